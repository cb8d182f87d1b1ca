"""What stands around the entries."""

from editor.core.document.edits import SetFrame
from editor.core.extensions.extension_declarations import IMAGE
from editor.core.extensions.extension_reading import used_extensions
from editor.core.fields import Kind
from editor.core.xml.markup import NAMESPACE
from editor.rules.finding import Context
from editor.rules.rule import Fixability, Severity
from tests.for_each import for_each
from tests.formats.recovered import read_or_recover
from tests.rules.documents import (
    DECLARATION,
    HOST,
    NEWS,
    NOW,
    Case,
    checked,
    child,
    gzipped,
    index,
    url,
    urlset,
    with_locs,
)
from tests.rules.file_cases import XSI

SAYS = urlset(url("/é"), before='<?xml version="1.0" encoding="{}"?>\n')

SHOP = "http://acme.org/shop"
LOC = f"<loc>{HOST}/</loc>"
BEFORE = "<lastmod>2024-05-01</lastmod>"


def test_an_empty_news_file_is_harmless() -> None:
    (finding,) = Case(urlset(attributes=f' xmlns:news="{NEWS}"')).of("sitemap-empty")
    assert finding.severity == Severity.ADVICE


def test_white_space_before_a_file_without_declaration_is_a_warning() -> None:
    (finding,) = Case(" " + urlset(url(), before="")).of("leading-whitespace")
    assert finding.severity == Severity.WARNING


@for_each(
    ("before", "content", "fix"),
    [
        ('<?xml version="1.0" encoding="ISO-8859-1"?>', "/a", "auto"),
        ('<?xml version="1.0" encoding="ISO-8859-1"?>', "/é", "ask"),
        ('<?xml version="1.0" encoding="US-ASCII"?>', "/a", "auto"),
    ],
)
def test_only_ascii_can_become_utf_8_without_asking(before: str, content: str, fix: str) -> None:
    data = urlset(url(content), before=before).encode("latin-1")
    (finding,) = Case(data).of("encoding-not-utf8")
    assert finding.fix == fix


@for_each(
    ("data", "told"),
    [
        (SAYS.format("UTF8").encode(), "UTF8"),
        (b"\xef\xbb\xbf" + SAYS.format("ISO-8859-1").encode(), "ISO-8859-1"),
        (SAYS.format("ansi").encode(), "ansi"),
        (urlset(url(), before="").encode("utf-16"), "utf-16-le"),
    ],
)
def test_a_file_is_not_said_to_have_the_encoding_that_it_only_declares(data: bytes, told: str) -> None:
    reading = read_or_recover(data)
    findings = checked(reading.entries, Context(Kind.URLSET, NOW, file_hits=reading.file_hits))
    (finding,) = findings.report.of_rule("encoding-not-utf8")
    assert finding.message == f"The file declares the encoding {told}. A sitemap must be UTF-8."


@for_each("encoding", ["utf8mb4", "UTF_8", "unicode", "ansi"])
def test_an_encoding_that_nobody_knows_is_told_of_what_was_recovered(encoding: str) -> None:
    data = urlset(url("/é"), before=f'<?xml version="1.0" encoding="{encoding}"?>').encode()
    reading = read_or_recover(data)
    findings = checked(reading.entries, Context(Kind.URLSET, NOW, file_hits=reading.file_hits))
    (finding,) = findings.report.of_rule("encoding-not-utf8")
    assert (finding.severity, finding.line) == (Severity.ERROR, 1)
    findings.set_context(findings.context._replace(file_hits=()))  # which is what accepting it does
    assert not list(findings.report.of_rule("encoding-not-utf8"))


@for_each(
    ("namespace", "fix"),
    [
        ("https://www.sitemaps.org/schemas/sitemap/0.9", "auto"),
        ("http://sitemaps.org/schemas/sitemap/0.9/", "auto"),
        ("http://www.google.com/schemas/sitemap/0.84", "auto"),
        (SHOP, "ask"),
    ],
)
def test_variants_of_the_namespace_can_be_put_right(namespace: str, fix: str) -> None:
    (finding,) = Case(urlset(url(), namespace=namespace)).of("namespace-wrong")
    assert finding.fix == fix


