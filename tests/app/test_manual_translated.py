"""The manual in other languages: whole, of the same build as in English, and in the window's own words."""

import importlib
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from editor.app.manual.manual_contents import ENGLISH, WRITTEN, Manual
from editor.app.manual.reference_pages import REFERENCE, page_sections
from editor.resources import resource
from tests.app.manual_labels import labels, plain, quoted, sections_of
from tests.for_each import for_each
from tests.packaging.test_complete_languages import COMPLETE
from tests.qt_tools import compile_finished, need_qt_tools
from tests.translators import installed

pytestmark = pytest.mark.usefixtures("qapp")


TOOLS = Path(__file__).resolve().parents[2] / "packaging"
TRANSLATED = COMPLETE
LINK = re.compile(r"(!?)\[[^\]]*\]\(([^)\s]+)\)")
BLOCK = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]+`")
SHAPE = re.compile(r"^(#+ |- |\d+\. |\|[-| ]+\|$|\||!\[)", re.MULTILINE)


def _tool() -> ModuleType:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(TOOLS))
        return importlib.import_module("manual")


def _pages_up_to_date() -> list[tuple[str, str]]:
    """The pages that tell what the English ones do now, each with its language."""
    stale = {language: _tool().stale_pages(language) for language in TRANSLATED}
    return [(language, page) for language in TRANSLATED for page in WRITTEN if page not in stale[language]]


PAGES = _pages_up_to_date()


def written(page: str, language: str = ENGLISH) -> str:
    return Manual(language).file(page).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_has_no_page_that_english_has_not(language: str) -> None:
    files = {path.stem for path in resource(f"manual/{language}").glob("*.md")}
    assert files
    assert files - set(WRITTEN) == set()


@for_each(("language", "page"), PAGES)
def test_a_translated_page_is_built_like_the_english_one(language: str, page: str) -> None:
    told, english = written(page, language), written(page)
    assert BLOCK.findall(told) == BLOCK.findall(english)
    for there, here in zip(sections_of(told), sections_of(english), strict=True):
        assert Counter(SHAPE.findall(BLOCK.sub("", there))) == Counter(SHAPE.findall(BLOCK.sub("", here)))
        code = [Counter(CODE.findall(BLOCK.sub("", each))) for each in (there, here)]
        assert code[0] == code[1]


@for_each(("language", "page"), PAGES)
def test_a_translated_page_leads_to_the_same_places(language: str, page: str) -> None:
    def places(manual: Manual, text: str) -> list[tuple[str, str, int]]:
        found = []
        for mark, link in LINK.findall(text):
            name, _, section = manual.linked(page, link).partition("#")
            found.append((mark, name, manual.section_number(name, section) if section else 0))
        return sorted(found)

    told, english = Manual(language), Manual()
    for there, here in zip(sections_of(written(page, language)), sections_of(written(page)), strict=True):
        assert places(told, there) == places(english, here)


@for_each(("language", "page"), PAGES)
def test_each_link_leads_to_a_file_on_the_web_too(language: str, page: str) -> None:
    folder = resource(f"manual/{language}")
    missing = [
        link
        for _, link in LINK.findall(written(page, language))
        if not (folder / link.partition("#")[0]).exists()
    ]
    assert missing == []


@for_each(("language", "page"), [*((ENGLISH, page) for page in WRITTEN), *PAGES])
def test_a_page_quotes_what_the_window_says(language: str, page: str) -> None:
    for there, here in zip(sections_of(written(page, language)), sections_of(written(page)), strict=True):
        left = [plain(each) for each in quoted(there, language)]
        untranslated = 0  # labels of which a page cannot know yet what they will be
        for english in map(plain, quoted(here, ENGLISH)):
            said = labels(language).get(english, set())
            if not said and english in labels(ENGLISH):
                untranslated += 1
                continue
            match = next((each for each in left if each in said), None)
            assert match is not None, f"{english}: {sorted(said)} is none of {left}"
            left.remove(match)
        assert len(left) == untranslated, left


@pytest.mark.parametrize("language", TRANSLATED)
def test_search_finds_words_of_the_language(language: str) -> None:
    manual = Manual(language)
    for page in WRITTEN:
        title = next(page_sections(written(page, language))).heading
        assert page in {found.page for found in manual.find(title.upper())}


EXAMPLES = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module", params=COMPLETE)
def manual(
    request: pytest.FixtureRequest, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Manual]:
    """The manual in a language, which the whole program speaks meanwhile."""
    need_qt_tools()
    compiled = tmp_path_factory.mktemp("translations") / f"{request.param}.qm"
    compile_finished(request.param, compiled)
    translator = QTranslator()
    assert translator.load(str(compiled))
    with installed(translator):
        yield Manual(request.param)


@pytest.fixture(scope="module")
def english(qapp: QApplication) -> dict[str, str]:
    manual = Manual()
    return {page: manual.text(page) for page in REFERENCE}


def test_pages_are_built_like_the_english_ones_and_their_links_lead_somewhere(
    english: dict[str, str], manual: Manual
) -> None:
    for page, text in english.items():
        told = manual.text(page)
        assert told != text
        assert EXAMPLES.findall(told) == EXAMPLES.findall(text), page
        for find in (SHAPE, CODE):
            there, here = (Counter(find.findall(EXAMPLES.sub("", each))) for each in (told, text))
            assert there == here, page
        for _, link in LINK.findall(told):
            name, _, section = manual.linked(page, link).partition("#")
            assert manual.section_number(name, section) >= 0 if section else name in REFERENCE, (page, link)
