"""All actions, declared once: the menus, the tool bar and the list of shortcuts read this.

The actions of the File, Site and Help menus are declared here, those of other menus in modules of their own.
"""

from editor.app.actions.action_spec import ActionSpec, Key, Menu, Role, Submenu
from editor.app.actions.edit_actions import EDIT, ROWS
from editor.app.actions.view_actions import VIEW
from editor.core.text import QT_TRANSLATE_NOOP
from editor.services.settings.settings_file import Settings

FILE = (
    (
        ActionSpec(
            "file.new",
            QT_TRANSLATE_NOOP("actions", "&New sitemap"),
            keys=(Key.New,),
            icon="file-plus",
            synonyms=QT_TRANSLATE_NOOP("actions", "create empty urlset"),
        ),
        ActionSpec(
            "file.new_index",
            QT_TRANSLATE_NOOP("actions", "New sitemap &index"),
            synonyms=QT_TRANSLATE_NOOP("actions", "create sitemapindex"),
        ),
        ActionSpec(
            "file.new_text",
            QT_TRANSLATE_NOOP("actions", "New &URL list"),
            synonyms=QT_TRANSLATE_NOOP("actions", "create text txt"),
        ),
        ActionSpec(
            "into.new_from_table",
            QT_TRANSLATE_NOOP("actions", "Ne&w from a table…"),
            hint=QT_TRANSLATE_NOOP("actions", "Create a sitemap from a CSV file or spreadsheet"),
            synonyms=QT_TRANSLATE_NOOP(
                "actions", "csv tsv xlsx excel spreadsheet import crawl crawler screaming frog convert"
            ),
        ),
    ),
    (
        ActionSpec(
            "file.open",
            QT_TRANSLATE_NOOP("actions", "&Open…"),
            keys=(Key.Open,),
            icon="folder-open",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Open sitemaps (XML, gzipped or lists of URLs), feeds and tables"
            ),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Open"),
            synonyms=QT_TRANSLATE_NOOP("actions", "load file xml gz txt csv xlsx rss feed robots import"),
        ),
        ActionSpec(
            "together.open_folder",
            QT_TRANSLATE_NOOP("actions", "Open a &folder…"),
            hint=QT_TRANSLATE_NOOP("actions", "Open all sitemaps in a folder as one document"),
            synonyms=QT_TRANSLATE_NOOP("actions", "directory all files together"),
        ),
        ActionSpec(
            "together.open_children",
            QT_TRANSLATE_NOOP("actions", "Open the inde&x with its sitemaps"),
            keys=("Ctrl+Shift+O",),
            enabled="is_ready and is_index and has_path",
            hint=QT_TRANSLATE_NOOP("actions", "Open the index and the sitemaps next to it as one document"),
            synonyms=QT_TRANSLATE_NOOP("actions", "index sitemaps together children"),
        ),
    ),
    (
        ActionSpec(
            "save.save",
            QT_TRANSLATE_NOOP("actions", "&Save"),
            keys=(Key.Save,),
            icon="save",
            enabled="is_editable",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Write your changes back to this file and leave everything else in it untouched"
            ),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Save"),
            synonyms=QT_TRANSLATE_NOOP("actions", "write store"),
        ),
        ActionSpec(
            "save.save_as",
            QT_TRANSLATE_NOOP("actions", "Save &as…"),
            keys=(Key.SaveAs, "Ctrl+Shift+S"),
            enabled="is_editable",
            synonyms=QT_TRANSLATE_NOOP("actions", "write rename gz gzip compress"),
        ),
        ActionSpec(
            "save.save_copy",
            QT_TRANSLATE_NOOP("actions", "Save a cop&y…"),
            enabled="is_editable",
            hint=QT_TRANSLATE_NOOP("actions", "Write a copy somewhere else and keep working on this file"),
            synonyms=QT_TRANSLATE_NOOP("actions", "backup duplicate file"),
        ),
        ActionSpec(
            "export.export",
            QT_TRANSLATE_NOOP("actions", "&Export…"),
            keys=("Ctrl+E",),
            icon="download",
            enabled="is_editable",
            hint=QT_TRANSLATE_NOOP(
                "actions",
                "Write a clean, checked copy to upload to your site, split if it is too large; this "
                "file stays as it is",
            ),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Export"),
            synonyms=QT_TRANSLATE_NOOP(
                "actions",
                "split compress gzip publish clean several files section language year limit convert",
            ),
        ),
        ActionSpec(
            "out.export_table",
            QT_TRANSLATE_NOOP("actions", "Export the &table…"),
            enabled="is_whole",
            hint=QT_TRANSLATE_NOOP("actions", "Write the rows to a CSV file or spreadsheet"),
            synonyms=QT_TRANSLATE_NOOP("actions", "csv tsv xlsx json excel spreadsheet convert"),
        ),
        ActionSpec(
            "out.save_findings",
            QT_TRANSLATE_NOOP("actions", "Save the findin&gs…"),
            enabled="is_whole",
            hint=QT_TRANSLATE_NOOP("actions", "Save the findings as a web page or a CSV file"),
            synonyms=QT_TRANSLATE_NOOP("actions", "report csv html errors problems"),
        ),
        ActionSpec(
            "out.copy_findings",
            QT_TRANSLATE_NOOP("actions", "Co&py the findings"),
            enabled="is_whole",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Copy the findings, ready to paste into an email or a spreadsheet"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "report clipboard mail errors problems"),
        ),
    ),
    (
        ActionSpec(
            "file.reload",
            QT_TRANSLATE_NOOP("actions", "Re&load"),
            keys=(Key.Refresh,),
            icon="refresh-cw",
            enabled="is_on_disk",
            hint=QT_TRANSLATE_NOOP("actions", "Read the file from disk again"),
            synonyms=QT_TRANSLATE_NOOP("actions", "refresh revert read again"),
        ),
        ActionSpec(
            "repair.read_encoding",
            QT_TRANSLATE_NOOP("actions", "Read in another enco&ding…"),
            enabled="is_on_disk and not has_files",
            hint=QT_TRANSLATE_NOOP("actions", "For a file that is not in the encoding it declares"),
            synonyms=QT_TRANSLATE_NOOP("actions", "charset utf-8 latin windows-1252 umlauts garbled"),
        ),
        ActionSpec(
            "repair.show_repairs",
            QT_TRANSLATE_NOOP("actions", "W&hat was repaired…"),
            name="repairs",
            enabled="is_ready and has_repairs",
            hint=QT_TRANSLATE_NOOP("actions", "See what was done to a damaged file so that it could be read"),
            synonyms=QT_TRANSLATE_NOOP("actions", "damaged broken recover recovered mended"),
        ),
        ActionSpec(
            "versions.show",
            QT_TRANSLATE_NOOP("actions", "Earlier &versions…"),
            name="versions",
            enabled="is_editable and has_path and not has_files",
            hint=QT_TRANSLATE_NOOP(
                "actions", "See and restore what the file contained before it was saved here"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "history backup previous restore undo older"),
        ),
        ActionSpec(
            "compare.show",
            QT_TRANSLATE_NOOP("actions", "Compare with…"),
            name="compare",
            enabled="is_whole",
            hint=QT_TRANSLATE_NOOP(
                "actions", "See how another sitemap or a crawl differs, and copy what you want from it"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "diff difference changes crawl"),
        ),
        ActionSpec(
            "recovery.show",
            QT_TRANSLATE_NOOP("actions", "Recover unsaved changes…"),
            name="lost_work",
            enabled="has_lost_work",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Restore changes that were not saved before the editor was closed unexpectedly"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "crash recover restore"),
        ),
        ActionSpec(
            "repair.accept_recovery",
            QT_TRANSLATE_NOOP("actions", "Accept the recovered entries"),
            icon="check",
            enabled="is_ready and is_recovered",
            hint=QT_TRANSLATE_NOOP("actions", "Continue with what could be recovered from a damaged file"),
            synonyms=QT_TRANSLATE_NOOP("actions", "damaged broken repair"),
        ),
    ),
    (
        ActionSpec(
            "file.set_published_url",
            QT_TRANSLATE_NOOP("actions", "Pu&blished URL…"),
            name="published_url",
            icon="globe",
            enabled="is_editable",
            hint=QT_TRANSLATE_NOOP("actions", "Set the URL this file is published at"),
            synonyms=QT_TRANSLATE_NOOP("actions", "url location host address site scope"),
        ),
        ActionSpec(
            "edit.convert_utf8",
            QT_TRANSLATE_NOOP("actions", "Convert to UTF-&8"),
            enabled="is_editable and is_foreign_encoding",
            synonyms=QT_TRANSLATE_NOOP("actions", "encoding charset"),
        ),
        ActionSpec(
            "help.show_summary",
            QT_TRANSLATE_NOOP("actions", "Sum&mary"),
            name="summary",
            keys=("Ctrl+I",),
            icon="info",
            enabled="has_document",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Facts about the whole file: kind, size, encoding, findings and notes"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "statistics info properties count size notes"),
        ),
    ),
    (
        ActionSpec(
            "close.close",
            QT_TRANSLATE_NOOP("actions", "&Close"),
            keys=(Key.Close,),
            icon="x",
            enabled="tabs",
            synonyms=QT_TRANSLATE_NOOP("actions", "tab"),
        ),
        ActionSpec(
            "close.quit",
            QT_TRANSLATE_NOOP("actions", "&Quit"),
            keys=(Key.Quit, "Ctrl+Q"),
            role=Role.QuitRole,
            synonyms=QT_TRANSLATE_NOOP("actions", "exit"),
        ),
    ),
)


