"""The dialogs about where a file is published, and about URLs on other hosts than that.

The published URL decides which URLs the file may list. For each other host the user decides, as it
may be right.
"""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QWidget

from editor.core.text import N_
from editor.core.values.urls import has_space_inside, is_published_url, origin, split
from editor.dialogs.dialog_frame import Dialog
from editor.models.words.translation import counted, numbers_in_words, translated
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.fixes.fix_choices import HostChoice, OtherHost
from editor.views.widgets.input_fields import ChoiceBox, text_line
from editor.views.widgets.labels import plain_label
from editor.views.widgets.widget_layouts import scaled_width

MOST_HOSTS = 100  # hosts that are listed; the URLs of other hosts are not changed


class HostsDialog(Dialog):
    """Shows a line for each host, with its number of URLs and a choice of what to do with them."""

    manual_place = "findings#findings-about-the-site"

    def __init__(self, rule: str, hosts: Sequence[OtherHost], parent: QWidget | None = None) -> None:
        title = translated(RULE_BY_ID[rule].title)
        super().__init__(parent, self.tr("Fix: {rule}").format(rule=title))
        self._hosts = hosts
        self.add_text(
            self.tr(
                "URLs on another host may be correct, for example for another language or site. "
                "Choose what to do with the URLs on each host."
            )
        )
        self.boxes: dict[str, ChoiceBox] = {}
        self.column.addWidget(self._make_list(), 1)
        if len(hosts) > MOST_HOSTS:
            one, many = (
                "1 more host is not listed; its URLs stay as they are.",
                N_("%Ln more hosts are not listed; their URLs stay as they are."),
            )
            self.add_text(counted(one, many, len(hosts) - MOST_HOSTS))
        self.add_outlook()
        self.add_ok(self.tr("Change"))
        self.propose_size(640, 420)
        self._tell()

    def _make_list(self) -> QScrollArea:
        page = QWidget(self)
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(0, 1)
        for row, host in enumerate(self._hosts[:MOST_HOSTS]):
            name = plain_label(host.name, page)
            name.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            grid.addWidget(name, row, 0)
            number = plain_label(_urls(len(host.rows)), page)
            grid.addWidget(number, row, 1, Qt.AlignmentFlag.AlignRight)
            box = self._make_box(host, page)
            grid.addWidget(box, row, 2)
            self.boxes[host.name] = box
        grid.setRowStretch(grid.rowCount(), 1)
        area = QScrollArea(self)
        area.setAccessibleName(self.tr("Hosts"))
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(page)
        return area

    def _make_box(self, host: OtherHost, page: QWidget) -> ChoiceBox:
        box = ChoiceBox(page, host.name)
        box.addItem(self.tr("Keep"), HostChoice.KEEP)
        if len(host.meant) == 1:
            box.addItem(self.tr("Change to {host}").format(host=next(iter(host.meant))), HostChoice.MOVE)
        else:
            box.addItem(self.tr("Change to the host of their file"), HostChoice.MOVE)
        box.addItem(self.tr("Remove the entries"), HostChoice.REMOVE)
        box.setMinimumWidth(scaled_width(220, self))
        if host.is_spelling:
            box.choose(HostChoice.MOVE)
        box.currentIndexChanged.connect(self._tell)
        return box

    @property
    def choices(self) -> Mapping[str, HostChoice]:
        """The action chosen for the URLs of each host, by host name."""
        return {name: HostChoice(box.currentData()) for name, box in self.boxes.items()}

    def _tell(self) -> None:
        moved, gone = self._count(HostChoice.MOVE), self._count(HostChoice.REMOVE)
        sentences = numbers_in_words(
            (
                moved,
                "1 URL will be changed to a different host.",
                N_("%Ln URLs will be changed to a different host."),
            ),
            (gone, "1 entry will be removed.", N_("%Ln entries will be removed.")),
        )
        self.say(" ".join(sentences) or self.tr("Nothing will change."))
        self.ok.setEnabled(bool(sentences))

    def _count(self, choice: HostChoice) -> int:
        choices = self.choices
        return sum(len(host.rows) for host in self._hosts if choices.get(host.name) is choice)


def _urls(count: int) -> str:
    one = "1 URL"
    many = N_("%Ln URLs")
    return counted(one, many, count)


class PublishedUrlDialog(Dialog):
    """Asks for the URL of the file itself, and proposes one based on where most of its entries are."""

    manual_place = "findings#findings-about-the-site"

    def __init__(self, url: str, proposal: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, self.tr("Published URL"), 520)
        self.add_text(
            self.tr(
                "Search engines ignore URLs outside the sitemap's own host and folder. Tell the "
                "editor where crawlers find this file, and it can check for such URLs and complete "
                "URLs without a host. The answer is remembered for this file."
            )
        )
        self._proposal = "" if url else proposal
        example = "https://www.example.com/sitemap.xml"
        self._line = text_line(self, self.tr("URL of this file"), url or proposal, example, can_clear=True)
        self._line.textChanged.connect(self._check)
        self.column.addWidget(self._line)
        self._hint = self.add_text()
        self.add_ok()
        self._line.selectAll()
        self._check()

    @property
    def url(self) -> str:
        """The URL as entered; "" if it is unknown."""
        return self._line.text().strip()

    def _check(self) -> None:
        url = self.url
        is_good = not url or is_published_url(url)
        self.allow(self.tr("Remember") if url else self.tr("Leave unknown"), is_possible=is_good)
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
