"""PySide tells signatures as ever where it compiles what knows them later."""

import builtins
import os
import subprocess
import sys
from pathlib import Path

import pytest

from editor.runtime.late_signatures import late_signatures
from editor.runtime.switches import VARIABLE

ROOT = Path(__file__).parents[2]
QUESTIONS = """
import inspect, sys
from editor.runtime.qt_import import load_qt
load_qt()
from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget
mapping = sys.modules["PySide6.support.signature.mapping"]
parser = sys.modules["PySide6.support.signature.parser"]
late = "pyside_type_init" not in vars(parser)
for question in (
    lambda: QObject().setObjectName(3),
    lambda: QRect(1, 2),
    lambda: QObject(nothing=1),
    lambda: Qt.nothing,
    lambda: QPoint.__doc__,
    lambda: inspect.signature(QPoint.setX),
    lambda: QWidget.resize.__signature__,
    lambda: parser.nothing,
    lambda: parser.pyside_type_init.__name__,
):
    try:
        print(question())
    except Exception as error:
        print(type(error), error)
print(late, file=sys.stderr)
"""


def told(without: str) -> tuple[str, str]:
    done = subprocess.run(
        [sys.executable, "-c", QUESTIONS],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, VARIABLE: without, "PYTHONPATH": str(ROOT)},
    )
    return done.stdout, done.stderr.strip()


def test_it_says_the_same_of_signatures_and_of_wrong_calls() -> None:
    (late, is_late), (plain, is_plain) = told(""), told("late-signatures")

    assert "called with wrong argument types" in plain
    assert late == plain
    assert (is_late, is_plain) == ("True", "False")


@pytest.mark.parametrize("without", ["", "late-signatures"])
def test_python_compiles_as_ever_afterwards(monkeypatch: pytest.MonkeyPatch, without: str) -> None:
    monkeypatch.setenv(VARIABLE, without)
    plain = builtins.compile
    with late_signatures():
        assert (builtins.compile is plain) == bool(without)
        assert eval(compile("1 + 1", "sum.py", "eval")) == 2
    assert builtins.compile is plain
