"""The Edit values dialog says beforehand what it will do, and does just that."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime

import pytest

from editor.core.bulk import Step
from editor.core.fields import Kind
from editor.core.markup import new_frame
from editor.core.urlset import Entry, Urlset
from editor.dialogs.changes import DateRow, FrequencyRow, PriorityRow
from editor.dialogs.edit_values import EditValuesDialog, Scope
from editor.rules.finding import Context

PRIORITIES = ("0.5", "high", "", "0.9")


@pytest.fixture
def make(qapp: object) -> Iterator[Callable[..., EditValuesDialog]]:
    dialogs: list[EditValuesDialog] = []

    def make(kind: Kind = Kind.URLSET, selected: tuple[int, ...] = (0, 1)) -> EditValuesDialog:
        urlset = Urlset(new_frame(kind))
        entries = (Entry(f"https://e.org/{row}", priority=value) for row, value in enumerate(PRIORITIES))
        urlset.append(urlset.new_block(entries))
        context = Context(kind=kind, now=datetime(2026, 11, 21, tzinfo=UTC))
        scopes = {Scope.SELECTED: selected, Scope.SHOWN: (), Scope.ALL: range(len(urlset))}
        dialogs.append(EditValuesDialog(urlset, context, scopes))
        return dialogs[-1]

    yield make
    for dialog in dialogs:
        dialog.deleteLater()


def row(dialog: EditValuesDialog, field: str) -> object:
    return next(row for row in dialog.rows if row.field == field)


def test_nothing_asked_is_nothing_done(make: Callable[..., EditValuesDialog]) -> None:
    dialog = make()
    assert dialog.outcome() is None
    assert dialog.outlook == "Choose what becomes of the values."


def test_it_says_how_many_rows_change_and_what_stays(make: Callable[..., EditValuesDialog]) -> None:
    dialog = make()
    dialog.choose_scope(Scope.ALL)
    priority = row(dialog, "priority")
    assert isinstance(priority, PriorityRow)
    priority.set_numbers(Step.ADD, 0.1)
    assert dialog.outlook == (
        "2 rows change. 1 value cannot be calculated with and stays as it is. "
        "1 row has no priority and gets none."
    )
    outcome = dialog.outcome()
    assert outcome is not None
    assert outcome.title == "Add to priority in 2 rows"


@pytest.mark.parametrize(("step", "numbers"), [(Step.CLAMP, (0.8, 0.2)), (Step.ADD, (0.0,))])
def test_what_makes_no_sense_or_no_difference_is_not_done(
    make: Callable[..., EditValuesDialog], step: Step, numbers: tuple[float, ...]
) -> None:
    dialog = make()
    priority = row(dialog, "priority")
    assert isinstance(priority, PriorityRow)
    priority.set_numbers(step, *numbers)
    assert dialog.outcome() is None


@pytest.mark.parametrize(("text", "is_done"), [("2026-11-02", True), ("2026-13-02", False), ("", False)])
def test_an_impossible_date_is_not_written_into_many_rows(
    make: Callable[..., EditValuesDialog], text: str, is_done: bool
) -> None:
    dialog = make()
    lastmod = row(dialog, "lastmod")
    assert isinstance(lastmod, DateRow)
    lastmod.set_value(text)
    assert (dialog.outcome() is not None) == is_done


def test_several_fields_are_one_edit(make: Callable[..., EditValuesDialog]) -> None:
    dialog = make()
    frequency, priority = row(dialog, "changefreq"), row(dialog, "priority")
    assert isinstance(frequency, FrequencyRow)
    assert isinstance(priority, PriorityRow)
    frequency.set_value("daily")
    priority.choose(Step.CLEAR)
    outcome = dialog.outcome()
    assert outcome is not None
    assert outcome.title == "Edit values in 2 rows"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [(Kind.URLSET, ["lastmod", "changefreq", "priority"]), (Kind.SITEMAPINDEX, ["lastmod"])],
)
def test_it_offers_the_fields_that_entries_have(
    make: Callable[..., EditValuesDialog], kind: Kind, fields: list[str]
) -> None:
    assert [row.field for row in make(kind).rows] == fields
