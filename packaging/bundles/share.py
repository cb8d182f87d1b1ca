"""What a system is told of the program: menu entry, kinds of files, icons, licences, manual pages.

All of it is laid out as in `/usr/share`.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from datetime import date
from importlib.metadata import distribution
from pathlib import Path
from xml.sax.saxutils import escape

from commands import put_commands
from icons import SIZES, put_icons
from program import NAME, ROOT, TITLE, moment, project
from program import version as version_now

HERE = Path(__file__).resolve().parent
DESKTOP = HERE / "desktop"
SCREENSHOTS = ROOT / "resources" / "screenshots"
# What goes along beside Python and Qt, which bring no text of their licence.
_CARRIED = ("lxml", "idna", "regex", "python-calamine", "XlsxWriter", "filelock", "truststore")
_RELEASE = re.compile(r"^## (\d+\.\d+\.\d+) – (\d{4}-\d\d-\d\d)$", re.MULTILINE)


def put_share(folder: Path, sizes: Iterable[int] = SIZES) -> None:
    """Write all but the licences to a folder, with the icon in these sizes as pictures."""
    _copy(DESKTOP / f"{NAME}.desktop", folder / "applications")
    _copy(DESKTOP / f"{NAME}.xml", folder / "mime" / "packages")
    put_icons(folder / "icons", sizes)
    about = folder / "metainfo" / f"{NAME}.metainfo.xml"
    about.parent.mkdir(parents=True, exist_ok=True)
    about.write_text(metainfo(), encoding="utf-8")
    put_commands(folder, version_now(), moment())


def put_licences(folder: Path) -> None:
    """Write the licences of the program and of all that goes along with it."""
    shutil.copytree(HERE / "licences", folder)
    shutil.copyfile(ROOT / "LICENSE", folder / f"{NAME}.txt")
    shutil.copyfile(ROOT / "resources" / "icons" / "LICENSE", folder / "icons.txt")
    for name in _CARRIED:
        for file in distribution(name).files or ():
            if ".dist-info/licenses/" in f"/{file}" and file.name.upper().startswith(("LICENSE", "COPYING")):
                shutil.copyfile(str(file.locate()), folder / f"{name.lower()}-{file.stem.lower()}.txt")


def releases() -> list[tuple[str, date]]:
    """Return the versions that CHANGELOG.md has sections of, the newest first, with their days."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    return [(version, date.fromisoformat(day)) for version, day in _RELEASE.findall(text)]


def metainfo() -> str:
    """Return what software centres show.

    Pictures are shown from the address of the repository, once pyproject.toml has one.
    """
    about = project()
    address = about.get("urls", {}).get("Repository", "").removesuffix(".git")
    homepage = f'  <url type="homepage">{escape(address)}</url>\n' if address else ""
    past = "".join(f'    <release version="{version}" date="{day}"/>\n' for version, day in releases())
    text = (DESKTOP / f"{NAME}.metainfo.xml").read_text("utf-8")
    for mark, value in (
        ("SUMMARY", escape(about["description"])),
        ("LICENCE", about["license"]),
        ("HOMEPAGE", homepage),
        ("SCREENSHOTS", _screenshots(address)),
        ("RELEASES", f"  <releases>\n{past}  </releases>\n" if past else ""),
    ):
        text = text.replace(f"  @{mark}@\n", value).replace(f"@{mark}@", value)
    return text


def _screenshots(address: str) -> str:
    if not address:
        return ""
    pictures = [path.name for path in sorted(SCREENSHOTS.glob("*.png")) if path.stem == "window"]
    shown = "".join(
        f'    <screenshot type="default">\n      <caption>{TITLE} with a sitemap</caption>\n'
        f"      <image>{escape(address)}/raw/HEAD/resources/screenshots/{name}</image>\n    </screenshot>\n"
        for name in pictures
    )
    return f"  <screenshots>\n{shown}  </screenshots>\n"


def _copy(source: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, folder / source.name)
