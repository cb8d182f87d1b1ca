"""The commands of help: the manual, *Find an action*, the summary of a file, and the preferences.

*Find an action* finds all that can be done, by its name and by other words for it. Preferences have
a dialog, and can be written to a file and read from one.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

from editor.app.actions.action_spec import Menu, Submenu, action_text, without_mnemonic
from editor.app.commands.bulk_commands import BulkCommands
from editor.app.commands.column_commands import ColumnCommands
from editor.app.commands.documents.open_commands import FileCommands
from editor.app.commands.filter_commands import FilterCommands
from editor.app.commands.fix_commands import FixCommands
from editor.app.commands.window_commands import PanelCommands
from editor.app.window.command_context import CommandContext
from editor.app.window.file_messages import summary_of
from editor.core.extensions.extension_declarations import EXTENSIONS
from editor.core.filtering.filter_terms import ALL_TERMS, TERMS
from editor.core.operations.all_operations import OPERATIONS
from editor.core.text import N_
from editor.dialogs.dialog_frame import ListingDialog, ListingGroup
from editor.dialogs.help_dialogs import (
    KEYS_ELSEWHERE,
    TABLE_KEYS,
    WAYS_TO_COMBINE,
    AboutDialog,
    FindActionDialog,
    GlossaryDialog,
)
from editor.dialogs.preferences_dialog import MakeForm, PreferencesDialog
from editor.dialogs.setting_fields import columns_form, language_form, letters_form, rules_form
from editor.models.lists.list_models import Findable
from editor.models.session.session import Session
from editor.models.words.explanations import column_title, extension_title
from editor.models.words.operation_words import group_title, operation_title, operation_words
from editor.models.words.translation import counted, text_of, translated
from editor.rules.catalogue import RULES
from editor.rules.fixes.fix_choices import FIXES
from editor.rules.rule import Rule
from editor.runtime.system import is_file
from editor.services.files.file_errors import SaveError
from editor.services.files.file_replacement import save_file
from editor.services.open_pages import ask_manual, ask_manual_about_rule
from editor.services.settings.preference_file import (
    NoPreferencesError,
    preferences_text,
    reset_preferences,
    take_preferences,
)
from editor.services.settings.settings import FOUND_ACTIONS
from editor.services.tasks import call_later

_REMEMBERED = 20
_ITSELF = "find_action"


class _Typed(QObject):
    """Takes the letters that are typed, so that no window gets them."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and event.text().isprintable()
        ):
            self.text += event.text()
            return True
        return super().eventFilter(watched, event)


def _typed_already() -> str:
    """Return what was typed since the key that opens a dialog, and waits for the window below it."""
    app, typed = QApplication.instance(), _Typed()
    if app is not None:
        app.installEventFilter(typed)
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeSocketNotifiers)
        app.removeEventFilter(typed)
    return typed.text


