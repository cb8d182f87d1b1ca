"""What the official schemas of images, videos and news reject, the rules reject too.

The other way round does not hold: the schemas take relative URLs, dates without a zone, empty titles.
"""

import re
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree

from editor.core.extensions.extension_declarations import (
    EXTENSION_NAMES,
    EXTENSIONS,
    HREFLANG,
    ElementSpec,
    Extension,
    ValueForm,
    ValueKind,
)
from editor.core.extensions.extension_editing import NewElement, Style, render_element
from editor.formats.reading.reader import read_document
from editor.formats.writing.export import ExportForm, export
from editor.rules.rule import Severity
from tests.core.extensions.blocks import frame_with
from tests.examples import examples
from tests.for_each import for_each
from tests.rules import extension_cases
from tests.rules.documents import Case, url, urlset
from tests.rules.extension_cases import DECLARED, PICTURE
from tests.shared import CorpusFile, corpus_files, official_schema, skip_module_without_shared, sweep

skip_module_without_shared()

# Where Google's text allows what its schema does not, there is less than an error.
SCHEMA_ONLY = {"extension-child-order", "padded-strict-value", "unexpected-attribute", "unknown-extension"}
VALUES = {
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


def _rejects(text: str | bytes) -> bool:
    tree = etree.fromstring(text.encode() if isinstance(text, str) else text)
    return not official_schema("sitemap.xsd", "image", "video", "news").validate(tree)


def _objects(content: str | bytes) -> bool:
    return any(
        finding.severity is Severity.ERROR
        or finding.rule.id in SCHEMA_ONLY
        or (finding.field in EXTENSION_NAMES and finding.severity is Severity.WARNING)
        for finding in Case(content).each_finding()
    )


CASES = extension_cases.OF_FEW_ENTRIES
OFFICIAL = [each for each in EXTENSIONS if each is not HREFLANG]  # Google publishes no schema of languages


@for_each("case", [case for case in CASES if "xhtml:" not in str(case.content).partition("<url>")[2]])
def test_a_case_that_the_schema_rejects_is_a_finding(case: Case) -> None:
    text = str(case.content)
    is_known = not re.search(r"xmlns:\w+=\"http://example.com|pagemap", text)  # no schema at all for those
    assert not is_known or not _rejects(text) or _objects(text)


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
    return st.sampled_from(VALUES.get(form.kind) or choices)


@settings(deadline=None, max_examples=examples(40))
@given(st.sampled_from(OFFICIAL).flatmap(lambda each: st.tuples(st.just(each), _drafts(each.block))))
def test_any_block_that_the_schema_rejects_is_a_finding(block: tuple[Extension, NewElement]) -> None:
    extension, draft = block
    text = render_element(draft, Style(frame_with(), f"{extension.prefix}:", "\n    ", "  "))
    content = urlset(url("/", text), attributes=DECLARED)
    assert not _rejects(content) or _objects(content)


@for_each("case", CASES)
def test_an_export_that_nothing_is_wrong_with_passes_the_schema(case: Case) -> None:
    data = export(read_document(str(case.content).encode()).entries, ExportForm.XML)
    has_no_schema = re.search(rb"http://example.com|pagemap|media=", data)
    assert has_no_schema or not _rejects(data) or _objects(data)


def _has_extensions(file: CorpusFile) -> bool:
    return file.root == "urlset" and file.well_formed == "yes" and not file.gzip and file.entries > 0


@for_each("file", sweep(corpus_files(_has_extensions), 1))
def test_exports_of_real_files_that_nothing_is_wrong_with_pass_the_schema(file: CorpusFile) -> None:
    data = export(read_document(file.path.read_bytes()).entries, ExportForm.XML)
    unknown = re.search(rb"sitemap-mobile|geo/schemas|codesearch|pagemap|<!ENTITY", data)
    assert unknown or not _rejects(data) or _objects(data)
