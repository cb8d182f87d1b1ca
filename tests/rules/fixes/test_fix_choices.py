"""Every way to mend a finding, in a table; and that every rule has one, or a reason why not."""

from datetime import UTC, datetime

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import Edit, RemoveRows, SetValues, insertion
from editor.core.fields import FIELD_NAMES, Kind
from editor.core.site.page_answers import KnownAnswers
from editor.formats.reading.reader import read_document
from editor.formats.reading.unpacking import inflate
from editor.formats.writing.faithful_writing import to_bytes, verify
from editor.rules.catalogue import RULE_BY_ID, RULES
from editor.rules.finding import Context
from editor.rules.findings import Findings
from editor.rules.fixes.fix_choices import FIXES, FixChoice, choices
from editor.rules.fixes.fix_run import fix_rule
from editor.rules.rule import Fixability, Severity
from tests.for_each import for_each
from tests.rules.documents import HOST, checked, document, url, urlset
from tests.rules.extension_cases import DECLARED, news
from tests.rules.fixes.audit_fixes import AUDITED
from tests.rules.fixes.extension_fixes import EXTENSION_FILES
from tests.rules.fixes.file_fixes import FILES, FileCase
from tests.rules.fixes.site_fixes import SITES
from tests.rules.fixes.value_fixes import PUBLISHED_AT, VALUES
from tests.rules.value_cases import FIELDS

NOW = datetime(2026, 11, 21, tzinfo=UTC)
value_cases = for_each(
    ("rule", "choice", "before", "after"),
    [
        (rule, choice, before, after)
        for rule, by_choice in VALUES.items()
        for choice, pairs in by_choice.items()
        for before, after in pairs
    ],
)
file_cases = for_each(
    ("rule", "case"),
    [
        (rule, case)
        for cases in (FILES, SITES, EXTENSION_FILES, AUDITED)
        for rule in cases
        for case in cases[rule]
    ],
)


def offered(urlset: Document, findings: Findings, rule: str, choice: str) -> FixChoice | None:
    """The choice of this name; of two, the one that mends more."""
    found = [each for each in choices(urlset, findings, rule) if each.id == choice]
    return found[-1] if found else None


def made(urlset: Document, choice: FixChoice | None) -> Edit:
    assert choice
    edit = choice.edit()
    assert edit
    return edit


def test_every_rule_that_can_be_mended_is_or_says_where() -> None:
    elsewhere = {rule.id: rule.why_no_fix for rule in RULES if rule.why_no_fix}
    wanted = {rule.id for rule in RULES if rule.fix is not Fixability.NONE or rule.sometimes_mended}
    assert set(FIXES) | set(elsewhere) == wanted
    assert not set(FIXES) & set(elsewhere)
    assert all(reason.endswith(".") for reason in elsewhere.values())
    assert {rule.id for rule in RULES if rule.has_fix} == set(FIXES)


def test_every_remedy_has_a_case() -> None:
    tables = (FILES, SITES, EXTENSION_FILES, AUDITED)
    tested = {
        rule: {*VALUES.get(rule, {}), *(case.choice for table in tables for case in table.get(rule, []))}
        for rule in FIXES
    }
    assert tested == {rule: {fix.id for fix in fixes} for rule, fixes in FIXES.items()}


def test_remedies_come_safest_first_and_say_what_they_do() -> None:
    for rule, fixes in FIXES.items():
        assert [it.safe for it in fixes] == sorted((it.safe for it in fixes), reverse=True), rule
        assert len({(it.id, it.safe) for it in fixes}) == len(fixes), rule
        for fix in fixes:
            assert fix.title[0].isupper(), rule
            assert not fix.title.endswith("."), rule


@value_cases
def test_a_choice_mends_a_value(rule: str, choice: str, before: str, after: str | None) -> None:
    field = FIELDS.get(rule, RULE_BY_ID[rule].field)
    other = Entry(f"{HOST}/other", "2024-05-01T10:00:00Z", "daily", "0.7")
    values = {"loc": f"{HOST}/", field: before}
    entry = Entry(**{name: values.get(name, "") for name in FIELD_NAMES})
    urlset = document(other, entry)
    findings = checked(urlset, Context(Kind.URLSET, NOW, published_url=PUBLISHED_AT.get(rule, "")))
    second = choices(urlset, findings, rule, dict.fromkeys((*FIELD_NAMES, ""), (1,)))
    found = next((each for each in reversed(second) if each.id == choice), None)
    assert choices(urlset, findings, rule, dict.fromkeys((*FIELD_NAMES, ""), (0,))) == ()
    if after is None:
        assert found is None
        return
    inverse = made(urlset, found).apply(urlset)
    assert [urlset.column(field)[row] for row in (0, 1)] == [getattr(other, field), after]
    assert rule not in {finding.rule.id for finding in findings.report.at(1)} or not after
    inverse.apply(urlset)
    assert urlset.entry(1) == entry


