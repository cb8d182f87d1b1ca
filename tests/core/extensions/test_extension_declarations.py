"""The extensions as they are declared."""

import pytest

from editor.core.extensions.extension_declarations import (
    COUNTRIES,
    CURRENCIES,
    EXTENSIONS,
    HREFLANG,
    IMAGE,
    LANGUAGES,
    LEGACY,
    ElementSpec,
    Extension,
    Need,
    ValueKind,
    extension_of,
    extensions_of_namespace,
    is_known,
)
from tests.for_each import for_each

every_extension = pytest.mark.parametrize("extension", EXTENSIONS, ids=lambda each: each.name)


def elements(element: ElementSpec) -> list[ElementSpec]:
    return [element, *(each for child in element.children for each in elements(child))]


@every_extension
def test_titles_are_short_words(extension: Extension) -> None:
    for each in elements(extension.block):
        for title in (each.title, *(attribute.title for attribute in each.attributes)):
            assert title[0].isupper()
            assert len(title) < 30


@every_extension
def test_names_are_unique_where_they_stand(extension: Extension) -> None:
    for each in elements(extension.block):
        for names in ([child.name for child in each.children], [one.name for one in each.attributes]):
            assert len(names) == len(set(names))


@every_extension
def test_what_has_choices_lists_them_and_what_holds_elements_has_no_text(extension: Extension) -> None:
    for each in elements(extension.block):
        for form in (each.form, *(attribute.form for attribute in each.attributes)):
            with_choices = {ValueKind.CHOICE, ValueKind.CHOICES, ValueKind.PLATFORMS, ValueKind.YES_NO}
            assert bool(form.choices) == (form.kind in with_choices)
        if each.children:
            assert each.form.kind is ValueKind.NONE
    needs = {child.need for child in extension.block.children}
    needs |= {attribute.need for attribute in extension.block.attributes}
    assert Need.REQUIRED in needs


@for_each(
    ("namespace", "extension"),
    [
        ("http://www.google.com/schemas/sitemap-image/1.1", IMAGE),
        ("https://google.com/schemas/sitemap-image/0.9", IMAGE),
        ("https://www.w3.org/1999/xhtml/", HREFLANG),
        ("http://www.w3.org/TR/xhtml11/xhtml11_schema.html", HREFLANG),
        ("http://www.google.com/schemas/sitemap-pagemap/1.0", None),
        ("http://example.com/shop", None),
    ],
)
def test_a_namespace_means_an_extension_however_spelt(namespace: str, extension: Extension | None) -> None:
    assert extension_of(namespace) is extension


@every_extension
def test_the_official_namespace_is_one_of_the_spellings(extension: Extension) -> None:
    assert extension in extensions_of_namespace(extension.namespace)
    assert extension.block.rank("no such") == len(extension.block.children)


def test_known_namespaces_are_those_that_anyone_documents() -> None:
    assert all(map(is_known, LEGACY))
    assert is_known("http://www.google.com/schemas/sitemap-pagemap/1.0")
    assert not is_known("http://example.com/shop")


def test_the_tables_of_codes_are_whole() -> None:
    assert (len(LANGUAGES), len(COUNTRIES)) == (184, 249)
    assert "EUR" in CURRENCIES
    assert "UK" not in COUNTRIES
