"""All actions, declared once: the menus, the tool bar and the list of shortcuts read this.

The actions of the File, Site and Help menus are declared here, those of other menus in modules of their own.
"""

from editor.app.actions.action_spec import ActionSpec, Key, Menu, Role, Submenu
from editor.app.actions.edit_actions import EDIT, ROWS
from editor.app.actions.view_actions import VIEW
from editor.core.text import N_
from editor.services.settings.settings_file import Settings

FILE = (
    (
        ActionSpec(
            "file.new",
            N_("&New sitemap"),
            keys=(Key.New,),
            icon="file-plus",
            synonyms=N_("create empty urlset"),
        ),
        ActionSpec("file.new_index", N_("New sitemap &index"), synonyms=N_("create sitemapindex")),
        ActionSpec("file.new_text", N_("New &URL list"), synonyms=N_("create text txt")),
        ActionSpec(
            "later.into.new_from_table",
            N_("Ne&w from a table…"),
            hint=N_("Create a sitemap from a CSV file or spreadsheet"),
            synonyms=N_("csv tsv xlsx excel spreadsheet import crawl crawler screaming frog convert"),
        ),
    ),
    (
        ActionSpec(
            "file.open",
            N_("&Open…"),
            keys=(Key.Open,),
            icon="folder-open",
            hint=N_("Open sitemaps (XML, gzipped or lists of URLs), feeds and tables"),
            tool_bar=N_("Open"),
            synonyms=N_("load file xml gz txt csv xlsx rss feed robots import"),
        ),
        ActionSpec(
            "together.open_folder",
            N_("Open a &folder…"),
            hint=N_("Open all sitemaps in a folder as one document"),
            synonyms=N_("directory all files together"),
        ),
        ActionSpec(
            "together.open_children",
            N_("Open the inde&x with its sitemaps"),
            keys=("Ctrl+Shift+O",),
            enabled="is_ready and is_index and has_path",
            hint=N_("Open the index and the sitemaps next to it as one document"),
            synonyms=N_("index sitemaps together children"),
        ),
    ),
    (
        ActionSpec(
            "save.save",
            N_("&Save"),
            keys=(Key.Save,),
            icon="save",
            enabled="is_editable",
            hint=N_("Write your changes back to this file and leave everything else in it untouched"),
            tool_bar=N_("Save"),
            synonyms=N_("write store"),
        ),
        ActionSpec(
            "save.save_as",
            N_("Save &as…"),
            keys=(Key.SaveAs, "Ctrl+Shift+S"),
            enabled="is_editable",
            synonyms=N_("write rename gz gzip compress"),
        ),
        ActionSpec(
            "save.save_copy",
            N_("Save a cop&y…"),
            enabled="is_editable",
            hint=N_("Write a copy somewhere else and keep working on this file"),
            synonyms=N_("backup duplicate file"),
        ),
        ActionSpec(
            "later.export.export",
            N_("&Export…"),
            keys=("Ctrl+E",),
            icon="download",
            enabled="is_editable",
            hint=N_(
                "Write a clean, checked copy to upload to your site, split if it is too large; this "
                "file stays as it is"
            ),
            tool_bar=N_("Export"),
            synonyms=N_(
                "split compress gzip publish clean several files section language year limit convert"
            ),
        ),
        ActionSpec(
            "later.out.export_table",
            N_("Export the &table…"),
            enabled="is_whole",
            hint=N_("Write the rows to a CSV file or spreadsheet"),
            synonyms=N_("csv tsv xlsx json excel spreadsheet convert"),
        ),
        ActionSpec(
            "later.out.save_findings",
            N_("Save the findin&gs…"),
            enabled="is_whole",
            hint=N_("Save the findings as a web page or a CSV file"),
            synonyms=N_("report csv html errors problems"),
        ),
        ActionSpec(
            "later.out.copy_findings",
            N_("Co&py the findings"),
            enabled="is_whole",
            hint=N_("Copy the findings, ready to paste into an email or a spreadsheet"),
            synonyms=N_("report clipboard mail errors problems"),
        ),
    ),
    (
        ActionSpec(
            "file.reload",
            N_("Re&load"),
            keys=(Key.Refresh,),
            icon="refresh-cw",
            enabled="is_on_disk",
            hint=N_("Read the file from disk again"),
            synonyms=N_("refresh revert read again"),
        ),
        ActionSpec(
            "later.repair.read_encoding",
            N_("Read in another enco&ding…"),
            enabled="is_on_disk and not has_files",
            hint=N_("For a file that is not in the encoding it declares"),
            synonyms=N_("charset utf-8 latin windows-1252 umlauts garbled"),
        ),
        ActionSpec(
            "later.repair.show_repairs",
            N_("W&hat was repaired…"),
            name="repairs",
            enabled="is_ready and has_repairs",
            hint=N_("See what was done to a damaged file so that it could be read"),
            synonyms=N_("damaged broken recover recovered mended"),
        ),
        ActionSpec(
            "later.versions.show",
            N_("Earlier &versions…"),
            name="versions",
            enabled="is_editable and has_path and not has_files",
            hint=N_("See and restore what the file contained before it was saved here"),
            synonyms=N_("history backup previous restore undo older"),
        ),
        ActionSpec(
            "later.compare.show",
            N_("Compare with…"),
            name="compare",
            enabled="is_whole",
            hint=N_("See how another sitemap or a crawl differs, and copy what you want from it"),
            synonyms=N_("diff difference changes crawl"),
        ),
        ActionSpec(
            "recovery.show",
            N_("Recover unsaved changes…"),
            name="lost_work",
            enabled="has_lost_work",
            hint=N_("Restore changes that were not saved before the editor was closed unexpectedly"),
            synonyms=N_("crash recover restore"),
        ),
        ActionSpec(
            "later.repair.accept_recovery",
            N_("Accept the recovered entries"),
            icon="check",
            enabled="is_ready and is_recovered",
            hint=N_("Continue with what could be recovered from a damaged file"),
            synonyms=N_("damaged broken repair"),
        ),
    ),
    (
        ActionSpec(
            "later.published.ask",
            N_("Pu&blished URL…"),
            name="published_url",
            icon="globe",
            enabled="is_editable",
            hint=N_("Set the URL this file is published at"),
            synonyms=N_("url location host address site scope"),
        ),
        ActionSpec(
            "edit.convert_utf8",
            N_("Convert to UTF-&8"),
            enabled="is_editable and is_foreign_encoding",
            synonyms=N_("encoding charset"),
        ),
        ActionSpec(
            "later.help.show_summary",
            N_("Sum&mary"),
            name="summary",
            keys=("Ctrl+I",),
            icon="info",
            enabled="has_document",
            hint=N_("Facts about the whole file: kind, size, encoding, findings and notes"),
            synonyms=N_("statistics info properties count size notes"),
        ),
    ),
    (
        ActionSpec(
            "close.close", N_("&Close"), keys=(Key.Close,), icon="x", enabled="tabs", synonyms=N_("tab")
        ),
        ActionSpec(
            "close.quit", N_("&Quit"), keys=(Key.Quit, "Ctrl+Q"), role=Role.QuitRole, synonyms=N_("exit")
        ),
    ),
)


