"""The actions of the View menu: filter, order, panels, appearance."""

from editor.app.actions.action_spec import ActionSpec, Key
from editor.app.window.window_state import DETAILS, FILES, FINDINGS, INSIGHT, SITE, Tick
from editor.core.text import QT_TRANSLATE_NOOP
from editor.services.settings.settings import COUNTRY_FORMS, DATE_FORM, FOLD_ORIGIN, FREEZE_URL, THEME

VIEW = (
    (
        ActionSpec(
            "view.focus_filter",
            QT_TRANSLATE_NOOP("actions", "&Filter"),
            name="filter",
            keys=(Key.Find,),
            icon="search",
            enabled="has_document",
            synonyms=QT_TRANSLATE_NOOP("actions", "search find query narrow"),
        ),
        ActionSpec(
            "find.next_match",
            QT_TRANSLATE_NOOP("actions", "&Next match"),
            keys=(Key.FindNext, "F3"),
            enabled="has_document",
            synonyms=QT_TRANSLATE_NOOP("actions", "search find"),
        ),
        ActionSpec(
            "find.previous_match",
            QT_TRANSLATE_NOOP("actions", "&Previous match"),
            keys=(Key.FindPrevious, "Shift+F3"),
            enabled="has_document",
            synonyms=QT_TRANSLATE_NOOP("actions", "search find"),
        ),
        ActionSpec(
            "view.clear_filter",
            QT_TRANSLATE_NOOP("actions", "Show &all rows"),
            icon="funnel",
            enabled="is_filtered",
            synonyms=QT_TRANSLATE_NOOP("actions", "reset filter everything"),
        ),
        ActionSpec(
            "filters.save_filter",
            QT_TRANSLATE_NOOP("actions", "Save t&his filter…"),
            enabled="is_filtered",
            hint=QT_TRANSLATE_NOOP("actions", "Save the filter under a name to use it with any file"),
            synonyms=QT_TRANSLATE_NOOP("actions", "name keep search favorite bookmark"),
        ),
        ActionSpec(
            "filters.show_saved",
            QT_TRANSLATE_NOOP("actions", "&Saved filters…"),
            name="saved_filters",
            enabled="has_document",
            hint=QT_TRANSLATE_NOOP("actions", "Use, rename or delete saved filters"),
            synonyms=QT_TRANSLATE_NOOP("actions", "named search favorite bookmark rename delete"),
        ),
    ),
    (
        ActionSpec(
            "cells.filter_value",
            QT_TRANSLATE_NOOP("actions", "Filter by this value"),
            enabled="selected",
            hint=QT_TRANSLATE_NOOP("actions", "Show only the rows with the value of the current cell"),
            synonyms=QT_TRANSLATE_NOOP("actions", "only same equal narrow"),
        ),
        ActionSpec(
            "cells.filter_folder",
            QT_TRANSLATE_NOOP("actions", "Filter by this folder"),
            enabled="selected",
            hint=QT_TRANSLATE_NOOP("actions", "Show only the URLs in the folder of the current one"),
            synonyms=QT_TRANSLATE_NOOP("actions", "path directory section narrow"),
        ),
        ActionSpec(
            "cells.exclude_value",
            QT_TRANSLATE_NOOP("actions", "Exclude this value"),
            enabled="selected",
            hint=QT_TRANSLATE_NOOP("actions", "Hide the rows with the value of the current cell"),
            synonyms=QT_TRANSLATE_NOOP("actions", "filter out without not hide rows"),
        ),
    ),
    (
        ActionSpec(
            "view.next_finding",
            QT_TRANSLATE_NOOP("actions", "Ne&xt finding"),
            keys=("F8",),
            icon="chevron-down",
            enabled="has_document and has_findings",
            synonyms=QT_TRANSLATE_NOOP("actions", "error problem issue validate"),
        ),
        ActionSpec(
            "view.previous_finding",
            QT_TRANSLATE_NOOP("actions", "Pre&vious finding"),
            keys=("Shift+F8",),
            icon="chevron-up",
            enabled="has_document and has_findings",
            synonyms=QT_TRANSLATE_NOOP("actions", "error problem issue validate"),
        ),
    ),
    (
        ActionSpec(
            "panels.findings.toggle",
            QT_TRANSLATE_NOOP("actions", "Fin&dings"),
            name="findings_panel",
            keys=("Ctrl+1",),
            icon="panel-bottom",
            tick=FINDINGS,
            synonyms=QT_TRANSLATE_NOOP(
                "actions", "validate validation validator check errors problems issues warnings lint test"
            ),
        ),
        ActionSpec(
            "panels.site.toggle",
            QT_TRANSLATE_NOOP("actions", "Site folde&rs"),
            name="site_panel",
            keys=("Ctrl+2",),
            icon="panel-left",
            enabled="has_document",
            tick=SITE,
            hint=QT_TRANSLATE_NOOP("actions", "The folders of the site and the number of URLs in each"),
            synonyms=QT_TRANSLATE_NOOP("actions", "tree folders structure paths"),
        ),
        ActionSpec(
            "panels.details.toggle",
            QT_TRANSLATE_NOOP("actions", "De&tails"),
            name="details_panel",
            keys=("Ctrl+3",),
            icon="panel-right",
            enabled="has_document",
            tick=DETAILS,
            hint=QT_TRANSLATE_NOOP("actions", "Everything in the selected entries, with room for each value"),
            synonyms=QT_TRANSLATE_NOOP("actions", "form properties image images video news"),
        ),
        ActionSpec(
            "panels.files.toggle",
            QT_TRANSLATE_NOOP("actions", "Fil&es"),
            name="files_panel",
            keys=("Ctrl+4",),
            enabled="has_files",
            tick=FILES,
            hint=QT_TRANSLATE_NOOP(
                "actions", "The files that are open as one document and the state of each"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "sitemaps list index"),
        ),
        ActionSpec(
            "panels.insight.toggle",
            QT_TRANSLATE_NOOP("actions", "Insight"),
            name="insight_panel",
            keys=("Ctrl+5",),
            enabled="has_document",
            tick=INSIGHT,
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
            tick=Tick(FOLD_ORIGIN, (True,), off=False),
            hint=QT_TRANSLATE_NOOP("actions", "Leave out the scheme and host that most URLs share"),
            synonyms=QT_TRANSLATE_NOOP("actions", "host domain short"),
        ),
        ActionSpec(
            "local_dates",
            QT_TRANSLATE_NOOP("actions", "Dates in local for&mat"),
            tick=Tick(DATE_FORM, COUNTRY_FORMS, off=DATE_FORM.default),
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
            tick=Tick(FREEZE_URL, (True,), off=False),
            hint=QT_TRANSLATE_NOOP("actions", "Keep the URLs in view while you scroll sideways"),
            synonyms=QT_TRANSLATE_NOOP("actions", "pin lock sticky fix scroll sideways horizontal"),
        ),
        ActionSpec(
            "columns.fit_column",
            QT_TRANSLATE_NOOP("actions", "Fit this column to its content"),
            enabled="has_document",
            hint=QT_TRANSLATE_NOOP("actions", "Or double-click the right border of its heading"),
            synonyms=QT_TRANSLATE_NOOP("actions", "width wide narrow resize auto"),
        ),
        ActionSpec(
            "columns.reset_widths",
            QT_TRANSLATE_NOOP("actions", "Reset column &widths"),
            enabled="has_document",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Reset columns to their default widths; the URL column takes the rest"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "size default resize"),
        ),
        ActionSpec(
            "columns.filter_column",
            QT_TRANSLATE_NOOP("actions", "Filter by this column…"),
            enabled="has_document",
            hint=QT_TRANSLATE_NOOP("actions", "Start a filter on the column of the current cell"),
            synonyms=QT_TRANSLATE_NOOP("actions", "narrow query values"),
        ),
        ActionSpec(
            "columns.hide_column",
            QT_TRANSLATE_NOOP("actions", "Hide this column"),
            enabled="has_document",
            synonyms=QT_TRANSLATE_NOOP("actions", "remove show less"),
        ),
    ),
    (
        ActionSpec(
            "look.zoom_in",
            QT_TRANSLATE_NOOP("actions", "Zoom &in"),
            keys=(Key.ZoomIn, "Ctrl+="),
            synonyms=QT_TRANSLATE_NOOP("actions", "larger bigger font"),
        ),
        ActionSpec(
            "look.zoom_out",
            QT_TRANSLATE_NOOP("actions", "Zoom o&ut"),
            keys=(Key.ZoomOut,),
            synonyms=QT_TRANSLATE_NOOP("actions", "smaller font"),
        ),
        ActionSpec(
            "look.zoom_reset",
            QT_TRANSLATE_NOOP("actions", "Actual si&ze"),
            keys=("Ctrl+0",),
            synonyms=QT_TRANSLATE_NOOP("actions", "100% normal"),
        ),
    ),
    (
        ActionSpec(
            "theme_system",
            QT_TRANSLATE_NOOP("actions", "Follow the s&ystem"),
            icon="sun-moon",
            tick=Tick(THEME, ("system",)),
            synonyms=QT_TRANSLATE_NOOP("actions", "theme appearance"),
        ),
        ActionSpec(
            "theme_light",
            QT_TRANSLATE_NOOP("actions", "&Light"),
            icon="sun",
            tick=Tick(THEME, ("light",)),
            synonyms=QT_TRANSLATE_NOOP("actions", "theme appearance bright white"),
        ),
        ActionSpec(
            "theme_dark",
            QT_TRANSLATE_NOOP("actions", "Dar&k"),
            icon="moon",
            tick=Tick(THEME, ("dark",)),
            synonyms=QT_TRANSLATE_NOOP("actions", "theme appearance night black"),
        ),
    ),
    (
        ActionSpec(
            "files.next_file",
            QT_TRANSLATE_NOOP("actions", "Next file"),
            keys=("Alt+PgDown",),
            enabled="has_files",
            hint=QT_TRANSLATE_NOOP("actions", "Show only the next file"),
        ),
        ActionSpec(
            "files.previous_file",
            QT_TRANSLATE_NOOP("actions", "Previous file"),
            keys=("Alt+PgUp",),
            enabled="has_files",
            hint=QT_TRANSLATE_NOOP("actions", "Show only the previous file"),
        ),
        ActionSpec(
            "files.find_file",
            QT_TRANSLATE_NOOP("actions", "&Go to a file…"),
            keys=("Alt+G",),
            enabled="has_files",
            hint=QT_TRANSLATE_NOOP("actions", "Find a file by name and show only that one"),
        ),
    ),
    (
        ActionSpec(
            "view.next_tab",
            QT_TRANSLATE_NOOP("actions", "Next ta&b"),
            keys=("Ctrl+Tab", "Ctrl+PgDown"),
            enabled="has_other_tabs",
        ),
        ActionSpec(
            "view.previous_tab",
            QT_TRANSLATE_NOOP("actions", "Previous tab"),
            keys=("Ctrl+Shift+Tab", "Ctrl+PgUp"),
            enabled="has_other_tabs",
        ),
    ),
)
