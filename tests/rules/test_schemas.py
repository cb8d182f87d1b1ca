"""What the official schemas reject, the rules reject too.

The other way round does not hold: the schemas accept much that the protocol forbids. Extensions stay out of
this; the schemas know none.
"""

import re
from functools import cache
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree

from editor.core.extensions.extension_declarations import (
    EXTENSION_NAMES,
    IMAGE,
    NEWS,
    VIDEO,
    ElementSpec,
    Extension,
    ValueForm,
    ValueKind,
)
from editor.core.extensions.extension_editing import NewElement, Style, render_element
from editor.core.fields import FIELD_NAMES
from editor.core.xml.markup import NAMESPACE, EntityStyle
from editor.formats.reading.reader import read_document
from editor.formats.writing.export import ExportForm, export
from editor.rules.rule import Severity
from tests.core.extensions.blocks import frame_with
from tests.examples import examples
from tests.for_each import for_each
from tests.rules import extension_cases, value_cases
from tests.rules.documents import DECLARATION, HOST, Case, url, urlset
from tests.rules.extension_cases import DECLARED, PICTURE
from tests.shared import (
    SHARED,
    CorpusFile,
    corpus_files,
    file_name,
    official_schema,
    skip_module_without_shared,
    sweep,
)

skip_module_without_shared()

# Where the protocol's text allows what the schema does not, there is only a warning.
SCHEMA_ONLY = {
    "invisible-character",  # the schema sees only a wrong character, in a host
    "element-order",
    "unexpected-attribute",
    "loc-below-schema-minimum",
    "loc-default-port",
    "lastmod-reduced-precision",
    "lastmod-no-seconds",
    "padded-strict-value",
}
ELEMENTS = {"urlset": ("url", FIELD_NAMES), "sitemapindex": ("sitemap", FIELD_NAMES[:2])}
SCHEMAS = {"urlset": "sitemap.xsd", "sitemapindex": "siteindex.xsd"}

VALUES = {
    "loc": [
        f"{HOST}/",
        f"{HOST}/a%20b",
        f"{HOST}/a b",
        "http://t.co",
        "http://t.co/",
        "/a",
        "://a",
        "",
        " ",
        f"{HOST}:/",
    ],
    "lastmod": [
        "2005-01-01",
        "2005",
        "2005-01",
        "2005-01-01T10:00:00",
        "2005-01-01T10:00Z",
        "2005-01-01T24:00:00Z",
        "2005-02-30",
        "2005-01-01Z",
        "-0044-03-15",
        "12005-01-01",
        "0000-00-00",
        "2005-01-01T10:00:00.5+14:00",
        "2005-01-01T10:00:00+14:01",
        " 2005-01-01\n",
        "20050101",
        "٢٠٠٥-01-01",
    ],
    "changefreq": ["daily", "Daily", " daily", "never", "", "x"],
    "priority": [
        "0.5",
        ".5",
        "1.",
        "+0.5",
        "-0.0",
        "1,0",
        "1e0",
        "NaN",
        "INF",
        "1.0000000001",
        "-0.1",
        " 0.5 ",
        "0x1",
        "1_0",
    ],
}


@cache
def _schema(root: str) -> etree.XMLSchema:
    assert SHARED is not None
    return etree.XMLSchema(etree.parse(SHARED / "schemas" / SCHEMAS[root]))


def _rejects(text: str) -> bool:
    tree = etree.fromstring(text.encode())
    root = etree.QName(tree).localname
    return not _schema(root).validate(tree)


def _objects(content: str | bytes) -> bool:
    return any(
        finding.severity is Severity.ERROR or finding.rule.id in SCHEMA_ONLY
        for finding in Case(content).each_finding()
    )


def _document(root: str, children: list[tuple[str, str]], count: int = 1) -> str:
    entry, _ = ELEMENTS[root]
    escape = EntityStyle().escape
    inner = "".join(
        f"<{name}>{escape(value)}</{name}>" if value else f"<{name}/>" for name, value in children
    )
    return f'{DECLARATION}<{root} xmlns="{NAMESPACE}">' + f"<{entry}>{inner}</{entry}>" * count + f"</{root}>"


@for_each(("field", "value"), [(field, value) for field in VALUES for value in VALUES[field]])
def test_a_value_that_the_schema_rejects_is_a_finding(field: str, value: str) -> None:
    children = [(field, value)] if field == "loc" else [("loc", f"{HOST}/"), (field, value)]
    text = _document("urlset", children)
    assert not _rejects(text) or _objects(text)


@for_each("rule", value_cases.FAILING)
def test_bad_values_of_the_rules_are_judged_as_the_schema_does(rule: str) -> None:
    field = value_cases.FIELDS.get(rule, "")
    for name, value in product([field] if field else FIELD_NAMES, value_cases.FAILING[rule]):
        children = [(name, value)] if name == "loc" else [("loc", f"{HOST}/"), (name, value)]
        text = _document("urlset", children)
        if "\x85" not in value and "\x00" not in value:
            assert not _rejects(text) or _objects(text), value


