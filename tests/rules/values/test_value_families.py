"""The hits of values: what they depend on, and how long they are kept."""

import pytest

from editor.core.fields import FIELD_NAMES, Kind
from editor.core.site.robots_txt import AgentRules, RobotsTxt
from editor.rules.finding import Context, FileHit, Hit
from editor.rules.values import value_families
from editor.rules.values.value_families import VALUE_FAMILIES, hits_by_value, hits_of_values, value_hits
from tests.for_each import for_each
from tests.rules.documents import HOST, NOW, checked, with_locs
from tests.rules.test_columns_agree import known_values

CONTEXT = Context(Kind.URLSET, NOW)
OTHER = Context(
    Kind.URLSET,
    NOW,
    "pages.xml",
    f"{HOST}/pages.xml",
    cross_submitted=True,
    search_console=True,
    byte_size=5,
    file_hits=(FileHit("xml-no-declaration"),),
    letter_case=True,
    is_published_inferred=True,
    nested=((f"{HOST}/a", "a"),),
    robots=AgentRules(RobotsTxt(b"User-agent: *\nDisallow: /"), "Googlebot"),
)
SPACED = [f"{HOST}/a b{number}" for number in range(5)]


@for_each("field", FIELD_NAMES)
def test_hits_of_a_value_depend_on_the_kind_of_file_and_the_time_alone(field: str) -> None:
    check = VALUE_FAMILIES[field].check
    values = list(filter(None, known_values(field)))
    assert [check(value, CONTEXT) for value in values] == [check(value, OTHER) for value in values]


def test_a_report_on_what_was_just_checked_judges_no_value_again(monkeypatch: pytest.MonkeyPatch) -> None:
    family = VALUE_FAMILIES["loc"]
    judged: list[str] = []

    def check(value: str, context: Context) -> tuple[Hit, ...]:
        judged.append(value)
        return family.check(value, context)

    monkeypatch.setitem(VALUE_FAMILIES, "loc", family._replace(check=check))
    findings = checked(with_locs(*SPACED))
    assert set(SPACED) <= set(judged)
    judged.clear()
    rows = [finding.row for finding in findings.report.of_rule("loc-space")]
    assert rows == list(range(5))
    assert judged == []


def test_hits_of_as_many_values_are_kept_as_a_file_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(value_families, "MAX_ENTRIES", 3)
    kept = hits_by_value(CONTEXT.kind, CONTEXT.now)["loc"]
    for values in (SPACED[:2], SPACED[2:4], SPACED):
        found = hits_of_values("loc", values, CONTEXT)
        assert found == {value: value_hits("loc", value, CONTEXT) for value in values}
        assert 0 < len(kept) <= 3
