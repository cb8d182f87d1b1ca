"""The form of every operation there is can be filled in, and what cannot be followed is said in it."""

from collections.abc import Callable, Iterator
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDoubleSpinBox
from pytestqt.qtbot import QtBot

from editor.core.fields import CHANGEFREQS, FIELD_NAMES, Kind
from editor.core.operations.all_operations import OPERATION_BY_ID, OPERATIONS
from editor.core.operations.operation import Declaration, OperationContext
from editor.core.operations.operation_parameters import Argument, ParameterType
from editor.dialogs.bulk.edit_values_dialog import EditValuesContext, EditValuesDialog, RowScope
from editor.dialogs.bulk.operation_form import EDITORS, OperationForm, ParameterEditor
from editor.dialogs.bulk.recipe_steps import RecipeLists
from editor.dialogs.questions import Leaving
from editor.models.session.recipe_draft import DraftOperation, OperationPreview, PreviewInput
from editor.models.words.operation_words import choice_title, draft_title
from editor.rules.findings import FindingsFacts
from editor.services.settings.settings_file import FilterMemory, Settings
from editor.services.tasks import Tasks
from tests.core.operations.cases import (
    CELL_CASES,
    LINK_CASES,
    ROW_CASES,
    SURROUNDINGS,
    VALUE_CASES,
    with_data,
)
from tests.for_each import for_each
from tests.models.documents import document

NAMES = [declaration.id for declaration in OPERATIONS]
PLAIN_CHOICES = {*CHANGEFREQS, *FIELD_NAMES, "http", "https"}  # are read as they stand


def arguments_of(name: str) -> dict[str, Argument]:
    """Arguments with which the operation does something in its tests."""
    given = (
        VALUE_CASES[name][0].arguments
        if name in VALUE_CASES
        else {**ROW_CASES, **LINK_CASES, **CELL_CASES}[name][0]
    )
    return dict(OPERATION_BY_ID[name].with_arguments(given).arguments)


@pytest.fixture
def form(qtbot: QtBot) -> OperationForm:
    form = OperationForm(OPERATIONS, lambda _folder: "")
    qtbot.addWidget(form)
    form.show_operation(DraftOperation(OPERATION_BY_ID["priority.set"]))
    return form


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., EditValuesDialog]]:
    tasks, dialogs = Tasks(), []

    def make(kind: Kind = Kind.URLSET, surroundings: OperationContext = SURROUNDINGS) -> EditValuesDialog:
        urlset, findings = document(kind=kind)
        with_data(urlset)
        trial = OperationPreview(PreviewInput(urlset, findings, FindingsFacts(findings), surroundings), tasks)
        memory = FilterMemory(Settings(tmp_path / "settings.ini"))
        desk = EditValuesContext(
            lambda _folder: "", lambda: Leaving.DISCARD, lambda: True, RecipeLists, lambda _term: (), memory
        )
        dialogs.append(EditValuesDialog(trial, {RowScope.ALL: range(len(urlset))}, desk))
        dialogs[-1].show()
        return dialogs[-1]

    yield make
    for dialog in dialogs:
        dialog.reject()
        dialog.deleteLater()
    tasks.close()


@pytest.mark.parametrize("name", ["priority.by_depth", "lastmod.shift", "lastmod.set"])
def test_tab_goes_from_the_operation_through_its_fields_and_on(
    make: Callable[..., EditValuesDialog], qtbot: QtBot, name: str
) -> None:
    form = make().form
    form.choose(name)
    qtbot.waitUntil(lambda: all(editor.isVisible() for editor in form.editors.values()))
    form.other.setFocus()
    for editor in form.editors.values():
        QTest.keyClick(form.window(), Qt.Key.Key_Tab)
        assert editor.isAncestorOf(form.window().focusWidget())


def test_each_operation_is_chosen_filled_in_and_tried(
    make: Callable[..., EditValuesDialog], qtbot: QtBot
) -> None:
    dialog = make()
    for name in NAMES:
        dialog.form.choose(name)
        wanted = arguments_of(name)
        assert dialog.form.editors.keys() == wanted.keys(), name
        for parameter, argument in wanted.items():
            dialog.form.editors[parameter].show_value(argument)
        assert dict(dialog.draft.steps[0].operations[0].operation().arguments) == wanted, name
        qtbot.waitUntil(lambda: not dialog.is_at_work)
        tried = dialog._trial.tried
        assert tried.trouble is None, name
        assert tried.outcome is not None, name
        assert dialog.preview.model.rowCount() == len(tried.outcome.previews), name
        assert dialog.apply_button.isEnabled() == (tried.outcome.edit is not None), name


def test_showing_an_operation_changes_nothing_in_it(form: OperationForm) -> None:
    for name in NAMES:
        draft = DraftOperation(OPERATION_BY_ID[name], dict(arguments_of(name)))
        form.show_operation(draft)
        assert draft.given == arguments_of(name), name
        for editor in form.editors.values():
            read = editor.parameter.read(editor.value())
            assert read == arguments_of(name)[editor.parameter.name], name


def test_every_field_has_a_name_and_help_for_those_who_cannot_see_it(form: OperationForm) -> None:
    for name in NAMES:
        form.choose(name)
        for editor in form.editors.values():
            field = editor.field
            assert field.accessibleName(), name
            assert field.toolTip() == form._rows[editor.parameter.name].hint.text() != "", name