def _mutated(values: list[str]) -> st.SearchStrategy[str]:
    """A value with a few characters changed, left out or put in."""
    characters = st.sampled_from("0123456789-+:.TZ,eE /?#%[]aA\u00a0é٣ \n")
    change = st.tuples(st.integers(0, 40), st.integers(0, 2), st.text(characters, max_size=2))
    return st.builds(_with_changes, st.sampled_from(values), st.lists(change, max_size=3))


def _with_changes(value: str, changes: list[tuple[int, int, str]]) -> str:
    for at, length, new in changes:
        value = value[:at] + new + value[at + length :]
    return value


@settings(max_examples=examples(40), deadline=None)
@given(st.sampled_from(FIELD_NAMES).flatmap(lambda name: st.tuples(st.just(name), _mutated(VALUES[name]))))
def test_mutated_values_that_the_schema_rejects_are_findings(field_and_value: tuple[str, str]) -> None:
    field, value = field_and_value
    children = [(field, value)] if field == "loc" else [("loc", f"{HOST}/"), (field, value)]
    text = _document("urlset", children)
    assert not _rejects(text) or _objects(text)


NAMES = (*FIELD_NAMES, "url", "sitemap", "urlset", "Loc", "photo")
GOOD = {"loc": f"{HOST}/", "lastmod": "2005-01-01", "changefreq": "daily", "priority": "0.5"}


@settings(max_examples=examples(30), deadline=None)
@given(
    st.sampled_from(tuple(ELEMENTS)),
    st.lists(st.sampled_from(NAMES), max_size=6),
    st.integers(0, 2),
    st.booleans(),
)
def test_structures_that_the_schema_rejects_are_findings(
    root: str, names: list[str], count: int, empty: bool
) -> None:
    children = [
        (name, "" if empty and number == 1 else GOOD.get(name, "x")) for number, name in enumerate(names)
    ]
    text = _document(root, children, count)
    assert not _rejects(text) or _objects(text)


@for_each(
    "text",
    [
        _document("urlset", [("loc", GOOD["loc"])]).replace("<url>", '<url id="1">'),
        _document("urlset", [("loc", GOOD["loc"])]).replace("<loc>", '<loc xml:lang="en">'),
        _document("urlset", [("loc", GOOD["loc"])]).replace("<url>", "text<url>"),
        _document("urlset", [("loc", GOOD["loc"])]).replace("</loc>", "</loc>\u00a0"),
        _document("urlset", [("loc", GOOD["loc"])]).replace("<url>", "<loc>x</loc><url>"),
        _document("urlset", [("loc", GOOD["loc"])]).replace("</url>", "</url><sitemap/>"),
        _document("urlset", [("loc", GOOD["loc"])]).replace(NAMESPACE, NAMESPACE.replace("http:", "https:")),
        _document("urlset", [("loc", GOOD["loc"])]).replace(f' xmlns="{NAMESPACE}"', ""),
        _document("urlset", [("loc", GOOD["loc"] + "<b/>")]).replace("&lt;b/>", "<b/>"),
        _document("urlset", [("loc", GOOD["loc"])], 0),
        _document("sitemapindex", [("lastmod", GOOD["lastmod"]), ("loc", GOOD["loc"])]),
    ],
)
def test_other_structures_that_the_schema_rejects_are_findings(text: str) -> None:
    assert _rejects(text)
    assert _objects(text)


def _is_comparable(file: CorpusFile) -> bool:
    """An XML sitemap with entries (one for news may be empty) and no DOCTYPE (lxml keeps its entities).

    Those that a schema with all extensions accepts, this one accepts, too.
    """
    is_plain = file.root in SCHEMAS and file.well_formed == "yes" and not file.gzip
    return (
        is_plain
        and file.xsd_valid == "no"
        and 0 < file.entries < 5_000
        and b"<!DOCTYPE" not in file.path.read_bytes()
    )


def _without_extensions(tree: etree._Element) -> etree._Element:
    foreign = tree.xpath("//*[namespace-uri() != namespace-uri(/*)]")
    assert isinstance(foreign, list)
    for element in foreign:
        assert isinstance(element, etree._Element)
        parent = element.getparent()
        if parent is not None:
            parent.remove(element)
    return tree


@for_each("file", corpus_files(_is_comparable), ids=file_name)
def test_real_files_that_the_schema_rejects_have_findings(file: CorpusFile) -> None:
    tree = _without_extensions(etree.fromstring(file.path.read_bytes()))
    accepted = _schema(etree.QName(tree).localname).validate(tree)
    assert accepted or _objects(file.path.read_bytes())