@for_each(
    "slip",
    [
        "https:\\\\acme.org\\a|b",
        "htps:\\\\acme.org\\a b",
        "https: //acme.org/a&lt;b",
        "https :/acme.org\\a b",
        "https:\\/\\/acme.org\\/a\\/b",
        " https:///acme.org\\a<b>",
        "\u200bhttps://acme.org\\a",
        "//acme.org\\a b",
        "www.acme.org\\a%",
        "https://acme.orghttps:///acme.org\\a",
    ],
)
def test_the_safest_fixes_one_after_the_other_leave_no_error(slip: str) -> None:
    urlset = document(Entry(f"{HOST}/other"), Entry(slip))
    findings = checked(urlset, Context(Kind.URLSET, NOW))
    for _ in range(5):
        wrong = [one for one in findings.report.at(1, "loc") if one.severity is Severity.ERROR]
        if not wrong or wrong[0].rule.id == "mixed-hosts":
            break
        first, *_others = choices(urlset, findings, wrong[0].rule.id, {"loc": [1]})
        made(urlset, first).apply(urlset)
    assert {one.rule.id for one in findings.report.at(1) if one.severity is Severity.ERROR} <= {"mixed-hosts"}


@for_each(
    ("others", "read"),
    [("12/25/2024", "2024-01-02"), ("25/12/2024", "2024-02-01"), ("25/12/2024 12/25/2024", None)],
)
def test_a_day_that_may_be_a_month_is_read_as_in_the_other_dates(others: str, read: str | None) -> None:
    dates = [*others.split(), "01/02/2024", " 01/02/2024 10:00"]
    urlset = document(*(Entry(f"{HOST}/{row}", date) for row, date in enumerate(dates)))
    findings = checked(urlset, Context(Kind.URLSET, NOW))
    for row, choice in ((len(dates) - 2, "rewrite"), (len(dates) - 1, "day")):
        found = choices(urlset, findings, "lastmod-not-w3c-datetime", {"lastmod": [row]})
        made_of = [each.edit() for each in found if each.id == choice]
        assert [edit.values for edit in made_of if isinstance(edit, SetValues)] == ([[read]] if read else [])


@for_each(
    ("dates", "read"),
    [
        ("12/25/2024, 01/02/2024 10:00", "2024-12-25, 2024-01-02"),
        ("12/25/2024 10:00, 01/02/2024 10:00, 03/04/2024", "2024-12-25, 2024-01-02, 2024-03-04"),
        ("12/25/2024 10:00:00 PM, 1/5/2024 10:00:00 AM", "2024-12-25, 2024-01-05"),
        ("25/12/2024, 01/02/2024 10:00", "2024-12-25, 2024-02-01"),
        ("12/25/2024, tomorrow", "2024-12-25, "),
        ("12/25/2024, 25/12/2024, 01/02/2024", "2024-12-25, 2024-12-25, 01/02/2024"),
    ],
)
def test_all_dates_of_a_file_are_read_in_one_order(dates: str, read: str) -> None:
    urlset = document(*(Entry(f"{HOST}/{date}", date) for date in dates.split(", ")))
    found = fix_rule(urlset, checked(urlset, Context(Kind.URLSET, NOW)), "lastmod-not-w3c-datetime")
    assert found.edit
    found.edit.apply(urlset)
    assert urlset.column("lastmod") == read.split(", ")


@for_each(("dates", "left"), [(("01/02/2024 10:00", "03/04/2024"), 2), (("01/01/2024",), 0)])
def test_no_day_is_guessed_by_mending_a_whole_rule(dates: tuple[str, ...], left: int) -> None:
    urlset = document(*(Entry(f"{HOST}/{date}", date) for date in dates))
    rule = "lastmod-not-w3c-datetime"
    found = fix_rule(urlset, checked(urlset, Context(Kind.URLSET, NOW)), rule)
    assert (found.undecided, found.edit is None) == (left, bool(left))


