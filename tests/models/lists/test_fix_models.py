"""What is offered at some cells, in words."""

from pytestqt.modeltest import ModelTester

from editor.core.document.columns import Entry
from editor.core.document.edits import Edit
from editor.formats.reading.reader import read_document
from editor.models.lists.findings_model import fix_hint, is_fixable
from editor.models.lists.fix_models import (
    ChangeColumn,
    ChangesModel,
    OfferGroup,
    fix_title,
    lacks_site,
    offers_at,
    why_not,
)
from editor.rules.catalogue import RULES
from editor.rules.fixes.fix_choices import FIXES, FixChoice, choices
from editor.rules.fixes.preview_changes import PreviewChange
from editor.rules.rule import Fixability
from tests.for_each import for_each
from tests.models.documents import SITE, document
from tests.models.model_check import check
from tests.rules import documents, extension_cases
from tests.rules.documents import Case, checked, url
from tests.rules.extension_cases import DECLARED, image

CASES = [
    case
    for rule, cases in extension_cases.FAILING.items()
    for case in cases
    if len(case.content) < 20_000 and rule != "extension-element-unknown"
]


def told(groups: list[OfferGroup]) -> list[tuple[str, str, str]]:
    return [(group.rule.id, offer.title, offer.change) for group in groups for offer in group.offers]


def made(choice: FixChoice) -> Edit:
    edit = choice.edit()
    assert edit
    return edit


def test_what_is_safe_comes_first_and_says_what_becomes_of_the_value() -> None:
    urlset, findings = document(Entry(f"{SITE}/a", " 2024-05-01 ", "often", " .5"))
    assert told(offers_at(urlset, findings, {"changefreq": range(1)})) == [
        ("changefreq-unknown", "Remove the frequency", "often → —"),
        ("padded-value", "Remove the white space around it (2)", "·2024-05-01· → 2024-05-01"),
        ("priority-odd-form", "Use the usual format", "·.5 → 0.5"),
    ]


def test_of_many_cells_those_with_the_finding_count() -> None:
    urlset, findings = document(
        *(Entry(f"{SITE}/{row}", priority="0,5" if row % 2 else "") for row in range(9))
    )
    [group] = offers_at(urlset, findings, {"priority": range(6)})
    assert group.offers[0].title == "Use a decimal point (3)"
    choice = group.offers[0].choice
    assert fix_title(choice, made(choice)) == "Use a decimal point (3 rows)"
    assert offers_at(urlset, findings, {"loc": range(6)}) == []


def test_a_way_that_fits_some_of_the_cells_counts_those() -> None:
    dates = ("2024/1/5", "5 Jan 2024", "Jan 6, 2024", "01/02/2024", "1704448800", "2024-01-05 10:00", "soon")
    urlset, findings = document(*(Entry(f"{SITE}/{row}", date) for row, date in enumerate(dates)))
    [group] = offers_at(urlset, findings, {"lastmod": range(7)})
    assert [(offer.title, fix_title(offer.choice, made(offer.choice))) for offer in group.offers] == [
        ("Use the W3C date format", "Use the W3C date format"),
        ("Use the W3C date format (3)", "Use the W3C date format (3 rows)"),
        ("Keep only the day (4)", "Keep only the day (4 rows)"),
        ("Read as day/month/year", "Read as day/month/year"),
        ("Read as month/day/year", "Read as month/day/year"),
        ("Read as Unix time", "Read as Unix time"),
        ("Treat the time as UTC", "Treat the time as UTC"),
        ("Remove the date (7)", "Remove the date (7 rows)"),
    ]


def test_a_fix_that_comes_to_the_same_is_offered_once() -> None:
    urlset, findings = document(Entry(f"{SITE}/a", changefreq="Weekly"))
    [group] = offers_at(urlset, findings, {"changefreq": range(1)})
    assert [offer.change for offer in group.offers] == ["Weekly → weekly", "Weekly → —"]


@for_each(
    ("entry", "field", "words"),
    [
        (Entry(f"{SITE}/a"), "loc", "Nothing is wrong here."),
        (Entry("https://a..b/"), "loc", "Host is not valid: It is unclear what was meant"),
    ],
)
def test_where_nothing_is_offered_it_says_why(entry: Entry, field: str, words: str) -> None:
    _urlset, findings = document(entry)
    assert why_not(findings, {field: range(1)}).startswith(words)


