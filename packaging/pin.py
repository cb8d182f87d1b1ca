"""Write the versions that are installed, with their hashes, as the ranges in pyproject.toml allow. Needs uv.

    python3 packaging/pin.py [--upgrade | --upgrade-package NAME]...

What stands in the files stays as far as the ranges allow it, unless it is to be upgraded.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = "3.11"
# Each file with the extras that it is for; what an earlier one holds does not stand in a later one again.
FILES = (
    ("constraints.txt", ("build",)),
    ("constraints-test.txt", ("build", "test")),
    ("constraints-check.txt", ("build", "test", "check")),
    ("constraints-bundle.txt", ("build", "test", "check", "bundle")),
)
CLI, QT = ROOT / "packaging" / "ci" / "requirements-cli.txt", "pyside6-essentials"
NAME = re.compile(r"^([a-z0-9-]+)==", re.MULTILINE)


def main(options: list[str]) -> int:
    """Write the files one after the other; returns the exit code of uv."""
    names: set[str] = set()
    for file, extras in FILES:
        path = ROOT / "packaging" / file
        code = subprocess.run(compiling(path, extras, names, options), check=False).returncode
        if code != 0:
            return code
        names.update(NAME.findall(path.read_text("ascii")))
    CLI.write_text(requirements_of_cli(), "ascii")
    return 0


def requirements_of_cli() -> str:
    """What the command line needs, which is all but Qt and what builds the program."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {re.split(r"[<>=;\[ ]", each)[0].lower() for each in project["dependencies"]} - {QT}
    pinned = (ROOT / "packaging" / "constraints.txt").read_text("ascii")
    blocks = re.split(r"^(?=[a-z])", pinned, flags=re.MULTILINE)
    return "".join(block for block in blocks if block.partition("==")[0] in needed)


def compiling(path: Path, extras: tuple[str, ...], elsewhere: set[str], options: list[str]) -> list[str]:
    """What has uv write a file, for all systems and each Python from the oldest on."""
    return [
        *("uv", "pip", "compile", "--quiet", "--universal", "--python-version", OLDEST, "--generate-hashes"),
        *("--no-header", "--no-annotate", *options, "--output-file", str(path), str(ROOT / "pyproject.toml")),
        *(f"--extra={extra}" for extra in extras),
        *(f"--no-emit-package={name}" for name in sorted(elsewhere)),
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
