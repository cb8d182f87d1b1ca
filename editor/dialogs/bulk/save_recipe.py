"""The dialog that asks for the name of a recipe before it is saved."""

from collections.abc import Collection
from dataclasses import replace

from PySide6.QtWidgets import QFormLayout, QLineEdit, QPushButton, QWidget

from editor.core.recipe import Recipe
from editor.dialogs.parts.dialog_frame import Buttons, Dialog


class SaveRecipeDialog(Dialog):
    """Asks for the name and description of a recipe."""

    manual_place = "bulk-work#recipes"

    def __init__(self, recipe: Recipe, taken: Collection[str], parent: QWidget | None = None) -> None:
        """taken: the names of recipes that would be replaced."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Save recipe"))
        self.setMinimumWidth(440)
        self._recipe, self._taken = recipe, taken
        self.name = QLineEdit(recipe.name, self)
        self.description = QLineEdit(recipe.description, self)
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        form.addRow(self.tr("&Name"), self.name)
        form.addRow(self.tr("&Description"), self.description)
        self.column.addLayout(form)
        self._remark = self.add_text()
        self._remark.setProperty("muted", "true")
        self._ok: QPushButton = self.add_buttons(Buttons.Save | Buttons.Cancel).button(Buttons.Save)
        self.name.textChanged.connect(self._on_named)
        self._on_named()

    def recipe(self) -> Recipe:
        """Return the recipe with the name and description that were entered."""
        return replace(
            self._recipe,
            name=self.name.text().strip(),
            description=self.description.text().strip(),
        )

    @property
    def remark(self) -> str:
        """A remark that the name would replace another recipe; "" if it would not."""
        return self._remark.text()

    def _on_named(self) -> None:
        name = self.name.text().strip()
        self._ok.setEnabled(bool(name))
        is_taken = name in self._taken
        self._remark.setText(self.tr("This replaces the recipe with the same name.") if is_taken else "")