def test_every_type_of_parameter_has_a_field() -> None:
    assert EDITORS.keys() == set(ParameterType)


@pytest.mark.usefixtures("qapp")
@for_each("declaration", OPERATIONS, ids=lambda declaration: declaration.id)
def test_choices_are_words_that_a_person_reads(declaration: Declaration) -> None:
    for parameter in declaration.parameters:
        for choice in parameter.choices:
            assert choice in PLAIN_CHOICES or choice_title(parameter, choice)[0].isupper()


def test_all_operations_are_listed_until_one_is_chosen(form: OperationForm) -> None:
    form.show_operation(DraftOperation())
    assert form.currentWidget() is form.picker
    assert form.picker.listed == NAMES
    assert (form.operation, form.editors) == ("", {})


@pytest.mark.parametrize(
    ("kind", "about"), [(Kind.SITEMAPINDEX, {"loc", "lastmod", "rows"}), (Kind.TEXT, {"loc", "rows"})]
)
def test_it_offers_what_entries_have(
    make: Callable[..., EditValuesDialog], kind: Kind, about: set[str]
) -> None:
    assert {name.partition(".")[0] for name in make(kind).form.picker.listed} == about


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("set prio", "priority.set"),
        ("https", "loc.scheme"),
        ("utm", "loc.remove_parameters"),
        ("git", "lastmod.from_git"),
        ("regular expression", "loc.replace"),
    ],
)
def test_an_operation_is_found_by_a_few_words_and_taken_with_enter(
    make: Callable[..., EditValuesDialog], words: str, first: str
) -> None:
    dialog = make()
    assert dialog.focusWidget() is dialog.form.picker.line
    assert not dialog.apply_button.isEnabled()
    QTest.keyClicks(dialog.form.picker.line, words)
    assert dialog.form.picker.listed[0] == first
    QTest.keyClick(dialog.form.picker.line, Qt.Key.Key_Return)
    assert dialog.form.operation == first
    assert dialog.isVisible()


def test_a_click_takes_an_operation_and_another_can_be_taken_later(form: OperationForm) -> None:
    form.show_operation(draft := DraftOperation())
    form.show()
    for name in ("loc.host", "rows.delete"):
        tree = form.picker.list
        item = tree.lines()[form.picker.listed.index(name)]
        tree.scrollToItem(item)
        QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=tree.visualItemRect(item).center())
        assert draft.declaration is OPERATION_BY_ID[name]
        form.other.click()
        assert form.currentWidget() is form.picker


def test_to_take_the_same_operation_again_keeps_what_was_filled_in(form: OperationForm) -> None:
    form.show_operation(draft := DraftOperation(OPERATION_BY_ID["priority.set"], {"value": Decimal("0.9")}))
    form.other.click()
    assert [item.text(0) for item in form.picker.list.selectedItems()] == ["Set priority"]
    QTest.keyClick(form.picker.line, Qt.Key.Key_Return)
    assert draft.given == {"value": Decimal("0.9")}


def test_what_will_not_do_is_said_beside_its_field(form: OperationForm) -> None:
    for name, parameter, value, says in [
        ("loc.host", "host", "a b", "is not a host name"),
        ("loc.base_path", "old", "blog", "is not a path"),
        ("lastmod.today", "zone", "Mars/Olympus", "is not a known time zone"),
        ("lastmod.set", "value", "soon", "is not a date"),
        ("loc.replace", "pattern", "(", "Look at character"),
    ]:
        form.choose(name)
        editor: ParameterEditor = form.editors[parameter]
        editor.show_value(value)
        assert says in form._rows[parameter].hint.text()
        field = editor.field
        assert field.property("severity") == "error"
        assert says in field.accessibleDescription()


def test_what_is_only_missing_yet_is_no_error(form: OperationForm) -> None:
    form.choose("loc.host")
    assert form._rows["host"].hint.text() == "Such as www.example.com, with a port where one is needed."


def test_a_number_may_be_begun_while_more_comes_to_be_known(form: OperationForm) -> None:
    for begun in ["", "-", ".", "-0"]:
        form.choose("priority.add")
        box = form.editors["amount"].findChild(QDoubleSpinBox)
        assert box is not None
        box.selectAll()
        QTest.keyClick(box, Qt.Key.Key_Delete)
        QTest.keyClicks(box, begun)
        form.show_trouble(None)
        assert form.editors["amount"].value() == (0 if begun == "-0" else Decimal("0.1"))


def test_a_comma_that_is_typed_is_the_dot_of_a_number(form: OperationForm) -> None:
    box = form.editors["value"].findChild(QDoubleSpinBox)
    assert box is not None
    box.selectAll()
    QTest.keyClicks(box, "0,75")
    assert (box.text(), form.editors["value"].value()) == ("0.75", Decimal("0.75"))


def test_a_number_is_kept_to_the_last_decimal(form: OperationForm) -> None:
    draft = DraftOperation(OPERATION_BY_ID["priority.multiply"], {"factor": Decimal("0.125")})
    form.show_operation(draft)
    assert form.editors["factor"].value() == Decimal("0.125")
    assert draft_title(draft) == "Multiply priority: 0.125"
