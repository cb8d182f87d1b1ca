"""Pages of the manual that are made of declarations are whole in every language."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from editor.app.manual.manual_contents import Manual
from editor.app.manual.reference_pages import REFERENCE
from tests.app.test_manual_translated import CODE, LINK, SHAPE
from tests.packaging.test_complete_languages import COMPLETE
from tests.qt_tools import compile_finished, need_qt_tools
from tests.translators import installed

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
