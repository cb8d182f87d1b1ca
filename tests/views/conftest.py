from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.core.document.document import Document
from editor.rules.findings import Findings
from editor.views.style.theme import apply_theme
from tests.models.documents import document, numbered
from tests.views.tables import Desk


@pytest.fixture
def open_desk(qtbot: QtBot) -> Iterator[Callable[[tuple[Document, Findings]], Desk]]:
    """Puts a document on a desk; it is cleared away after the test."""
    desks: list[Desk] = []

    def make(checked: tuple[Document, Findings]) -> Desk:
        desks.append(Desk(qtbot, *checked))
        return desks[-1]

    yield make
    for desk in desks:
        desk.close()


@pytest.fixture
def desk(open_desk: Callable[[tuple[Document, Findings]], Desk]) -> Desk:
    """Four entries, two of them faulty."""
    return open_desk(document())


@pytest.fixture
def six(open_desk: Callable[[tuple[Document, Findings]], Desk]) -> Desk:
    """The entries /0 to /5, alike but for that."""
    return open_desk(numbered(6))


@pytest.fixture
def light(qapp: QApplication) -> Iterator[QApplication]:
    """The application in the light theme."""
    apply_theme(qapp, "light")
    yield qapp
    apply_theme(qapp, "light")
