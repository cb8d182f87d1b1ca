"""Files cut off anywhere, or with any byte changed, give rows or a sentence, fuzzed ones too."""

import importlib.util
import multiprocessing
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from tests.faults.agreement import examine
from tests.faults.amount import share
from tests.faults.damage import changed, complaints, cut_off
from tests.faults.injury import REPOSITORY
from tests.formats.reading.test_hostile_files import ENTITIES, LONG, TEXTS, sitemap
from tests.shared import corpus_files, needs_shared

HERE = Path(__file__).parent
OWN = sorted((HERE.parent / "data").iterdir())
FINDINGS = sorted((HERE / "findings").iterdir())
SMALL = 20_000  # bytes


@pytest.mark.parametrize("path", FINDINGS, ids=lambda path: path.name)
def test_what_was_found_once_is_mended(path: Path) -> None:
    examine(path.read_bytes())


@pytest.mark.parametrize("path", OWN, ids=lambda path: path.stem)
def test_a_damaged_file_gives_rows_or_a_sentence(path: Path) -> None:
    data = path.read_bytes()
    for damaged in (*cut_off(data, 3), *changed(data, 7)):
        examine(damaged)


def complaints_of(paths: Sequence[Path], cuts: int, changes: int) -> list[str]:
    """Damage each file in so many ways and read it, in a process of its own."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.faults.damage"])
    with ProcessPoolExecutor(os.cpu_count(), context, max_tasks_per_child=1) as pool:
        futures = [pool.submit(complaints, path, cuts, changes) for path in paths]
        return [
            f"{path.name}: {told}"
            for path, future in zip(paths, futures, strict=True)
            for told in future.result()
        ]


@pytest.mark.whole
@needs_shared
def test_real_files_damaged_in_1200_ways_give_rows_or_a_sentence() -> None:
    real = [file.path for file in corpus_files() if file.path.stat().st_size < SMALL]
    found = complaints_of([*OWN, *real], share(200), share(1000))
    assert not found, f"{len(found)} times, such as:\n" + "\n".join(found[:5])


@pytest.mark.whole
def test_hostile_files_take_neither_long_nor_much_memory(tmp_path: Path) -> None:
    texts = [text for text, _ in (*TEXTS, *LONG)] + [
        sitemap(loc, doctype=doctype) for doctype, loc in ENTITIES
    ]
    paths = [tmp_path / f"{number}.xml" for number in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text)
    assert complaints_of(paths, 0, 0) == []


SECONDS = os.environ.get("FUZZ_SECONDS", "120")


@pytest.mark.whole
@pytest.mark.skipif(importlib.util.find_spec("atheris") is None, reason="needs atheris, which is not here")
def test_a_fuzzer_finds_nothing(tmp_path: Path) -> None:
    seeds = tmp_path / "seeds"
    seeds.mkdir()
    for path in (*OWN, *FINDINGS):
        shutil.copy(path, seeds)
    done = subprocess.run(
        [sys.executable, "-m", "tests.faults.fuzz", str(seeds), SECONDS],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    found = [path for path in tmp_path.iterdir() if path.is_file()]
    assert done.returncode == 0, f"{done.stdout[-3000:]}{done.stderr[-3000:]}\nkept in {found}"
    assert found == []
