"""What the program does while a fault strikes.

Each job makes ready whatever is not to be struck, and returns the rest as a function without arguments.
"""

import resource
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from editor.core.edits import SetFrame, SetValues
from editor.formats.sets import SetForm
from editor.services.document import Document, open_document
from editor.services.export_set import prepare_set

NOW = datetime(2026, 11, 21, tzinfo=UTC)
SET = SetForm("https://shop.test-site.org/", max_urls=2)

Deed = Callable[[], None]


def save(path: str, backups: str = "", force: str = "", gzip: str = "") -> Deed:
    """Open a file, set every priority to 0.7, and save it through the services, as the window does."""
    document = edited(Path(path))
    if gzip:
        SetFrame(replace(document.urlset.frame, gzip=True)).apply(document.urlset)
    job = document.prepare_save(backups=Path(backups) if backups else None, force=bool(force))

    def deed() -> None:
        job.run()
        job.finish()

    return deed


def edited(path: Path, priority: str = "0.7") -> Document:
    """A document whose every priority was changed."""
    document = open_document(path, NOW)
    SetValues("priority", range(len(document.urlset)), priority).apply(document.urlset)
    return document


def save_as(path: str, target: str) -> Deed:
    """Open a file, edit it, and save it under another name."""
    job = edited(Path(path)).prepare_save(Path(target))
    return job.run


def export(path: str, target: str) -> Deed:
    """Open a file, edit it, and write the clean form."""
    return edited(Path(path)).prepare_export(Path(target)).run


def export_set(path: str, folder: str, priority: str = "0.7") -> Deed:
    """Open a file, edit it, and write it as several files with an index."""
    return prepare_set(edited(Path(path), priority), Path(folder), SET).run


def save_in_little_memory(path: str, megabytes: str) -> Deed:
    """Save a file, with so much more memory than it took to open it."""
    deed = save(path)

    def limited() -> None:
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        limit = pages * resource.getpagesize() + int(megabytes) * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
        deed()

    return limited


def save_after_the_folder_moved(path: str, to: str) -> Deed:
    """Save a file whose folder has another name by now."""
    deed = save(path)

    def moved() -> None:
        Path(path).parent.rename(to)
        deed()

    return moved


JOBS: dict[str, Callable[..., Deed]] = {
    job.__name__: job
    for job in (save, save_as, save_in_little_memory, save_after_the_folder_moved, export, export_set)
}
