"""The dialog that asks where a file is published, which decides which URLs the file may list."""

from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from editor.core.values.urls import has_space_inside, is_published_url, origin, split
from editor.dialogs.parts.dialog_frame import Buttons, Dialog
from editor.views.widgets.line_buttons import add_clear_button


class PublishedUrlDialog(Dialog):
    """Asks for the URL of the file itself, and proposes one based on where most of its entries are."""

    manual_place = "findings#findings-about-the-site"

    def __init__(self, url: str, proposal: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Published URL"))
        self.setMinimumWidth(520)
        self.add_text(
            self.tr(
                "Search engines ignore URLs outside the sitemap's own host and folder. Tell the "
                "editor where crawlers find this file, and it can check for such URLs and complete "
                "URLs without a host. The answer is remembered for this file."
            )
        )
        self._proposal = "" if url else proposal
        self._line = QLineEdit(url or proposal, self)
        self._line.setAccessibleName(self.tr("URL of this file"))
        self._line.setPlaceholderText("https://www.example.com/sitemap.xml")
        add_clear_button(self._line)
        self._line.textChanged.connect(self._check)
        self.column.addWidget(self._line)
        self._hint = self.add_text()
        box = self.add_buttons(Buttons.Ok | Buttons.Cancel)
        self._ok: QPushButton = box.button(Buttons.Ok)
        self._line.selectAll()
        self._check()

    @property
    def url(self) -> str:
        """The URL as entered; "" if it is unknown."""
        return self._line.text().strip()

    def enter(self, url: str) -> None:
        """Put a URL into the field."""
        self._line.setText(url)

    def _check(self) -> None:
        url = self.url
        is_good = not url or is_published_url(url)
        self._ok.setEnabled(is_good)
        self._ok.setText(self.tr("Remember") if url else self.tr("Leave unknown"))
        if not url:
            self._hint.setText(self.tr("Hosts and folders are not checked while this is unknown."))
        elif has_space_inside(url):
            self._hint.setText(self.tr("This URL contains a space. Write it as %20."))
        elif not is_good:
            self._hint.setText(self.tr("Enter the full URL, such as https://www.example.com/sitemap.xml."))
        else:
            parts = split(url)
            folder = (parts.path.rpartition("/")[0] if parts else "") + "/"
            scope = self.tr("This sitemap may list URLs in {place} and its subfolders.").format(
                place=f"{origin(url)}{folder}"
            )
            why = self.tr(
                "Suggested because most entries are on this host. Change it if the file is published "
                "somewhere else."
            )
            self._hint.setText(f"{why} {scope}" if url == self._proposal else scope)
