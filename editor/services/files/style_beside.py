"""Writes the style sheet that a fix has made a sitemap refer to into the same folder, on saving."""

from collections.abc import Iterable
from pathlib import Path

from editor.core.text import QT_TRANSLATE_NOOP, Phrase, words_of
from editor.core.xml.markup import Frame
from editor.formats.errors import Unreadable
from editor.resources import resource
from editor.rules.xml_file.style_sheets import OWN_STYLE, brings_own_style
from editor.services.files.file_errors import SaveError, shown_path
from editor.services.files.file_set import NewContent, save_files
from editor.services.files.files import read_file
from editor.services.files.paths import is_file, is_there

_WRITTEN = QT_TRANSLATE_NOOP("phrases", "The style sheet {path} was written. Publish it next to the sitemap.")
_ANOTHER = QT_TRANSLATE_NOOP(
    "phrases",
    "{path} already exists with different contents and was not overwritten. Browsers "
    "will use it to show the sitemap.",
)


def put_style_beside(paths: Iterable[tuple[Path, Frame]]) -> Phrase | None:
    """Write the style sheet beside the files that refer to it; return a message,
    None if there is nothing to say.

    An existing file of that name is left as it is. A failure does not make the save fail.
    """
    folders = {path.parent for path, frame in paths if brings_own_style(frame) and is_file(path)}
    told = [words for folder in sorted(folders) if (words := _put(folder / OWN_STYLE))]
    return told[0] if told else None


def _put(path: Path) -> Phrase | None:
    data = resource(f"styles/{OWN_STYLE}").read_bytes()
    if is_there(path):
        return None if _holds(path, data) else Phrase(_ANOTHER, path=shown_path(path))
    try:
        save_files([NewContent(path, data, must_be_new=True)])
    except SaveError as error:
        words = words_of(error)
        return words if isinstance(words, Phrase) else None
    return Phrase(_WRITTEN, path=shown_path(path))


def _holds(path: Path, data: bytes) -> bool:
    try:
        return read_file(path).data == data
    except Unreadable:
        return False