def test_what_could_not_be_read_is_left_by_mending_a_whole_rule() -> None:
    urlset = document(Entry(f"{HOST}/<a>caf\ufffd"))
    found = fix_rule(urlset, checked(urlset, Context(Kind.URLSET, NOW)), "loc-illegal-character")
    assert found.edit
    found.edit.apply(urlset)
    assert (urlset.column("loc"), found.undecided) == ([f"{HOST}/%3Ca%3Ecaf\ufffd"], 1)


def test_no_day_in_a_block_is_guessed_by_mending_a_whole_rule() -> None:
    data = urlset(url("/", news(date="01/02/2024")), attributes=DECLARED).encode()
    sitemap = read_document(data).entries
    found = fix_rule(sitemap, checked(sitemap, Context(Kind.URLSET, NOW)), "extension-value-invalid")
    assert (found.edit, found.undecided) == (None, 1)


@file_cases
def test_a_choice_mends_a_file(rule: str, case: FileCase) -> None:
    data = case.before if isinstance(case.before, bytes) else case.before.encode()
    urlset, findings = opened(case, data)
    choice = offered(urlset, findings, rule, case.choice)
    if case.after is None:
        assert choice is None
        return
    after = case.after if isinstance(case.after, bytes) else case.after.encode()
    inverse = made(urlset, choice).apply(urlset)
    written = to_bytes(urlset, data)
    assert inflate(written).data.decode(urlset.frame.encoding) == inflate(after).data.decode(
        urlset.frame.encoding
    )
    assert written.startswith(b"\x1f\x8b") == after.startswith(b"\x1f\x8b")
    verify(urlset, written)
    inverse.apply(urlset)
    assert to_bytes(urlset, data) == data


def opened(case: FileCase, data: bytes) -> tuple[Document, Findings]:
    reading = read_document(data, case.name)
    context = Context(
        reading.entries.kind,
        NOW,
        case.name,
        case.published_url,
        byte_size=reading.byte_size,
        file_hits=reading.file_hits,
        letter_case=case.letter_case,
        robots=case.robots,
        answers=KnownAnswers(case.answers),
    )
    return reading.entries, checked(reading.entries, context)


def test_rows_added_under_another_root_are_written_like_its_others() -> None:
    data = b'<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"><s:url><s:loc>a</s:loc></s:url></s:urlset>'
    urlset, findings = opened(FileCase("", data, None), data)
    made(urlset, offered(urlset, findings, "core-namespace-prefixed", "default")).apply(urlset)
    RemoveRows(range(1)).apply(urlset)
    insertion(urlset, 0, [Entry(f"{HOST}/")]).apply(urlset)
    verify(urlset, to_bytes(urlset))
    assert f"<loc>{HOST}/</loc>".encode() in to_bytes(urlset)


def test_no_fix_touches_what_was_never_filled_in() -> None:
    locs = ["HTTPS://ACME.org/[id]", f"{HOST}/a b/:slug", "None", "https://HOST/a", "{{ site.url }}/c d"]
    link, image, title, date = (
        "https://%SITE%/v",
        "${image}/e f",
        "{% title %} &amp;amp;",
        " {{ page.date }} ",
    )
    more = (
        f"<lastmod>{date}</lastmod><changefreq>Weekly</changefreq>"
        f"<image:image><image:loc>{image}</image:loc><image:title>{title}</image:title></image:image>"
        f"<image:image><image:loc> {HOST}/x y.png </image:loc></image:image>"
        f'<xhtml:link rel="alternate" hreflang="de" href="{link}"/>'
        f'<xhtml:link rel="Alternate" hreflang="en_GB" href="{HOST}/%C3%83%C2%B6"/>'
    )
    entries = [url().replace(f"{HOST}/", loc) for loc in (*locs, locs[2])]
    text = urlset(*entries, url("/g h", more), url("/h"), url("/h"), attributes=DECLARED)
    document, findings = opened(FileCase("", "", None), text.encode())
    found = {each.rule.id for each in findings.report.all()}
    assert len(found.intersection(FIXES)) > 6
    for rule in found.intersection(FIXES) - {"extension-deprecated"}:  # which removes whole elements
        for choice in choices(document, findings, rule):
            if edit := choice.edit():
                inverse = edit.apply(document)
                after = to_bytes(document).decode()
                assert not [value for value in (*locs, link, image, title, date) if value not in after], rule
                inverse.apply(document)