SITE = (
    (
        ActionSpec(
            "open_web.show",
            QT_TRANSLATE_NOOP("actions", "&Open from the web…"),
            name="open_web",
            icon="download",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Find the sitemaps of a site by its address or robots.txt, and open them"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "url http https address fetch load robots index live"),
        ),
    ),
    (
        ActionSpec(
            "audit.check_urls",
            QT_TRANSLATE_NOOP("actions", "&Check URLs…"),
            keys=("Ctrl+Shift+U",),
            icon="globe",
            enabled="is_whole and rows",
            hint=QT_TRANSLATE_NOOP("actions", "Ask the live site whether the URLs answer, and with what"),
            synonyms=QT_TRANSLATE_NOOP(
                "actions", "audit crawl live broken dead links status 404 redirect http noindex canonical"
            ),
        ),
        ActionSpec(
            "audit.honest_lastmod",
            QT_TRANSLATE_NOOP("actions", "&Honest lastmod…"),
            icon="calendar",
            enabled="is_editable and rows and not is_index",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Propose new dates only for pages whose text has changed between two checks"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "date changed content freshness last modified"),
        ),
    ),
    (
        ActionSpec(
            "robots.show",
            QT_TRANSLATE_NOOP("actions", "&robots.txt…"),
            name="robots",
            enabled="is_whole",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Mark the rows that a robots.txt blocks, and see whether it names this sitemap"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "blocked disallow allow crawler googlebot bingbot yandex"),
        ),
        ActionSpec(
            "compare.compare_published",
            QT_TRANSLATE_NOOP("actions", "Compare with what is &published"),
            enabled="is_whole",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Fetch the sitemap from its published URL, and see how it differs"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "diff difference live site changes upload"),
        ),
        ActionSpec(
            "announce.show",
            QT_TRANSLATE_NOOP("actions", "&Announce changes…"),
            name="announce",
            enabled="is_ready and is_on_disk and not is_modified",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Tell search engines which URLs of the published sitemap changed (IndexNow)"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "indexnow submit ping bing yandex notify publish"),
        ),
    ),
)


