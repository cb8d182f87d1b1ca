"""The actions of the View menu: filter, order, panels, appearance."""

from editor.app.actions import action_conditions
from editor.app.actions.action_conditions import ActionSpec, Key
from editor.core.text import QT_TRANSLATE_NOOP

VIEW = (
    (
        ActionSpec(
            "filter",
            QT_TRANSLATE_NOOP("actions", "&Filter"),
            lambda do: do.view.focus_filter,
            keys=(Key.Find,),
            icon="search",
            enabled_when=action_conditions.has_document,
            synonyms=QT_TRANSLATE_NOOP("actions", "search find query narrow"),
        ),
        ActionSpec(
            "next_match",
            QT_TRANSLATE_NOOP("actions", "&Next match"),
            lambda do: do.find.next_match,
            keys=(Key.FindNext, "F3"),
            enabled_when=action_conditions.has_document,
            synonyms=QT_TRANSLATE_NOOP("actions", "search find"),
        ),
        ActionSpec(
            "previous_match",
            QT_TRANSLATE_NOOP("actions", "&Previous match"),
            lambda do: do.find.previous_match,
            keys=(Key.FindPrevious, "Shift+F3"),
            enabled_when=action_conditions.has_document,
            synonyms=QT_TRANSLATE_NOOP("actions", "search find"),
        ),
        ActionSpec(
            "clear_filter",
            QT_TRANSLATE_NOOP("actions", "Show &all rows"),
            lambda do: do.view.clear_filter,
            icon="funnel",
            enabled_when=action_conditions.is_filtered,
            synonyms=QT_TRANSLATE_NOOP("actions", "reset filter everything"),
        ),
        ActionSpec(
            "save_filter",
            QT_TRANSLATE_NOOP("actions", "Save t&his filter…"),
            lambda do: do.filters.save,
            enabled_when=action_conditions.is_filtered,
            hint=QT_TRANSLATE_NOOP("actions", "Save the filter under a name to use it with any file"),
            synonyms=QT_TRANSLATE_NOOP("actions", "name keep search favorite bookmark"),
        ),
        ActionSpec(
            "saved_filters",
            QT_TRANSLATE_NOOP("actions", "&Saved filters…"),
            lambda do: do.filters.show_saved,
            enabled_when=action_conditions.has_document,
            hint=QT_TRANSLATE_NOOP("actions", "Use, rename or delete saved filters"),
            synonyms=QT_TRANSLATE_NOOP("actions", "named search favorite bookmark rename delete"),
        ),
    ),
    (
        ActionSpec(
            "filter_value",
            QT_TRANSLATE_NOOP("actions", "Filter by this value"),
            lambda do: do.cells.filter_by_value,
            enabled_when=action_conditions.has_selection,
            hint=QT_TRANSLATE_NOOP("actions", "Show only the rows with the value of the current cell"),
            synonyms=QT_TRANSLATE_NOOP("actions", "only same equal narrow"),
        ),
        ActionSpec(
            "filter_folder",
            QT_TRANSLATE_NOOP("actions", "Filter by this folder"),
            lambda do: do.cells.filter_by_folder,
            enabled_when=action_conditions.has_selection,
            hint=QT_TRANSLATE_NOOP("actions", "Show only the URLs in the folder of the current one"),
            synonyms=QT_TRANSLATE_NOOP("actions", "path directory section narrow"),
        ),
        ActionSpec(
            "exclude_value",
            QT_TRANSLATE_NOOP("actions", "Exclude this value"),
            lambda do: do.cells.exclude_value,
            enabled_when=action_conditions.has_selection,
            hint=QT_TRANSLATE_NOOP("actions", "Hide the rows with the value of the current cell"),
            synonyms=QT_TRANSLATE_NOOP("actions", "filter out without not hide rows"),
        ),
    ),
    (
        ActionSpec(
            "next_finding",
            QT_TRANSLATE_NOOP("actions", "Ne&xt finding"),
            lambda do: do.view.next_finding,
            keys=("F8",),
            icon="chevron-down",
            enabled_when=action_conditions.has_findings,
            synonyms=QT_TRANSLATE_NOOP("actions", "error problem issue validate"),
        ),
        ActionSpec(
            "previous_finding",
            QT_TRANSLATE_NOOP("actions", "Pre&vious finding"),
            lambda do: do.view.previous_finding,
            keys=("Shift+F8",),
            icon="chevron-up",
            enabled_when=action_conditions.has_findings,
            synonyms=QT_TRANSLATE_NOOP("actions", "error problem issue validate"),
        ),
    ),
    (
        ActionSpec(
            "findings_panel",
            QT_TRANSLATE_NOOP("actions", "Fin&dings"),
            lambda do: do.panels.toggle_findings,
            keys=("Ctrl+1",),
            icon="panel-bottom",
            checked_when=action_conditions.shows_findings,
            synonyms=QT_TRANSLATE_NOOP(
                "actions", "validate validation validator check errors problems issues warnings lint test"
            ),
        ),
        ActionSpec(
            "site_panel",
            QT_TRANSLATE_NOOP("actions", "Site folde&rs"),
            lambda do: do.panels.toggle_site,
            keys=("Ctrl+2",),
            icon="panel-left",
            enabled_when=action_conditions.has_document,
            checked_when=action_conditions.shows_site,
            hint=QT_TRANSLATE_NOOP("actions", "The folders of the site and the number of URLs in each"),
            synonyms=QT_TRANSLATE_NOOP("actions", "tree folders structure paths"),
        ),
        ActionSpec(
            "details_panel",
            QT_TRANSLATE_NOOP("actions", "De&tails"),
            lambda do: do.panels.toggle_details,
            keys=("Ctrl+3",),
            icon="panel-right",
            enabled_when=action_conditions.has_document,
            checked_when=action_conditions.shows_details,
            hint=QT_TRANSLATE_NOOP("actions", "Everything in the selected entries, with room for each value"),
            synonyms=QT_TRANSLATE_NOOP("actions", "form properties image images video news"),
        ),
        ActionSpec(
            "files_panel",
            QT_TRANSLATE_NOOP("actions", "Fil&es"),
            lambda do: do.panels.toggle_files,
            keys=("Ctrl+4",),
            enabled_when=action_conditions.has_files,
            checked_when=action_conditions.shows_files,
            hint=QT_TRANSLATE_NOOP(
                "actions", "The files that are open as one document and the state of each"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "sitemaps list index"),
        ),
        ActionSpec(
            "insight_panel",
            QT_TRANSLATE_NOOP("actions", "Insight"),
            lambda do: do.panels.toggle_insight,
            keys=("Ctrl+5",),
            enabled_when=action_conditions.has_document,
            checked_when=action_conditions.shows_insight,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Pictures of all entries together; a click on a bar shows its rows"
            ),
            synonyms=QT_TRANSLATE_NOOP(
                "actions", "charts statistics summary distribution overview freshness stale graph"
            ),
        ),
        ActionSpec(
            "fold_origin",
            QT_TRANSLATE_NOOP("actions", "Hide the shared h&ost"),
            lambda do: do.look.toggle_origin,
            checked_when=action_conditions.folds_origin,
            hint=QT_TRANSLATE_NOOP("actions", "Leave out the scheme and host that most URLs share"),
            synonyms=QT_TRANSLATE_NOOP("actions", "host domain short"),
        ),
        ActionSpec(
            "local_dates",
            QT_TRANSLATE_NOOP("actions", "Dates in local for&mat"),
            lambda do: do.look.toggle_local_dates,
            checked_when=action_conditions.shows_local_dates,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Show dates the way your country writes them; the file itself does not change"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "locale country day month"),
        ),
    ),
    (
        ActionSpec(
            "freeze_url",
            QT_TRANSLATE_NOOP("actions", "Freeze the URL column"),
            lambda do: do.look.toggle_freeze,
            checked_when=action_conditions.freezes_url,
            hint=QT_TRANSLATE_NOOP("actions", "Keep the URLs in view while you scroll sideways"),
            synonyms=QT_TRANSLATE_NOOP("actions", "pin lock sticky fix scroll sideways horizontal"),
        ),
        ActionSpec(
            "fit_column",
            QT_TRANSLATE_NOOP("actions", "Fit this column to its content"),
            lambda do: do.columns.fit_column,
            enabled_when=action_conditions.has_document,
            hint=QT_TRANSLATE_NOOP("actions", "Or double-click the right border of its heading"),
            synonyms=QT_TRANSLATE_NOOP("actions", "width wide narrow resize auto"),
        ),
        ActionSpec(
            "reset_widths",
            QT_TRANSLATE_NOOP("actions", "Reset column &widths"),
            lambda do: do.columns.reset_widths,
            enabled_when=action_conditions.has_document,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Reset columns to their default widths; the URL column takes the rest"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "size default resize"),
        ),
        ActionSpec(
            "filter_column",
            QT_TRANSLATE_NOOP("actions", "Filter by this column…"),
            lambda do: do.columns.filter_column,
            enabled_when=action_conditions.has_document,
            hint=QT_TRANSLATE_NOOP("actions", "Start a filter on the column of the current cell"),
            synonyms=QT_TRANSLATE_NOOP("actions", "narrow query values"),
        ),
        ActionSpec(
            "hide_column",
            QT_TRANSLATE_NOOP("actions", "Hide this column"),
            lambda do: do.columns.hide_column,
            enabled_when=action_conditions.has_document,
            synonyms=QT_TRANSLATE_NOOP("actions", "remove show less"),
        ),
    ),
    (
        ActionSpec(
            "zoom_in",
            QT_TRANSLATE_NOOP("actions", "Zoom &in"),
            lambda do: do.look.zoom_in,
            keys=(Key.ZoomIn, "Ctrl+="),
            synonyms=QT_TRANSLATE_NOOP("actions", "larger bigger font"),
        ),
        ActionSpec(
            "zoom_out",
            QT_TRANSLATE_NOOP("actions", "Zoom o&ut"),
            lambda do: do.look.zoom_out,
            keys=(Key.ZoomOut,),
            synonyms=QT_TRANSLATE_NOOP("actions", "smaller font"),
        ),
        ActionSpec(
            "zoom_reset",
            QT_TRANSLATE_NOOP("actions", "Actual si&ze"),
            lambda do: do.look.zoom_reset,
            keys=("Ctrl+0",),
            synonyms=QT_TRANSLATE_NOOP("actions", "100% normal"),
        ),
    ),
    (
        ActionSpec(
            "theme_system",
            QT_TRANSLATE_NOOP("actions", "Follow the s&ystem"),
            lambda do: do.look.use_system_theme,
            icon="sun-moon",
            checked_when=action_conditions.theme_is("system"),
            synonyms=QT_TRANSLATE_NOOP("actions", "theme appearance"),
        ),
        ActionSpec(
            "theme_light",
            QT_TRANSLATE_NOOP("actions", "&Light"),
            lambda do: do.look.use_light_theme,
            icon="sun",
            checked_when=action_conditions.theme_is("light"),
            synonyms=QT_TRANSLATE_NOOP("actions", "theme appearance bright white"),
        ),
        ActionSpec(
            "theme_dark",
            QT_TRANSLATE_NOOP("actions", "Dar&k"),
            lambda do: do.look.use_dark_theme,
            icon="moon",
            checked_when=action_conditions.theme_is("dark"),
            synonyms=QT_TRANSLATE_NOOP("actions", "theme appearance night black"),
        ),
    ),
    (
        ActionSpec(
            "next_file",
            QT_TRANSLATE_NOOP("actions", "Next file"),
            lambda do: do.files.next_file,
            keys=("Alt+PgDown",),
            enabled_when=action_conditions.has_files,
            hint=QT_TRANSLATE_NOOP("actions", "Show only the next file"),
        ),
        ActionSpec(
            "previous_file",
            QT_TRANSLATE_NOOP("actions", "Previous file"),
            lambda do: do.files.previous_file,
            keys=("Alt+PgUp",),
            enabled_when=action_conditions.has_files,
            hint=QT_TRANSLATE_NOOP("actions", "Show only the previous file"),
        ),
        ActionSpec(
            "find_file",
            QT_TRANSLATE_NOOP("actions", "&Go to a file…"),
            lambda do: do.files.find_file,
            keys=("Alt+G",),
            enabled_when=action_conditions.has_files,
            hint=QT_TRANSLATE_NOOP("actions", "Find a file by name and show only that one"),
        ),
    ),
    (
        ActionSpec(
            "next_tab",
            QT_TRANSLATE_NOOP("actions", "Next ta&b"),
            lambda do: do.view.next_tab,
            keys=("Ctrl+Tab", "Ctrl+PgDown"),
            enabled_when=action_conditions.several_tabs,
        ),
        ActionSpec(
            "previous_tab",
            QT_TRANSLATE_NOOP("actions", "Previous tab"),
            lambda do: do.view.previous_tab,
            keys=("Ctrl+Shift+Tab", "Ctrl+PgUp"),
            enabled_when=action_conditions.several_tabs,
        ),
    ),
)
