"""What the program does while a fault strikes.

Each job makes ready whatever is not to be struck, and returns the rest as a function without arguments.
"""

import importlib
import os
import resource
import tempfile
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from editor.core.document.edits import SetFrame, SetListing, SetValues, removal_of_file
from editor.formats.writing.split_export import SetForm
from editor.services.documents.document_export import prepare_export, prepare_set
from editor.services.documents.file_on_disk import SaveOptions
from editor.services.documents.file_sets import file_set_of_index
from editor.services.documents.index_file import loc_named
from editor.services.documents.open_document import OpenDocument
from editor.services.files import temporary_files
from editor.services.files.in_place_writing import InPlace
from editor.services.opening.opening import Opening, open_document
from editor.services.recovery.journal import Subject
from editor.services.recovery.journal_writer import Basis, JournalWriter
from editor.services.recovery.recovery_folder import RecoveryFolder

NOW = datetime(2026, 11, 21, tzinfo=UTC)
SAMPLE = Path(__file__).parents[1] / "data" / "optional_children.xml"
SET = SetForm("https://shop.test-site.org/", max_urls=2)

Deed = Callable[[], None]

# What is loaded when it is first used: a job would load it each time, and each file that is read for that
# would be one more call to strike.
for late in (
    *("editor.services.documents.document_saving", "editor.services.documents.document_saving"),
    *("encodings.ascii", "filelock", "filelock._identity", "filelock._soft", "platform", "socket"),
):
    importlib.import_module(late)


def save(path: str, backups: str = "", force: str = "", gzip: str = "") -> Deed:
    """Open a file, set every priority to 0.7, and save it through the services, as the window does."""
    document = edited(Path(path))
    if gzip:
        SetFrame(document.entries.frame._replace(gzip=True)).apply(document.entries)
    job = document.prepare_save(
        options=SaveOptions(backups=Path(backups) if backups else None, force=bool(force))
    )

    def deed() -> None:
        job.run()
        job.finish()

    return deed


def save_row(path: str, row: str, force: str = "") -> Deed:
    """Open a file, set the priority of one entry to 0.7, and save it at once."""

    def deed() -> None:
        document = open_document(Path(path), NOW)
        SetValues("priority", range(int(row), int(row) + 1), "0.7").apply(document.entries)
        document.prepare_save(options=SaveOptions(force=bool(force))).run()

    return deed


def save_in_place(path: str, notes: str) -> Deed:
    """Save a file that has to stay the same one, in many small writes."""
    temporary_files._WRITE_AT_ONCE = 50
    job = edited(Path(path)).prepare_save(options=SaveOptions(force=True))
    job.careful = InPlace(Path(notes))
    return job.run


def edited(path: Path, priority: str = "0.7") -> OpenDocument:
    """A document whose every priority was changed."""
    document = open_document(path, NOW)
    SetValues("priority", range(len(document.entries)), priority).apply(document.entries)
    return document


def save_as(path: str, target: str) -> Deed:
    """Open a file, edit it, and save it under another name."""
    job = edited(Path(path)).prepare_save(Path(target))
    return job.run


def export(path: str, target: str) -> Deed:
    """Open a file, edit it, and write the clean form."""
    return prepare_export(edited(Path(path)), Path(target)).run


def export_set(path: str, folder: str, priority: str = "0.7") -> Deed:
    """Open a file, edit it, and write it as several files with an index."""
    return prepare_set(edited(Path(path), priority), Path(folder), SET).run


def save_file_set(path: str) -> Deed:
    """Open an index with its files, edit all, give the first another name, take the last out, and save."""
    file_set = file_set_of_index(open_document(Path(path), NOW), NOW)
    Opening(file_set).run()
    whole = file_set.entries
    first, last = whole.files[0], whole.files[-1]
    SetValues("priority", range(len(whole)), "0.7").apply(whole)
    SetListing(first.key, "renamed.xml", loc_named(first.listing.loc, "renamed.xml")).apply(whole)
    removal_of_file(last).apply(whole)
    return file_set.prepare_save().run


def keep_and_save(path: str, recovery: str) -> Deed:
    """Change a file, keep that in a journal, save, and let go of the journal."""
    document, writer = _kept(Path(path), Path(recovery))

    def deed() -> None:
        writer.write()
        writer.keep_base()
        _save_and_forget(document, writer)

    return deed


def save_what_is_kept(path: str, recovery: str) -> Deed:
    """Save a file whose change has been kept in a journal already, and let go of that."""
    document, writer = _kept(Path(path), Path(recovery))
    writer.write()
    writer.keep_base()
    return lambda: _save_and_forget(document, writer)


def _kept(path: Path, recovery: Path) -> tuple[OpenDocument, JournalWriter]:
    document = open_document(path, NOW)
    stamp = document.file_list.there[0].stamp
    assert stamp is not None
    subject = Subject(str(path), path.name, stamp.size, stamp.sha256)
    basis = Basis(subject, document.entries, document.entries.snapshot())
    writer = JournalWriter(RecoveryFolder(recovery), basis)
    edit = SetValues("priority", range(len(document.entries)), "0.7")
    edit.apply(document.entries)
    writer.add(edit, "Set priority")
    return document, writer


def _save_and_forget(document: OpenDocument, writer: JournalWriter) -> None:
    job = document.prepare_save()
    job.about_to_write = writer.mark
    job.run()
    job.finish()
    writer.discard()


def save_in_little_memory(path: str, megabytes: str) -> Deed:
    """Save a file, with so much more memory than it took to open it."""
    deed = save(path)

    def limited() -> None:
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        limit = pages * resource.getpagesize() + int(megabytes) * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
        deed()

    return limited


def put_links(folder: str, leads_to: str) -> Deed:
    """Put a link in the place of each temporary file in a folder, until there is a file `enough`."""
    names = Path(folder)

    def deed() -> None:
        with (names / "begun").open("w"):  # a pipe: somebody waits for that
            pass
        while not (names / "enough").exists():
            for name in os.listdir(folder):  # noqa: PTH208 - the quickest
                if name.endswith(".tmp"):
                    with suppress(OSError):
                        (names / name).unlink()
                        (names / name).symlink_to(leads_to)

    return deed


def save_after_the_folder_moved(path: str, to: str) -> Deed:
    """Save a file whose folder has another name by now."""
    deed = save(path)

    def moved() -> None:
        Path(path).parent.rename(to)
        deed()

    return moved


def warm_up() -> None:
    """Do some jobs, so that each child begins with what the first of a kind prepares for others."""
    with tempfile.TemporaryDirectory() as name:
        path, folder = Path(name) / "sitemap.xml", Path(name) / "set"
        path.write_text(SAMPLE.read_text().replace("www.example.com", "shop.test-site.org"))
        for job in (save, save_as, export, keep_and_save):
            job(str(path), f"{name}/{job.__name__}.xml")()
        export_set(str(path), str(folder))()
        save_file_set(str(folder / "sitemap.xml"))()


JOBS: dict[str, Callable[..., Deed]] = {
    job.__name__: job
    for job in (
        save,
        save_as,
        save_in_place,
        save_row,
        keep_and_save,
        save_what_is_kept,
        save_in_little_memory,
        save_after_the_folder_moved,
        put_links,
        save_file_set,
        export,
        export_set,
    )
}
