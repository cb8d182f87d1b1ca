"""Recipes and fixes on real files: nothing gets worse, and what they leave alone keeps its bytes."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from editor.core.document.document import Document
from editor.core.document.entry_text import entry_text
from editor.formats.writing.rendering import to_bytes
from editor.formats.writing.verified import verify
from editor.rules.filter_facts import FindingsFacts
from editor.rules.findings import Findings
from editor.rules.remedies.catalogue import FIXES
from editor.rules.remedies.run import fix_rule, preview
from editor.rules.rule import Severity
from editor.services.opening.opening import open_document
from editor.services.recipe_library import Shelved, bundled_recipes
from tests.core.documents import snapshot
from tests.rules.documents import checked
from tests.shared import CorpusFile, corpus_files, is_sound, sweep

NOW = datetime(2026, 11, 21, tzinfo=UTC)
SMALL = 60_000  # bytes


def _is_small(file: CorpusFile) -> bool:
    has_rows = is_sound(file) or (file.root == "(text)" and file.entries > 0)
    return has_rows and file.path.stat().st_size < SMALL


FILES = [file.path for file in corpus_files(_is_small)]


def opened(path: Path) -> tuple[Document, Findings]:
    document = open_document(path, NOW)
    assert not document.is_read_only
    return document.entries, document.findings


def texts(document: Document) -> list[str]:
    return [entry_text(document, row) for row in range(len(document))]


@pytest.mark.parametrize("path", sweep(FILES[::4], 2))
@pytest.mark.parametrize("shelved", bundled_recipes(), ids=lambda shelved: shelved.path.stem)
def test_a_bundled_recipe_makes_nothing_worse(shelved: Shelved, path: Path) -> None:
    document, findings = opened(path)
    assert shelved.recipe
    before, were, errors = snapshot(document), texts(document), findings.report.counts()[Severity.ERROR]
    outcome = shelved.recipe.run(document, range(len(document)), FindingsFacts(findings))
    if outcome.edit is None:
        return
    undo = outcome.edit.apply(document)
    assert findings.report.counts()[Severity.ERROR] <= errors
    now = texts(document)
    assert [row for row in range(len(now)) if now[row] != were[row]] == list(outcome.rows)
    verify(document, to_bytes(document))
    undo.apply(document)
    assert snapshot(document) == before


@pytest.mark.parametrize("path", sweep(FILES, 3))
def test_a_rule_is_mended_and_nothing_else(path: Path) -> None:
    document, findings = opened(path)
    before = snapshot(document)
    for rule in [group.rule.id for group in findings.report.groups() if group.rule.id in FIXES]:
        flagged = set(findings.report.rows(rule))
        outcome = fix_rule(document, findings, rule)
        changes, _count = preview(document, outcome.edit, limit=len(document) * 5 + 10)
        assert snapshot(document) == before
        if outcome.edit is None:
            continue
        rows = {change.row for change in changes if change.row is not None}
        locs = {document.column("loc")[row] for row in flagged} if rule == "duplicate-loc" else set()
        kept = {
            row for row, loc in enumerate(document.column("loc")) if loc in locs
        }  # takes what the others hold
        assert not flagged or rows <= flagged | {row + 1 for row in flagged} | kept, rule
        undo = outcome.edit.apply(document)
        assert len(findings.report.rows(rule)) < max(len(flagged), 1), rule
        verify(document, to_bytes(document))
        assert findings.report.counts() == checked(document, findings.context).report.counts()
        undo.apply(document)
        assert snapshot(document) == before
