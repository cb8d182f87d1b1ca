"""Measures find and replace in the real window."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from bench_document import parse
from bench_measuring import ROUNDS, Figures, Measurement, seconds
from bench_open import open_window
from editor.app.window.main_window import MainWindow


def _replacing(path: Path) -> Figures:
    """From the click on "Replace all" to the painted window, with the findings of the new URLs in it."""
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
            ours.append(seconds(partial(_replace_all, window)))
        while window.context.session is not None and window.context.session.undo_stack.canUndo():
            window.context.session.undo_stack.undo()
    return Figures(ours[1:], yardstick[1:])


def _replace_all(window: MainWindow) -> None:
    session = window.context.session
    if session is None:
        raise RuntimeError("nothing is open")
    before = session.undo_stack.count()
    window.commands.find.bar.replace_all.click()
    _until(lambda: session.undo_stack.count() > before)
    window.refresh()
    window.repaint()  # with the table and all else in it


def _until(condition: Callable[[], bool]) -> None:
    while not condition():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


MEASUREMENTS = (
    Measurement("replace", "50k URLs replaced, painted", _replacing, "x", 0.3, 1.0),
    Measurement("replace-million", "1m URLs replaced, painted", _replacing, "x", 0.3, 1.0, file="million"),
)
