"""Every rule of the catalogue against its failing and passing cases."""

from collections.abc import Mapping, Sized
from typing import TypeVar

from editor.core.document.columns import Entry
from editor.core.fields import FIELD_NAMES, Kind
from editor.rules.catalogue import RULE_BY_ID, RULES
from editor.rules.finding import Finding
from editor.rules.rule import Severity
from editor.rules.wording import message
from tests.for_each import for_each
from tests.foreign import FOREIGN, english_in
from tests.rules import across_cases, audit_cases, extension_cases, file_cases, value_cases
from tests.rules.documents import HOST, Case, checked, document
from tests.rules.file_cases import CLEAN

T = TypeVar("T")

FAILING = {**file_cases.FAILING, **extension_cases.FAILING, **audit_cases.FAILING}
PASSING = {**file_cases.PASSING, **extension_cases.PASSING, **audit_cases.PASSING}


def _value_case(rule: str, value: str) -> list[Finding]:
    """What is found in a document with one value, put where the rule looks."""
    field = value_cases.FIELDS.get(rule, RULE_BY_ID[rule].field)
    values = {"loc": f"{HOST}/", field: value}
    kind = value_cases.KINDS.get(rule, Kind.URLSET)
    entry = Entry(**{name: values.get(name, "") for name in FIELD_NAMES})
    return list(checked(document(entry, kind=kind)).report.all())


def _flat(table: dict[str, list[T]]) -> list[tuple[str, T]]:
    return [(rule, case) for rule, cases in table.items() for case in cases]


def _with_cases(*tables: Mapping[str, Sized]) -> set[str]:
    return {rule for table in tables for rule, cases in table.items() if cases}


def test_every_rule_has_a_failing_and_a_passing_case() -> None:
    rules = {rule.id for rule in RULES}
    assert rules - _with_cases(value_cases.FAILING, FAILING, across_cases.FAILING) == set()
    broken_by_clean_files = set.intersection(*(case.rules() for case in CLEAN))
    passing = _with_cases(value_cases.PASSING, PASSING, across_cases.PASSING)
    assert (rules - passing) & broken_by_clean_files == set()


def test_every_case_is_of_a_rule() -> None:
    assert {*across_cases.PASSING, *FAILING, *PASSING, *value_cases.FAILING} - set(RULE_BY_ID) == set()


@for_each(("rule", "value"), _flat(value_cases.FAILING))
def test_a_bad_value_breaks_its_rule(rule: str, value: str) -> None:
    found = _value_case(rule, value)
    assert rule in {finding.rule.id for finding in found}
    _assert_messages_are_whole(found, value)


@for_each(("rule", "value"), _flat(value_cases.PASSING))
def test_a_good_value_keeps_the_rule(rule: str, value: str) -> None:
    assert rule not in {finding.rule.id for finding in _value_case(rule, value)}


@for_each(("rule", "case"), _flat(FAILING))
def test_a_bad_file_breaks_its_rule(rule: str, case: Case) -> None:
    found = case.findings()
    assert rule in {finding.rule.id for finding in found}
    told = [text for answer in case.answers for text in (repr(answer), str(answer.blocked_by))]
    of_robots = f"{case.robots} Googlebot" if case.robots else ""
    _assert_messages_are_whole(found, str(case.content), case.name, case.published_url, *told, of_robots)


@for_each(("rule", "case"), _flat(PASSING))
def test_a_good_file_keeps_the_rule(rule: str, case: Case) -> None:
    assert rule not in case.rules()


@for_each(("rule", "case"), _flat(across_cases.FAILING))
def test_bad_files_break_their_rule(rule: str, case: across_cases.Case) -> None:
    found = case.findings()
    assert rule in {finding.rule.id for finding in found}
    _assert_messages_are_whole(found, repr(case))


@for_each(("rule", "case"), _flat(across_cases.PASSING))
def test_good_files_keep_the_rule(rule: str, case: across_cases.Case) -> None:
    assert rule not in {finding.rule.id for finding in case.findings()}


@for_each("case", [*CLEAN, *extension_cases.GOOD])
def test_a_clean_file_has_notes_at_most(case: Case) -> None:
    assert {finding.severity for finding in case.findings()} <= {Severity.NOTE}


def _assert_messages_are_whole(found: list[Finding], *known: str) -> None:
    """The rule's message can be formatted with what the check gave, nothing missing, in any language.

    known: what is of the file, and as it is in any language.
    """
    for finding in {finding.message: finding for finding in found}.values():
        foreign = message(finding.rule, finding.params, finding.value, FOREIGN)
        told = (str(text) for name, text in finding.params if name in ("suggestion", "ascii"))
        assert not english_in(foreign, finding.value, *told, *known), foreign
        assert finding.rule.message.format(**{"value": finding.value, **dict(finding.params)})
        assert finding.message
