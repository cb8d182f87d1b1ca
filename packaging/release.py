"""Make a release: `dev.py release VERSION [--dry-run]` turns what is unreleased into that version.

Before, version, tag, CHANGELOG.md, what software centres are told and the pinned versions are compared with
each other, and nothing may be left to translate. With --dry-run nothing is written. What to commit and tag is
printed.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "packaging" / "bundles"))

import program  # noqa: E402
import share  # noqa: E402

import translations  # noqa: E402
from catalogue import complete_languages  # noqa: E402

CHANGELOG = ROOT / "CHANGELOG.md"
VERSIONED = ROOT / "editor" / "__init__.py"
UNRELEASED = re.compile(r"^## Unreleased\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
PIN = re.compile(r"^([a-z0-9-]+)==(\S+)(.*(?:\n    .*)*)", re.MULTILINE)


def troubles(version: str, today: date) -> Iterator[str]:
    """Yield a sentence about each thing that does not fit."""
    yield from _of_version(version)
    yield from _of_changelog(version, today)
    yield from _of_metadata(version)
    yield from _of_metainfo()
    yield from _of_screenshots()
    yield from _of_pins()
    yield from translations.unfinished(complete_languages())


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _of_version(version: str) -> Iterator[str]:
    now = program.version()
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        yield f"{version} is no version; it has three numbers."
    elif numbers(version) <= numbers(now):
        yield f"{version} is not newer than {now}, which editor/__init__.py names."
    if _output_of("tag", "--list", f"v{version}"):
        yield f"There is a tag v{version} already."
    if _output_of("status", "--porcelain"):
        yield "There are changes that are not committed."


def _of_changelog(version: str, today: date) -> Iterator[str]:
    found = UNRELEASED.search(CHANGELOG.read_text("utf-8"))
    if not found or "\n- " not in found[1]:
        yield "CHANGELOG.md has nothing under Unreleased."
    past = share.releases()
    if past and past[0][0] != program.version():
        yield f"The newest section of CHANGELOG.md is {past[0][0]}, but the version is {program.version()}."
    if version in dict(past):
        yield f"CHANGELOG.md has a section {version} already."
    if [day for _, day in past] != sorted((day for _, day in past), reverse=True):
        yield "The sections of CHANGELOG.md are not in the order of their days."
    if any(day > today for _, day in past):
        yield "CHANGELOG.md has a section of a day to come."


def _of_metadata(version: str) -> Iterator[str]:
    status = next((each for each in program.project()["classifiers"] if each.startswith("Development")), "")
    if version.partition(".")[0] not in ("", "0") and "Beta" in status:
        yield f"pyproject.toml calls the program “{status}”, but {version} is no such thing."


def _of_metainfo() -> Iterator[str]:
    """Compare what software centres are told with the changelog."""
    told = re.findall(r'<release version="([^"]+)" date="([^"]+)"', share.metainfo())
    if told != [(version, str(day)) for version, day in share.releases()]:
        yield "Software centres are told of other releases than CHANGELOG.md has."


def _of_screenshots() -> Iterator[str]:
    shown = re.findall(r"<image>[^<]*/([^/<]+)</image>", share.metainfo())
    yield from (
        f"Software centres are told of a picture {name} that is missing."
        for name in shown
        if not (share.SCREENSHOTS / name).exists()
    )
    named = re.findall(r"!\[[^\]]*\]\(([^):]+)\)", (ROOT / "README.md").read_text("utf-8"))
    yield from (f"README.md shows {path}, which is missing." for path in named if not (ROOT / path).exists())
    if not list(share.SCREENSHOTS.glob("*.png")):
        yield "There is no picture of the program."


def _of_pins() -> Iterator[str]:
    """Compare what is installed with the ranges that pyproject.toml allows."""
    pins: dict[str, list[str]] = {}
    for path in sorted((ROOT / "packaging").glob("constraints*.txt")):
        for name, version, more in PIN.findall(path.read_text("ascii")):
            pins.setdefault(name, []).append(version)
            if "--hash=sha256:" not in more:
                yield f"{path.name} has no hash for {name}."
    about = program.project()
    extras = [each for extra in about["optional-dependencies"].values() for each in extra]
    for line in (*about["dependencies"], *extras):
        wanted = Requirement(line)
        name = re.sub(r"[-_.]+", "-", wanted.name).lower()
        if not any(wanted.specifier.contains(version) for version in pins.get(name, ())):
            yield f"No pinned version of {name} is in {wanted.specifier}."


def write(version: str, today: date) -> None:
    """Give the version to the program and to what was unreleased."""
    text = VERSIONED.read_text("utf-8")
    VERSIONED.write_text(
        re.sub(r'^__version__ = ".*"$', f'__version__ = "{version}"', text, flags=re.M), "utf-8"
    )
    text = CHANGELOG.read_text("utf-8")
    CHANGELOG.write_text(
        text.replace("## Unreleased\n", f"## Unreleased\n\n## {version} – {today}\n", 1), "utf-8"
    )


def _output_of(*words: str) -> str:
    return subprocess.run(
        ["git", *words], capture_output=True, text=True, check=True, cwd=ROOT
    ).stdout.strip()


def main() -> int:
    """Check and, unless it is only to be tried, write; return 1 if something does not fit."""
    parser = argparse.ArgumentParser(prog="dev.py release", description=str(__doc__).partition("\n")[0])
    parser.add_argument("version", help="such as 1.0.0")
    parser.add_argument("--dry-run", action="store_true", help="write nothing")
    asked = parser.parse_args()
    today = datetime.now(UTC).date()
    found = list(troubles(asked.version, today))
    for sentence in found:
        print(sentence)
    if found:
        return 1
    if asked.dry_run:
        print(f"{asked.version} can be released: everything fits.")
        return 0
    write(asked.version, today)
    print(f'Written. Now: git commit -am "Version {asked.version}" && git tag v{asked.version}')
    return 0


if __name__ == "__main__":
    sys.exit(main())