@for_each("entry", [f'<url xmlns="">{LOC}</url>', f'<url><loc xmlns="">{HOST}/</loc></url>'])
def test_entries_in_no_namespace_are_one_error_and_nothing_else(entry: str) -> None:
    found = [it for it in Case(urlset(url("/a"), entry, entry)).findings() if it.severity > Severity.WARNING]
    assert [(it.rule.id, it.row, it.fix) for it in found] == [
        ("namespace-missing", 1, "auto"),
        ("namespace-missing", 2, "auto"),
    ]


def test_elements_of_an_extension_may_be_called_as_those_of_a_sitemap() -> None:
    case = Case(urlset(url(more=f'<x:y xmlns:x="{SHOP}"><loc xmlns="">a</loc></x:y>')))
    assert not case.of("namespace-missing")


def test_a_document_type_with_declarations_is_not_dropped_without_asking() -> None:
    plain, declaring = (
        Case(urlset(url(), before=f"{DECLARATION}<!DOCTYPE urlset{subset}>")).of("doctype-present")[0]
        for subset in ("", ' [<!ENTITY x "y">]')
    )
    assert (plain.fix, declaring.fix) == ("auto", "ask")


def test_a_document_type_elsewhere_is_not_dropped_without_asking_while_something_may_use_it() -> None:
    unused = [url("/a?b&amp;c")], [url(), "<!-- &x; -->"], [url("/<![CDATA[a?b&x;]]>")]
    used = [url("/&x;")], [url(), "&x;"], ["<!-- -->&x;", url()]
    for files, fix in ((unused, "auto"), (used, "ask")):
        cases = (Case(urlset(*parts, before=f'{DECLARATION}<!DOCTYPE urlset SYSTEM "x">')) for parts in files)
        assert {finding.fix for case in cases for finding in case.of("doctype-present")} == {fix}


def test_a_schema_location_is_told_with_all_that_is_wrong_with_it() -> None:
    location = "http://www.sitemaps.org/schemas/sitemap/0.84"
    case = Case(urlset(url(), attributes=f'{XSI}"{location} sitemap.xsd"'))
    (finding,) = case.of("schema-location-odd")
    assert f" refers to {location}, which this file does not use. " in finding.message


def test_a_comment_that_speaks_of_a_document_type_is_none() -> None:
    assert not Case(urlset(url(), before=f"{DECLARATION}<!-- no <!DOCTYPE -->")).of("doctype-present")


def test_what_stands_between_entries_is_told_wherever_it_is() -> None:
    for between, rule, detail in [
        ("and so on", "stray-text", "and so on"),
        ("<![CDATA[and]]>", "stray-text", "and"),
        (f'<y xmlns="{SHOP}"><loc>x</loc></y>', "extension-under-root", "y"),
        ("<x:y/>", "extension-under-root", "x:y"),
        ("<lastmod>x</lastmod>", "misplaced-core-element", "lastmod"),
        ("<lastMod>x</lastMod>", "unknown-core-element", "lastMod"),
    ]:
        for place in [0, 1]:
            parts = [url("/a"), url("/b")]
            parts.insert(place * 2, between)
            (finding,) = Case(urlset(*parts, attributes=f' xmlns:x="{SHOP}"')).of(rule)
            assert (finding.row, finding.value, finding.places) == (None, detail, 1)


@for_each(
    ("used", "severity"),
    [
        ("", Severity.ADVICE),
        (url(more="<image:image/>"), Severity.ERROR),
        ('<url><loc image:a="b">https://acme.org/</loc></url>', Severity.ERROR),
        ("<image:image/>", Severity.ERROR),
    ],
)
def test_another_spelling_of_a_namespace_is_an_error_where_anything_uses_it(
    used: str, severity: Severity
) -> None:
    declared = ' xmlns:image="https://www.google.com/schemas/sitemap-image/1.1"'
    for parts in ((url(), used), (used, url())):
        found = Case(urlset(*parts, attributes=declared)).of("extension-namespace-wrong")
        assert [finding.severity for finding in found if finding.row is None] == [severity]


@for_each(
    ("case", "order"),
    [
        (Case(index(f"<sitemap>{BEFORE}<loc>{HOST}/a.xml</loc></sitemap>")), "loc, lastmod, then extensions"),
        (
            Case(index(f"<sitemap>{BEFORE}<loc a='b'>{HOST}/a</loc></sitemap>")),
            "loc, lastmod, then extensions",
        ),
        (Case(urlset(f"<url>{BEFORE}{LOC}</url>")), "loc, lastmod, changefreq, priority, then extensions"),
    ],
)
def test_the_order_that_is_named_is_that_of_the_kind_of_entry(case: Case, order: str) -> None:
    (finding,) = case.of("element-order")
    assert finding.message == f"The elements of this entry should be in this order: {order}."


