"""PySide6 6.12.0 takes a reference from None or True with every call, until Python 3.11 aborts the process.

From 3.12 on both are immortal, nothing can be counted, and PySide6 6.12 is taken. To find out whether a newer
one is right on 3.11, too, put it into an environment of 3.11 (`pip install --upgrade PySide6-Essentials`) and
run this file: once it passes, the line for older Pythons in pyproject.toml can go.
"""

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QStringListModel, QTimer, Signal
from PySide6.QtGui import QStandardItem

pytestmark = pytest.mark.skipif(sys.version_info >= (3, 12), reason="None and True are immortal")

CALLS = 100
NOISE = 5


class Sender(QObject):
    sent = Signal(int)


class Model(QStringListModel):
    def reset(self) -> None:
        self.beginResetModel()
        self.endResetModel()


def change_per_calls(counted: object, call: Callable[[], object]) -> int:
    call()  # the first one fills caches
    before = sys.getrefcount(counted)
    for _ in range(CALLS):
        call()
    return sys.getrefcount(counted) - before


def test_emit_keeps_the_references_to_true() -> None:
    sender = Sender()
    assert abs(change_per_calls(True, lambda: sender.sent.emit(1))) < NOISE


@pytest.mark.parametrize("name", ["setText", "setInterval", "setObjectName", "reset", "data"])
def test_calls_that_return_nothing_keep_the_references_to_none(name: str) -> None:
    item, timer, model = QStandardItem("x"), QTimer(), Model(["x"])
    index = model.index(0, 0)
    calls: dict[str, Callable[[], object]] = {
        "setText": lambda: item.setText("y"),
        "setInterval": lambda: timer.setInterval(5),
        "setObjectName": lambda: model.setObjectName("x"),
        "reset": model.reset,
        "data": lambda: index.data(99),
    }
    assert abs(change_per_calls(None, calls[name])) < NOISE