SITE = (
    (
        ActionSpec(
            "later.open_web.show",
            N_("&Open from the web…"),
            name="open_web",
            icon="download",
            hint=N_("Find the sitemaps of a site by its address or robots.txt, and open them"),
            synonyms=N_("url http https address fetch load robots index live"),
        ),
        ActionSpec(
            "later.coverage.new_from_site",
            N_("&New from a site or folder…"),
            hint=N_("Find the pages of a live site, or of a built one in a folder, and list them"),
            synonyms=N_("crawl generate spider create pages html public build"),
        ),
    ),
    (
        ActionSpec(
            "later.audit.check_urls",
            N_("&Check URLs…"),
            keys=("Ctrl+Shift+U",),
            icon="globe",
            enabled="is_whole and rows",
            hint=N_("Ask the live site whether the URLs answer, and with what"),
            synonyms=N_("audit crawl live broken dead links status 404 redirect http noindex canonical"),
        ),
        ActionSpec(
            "later.coverage.show",
            N_("Co&verage…"),
            name="coverage",
            enabled="is_editable and not is_index",
            hint=N_("Find the pages that are not listed, and the listed URLs that are not there"),
            synonyms=N_("missing pages orphan pages not in sitemap crawl folder unlinked add remove"),
        ),
        ActionSpec(
            "later.audit.honest_lastmod",
            N_("&Dates of changed pages…"),
            icon="calendar",
            enabled="is_editable and rows and not is_index",
            hint=N_("Propose new dates only for pages whose text has changed between two checks"),
            synonyms=N_("date changed content freshness last modified lastmod honest"),
        ),
    ),
    (
        ActionSpec(
            "data.join_table",
            N_("&Join a table…"),
            icon="sheet",
            enabled="is_whole and rows",
            hint=N_("Show columns of a crawl, of Search Console or of a log beside the entries, by URL"),
            synonyms=N_("data clicks impressions crawl screaming frog search console log analytics csv xlsx"),
        ),
        ActionSpec(
            "later.robots.show",
            N_("&robots.txt…"),
            name="robots",
            enabled="is_whole",
            hint=N_("Mark the rows that a robots.txt blocks, and see whether it names this sitemap"),
            synonyms=N_("blocked disallow allow crawler googlebot bingbot yandex"),
        ),
        ActionSpec(
            "later.compare.compare_published",
            N_("Compare with what is &published"),
            enabled="is_whole",
            hint=N_("Fetch the sitemap from its published URL, and see how it differs"),
            synonyms=N_("diff difference live site changes upload"),
        ),
        ActionSpec(
            "later.announce.show",
            N_("&Announce changes to search engines…"),
            name="announce",
            enabled="is_ready and is_on_disk and not is_modified",
            hint=N_("Tell search engines which URLs of the published sitemap changed (IndexNow)"),
            synonyms=N_("indexnow submit ping bing yandex notify publish"),
        ),
    ),
)


