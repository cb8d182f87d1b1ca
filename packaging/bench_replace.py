"""Measures find and replace in the real window."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from bench_document import parse
from bench_measuring import ROUNDS, Figures, Measurement, seconds
from bench_open import open_window
from editor.app.window import MainWindow


def _replacing(path: Path, *, is_painted: bool = True) -> Figures:
    """From the click on "Replace all" until the new URLs are there with their findings, or painted."""
    ours, yardstick = [], []
    with open_window() as window:
        opened = QEventLoop()
        window.commands.file.loaded.connect(opened.quit)
        window.commands.file.open_paths([path])
        opened.exec()
        do = window.commands.find
        do.replace()
        for number in range(ROUNDS + 1):
            old, new = ("www.example.com", "shop.example.org")[:: 1 if number % 2 == 0 else -1]
            do.bar.find_line.setText(old)
            do.bar.replacement_line.setText(new)
            _until(lambda: not do.matches.is_busy)
            yardstick.append(seconds(partial(parse, path)))
            ours.append(seconds(partial(_replace_all, window, is_painted=is_painted)))
        while window.bench.session is not None and window.bench.session.stack.canUndo():
            window.bench.session.undo()
    return Figures(ours[1:], yardstick[1:])


def _replacing_alone(path: Path) -> Figures:
    return _replacing(path, is_painted=False)


def _replace_all(window: MainWindow, *, is_painted: bool) -> None:
    session = window.bench.session
    if session is None:
        raise RuntimeError("nothing is open")
    before = session.stack.count()
    window.commands.find.bar.replace_all.click()
    _until(lambda: session.stack.count() > before)
    if is_painted:
        window.refresh()
        window.repaint()  # with the table and all else in it


def _until(condition: Callable[[], bool]) -> None:
    while not condition():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


MEASUREMENTS = (
    Measurement("replace", "50k URLs replaced, checked", _replacing_alone, "x", 0.3, 1.0),
    Measurement("replace-painted", "the same, all of the window painted", _replacing, "x", None, None),
    Measurement("replace-million", "1m URLs replaced, painted", _replacing, "x", None, None, file="million"),
)
