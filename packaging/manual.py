"""Writes what is generated of the manual: the pages made from declarations, and the pictures.

python3 packaging/dev.py manual              both
python3 packaging/dev.py manual --pages      the pages alone, which takes a second
python3 packaging/dev.py manual --check      tell which pages are not as they would be made
python3 packaging/dev.py manual --pictures window    pictures alone, those that are named or all
python3 packaging/dev.py manual --seen de    say that the German pages tell what the English ones do now;
                                             with names of pages after it, those alone
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage

from editor.app.manual.manual_contents import WRITTEN
from editor.app.manual.reference_pages import REFERENCE

ROOT = Path(__file__).resolve().parent.parent
MANUAL = ROOT / "resources" / "manual"
SHOT = ROOT / "packaging" / "pictures.py"
SHOP = ROOT / "resources" / "samples" / "shop.xml"

# The pictures by name: what is opened, and the options of `dev.py shot`.
PICTURES = {
    "window": ("shop.xml", "--select", "3"),
    "details": ("images.xml", "--select", "2", "--size", "1600x760"),
    "fix-preview": ("shop.xml", "--dialog", "fix-preview", "--size", "1440x760"),
    "edit-values": ("shop.xml", "--dialog", "edit-values"),
    "several-files": ("set",),
    "languages": ("languages.xml", "--dialog", "languages"),
    "insight": ("shop.xml", "--insight", "lastmod"),
    "export-set": ("set/pages.xml", "--dialog", "export-set"),
    "check-urls": ("shop.xml", "--dialog", "check-urls"),
    "repairs": ("broken.xml", "--dialog", "repairs"),
}
SIZE = "1120x700"

_ABOUT_SOURCES = "# Digests of the English pages that were translated; written by: dev.py manual --seen\n"

_START = (
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" '
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" '
    'xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
)
_SITE = "https://www.example.com"


def main(arguments: list[str]) -> int:
    """Write the pages, and draw the pictures unless only the pages are asked for."""
    if arguments[:1] == ["--seen"]:
        language, *pages = arguments[1:]
        write_sources(language, pages or WRITTEN)
        return 0
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if arguments[:1] == ["--pictures"]:
        draw_pictures(arguments[1:] or PICTURES)
        return 0
    _application = QGuiApplication([])  # which keys mean what is only known with one
    if arguments == ["--check"]:
        pages = outdated_pages(MANUAL)
        for page in pages:
            print(f"{page} is not as it would be made now. Run: python3 packaging/dev.py mend")
        return int(bool(pages))
    if arguments not in ([], ["--pages"]):
        print(__doc__)
        return 0 if arguments in (["-h"], ["--help"]) else 2
    write_pages(MANUAL)
    if "--pages" not in arguments:
        draw_pictures(PICTURES)
    return 0


def outdated_pages(folder: Path) -> list[str]:
    """Return which of the pages made from declarations would be made otherwise now, or are no more."""
    there = {path.relative_to(folder).as_posix(): path for path in folder.glob("reference/*.md")}
    made = {f"{name}.md": make() for name, make in REFERENCE.items()}
    return [
        f"resources/manual/{name}"
        for name in sorted(there.keys() | made.keys())
        if name not in there or there[name].read_text(encoding="utf-8") != made.get(name)
    ]


def write_pages(folder: Path) -> None:
    """Write the pages made from declarations, and remove those that are no more."""
    (folder / "reference").mkdir(parents=True, exist_ok=True)
    for path in folder.glob("reference/*.md"):
        if path.relative_to(folder).with_suffix("").as_posix() not in REFERENCE:
            path.unlink()
    for name, make in REFERENCE.items():
        (folder / f"{name}.md").write_text(make(), encoding="utf-8", newline="\n")


def stale_pages(language: str) -> list[str]:
    """Return the pages that changed in English since they were translated into a language."""
    seen = _sources(language)
    return [page for page in WRITTEN if seen.get(page) != _digest(page)]


def write_sources(language: str, pages: Iterable[str]) -> None:
    """Keep that pages in a language tell what the English ones do now."""
    seen = {**_sources(language), **{page: _digest(page) for page in pages}}
    lines = "".join(f'{page} = "{seen[page]}"\n' for page in WRITTEN if page in seen)
    _sources_path(language).write_text(f"{_ABOUT_SOURCES}{lines}", encoding="utf-8", newline="\n")


def _sources(language: str) -> dict[str, str]:
    path = _sources_path(language)
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def _sources_path(language: str) -> Path:
    return MANUAL / language / "sources.toml"


def _digest(page: str) -> str:
    return hashlib.sha256((MANUAL / f"{page}.md").read_bytes()).hexdigest()[:16]


def draw_pictures(names: Iterable[str]) -> None:
    """Draw pictures from samples made for them."""
    (MANUAL / "pictures").mkdir(exist_ok=True)
    folder = Path(tempfile.gettempdir()) / "example"  # which is seen in some of them
    folder.mkdir()
    try:
        make_samples(folder)
        for name in names:
            file, *options = PICTURES[name]
            out = picture_path(name)
            out.unlink(missing_ok=True)
            command = [sys.executable, str(SHOT), str(folder / file), str(out), "--size", SIZE]
            environment = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": ""}
            subprocess.run([*command, *options], check=True, cwd=ROOT, env=environment)
            save_small(out)
    finally:
        shutil.rmtree(folder)


def picture_path(name: str) -> Path:
    """Return where a picture of the manual lies."""
    return MANUAL / "pictures" / f"{name}.png"


def save_small(path: Path) -> None:
    """Write a picture with the 256 colours that most of it has, which takes a third of the bytes."""
    picture = QImage(str(path)).convertToFormat(QImage.Format.Format_RGB32)
    colours = Counter(memoryview(picture.constBits()).cast("I"))
    table = [colour for colour, _count in colours.most_common(256)]
    few = picture.convertToFormat(QImage.Format.Format_Indexed8, table, Qt.ImageConversionFlag.AvoidDither)
    few.save(str(path))


def make_samples(folder: Path) -> None:
    """Write the sitemaps that are shown in the pictures."""
    (folder / "shop.xml").write_bytes(SHOP.read_bytes())
    (folder / "images.xml").write_text(_sitemap(_with_images()), encoding="utf-8")
    (folder / "languages.xml").write_text(_sitemap(_withlanguages()), encoding="utf-8")
    (folder / "broken.xml").write_text(_sitemap(_broken()), encoding="utf-8")
    several = folder / "set"
    several.mkdir()
    for name, count in (("pages", 30), ("blog", 24), ("shop", 42)):
        entries = (
            _entry(f"/{name}/{number}", f"2026-{number % 10 + 1:02}-{number % 27 + 1:02}")
            for number in range(1, count + 1)
        )
        (several / f"{name}.xml").write_text(_sitemap(entries), encoding="utf-8")
    listed = "".join(
        f"<sitemap><loc>{_SITE}/{name}.xml</loc><lastmod>2026-10-01</lastmod></sitemap>\n"
        for name in ("pages", "blog", "shop")
    )
    index = (
        '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/'
        f'sitemap/0.9">\n{listed}</sitemapindex>\n'
    )
    (several / "sitemap.xml").write_text(index, encoding="utf-8")


def _sitemap(entries: Iterator[str]) -> str:
    return f"{_START}{''.join(entries)}</urlset>\n"


def _entry(path: str, date: str, inside: str = "") -> str:
    return f"<url>\n  <loc>{_SITE}{path}</loc>\n  <lastmod>{date}</lastmod>\n{inside}</url>\n"


def _with_images() -> Iterator[str]:
    for number in range(1, 13):
        photos = (f"{_SITE}/photos/{number}-{each}.jpg" for each in range(1, number % 4 + 2))
        images = "".join(f"  <image:image><image:loc>{photo}</image:loc></image:image>\n" for photo in photos)
        yield _entry(f"/skis/model-{number}", f"2026-09-{number:02}", images)


def _withlanguages() -> Iterator[str]:
    codes = ("en", "de", "fr", "ja")
    for number, page in enumerate(("", "skis", "boots", "service", "about")):
        for code in codes:
            listed = [each for each in codes if not (number == 2 and code == "fr" and each == "ja")]
            links = "".join(
                f'  <xhtml:link rel="alternate" hreflang="{each}" href="{_SITE}/{each}/{page}"/>\n'
                for each in listed
            )
            yield _entry(f"/{code}/{page}", f"2026-08-{number + 1:02}", links)


def _broken() -> Iterator[str]:
    yield _entry("/search?q=skis&sort=price", "2026-08-01")
    yield _entry("/about&nbsp;us", "2026-08-02")
    yield _entry("/boots", "2026-08-03").replace("/boots<", "/boots?size=42&color=red<")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
