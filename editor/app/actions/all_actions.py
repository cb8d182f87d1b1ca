"""All actions, declared once: the menus, the tool bar and the list of shortcuts read this.

The actions of the Help menu and of the Site menu, what is asked of the published site, are declared
here; those of other menus have modules of their own.
"""

from editor.app.actions import action_conditions
from editor.app.actions.action_conditions import ActionSpec, Key, Role
from editor.app.actions.edit_actions import EDIT, ROWS
from editor.app.actions.file_actions import FILE
from editor.app.actions.view_actions import VIEW
from editor.app.window.window_state import Menu, Submenu
from editor.core.text import QT_TRANSLATE_NOOP

HELP = (
    (
        ActionSpec(
            "manual",
            QT_TRANSLATE_NOOP("actions", "Man&ual"),
            lambda do: do.help.show_manual,
            keys=(Key.HelpContents, "F1"),
            icon="circle-question-mark",
            hint=QT_TRANSLATE_NOOP("actions", "How to do things, and what the current finding means"),
            synonyms=QT_TRANSLATE_NOOP("actions", "help documentation guide learn"),
        ),
        ActionSpec(
            "find_action",
            QT_TRANSLATE_NOOP("actions", "Fin&d an action…"),
            lambda do: do.search.find_action,
            keys=("Ctrl+Shift+P",),
            icon="search",
        ),
        ActionSpec(
            "shortcuts",
            QT_TRANSLATE_NOOP("actions", "Keyboard &shortcuts"),
            lambda do: do.help.show_shortcuts,
            keys=("Ctrl+F1",),
            synonyms=QT_TRANSLATE_NOOP("actions", "keys keyboard hotkeys"),
        ),
        ActionSpec(
            "filter_language",
            QT_TRANSLATE_NOOP("actions", "&Filter language"),
            lambda do: do.help.show_filter_language,
            icon="funnel",
            hint=QT_TRANSLATE_NOOP("actions", "What you can type in the filter, with examples"),
            synonyms=QT_TRANSLATE_NOOP("actions", "syntax query search manual"),
        ),
        ActionSpec(
            "glossary",
            QT_TRANSLATE_NOOP("actions", "&Glossary"),
            lambda do: do.help.show_glossary,
            icon="notebook-text",
            hint=QT_TRANSLATE_NOOP("actions", "What error, warning, advice, note, save and export mean"),
            synonyms=QT_TRANSLATE_NOOP("actions", "words terms meaning definition manual severity"),
        ),
        ActionSpec(
            "sample",
            QT_TRANSLATE_NOOP("actions", "Open the sa&mple"),
            lambda do: do.file.open_sample,
            synonyms=QT_TRANSLATE_NOOP("actions", "example demo"),
        ),
    ),
    (
        ActionSpec(
            "about",
            QT_TRANSLATE_NOOP("actions", "&About Sitemap Editor"),
            lambda do: do.help.show_about,
            icon="info",
            role=Role.AboutRole,
            synonyms=QT_TRANSLATE_NOOP("actions", "version licence info"),
        ),
    ),
)


SITE = (
    (
        ActionSpec(
            "open_web",
            QT_TRANSLATE_NOOP("actions", "&Open from the web…"),
            lambda do: do.open_web.show,
            icon="download",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Find the sitemaps of a site by its address or robots.txt, and open them"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "url http https address fetch load robots index live"),
        ),
    ),
    (
        ActionSpec(
            "check_urls",
            QT_TRANSLATE_NOOP("actions", "&Check URLs…"),
            lambda do: do.audit.check_urls,
            keys=("Ctrl+Shift+U",),
            icon="globe",
            enabled_when=action_conditions.has_whole_rows,
            hint=QT_TRANSLATE_NOOP("actions", "Ask the live site whether the URLs answer, and with what"),
            synonyms=QT_TRANSLATE_NOOP(
                "actions", "audit crawl live broken dead links status 404 redirect http noindex canonical"
            ),
        ),
        ActionSpec(
            "honest_lastmod",
            QT_TRANSLATE_NOOP("actions", "&Honest lastmod…"),
            lambda do: do.audit.honest_lastmod,
            icon="calendar",
            enabled_when=action_conditions.has_editable_dates,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Propose new dates only for pages whose text has changed between two checks"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "date changed content freshness last modified"),
        ),
    ),
    (
        ActionSpec(
            "robots",
            QT_TRANSLATE_NOOP("actions", "&robots.txt…"),
            lambda do: do.robots.show,
            enabled_when=action_conditions.is_whole,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Mark the rows that a robots.txt blocks, and see whether it names this sitemap"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "blocked disallow allow crawler googlebot bingbot yandex"),
        ),
        ActionSpec(
            "compare_published",
            QT_TRANSLATE_NOOP("actions", "Compare with what is &published"),
            lambda do: do.compare.show_published,
            enabled_when=action_conditions.is_whole,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Fetch the sitemap from its published URL, and see how it differs"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "diff difference live site changes upload"),
        ),
        ActionSpec(
            "announce",
            QT_TRANSLATE_NOOP("actions", "&Announce changes…"),
            lambda do: do.announce.show,
            enabled_when=action_conditions.is_saved,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Tell search engines which URLs of the published sitemap changed (IndexNow)"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "indexnow submit ping bing yandex notify publish"),
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
