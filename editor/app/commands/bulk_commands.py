"""Changes many rows at once: with the dialog *Edit values*, saved recipes, or that of languages.

The last shows and completes language versions of pages.
"""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from editor.app.window.command_context import CommandContext
from editor.core.document.rows import Rows
from editor.core.filtering.filter_proposals import document_values
from editor.core.operations.operation import Declaration, OperationContext
from editor.core.operations.recipe import RecipeError
from editor.dialogs.bulk.edit_values_dialog import EditValuesContext, EditValuesDialog, RowScope
from editor.dialogs.bulk.recipe_steps import RecipeLists, add_recipes
from editor.dialogs.languages_dialog import LanguagesDialog
from editor.models.session.recipe_draft import OperationPreview, PreviewInput, RecipeDraft
from editor.models.session.session import Session
from editor.models.words.operation_words import in_own_words
from editor.models.words.translation import text_of
from editor.services import recipe_library
from editor.services.files.file_errors import SaveError
from editor.services.files.file_replacement import save_file
from editor.services.installation import recipes_folder
from editor.services.settings.settings_file import FilterMemory
from editor.services.site_folder import open_site_folder


class BulkCommands(QObject):
    """Edit values, and run recipes."""

    def __init__(self, context: CommandContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._left: RecipeDraft | None = None  # the steps in the dialog when it was last closed

    @property
    def library(self) -> recipe_library.RecipeLibrary:
        """The person's recipes."""
        return recipe_library.RecipeLibrary(recipes_folder())

    def recipe_lists(self) -> RecipeLists:
        """Return the present recipes: bundled ones, in the user's language, and own ones."""
        bundled = (
            replace(stored, recipe=stored.recipe and in_own_words(stored.recipe))
            for stored in recipe_library.bundled_recipes()
        )
        return RecipeLists(tuple(bundled), self.library.recipes())

    def list_recipes(self, menu: QMenu) -> None:
        """Fill a menu with all recipes, to be run."""
        menu.clear()
        add_recipes(menu, self.recipe_lists(), self.run_recipe)

    def offers(self, declaration: Declaration) -> bool:
        """Return True if an operation applies to the document on screen."""
        session = self._context.editable
        return session is not None and declaration.applies_to(session.document.entries.kind)

    def edit_values(self, operation: str = "") -> None:
        """Ask for changes of many rows, and apply them; begin with the operation of this id, if given."""
        self._work(None, operation)

    def run_recipe(self, stored: recipe_library.StoredRecipe) -> None:
        """Show the changes of a recipe, and apply them if the person agrees."""
        self._work(stored)

    def _work(self, stored: recipe_library.StoredRecipe | None, operation: str = "") -> None:
        session = self._context.editable
        if session is None or not len(session.document.entries):
            return
        dialog = self.edit_values_dialog(session)
        if stored is not None and stored.recipe is not None:
            dialog.open_recipe(stored.recipe)
        elif operation:
            dialog.form.choose(operation)
            dialog.form.take_focus()
        elif self._left is not None and self._left.applies_to(session.document.entries.kind):
            dialog.open_draft(self._left)
        else:
            dialog.begin()
        dialog.accepted.connect(lambda: self._apply(dialog, session))
        dialog.finished.connect(lambda _result: self._leave(dialog))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _leave(self, dialog: EditValuesDialog) -> None:
        """Keep steps that the person wants to continue later; forget kept ones once applied or dropped."""
        if dialog.keeps_steps:
            self._left = dialog.draft
        elif dialog.draft is self._left:
            self._left = None

    @staticmethod
    def _apply(dialog: EditValuesDialog, session: Session) -> None:
        """Apply the steps of a dialog, as one step of undo."""
        outcome = dialog.outcome()
        if outcome is not None:
            session.undo_stack.do(outcome.edit, outcome.title)

    def edit_values_dialog(self, session: Session) -> EditValuesDialog:
        """Make the dialog for a document; it proposes to change the selected rows if several."""
        document, model, table = session.document, session.model, self._context.table
        shown = model.order.document_rows(0, model.rowCount() - 1)
        selected = table.selected_rows() if table is not None else ()
        scopes: dict[RowScope, Rows] = {}
        if selected:
            scopes[RowScope.SELECTED] = selected
        if model.rowCount() != len(document.entries):
            scopes[RowScope.SHOWN] = sorted(shown)
        scopes[RowScope.ALL] = range(len(document.entries))
        surroundings = OperationContext(
            self._context.now(), shown, open_site_folder, answers=document.answers
        )
        setting = PreviewInput(document.entries, document.findings, session.facts, surroundings)
        facts = session.facts
        values = document_values(document.entries, facts.rules_broken, lambda: facts.answers().values())
        questions = self._context.questions
        needs = EditValuesContext(
            self._choose_folder,
            questions.leave_steps,
            questions.drop_steps,
            self.recipe_lists,
            values,
            FilterMemory(self._context.settings),
        )
        dialog = EditValuesDialog(
            OperationPreview(setting, self._context.tasks),
            scopes,
            needs,
            self._context.window,
            "" if table is None or table.has_whole_rows else table.current_field(),
        )
        if len(selected) < 2:
            dialog.scopes.choose(RowScope.SHOWN if RowScope.SHOWN in scopes else RowScope.ALL)
        self._connect(dialog)
        return dialog

    def _choose_folder(self, folder: str) -> str:
        return self._context.questions.files.folder(self.tr("Folder with the site's files"), folder)

    # Recipes

    def _connect(self, dialog: EditValuesDialog) -> None:
        button = dialog.recipes
        button.chosen.connect(lambda stored: dialog.open_recipe(stored.recipe))
        button.open_requested.connect(lambda: self.open_recipe(dialog))
        button.save_requested.connect(lambda: self.save_recipe(dialog))
        button.save_file_requested.connect(lambda: self.save_recipe_file(dialog))
        button.delete_requested.connect(self.delete_recipe)

    def open_recipe(self, dialog: EditValuesDialog) -> None:
        """Continue with a recipe from a file."""
        path = self._context.questions.files.recipe_to_open(str(Path.home()))
        if path is None:
            return
        try:
            dialog.open_recipe(recipe_library.load_recipe(path))
        except RecipeError as error:
            place = self.tr("{name}, line {n}") if error.line else "{name}"
            self._context.questions.tell(
                self.tr("This recipe cannot be opened."),
                f"{place.format(name=path.name, n=error.line)}: {text_of(error)}",
            )

    def save_recipe(self, dialog: EditValuesDialog) -> None:
        """Save the steps in the library, in place of a recipe of the same name."""
        recipe = dialog.recipe()
        if recipe is None:
            return
        own = {stored.recipe.name: stored.path for stored in self.library.recipes() if stored.recipe}
        named = self._context.questions.recipe_to_save(recipe, own.keys())
        if named is None:
            return
        try:
            self.library.save(named, own.get(named.name))
        except (SaveError, OSError) as error:
            self._tell_unsaved(error)
            return
        dialog.rename(named)

    def save_recipe_file(self, dialog: EditValuesDialog) -> None:
        """Write the steps to a recipe file for the command `apply`."""
        recipe = dialog.recipe()
        named = self._context.questions.recipe_to_save(recipe, ()) if recipe else None
        if named is None:
            return
        path = self._context.questions.files.path_to_save(
            self.tr("Save recipe"),
            Path.home() / f"{named.name}{recipe_library.SUFFIX}",
            [self.tr("Recipes (*.toml)")],
        )
        if path is None:
            return
        try:
            save_file(path, recipe_library.write_recipe(named).encode())
        except (SaveError, OSError) as error:
            self._tell_unsaved(error)
            return
        dialog.rename(named)

    def delete_recipe(self, stored: recipe_library.StoredRecipe) -> None:
        """Remove a recipe from the library."""
        name = stored.recipe.name if stored.recipe else stored.path.name
        if self._context.questions.delete_recipe(name):
            try:
                self.library.delete(stored.path)
            except OSError as error:
                self._context.questions.tell(self.tr("The recipe could not be deleted."), text_of(error))

    def _tell_unsaved(self, error: Exception) -> None:
        self._context.questions.tell(self.tr("The recipe could not be saved."), text_of(error))


class LanguageCommands(QObject):
    """The command behind “Languages…”."""

    def __init__(self, context: CommandContext) -> None:
        super().__init__(context.window)
        self._context = context

    def show(self) -> None:
        """Show the language versions that the current row and the pages of its cluster name."""
        session = self._context.session
        if session is not None:
            self.dialog(session).ask()

    def dialog(self, session: Session) -> LanguagesDialog:
        """Make the dialog for a document."""
        table = self._context.table
        row = table.current_row() if table is not None else -1
        return LanguagesDialog(session, self._context.tasks, row, self._context.window)
