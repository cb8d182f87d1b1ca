"""Messages about files that cannot be read or were left half written, with the possible actions."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from editor.formats.errors import BrokenXml, Unreadable
from editor.models.words.translation import text_of, translated
from editor.services.files.file_errors import shown_path
from editor.services.files.in_place import CutShort, Fate
from editor.services.files.paths import is_file
from editor.views.panels.banner import Offer

if TYPE_CHECKING:
    from editor.views.panels.trouble_page import TroublePage

_MOST = 3  # files that the page offers to open


def trouble_page(
    path: Path, error: Exception, open_paths: Callable[[Sequence[Path]], object], offers: Iterable[Offer]
) -> "TroublePage":
    """Return the page that says why a file cannot be read, with actions.

    `open_paths` opens sitemaps that the file names and that are in the same folder; `offers` are the actions
    for any trouble.
    """
    from editor.views.panels.trouble_page import Trouble, TroublePage  # noqa: PLC0415 - on demand

    if not isinstance(error, Unreadable):
        sentence = translated(
            "troubles", "The editor failed while reading it. The file itself was not touched."
        )
        return TroublePage(Trouble(_heading(), shown_path(path.absolute()), sentence), tuple(offers))
    named = error.sitemaps
    about_named: list[Offer] = [
        (translated("troubles", "Open {name}").format(name=file.name), partial(open_paths, [file]))
        for file in sitemaps_beside(path, named)
    ]
    about_named.append((translated("troubles", "Copy URLs"), partial(_copy, named)))
    context = error.context if isinstance(error, BrokenXml) else ""
    return TroublePage(
        Trouble(_heading(), shown_path(path.absolute()), text_of(error), context, named, about_named),
        tuple(offers),
    )


def sitemaps_beside(path: Path, addresses: Iterable[str]) -> list[Path]:
    """Return the files in the folder of `path` that are named like the last part of some addresses."""
    from editor.formats.listed_sitemaps import mentioned_file_name  # noqa: PLC0415 - on demand
    from editor.formats.writing.split_export import is_safe_name  # noqa: PLC0415 - the same

    names = (name for name in dict.fromkeys(map(mentioned_file_name, addresses)) if is_safe_name(name))
    files = (path.with_name(name) for name in names if name not in (".", "..", path.name))
    return [file for file in files if is_file(file)][:_MOST]


def text_on_cut_save(cut: CutShort) -> str:
    """Return a sentence about the outcome for a file that a crash left half written."""
    text = {
        Fate.RESTORED: translated(
            "troubles",
            "The editor was interrupted while writing {path}. The previous contents have been restored.",
        ),
        Fate.CHANGED: translated(
            "troubles",
            "The editor was interrupted while writing {path}, which has since been changed or "
            "deleted. The previous contents are in {copy}.",
        ),
        Fate.DAMAGED: translated(
            "troubles",
            "The editor was interrupted while writing {path}, which may be damaged. The copy of "
            "the previous contents is gone.",
        ),
    }[cut.fate]
    return text.format(path=shown_path(cut.path), copy=shown_path(cut.copy))


def _copy(addresses: Sequence[str]) -> None:
    QGuiApplication.clipboard().setText("\n".join(addresses))


def _heading() -> str:
    return translated("troubles", "This file cannot be opened")