class SearchCommands(QObject):
    """Lists everything that can be found, from declarations: actions, recipes, filters, rules, files."""

    def __init__(
        self,
        context: CommandContext,
        *,
        file: FileCommands,
        panels: PanelCommands,
        filters: FilterCommands,
        columns: ColumnCommands,
        fix: FixCommands,
        bulk: BulkCommands,
    ) -> None:
        super().__init__(context.window)
        self._context, self._file, self._panels, self._filter = context, file, panels, filters
        self._column, self._fix, self._bulk = columns, fix, bulk

    def find_action(self) -> None:
        """Ask for a few words, and run the action that the person chooses."""
        dialog = self.find_action_dialog()
        dialog.line.setText(_typed_already())
        if dialog.ask() and (chosen := dialog.chosen) is not None:
            self._remember(chosen.id)
            chosen.run()

    def find_action_dialog(self) -> FindActionDialog:
        """Make the dialog that lists all that can be done."""
        used = self._context.settings.get(FOUND_ACTIONS)
        dialog = FindActionDialog(lambda: list(self.findables()), used, self._context.window)
        for action in self._context.actions.values():
            action.enabledChanged.connect(dialog.renew_soon)  # as when a file has been read
        return dialog

    def _remember(self, name: str) -> None:
        others = [each for each in self._context.settings.get(FOUND_ACTIONS) if each != name]
        self._context.settings.set(FOUND_ACTIONS, [name, *others][:_REMEMBERED])

    def findables(self) -> Iterator[Findable]:
        """Yield everything that can be found now; of equally good matches the first ones come first."""
        yield from self._actions()
        yield from self._details()
        yield from self._operations()
        yield from self._recipes()
        yield from self._filters()
        yield from self._columns()
        yield from self._rules()
        yield from self._files()

    def _can(self, action: str) -> bool:
        return self._context.actions[action].isEnabled()

    def _actions(self) -> Iterator[Findable]:
        for name, action in self._context.actions.items():
            spec = action.spec
            words = filter(None, (spec.synonyms, spec.hint, spec.tool_bar))
            if name != _ITSELF:
                yield Findable(
                    name,
                    without_mnemonic(action.text()),
                    _place(*map(action_text, action.place)),
                    partial(self._context.trigger, name),
                    action.shortcut().toString(QKeySequence.SequenceFormat.NativeText),
                    _joined(*map(action_text, words)),
                    action.isEnabled(),
                )

    def _columns(self) -> Iterator[Findable]:
        """Yield the columns that can be shown and hidden in the table on screen."""
        columns, place = self._column, _place(action_text(Menu.VIEW), action_text(Submenu.COLUMNS))
        for column, is_shown in columns.offered():
            text = self.tr("Hide the column {name}") if is_shown else self.tr("Show the column {name}")
            run = partial(columns.choose, column.name, not is_shown)
            title = text.format(name=column_title(column))
            yield Findable(f"column:{column.name}", title, place, run, words=column.name, is_listed=False)

    def _details(self) -> Iterator[Findable]:
        """Yield the forms of extensions, with the titles of their fields."""
        panels, place = self._panels, self.tr("Details")
        for each in EXTENSIONS:
            fields = (each.block, *each.block.children)
            titles = (translated(field.title) for field in fields if field.title)
            yield Findable(
                f"details:{each.name}",
                self.tr("Edit {name} of an entry").format(name=extension_title(each)),
                place,
                partial(panels.show_details, each.name),
                words=_joined(each.name, *titles, *(field.name for field in fields)),
                is_enabled=self._can("details_panel"),
                is_listed=False,
            )

    def _recipes(self) -> Iterator[Findable]:
        bulk, place = self._bulk, _place(action_text(Menu.EDIT), self.tr("Run recipe"))
        recipe_lists = bulk.recipe_lists()
        for stored in (*recipe_lists.bundled, *recipe_lists.own):
            recipe = stored.recipe
            if recipe is not None:
                operations = [each.declaration for step in recipe.steps for each in step.operations]
                yield Findable(
                    f"recipe:{stored.path.name}",
                    recipe.name,
                    place,
                    partial(bulk.run_recipe, stored),
                    words=_joined(self.tr("recipe"), recipe.description, *map(operation_title, operations)),
                    is_enabled=self._can("edit_values"),
                    is_listed=False,
                )

    def _filters(self) -> Iterator[Findable]:
        """Yield the saved filters."""
        filters, place = self._filter, _place(action_text(Menu.VIEW), self.tr("Saved filters"))
        for name, text in filters.saved().items():
            yield Findable(
                f"filter:{name}",
                name,
                place,
                partial(filters.use, text),
                words=_joined(self.tr("filter"), text),
                is_enabled=self._can("filter"),
                is_listed=False,
            )

    def _operations(self) -> Iterator[Findable]:
        bulk, values = self._bulk, self.tr("Edit values")
        for each in OPERATIONS:
            yield Findable(
                f"operation:{each.id}",
                operation_title(each),
                _place(values, group_title(each)),
                partial(bulk.edit_values, each.id),
                words=operation_words(each),
                is_enabled=self._can("edit_values") and bulk.offers(each),
                is_listed=False,
            )

    def _rules(self) -> Iterator[Findable]:
        """Yield the rules: to go to their findings, and to fix them, if the document has any."""
        session = self._context.session
        found = (
            {}
            if session is None
            else {each.rule.id: each.places for each in session.document.findings.report.groups()}
        )
        findings = self.tr("Findings")
        for rule in RULES:
            title, words = translated(rule.title), _words_of(rule)
            run, is_here = partial(self._panels.show_rule, rule.id), rule.id in found
            name = f"rule:{rule.id}"
            yield Findable(name, title, findings, run, words=words, is_enabled=is_here, is_listed=False)
            if is_here and rule.id in FIXES:
                yield Findable(
                    f"fix:{rule.id}",
                    self.tr("Fix: {title}").format(title=title),
                    findings,
                    partial(self._fix.fix_rule, rule.id),
                    words=_joined(words, self.tr("fix mend repair")),
                    is_listed=False,
                )

    def _files(self) -> Iterator[Findable]:
        """Yield the files that were open before."""
        place = _place(action_text(Menu.FILE), self.tr("Open recent"))
        for path in self._context.recent.paths():
            run = partial(self._file.open_paths, [path])
            yield Findable(
                f"file:{path}",
                path.name,
                place,
                run,
                words=str(path),
                is_enabled=is_file(path),
                is_listed=False,
            )


