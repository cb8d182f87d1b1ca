"""Facts beside the repository that some tests check against: real sitemaps and the official schemas.

A clone on its own does not have them; such tests are skipped there.
"""

import csv
import zlib
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from lxml import etree

_FOLDER = Path(__file__).resolve().parents[2] / "shared"

SHARED: Path | None = _FOLDER if (_FOLDER / "corpus" / "manifest.tsv").is_file() else None

_WHY_NOT = "needs the folder ../shared, which is not here"
needs_shared = pytest.mark.skipif(SHARED is None, reason=_WHY_NOT)


def skip_module_without_shared() -> None:
    """Have one skip where these facts are not here, in place of one for each test of a module."""
    if SHARED is None:
        pytest.skip(_WHY_NOT, allow_module_level=True)


@dataclass(frozen=True, slots=True)
class CorpusFile:
    """A real file and what its manifest says about it."""

    path: Path
    kind: str  # "website" or "peer test"
    root: str  # local name of the root element; "(text)", "(none)" where nothing can be read
    entries: int
    well_formed: str  # "yes", "no" or "n/a"; after unpacking gzip
    xsd_valid: str  # "yes", "no" or "" when not applicable
    gzip: str  # "", "gz" or "gz:" with what is wrong with it
    peer_expected_count: str  # a number, "error" or ""


@cache
def _manifest() -> tuple[CorpusFile, ...]:
    if SHARED is None:
        return ()
    corpus = SHARED / "corpus"
    with (corpus / "manifest.tsv").open(encoding="utf-8", newline="") as lines:
        return tuple(
            CorpusFile(
                corpus / row["file"],
                row["kind"],
                row["root"],
                int(row["entries"] or 0),
                row["well_formed"],
                row["xsd_valid"],
                row["gzip"],
                row["peer_expected_count"],
            )
            for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        )


def corpus_files(wanted: Callable[[CorpusFile], bool] = lambda _: True) -> list[CorpusFile]:
    """The files of the corpus that are wanted, in its order; none where the corpus is not here."""
    return [file for file in _manifest() if wanted(file)]


def more_real_files() -> list[Path]:
    """Real files that were once treated wrongly, and short ones with the same faults, where they are here."""
    if SHARED is None:
        return []
    folders = (SHARED / name for name in ("corpus-2", "cases"))
    files = (path for folder in folders if folder.is_dir() for path in sorted(folder.iterdir()))
    return [path for path in files if path.is_file() and path.suffix != ".tsv"]


def file_name(file: CorpusFile) -> str:
    """For `parametrize(..., corpus_files(), ids=file_name)`."""
    return file.path.name


def is_sound(file: CorpusFile) -> bool:
    """Whether it is a sitemap, or an index of some, that can be read and changed."""
    return file.root in ("urlset", "sitemapindex") and file.well_formed == "yes"


ONE_IN = 5
LARGE = 150_000  # bytes: some thirty of hundreds of files, with nine tenths of all bytes


class Run:
    """The run of the tests that is under way."""

    whole = True  # whether tests marked whole may be asked for


def more_when_whole(test: Callable[..., None]) -> Callable[..., None]:
    """Have a test that looks at more in a whole run be part of one: it is marked whole there."""
    return pytest.mark.whole(test) if Run.whole else test


def sweep(files: Sequence[CorpusFile | Path], turn: int) -> list[ParameterSet]:
    """A parameter for each file that a test looks at: a fifth of them in every run, all in a whole one.

    Of each kind there is one at least, and of the large ones the smallest. Tests take turns: five of them
    look at every file that is not large. In a whole run all are marked so.
    """
    if not files:
        return [pytest.param(None, marks=needs_shared, id="real files")]
    looked_at = files if Run.whole else _some(files, turn)
    marks = pytest.mark.whole if Run.whole else ()
    return [pytest.param(file, id=_path(file).name, marks=marks) for file in looked_at]


def _some(files: Sequence[CorpusFile | Path], turn: int) -> list[CorpusFile | Path]:
    by_kind: dict[object, list[CorpusFile | Path]] = defaultdict(list)
    for file in files:
        by_kind[_kind(file)].append(file)
    chosen = set()
    for of_kind in by_kind.values():
        some = [file for file in of_kind if _number(file) % ONE_IN == turn]
        chosen |= {id(file) for file in some or sorted(of_kind, key=_size)[:1]}
    large = sorted((file for file in files if id(file) in chosen and _size(file) > LARGE), key=_size)
    chosen -= {id(file) for file in large[1:]}
    return [file for file in files if id(file) in chosen]


@cache
def _by_path() -> dict[Path, CorpusFile]:
    return {file.path: file for file in _manifest()}


def _kind(file: CorpusFile | Path) -> object:
    """What files that cause the same trouble have in common."""
    if isinstance(file, Path):
        of_corpus = _by_path().get(file)
        return (file.parent.name, file.suffix) if of_corpus is None else _kind(of_corpus)
    return file.root, file.well_formed, file.xsd_valid, file.gzip[:3]


def _number(file: CorpusFile | Path) -> int:
    """The same in whichever list a file is: what one test leaves out is another's turn."""
    return zlib.crc32(_path(file).name.encode())


def _size(file: CorpusFile | Path) -> int:
    """About how many bytes it has unpacked."""
    path = _path(file)
    return path.stat().st_size * (8 if path.suffix == ".gz" else 1)


def _path(file: CorpusFile | Path) -> Path:
    return file if isinstance(file, Path) else file.path


@cache
def official_schema(core: str, *extensions: str) -> etree.XMLSchema:
    """The schema in a file, together with those of extensions and of language links."""
    folder = (SHARED or Path()) / "schemas"
    names = [core, *(f"sitemap-{name}.xsd" for name in extensions), "xhtml-link.xsd"]
    imports = "".join(
        f'<xsd:import namespace="{etree.parse(folder / name).getroot().get("targetNamespace")}" '
        f'schemaLocation="{(folder / name).resolve().as_uri()}"/>'
        for name in names
    )
    driver = f'<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">{imports}</xsd:schema>'
    return etree.XMLSchema(etree.fromstring(driver))
