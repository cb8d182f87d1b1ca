"""What a person chose to see of the rules decides on marks, counts and lists, and on no check."""

import pickle
from datetime import UTC, datetime

import pytest

from editor.core.document.columns import Entry
from editor.core.document.edits import SetValues, insertion
from editor.formats.writing.export import ExportForm
from editor.rules.catalogue import RULE_BY_ID, RULES, Level, Profile, belongs_to, choice_of
from editor.rules.rule import AS_DECLARED, RuleChoice, Severity
from editor.services.documents.open_document import OpenDocument
from tests.for_each import for_each

NOW = datetime(2026, 11, 25, tzinfo=UTC)
LOCS = ["https://e.org/a b", "https://e.org/c", "https://e.org/d#e"]


@pytest.fixture
def opened() -> OpenDocument:
    document = OpenDocument.new(NOW)
    dates = ("", "2030-01-01", "")
    entries = [Entry(loc, lastmod) for loc, lastmod in zip(LOCS, dates, strict=True)]
    insertion(document.entries, 0, entries).apply(document.entries)
    return document


def seen(document: OpenDocument) -> dict[str, str]:
    """The rules that are broken, with the severity with which they are seen."""
    return {group.rule.id: group.severity.word for group in document.findings.report.groups()}


def everything(document: OpenDocument) -> list[object]:
    """All that findings say, for a comparison."""
    findings = document.findings
    return [
        findings.report.groups(),
        findings.report.counts(),
        [*findings.report.all()],
        findings.marks.worst_by_row(),
        [findings.report.at(row) for row in range(len(document.entries))],
    ]


def test_a_rule_that_is_off_is_nowhere(opened: OpenDocument) -> None:
    opened.choose_rules(choice_of(levels={"loc-space": "off"}))
    findings = opened.findings
    assert "loc-space" not in seen(opened)
    assert findings.marks.worst(0, "loc") == 0
    assert findings.marks.worst_by_row()[0] == 0
    assert findings.report.at(0) == []
    assert findings.report.rows("loc-space") == []
    assert [*findings.report.of_rule("loc-space")] == []
    assert findings.report.counts()[Severity.ERROR] == 0


@pytest.mark.parametrize("level", [level for level in Level if level is not Level.OFF])
def test_a_rule_is_seen_with_the_level_it_was_given(opened: OpenDocument, level: Level) -> None:
    opened.choose_rules(choice_of(levels={"loc-space": level, "lastmod-in-future": level}))
    findings, severity = opened.findings, Severity[level.name]
    assert seen(opened)["loc-space"] == seen(opened)["lastmod-in-future"] == level
    assert findings.marks.worst(0, "loc") == findings.marks.worst(1, "lastmod") == severity
    assert {0, 1} <= {*findings.marks.rows_with(severity)}
    assert [one.severity for one in findings.report.at(1)] == [severity]


def test_a_note_can_be_seen_as_more(opened: OpenDocument) -> None:
    opened.choose_rules(choice_of(levels={"published-url-unknown": "warning"}))
    assert seen(opened)["published-url-unknown"] == "warning"
    assert any(one.rule.id == "published-url-unknown" for one in opened.findings.report.file_findings())


def test_back_to_all_rules_everything_is_as_it_was(opened: OpenDocument) -> None:
    before = everything(opened)
    opened.choose_rules(choice_of(Profile.PROTOCOL, {"loc-space": "advice"}))
    assert everything(opened) != before
    opened.choose_rules(AS_DECLARED)
    assert everything(opened) == before


def test_edits_are_marked_by_the_choice(opened: OpenDocument) -> None:
    opened.choose_rules(choice_of(levels={"loc-space": "off", "lastmod-in-future": "advice"}))
    SetValues("lastmod", range(3), "2031-01-01").apply(opened.entries)
    SetValues("loc", range(1, 2), "https://e.org/f g").apply(opened.entries)
    fresh = OpenDocument.of(opened.entries.snapshot(), NOW)
    fresh.choose_rules(opened.findings.context.choice)
    assert opened.findings.marks.worst_by_row() == fresh.findings.marks.worst_by_row() == bytes([2, 2, 3])


def test_an_export_is_refused_whatever_is_seen(opened: OpenDocument) -> None:
    errors = [one.rule.id for one in opened.export_errors(ExportForm.XML)]
    assert errors == ["loc-space"]
    opened.choose_rules(choice_of(levels={"loc-space": "off"}))
    assert [one.rule.id for one in opened.export_errors(ExportForm.XML)] == errors
    opened.choose_rules(choice_of(levels={"loc-space": "advice", "lastmod-in-future": "error"}))
    assert [one.rule.id for one in opened.export_errors(ExportForm.XML)] == errors


def test_only_what_is_seen_is_told_of_its_own_listeners(opened: OpenDocument) -> None:
    told: list[int] = []
    opened.findings.add_listener(lambda: told.append(1))
    opened.choose_rules(choice_of(Profile.GOOGLE))
    count = len(told)
    assert count
    opened.choose_rules(choice_of(Profile.GOOGLE))
    assert len(told) == count


def test_each_error_of_the_file_is_in_every_profile() -> None:
    for rule in RULES:
        assert belongs_to(rule, Profile.ALL)
        if "sitemaps.org" in rule.sources:
            assert all(belongs_to(rule, profile) for profile in Profile), rule.id


@for_each("profile", list(Profile))
def test_a_level_holds_whatever_the_profile_says(profile: Profile) -> None:
    choice = choice_of(profile, {"near-limit": "error", "loc-space": "off", "no-such-rule": "off"})
    assert "near-limit" not in choice.off
    assert choice.seen("near-limit", Severity.ADVICE) is Severity.ERROR
    assert "loc-space" in choice.off
    assert "no-such-rule" not in choice.off


def test_a_choice_reaches_other_processes_with_the_context(opened: OpenDocument) -> None:
    context = opened.findings.context._replace(choice=choice_of(Profile.BING, {"loc-space": "advice"}))
    again: RuleChoice = pickle.loads(pickle.dumps(context.choice))
    assert again == context.choice


def test_rules_are_selected_and_ignored_by_ids_and_patterns() -> None:
    selected = choice_of(select=["loc-*", "near-limit"], ignore=["loc-space"])
    on = RULE_BY_ID.keys() - selected.off
    assert "near-limit" in on
    assert "loc-padded" in on
    assert not {"loc-space", "lastmod-in-future"} & on
    assert {rule for rule in on if not rule.startswith("loc-")} == {"near-limit"}
    assert choice_of(Profile.PROTOCOL, select=["lastmod-*"]).off >= choice_of(Profile.PROTOCOL).off
