"""Blocks of extensions for the tests: drafts of any kind, and entries that hold them."""

from hypothesis import strategies as st

from editor.core.extensions.declaration import Element, Extension
from editor.core.extensions.declared import EXTENSIONS, HREFLANG
from editor.core.extensions.drafts import Draft
from editor.core.fields import Kind
from editor.core.markup import NAMESPACE, Frame
from editor.formats.prolog import read_prolog

DECLARED = "".join(f' xmlns:{each.prefix}="{each.namespace}"' for each in EXTENSIONS)
values = st.text(st.sampled_from("a&<>\"'é ]\u00a0\n"), max_size=5)


def frame_with(declarations: str = DECLARED) -> Frame:
    """A urlset whose root declares namespaces."""
    prolog = f'<urlset xmlns="{NAMESPACE}"{declarations}>'
    frame = read_prolog(prolog, 0)
    assert frame
    assert frame.kind is Kind.URLSET
    return frame


def drafts_of(element: Element) -> st.SearchStrategy[Draft]:
    """An element with some of its attributes and children in any order, some of them twice."""
    some = st.fixed_dictionaries({}, optional={each.name: values for each in element.attributes})
    attributes = some.map(lambda chosen: tuple(chosen.items()))
    if not element.children:
        text = st.just("") if element is HREFLANG.block else values
        return st.builds(Draft, st.just(element.name), text, attributes, st.just(()))
    children = st.lists(st.sampled_from(element.children), min_size=1, max_size=3)
    filled = children.flatmap(lambda chosen: st.tuples(*map(drafts_of, chosen)))
    return st.builds(Draft, st.just(element.name), st.just(""), attributes, filled)


extensions = st.sampled_from(EXTENSIONS)


def blocks() -> st.SearchStrategy[list[tuple[Extension, Draft]]]:
    """Some blocks of any extensions."""
    block = extensions.flatmap(lambda each: st.tuples(st.just(each), drafts_of(each.block)))
    return st.lists(block, min_size=1, max_size=3)
