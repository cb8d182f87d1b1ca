"""Another language is shown without a restart: the window is made anew, with the same files."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.app import start
from editor.core.document.edits import SetValues
from editor.dialogs.questions import Leaving
from editor.dialogs.setting_fields import LanguageForm
from editor.services import installation
from editor.services.settings.settings import LANGUAGE
from tests.app.desk import Desk


def choose(desk: Desk, code: str) -> LanguageForm:
    """Choose a language in the preferences, as a person does."""
    dialog = desk.do.preferences.dialog()
    dialog.show()
    form = dialog.rows[LANGUAGE.key].field.widget
    assert isinstance(form, LanguageForm)
    form.box.setCurrentIndex(form.box.findData(code))
    form.box.activated.emit(form.box.currentIndex())
    return form


def test_the_language_that_is_spoken_needs_nothing_to_be_made_anew(desk: Desk) -> None:
    form = choose(desk, installation.spoken_language())
    assert not form.now.isEnabled()


def test_the_window_is_closed_and_another_has_its_tabs(desk: Desk, sitemap: Path, qtbot: QtBot) -> None:
    desk.open(sitemap)
    desk.robot.click(2, "loc")
    form = choose(desk, installation.ENGLISH)
    form.now_requested.emit()
    desk.wait_for(lambda: not desk.window.isVisible())
    assert desk.window.tabs_to_come is not None

    app = QCoreApplication.instance()
    assert isinstance(app, QApplication)
    another = start._another(app, desk.window.settings, desk.window.tabs_to_come)
    qtbot.addWidget(another, before_close_func=lambda window: window.bench.tasks.close())
    desk.wait_for(lambda: another.bench.session is not None and another.bench.session.is_whole)
    assert another.bench.view is not None
    assert another.bench.view.path == sitemap
    assert another.settings.get(LANGUAGE) == installation.ENGLISH
    another.close()
    desk.wait_for(lambda: not another.isVisible())


def test_a_person_who_keeps_unsaved_changes_stays_in_the_window(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    desk.session.undo_stack.do(SetValues("priority", range(1), "0.3"), "Set")
    desk.person.answers.leaving = Leaving.STAY
    choose(desk, installation.ENGLISH).now_requested.emit()
    desk.wait_for(lambda: bool(desk.person.asked))
    assert desk.window.tabs_to_come is None
    assert desk.window.isVisible()
    desk.person.answers.leaving = Leaving.DISCARD
