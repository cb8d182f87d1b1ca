"""Draws the window with a file into a PNG without a screen: `sitemap-editor shot`, or instead of a window.

The words that a picture shows are kept in it, so that what is cut off or missing can be found.
"""

import argparse
import json
import os
import re
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import (
    QAbstractListModel,
    QBuffer,
    QByteArray,
    QCoreApplication,
    QEventLoop,
    QRect,
    Qt,
    QTimer,
)
from PySide6.QtGui import QColor, QImageWriter, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTabBar,
    QWidget,
)

from editor.app.application import make_application, make_window
from editor.app.cli.arguments import Parser, UsageError, add_protected_option, is_number, path_of, rows_of
from editor.app.cli.changed_files import CAREFUL, protected_reason
from editor.app.cli.language import cli_text, in_words
from editor.app.cli.output import count_with_noun
from editor.app.display import Display
from editor.app.streams import WRONG, advise, complain, say
from editor.app.window.main_window import MainWindow
from editor.core.insight.insight_pages import PAGES
from editor.dialogs.tables.table_import_dialogs import TableImportDialog
from editor.models.session.session import Session
from editor.models.words.explanations import FAULTS
from editor.rules.rule import Severity
from editor.runtime.system import ON_LINUX, is_folder, is_same_file
from editor.services.documents.index_file import sitemaps_in
from editor.services.files.file_errors import SaveError
from editor.services.files.file_replacement import save_file
from editor.services.tables.table_formats import is_table
from editor.services.tasks import call_later
from editor.views.document_view import DocumentView
from editor.views.style.theme import ContrastName, Theme, ThemeName, apply_theme

SHOWN = "Shown"  # the key of the words in a PNG
BETWEEN = " ¦ "  # the texts
_ROWS = 8  # of each list: how many more there is room for depends on the font
_TAG = re.compile(r"<[^>]+>")
_NUMBER = re.compile(r"\d[\d.,:]*")


def words_shown(windows: Iterable[QWidget], folder: Path | None) -> str:
    """Return the texts that stand in windows; numbers, which may be of today, as 0.

    folder: where the file lies that is shown, which is left out.
    """
    lines = []
    for window in windows:
        widgets = [window, *(each for each in window.findChildren(QWidget) if each.isVisibleTo(window))]
        lines += [text for widget in widgets for text in _words(widget)]
    return BETWEEN.join(_plain(line.replace(str(folder), "")) for line in lines if line.strip())


def _plain(text: str) -> str:
    """Return a text without tags and numbers; "…" if some of it was left out, as much as does not fit."""
    plain = _NUMBER.sub("0", " ".join(_TAG.sub(" ", text).split()))
    return "…" if "…" in plain[:-1] else plain


def _words(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QDialog):
        yield widget.windowTitle()
    elif isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QGroupBox):
        yield widget.title()
    elif isinstance(widget, QLineEdit):
        yield widget.text() or widget.placeholderText()
    elif isinstance(widget, QComboBox):
        yield widget.currentText()
    elif isinstance(widget, QTabBar):
        yield from (widget.tabText(place) for place in range(widget.count()))
    elif isinstance(widget, QAbstractItemView) and not isinstance(widget, QHeaderView):
        yield from _cells(widget)


def _cells(view: QAbstractItemView) -> Iterator[str]:
    model, root = view.model(), view.rootIndex()
    if model is None:
        return
    columns = range(1 if isinstance(model, QAbstractListModel) else model.columnCount(root))
    for column in columns:
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
    for row in range(min(model.rowCount(root), _ROWS)):
        for column in columns:
            yield str(model.index(row, column, root).data() or "")


_TITLE_HEIGHT = 32  # pixels of the title bar, which a window manager would draw

Show = Callable[[MainWindow, Session], None]  # shows more, such as a dialog, before the window is drawn
INSIGHT_PAGES = tuple(page.name for page in PAGES)