HELP = (
    (
        ActionSpec(
            "later.help.show_manual",
            N_("Man&ual"),
            name="manual",
            keys=(Key.HelpContents, "F1"),
            icon="circle-question-mark",
            hint=N_("How to do things, and what the current finding means"),
            synonyms=N_("help documentation guide learn"),
        ),
        ActionSpec("later.search.find_action", N_("Fin&d an action…"), keys=("Ctrl+Shift+P",), icon="search"),
        ActionSpec(
            "later.help.show_shortcuts",
            N_("Keyboard &shortcuts"),
            name="shortcuts",
            keys=("Ctrl+F1",),
            synonyms=N_("keys keyboard hotkeys"),
        ),
        ActionSpec(
            "later.help.show_filter_language",
            N_("&Filter language"),
            name="filter_language",
            icon="funnel",
            hint=N_("What you can type in the filter, with examples"),
            synonyms=N_("syntax query search manual"),
        ),
        ActionSpec(
            "later.help.show_glossary",
            N_("&Glossary"),
            name="glossary",
            icon="notebook-text",
            hint=N_("What error, warning, advice, note, save and export mean"),
            synonyms=N_("words terms meaning definition manual severity"),
        ),
        ActionSpec("file.open_sample", N_("Open the sa&mple"), name="sample", synonyms=N_("example demo")),
    ),
    (
        ActionSpec(
            "later.help.show_about",
            N_("&About Sitemap Editor"),
            name="about",
            icon="info",
            role=Role.AboutRole,
            synonyms=N_("version licence info"),
        ),
    ),
)


# The actions of each menu, in groups with separators between them.
MENUS: dict[Menu, tuple[tuple[ActionSpec, ...], ...]] = {
    Menu.FILE: FILE,
    Menu.EDIT: EDIT,
    Menu.ROWS: ROWS,
    Menu.VIEW: VIEW,
    Menu.SITE: SITE,
    Menu.HELP: HELP,
}

# Groups that have a submenu, by their first action.
SUBMENUS = {"freeze_url": Submenu.COLUMNS, "zoom_in": Submenu.LOOK, "theme_system": Submenu.LOOK}

ACTIONS = tuple(spec for groups in MENUS.values() for group in groups for spec in group)
TICKS = {spec.id: spec.tick for spec in ACTIONS if spec.tick is not None}


def ticked(settings: Settings, width: int) -> frozenset[str]:
    """Return the ids of actions whose tick is shown in a window of this width in pixels."""
    return frozenset(name for name, tick in TICKS.items() if tick.is_on(settings, width))


TOOL_BAR = (
    ("open", "save", "export"),
    ("undo", "redo"),
    ("add", "delete"),
    ("edit_values", "replace", "fix_here"),
)
CONTEXT_MENU = (
    ("edit_cell", "open_url", "copy_url"),
    ("cut", "copy", "paste", "clear", "fill_down"),
    ("filter_value", "filter_folder", "exclude_value"),
    ("add", "duplicate", "delete"),
    ("edit_values",),
)
BARE = {"undo", "redo", "add", "delete"}  # buttons of the tool bar without a word
PRIMARY = "save"  # the button that stands out while there are unsaved changes