# Where Google's text allows what its schema does not, there is less than an error.
EXTENSION_SCHEMA_ONLY = {
    "extension-child-order",
    "padded-strict-value",
    "unexpected-attribute",
    "unknown-extension",
}
EXTENSION_VALUES = {
    ValueKind.TEXT: ["T", "", "x" * 101],
    ValueKind.URL: [PICTURE],
    ValueKind.WHOLE: ["1", "0", "-1", "1.0", "x", ""],
    ValueKind.SECONDS: ["60", "28800", "28801", "-1", " 60", "1:00", ""],
    ValueKind.DECIMAL: ["0", "5.0", "5.1", ".5", "+4", "4,5", "NaN", " 4 ", ""],
    ValueKind.DATE: [
        "2099-01-01",
        "2099-01-01T10:00:00Z",
        "2099-01-01T10:00Z",
        "2099",
        "2099-02-30",
        "x",
        "",
    ],
    ValueKind.YES_NO: ["yes", "no", "Yes", "NO", "yEs", " yes", "true", ""],
    ValueKind.COUNTRIES: ["GB", "GB US", "gb", "GB,US", "GB  US", " GB", "UK", ""],
    ValueKind.PLATFORMS: ["web", "web tv", "web  tv", "Web", "web ", "x", ""],
    ValueKind.CURRENCY: ["USD", "usd", "ZZZ", "US", ""],
    ValueKind.LANGUAGE: ["en", "deu", "zh-cn", "EN", "zh-CN", " en", "english", ""],
    ValueKind.TICKERS: ["A:B", "A:B, C:D", "A", "A:B C:D", ""],
    ValueKind.HREFLANG: ["en"],
    ValueKind.NONE: [""],
}


def _rejects_extensions(text: str | bytes) -> bool:
    tree = etree.fromstring(text.encode() if isinstance(text, str) else text)
    return not official_schema("sitemap.xsd", "image", "video", "news").validate(tree)


def _objects_to_extensions(content: str | bytes) -> bool:
    """Whether a finding objects to it; advice does so only of what Google has retired."""
    findings = list(Case(content).each_finding())
    is_retired = any(finding.rule.id == "extension-deprecated" for finding in findings)
    return any(
        finding.severity is Severity.ERROR
        or finding.rule.id in EXTENSION_SCHEMA_ONLY
        or (finding.field in EXTENSION_NAMES and (is_retired or finding.severity is Severity.WARNING))
        for finding in findings
    )


CASES = extension_cases.OF_FEW_ENTRIES
OFFICIAL = (IMAGE, VIDEO, NEWS)  # Google publishes no schema of links


@for_each("case", [case for case in CASES if "xhtml:" not in str(case.content).partition("<url>")[2]])
def test_a_case_that_the_schema_rejects_is_a_finding(case: Case) -> None:
    text = str(case.content)
    is_known = not re.search(r"xmlns:\w+=\"http://example.com|pagemap", text)  # no schema at all for those
    assert not is_known or not _rejects_extensions(text) or _objects_to_extensions(text)


@st.composite
def _drafts(draw: st.DrawFn, element: ElementSpec) -> NewElement:
    """An element, good in most of its parts."""
    names = [each for each in element.attributes if draw(st.booleans())]
    attributes = [(each.name, draw(_values(each.form))) for each in names]
    text = "" if element.children else draw(_values(element.form))
    children = [child for child in element.children if draw(st.integers(0, 9)) < 8]
    if draw(st.integers(0, 4)) == 0:
        children = draw(st.permutations(children))
    if children and draw(st.integers(0, 6)) == 0:
        children = [*children, children[-1]]
    return NewElement(
        element.name, text, tuple(attributes), tuple(draw(_drafts(child)) for child in children)
    )


@cache
def _values(form: ValueForm) -> st.SearchStrategy[str]:
    """Values that are right or wrong for a form."""
    choices = [*form.choices, *map(str.upper, form.choices), "x", " ", ""]
    return st.sampled_from(EXTENSION_VALUES.get(form.kind) or choices)


@settings(deadline=None, max_examples=examples(40))
@given(st.sampled_from(OFFICIAL).flatmap(lambda each: st.tuples(st.just(each), _drafts(each.block))))
def test_any_block_that_the_schema_rejects_is_a_finding(block: tuple[Extension, NewElement]) -> None:
    extension, draft = block
    text = render_element(draft, Style(frame_with(), f"{extension.prefix}:", "\n    ", "  "))
    content = urlset(url("/", text), attributes=DECLARED)
    assert not _rejects_extensions(content) or _objects_to_extensions(content)


@for_each("case", CASES)
def test_an_export_that_nothing_is_wrong_with_passes_the_schema(case: Case) -> None:
    data = export(read_document(str(case.content).encode()).entries, ExportForm.XML)
    has_no_schema = re.search(rb"http://example.com|pagemap|media=", data)
    assert has_no_schema or not _rejects_extensions(data) or _objects_to_extensions(data)


def _has_extensions(file: CorpusFile) -> bool:
    return file.root == "urlset" and file.well_formed == "yes" and not file.gzip and file.entries > 0


@for_each("file", sweep(corpus_files(_has_extensions), 1))
def test_exports_of_real_files_that_nothing_is_wrong_with_pass_the_schema(file: CorpusFile) -> None:
    data = export(read_document(file.path.read_bytes()).entries, ExportForm.XML)
    unknown = re.search(rb"sitemap-mobile|geo/schemas|codesearch|pagemap|<!ENTITY", data)
    assert unknown or not _rejects_extensions(data) or _objects_to_extensions(data)