@for_each(
    ("parts", "is_refused"),
    [
        ((f'<x:y xmlns:x="{SHOP}"/>', url(), url("/a")), False),
        (('<span xmlns=""/>', url()), True),
        ((url(), "<x:y/>"), True),
        ((url(), "<x:y/>", url("/a")), True),
        (("<x:y/>", url(), "<x:y/>", url("/a")), True),
        (("<x:y/>", url(), "<x:z/>", url("/a")), True),
        ((f'<image xmlns="{IMAGE.namespace}"/>', url()), True),
    ],
)
def test_foreign_elements_under_the_root_are_errors_where_the_schema_or_a_search_engine_refuses_them(
    parts: tuple[str, ...], is_refused: bool
) -> None:
    findings = Case(urlset(*parts, attributes=f' xmlns:x="{SHOP}"')).findings()
    severities = {one.severity for one in findings if one.rule.id == "extension-under-root"}
    assert (Severity.ERROR in severities) is is_refused


@for_each(("name", "fix"), [("Url", "auto"), ("URL", "auto"), ("uri", "ask")])
def test_an_entry_whose_name_is_off_by_letter_case_alone_can_be_put_right(name: str, fix: str) -> None:
    (finding,) = Case(urlset(f"<{name}>{LOC}</{name}>")).of("unknown-core-element")
    assert finding.fix == fix


@for_each("between", ["", "\n\n", "<!-- <loc>x</loc> -->", "<?php echo '<loc>' ?>"])
def test_comments_and_instructions_may_stand_anywhere(between: str) -> None:
    case = Case(urlset(between, url("/a", "<lastmod>2024-05-01T10:00:00Z</lastmod>"), between) + between)
    assert {finding.severity for finding in case.findings()} == {Severity.NOTE}


def test_the_same_slip_between_all_entries_is_counted() -> None:
    (finding,) = Case(urlset("\u00a0", url("/a"), "\u00a0", url("/b"), "\u00a0")).of("stray-text")
    assert (finding.places, finding.fix) == (3, "auto")


def test_changing_what_stands_around_is_followed() -> None:
    document = with_locs(f"{HOST}/")
    findings = checked(document)
    wrong = document.frame._replace(namespace=SHOP, namespaces=(("", SHOP),), bom=b"\xef\xbb\xbf")
    inverse = SetFrame(wrong).apply(document)
    assert {"namespace-wrong", "bom-present"} <= {
        finding.rule.id for finding in findings.report.file_findings()
    }
    inverse.apply(document)
    assert findings.report.counts()[Severity.ERROR] == 0


def test_a_list_of_sitemaps_can_become_an_index() -> None:
    document = with_locs(f"{HOST}/sitemap-1.xml", f"{HOST}/sitemap-2.xml")
    findings = checked(document)
    assert "urlset-lists-sitemaps" in {finding.rule.id for finding in findings.report.file_findings()}
    prolog = document.frame.prolog.replace("urlset", "sitemapindex")
    SetFrame(document.frame._replace(kind=Kind.SITEMAPINDEX, prolog=prolog)).apply(document)
    assert findings.context.kind is Kind.SITEMAPINDEX
    assert {finding.rule.id for finding in findings.report.file_findings()} == {"published-url-unknown"}


@for_each("prefix", ["s:", "sm:"])
def test_elements_with_a_prefix_are_known_between_entries_too(prefix: str) -> None:
    text = (
        urlset("<lastmod>x</lastmod>", url()).replace("<", f"<{prefix}").replace(f"<{prefix}/", f"</{prefix}")
    )
    text = text.replace(f"<{prefix}?xml", "<?xml").replace("xmlns=", f"xmlns:{prefix[:-1]}=")
    assert NAMESPACE in text
    assert {"misplaced-core-element", "core-namespace-prefixed"} <= Case(text).rules()


@for_each("note", ["", "<!-- odd -->"])
def test_the_extensions_in_use_are_known_once_a_file_was_checked(note: str) -> None:
    image = "<image:image><image:loc>https://acme.org/a.png</image:loc></image:image>"
    declared = f' xmlns:image="{IMAGE.namespace}" xmlns:news="{NEWS}"'
    reading = read_or_recover(urlset(f"<url>{note}{LOC}{image}</url>", attributes=declared).encode())
    findings = checked(reading.entries, Context(Kind.URLSET, NOW))
    assert findings.extensions == (IMAGE,)
    assert list(findings.extensions) == used_extensions(reading.entries)


