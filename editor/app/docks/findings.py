"""The dock with the list of findings: chooses its contents, and shows their number in its title."""

from editor.app.docks.panel_dock import PanelDock
from editor.app.window.workbench import Workbench
from editor.core.filtering.parts import rule_of
from editor.models.findings.findings_model import FindingsModel
from editor.models.words.translation import translated
from editor.views.panels.findings_header import FindingsHeader
from editor.views.panels.findings_panel import FindingsPanel
from editor.views.widgets.laying_out import laid_out_once


class FindingsDock(PanelDock):
    """The dock that is shown while a document is on screen, unless it was closed."""

    def __init__(self, bench: Workbench) -> None:
        super().__init__(translated("FindingsDock", "Findings"), bench.window)
        self.setObjectName("findings")
        self._bench = bench
        self._followed: tuple[object, object] = (None, None)  # findings, and the file shown alone
        self.model = FindingsModel(self)
        self.panel = FindingsPanel(self.model, self)
        self.header = FindingsHeader(self)
        self.setWidget(self.panel)
        self.setTitleBarWidget(self.header)
        self.model.modelReset.connect(self._show_counts)
        self.panel.rule_chosen.connect(self.show_filter)
        self.hide()

    def follow(self) -> None:
        """List the findings of the document on screen, or of the only one of its files shown."""
        session = self._bench.session
        findings = session.document.findings if session else None
        file = session.filter.file if session else None
        if (findings, file) != self._followed:
            self._followed = (findings, file)
            self.model.set_findings(findings, file)

    def show_filter(self) -> None:
        """Show whether the table is filtered by a rule."""
        session = self._bench.session
        if session is not None:
            asked = session.filter
            rule = "" if asked.error else rule_of(asked.wanted)
            self.header.show_only(rule, self.panel.chosen_rule)

    def take_focus(self) -> None:
        """Come to the front, and move the focus into the list."""
        self.come_forward()
        self.panel.setFocus()

    def _show_counts(self) -> None:
        report, session = self.model.report, self._bench.session
        is_whole = session is not None and session.is_whole
        with laid_out_once(self.header):
            self.header.show_counts(report.counts() if report else None, is_whole=is_whole)
