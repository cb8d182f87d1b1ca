"""A person at the bar that finds and replaces."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from editor.views.find.replace_bar import ReplaceBar
from tests.app.desk import Desk


class Finding:
    """A person at the replace bar."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        desk.trigger("replace")

    @property
    def bar(self) -> ReplaceBar:
        return self.desk.do.find.bar

    def look_for(self, text: str, replacement: str = "") -> None:
        """Type both texts and wait for what is found."""
        self.bar.find_line.setText(text)
        self.bar.replacement_line.setText(replacement)
        self.wait()

    def wait(self) -> None:
        self.desk.wait_for(lambda: self.desk.context.tasks.is_idle and not self.desk.do.find.matches.is_busy)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.bar.find_line, key, modifiers)
        self.wait()

    def click(self, name: str) -> None:
        getattr(self.bar, name).click()
        self.wait()

    @property
    def says(self) -> str:
        return self.bar.count.text()

    @property
    def trouble(self) -> str:
        return self.bar.trouble.text()

    @property
    def cell(self) -> tuple[int, str]:
        table = self.desk.context.table
        assert table is not None
        return table.current_row(), table.entries.columns[table.currentIndex().column()].name
