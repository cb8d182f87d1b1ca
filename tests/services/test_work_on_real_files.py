"""Recipes and fixes on real files: nothing gets worse, and what they leave alone keeps its bytes."""

from collections import Counter
from datetime import UTC, datetime
from math import inf
from pathlib import Path

from editor.core.document.document import Document
from editor.core.document.entry_text import entry_text
from editor.formats.writing.faithful_writing import to_bytes, verify
from editor.rules.findings import Findings, FindingsFacts
from editor.rules.fixes.fix_choices import FIXES
from editor.rules.fixes.fix_run import fix_rule, preview
from editor.rules.rule import Severity
from editor.services.opening.opening import open_document
from editor.services.recipe_library import StoredRecipe, bundled_recipes
from tests.core.documents import snapshot
from tests.for_each import for_each
from tests.rules.documents import checked
from tests.shared import CorpusFile, Run, corpus_files, is_sound, sweep

NOW = datetime(2026, 11, 21, tzinfo=UTC)
SMALL = 60_000  # bytes


def _is_small(file: CorpusFile) -> bool:
    has_rows = is_sound(file) or (file.root == "(text)" and file.entries > 0)
    return has_rows and file.path.stat().st_size < SMALL


# The smallest first: a rule that many of them break is mended in these.
FILES = sorted((file.path for file in corpus_files(_is_small)), key=lambda path: path.stat().st_size)


def opened(path: Path) -> tuple[Document, Findings]:
    document = open_document(path, NOW)
    assert not document.is_read_only
    return document.entries, document.findings


def texts(document: Document) -> list[str]:
    return [entry_text(document, row) for row in range(len(document))]


@for_each("path", sweep(FILES[::4], 2))
def test_a_bundled_recipe_makes_nothing_worse(path: Path) -> None:
    document, findings = opened(path)
    for shelved in bundled_recipes():
        assert_nothing_gets_worse(shelved, document, findings)


def assert_nothing_gets_worse(shelved: StoredRecipe, document: Document, findings: Findings) -> None:
    assert shelved.recipe
    before, were, errors = snapshot(document), texts(document), findings.report.counts()[Severity.ERROR]
    outcome = shelved.recipe.run(document, range(len(document)), FindingsFacts(findings))
    if outcome.edit is None:
        return
    undo = outcome.edit.apply(document)
    assert findings.report.counts()[Severity.ERROR] <= errors, shelved.path.stem
    assert_only_these_changed(list(outcome.rows), were, texts(document), shelved.path.stem)
    verify(document, to_bytes(document))
    undo.apply(document)
    assert snapshot(document) == before


def assert_only_these_changed(rows: list[int], were: list[str], now: list[str], recipe: str) -> None:
    if len(now) == len(were):
        assert [row for row in range(len(now)) if now[row] != were[row]] == rows, recipe
    else:  # it removes the rows
        assert now == [text for row, text in enumerate(were) if row not in rows], recipe


ENOUGH = inf if Run.whole else 3  # files in which a rule is mended
mended: Counter[str] = Counter()


@for_each("path", sweep(FILES, 3))
def test_a_rule_is_mended_and_nothing_else(path: Path) -> None:
    document, findings = opened(path)
    broken = [group.rule.id for group in findings.report.groups() if group.rule.id in FIXES]
    for rule in broken:
        if mended[rule] < ENOUGH:
            mended[rule] += assert_is_mended(rule, document, findings)


def assert_is_mended(rule: str, document: Document, findings: Findings) -> bool:
    """Mend a rule and take it back; return whether there was something to mend without asking."""
    before, flagged = snapshot(document), set(findings.report.rows(rule))
    outcome = fix_rule(document, findings, rule)
    changes, _count = preview(document, outcome.edit, limit=len(document) * 5 + 10)
    assert snapshot(document) == before
    if outcome.edit is None:
        return False
    rows = {change.row for change in changes if change.row is not None}
    locs = {document.column("loc")[row] for row in flagged} if rule == "duplicate-loc" else set()
    # What is kept takes what the others hold.
    kept = {row for row, loc in enumerate(document.column("loc")) if loc in locs}
    assert not flagged or rows <= flagged | {row + 1 for row in flagged} | kept, rule
    undo = outcome.edit.apply(document)
    assert len(findings.report.rows(rule)) < max(len(flagged), 1), rule
    verify(document, to_bytes(document))
    assert findings.report.counts() == checked(document, findings.context).report.counts()
    undo.apply(document)
    assert snapshot(document) == before
    return True
