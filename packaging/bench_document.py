"""Measures what needs no window: reading, checking, saving, exporting, memory."""

import gzip
import json
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from lxml import etree

from bench_files import SCHEMA
from bench_measuring import ROUNDS, Figures, Measurement, side_by_side
from editor.rules.findings import Findings
from editor.services.documents.document_export import prepare_export
from editor.services.documents.file_on_disk import SaveOptions
from editor.services.documents.open_document import OpenDocument
from editor.services.opening.opening import open_document

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
MEMORY = Path(__file__).with_name("bench_memory.py")


def parse(path: Path) -> object:
    """The yardstick: what the library we stand on needs to build its tree."""
    return etree.parse(str(path))


def open_now(path: Path) -> OpenDocument:
    """Read and check a file, at a time that does not move on."""
    return open_document(path, NOW)


def _checking(path: Path) -> Figures:
    document = open_now(path)
    tree = etree.parse(str(path))
    schema = etree.XMLSchema(etree.fromstring(SCHEMA.encode()))

    def check() -> None:
        Findings(document.entries, document.findings.contexts).check_all()

    return side_by_side(check, lambda: schema.validate(tree))


def _saving(path: Path) -> Figures:
    document = open_now(path)
    document.entries.set_values("priority", range(7, 8), "0.1")
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        save = partial(document.save, Path(folder, "saved.xml"), SaveOptions(as_copy=True))
        return side_by_side(save, partial(parse, path))


def _exporting(path: Path) -> Figures:
    document = open_now(path)
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        target = Path(folder, "exported.xml.gz")
        figures = side_by_side(prepare_export(document, target, force=True).run, partial(parse, path))
        if not gzip.decompress(target.read_bytes()).endswith(b"</urlset>\n"):
            raise RuntimeError("the export did not write a sitemap")
        return figures


def _memory(what: str, path: Path) -> dict[str, float]:
    """What one piece of work needs in a process of its own, in bytes."""
    done = subprocess.run([sys.executable, str(MEMORY), what, str(path)], capture_output=True, check=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def _peak(path: Path) -> Figures:
    rounds = [(_memory("open", path)["peak"], _memory("parse", path)["peak"]) for _ in range(ROUNDS)]
    return Figures([ours for ours, _ in rounds], [yardstick for _, yardstick in rounds])


def _kept(path: Path) -> Figures:
    measured = [_memory("open", path) for _ in range(ROUNDS)]
    return Figures([figures["kept"] / figures["rows"] for figures in measured])


MEASUREMENTS = (
    Measurement("peak", "peak memory while opening 50k", _peak, "%", 15, 30),
    Measurement("kept", "memory kept per row", _kept, "bytes", 250, 400, ""),
    Measurement("check", "50k checked by all rules", _checking, "x", 0.2, 0.5, "schema check of a tree"),
    Measurement("save", "50k saved: judged, compared, durable", _saving, "x", 0.9, 2),
    Measurement("export", "50k exported with gzip, the same", _exporting, "x", 1.5, 2.5),
)
