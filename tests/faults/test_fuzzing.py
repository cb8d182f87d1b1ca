"""Reading, fuzzed for a while with the help of coverage."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.faults.injury import REPOSITORY
from tests.faults.test_damaged_files import FINDINGS, OWN

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
