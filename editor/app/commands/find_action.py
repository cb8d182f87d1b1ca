"""The dialog Find an action: finds all that can be done, by its name and by other words for it."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from editor.app.commands.bulk import BulkCommands
from editor.app.commands.column import ColumnCommands
from editor.app.commands.documents.open import FileCommands
from editor.app.commands.filter import FilterCommands
from editor.app.commands.fix import FixCommands
from editor.app.commands.panel import PanelCommands
from editor.app.window.menu_action import Menu, Submenu, action_text, without_mnemonic
from editor.app.window.workbench import Workbench
from editor.core.extensions.declared import EXTENSIONS
from editor.core.operations.registry import OPERATIONS
from editor.dialogs.find_action import FindActionDialog
from editor.models.lists.findable import Findable
from editor.models.words.explanations import extension_title
from editor.models.words.operation_words import group_title, operation_title, operation_words
from editor.models.words.translation import translated
from editor.rules.catalogue import RULES
from editor.rules.remedies.catalogue import FIXES
from editor.rules.rule import Rule
from editor.services.files.paths import is_file
from editor.services.settings.settings import FOUND_ACTIONS

_REMEMBERED = 20
_ITSELF = "find_action"


class SearchCommands(QObject):
    """Lists everything that can be found, from declarations: actions, recipes, filters, rules, files."""

    def __init__(
        self,
        bench: Workbench,
        *,
        file: FileCommands,
        panels: PanelCommands,
        filters: FilterCommands,
        columns: ColumnCommands,
        fix: FixCommands,
        bulk: BulkCommands,
    ) -> None:
        super().__init__(bench.window)
        self._bench, self._file, self._panels, self._filter = bench, file, panels, filters
        self._column, self._fix, self._bulk = columns, fix, bulk

    def find_action(self) -> None:
        """Ask for a few words, and run the action that the person chooses."""
        dialog = self.find_action_dialog()
        if dialog.ask() and (chosen := dialog.chosen) is not None:
            self._remember(chosen.id)
            chosen.run()

    def find_action_dialog(self) -> FindActionDialog:
        """Make the dialog that lists all that can be done."""
        used = self._bench.settings.get(FOUND_ACTIONS)
        return FindActionDialog(list(self.findables()), used, self._bench.window)

    def _remember(self, name: str) -> None:
        others = [each for each in self._bench.settings.get(FOUND_ACTIONS) if each != name]
        self._bench.settings.set(FOUND_ACTIONS, [name, *others][:_REMEMBERED])

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
        return self._bench.actions[action].isEnabled()

    def _actions(self) -> Iterator[Findable]:
        for name, action in self._bench.actions.items():
            if name != _ITSELF:
                yield Findable(
                    name,
                    without_mnemonic(action.text()),
                    _place(*map(action_text, action.facts.place)),
                    partial(self._bench.trigger, name),
                    action.shortcut().toString(QKeySequence.SequenceFormat.NativeText),
                    _joined(*map(action_text, action.facts.words)),
                    action.isEnabled(),
                )

    def _columns(self) -> Iterator[Findable]:
        """Yield the columns that can be shown and hidden in the table on screen."""
        columns, place = self._column, _place(action_text(Menu.VIEW), action_text(Submenu.COLUMNS))
        for column, is_shown in columns.offered():
            text = self.tr("Hide the column {name}") if is_shown else self.tr("Show the column {name}")
            run = partial(columns.choose, column.name, not is_shown)
            title = text.format(name=column.title)
            yield Findable(f"column:{column.name}", title, place, run, words=column.name, is_listed=False)

    def _details(self) -> Iterator[Findable]:
        """Yield the forms of extensions, with the titles of their fields."""
        panels, place = self._panels, self.tr("Details")
        for each in EXTENSIONS:
            fields = (each.block, *each.block.children)
            titles = (translated("extensions", field.title) for field in fields if field.title)
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
        shelves = bulk.shelves()
        for shelved in (*shelves.bundled, *shelves.own):
            recipe = shelved.recipe
            if recipe is not None:
                operations = [each.declaration for step in recipe.steps for each in step.operations]
                yield Findable(
                    f"recipe:{shelved.path.name}",
                    recipe.name,
                    place,
                    partial(bulk.run_recipe, shelved),
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
        session = self._bench.session
        found = (
            {}
            if session is None
            else {each.rule.id: each.count for each in session.document.findings.report.groups()}
        )
        findings = self.tr("Findings")
        for rule in RULES:
            title, words = translated("rules", rule.title), _words_of(rule)
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
        for path in self._bench.recent.paths():
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
    fixes = (translated("fixes", remedy.title) for remedy in FIXES.get(rule.id, ()))
    return _joined(rule.id, rule.field, translated("rules", rule.why), *fixes)


def _place(*parts: str) -> str:
    return " › ".join(map(without_mnemonic, parts))


def _joined(*texts: str) -> str:
    return " ".join(texts)
