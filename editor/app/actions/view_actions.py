"""The actions of the View menu: filter, order, panels, appearance."""

from editor.app.actions.action_spec import ActionSpec, Key
from editor.app.window.window_state import DETAILS, FILES, FINDINGS, INSIGHT, SITE, Tick
from editor.core.text import N_
from editor.services.settings.settings import COUNTRY_FORMS, DATE_FORM, FOLD_ORIGIN, FREEZE_URL, THEME

VIEW = (
    (
        ActionSpec(
            "view.focus_filter",
            N_("&Filter"),
            name="filter",
            keys=(Key.Find,),
            icon="search",
            enabled="has_document",
            synonyms=N_("search find query narrow"),
        ),
        ActionSpec(
            "find.next_match",
            N_("&Next match"),
            keys=(Key.FindNext, "F3"),
            enabled="has_document",
            synonyms=N_("search find"),
        ),
        ActionSpec(
            "find.previous_match",
            N_("&Previous match"),
            keys=(Key.FindPrevious, "Shift+F3"),
            enabled="has_document",
            synonyms=N_("search find"),
        ),
        ActionSpec(
            "view.clear_filter",
            N_("Show &all rows"),
            icon="funnel",
            enabled="is_filtered",
            synonyms=N_("reset filter everything"),
        ),
        ActionSpec(
            "filters.save_filter",
            N_("Save t&his filter…"),
            enabled="is_filtered",
            hint=N_("Save the filter under a name to use it with any file"),
            synonyms=N_("name keep search favorite bookmark"),
        ),
        ActionSpec(
            "filters.show_saved",
            N_("&Saved filters…"),
            name="saved_filters",
            enabled="has_document",
            hint=N_("Use, rename or delete saved filters"),
            synonyms=N_("named search favorite bookmark rename delete"),
        ),
    ),
    (
        ActionSpec(
            "cells.filter_value",
            N_("Filter by this value"),
            enabled="selected",
            hint=N_("Show only the rows with the value of the current cell"),
            synonyms=N_("only same equal narrow"),
        ),
        ActionSpec(
            "cells.filter_folder",
            N_("Filter by this folder"),
            enabled="selected",
            hint=N_("Show only the URLs in the folder of the current one"),
            synonyms=N_("path directory section narrow"),
        ),
        ActionSpec(
            "cells.exclude_value",
            N_("Exclude this value"),
            enabled="selected",
            hint=N_("Hide the rows with the value of the current cell"),
            synonyms=N_("filter out without not hide rows"),
        ),
    ),
    (
        ActionSpec(
            "view.next_finding",
            N_("Ne&xt finding"),
            keys=("F8",),
            icon="chevron-down",
            enabled="has_document and has_findings",
            synonyms=N_("error problem issue validate"),
        ),
        ActionSpec(
            "view.previous_finding",
            N_("Pre&vious finding"),
            keys=("Shift+F8",),
            icon="chevron-up",
            enabled="has_document and has_findings",
            synonyms=N_("error problem issue validate"),
        ),
    ),
    (
        ActionSpec(
            "panels.findings.toggle",
            N_("Fin&dings"),
            name="findings_panel",
            keys=("Ctrl+1",),
            icon="panel-bottom",
            tick=FINDINGS,
            synonyms=N_("validate validation validator check errors problems issues warnings lint test"),
        ),
        ActionSpec(
            "panels.site.toggle",
            N_("Site folde&rs"),
            name="site_panel",
            keys=("Ctrl+2",),
            icon="panel-left",
            enabled="has_document",
            tick=SITE,
            hint=N_("The folders of the site and the number of URLs in each"),
            synonyms=N_("tree folders structure paths"),
        ),
        ActionSpec(
            "panels.details.toggle",
            N_("De&tails"),
            name="details_panel",
            keys=("Ctrl+3",),
            icon="panel-right",
            enabled="has_document",
            tick=DETAILS,
            hint=N_("Everything in the selected entries, with room for each value"),
            synonyms=N_("form properties image images video news"),
        ),
        ActionSpec(
            "panels.files.toggle",
            N_("Fil&es"),
            name="files_panel",
            keys=("Ctrl+4",),
            enabled="has_files",
            tick=FILES,
            hint=N_("The files that are open as one document and the state of each"),
            synonyms=N_("sitemaps list index"),
        ),
        ActionSpec(
            "panels.insight.toggle",
            N_("Insight"),
            name="insight_panel",
            keys=("Ctrl+5",),
            enabled="has_document",
            tick=INSIGHT,
            hint=N_("Pictures of all entries together; a click on a bar shows its rows"),
            synonyms=N_("charts statistics summary distribution overview freshness stale graph"),
        ),
        ActionSpec(
            "fold_origin",
            N_("Hide the shared h&ost"),
            tick=Tick(FOLD_ORIGIN, (True,), off=False),
            hint=N_("Leave out the scheme and host that most URLs share"),
            synonyms=N_("host domain short"),
        ),
        ActionSpec(
            "local_dates",
            N_("Dates in local for&mat"),
            tick=Tick(DATE_FORM, COUNTRY_FORMS, off=DATE_FORM.default),
            hint=N_("Show dates the way your country writes them; the file itself does not change"),
            synonyms=N_("locale country day month"),
        ),
    ),
    (
        ActionSpec(
            "freeze_url",
            N_("Freeze the URL column"),
            tick=Tick(FREEZE_URL, (True,), off=False),
            hint=N_("Keep the URLs in view while you scroll sideways"),
            synonyms=N_("pin lock sticky fix scroll sideways horizontal"),
        ),
        ActionSpec(
            "columns.fit_column",
            N_("Fit this column to its content"),
            enabled="has_document",
            hint=N_("Or double-click the right border of its heading"),
            synonyms=N_("width wide narrow resize auto"),
        ),
        ActionSpec(
            "columns.reset_widths",
            N_("Reset column &widths"),
            enabled="has_document",
            hint=N_("Reset columns to their default widths; the URL column takes the rest"),
            synonyms=N_("size default resize"),
        ),
        ActionSpec(
            "columns.filter_column",
            N_("Filter by this column…"),
            enabled="has_document",
            hint=N_("Start a filter on the column of the current cell"),
            synonyms=N_("narrow query values"),
        ),
        ActionSpec(
            "columns.hide_column",
            N_("Hide this column"),
            enabled="has_document",
            synonyms=N_("remove show less"),
        ),
    ),
    (
        ActionSpec(
            "look.zoom_in", N_("Zoom &in"), keys=(Key.ZoomIn, "Ctrl+="), synonyms=N_("larger bigger font")
        ),
        ActionSpec("look.zoom_out", N_("Zoom o&ut"), keys=(Key.ZoomOut,), synonyms=N_("smaller font")),
        ActionSpec("look.zoom_reset", N_("Actual si&ze"), keys=("Ctrl+0",), synonyms=N_("100% normal")),
    ),
    (
        ActionSpec(
            "theme_system",
            N_("Follow the s&ystem"),
            icon="sun-moon",
            tick=Tick(THEME, ("system",)),
            synonyms=N_("theme appearance"),
        ),
        ActionSpec(
            "theme_light",
            N_("&Light"),
            icon="sun",
            tick=Tick(THEME, ("light",)),
            synonyms=N_("theme appearance bright white"),
        ),
        ActionSpec(
            "theme_dark",
            N_("Dar&k"),
            icon="moon",
            tick=Tick(THEME, ("dark",)),
            synonyms=N_("theme appearance night black"),
        ),
    ),
    (
        ActionSpec(
            "files.next_file",
            N_("Next file"),
            keys=("Alt+PgDown",),
            enabled="has_files",
            hint=N_("Show only the next file"),
        ),
        ActionSpec(
            "files.previous_file",
            N_("Previous file"),
            keys=("Alt+PgUp",),
            enabled="has_files",
            hint=N_("Show only the previous file"),
        ),
        ActionSpec(
            "files.find_file",
            N_("&Go to a file…"),
            keys=("Alt+G",),
            enabled="has_files",
            hint=N_("Find a file by name and show only that one"),
        ),
    ),
    (
        ActionSpec(
            "view.next_tab", N_("Next ta&b"), keys=("Ctrl+Tab", "Ctrl+PgDown"), enabled="has_other_tabs"
        ),
        ActionSpec(
            "view.previous_tab",
            N_("Previous tab"),
            keys=("Ctrl+Shift+Tab", "Ctrl+PgUp"),
            enabled="has_other_tabs",
        ),
    ),
)
