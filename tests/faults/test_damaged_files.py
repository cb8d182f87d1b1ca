"""Files cut off anywhere, or with any byte changed, give rows or a sentence, and lxml's tree agrees.

What a fuzzer or a damaged file ever brought to light is kept in `findings`, and read again each time.
"""

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from tests.faults.agreement import examine
from tests.faults.damage import changed, complaints, cut_off
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
    for damaged in (*cut_off(data, 20), *changed(data, 60)):
        examine(damaged)


@pytest.mark.whole
@needs_shared
def test_real_files_damaged_in_1200_ways_give_rows_or_a_sentence(tmp_path: Path) -> None:
    paths = [*OWN, *(file.path for file in corpus_files() if file.path.stat().st_size < SMALL)]
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.faults.damage"])
    found = []
    with ProcessPoolExecutor(os.cpu_count(), context, max_tasks_per_child=1) as pool:
        futures = {path: pool.submit(complaints, path, 200, 1000) for path in paths}
        for path, future in futures.items():
            for number, complaint in enumerate(future.result()):
                kept = tmp_path / f"{number}-{path.name}"
                kept.write_bytes(complaint.data)
                found.append(f"{kept}:\n{complaint.text}")
    assert not found, f"{len(found)} times, such as:\n" + "\n".join(found[:5])