@for_each(
    ("text", "advice"),
    [
        (urlset(child(), child("/b.xml")), "For that, the root must be sitemapindex."),
        (index(url()), "For that, the root must be urlset."),
        (urlset(url(), child()), "Move or remove it."),
        (urlset("<lastmod>x</lastmod>"), "Move or remove it."),
    ],
)
def test_entries_of_the_other_kind_alone_tell_which_root_was_meant(text: str, advice: str) -> None:
    (finding,) = Case(text).of("misplaced-core-element")
    assert finding.message.endswith(f". {advice}")


@for_each(
    "text",
    [
        index(),
        index("<sitemap/>", "<sitemap><loc/></sitemap>"),
        index(*(child(path) for path in ("/%zz.xml#a", "/a//b.xml", "/c/../d.xml?utm_source=x"))),
        index(child("/a.xml"), child("/%61.xml"), child().replace("org/", "org:443/")),
        index(*(child(f"/{row}.xml", "<lastmod>2099-01-01</lastmod>") for row in range(30))),
    ],
)
def test_what_is_said_of_an_index_speaks_of_no_page(text: str) -> None:
    found = Case(text).findings()
    assert len(found) > 1
    assert not [each.rule.id for each in found if " page" in each.message + each.rule.why]


def test_entries_in_a_comment_are_told_where_there_are_no_others() -> None:
    (finding,) = Case(urlset("\n<!-- made by hand -->", f"<!--{url()}-->")).of("sitemap-empty")
    assert "line 4 are inside a comment" in finding.message
    (finding,) = Case(urlset("<!-- made by hand -->")).of("sitemap-empty")
    assert finding.message == "The file has no entries. Add at least one."
    (finding,) = Case(urlset("<!-- a --><page><name>b</name></page>")).of("sitemap-empty")
    assert finding.message.endswith("It has page elements; the entries of a sitemap are called url.")


def test_a_file_that_was_cut_off_is_not_called_empty() -> None:
    assert Case(gzipped(urlset(*map(url, "abc")))[:60]).rules() == {"gzip-corrupt"}
    assert "sitemap-empty" not in Case(urlset(url())[:105]).rules()


def test_several_elements_that_have_no_place_in_an_index_are_told_in_one_sentence() -> None:
    entry = child(more="<changefreq>daily</changefreq><priority>0.5</priority>")
    (finding,) = Case(index(entry)).of("misplaced-core-element")
    assert finding.message == "This element is not allowed here: changefreq, priority. Move or remove it."


def test_a_style_sheet_in_css_or_in_a_comment_is_none_in_xslt() -> None:
    xslt = '<?xml-stylesheet type="text/xsl" href="a.xsl"?>'
    for before in (
        '<?xml-stylesheet type="text/css" href="a.xsl"?>',
        f"<!-- {xslt} -->",
        "<?xml-stylesheetx a?>",
    ):
        assert not Case(urlset(url(), before=before)).of("xslt-stylesheet")
    assert not Case(urlset(url(), xslt)).of("xslt-stylesheet")  # it means nothing behind the root's tag


def test_a_style_sheet_in_xslt_says_where_it_stands() -> None:
    xslt = '<?xml-stylesheet type="text/xsl" href="a.xsl"?>'
    (finding,) = Case(urlset(url(), before=f"{DECLARATION}\r<!-- a -->{xslt}")).of("xslt-stylesheet")
    assert (finding.line, finding.column) == (3, 11)
    assert "a.xsl" in finding.message


@for_each("declared", ["xhtm='urn:xhtm'", "map='map'", "xthml='http://www.w3.org/1999/xhtml'"])
def test_a_prefix_of_ones_own_is_no_slip(declared: str) -> None:
    assert not Case(urlset(url(), attributes=f" xmlns:{declared}")).of("extension-namespace-wrong")


def test_a_misspelt_prefix_says_which_was_meant() -> None:
    (finding,) = Case(urlset(url(), attributes=' xmlns:xthml="xthml"')).of("extension-namespace-wrong")
    assert finding.fix is Fixability.ASK
    assert finding.message.endswith(" The prefix xthml should be xhtml.")
