"""The dialog that signs in to a site for the checks of one document; nothing of it is written down."""

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QDialogButtonBox, QGridLayout, QLineEdit, QPlainTextEdit, QPushButton, QWidget

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.dialogs.parts.dialog_frame import Buttons, Dialog
from editor.models.words.translation import text_of
from editor.site.credentials import CredentialsError, basic, header
from editor.site.limits import Credentials
from editor.views.widgets.choices import ChoiceBox, name_choice
from editor.views.widgets.labels import muted_label
from editor.views.widgets.tab_order import set_tab_order
from editor.views.widgets.text_order import set_code

_LINES = 3  # of headers in sight
_NO_COLON = QT_TRANSLATE_NOOP("phrases", "Write each header as its name, a colon and its value: {line}")


class SignInDialog(Dialog):
    """Asks for a name and a password, or for headers such as a cookie, that one site is sent."""

    manual_place = "live-site#check-urls"

    def __init__(self, sites: Sequence[str], credentials: Credentials, parent: QWidget | None = None) -> None:
        """sites: the origins to choose from; credentials: those that are known already."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Sign in"))
        self.setMinimumWidth(480)
        self._known = credentials
        self.credentials = dict(credentials)  # as they are to be from now on
        self.add_text(
            self.tr(
                "For sites that let nobody else in. What you enter is sent to this site alone, kept in "
                "memory until the document is closed, and never written down."
            )
        )
        self.site = ChoiceBox(self)
        self.site.addItems([*sites])
        self.user = QLineEdit(self)
        self.password = QLineEdit(self)
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.headers = QPlainTextEdit(self)
        self.headers.setTabChangesFocus(True)
        self.headers.setPlaceholderText("Cookie: session=…")
        set_code(self.headers)
        self.headers.setFixedHeight(self.fontMetrics().lineSpacing() * _LINES + 16)
        self.column.addLayout(self._grid())
        self._note = self.add_text()
        box = self.add_buttons(Buttons.Ok | Buttons.Cancel)
        self.ok: QPushButton = box.button(Buttons.Ok)
        self.ok.setText(self.tr("Sign in"))
        self.forget: QPushButton = box.addButton(
            self.tr("&Forget"), QDialogButtonBox.ButtonRole.DestructiveRole
        )
        self.forget.clicked.connect(self._forget)
        self.site.currentIndexChanged.connect(self._tell)
        for line in (self.user, self.password):
            line.textChanged.connect(self._tell)
        self.headers.textChanged.connect(self._tell)
        set_tab_order(self)
        self.user.setFocus()
        self._tell()

    def _grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for row, (title, field) in enumerate(
            (
                (self.tr("Site"), self.site),
                (self.tr("Name"), self.user),
                (self.tr("Password"), self.password),
                (self.tr("Headers"), self.headers),
            )
        ):
            label = muted_label(title, self)
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
            field.setAccessibleName(title)
        name_choice(self.site, self.tr("Site"))
        return grid

    def _tell(self) -> None:
        site = self.site.currentText()
        has_input = bool(self.user.text() or self.headers.toPlainText().strip())
        self.ok.setEnabled(bool(site) and has_input)
        self.forget.setEnabled(site in self._known)
        is_open = site.startswith("http://") and has_input
        self._note.setText(
            self.tr("The connection to this site is not encrypted: others may read along.") if is_open else ""
        )

    def _entered(self) -> Mapping[str, str]:
        """Return the headers that were entered; raises CredentialsError."""
        found: dict[str, str] = {}
        for line in filter(None, map(str.strip, self.headers.toPlainText().splitlines())):
            name, colon, value = (part.strip() for part in line.partition(":"))
            if not colon:
                raise CredentialsError(Phrase(_NO_COLON, line=line))
            found |= header(name, value)
        if self.user.text():
            found |= basic(self.user.text(), self.password.text())
        return found

    def _forget(self) -> None:
        del self.credentials[self.site.currentText()]
        super().accept()

    def accept(self) -> None:
        """Take what was entered, or say what is wrong with it."""
        try:
            self.credentials[self.site.currentText()] = self._entered()
        except CredentialsError as error:
            self._note.setText(text_of(error))
        else:
            super().accept()
