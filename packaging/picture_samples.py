"""Dialogs with invented results, to be drawn."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtWidgets import QDialog

from editor.app.window.main_window import MainWindow
from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.document_states import origins_by_id
from editor.core.document.edits import insertion
from editor.core.fields import Kind
from editor.core.site.page_proposals import ChangedPages, DateProposal
from editor.core.site.robots_txt import RobotsTxt
from editor.core.versions import Merge, MergeSide
from editor.core.xml.markup import new_frame
from editor.dialogs.comparison_dialogs import DifferencesDialog, MergeDialog
from editor.dialogs.help_dialogs import ProblemDialog
from editor.dialogs.published_url_dialogs import HostsDialog
from editor.dialogs.site.announce_dialog import AnnounceDialog
from editor.dialogs.site.audit_dialogs import HonestLastmodDialog
from editor.dialogs.site.robots_dialog import LoadedRobots
from editor.dialogs.versions_dialogs import FoundWork, RecoveryDialog, VersionsDialog
from editor.formats.document_comparison import VersionComparison, compare
from editor.models.lists.differences_model import LISTED
from editor.models.session.session import Session
from editor.models.words.translation import translated
from editor.rules.fixes.fix_choices import OtherHost
from editor.services.documents.other_versions import ComparedContent, Merging
from editor.services.documents.published_site import KeyPlace, announcement, dates_of
from editor.services.documents.set_changes import DAMAGED, NestedIndex
from editor.services.files.earlier_versions import EarlierVersion
from editor.services.files.file_access import FileBytes, Stamp
from editor.site.web_files import FoundIn, FoundSitemap, NotFetched


def _edited(document: Document, value: str, first: int) -> Document:
    """Return a copy of a document with some values changed and one entry removed."""
    copy = document.snapshot()
    count = len(copy)
    copy.set_values("priority", list(range(3, count, 17)), value)
    copy.set_values("lastmod", list(range(first + 2, count, 9)), "2026-11-20")
    copy.remove(range(first, min(first + 1, count)))
    return copy


def hosts(window: MainWindow) -> QDialog:
    """Return the dialog of other hosts for invented ones: another
    language, another site, and one with www.
    """
    found = [
        OtherHost("de.example.com", list(range(128)), {"example.com"}, is_spelling=False),
        OtherHost("www.example.com", list(range(12)), {"example.com"}),
        OtherHost("example.org", [0], {"example.com"}, is_spelling=False),
    ]
    return HostsDialog("mixed-hosts", found, window)


def honest_lastmod(window: MainWindow, session: Session) -> HonestLastmodDialog:
    """Return the dialog of proposed dates with invented ones for the first rows."""
    until, by = datetime(2026, 11, 12, 9, 30, tzinfo=UTC), datetime(2026, 11, 20, 9, 0, tzinfo=UTC)
    locs, dates = (session.document.entries.column(name) for name in ("loc", "lastmod"))
    headers = ("Wed, 18 Nov 2026 14:05:00 GMT", "")
    found = [
        DateProposal(loc, date, "2026-11-18" if header else "2026-11-20", header, until, by)
        for loc, date, header in zip(locs[:6], dates[:6], headers * 3, strict=False)
    ]
    pages = ChangedPages(tuple(found), compared=60, changed=28, template=22)
    return HonestLastmodDialog(lambda: pages, session.model.urls.readable, window.context.tasks, window)


def merge(window: MainWindow, session: Session) -> QDialog:
    """Return the merge dialog for invented changes by the user and by another program."""
    base = session.document.entries
    mine, theirs = _edited(base, "0.3", 1), _edited(base, "0.9", 4)
    found = Merge(base.snapshot(), mine, theirs)
    merged = found.merged([MergeSide.MINE] * len(found.conflicts))
    comparison = compare(mine, merged, origins_by_id(len(mine), merged), LISTED)
    merging = Merging(found, FileBytes(b"", Stamp(0, 0, 0, 0, "")), theirs, comparison)
    return MergeDialog(session.title, lambda: merging, window.context.tasks, window)


def recovery(window: MainWindow, session: Session) -> QDialog:
    """Return the recovery dialog for invented unsaved work."""
    base = session.document.entries
    edited = _edited(base, "0.3", 1)

    def compared(most: int) -> VersionComparison:
        return compare(base, edited, origins_by_id(len(base), edited), most)

    works = [
        FoundWork(session.title, str(session.document.path or ""), 1795284000.0, 12, compared),
        FoundWork(translated("Untitled"), "", 0.0, 0, lambda _most: VersionComparison()),
    ]
    return RecoveryDialog(works, window.context.tasks, window)


def versions(window: MainWindow, session: Session) -> QDialog:
    """Return the dialog of earlier versions with invented ones."""
    base = session.document.entries
    earlier = _edited(base, "0.3", 1)

    def compared(_version: EarlierVersion) -> VersionComparison:
        return compare(base, earlier, origins_by_id(len(base), earlier), LISTED)

    kept = [EarlierVersion(Path(f"{day}"), 1795284000.0 - day * 86_400, 11_520 - day) for day in (1, 3, 8)]
    tasks = window.context.tasks
    return VersionsDialog(session.title, kept, compared, lambda _version: 59, tasks=tasks, parent=window)


def sample_differences(window: MainWindow, session: Session) -> DifferencesDialog:
    """Return the dialog of differences to an invented sitemap of the same site."""
    mine, theirs = (_edited(session.document.entries, "0.3", first) for first in (1, 4))
    names, tasks = (session.title, session.title), window.context.tasks
    content = ComparedContent(theirs)
    return DifferencesDialog(
        mine, lambda _cancelled: content, names, can_edit=True, tasks=tasks, parent=window
    )


def take_in(window: MainWindow, session: Session) -> QDialog:
    """Return the dialog of nested indexes for two invented ones, one of them damaged."""
    host = "https://www.example.com/"
    index = Document(new_frame(Kind.SITEMAPINDEX))
    insertion(index, 0, [Entry(f"{host}{name}.xml") for name in ("pages", "news", "images")]).apply(index)
    nested = [
        NestedIndex((f"{host}shop_index.xml",), "shop_index.xml", index, ("old_index.xml",)),
        NestedIndex((f"{host}blog_index.xml",), "blog_index.xml", Document(), trouble=DAMAGED),
    ]
    return window.commands.later.index.taking_in_dialog(session, nested)


def problem(window: MainWindow, _session: Session) -> QDialog:
    """Return the dialog about an unexpected error with an invented report."""
    report = 'Sitemap Editor\n\nTraceback (most recent call last):\n  File "x.py", line 1\nValueError: x'
    return ProblemDialog(
        translated("Something went wrong in the editor."),
        translated(
            "Your last action may not have been completed. Your work is still here, and your "
            "unsaved changes are kept in case of a crash."
        ),
        report,
        window,
    )


def open_web(window: MainWindow, _session: Session) -> QDialog:
    """Return the dialog *Open from the web* with sitemaps as a robots.txt may name them."""
    dialog = window.commands.later.open_web.dialog()
    dialog.line.setText("www.example.com")
    index = "https://www.example.com/sitemap_index.xml"
    dialog.take(FoundSitemap(index, FoundIn.ROBOTS, is_index=True, size=1_310))
    for name, size in (("pages", 48_200), ("blog-2026", 1_204_000), ("shop", 9_870_000)):
        url = f"https://www.example.com/sitemaps/{name}.xml.gz"
        dialog.take(FoundSitemap(url, FoundIn.INDEX, index, size=size))
    gone = "https://www.example.com/sitemaps/archive.xml.gz"
    trouble = str(NotFetched(gone, "There is no such file (404)."))
    dialog.take(FoundSitemap(gone, FoundIn.INDEX, index, trouble=trouble))
    return dialog


def crawl_of(locs: Sequence[str]) -> str:
    """Return what a crawl may say of a site: some URLs that are listed are not in it."""
    home = "/".join(next(filter(None, locs), "https://www.example.com/").split("/")[:3])
    rows = [
        "Address,Status Code,Indexability,Indexability Status,Canonical Link Element 1,Inlinks,Crawl Depth"
    ]
    rows += [f'"{loc}",200,Indexable,,,{number % 7},2' for number, loc in enumerate(locs) if number % 9]
    for number in range(24):
        rows.append(f"{home}/tag/{'abcdefgh'[number % 8]}-{number}/,200,Indexable,,,{number},3")
    rows += [f"{home}/help/returns/,200,Indexable,,,41,1", f"{home}/help/delivery/,200,Indexable,,,38,1"]
    rows.append(f"{home}/cart/,200,Non-Indexable,noindex,,52,1")
    rows.append(f"{home}/skis?sort=price,200,Non-Indexable,Canonicalised,{home}/skis,9,2")
    rows.append(f"{home}/old-page/,301,Non-Indexable,Redirected,,3,2")
    return "\n".join(rows)


def robots(window: MainWindow, session: Session) -> QDialog:
    """Return the dialog *robots.txt* with one that blocks two folders of the sample."""
    text = b"User-agent: *\nDisallow: /skis/*/atomic\nDisallow: /blog/2025/\nAllow: /blog/2025/first\n"
    window.commands.later.robots.check(
        session, LoadedRobots(RobotsTxt(text), "https://shop.example.com/robots.txt")
    )
    dialog = window.commands.later.robots.dialog(session)
    window.commands.later.robots.check(session, None)
    while dialog.is_busy:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    return dialog


def announce(window: MainWindow, session: Session) -> QDialog:
    """Return the dialog *Announce changes* with some of the sample as changed."""
    url = "https://shop.example.com/sitemap.xml"
    dates = dates_of(session.document)
    dialog = AnnounceDialog(
        {url: Path("sitemap.xml")},
        lambda: dates,
        "73134416ae45434d98edc086e0bf6740",
        window.commands.later.announce.needs,
        window,
    )
    known = dict.fromkeys(list(dates.by_url)[::3], "2026-01-01")
    dialog.show_planned(announcement(url, dates, known, KeyPlace(dialog.key)))
    return dialog