def _words_of(rule: Rule) -> str:
    """Return the words by which a rule is found: id, field, reason, and titles of its fixes."""
    fixes = (translated(fix.title) for fix in FIXES.get(rule.id, ()))
    return _joined(rule.id, rule.field, translated(rule.why), *fixes)


def _place(*parts: str) -> str:
    return " › ".join(map(without_mnemonic, parts))


def _joined(*texts: str) -> str:
    return " ".join(texts)


class HelpCommands(QObject):
    """The manual, and dialogs that only show information."""

    def __init__(self, context: CommandContext, current_rule: Callable[[], Rule | None]) -> None:
        """current_rule: returns the rule that a finding is about which the user looks at, if any."""
        super().__init__(context.window)
        self._context, self._current_rule = context, current_rule

    def show_manual(self) -> None:
        """Show the manual: what explains the current finding, or its contents."""
        rule = self._current_rule()
        if rule is not None:
            ask_manual_about_rule(rule.id)
        else:
            ask_manual()

    def show_about(self) -> None:
        """Show information about this program."""
        self.about_dialog().ask()

    def about_dialog(self) -> AboutDialog:
        """Make the dialog about this program."""
        return AboutDialog(self._context.window)

    def show_shortcuts(self) -> None:
        """List the keys."""
        self.shortcuts_dialog().ask()

    def shortcuts_dialog(self) -> ListingDialog:
        """Make the list of all actions with a key, by menu, and of keys in the table and elsewhere."""
        form = QKeySequence.SequenceFormat.NativeText
        lines: dict[Menu, list[tuple[str, str]]] = {menu: [] for menu in Menu}
        for action in self._context.actions.values():
            if keys := ", ".join(key.toString(form) for key in action.spec.named_sequences()):
                lines[action.place[0]].append((without_mnemonic(action.spec.title()).rstrip("…"), keys))
        groups = [ListingGroup(without_mnemonic(action_text(menu)), lines[menu]) for menu in Menu]
        groups.insert(1, _keys(self.tr("In the table"), TABLE_KEYS))
        groups += [_keys(translated(where), keys) for where, keys in KEYS_ELSEWHERE]
        return ListingDialog(self.tr("Keyboard shortcuts"), groups, self._context.window)

    def show_filter_language(self) -> None:
        """Explain the filter language."""
        self.filter_language_dialog().ask()

    def filter_language_dialog(self) -> ListingDialog:
        """Make the dialog that explains how to combine terms, and lists all terms."""
        ways = [(example, translated(text)) for example, text in WAYS_TO_COMBINE]
        terms = [(term.example, translated(term.help)) for term in ALL_TERMS]
        groups = [ListingGroup(self.tr("Combining terms"), ways), ListingGroup(self.tr("Terms"), terms)]
        for term in TERMS:
            words = [(f"{term.name}:{word.name}", translated(word.help)) for word in term.words]
            if words:
                groups.append(ListingGroup(translated(term.help), words))
        return ListingDialog(self.tr("Filter language"), groups, self._context.window)

    def show_glossary(self) -> None:
        """Explain the words that the editor uses."""
        self.glossary_dialog().ask()

    def glossary_dialog(self) -> GlossaryDialog:
        """Make the dialog with the words that the editor uses."""
        return GlossaryDialog(self._context.window)

    def show_summary(self) -> None:
        """Show the summary of the file on screen."""
        if self._context.session is not None:
            self.summary_dialog(self._context.session).ask()

    def summary_dialog(self, session: Session) -> ListingDialog:
        """Make the summary of a file: its facts, the number of findings, and the notes about it."""
        return ListingDialog(session.title, summary_of(session), self._context.window)