@dataclass(frozen=True, slots=True)
class Picture:
    """The options of a picture: the file, what to show, and how."""

    out: Path
    file: Path | None = None  # None: the window with nothing open
    size: tuple[int, int] = (1280, 800)  # pixels, before scaling
    scale: float = 1.0
    theme: ThemeName = "light"
    contrast: ContrastName = "usual"
    select: Sequence[range] = ()  # rows to select, as far as they exist
    filter: str = ""
    insight: str = ""  # the page of the insight panel, one of INSIGHT_PAGES; "": the panel is closed
    overwrites: bool = False  # also protected files, see `force` of `save_file`


@dataclass(frozen=True, slots=True)
class Drawn:
    """The result of drawing."""

    is_readable: bool  # False: the window says why there are no rows
    summary: str  # one line about the document
    not_saved: SaveError | None  # the error if the picture could not be written


def draw(picture: Picture, show: Show | None = None) -> Drawn:
    """Open the file in the window, wait until it is displayed, and draw it.

    The device pixel ratio is fixed when the application starts: if one is
    running already, `scale` has no effect.
    """
    with tempfile.TemporaryDirectory(prefix="sitemap-editor-") as folder:
        _prepare_platform(picture)
        app, settings = make_application(Path(folder) / "settings.ini")
        worn = apply_theme(app, picture.theme, picture.contrast)
        window = make_window(settings)
        window.resize(*picture.size)
        window.show()
        if picture.file is not None:
            _open(window, picture.file)
        session = window.context.session
        if session is not None:
            _arrange(window, session, picture)
            if show is not None:
                show(window, session)
        window.refresh()
        process_events()
        shown = words_shown(_windows(window), picture.file.parent if picture.file else None)
        not_saved = _save(_grabbed(window, worn), shown, picture)
        view = window.context.view
        is_readable = view is None or view.session is not None
        drawn = Drawn(is_readable, line_about(view) if view else "", not_saved)
        _close(window)
    return drawn