def test_no_cell_is_nothing_wrong() -> None:
    _urlset, findings = document()
    assert why_not(findings, {}) == "Nothing is wrong here."


def test_every_rule_that_can_be_mended_elsewhere_has_no_fix_of_its_own() -> None:
    elsewhere = {rule.id for rule in RULES if rule.command}
    assert all(rule.why_no_fix for rule in RULES if rule.command)
    assert not elsewhere & set(FIXES)
    for rule in RULES:
        assert is_fixable(rule, Fixability.ASK) == (rule.id in FIXES or rule.id in elsewhere)


@for_each("case", CASES)
def test_what_can_be_mended_has_a_way_or_says_what_it_lacks(case: Case) -> None:
    data = case.content if isinstance(case.content, bytes) else case.content.encode()
    document = read_document(data, case.name).entries
    findings = checked(document)
    for finding in findings.report.all(3):
        cells = None if finding.row is None else {finding.field: {finding.row}}
        is_told = bool(finding.rule.why_no_fix or finding.rule.asks) or lacks_site(findings, finding)
        if finding.fix is not Fixability.NONE and not is_told:
            assert choices(document, findings, finding.rule.id, cells), finding


def test_a_hint_names_the_fix_that_is_safe() -> None:
    _urlset, findings = document(Entry(f"{SITE}/a b", "2024-02-31"), Entry("https://a..b/"))
    assert fix_hint(findings.report.at(0, "loc")) == "Press Ctrl+. to fix: Write spaces as %20"
    assert fix_hint(findings.report.at(0, "lastmod")) == "Press Ctrl+. to fix"
    assert fix_hint(findings.report.at(1, "loc")) == ""


def test_changes_can_be_read_where_only_white_space_differs(qapp: object, qtmodeltester: ModelTester) -> None:
    model = ChangesModel()
    model.show(
        [
            PreviewChange(4, "priority", "\n 0.5", "0.5", url=f"{SITE}/4"),
            PreviewChange(1, "", "<url/>", "", note="301"),
            PreviewChange(None, "prolog", "a", "b", "news.xml"),
            PreviewChange(0, "loc", f"{SITE}/{'x' * 200} y", f"{SITE}/{'x' * 200}%20y"),
        ]
    )
    rows = [[str(model.index(row, column).data()) for column in ChangeColumn] for row in range(3)]
    assert rows == [
        ["5", f"{SITE}/4", "", "Priority", "↵·0.5", "0.5", ""],
        ["2", "", "", "Entry", "<url/>", "(removed)", "301"],
        ["", "", "news.xml", "Start of the file", "a", "b", ""],
    ]
    assert str(model.index(3, ChangeColumn.AFTER).data()).endswith("xx%20y")
    check(qtmodeltester, model)


def test_a_long_text_is_cut_to_the_room_there_is(qapp: object) -> None:
    model = ChangesModel()
    model.show([PreviewChange(0, "loc", f"{SITE}/{'x' * 70} y", f"{SITE}/{'x' * 70}%20y")])
    assert str(model.index(0, ChangeColumn.BEFORE).data()).startswith("…")
    model.set_room(120)
    assert str(model.index(0, ChangeColumn.BEFORE).data()) == f"{SITE}/{'x' * 70} y"
    model.set_room(15)
    texts = [str(model.index(0, column).data()) for column in (ChangeColumn.BEFORE, ChangeColumn.AFTER)]
    assert texts == ["…xxxxx y", "…xxxxx%20y"]


def test_what_is_wrong_with_the_extensions_of_an_entry_is_offered_at_its_cells() -> None:
    document = read_document(
        documents.urlset(url("/", image(loc=f" {SITE}/a.png")), url("/b"), attributes=DECLARED).encode()
    ).entries
    findings = checked(document)
    expected = [("padded-value", "Remove the white space around it")]
    for cells in ({"loc": range(1)}, {"image": range(1)}, {"loc": range(2), "lastmod": range(2)}):
        groups = offers_at(document, findings, cells)
        assert [(group.rule.id, group.offers[0].title) for group in groups] == expected
