"""One open sitemap: where it lies, what it holds, what is wrong with it, how to save and export it.

The window and the command line both work through this; it knows no Qt. `OnDisk` finds the changes
that other programs made to its files.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from editor.core.document.document import Document
from editor.core.document.entry_text import text_size
from editor.core.document.sitemap_file import SitemapFile
from editor.core.fields import Kind
from editor.core.site.page_answers import KnownAnswers
from editor.core.text import Phrase
from editor.core.xml.markup import new_frame
from editor.rules.finding import Context, Finding
from editor.rules.findings import Findings, IndexFindings
from editor.rules.rule import RuleChoice, Severity
from editor.services.documents.document_files import FilesOnDisk, IndexState, SetOnDisk
from editor.services.documents.file_on_disk import USUAL, FileOnDisk, SaveOptions
from editor.services.files.file_access import Stamp

if TYPE_CHECKING:
    from editor.core.site.robots_txt import AgentRules
    from editor.formats.writing.export import ExportForm
    from editor.services.documents.document_saving import SaveJob
    from editor.services.documents.index_file import IndexFile
    from editor.services.files.in_place_writing import InPlace
    from editor.site.web_files import WebOrigin


class OpenDocument:
    """A sitemap or a set of files, with its findings and its files on disk.

    `file_list` has the only file, or those of the set, in the order of the index that lists them; `index` is
    that index as its file holds it, None where there is none (yet). `path` is where the only file or the
    index lies, None before its first save.
    """

    def __init__(
        self,
        document: Document,
        context: Context,
        place: Path | None = None,
        index: "IndexFile | None" = None,
    ) -> None:
        """place: the path of the only file, or the folder of a set; index: that of a set."""
        self.entries = document
        own = context._replace(answers=context.answers.copied())
        self.findings = Findings(document, {document.key: own})
        self.file_list = (
            SetOnDisk(document, self.findings, place or Path(), index)
            if document.is_set
            else FilesOnDisk(document, self.findings, place)
        )
        self.kept_index = IndexState(self.file_list)
        self.findings.index = IndexFindings(self.kept_index.findings)
        self.origin: WebOrigin | None = None  # where on the web it was fetched from
        self.answers.add_listener(self.findings.answers_changed)
        document.files.add_listener(self)

    @classmethod
    def new(cls, now: datetime, kind: Kind = Kind.URLSET) -> "OpenDocument":
        """Return an empty document without a file."""
        return cls.of(Document(new_frame(kind)), now)

    @classmethod
    def of(cls, entries: Document, now: datetime, published_url: str = "") -> "OpenDocument":
        """Return a document without a file, checked, with the size that its file will have; in any thread."""
        context = Context(entries.kind, now, published_url=published_url, byte_size=text_size(entries))
        document = cls(entries, context)
        document.findings.check_all()
        return document

    @classmethod
    def at(cls, path: Path, now: datetime, published_url: str = "") -> "OpenDocument":
        """Return a document for a file that is to be read."""
        context = Context(kind=Kind.URLSET, now=now, file_name=path.name, published_url=published_url)
        return cls(Document(new_frame(Kind.URLSET)), context, path)

    @classmethod
    def of_set(cls, folder: Path, now: datetime, index: "IndexFile | None" = None) -> "OpenDocument":
        """Return a set of files, none of them read yet, with the index that lists them."""
        name, url = (index.name, index.context.published_url) if index else ("", "")
        return cls(Document(is_set=True), Context(Kind.URLSET, now, name, url), folder, index)

    @property
    def is_set(self) -> bool:
        """True if it is a set of files, which can be added and removed, with or without an index."""
        return self.entries.is_set

    @property
    def needs_place(self) -> bool:
        """True if it was never saved, so that a save has to ask for a path."""
        return self.file_list.needs_place

    @property
    def index(self) -> "IndexFile | None":
        """The index of a set as its file holds it; None where there is no index (yet)."""
        return self.file_list.index

    @property
    def path(self) -> Path | None:
        """The path of the only file or of the index; None before the first save."""
        return self.file_list.path

    @property
    def place(self) -> Path | None:
        """The path, or the folder of several files without an index; None where there is neither."""
        return self.file_list.place

    @property
    def answers(self) -> KnownAnswers:
        """The answers of the live site that are known of its URLs; its findings follow them."""
        return self.findings.context.answers

    def choose_rules(self, choice: RuleChoice) -> None:
        """Set which findings are seen, and how severe, of its files and its index."""
        if self.findings.context.choice != choice:
            self.findings.set_context(self.findings.context._replace(choice=choice))

    def set_robots(self, robots: "AgentRules | None") -> None:
        """Say which robots.txt its URLs are checked against; None for none."""
        self.findings.set_context(self.findings.context._replace(robots=robots))

    @property
    def is_read_only(self) -> bool:
        """True if it must not be changed: it was recovered and not accepted yet, or is a feed."""
        return not self.file_list.is_accepted or self.entries.kind is Kind.FEED

    def files_changed(self) -> None:
        """Files of the set came by an edit, went, came back, or are called or listed otherwise."""
        files = self.file_list.follow()
        self.kept_index.follow_plan()
        self.file_list.tell_where(files)

    def set_published_url(self, url: str, file: SitemapFile | None = None) -> None:
        """Say where a file of a set is published, or else the only file or the index; "" is unknown."""
        if file is None:
            self.kept_index.publish(url)
        else:
            self.file_list.set_published_url(file, url)

    def accept_recovery(self) -> "AcceptedRecovery":
        """Take the recovered rows as the document from now on, without the errors of its files."""
        accepted = AcceptedRecovery(self)
        for file in accepted.files:
            file.is_accepted = True
        if self.index is not None:
            self.index.context = self.index.context._replace(file_hits=())
        for _, own in self.findings.each:
            own.set_context(own.context._replace(file_hits=()))
        return accepted

    def set_byte_size(self, file: SitemapFile, size: int) -> None:
        """Say how large an inflated file would be now; the rules about limits judge it."""
        own = self.findings.of(file)
        own.set_context(own.context._replace(byte_size=size))

    def set_nested(self, nested: tuple[tuple[str, str], ...]) -> None:
        """Say which URLs of an index lead to indexes beside it, with the names of these."""
        self.findings.set_context(self.findings.context._replace(nested=nested))

    def save(
        self, path: Path | None = None, options: SaveOptions = USUAL, careful: "InPlace | None" = None
    ) -> Phrase | None:
        """Write the file as it was plus the edits made; see `SaveJob`. Returns what there is to say of it."""
        job = self.prepare_save(path, options)
        job.careful = careful
        job.run()
        job.finish()
        return job.told

    def prepare_save(self, path: Path | None = None, options: SaveOptions = USUAL) -> "SaveJob":
        """Return a save of the present document to `path`, or to its own files.

        Of a set what changed is saved; with the path of another index all files beside that. The dates of
        changed files in the index become that of the save.
        """
        from editor.services.documents.document_saving import prepared  # noqa: PLC0415 - what writes files

        return prepared(self.file_list, self.kept_index, path, options)

    def export_errors(self, form: "ExportForm") -> list[Finding]:
        """Return the errors that an export in this form, which has an index of its own, would contain."""
        self.findings.finish()
        found = self.findings.declared.all(at_least=Severity.ERROR)
        errors = (one for one in found if one.severity is Severity.ERROR)
        index = self.index.name if self.index else None
        return [one for one in errors if one.file != index and not form.corrects(one.rule.id)]


class AcceptedRecovery:
    """An acceptance of damaged files, which can be taken back until a save has written over them."""

    def __init__(self, document: OpenDocument) -> None:
        """Remember what is not accepted yet, and the errors of the files."""
        self._document, self._index = document, document.index
        self.files = [file for _, file in document.file_list.read if not file.is_accepted]
        self._index_hits = self._index.context.file_hits if self._index else ()
        self._hits = [(own, own.context.file_hits) for _, own in document.findings.each]

    @property
    def is_final(self) -> bool:
        """True if none of the files is damaged on the disk any more."""
        return not self._damaged()

    def take_back(self) -> None:
        """Take the recovered rows as not accepted yet, with the errors of their files."""
        for file in self._damaged():
            file.is_accepted = False
        if self._index is not None and self._index is self._document.index:
            self._index.context = self._index.context._replace(file_hits=self._index_hits)
        for own, file_hits in self._hits:
            own.set_context(own.context._replace(file_hits=file_hits))

    def _damaged(self) -> list[FileOnDisk]:
        read = [file for _, file in self._document.file_list.read if not file.is_complete]
        return [file for file in self.files if any(file is each for each in read)]


class Outside(Enum):
    """The change that another program made to a file since it was read or written here."""

    SAME = auto()
    CHANGED = auto()  # another program wrote to it
    GONE = auto()  # it was deleted or moved


class OnDisk:
    """The files of a document by their paths: one, or an index and the files that are open."""

    def __init__(self, document: OpenDocument) -> None:
        self._document = document
        self._stirred: dict[Path, Outside] = {}  # the files that were changed, in order

    def paths(self) -> list[Path]:
        """Return the paths of the document's files."""
        return [held.path for held in self._held() if held.path is not None]

    def stamps_of(self, paths: Iterable[Path]) -> dict[Path, Stamp]:
        """Return the states of files that the user knows, without those of which none is known."""
        held = {each.path.absolute(): each.stamp for each in reversed(self._held()) if each.path}
        known = {path: held.get(path.absolute()) for path in paths}
        return {path: stamp for path, stamp in known.items() if stamp is not None}

    def urlset_at(self, path: Path) -> SitemapFile | None:
        """Return the entries of a file; None if it was not read into the document, as its index is not."""
        held = self._held_at(path)
        return held.sitemap if held is not None and held in self._document.file_list.there else None

    def _held_at(self, path: Path) -> FileOnDisk | None:
        places = (held for held in self._held() if held.path and held.path.absolute() == path.absolute())
        return next(places, None)

    def _held(self) -> list[FileOnDisk]:
        index = self._document.index
        own = [file for file in self._document.file_list.there if file.sitemap is not None]
        return [index.disk, *own] if index else own

    # Changes by other programs

    @property
    def outside(self) -> Outside:
        """The change that another program made to the file, or to the first
        of several files that was changed.
        """
        return next(iter(self._stirred.values()), Outside.SAME)

    @property
    def outside_path(self) -> Path | None:
        """The path of the file that `outside` is about."""
        return next(iter(self._stirred), None)

    def tell(self, found: Mapping[Path, Outside]) -> bool:
        """Record the changes that other programs made to files; return True if that is news."""
        before = dict(self._stirred)
        for path, outside in found.items():
            if outside is Outside.SAME:
                self._stirred.pop(path.absolute(), None)
            else:
                self._stirred[path.absolute()] = outside
        return self._stirred != before

    def know(self, path: Path, stamp: Stamp) -> None:
        """Record that the user knows the file's current state, so that the next save may replace it."""
        held = self._held_at(path)
        if held is not None:
            held.know(stamp)
        self._stirred.pop(path.absolute(), None)

    def want_gone(self) -> bool:
        """Let the next save write deleted files of a set, even if they were not edited.

        Returns True if there are any.
        """
        gone = {self._held_at(path) for path, outside in self._stirred.items() if outside is Outside.GONE}
        files = (
            [file for file in self._document.file_list.there if file in gone] if self._document.is_set else []
        )
        for file in files:
            file.saved_state = 0
        return bool(files)

    def forget(self) -> None:
        """Forget all changes, as all files were written here."""
        self._stirred.clear()
