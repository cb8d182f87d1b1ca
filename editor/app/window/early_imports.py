"""Loads what is likely to be needed next while the person reads the first rows.

The first edit and save, fix, chart and replacement would wait for it else. One module is loaded at a
time, with a pause after each, so that no key waits for longer than a frame; the order is that of what they
need. Switch: `warm-up`; without it they come some ten milliseconds later once. There is nothing to undo.
"""

import importlib
from collections.abc import Sequence

from PySide6.QtCore import QObject

from editor.services.soon import soon

_PAUSE = 40  # milliseconds after each
_MODULES = (
    "editor.views.table.cell_editing",
    "editor.services.recovery.journal_writer",
    "editor.services.recovery.journal_subject",
    "editor.services.documents.prepare_save",
    "editor.dialogs.parts.dialog_frame",
    "editor.rules.remedies.remedy",
    "editor.rules.remedies.rewriting",
    "editor.dialogs.duplicates",
    "editor.rules.duplicates.fixes",
    "editor.rules.loc.fixes",
    "editor.rules.hreflang.fixes",
    "editor.rules.xml_file.root",
    "editor.rules.xml_file.fixes",
    "editor.rules.remedies.catalogue",
    "editor.models.findings.fix_offers",
    "editor.rules.remedies.run",
    "editor.views.panels.changes_table",
    "editor.dialogs.fix_preview",
    "editor.app.commands.fix",
    "editor.core.insight.source",
    "editor.core.insight.chart",
    "editor.core.insight.dates",
    "editor.core.insight.pictures",
    "editor.core.insight.freshness",
    "editor.views.insight.chart_view",
    "editor.views.insight.panel",
    "editor.views.panels.change_list",
    "editor.views.find.replace_bar",
)


def load_early(owner: QObject, names: Sequence[str] = _MODULES) -> None:
    """Load these modules one after the other, until the owner is deleted."""
    first, *rest = names
    importlib.import_module(first)
    if rest:
        soon(owner, lambda: load_early(owner, rest), _PAUSE)
