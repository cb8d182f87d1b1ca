"""The questions as the person answers them: by a button of a real box."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from editor.dialogs.file_dialog import FileDialog
from editor.dialogs.questions import Face, Leaving, OpenTogether, Protected, Questions, SaveConflict
from editor.services.files.file_errors import Clash
from editor.services.settings.settings import ASK_TO_DROP, ASK_TO_EMPTY, LEFT_STEPS, OPEN_TOGETHER, Setting
from editor.services.settings.settings_file import Settings
from editor.views.style.icons import icon
from editor.views.style.theme import current


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def questions(qtbot: QtBot, settings: Settings) -> Questions:
    window = QWidget()
    qtbot.addWidget(window)
    return Questions(window, settings)


def at_the_box(act: Callable[[QMessageBox], object]) -> None:
    """Do something as soon as a box is open."""

    def do() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        act(box)

    QTimer.singleShot(0, do)


def answer(words: str) -> None:
    """Press the button of that name."""

    def press(box: QMessageBox) -> None:
        named = {button.text().replace("&", ""): button for button in box.buttons()}
        named[words].click()

    at_the_box(press)


@pytest.mark.parametrize(
    ("words", "answered"),
    [("Write anyway", Protected.WRITE), ("Save as…", Protected.SAVE_ELSEWHERE), ("Cancel", Protected.LEAVE)],
)
def test_a_protected_file_is_written_or_left_or_another_is_taken(
    questions: Questions, words: str, answered: Protected
) -> None:
    answer(words)
    assert questions.override_protection("It is write-protected.") is answered


@pytest.mark.parametrize(("words", "is_agreed"), [("Save the others", True), ("Cancel", False)])
def test_what_cannot_be_copied_is_named_and_left_out_if_that_is_wanted(
    questions: Questions, words: str, *, is_agreed: bool
) -> None:
    told: list[tuple[str, str]] = []
    at_the_box(lambda box: told.append((box.text(), box.informativeText())))
    answer(words)
    assert questions.leave_out([f"{n}.xml cannot be read." for n in range(9)]) is is_agreed
    [(text, more)] = told
    assert text == "9 files that are not open cannot be copied."
    assert more.splitlines()[:9] == [*(f"{n}.xml cannot be read." for n in range(8)), "…"]


@pytest.mark.parametrize(
    ("words", "leaving"), [("Save", Leaving.SAVE), ("Discard", Leaving.DISCARD), ("Cancel", Leaving.STAY)]
)
def test_unsaved_changes_are_saved_discarded_or_kept(
    questions: Questions, words: str, leaving: Leaving
) -> None:
    answer(words)
    assert questions.leave("sitemap.xml") is leaving


def test_a_file_changed_outside_is_never_overwritten_or_deleted_unasked(questions: Questions) -> None:
    for clash, words, outcome in [
        (Clash.CHANGED, "Overwrite", SaveConflict.OVERWRITE),
        (Clash.CHANGED, "Merge…", SaveConflict.MERGE),
        (Clash.CHANGED, "Save as…", SaveConflict.SAVE_ELSEWHERE),
        (Clash.CHANGED, "Cancel", SaveConflict.LEAVE),
        (Clash.MISSING, "Save it again", SaveConflict.OVERWRITE),
        (Clash.TO_GO, "Delete it", SaveConflict.OVERWRITE),
    ]:
        answer(words)
        assert questions.conflict("sitemap.xml", clash, can_merge=True) is outcome


@pytest.mark.parametrize(
    "ask",
    [
        lambda questions: questions.replace_damaged(["sitemap.xml"]),
        lambda questions: questions.save_elsewhere("The disk is full."),
    ],
)
def test_cancel_means_no(questions: Questions, ask: Callable[[Questions], bool]) -> None:
    answer("Cancel")
    assert not ask(questions)


BY_ENTER: list[tuple[Callable[[Questions], bool], bool]] = [
    (lambda questions: questions.discard("sitemap.xml"), False),
    (lambda questions: questions.discard_lost(2), False),
    (lambda questions: questions.replace_damaged(["sitemap.xml"]), False),
    (lambda questions: questions.replace_existing(Path("sitemap.xml")), False),
    (lambda questions: questions.delete_left_over([Path("sitemap-2.xml")]), False),
    (lambda questions: questions.delete_recipe("Mine"), False),
    (lambda questions: questions.save_elsewhere("The disk is full."), True),
]


def test_enter_alone_loses_nothing(questions: Questions) -> None:
    for number, (ask, agrees) in enumerate(BY_ENTER):
        at_the_box(lambda box: QTest.keyClick(box, Qt.Key.Key_Return))
        assert ask(questions) is agrees, number


def ask_about(clash: Clash, questions: Questions) -> object:
    return questions.conflict("sitemap.xml", clash, can_merge=True)


ALL_QUESTIONS: list[Callable[[Questions], object]] = [
    lambda ask: ask.leave("sitemap.xml"),
    lambda ask: ask.together(3),
    lambda ask: ask.discard("sitemap.xml"),
    *(partial(ask_about, clash) for clash in Clash),
    lambda ask: ask.leave_unwritten(Path("sitemap.csv")),
    lambda ask: ask.leave_at_work("sitemap.xml", is_written=True),
    lambda ask: ask.leave_at_work("sitemap.xml", is_written=False),
    lambda ask: ask.discard_lost(2),
    lambda ask: ask.replace_damaged(["sitemap.xml"]),
    lambda ask: ask.override_protection("It is write-protected."),
    lambda ask: ask.save_elsewhere("The disk is full."),
    lambda ask: ask.leave_out(["a.xml cannot be read."]),
    lambda ask: ask.replace_existing(Path("sitemap.xml")),
    lambda ask: ask.delete_left_over([Path("sitemap-2.xml")]),
    lambda ask: ask.tell("There is nothing to paste."),
    lambda ask: ask.delete_recipe("Mine"),
    lambda ask: ask.delete_filter("Mine"),
    lambda ask: ask.leave_steps(),
    lambda ask: ask.drop_steps(),
    lambda ask: ask.replace_with_nothing(),
]


def test_a_question_has_a_letter_for_each_button_and_a_picture_of_ours(questions: Questions) -> None:
    ours = {face: icon(*face.value).pixmap(32, 32).toImage() for face in Face}
    letters: list[str] = []
    seen: list[Face] = []

    def look(box: QMessageBox) -> None:
        letters.extend(QKeySequence.mnemonic(button.text()).toString() for button in box.buttons())
        assert box.icon() is QMessageBox.Icon.NoIcon
        assert all(button.icon().isNull() for button in box.buttons())
        seen.extend(face for face, picture in ours.items() if box.iconPixmap().toImage() == picture)
        box.reject()

    for ask in ALL_QUESTIONS:
        at_the_box(look)
        ask(questions)
        assert letters
        assert all(letters), letters
        assert len(set(letters)) == len(letters), letters
        assert len(seen) == 1, letters
        letters.clear()
        seen.clear()


def test_an_explanation_is_no_narrow_column(questions: Questions) -> None:
    lines: list[float] = []

    def look(box: QMessageBox) -> None:
        words = box.findChild(QLabel, "qt_msgbox_informativelabel")
        assert isinstance(words, QLabel)
        lines.append(words.height() / words.fontMetrics().lineSpacing())
        box.reject()

    at_the_box(look)
    questions.replace_with_nothing()
    assert lines[0] <= 3


def test_a_save_that_failed_has_the_face_of_an_error(questions: Questions, qapp: QApplication) -> None:
    error = current().color("error").name()
    faces: list[set[str]] = []

    def look(box: QMessageBox) -> None:
        image = box.iconPixmap().toImage()
        shown = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
        faces.append({color.name() for color in shown if color.alpha() == 255})
        box.reject()

    at_the_box(look)
    questions.save_elsewhere("The disk is full.")
    at_the_box(look)
    questions.discard("a.xml")
    assert [error in face for face in faces] == [True, False]


def test_no_file_that_can_be_opened_is_hidden_at_first(
    questions: Questions, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []

    def choose(dialog: FileDialog) -> list[str]:
        shown.extend(dialog.nameFilters()[0].rpartition("(")[2].rstrip(")").split())
        return []

    monkeypatch.setattr(FileDialog, "files", choose)
    questions.files.paths_to_open("")
    assert {"*.xml", "*.gz", "*.txt", "*.rss", "*.csv", "*.xlsx", "*.zip"} <= set(shown)


def test_a_name_without_an_ending_gets_that_of_the_filter(
    questions: Questions, monkeypatch: pytest.MonkeyPatch
) -> None:
    for given, path in [
        (("/n/report", "Table (*.csv)"), Path("/n/report.csv")),
        (("/n/list", "XML, gzipped (*.xml.gz)"), Path("/n/list.xml.gz")),
        (("/n/report.html", "Table (*.csv)"), Path("/n/report.html")),
        (("/n/table", "Tables (*.csv *.tsv *.xlsx)"), Path("/n/table")),
        (("", "Table (*.csv)"), None),
    ]:
        monkeypatch.setattr(FileDialog, "file_to_write", lambda _dialog, given=given: given)
        assert questions.files.path_to_save("Save", Path(), []) == path


def test_the_file_that_has_the_name_with_the_ending_is_not_replaced_unasked(
    questions: Questions, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "report.csv").touch()
    monkeypatch.setattr(FileDialog, "file_to_write", lambda _dialog: (str(tmp_path / "report"), "T (*.csv)"))
    answer("Cancel")
    assert questions.files.path_to_save("Save", tmp_path, []) is None


def stop_asking(box: QMessageBox) -> None:
    check = box.checkBox()
    assert check is not None
    check.click()


@pytest.mark.parametrize(
    ("setting", "ask"), [(ASK_TO_EMPTY, "replace_with_nothing"), (ASK_TO_DROP, "drop_steps")]
)
def test_a_question_is_not_asked_again_until_that_is_taken_back(
    questions: Questions, settings: Settings, setting: Setting[bool], ask: str
) -> None:
    words = {"replace_with_nothing": "Remove", "drop_steps": "Discard"}[ask]
    at_the_box(stop_asking)
    answer("Cancel")
    assert not getattr(questions, ask)()
    assert settings.get(setting)  # what was not agreed to is asked again
    at_the_box(stop_asking)
    answer(words)
    assert getattr(questions, ask)()
    assert getattr(questions, ask)()  # no box comes
    settings.set(setting, setting.default)
    answer("Cancel")
    assert not getattr(questions, ask)()


def test_an_answer_is_remembered_if_that_is_wanted(questions: Questions, settings: Settings) -> None:
    at_the_box(stop_asking)
    answer("In separate tabs")
    assert questions.together(2) is OpenTogether.EACH
    assert settings.get(OPEN_TOGETHER) == "each"
    at_the_box(stop_asking)
    answer("Keep for next time")
    assert questions.leave_steps() is Leaving.SAVE
    assert settings.get(LEFT_STEPS) == "keep"
    assert questions.leave_steps() is Leaving.SAVE  # no box comes