def _keys(where: str, keys: Sequence[tuple[str, str]]) -> ListingGroup:
    """Return the keys of a place with their effects."""
    form = QKeySequence.SequenceFormat.NativeText
    lines = [(translated(text), QKeySequence(key).toString(form)) for key, text in keys]
    return ListingGroup(where, lines)


_MOST_BYTES = 1_000_000  # a larger file holds something else
_NAMED = 5  # unknown preferences that are named


class PreferenceCommands(QObject):
    """Shows the preferences, and brings them in from a file or writes them to one."""

    _leaving = Signal()  # the preferences are to be closed

    def __init__(
        self, context: CommandContext, save_rules: Callable[[], None], begin_anew: Callable[[], None]
    ) -> None:
        """Remember what the preferences lead to.

        save_rules: writes the choice of rules to a file.
        begin_anew: closes the window for another one in the language of the settings.
        """
        super().__init__(context.window)
        self._context, self._begin_anew = context, begin_anew
        self._forms: dict[str, MakeForm] = {
            "columns": columns_form,
            "language": partial(language_form, self._make_anew),
            "letters": partial(letters_form, self._make_anew),
            "rules": partial(rules_form, context.settings, save_rules),
        }

    def show(self) -> None:
        """Show the preferences; each change holds at once."""
        self.dialog().ask()

    def dialog(self) -> PreferencesDialog:
        """Make the dialog of the preferences."""
        dialog = PreferencesDialog(self._context.settings, self._forms, self._context.window)
        self._leaving.connect(dialog.accept)
        dialog.import_requested.connect(lambda: self.bring_in(dialog))
        dialog.export_requested.connect(lambda: self.write(dialog))
        dialog.reset_requested.connect(lambda: self.reset(dialog))
        return dialog

    def _make_anew(self) -> None:
        self._leaving.emit()
        call_later(self, self._begin_anew)

    def reset(self, dialog: PreferencesDialog) -> None:
        """Give all preferences their defaults, if the user agrees."""
        if self._context.questions.reset_preferences():
            reset_preferences(self._context.settings)
            dialog.say(self.tr("All preferences have their defaults again."))

    def write(self, dialog: PreferencesDialog) -> None:
        """Write all preferences to a file that the user names."""
        filters = [self.tr("Preferences ({patterns})").format(patterns="*.toml")]
        proposed = self._context.last_folder / "sitemap-editor-preferences.toml"
        path = self._context.questions.files.path_to_save(self.tr("Export preferences"), proposed, filters)
        if path is None:
            return
        try:
            save_file(path, preferences_text(self._context.settings).encode())
        except (SaveError, OSError) as error:
            self._context.questions.tell(self.tr("The preferences could not be exported."), text_of(error))
            return
        dialog.say(self.tr("Exported to {path}").format(path=path))

    def bring_in(self, dialog: PreferencesDialog) -> None:
        """Set the preferences that a file has, and say what in it is unknown."""
        path = self._context.questions.files.preferences_to_open(str(self._context.last_folder))
        if path is None:
            return
        try:
            left_out = take_preferences(_text(path), self._context.settings)
        except NoPreferencesError as error:
            text = self.tr("The preferences could not be imported.")
            self._context.questions.tell(text, f"{path.name}: {text_of(error)}")
        except OSError as error:
            self._context.questions.tell(self.tr("The preferences could not be imported."), text_of(error))
        else:
            dialog.say(self._import_outcome(path, left_out))

    def _import_outcome(self, path: Path, left_out: list[str]) -> str:
        text = self.tr("Imported from {name}.").format(name=path.name)
        if not left_out:
            return text
        one = "1 line was left out, as it is unknown or not possible:"
        many = N_("%Ln lines were left out, as they are unknown or not possible:")
        named = ", ".join(left_out[:_NAMED]) + (" …" if len(left_out) > _NAMED else "")
        return f"{text} {counted(one, many, len(left_out))} {named}"


def _text(path: Path) -> str:
    """Return the text of a small file; raises OSError, or NoPreferencesError if it is no text."""
    with path.open("rb") as file:
        data = file.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise NoPreferencesError(N_("There are no preferences in this file."))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NoPreferencesError(N_("There are no preferences in this file.")) from None
