"""What the values of a whole file tell together."""

import pytest

from editor.core.document.columns import Entry
from editor.rules.values.lastmod_check import lastmod_file_hits
from editor.rules.values.priority_changefreq_check import priority_file_hits
from tests.for_each import for_each
from tests.rules.documents import HOST, Case, checked, document, url, urlset

DAY = "2024-05-01"


def _rules(column: list[str]) -> list[str]:
    return [file_hit.rule for file_hit in lastmod_file_hits(column)]


@for_each(
    ("column", "expected"),
    [
        ([DAY] * 19, ["lastmod-date-only"]),
        ([DAY] * 20, ["lastmod-date-only", "lastmod-all-identical"]),
        ([DAY] * 18 + [" 2024-05-01\n", "2024-05-02"], ["lastmod-date-only", "lastmod-all-identical"]),
        ([DAY] * 18 + ["2024-05-02"] * 2, ["lastmod-date-only"]),
        ([f"{DAY}T10:00:00Z", DAY], []),
        ([], []),
        ([""], ["lastmod-absent"]),
        ([DAY] + [""] * 10, ["lastmod-absent", "lastmod-date-only"]),
        ([f"{DAY}T10:00:00Z"] * 2 + [""] * 18, []),
        ([f"{DAY}T10:00:00Z"] * 20 + [""] * 80, ["lastmod-all-identical"]),
    ],
)
def test_dates_tell_something(column: list[str], expected: list[str]) -> None:
    assert _rules(column) == expected


def test_it_is_said_how_many_dates_are_the_same() -> None:
    file_hit = list(lastmod_file_hits([DAY] * 39 + ["2024-05-02"]))[-1]
    assert dict(file_hit.params) == {"same": 39, "count": 40, "value": DAY}


def test_a_single_entry_without_a_date_reads_well() -> None:
    (finding,) = Case(urlset(url())).of("lastmod-absent")
    assert finding.message == "Entries without lastmod: 1 of 1."


@for_each(
    ("column", "count"), [(["0.5"] * 9, 0), (["0.5"] * 10 + [""], 1), (["0.5"] * 10 + ["0.6"], 0), ([], 0)]
)
def test_priorities_tell_something(column: list[str], count: int) -> None:
    assert len(list(priority_file_hits(column))) == count


def test_the_summary_follows_edits() -> None:
    urlset_of_ten = document(*(Entry(f"{HOST}/{n}", priority="0.5") for n in range(10)))
    findings = checked(urlset_of_ten)
    assert "priority-all-same" in {finding.rule.id for finding in findings.report.file_findings()}
    urlset_of_ten.set_values("priority", range(3, 4), "0.6")
    assert "priority-all-same" not in {finding.rule.id for finding in findings.report.file_findings()}


@for_each("prefix", ["mobile", "m"])
def test_withdrawn_extensions_are_known_by_their_namespace(prefix: str) -> None:
    attributes = f' xmlns:{prefix}="http://www.google.com/schemas/sitemap-mobile/1.0"'
    used = Case(urlset(url(more=f"<{prefix}:mobile/>"), url("/a"), attributes=attributes))
    (finding,) = used.of("contains-legacy-extension")
    assert (finding.places, finding.message.endswith("withdrawn: mobile.")) == (1, True)
    assert not Case(urlset(url(), attributes=attributes)).of("contains-legacy-extension")
    typed = Case(urlset(url(more=f'<{prefix}:mobile type="mobile"/>'), attributes=attributes))
    assert "attribute type" in typed.of("contains-legacy-extension")[0].message


@pytest.mark.parametrize("name", ["mobile:mobile xmlns:mobile", "mobile xmlns"])
@pytest.mark.parametrize("around", ["", ' xmlns:g="http://www.google.com/schemas/sitemap-mobile/1.0"'])
def test_withdrawn_extensions_may_be_declared_in_an_entry(name: str, around: str) -> None:
    element = f'<{name}="http://www.google.com/schemas/sitemap-mobile/1.0"/>'
    used = Case(urlset(url(more=element), url("/a", f"<lastmod/>{element}"), attributes=around))
    (finding,) = used.of("contains-legacy-extension")
    assert finding.places == 2
