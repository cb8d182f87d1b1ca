"""Sitemaps that are fetched from the web into a folder, each under the name that its URL ends in."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from editor.core.text import QT_TRANSLATE_NOOP, Phrase, words_of
from editor.formats.errors import Unreadable
from editor.services.documents.children import file_name_in_url
from editor.services.files.file_errors import SaveError
from editor.services.files.files import read_file, save_file
from editor.services.files.paths import is_there
from editor.site.web_files import PrivateHost, WebFile, WebOrigin

USUAL_NAME = "sitemap.xml"
_TAKEN = QT_TRANSLATE_NOOP("phrases", "There is another file named {name} in the folder already.")


@dataclass(frozen=True, slots=True)
class Download:
    """A URL with the file in the folder, or with the sentence that says why there is none."""

    url: str
    path: Path | None
    size: int = 0  # in bytes, as it was sent
    origin: WebOrigin | None = None
    trouble: str = ""


def names_for(urls: Iterable[str]) -> Mapping[str, str]:
    """Return a file name for each URL; none occurs twice, also where letter case does not count."""
    names: dict[str, str] = {}
    taken: set[str] = set()
    for url in dict.fromkeys(urls):
        wanted = file_name_in_url(url) or USUAL_NAME
        name, number = wanted, 1
        while name.lower() in taken:
            number += 1
            stem, dot, ending = wanted.partition(".")
            name = f"{stem}-{number}{dot}{ending}"
        taken.add(name.lower())
        names[url] = name
    return names


def download(
    urls: Iterable[str],
    folder: Path,
    fetch: Callable[[str], WebFile],
    known: Mapping[str, WebFile] | None = None,
    *,
    overwrites: bool = False,
) -> Iterator[Download]:
    """Fetch files into a folder, which is made where it is missing, and yield the outcome for each.

    known: files that were fetched already; overwrites: also replace other files of these names. Raises
    PrivateHost, Cancelled, and OSError where the folder cannot be made.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for url, name in names_for(urls).items():
        try:
            file = (known or {}).get(url) or fetch(url)
        except PrivateHost:
            raise
        except Unreadable as error:
            yield Download(url, None, trouble=words_of(error))
            continue
        path = folder / name
        trouble = _trouble_of_writing(path, file.data, overwrites=overwrites)
        yield Download(url, None if trouble else path, len(file.data), file.origin, trouble)


def _trouble_of_writing(path: Path, data: bytes, *, overwrites: bool) -> str:
    """Write a file, and return a sentence that says why it is not there now; "" if it is."""
    try:
        if is_there(path) and not overwrites:
            return "" if read_file(path).data == data else Phrase(_TAKEN, name=path.name)
        save_file(path, data)
    except (SaveError, Unreadable) as error:
        return words_of(error)
    return ""
