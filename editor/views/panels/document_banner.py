"""The banner of a document: its most important message, and what can be done about it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from editor.core.fields import Kind
from editor.models.session.session import Session, Stage
from editor.models.words.translation import text_of
from editor.rules.rule import Severity
from editor.services.documents.open_document import OpenDocument
from editor.services.files.outside_changes import Outside
from editor.views.panels.banner import Banner, Offer


class DocumentBanner(Banner):
    """Shows the one thing about the document that the user should know first."""

    accept_requested = Signal()
    repairs_requested = Signal()  # show the repairs
    reload_requested = Signal()
    keep_requested = Signal()  # keep the document, not the file that another program wrote
    merge_requested = Signal()  # merge with the file that another program wrote
    save_requested = Signal()
    import_requested = Signal()  # make a sitemap from this feed
    encoding_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._offer: tuple[str, tuple[Offer, ...]] = ("", ())
        self._notice: tuple[str, tuple[Offer, ...]] = ("", ())

    def follow(self, session: Session | None) -> None:
        """Show the message for the current state of a document; None: show none."""
        self._session = session
        if session is None:
            self._notice = ("", ())
            self.say("")
        else:
            self._say_what_it_is(session)

    def offer(self, text: str, *offers: Offer) -> None:
        """Show a message that does not follow from the state of the document; "" removes it."""
        self._offer = text, offers
        if self._session is not None:
            self._say_what_it_is(self._session)

    def notice(self, text: str, *offers: Offer) -> None:
        """Show a message about other files that belong to the document; "" removes it."""
        self._notice = text, offers
        if self._session is not None:
            self._say_what_it_is(self._session)

    def _say_what_it_is(self, session: Session) -> None:
        """Show the most important message that follows from the state of the document."""
        document, say, outside = session.document, self.say, session.on_disk.outside
        is_lost = outside is Outside.GONE and document.is_read_only  # so it cannot be saved again
        if session.stage is Stage.LOADING:
            say("")
        elif session.stage is Stage.BROKEN_OFF:
            text = self.tr("Only part of this file was loaded. You can view it but not save it.")
            say(text, Severity.WARNING, (self.tr("Load it again"), self.reload_requested.emit))
        elif self._offer[0]:
            say(self._offer[0], Severity.WARNING, *self._offer[1])
        elif outside is not Outside.SAME and not is_lost:
            self._say_what_happened_outside(session)
        elif not document.file_list.is_accepted:
            accept = (self.tr("Accept and edit"), self.accept_requested.emit)
            say(self._trouble(document), Severity.ERROR, *self._repairs_shown(document), accept)
        elif document.entries.kind is Kind.FEED:
            text, severity = self._feed_told(document)
            make = (self.tr("Create a sitemap from it"), self.import_requested.emit)
            say(text, severity, *self._repairs_shown(document), make)
        elif not document.entries.frame.is_utf8:
            text = self.tr("This file is encoded in {encoding}. Sitemaps must be UTF-8.")
            text = text.format(encoding=document.entries.frame.encoding.upper())
            say(text, Severity.WARNING, (self.tr("Convert to UTF-8"), self.encoding_requested.emit))
        else:
            say(self._notice[0], Severity.ADVICE, *self._notice[1])

    def _repairs_shown(self, document: OpenDocument) -> tuple[Offer, ...]:
        return (
            ((self.tr("What was repaired…"), self.repairs_requested.emit),)
            if document.file_list.has_repairs
            else ()
        )

    def _feed_told(self, document: OpenDocument) -> tuple[str, Severity]:
        if not document.file_list.is_complete:
            return self._trouble(document), Severity.ERROR
        return self.tr("This is a feed. You can view it here but not edit it."), Severity.ADVICE

    def _trouble(self, document: OpenDocument) -> str:
        """Return a sentence on why the rows differ from the content of the file."""
        if document.file_list.trouble and _is_several(document):
            text = self.tr("Damaged: {trouble} Everything that could be recovered is shown below.")
            return text.format(trouble=text_of(document.file_list.trouble))
        if document.file_list.trouble:
            text = self.tr(
                "This file is damaged: {trouble} Everything that could be recovered is shown below."
            )
            return text.format(trouble=text_of(document.file_list.trouble))
        return self.tr(
            "This file was read in an encoding other than the one it declares. Does everything look right?"
        )

    def _say_what_happened_outside(self, session: Session) -> None:
        path = session.on_disk.outside_path
        if path is None:
            return
        is_several = _is_several(session.document)
        offers = [(self.tr("Reload"), self.reload_requested.emit)]
        is_open = session.on_disk.urlset_at(path) is not None  # False for the index of several files
        if session.on_disk.outside is Outside.GONE:
            # Several files can be read again without one that is missing, but not without their index.
            offers = offers if is_several and is_open else []
            offers.insert(0, (self.tr("Save…"), self.save_requested.emit))
        elif session.on_disk.outside is Outside.CHANGED and is_open:
            offers.append((self.tr("Keep mine"), self.keep_requested.emit))
            if session.is_modified and session.is_editable:
                offers.insert(0, (self.tr("Merge…"), self.merge_requested.emit))
        text = self._outside_of_several(session) if is_several else self._outside_of_one(session)
        self.say(text.format(name=path.name), Severity.WARNING, *offers)

    def _outside_of_one(self, session: Session) -> str:
        if session.on_disk.outside is Outside.GONE:
            return self.tr(
                "This file was deleted or moved. Its contents are still open here; save to keep them."
            )
        if session.is_modified and session.is_editable:
            return self.tr("Another program changed this file, and so did you.")
        return self.tr("Another program changed this file while it was open.")

    def _outside_of_several(self, session: Session) -> str:
        if session.on_disk.outside is Outside.GONE:
            return self.tr(
                "{name} was deleted or moved. Its contents are still open here; save to keep them."
            )
        return self.tr("Another program changed {name} while it was open.")


def _is_several(document: OpenDocument) -> bool:
    return document.entries.is_set
