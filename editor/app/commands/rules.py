"""Which rules are seen: the preferences hold for each document that has no choice of its own beside it."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from editor.app.window.workbench import Workbench
from editor.formats.rules_file import ChosenRules, RulesFileError, rules_text
from editor.models.session.session import Session
from editor.models.words.translation import text_of
from editor.rules.rule_profiles import Profile
from editor.services.files.file_errors import SaveError
from editor.services.files.files import save_file
from editor.services.files.rules_beside import ENDING, rules_beside, rules_path
from editor.services.settings.preference import Setting
from editor.services.settings.settings import RULE_LEVELS, RULE_PROFILE
from editor.views.document_view import DocumentView


class RuleCommands(QObject):
    """Gives documents the choice of rules that holds for them, and writes a choice to a file if asked to."""

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench.window)
        self._bench = bench
        self._own: dict[Session, ChosenRules] = {}  # of documents that have a choice beside them
        self._to_say: dict[Session, str] = {}  # once they have been read
        bench.settings.add_listener(self._on_set)

    @property
    def chosen(self) -> ChosenRules:
        """The choice of the preferences."""
        get = self._bench.settings.get
        return ChosenRules(Profile(get(RULE_PROFILE)), get(RULE_LEVELS))

    def prepare(self, view: DocumentView) -> None:
        """Let a document that was just opened be seen by its own choice, or by that of the preferences."""
        session = view.session
        if session is None:
            return
        path = session.document.place
        try:
            own = rules_beside(path)
        except (RulesFileError, OSError) as error:
            own = None
            self._to_say[session] = self._why_unused(path, error)
        if own is not None:
            self._own[session] = own
            told = self.tr("The choice of rules beside this file holds for it.")
            self._to_say[session] = told
        session.closed.connect(lambda: (self._own.pop(session, None), self._to_say.pop(session, None)))
        session.document.choose_rules((own or self.chosen).choice)

    def tell(self, view: DocumentView) -> None:
        """Say which choice of rules holds for a document that has been read, if it is one of its own."""
        if view.session is not None and (told := self._to_say.pop(view.session, "")):
            self._bench.say(told, 15_000)

    def _why_unused(self, path: Path | None, error: Exception) -> str:
        name = rules_path(path).name if path is not None else ""
        return self.tr("{name} was not used: {cause}").format(name=name, cause=text_of(error))

    def _on_set(self, setting: Setting[Any]) -> None:
        if setting not in (RULE_PROFILE, RULE_LEVELS):
            return
        choice = self.chosen.choice
        for view in self._bench.tabs.views():
            if view.session is not None and view.session not in self._own:
                view.session.document.choose_rules(choice)

    def save(self) -> None:
        """Write the choice of the preferences to a file that the user names, proposed beside the document."""
        session, folder = self._bench.session, self._bench.last_folder
        path = session.document.place if session is not None else None
        proposed = rules_path(path) if path is not None else folder / f"sitemap.xml{ENDING}"
        filters = [self.tr("Rules ({patterns})").format(patterns="*.toml")]
        target = self._bench.questions.files.path_to_save(
            self.tr("Save the choice of rules"), proposed, filters
        )
        if target is None:
            return
        try:
            save_file(target, rules_text(self.chosen).encode())
        except (SaveError, OSError) as error:
            self._bench.questions.tell(self.tr("The choice of rules could not be saved."), text_of(error))
        else:
            self._bench.say(self.tr("Saved to {path}").format(path=target))
