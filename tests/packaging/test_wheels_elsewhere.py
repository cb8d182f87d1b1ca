"""What is pinned comes ready-made for the systems that the README names. Asks the package index."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CONSTRAINTS = Path(__file__).resolve().parents[2] / "packaging" / "constraints.txt"
SYSTEMS = (
    "x86_64-pc-windows-msvc",
    "aarch64-apple-darwin",
    "x86_64-apple-darwin",
    "aarch64-manylinux_2_39",
    "x86_64-manylinux_2_34",
)
VERSIONS = ("3.11", "3.12", "3.13", "3.14", "3.15")
NO_ANSWER = ("error sending request", "Failed to fetch", "dns error", "Connection refused", "client error")


@pytest.mark.whole
@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("version", VERSIONS)
def test_every_pinned_package_has_a_wheel_with_a_known_hash(
    system: str, version: str, tmp_path: Path
) -> None:
    uv = shutil.which("uv")
    if not uv:
        pytest.skip("uv is not installed")
    done = subprocess.run(
        [
            *(uv, "pip", "install", "--dry-run", "--quiet", "--no-deps", "--require-hashes"),
            *("--only-binary", ":all:", "--python", sys.executable, "--target", tmp_path),
            *("--python-platform", system, "--python-version", version, "-r", CONSTRAINTS),
        ],
        env={**os.environ, "MACOSX_DEPLOYMENT_TARGET": "14.0"},  # as the README says
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode and any(each in done.stderr for each in NO_ANSWER):
        pytest.skip("the package index does not answer")
    assert done.returncode == 0, done.stderr
