"""Files in their folders, as a save may find them, and what may be there after a fault."""

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from editor.services.files.temporary_files import clean_orphans
from editor.services.opening.opening import open_document
from editor.services.recovery.lost_work import lost_work_in
from editor.services.recovery.recovery_folder import RecoveryFolder
from tests.app.desk import SITEMAP
from tests.faults.jobs import NOW, export_set
from tests.faults.long_work import Rows, entries

OLD = (
    SITEMAP.replace("2026-13-02", "2026-10-02")
    .replace("Weekly", "weekly")
    .replace("e.org", "shop.test-site.org")
)
NEW = OLD.replace("1.0</", "0.7</").replace("0.5</", "0.7</").replace("0.4</", "0.7</")
LATER = 4e9  # seconds since 1970: every orphan is old by then

Contents = dict[str, bytes]  # of the files in a folder, by name


@dataclass(frozen=True, slots=True)
class Scene:
    """How a folder is laid out, and the job that is done in it."""

    name: str
    job: str
    arguments: tuple[str, ...]  # places in the folder; "=text" is a text
    lay: Callable[[Path], None]

    def __str__(self) -> str:
        return self.name

    def prepare(self, folder: Path) -> list[str]:
        """Lay the folder out anew; returns the arguments of the job."""
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        (folder / "sitemap.xml").write_text(OLD)
        self.lay(folder)
        return [each[1:] if each.startswith("=") else str(folder / each) for each in self.arguments]


def contents(folder: Path) -> Contents:
    """What stands in a folder and those below; but for the copies made before a file is written in place."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and ".before-save-" not in path.name
    }


def cleaned(folder: Path) -> Contents:
    """What stands in a folder, once what a crash left behind has been removed."""
    for each in (folder, *(path for path in folder.rglob("*") if path.is_dir())):
        clean_orphans(each, LATER)
    return contents(folder)


def found_again(path: Path, recovery: Path) -> Rows:
    """The entries that a start after a crash offers; those of the file where it offers nothing."""
    folder = RecoveryFolder(recovery)
    works = lost_work_in(folder)
    try:
        if not works:
            return entries(open_document(path, NOW)) if path.exists() else []
        [work] = works
        source = work.source()
        assert source is not None
        document = open_document(source.path, NOW)
        edit = work.edit(document.entries, source)
        if edit is not None:
            edit.apply(document.entries)
        return entries(document)
    finally:
        folder.close()


def _as_it_is(_: Path) -> None:
    """Nothing but the file."""


def _link(folder: Path) -> None:
    (folder / "deep").mkdir()
    (folder / "sitemap.xml").rename(folder / "deep" / "target.xml")
    (folder / "sitemap.xml").symlink_to("deep/target.xml")


def _protected(folder: Path) -> None:
    (folder / "sitemap.xml").chmod(0o444)


def _other(folder: Path) -> None:
    (folder / "other.xml").write_text("what another program wrote")


def _earlier_set(folder: Path) -> None:
    deed = export_set(str(folder / "sitemap.xml"), str(folder / "set"), "0.1")
    deed()


def _hard_link(folder: Path) -> None:
    (folder / "other.xml").hardlink_to(folder / "sitemap.xml")


SAVES = (
    Scene("save", "save", ("sitemap.xml",), _as_it_is),
    Scene("save with a backup", "save", ("sitemap.xml", "state/backups"), _as_it_is),
    Scene("save compressed", "save", ("sitemap.xml", "=", "=", "=gzip"), _as_it_is),
    Scene("save through a link", "save", ("sitemap.xml",), _link),
    Scene("save over a protected file", "save", ("sitemap.xml", "=", "=force"), _protected),
    Scene("save as", "save_as", ("sitemap.xml", "other.xml"), _as_it_is),
    Scene("save over another", "save_as", ("sitemap.xml", "other.xml"), _other),
    Scene("export", "export", ("sitemap.xml", "other.xml"), _as_it_is),
    Scene("export over the source", "export", ("sitemap.xml", "sitemap.xml"), _as_it_is),
)
KEPT = (
    Scene("keep and save", "keep_and_save", ("sitemap.xml", "recovery"), _as_it_is),
    Scene("save what is kept", "save_what_is_kept", ("sitemap.xml", "recovery"), _as_it_is),
)
SET = Scene("export a set", "export_set", ("sitemap.xml", "set"), _earlier_set)
WORKSPACE = Scene("save several files", "save_file_set", ("set/sitemap.xml",), _earlier_set)
IN_PLACE = Scene("save a file with two names", "save_in_place", ("sitemap.xml", "notes"), _hard_link)
