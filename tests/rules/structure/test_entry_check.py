"""What is said about the elements of an entry."""

import time

from editor.core.fields import Kind
from editor.core.xml.markup import Oddity, default_layout, new_frame
from editor.rules.rule import Severity
from editor.rules.structure.entry_check import misplaced_field, oddity_hits, shown_text
from tests.for_each import for_each
from tests.patience import seconds
from tests.rules.documents import DECLARATION, HOST, Case, index, urlset

LOC = f"<loc>{HOST}/</loc>"
LAYOUT = default_layout(new_frame(Kind.URLSET))


def _entry(text: str) -> Case:
    return Case(urlset(f"<url>{text}</url>"))


@for_each(
    ("entry", "advice"),
    [
        ("<url/>", "Add the URL, or remove the entry."),
        (f"<url>{HOST}/</url>", "Its URL is text between the tags. Put it into a loc element."),
        (
            f'<url loc="{HOST}/" lastmod="2024"/>',
            "Its URL is in an attribute. Make elements of the attributes.",
        ),
    ],
)
def test_one_finding_says_where_the_url_is_of_an_entry_without_loc(entry: str, advice: str) -> None:
    (found,) = [each for each in Case(urlset(entry)).findings() if each.severity is Severity.ERROR]
    assert (found.rule.id, found.message) == ("loc-missing", f"This entry has no loc. {advice}")


@for_each(
    ("order", "values", "has_extensions", "expected"),
    [
        ((0, 1, 2, 3, 4), ("a", "b", "c", "d"), True, None),
        ((1, 0, 2, 3, 4), ("a", "b", "", ""), False, "loc"),
        ((1, 0, 2, 3, 4), ("a", "", "c", "d"), True, None),
        ((0, 1, 3, 2, 4), ("a", "", "c", "d"), False, "changefreq"),
        ((0, 4, 1, 2, 3), ("a", "b", "", ""), True, "lastmod"),
        ((0, 4, 1, 2, 3), ("a", "b", "", ""), False, None),
    ],
)
def test_the_order_of_what_is_there_counts(
    order: tuple[int, ...], values: tuple[str, str, str, str], has_extensions: bool, expected: str | None
) -> None:
    children = tuple(LAYOUT.children[number] for number in order)
    layout = type(LAYOUT)(LAYOUT.start, children, LAYOUT.end)
    assert misplaced_field(layout, values, has_extensions) == expected


def test_several_unknown_elements_are_told_in_one_finding() -> None:
    ((field, hit),) = oddity_hits(
        [
            Oddity("unknown-core-element", "", "photo", "ask"),
            Oddity("unknown-core-element", "", "film", "auto"),
        ]
    )
    assert (field, dict(hit.params)["detail"], hit.fix) == ("", "photo, film", "ask")


@for_each("loc", ["<?php echo $url ?>", "<?php echo $base ?>/a", f"{HOST}<?php x(); ?>"])
def test_of_a_url_that_code_should_have_written_nothing_else_is_told(loc: str) -> None:
    findings = _entry(f"<loc>{loc}</loc>").findings()
    assert [finding.rule.id for finding in findings if finding.field == "loc"] == ["template-code"]
    found = next(finding for finding in findings if finding.field == "loc")
    assert found.message.startswith("<?php is a placeholder that was never filled in.")


def test_an_attribute_whose_name_is_a_part_of_another_one_is_told_too() -> None:
    (finding,) = Case(urlset(f'<url width="1" id="2" width2="3">{LOC}</url>')).of("unexpected-attribute")
    assert "in a sitemap: width, id, width2. " in finding.message


def test_an_entry_with_very_many_attributes_is_checked_in_a_moment() -> None:
    many = [Oddity("unexpected-attribute", "", f"a{number}", "auto") for number in range(50_000)]
    start = time.process_time()
    ((_field, hit),) = oddity_hits(many)
    assert time.process_time() - start < seconds(2)  # it takes a twentieth of one
    assert str(dict(hit.params)["detail"]).startswith("a0, a1, a2, ")


