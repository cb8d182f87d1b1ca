"""The folder as a package for Debian and what derives from it.

The libraries that Debian has are left out of it, and it depends on their packages: so they are brought up to
date with the system. Which packages these are dpkg-shlibdeps finds in the files.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
from email.utils import format_datetime
from pathlib import Path

import program
from contents import is_carried
from elf import elf_files
from folder import INSIDE, same_for_all, size_of

HERE = Path(__file__).resolve().parent
DEBIAN = HERE / "debian"
NAME = program.NAME
# The program has no address at which somebody answers; reports of lintian are about nothing else.
MAINTAINER = "Sitemap Editor contributors <sitemap-editor@packages.invalid>"

_SONAME = re.compile(r"(.+)\.so\.(.+)")


def architecture() -> str:
    """Return what Debian calls the kind of this machine."""
    return subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, check=True, text=True
    ).stdout.strip()


def package_version(version: str) -> str:
    return f"{version}-1"


def build_deb(folder: Path, place: Path, target_folder: Path) -> Path:
    """Make the package of a folder, and return its path; place: where it is put together."""
    root = place / "deb"
    lay_out(folder, root)
    depends = dependencies(root, place)
    write_control(root, depends)
    same_for_all(root)
    _maintainer_scripts_run(root)
    target = target_folder / f"{NAME}_{package_version(program.version())}_{architecture()}.deb"
    target.parent.mkdir(exist_ok=True)
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(root), str(target)],
        check=True,
        stdout=subprocess.DEVNULL,
        env={**os.environ, "SOURCE_DATE_EPOCH": str(int(program.moment().timestamp()))},
    )
    return target


def lay_out(folder: Path, root: Path) -> None:
    """Put everything where Debian has it."""
    inside = root / "usr" / "lib" / NAME
    shutil.copytree(folder, inside, symlinks=True, ignore=shutil.ignore_patterns("share", "install.sh"))
    for path in (inside / INSIDE).iterdir():
        if is_carried(path.name):
            path.unlink()
    shutil.copytree(folder / "share", root / "usr" / "share")
    (inside / INSIDE / "installed-as").write_text("Debian package\n", encoding="ascii")
    start = root / "usr" / "bin" / NAME
    start.parent.mkdir()
    start.symlink_to(f"../lib/{NAME}/{NAME}")
    about = root / "usr" / "share" / "doc" / NAME
    (about / "copyright").write_text(copyright_of(about / "licences"), encoding="utf-8")
    shutil.rmtree(about / "licences")
    (about / "changelog.Debian.gz").write_bytes(gzip.compress(changelog().encode(), 9, mtime=0))
    for page in (root / "usr" / "share" / "man").rglob("*.1"):
        page.with_name(f"{page.name}.gz").write_bytes(gzip.compress(page.read_bytes(), 9, mtime=0))
        page.unlink()
    zsh = root / "usr" / "share" / "zsh"
    if (zsh / "site-functions").exists():
        (zsh / "site-functions").rename(zsh / "vendor-completions")
    overrides = root / "usr" / "share" / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(DEBIAN / "lintian-overrides", overrides / NAME)


def copyright_of(licences: Path) -> str:
    """Return the texts of all licences as one; of those that every Debian has, where they are."""
    everywhere = {"LGPL-3.txt", "GPL-3.txt"}
    texts = [
        f"{path.stem}\n{'=' * len(path.stem)}\n\n{_without_apache(path.read_text('utf-8')).strip()}\n"
        for path in sorted(licences.iterdir())
        if path.name not in everywhere
    ]
    lead = (
        "Sitemap Editor and what goes along with it, with the licence of each. The GNU\n"
        "licences named below are in /usr/share/common-licenses/LGPL-3 and\n"
        "/usr/share/common-licenses/GPL-3; the Apache License 2.0 is in\n"
        "/usr/share/common-licenses/Apache-2.0.\n"
    )
    return "\n\n".join([lead, *texts])


def _without_apache(text: str) -> str:
    """Return a licence with a reference in place of the text of the Apache License, if it holds that."""
    at = text.find("TERMS AND CONDITIONS FOR USE, REPRODUCTION")
    if at < 0:
        return text
    return f"{text[:at].strip()}\n\nThe text is in /usr/share/common-licenses/Apache-2.0.\n"


def changelog() -> str:
    """Return what Debian shows of the history: this version, and where to read what it changes."""
    when = format_datetime(program.moment())
    return (
        f"{NAME} ({package_version(program.version())}) unstable; urgency=medium\n\n"
        f"  * Version {program.version()}. What it changes stands in CHANGELOG.md of its sources.\n\n"
        f" -- {MAINTAINER}  {when}\n"
    )


def dependencies(root: Path, place: Path) -> str:
    """Return the packages that the files need, as Depends has them; raises CalledProcessError."""
    control = place / "debian" / "control"  # dpkg-shlibdeps wants to be beside one
    control.parent.mkdir()
    control.write_text(f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n", encoding="ascii")
    (root / "DEBIAN").mkdir()  # by which it knows the folder of a package
    inside = root / "usr" / "lib" / NAME / INSIDE
    own = (_SONAME.fullmatch(path.name) for path in inside.rglob("*.so.*"))
    lines = sorted({f"{name[1]} {name[2]}\n" for name in own if name})  # no package for these
    (control.parent / "shlibs.local").write_text("".join(lines), encoding="ascii")
    ours = (inside, inside / "PySide6" / "Qt" / "lib", inside / "PySide6", inside / "shiboken6")
    told = subprocess.run(
        [
            *("dpkg-shlibdeps", "-O", "--warnings=1", *(f"-l{each}" for each in ours)),
            *(f"-e{path}" for path in elf_files(root)),
        ],
        capture_output=True,
        check=True,
        text=True,
        cwd=place,
    ).stdout
    found = told.strip().removeprefix("shlibs:Depends=").split(", ")
    return ", ".join(
        sorted({*found, "debconf (>= 0.5) | debconf-2.0", "fonts-dejavu-core | fonts-freefont-ttf"})
    )


def write_control(root: Path, depends: str) -> None:
    folder = root / "DEBIAN"
    installed = -(-size_of(root) // 1024)
    (folder / "control").write_text(
        f"Package: {NAME}\n"
        f"Version: {package_version(program.version())}\n"
        f"Architecture: {architecture()}\n"
        f"Maintainer: {MAINTAINER}\n"
        f"Installed-Size: {installed}\n"
        f"Depends: {depends}\n"
        "Recommends: ca-certificates, xdg-utils\n"
        "Suggests: git\n"
        "Section: web\n"
        "Priority: optional\n"
        "Description: editor for XML sitemaps that leaves the rest of a file as it is\n"
        " Opens an XML sitemap as a table, checks it by the rules of the protocol and\n"
        " of search engines, mends what is damaged, and saves it without touching\n"
        " anything that was not edited. Sitemap indexes, text lists and gzipped files,\n"
        " too; everything from the command line as well.\n",
        encoding="utf-8",
    )
    for name in ("postrm", "templates"):
        shutil.copyfile(DEBIAN / name, folder / name)


def _maintainer_scripts_run(root: Path) -> None:
    (root / "DEBIAN" / "postrm").chmod(0o755)
