"""Measures an index with twenty gzipped files of 50,000 rows as one document, and many small files."""

import gzip
import json
import os
import subprocess
import sys
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from lxml import etree

from bench_files import SITE
from bench_measuring import Figures, Measurement, seconds, side_by_side
from bench_memory import status
from editor.core.document.edits import SetValues
from editor.core.xml.markup import NAMESPACE
from editor.runtime.process import use_one_heap
from editor.services.documents.file_sets import file_set_of_index
from editor.services.documents.open_document import OpenDocument
from editor.services.opening.opening import Opening, open_document

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
FILES = 20
ROUNDS = 3
STARTS = 15  # of a program for one small file
CALLS, EVERY, SMALL = 100, 10, 20  # files that are checked, of which every tenth alone, and the rows of each
ROOT = Path(__file__).resolve().parents[1]


def write_set(path: Path) -> Path:
    """Make twenty files of one, each with URLs of its own, and their index; returns its path."""
    folder = path.with_name("set")
    index = folder / "sitemap_index.xml"
    if index.exists():
        return index
    folder.mkdir()
    text, entries = path.read_text(encoding="utf-8"), []
    for number in range(FILES):
        name = f"sitemap-{number}.xml.gz"
        own = text.replace(f"<loc>{SITE}/", f"<loc>{SITE}/{number}/").encode()
        (folder / name).write_bytes(gzip.compress(own, 1, mtime=0))
        entries.append(f"<sitemap><loc>{SITE}/{name}</loc><lastmod>2024-05-01</lastmod></sitemap>\n")
    index.write_text(f'<sitemapindex xmlns="{NAMESPACE}">\n{"".join(entries)}</sitemapindex>\n', "utf-8")
    return index


def unread(index: Path) -> OpenDocument:
    """The file set of an index, no file of it read."""
    return file_set_of_index(open_document(index, NOW), NOW)


def _parse_all(index: Path) -> None:
    for path in sorted(index.parent.glob("*.gz")):
        etree.fromstring(gzip.decompress(path.read_bytes()))


def _opening(path: Path) -> Figures:
    index = write_set(path)
    rounds = [
        (seconds(lambda: _parse_all(index)), seconds(lambda: Opening(unread(index)).run()))
        for _ in range(ROUNDS)
    ]
    return Figures([ours for _, ours in rounds], [yardstick for yardstick, _ in rounds])


def _first_rows(path: Path) -> Figures:
    index = write_set(path)

    def read_some() -> None:
        file_set = unread(index)
        for step in Opening(file_set).steps():
            step.deliver()
            if len(file_set.entries):
                return

    return Figures([seconds(read_some) for _ in range(ROUNDS)])


def _saving(path: Path) -> Figures:
    index = write_set(path)
    file_set = unread(index)
    Opening(file_set).run()
    last = sorted(index.parent.glob("*.gz"))[-1]
    rounds = []
    for number in range(ROUNDS):
        SetValues("priority", [len(file_set.entries) - 1], f"0.{number}").apply(file_set.entries)
        parsed = seconds(lambda: etree.fromstring(gzip.decompress(last.read_bytes())))
        rounds.append((parsed, seconds(file_set.save)))
    return Figures([ours for _, ours in rounds], [yardstick for yardstick, _ in rounds])


def _kept(path: Path) -> Figures:
    command = [sys.executable, __file__, str(write_set(path))]
    done = subprocess.run(command, capture_output=True, check=True)
    return Figures([json.loads(done.stdout)])


def main() -> None:
    """Open the set here and print how many bytes a row keeps."""
    use_one_heap()  # as the program does
    file_set = unread(Path(sys.argv[1]))
    before = status("VmRSS")
    Opening(file_set).run()
    print(json.dumps((status("VmRSS") - before) / len(file_set.entries)))


def _run(*words: str | Path) -> None:
    """Run Python to its end, with modules that are compiled from the second time on."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, *map(str, words)]
    subprocess.run(command, stdout=subprocess.DEVNULL, cwd=ROOT, env=environment, check=True)


def _check(*files: Path) -> float:
    """Return how long the program takes to check files, from its start to its end."""
    return seconds(partial(_run, "-m", "editor", "check", *files))


def _one_beside_lxml(path: Path) -> Figures:
    """A check of one small file, beside Python that only parses it with lxml: nearly all of both is start."""
    file = path.with_name("small.xml")
    file.write_text(f'<urlset xmlns="{NAMESPACE}"><url><loc>{SITE}/</loc></url></urlset>\n', "utf-8")
    check = partial(_run, "-m", "editor", "check", file)
    parse = partial(_run, "-c", "import sys; from lxml import etree; etree.parse(sys.argv[1])", file)
    return side_by_side(check, parse, STARTS)


def _many_in_one_call(path: Path) -> Figures:
    """A check of a hundred small files in one call, beside as many calls, of which every tenth is made."""
    folder = path.with_name("many")
    folder.mkdir(exist_ok=True)
    rows = "".join(f"<url><loc>{SITE}/{row}</loc></url>\n" for row in range(SMALL))
    files = [folder / f"{number}.xml" for number in range(CALLS)]
    for file in files:
        file.write_text(f'<urlset xmlns="{NAMESPACE}">\n{rows}</urlset>\n', "utf-8")
    some = files[::EVERY]
    rounds = [(EVERY * sum(map(_check, some)), _check(*files)) for _ in range(ROUNDS)]
    return Figures([ours for _, ours in rounds], [calls for calls, _ in rounds])


MEASUREMENTS = (
    Measurement("set", "1m rows in 20 files: loaded, all rules", _opening, "x", 1.0, 2),
    Measurement("set-first", "the same: first rows read and checked", _first_rows, "ms", 50, 150),
    Measurement("set-kept", "the same: memory kept per row", _kept, "bytes", 250, 400, ""),
    Measurement("check-small", "Small file: check", _one_beside_lxml, "x", 3, 4, "Python that parses it"),
    Measurement(
        "check-many", "100 small files: check in one call", _many_in_one_call, "x", 0.2, 0.3, "100 calls"
    ),
    Measurement("set-save", "the same: one changed file saved", _saving, "x", 1.5, 3, "parse of that file"),
)

if __name__ == "__main__":
    main()
