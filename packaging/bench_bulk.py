"""Measures work on many rows as the document does it, checked again by all rules: no window is in the way."""

from collections.abc import Callable
from itertools import cycle
from pathlib import Path

from bench_document import open_now
from bench_measuring import ROUNDS, Figures, Measurement, seconds, side_by_side
from editor.core.document.document import Document
from editor.core.operations.all_operations import OPERATIONS, operation
from editor.core.operations.operation import Operation

# What operations are told that cannot do without.
TOLD: dict[str, dict[str, str]] = {
    "loc.host": {"host": "shop.example.com"},
    "loc.replace": {"pattern": "/([a-z]+)/", "by": r"/\1-/"},
    "lastmod.set": {"value": "2026-11-21"},
    "rows.set_extension": {"place": "image.loc", "value": "https://shop.example.com/a.png"},
}
# Those that look into folders, at what pages answered, or at joined data, are another matter.
WITH_MORE = (
    "lastmod.from_files",
    "lastmod.from_git",
    "lastmod.from_page",
    "loc.redirect_target",
    "loc.canonical",
    "priority.by_data",
    "priority.by_steps",
    "changefreq.by_interval",
)


def _working_out(path: Path) -> Figures:
    """What each operation would do to all rows, shared out among the operations."""
    document = open_now(path).entries
    names = [each.id for each in OPERATIONS if each.id not in WITH_MORE]
    chosen = [operation(name, **TOLD.get(name, {})) for name in names]

    def work_out() -> None:
        for each in chosen:
            each.outcome(document, range(len(document)))

    return Figures([seconds(work_out) / len(chosen) for _ in range(ROUNDS)])


def _doing(document: Document, operations: list[Operation]) -> Callable[[], None]:
    """Work out one of some operations for all rows, and do it."""
    turns = cycle(operations)

    def do() -> None:
        edit = next(turns).outcome(document, range(len(document))).edit
        if edit is None:
            raise RuntimeError("there was nothing to do")
        edit.apply(document)

    return do


def _setting(path: Path) -> Figures:
    document = open_now(path)
    do = _doing(document.entries, [operation("priority.set", value=value) for value in ("0.6", "0.7")])
    return Figures([seconds(do) for _ in range(ROUNDS + 1)][1:])


def _undoing(path: Path) -> Figures:
    document = open_now(path)
    edit = operation("priority.set", value="0.6").outcome(document.entries, range(len(document.entries))).edit
    if edit is None:
        raise RuntimeError("there was nothing to do")
    inverses = [edit.apply(document.entries)]

    def undo() -> None:
        inverses.append(inverses.pop().apply(document.entries))

    return Figures([seconds(undo) for _ in range(ROUNDS + 1)][1:])


def _reordering(path: Path) -> Figures:
    """The entries themselves and all that follows them; the yardstick sorts nothing but the URLs."""
    document = open_now(path).entries
    column = list(document.column("loc"))
    by_turns = [operation("rows.sort", column=name) for name in ("loc", "lastmod")]
    return side_by_side(_doing(document, by_turns), lambda: sorted(column))


MEASUREMENTS = (
    Measurement("outcome", "50k: what an operation would do, mean", _working_out, "ms", None, None, ""),
    Measurement("set-million", "1m priorities set and checked", _setting, "ms", None, None, "", "million"),
    Measurement("undo-million", "the same taken back", _undoing, "ms", None, None, "", "million"),
    Measurement("reorder", "50k entries sorted in the file", _reordering, "x", None, None, "sorted()"),
)
