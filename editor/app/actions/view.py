"""The "View" menu: what is shown, and how."""

from editor.app import conditions as when
from editor.app.action_spec import ActionSpec, Key
from editor.core.text import QT_TRANSLATE_NOOP

VIEW = (
    (
        ActionSpec(
            "filter",
            QT_TRANSLATE_NOOP("actions", "&Filter"),
            lambda do: do.view.focus_filter,
            keys=(Key.Find,),
            icon="search",
            enabled_when=when.opened,
        ),
        ActionSpec(
            "next_match",
            QT_TRANSLATE_NOOP("actions", "&Next match"),
            lambda do: do.find.next_match,
            keys=(Key.FindNext, "F3"),
            enabled_when=when.opened,
        ),
        ActionSpec(
            "previous_match",
            QT_TRANSLATE_NOOP("actions", "&Previous match"),
            lambda do: do.find.previous_match,
            keys=(Key.FindPrevious, "Shift+F3"),
            enabled_when=when.opened,
        ),
        ActionSpec(
            "clear_filter",
            QT_TRANSLATE_NOOP("actions", "Show &all rows"),
            lambda do: do.view.clear_filter,
            icon="funnel",
            enabled_when=when.filtered,
        ),
    ),
    (
        ActionSpec(
            "next_finding",
            QT_TRANSLATE_NOOP("actions", "Ne&xt finding"),
            lambda do: do.view.next_finding,
            keys=("F8",),
            icon="chevron-down",
            enabled_when=when.walkable,
        ),
        ActionSpec(
            "previous_finding",
            QT_TRANSLATE_NOOP("actions", "Pre&vious finding"),
            lambda do: do.view.previous_finding,
            keys=("Shift+F8",),
            icon="chevron-up",
            enabled_when=when.walkable,
        ),
    ),
    (
        ActionSpec(
            "findings_panel",
            QT_TRANSLATE_NOOP("actions", "Fin&dings"),
            lambda do: do.panels.toggle_findings,
            keys=("Ctrl+1",),
            icon="panel-bottom",
            checked_when=when.shows_findings,
        ),
        ActionSpec(
            "site_panel",
            QT_TRANSLATE_NOOP("actions", "Site folde&rs"),
            lambda do: do.panels.toggle_site,
            keys=("Ctrl+2",),
            icon="panel-left",
            enabled_when=when.opened,
            checked_when=when.shows_site,
            hint=QT_TRANSLATE_NOOP("actions", "The folders of the site, and how many URLs lie in each"),
        ),
        ActionSpec(
            "details_panel",
            QT_TRANSLATE_NOOP("actions", "De&tails"),
            lambda do: do.panels.toggle_details,
            keys=("Ctrl+3",),
            icon="panel-right",
            enabled_when=when.opened,
            checked_when=when.shows_details,
            hint=QT_TRANSLATE_NOOP("actions", "All that the selected entries hold, with room for each value"),
        ),
        ActionSpec(
            "files_panel",
            QT_TRANSLATE_NOOP("actions", "Fil&es"),
            lambda do: do.panels.toggle_files,
            keys=("Ctrl+4",),
            enabled_when=when.has_files,
            checked_when=when.shows_files,
            hint=QT_TRANSLATE_NOOP("actions", "The files that are open as one document, and how each stands"),
        ),
        ActionSpec(
            "fold_origin",
            QT_TRANSLATE_NOOP("actions", "Fold away the common &origin"),
            lambda do: do.look.toggle_origin,
            checked_when=when.folds_origin,
            hint=QT_TRANSLATE_NOOP("actions", "Show only what comes after the origin that most URLs share"),
        ),
    ),
    (
        ActionSpec(
            "zoom_in",
            QT_TRANSLATE_NOOP("actions", "Zoom &in"),
            lambda do: do.look.zoom_in,
            keys=(Key.ZoomIn, "Ctrl+="),
        ),
        ActionSpec(
            "zoom_out",
            QT_TRANSLATE_NOOP("actions", "Zoom o&ut"),
            lambda do: do.look.zoom_out,
            keys=(Key.ZoomOut,),
        ),
        ActionSpec(
            "zoom_reset",
            QT_TRANSLATE_NOOP("actions", "Usual si&ze"),
            lambda do: do.look.zoom_reset,
            keys=("Ctrl+0",),
        ),
    ),
    (
        ActionSpec(
            "theme_system",
            QT_TRANSLATE_NOOP("actions", "Colours of the &system"),
            lambda do: do.look.use_system_theme,
            icon="sun-moon",
            checked_when=when.theme_is("system"),
        ),
        ActionSpec(
            "theme_light",
            QT_TRANSLATE_NOOP("actions", "&Light"),
            lambda do: do.look.use_light_theme,
            icon="sun",
            checked_when=when.theme_is("light"),
        ),
        ActionSpec(
            "theme_dark",
            QT_TRANSLATE_NOOP("actions", "Dar&k"),
            lambda do: do.look.use_dark_theme,
            icon="moon",
            checked_when=when.theme_is("dark"),
        ),
    ),
    (
        ActionSpec(
            "next_file",
            QT_TRANSLATE_NOOP("actions", "Next file"),
            lambda do: do.files.next_file,
            keys=("Alt+PgDown",),
            enabled_when=when.has_files,
            hint=QT_TRANSLATE_NOOP("actions", "Of several files show the next one alone"),
        ),
        ActionSpec(
            "previous_file",
            QT_TRANSLATE_NOOP("actions", "Previous file"),
            lambda do: do.files.previous_file,
            keys=("Alt+PgUp",),
            enabled_when=when.has_files,
            hint=QT_TRANSLATE_NOOP("actions", "Of several files show the one before alone"),
        ),
        ActionSpec(
            "find_file",
            QT_TRANSLATE_NOOP("actions", "&Go to a file…"),
            lambda do: do.files.find_file,
            keys=("Alt+G",),
            enabled_when=when.has_files,
            hint=QT_TRANSLATE_NOOP("actions", "Find one of several files by its name and show it alone"),
        ),
    ),
    (
        ActionSpec(
            "next_tab",
            QT_TRANSLATE_NOOP("actions", "Next ta&b"),
            lambda do: do.view.next_tab,
            keys=("Ctrl+Tab", "Ctrl+PgDown"),
            enabled_when=when.several_tabs,
        ),
        ActionSpec(
            "previous_tab",
            QT_TRANSLATE_NOOP("actions", "Previous tab"),
            lambda do: do.view.previous_tab,
            keys=("Ctrl+Shift+Tab", "Ctrl+PgUp"),
            enabled_when=when.several_tabs,
        ),
    ),
)