@for_each(
    ("name", "meant"),
    [("lastMod", "lastmod"), ("change_freq", "changefreq"), ("Loc", "loc"), ("lastmdo", "lastmod")],
)
def test_a_misspelt_element_gets_a_hint(name: str, meant: str) -> None:
    (finding,) = _entry(f"{LOC}<{name}>x</{name}>").of("unknown-core-element")
    assert finding.message == f"Not a sitemap element: {name}. Did you mean {meant}?"


def test_an_error_of_an_element_hides_warnings_about_its_value() -> None:
    case = _entry(f"{LOC}<lastmod>2005</lastmod><lastmod>2006</lastmod>")
    assert {"element-repeated"} == case.rules() - {"published-url-unknown", "lastmod-date-only"}


def test_an_error_of_an_element_leaves_errors_of_its_value() -> None:
    assert {"element-repeated", "lastmod-not-w3c-datetime"} <= _entry(
        f"{LOC}<lastmod>x</lastmod><lastmod>2006</lastmod>"
    ).rules()


def test_nothing_is_said_about_a_value_with_markup_in_it() -> None:
    rules = _entry(f"{LOC}<lastmod>x<b/></lastmod>").rules()
    assert "element-has-children" in rules
    assert "lastmod-not-w3c-datetime" not in rules


def test_nothing_is_said_about_a_value_whose_entity_is_not_resolved() -> None:
    doctype = f'{DECLARATION}<!DOCTYPE urlset [<!ENTITY site "{HOST}"><!ENTITY day "2024-05-01">]>\n'
    entry = "<url><loc>&site;/</loc><lastmod>&day;</lastmod><priority>2</priority></url>"
    rules = Case(urlset(entry, before=doctype)).rules()
    assert {"custom-entity", "priority-out-of-range"} <= rules
    assert not {"loc-not-absolute", "lastmod-not-w3c-datetime"} & rules


@for_each(
    ("entry", "expected"),
    [
        (f"<Loc>{HOST}/</Loc>", {"unknown-core-element"}),
        (f"{HOST}/", {"loc-missing"}),
        ("<loc/>", {"loc-empty"}),
        (f"{LOC}<lastmod/><lastmod>2024-05-01</lastmod>", {"empty-element", "lastmod-date-only"}),
        (f"\u00a0{LOC}", {"stray-text"}),
    ],
)
def test_one_slip_is_one_finding(entry: str, expected: set[str]) -> None:
    assert _entry(entry).rules() - {"published-url-unknown", "lastmod-absent"} == expected


def test_no_break_spaces_are_named_and_safe_to_remove() -> None:
    (finding,) = _entry(f"\u00a0\u00a0{LOC}").of("stray-text")
    assert "U+00A0" in finding.message
    assert finding.fix == "auto"


def test_frequency_and_priority_have_no_place_in_an_index() -> None:
    (finding,) = Case(index(f"<sitemap>{LOC}<priority>0.5</priority></sitemap>")).of("misplaced-core-element")
    assert finding.fix == "auto"


def test_the_protocols_own_example_has_notes_only() -> None:
    example = (
        f'{DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
        "   <url>\n"
        "      <loc>http://www.example.com/</loc>\n"
        "      <lastmod>2005-01-01</lastmod>\n"
        "      <changefreq>monthly</changefreq>\n"
        "      <priority>0.8</priority>\n"
        "   </url>\n"
        "</urlset>"
    )
    assert {finding.severity.word for finding in Case(example).findings()} == {"note"}
    pasted = Case(example.replace("   ", "\u00a0\u00a0\u00a0"))  # as its page has it
    assert {finding.rule.id for finding in pasted.findings() if finding.severity.word == "error"} == {
        "stray-text"
    }


def test_a_text_in_a_message_is_short_and_on_one_line() -> None:
    assert shown_text(" a\nb ") == "a b"
    assert shown_text("\u00a0\u200b") == "U+00A0, U+200B"
    assert len(shown_text("x" * 500)) == 60