def _prepare_platform(picture: Picture) -> None:
    """Set up a screen large enough for the window; the default one is small, and moves popups."""
    screen = {"name": "picture", "x": 0, "y": 0, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    screen["width"], screen["height"] = (round(side * picture.scale) for side in picture.size)
    if ON_LINUX and os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":
        # Qt needs a path in Latin-1 without a colon, and the temporary folder may have any name.
        described = os.memfd_create("screen")
        os.write(described, json.dumps({"screens": [screen]}).encode("ascii"))
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile=/proc/self/fd/{described}"
    if picture.scale != 1:
        os.environ["QT_SCALE_FACTOR"] = str(picture.scale)


def _open(window: MainWindow, path: Path) -> None:
    """Open a file and wait for events until it has been read; a table opens its dialog."""
    if is_table(path):
        window.commands.later.into.import_table(path)
        wait_for(lambda: not any(dialog.is_busy for dialog in window.findChildren(TableImportDialog)))
        return
    loop = QEventLoop()
    window.commands.file.loaded.connect(loop.quit)
    call_later(window, lambda: window.commands.file.open_paths([path]))
    loop.exec()
    window.refresh()
    wait_for(lambda: window.context.tasks.is_idle)  # nested indexes and the site are found later
    window.commands.panels.findings.model.refresh()


def wait_for(condition: Callable[[], bool]) -> None:
    """Process events until a condition is true."""
    loop = QEventLoop()
    idle = QTimer(loop, interval=5)  # an interval of 0 would slow down the workers
    idle.timeout.connect(lambda: loop.quit() if condition() else None)
    idle.start()
    loop.exec()
    idle.stop()


def process_events() -> None:
    """Process everything that is pending: layouts, paint events, deferred calls."""
    for _turn in range(8):  # each nested layout takes one more turn
        loop = QEventLoop()
        call_later(loop, loop.quit)
        loop.exec()


def _arrange(window: MainWindow, session: Session, picture: Picture) -> None:
    table = window.context.table
    if picture.filter:
        _filter(session, picture.filter)
    if picture.insight:
        _open_insight(window, picture.insight)
    if table is not None and picture.select:
        count = len(session.document.entries)
        table.select_rows(
            sorted({row for rows in picture.select for row in rows[: max(count - rows.start, 0)]})
        )


def _open_insight(window: MainWindow, page: str) -> None:
    """Open the insight panel at a page, and wait until its charts are counted."""
    dock = window.commands.panels.insight
    dock.panel.show_page(page)
    window.commands.panels.insight.toggle()
    window.refresh()
    process_events()
    wait_for(lambda: not dock.is_busy)


def _filter(session: Session, text: str) -> None:
    """Filter the table, and wait for the result."""
    session.filter.set(text)
    if session.filter.is_searching:
        loop = QEventLoop()
        session.filter.changed.connect(loop.quit)
        loop.exec()


def _windows(window: MainWindow) -> list[QWidget]:
    """Return the window, and the dialogs and popups on top of it."""
    others = [each for each in QApplication.topLevelWidgets() if each.isVisible() and each is not window]
    return [window, *others]


def _grabbed(window: MainWindow, theme: Theme) -> QPixmap:
    """Return the image of the window with all dialogs and popups on top of it."""
    pixmap = window.grab()
    _window, *others = _windows(window)
    if not others:
        return pixmap
    painter = QPainter(pixmap)
    for widget in others:
        place = QRect(widget.pos() - window.pos(), widget.size())
        if isinstance(widget, QDialog):
            painter.fillRect(window.rect(), QColor(0, 0, 0, 80))
            _draw_title(painter, widget, place, theme)
        painter.drawPixmap(place.topLeft(), widget.grab())
    painter.end()
    return pixmap


def _save(pixmap: QPixmap, shown: str, picture: Picture) -> SaveError | None:
    """Save the image, with the words in it, as other files are saved; return the error if that fails."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"png"))
    writer.setText(SHOWN, shown)
    writer.write(pixmap.toImage())
    try:
        save_file(picture.out, bytes(buffer.data().data()), force=picture.overwrites, careful=CAREFUL)
    except SaveError as error:
        return error
    return None


def _draw_title(painter: QPainter, dialog: QDialog, place: QRect, theme: Theme) -> None:
    """Draw a title bar around a dialog, as a window manager would."""
    frame = place.adjusted(-1, -_TITLE_HEIGHT, 1, 1)
    painter.fillRect(frame, theme.color("border"))
    title = QRect(place.left(), frame.top() + 1, place.width(), _TITLE_HEIGHT - 1)
    painter.fillRect(title, theme.color("base"))
    painter.setPen(theme.color("text"))
    painter.drawText(title, Qt.AlignmentFlag.AlignCenter, dialog.windowTitle())


def _close(window: QWidget) -> None:
    for widget in QApplication.topLevelWidgets():
        if widget is not window and widget.isVisible():
            widget.close()
    window.close()
    process_events()
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(window)


def line_about(view: DocumentView) -> str:
    """Return a one-line summary of a document, or the reason why there is none."""
    if view.session is None:
        return view.trouble
    document = view.session.document
    counts = document.findings.report.counts()
    count = len(document.entries)
    parts = [count_with_noun(count, "entry", "entries")]
    for severity in FAULTS:
        plural = "" if severity is Severity.ADVICE else "s"
        parts.append(count_with_noun(counts[severity], severity.word, severity.word + plural))
    return ", ".join(parts)


_LARGEST = 8192  # pixels along each side


def draw_instead(paths: Sequence[Path], display: Display) -> int:
    """Draw the window with each of the files, and say why; return the exit code."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    folder = Path(tempfile.mkdtemp(prefix="sitemap-editor-"))
    code = 0
    for number, path in enumerate(paths, 1):
        out = folder / ("window.png" if number == 1 else f"window-{number}.png")
        drawn = draw(Picture(out, path))
        if number == 1:
            told = cli_text("{why_not}, so the window was drawn to a picture.")
            say(told.format(why_not=in_words(display.why_not)))
        say(cli_text("Picture: {path}").format(path=out))
        if drawn.is_readable:
            say(f"{path}: {drawn.summary}")
        else:
            complain(drawn.summary)
            code = WRONG
    if display.missing:
        advise(*in_words(display.missing).splitlines())
    return code


def run(options: argparse.Namespace) -> int:
    """Draw the window; return 2 if the file cannot be read, or the picture cannot be written."""
    return exit_code_of(draw(picture_of(options)))


def exit_code_of(drawn: Drawn) -> int:
    """Say what went wrong, and return the exit code."""
    if drawn.not_saved is not None:
        complain(protected_reason(drawn.not_saved))
        return 2
    if not drawn.is_readable:
        complain(drawn.summary)
        return 2
    return 0


def picture_of(options: argparse.Namespace) -> Picture:
    """Return the picture that the options ask for; raises UsageError."""
    if len(options.paths) > 2:
        raise UsageError(cli_text("give at most one file and one picture"))
    *files, out = options.paths
    if out.suffix.lower() != ".png":
        raise UsageError(cli_text("{out}: the picture's name must end in .png").format(out=out))
    if files and is_same_file(files[0], out):
        raise UsageError(
            cli_text("{out} is the file itself; name another one for the picture").format(out=out)
        )
    if files and is_folder(files[0]) and not sitemaps_in(files[0]):
        raise UsageError(cli_text("{folder}: there are no sitemaps in this folder").format(folder=files[0]))
    return Picture(
        out=out,
        file=files[0] if files else None,
        size=options.size,
        scale=options.scale,
        theme=options.theme,
        contrast=options.contrast,
        select=tuple(options.select),
        filter=options.filter,
        insight=options.insight,
        overwrites=options.overwrite_protected,
    )


def command_parser() -> Parser:
    """Return the parser of the arguments of `shot`."""
    parser = Parser(
        "shot",
        cli_text("Save a picture of the window, without a display."),
        "sitemap-editor shot sitemap.xml window.png --size 1280x800 --theme dark",
    )
    parser.usage = "%(prog)s [FILE|FOLDER] OUT.png [options]"
    parser.add_argument("paths", metavar="[FILE|FOLDER] OUT.png", type=path_of, nargs="+")
    parser.option("--size", "WIDTHxHEIGHT", form=_size_of, default=(1280, 800))
    parser.option("--scale", "N", form=_scale_of, default=1.0)
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--contrast", choices=("usual", "high"), default="usual")
    parser.add_argument(
        "--select", type=rows_of, action="extend", default=[], metavar="ROWS", help=cli_text("such as 1,5-7")
    )
    parser.option("--filter", "TEXT", default="")
    parser.add_argument(
        "--insight",
        choices=INSIGHT_PAGES,
        default="",
        metavar="PAGE",
        help=cli_text("open the panel of charts"),
    )
    add_protected_option(parser)
    return parser


def _size_of(text: str) -> tuple[int, int]:
    width, cross, height = text.partition("x")
    if not (cross and is_number(width) and is_number(height)):
        raise argparse.ArgumentTypeError(
            cli_text("{text!r} is not a size, such as 1280x800").format(text=text)
        )
    if not (1 <= int(width) <= _LARGEST and 1 <= int(height) <= _LARGEST):
        raise argparse.ArgumentTypeError(
            cli_text("{text!r}: each side must be from 1 to {largest} pixels").format(
                text=text, largest=_LARGEST
            )
        )
    return int(width), int(height)


def _scale_of(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0
    if not 0.5 <= scale <= 4:
        raise argparse.ArgumentTypeError(cli_text("{text!r} is not a scale from 0.5 to 4").format(text=text))
    return scale
