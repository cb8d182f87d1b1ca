"""Blocks of extensions for the tests: drafts of any kind, and entries that hold them."""

from functools import cache

from hypothesis import strategies as st

from editor.core.document.columns import CompactList, Entry
from editor.core.document.document import Document
from editor.core.extensions.extension_declarations import (
    EXTENSION_BY_PREFIX,
    EXTENSIONS,
    HREFLANG,
    MOBILE,
    ElementSpec,
    Extension,
)
from editor.core.extensions.extension_editing import NewElement
from editor.core.fields import Kind
from editor.core.xml.markup import NAMESPACE, Frame
from editor.core.xml.outline import read_prolog

DECLARED = "".join(f' xmlns:{prefix}="{each.namespace}"' for prefix, each in EXTENSION_BY_PREFIX.items())
XHTML = "http://www.w3.org/1999/xhtml"
LINK = '<xhtml:link rel="alternate" hreflang="en" href="https://a.b/?c=1&amp;d"/>'
LINKS = (
    LINK,
    LINK.replace("en", "de-AT"),
    LINK.replace("/>", " />"),
    LINK.replace("/>", "></xhtml:link>"),
    LINK.replace("/>", ">a</xhtml:link>"),
    LINK.replace('rel="alternate" ', ""),
    LINK.replace("alternate", "canonical"),
    LINK.replace('hreflang="en" ', 'media="print" '),
    LINK.replace('hreflang="en" ', "media = ' hreflang=\"de\"' "),
    LINK.replace('rel="alternate" ', 'title=" media=" rel="alternate" '),
    LINK.replace('rel="alternate" ', 'media="print" '),
    LINK.replace(' href="https://a.b/?c=1&amp;d"', ""),
    LINK.replace('"', "'"),
    LINK.replace(" ", "\n\t "),
    LINK.replace('"en"', '" e&#110;&#32;"').replace('d"', 'd&#10;\n"'),
    LINK.replace('"en"', '""'),
    LINK.replace("https", "\u00a0https"),
    '<xhtml:link href="https://a.b/d" hreflang="fr" rel="alternate"/>',
    '<xhtml:link title=" hreflang=" rel="alternate" hreflang="it" href="https://a.b/it"/>',
    '<xhtml:link title=\' hreflang="no" \' rel="alternate" href="https://a.b/no"/>',
    '<xhtml:link rel="alternate" hreflang="es" title=" href=" href="https://a.b/es"/>',
    '<xhtml:link title="a>b" rel="alternate" hreflang="pt" href="https://a.b/pt"/>',
    f'<xhtml:link xmlns:xhtml="{XHTML}" rel="alternate" hreflang="sv" href="https://a.b/sv"/>',
    '<xhtml:link xmlns:xhtml="http://other.org/" rel="alternate" hreflang="fi" href="https://a.b/fi"/>',
    f'<x:link xmlns:x="{XHTML}" rel="alternate" hreflang="pl" href="https://a.b/pl"/>',
    LINK.replace("link", "linkage"),
    LINK.replace("/>", f">{LINK}</xhtml:link>"),
    LINK.replace("/>", f" > {LINK.replace('/>', '></xhtml:link >')}</xhtml:link>"),
)
OTHERS = (
    "<image:image><image:loc>https://a.b/hreflang.png</image:loc></image:image>",
    f"<image:image>{LINK}<image:loc>https://a.b/a.png</image:loc></image:image>",
    f"<xhtml:p>{LINK}</xhtml:p>",
    f"<!-- {LINK} -->",
    f"<?p {LINK} ?>",
    f"<xhtml:p><![CDATA[{LINK}]]></xhtml:p>",
)
values = st.text(st.sampled_from("a&<>\"'é ]\u00a0\n"), max_size=5)


def frame_with(declarations: str = DECLARED) -> Frame:
    """A urlset whose root declares namespaces."""
    prolog = f'<urlset xmlns="{NAMESPACE}"{declarations}>'
    frame = read_prolog(prolog, 0)
    assert frame
    assert frame.kind is Kind.URLSET
    return frame


@cache
def drafts_of(element: ElementSpec) -> st.SearchStrategy[NewElement]:
    """An element with some of its attributes and children in any order, some of them twice."""
    some = st.fixed_dictionaries({}, optional={each.name: values for each in element.attributes})
    attributes = some.map(lambda chosen: tuple(chosen.items()))
    if not element.children:
        text = st.just("") if element in (HREFLANG.block, MOBILE.block) else values
        return st.builds(NewElement, st.just(element.name), text, attributes, st.just(()))
    children = st.lists(st.sampled_from(element.children), min_size=1, max_size=3)
    filled = children.flatmap(lambda chosen: st.tuples(*map(drafts_of, chosen)))
    return st.builds(NewElement, st.just(element.name), st.just(""), attributes, filled)


def _is_own(block: tuple[Extension, NewElement]) -> bool:
    """Tell whether a block is taken by the extension that it was made for, where several have its tag."""
    extension, draft = block
    return extension.takes(draft.name, dict(draft.attributes))


extensions = st.sampled_from(EXTENSIONS)
_block = extensions.flatmap(lambda each: st.tuples(st.just(each), drafts_of(each.block))).filter(_is_own)


def blocks() -> st.SearchStrategy[list[tuple[Extension, NewElement]]]:
    """Some blocks of any extensions."""
    return st.lists(_block, min_size=1, max_size=3)


def rows_with(*texts: str) -> Document:
    """A document with an entry for each extension text."""
    document = Document(frame_with())
    block = document.new_columns(Entry(f"https://a.b/{row}") for row in range(len(texts)))
    block.extensions = CompactList(texts)
    document.append(block)
    return document