HELP = (
    (
        ActionSpec(
            "help.show_manual",
            QT_TRANSLATE_NOOP("actions", "Man&ual"),
            name="manual",
            keys=(Key.HelpContents, "F1"),
            icon="circle-question-mark",
            hint=QT_TRANSLATE_NOOP("actions", "How to do things, and what the current finding means"),
            synonyms=QT_TRANSLATE_NOOP("actions", "help documentation guide learn"),
        ),
        ActionSpec(
            "search.find_action",
            QT_TRANSLATE_NOOP("actions", "Fin&d an action…"),
            keys=("Ctrl+Shift+P",),
            icon="search",
        ),
        ActionSpec(
            "help.show_shortcuts",
            QT_TRANSLATE_NOOP("actions", "Keyboard &shortcuts"),
            name="shortcuts",
            keys=("Ctrl+F1",),
            synonyms=QT_TRANSLATE_NOOP("actions", "keys keyboard hotkeys"),
        ),
        ActionSpec(
            "help.show_filter_language",
            QT_TRANSLATE_NOOP("actions", "&Filter language"),
            name="filter_language",
            icon="funnel",
            hint=QT_TRANSLATE_NOOP("actions", "What you can type in the filter, with examples"),
            synonyms=QT_TRANSLATE_NOOP("actions", "syntax query search manual"),
        ),
        ActionSpec(
            "help.show_glossary",
            QT_TRANSLATE_NOOP("actions", "&Glossary"),
            name="glossary",
            icon="notebook-text",
            hint=QT_TRANSLATE_NOOP("actions", "What error, warning, advice, note, save and export mean"),
            synonyms=QT_TRANSLATE_NOOP("actions", "words terms meaning definition manual severity"),
        ),
        ActionSpec(
            "file.open_sample",
            QT_TRANSLATE_NOOP("actions", "Open the sa&mple"),
            name="sample",
            synonyms=QT_TRANSLATE_NOOP("actions", "example demo"),
        ),
    ),
    (
        ActionSpec(
            "help.show_about",
            QT_TRANSLATE_NOOP("actions", "&About Sitemap Editor"),
            name="about",
            icon="info",
            role=Role.AboutRole,
            synonyms=QT_TRANSLATE_NOOP("actions", "version licence info"),
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
