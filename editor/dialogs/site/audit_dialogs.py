"""The dialogs of audits: which URLs to check and how, and the dates that follow from what was found."""

import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLayout,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from editor.core.site.page_answers import (
    MAY_PASS,
    USUAL_SECONDS,
    Answers,
    PageAnswer,
    UrlsToCheck,
    seconds_for,
    urls_to_check,
)
from editor.core.site.page_proposals import ChangedPages, DateProposal
from editor.core.text import N_, Phrase
from editor.core.values.urls import origin
from editor.dialogs.dialog_frame import Dialog
from editor.dialogs.setting_fields import choice_field, number_field, text_field
from editor.models.lists.preview_models import ProposedDateColumn, ProposedDatesModel
from editor.models.words.explanations import time_span
from editor.models.words.translation import counted, text_of
from editor.services.earlier_answers import answered_urls, last_answers
from editor.services.settings.settings import (
    CRAWLER,
    MOST_FAILED,
    PER_HOST,
    REQUEST_DELAY,
    REQUEST_TIMEOUT,
    USER_AGENT,
    Setting,
)
from editor.services.settings.settings_file import Settings
from editor.services.site_audit import AuditPlan
from editor.services.tasks import Latest, Tasks
from editor.site import request_limits
from editor.site.host_access import CredentialsError, basic, header
from editor.site.request_limits import Credentials, Limits
from editor.site.site_storage import AuditSettings, Reuse
from editor.views.widgets import input_fields
from editor.views.widgets.keyboard import set_tab_order
from editor.views.widgets.labels import ElidedLabel, set_code, set_tip
from editor.views.widgets.lists import ReadingTable, StretchedColumn
from editor.views.widgets.widget_layouts import add_layout, line_of, scaled_width

_LINES = 3  # of headers in sight
_NO_COLON = N_("Write each header as its name, a colon and its value: {line}")


class SignInDialog(Dialog):
    """Asks for a name and a password, or for headers such as a cookie, that one site is sent."""

    manual_place = "live-site#check-urls"

    def __init__(self, sites: Sequence[str], credentials: Credentials, parent: QWidget | None = None) -> None:
        """sites: the origins to choose from; credentials: those that are known already."""
        super().__init__(parent, self.tr("Sign in"), 480)
        self._known = credentials
        self.credentials = dict(credentials)  # as they are to be from now on
        self.add_text(
            self.tr(
                "For sites that let nobody else in. What you enter is sent to this site alone, kept in "
                "memory until the document is closed, and never written down."
            )
        )
        self.site = input_fields.ChoiceBox(self, self.tr("Site"), ((site, site) for site in sites))
        self.user = QLineEdit(self)
        self.password = QLineEdit(self)
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.headers = QPlainTextEdit(self)
        self.headers.setTabChangesFocus(True)
        self.headers.setPlaceholderText("Cookie: session=…")
        set_code(self.headers)
        self.headers.setFixedHeight(self.fontMetrics().lineSpacing() * _LINES + 16)
        rows = (
            (self.tr("Site"), self.site),
            (self.tr("Name"), self.user),
            (self.tr("Password"), self.password),
            (self.tr("Headers"), self.headers),
        )
        add_layout(self.column, input_fields.form_of(self, rows, is_muted=True))
        self._note = self.add_text()
        self.add_ok(self.tr("Sign in"))
        role = QDialogButtonBox.ButtonRole.DestructiveRole
        self.forget = self.add_answer(self.tr("&Forget"), self._forget, role)
        input_fields.on_change(self._tell, self.site, self.user, self.password, self.headers)
        set_tab_order(self)
        self.user.setFocus()
        self._tell()

    def _tell(self) -> None:
        site = self.site.currentText()
        has_input = bool(self.user.text() or self.headers.toPlainText().strip())
        self.ok.setEnabled(bool(site) and has_input)
        self.forget.setEnabled(site in self._known)
        is_open = site.startswith("http://") and has_input
        self._note.setText(
            self.tr("The connection to this site is not encrypted: others may read along.") if is_open else ""
        )

    def _entered(self) -> Mapping[str, str]:
        """Return the headers that were entered; raises CredentialsError."""
        found: dict[str, str] = {}
        for line in filter(None, map(str.strip, self.headers.toPlainText().splitlines())):
            name, colon, value = (part.strip() for part in line.partition(":"))
            if not colon:
                raise CredentialsError(Phrase(_NO_COLON, line=line))
            found |= header(name, value)
        if self.user.text():
            found |= basic(self.user.text(), self.password.text())
        return found

    def _forget(self) -> None:
        del self.credentials[self.site.currentText()]
        super().accept()

    def accept(self) -> None:
        """Take what was entered, or say what is wrong with it."""
        try:
            self.credentials[self.site.currentText()] = self._entered()
        except CredentialsError as error:
            self._note.setText(text_of(error))
        else:
            super().accept()


_Way = tuple[tuple[str, ...], AuditSettings, Reuse]


@dataclass(frozen=True, slots=True)
class KnownBefore:
    """The answers that are known before the site is asked."""

    answers: Answers  # those in the window
    credentials: Credentials  # for sites that were signed in to, which are kept in memory alone
    latest: Latest  # looks up what earlier audits have found
    answered: Latest  # looks up which URLs would not be asked for again
    allowed: Collection[str] = ()  # hosts in private networks that the person has allowed already


class UrlsLeft:
    """Has a worker look up which URLs are left, each choice once."""

    def __init__(self, latest: Latest, on_known: Callable[[], None]) -> None:
        """on_known: called once it is known that there are fewer."""
        self._latest, self._on_known = latest, on_known
        self._left: dict[_Way, UrlsToCheck] = {}

    def of(self, found: UrlsToCheck, settings: AuditSettings, reuse: Reuse) -> UrlsToCheck:
        """Return the URLs that are left to ask for; all of them as long as that is not known."""
        way = found.urls, settings, reuse
        if way not in self._left:
            self._left[way] = found
            work = partial(answered_urls, found.urls, settings, reuse)
            self._latest.ask(work, partial(self._on_answered, way, found))
        return self._left[way]

    def _on_answered(self, way: _Way, found: UrlsToCheck, outcome: Future[Collection[str]]) -> None:
        if outcome.exception() is None and outcome.result():  # else all are asked for
            answered = outcome.result()
            left = urls_to_check(url for url in found.urls if url not in answered)
            self._left[way] = left._replace(left_out=found.left_out)
            self._on_known()


_MOST_HOSTS = 5  # that are named
_HOUR = 60 * 60  # seconds
_BOX = 120  # pixels
_ERRORS_PLACE = 2  # of the choice to ask only for what failed
_MOST_LOOKED_AT = 5_000  # URLs whose sites can be signed in to


class Again(Enum):
    """A choice of URLs to fetch again."""

    CONTINUE = auto()  # those without a result of the last day, and those that failed
    ALL = auto()
    ERRORS = auto()  # only those that failed
    OLDER = auto()  # those whose result is older than so many hours, and those without


@dataclass(frozen=True, slots=True)
class Scope:
    """Some rows whose URLs may be checked: their title, and their values."""

    title: str
    locs: Callable[[], Sequence[str]]


class CheckUrlsDialog(Dialog):
    """Says how many hosts and URLs there are and how long it takes, before anything is asked."""

    manual_place = "live-site#check-urls"

    def __init__(
        self, scopes: Sequence[Scope], known: KnownBefore, settings: Settings, parent: QWidget | None = None
    ) -> None:
        """scopes: the first one is proposed."""
        super().__init__(parent, self.tr("Check URLs"), 560)
        self._scopes, self._settings = scopes, settings
        self._latest, self._left = self.owns(known.latest), UrlsLeft(self.owns(known.answered), self._tell)
        self._answers, self.credentials = dict(known.answers), dict(known.credentials)
        self._looked_up: set[int] = set()  # the numbers of scopes whose earlier answers are known or wanted
        self._known: dict[int, UrlsToCheck] = {}  # by the number of the scope
        self.add_text(
            self.tr(
                "Each URL is requested from the live site, and its answer is shown in the table. The sitemap "
                "itself stays as it is."
            )
        )
        self.rows = QButtonGroup(self)
        self._add_rows()
        self._add_again()
        self.allow_private = QCheckBox(self.tr("Also ask private hosts"), self)
        self.column.addWidget(self.allow_private)
        self._private = self.add_remark()
        found = self._all(self._number).private_hosts
        self.allow_private.setChecked(bool(found) and set(found) <= set(known.allowed))
        self._add_limits()
        self.add_outlook()
        self.add_ok(self.tr("Check"))
        self.rows.idToggled.connect(self._tell)
        self.user_agent.editingFinished.connect(self._tell)
        numbers = (self.per_host, self.delay, self.hours)
        input_fields.on_change(self._tell, self.again, *numbers, self.allow_private, self.agent)
        self._tell()

    # Set-up

    def _add_rows(self) -> None:
        for number, scope in enumerate(self._scopes):
            button = QRadioButton(scope.title, self)
            button.setChecked(number == 0)
            button.setVisible(len(self._scopes) > 1)
            self.rows.addButton(button, number)
            self.column.addWidget(button)

    def _add_again(self) -> None:
        items = (
            (self.tr("Only URLs without an answer from the last day"), Again.CONTINUE),
            (self.tr("All again"), Again.ALL),
            (self.tr("What is older than"), Again.OLDER),
        )
        self.again = input_fields.ChoiceBox(self, self.tr("Which of them"), items)
        self.hours = input_fields.WholeNumberBox(self)
        self.hours.setRange(1, 24 * 365)
        self.hours.setValue(24)
        self.hours.setSuffix(self.tr(" hours"))
        self.hours.setAccessibleName(self.tr("Age of results in hours"))
        add_layout(self.column, line_of(self.again, self.hours, grows=self.again))

    def _add_limits(self) -> None:
        get = self._settings.get
        self.per_host, self.delay, self.timeout = map(self._box, (PER_HOST, REQUEST_DELAY, REQUEST_TIMEOUT))
        self.agent = choice_field(CRAWLER, self)
        self.agent.choose(get(CRAWLER))
        input_fields.name_choice(self.agent, self.tr("Judge pages as"))
        self.user_agent = text_field(USER_AGENT, self)
        self.user_agent.setText(get(USER_AGENT))
        rows: tuple[tuple[str, QWidget | QLayout], ...] = (
            (self.tr("Parallel requests to each host"), self.per_host),
            (self.tr("Delay between requests"), self.delay),
            (self.tr("Timeout"), self.timeout),
            (self.tr("Judge pages as"), self.agent),
            (self.tr("User agent"), self.user_agent),
            (self.tr("Signed in"), self._make_sign_in()),
        )
        narrow = (self.per_host, self.delay, self.timeout, self.agent)
        add_layout(self.column, input_fields.form_of(self, rows, narrow=narrow, is_muted=True))

    def _make_sign_in(self) -> QHBoxLayout:
        self._signed_in = ElidedLabel(parent=self)
        self._signed_in.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.sign_in_button = input_fields.push_button(self.tr("&Sign in…"), self.sign_in, self)
        self._tell_signed_in()
        return line_of(self._signed_in, self.sign_in_button, grows=self._signed_in)

    def _box(self, setting: Setting[int]) -> input_fields.WholeNumberBox:
        box = number_field(setting, self)
        box.setValue(self._settings.get(setting))
        box.setFixedWidth(scaled_width(_BOX, self))
        return box

    # What the person chose

    def chosen(self) -> UrlsToCheck:
        """Return the URLs of the chosen rows, as far as they are to be asked for."""
        found = self._all(self._number)
        if self.again.currentData() is Again.ERRORS:
            failed = [url for url in found.urls if self._has_failed(self._answers.get(url))]
            return urls_to_check(failed)
        return found

    @property
    def _number(self) -> int:
        """The number of the scope that is chosen."""
        return max(self.rows.checkedId(), 0)

    def _all(self, number: int) -> UrlsToCheck:
        """Return the URLs of a scope."""
        if number not in self._known:
            self._known[number] = urls_to_check(self._scopes[number].locs())
        return self._known[number]

    @staticmethod
    def _has_failed(answer: PageAnswer | None) -> bool:
        return answer is not None and answer.verdict in MAY_PASS

    def plan(self) -> AuditPlan:
        """Return what is to be asked for, and how; private hosts only where that was said."""
        found = self.chosen()
        limits = Limits(
            per_host=self.per_host.value(),
            delay=self.delay.value() / 1000,
            timeout=float(self.timeout.value()),
            most_failed=self._settings.get(MOST_FAILED) / 100,
            user_agent=self._user_agent,
        )
        if self.allow_private.isChecked() and found.private_hosts:
            limits = replace(limits, private_hosts=frozenset(found.private_hosts))
        return AuditPlan(found.urls, limits, self.agent.currentData(), self._reuse(), self.credentials)

    @property
    def _user_agent(self) -> str:
        return self.user_agent.text().strip() or request_limits.USER_AGENT

    def _reuse(self) -> Reuse:
        match self.again.currentData():
            case Again.CONTINUE:
                return Reuse()
            case Again.OLDER:
                return Reuse(self.hours.value() * _HOUR)
        return Reuse(0)

    def sign_in(self) -> None:
        """Ask for a name and a password, or headers, for one of the sites."""
        dialog = self.sign_in_dialog()
        if dialog.ask():
            self.credentials = dialog.credentials
            self._tell_signed_in()
            self._tell()

    def sign_in_dialog(self) -> SignInDialog:
        """Make the dialog that asks for passwords and headers of the sites."""
        sites = dict.fromkeys(origin(url) for url in self.chosen().urls[:_MOST_LOOKED_AT])
        return SignInDialog([*filter(None, sites)], self.credentials, self)

    def _tell_signed_in(self) -> None:
        sites = ", ".join(self.credentials)
        self._signed_in.setText(sites or self.tr("none"))
        set_tip(self._signed_in, sites)

    def accept(self) -> None:
        """Begin, and remember the limits."""
        keep = self._settings.set
        keep(PER_HOST, self.per_host.value())
        keep(REQUEST_DELAY, self.delay.value())
        keep(REQUEST_TIMEOUT, self.timeout.value())
        keep(USER_AGENT, self.user_agent.text().strip())
        keep(CRAWLER, self.agent.currentData())
        super().accept()

    # What is said about it

    def _tell(self) -> None:
        again = self.again.currentData()
        self.hours.setVisible(again is Again.OLDER)
        self._look_up()
        found = self.chosen()
        left = self._left_of(found)
        hosts = dict(left.hosts)
        private = found.private_hosts
        self.allow_private.setVisible(bool(private))
        self._private.setVisible(bool(private))
        if private:
            self._name_private(private)
            if not self.allow_private.isChecked():
                hosts = {host: count for host, count in hosts.items() if host not in private}
        self.say(self._sentences(found, len(found.urls) - len(left.urls), hosts))
        self.ok.setEnabled(bool(hosts) or not left.urls)

    def _left_of(self, found: UrlsToCheck) -> UrlsToCheck:
        """Return the URLs that are left to ask for, as far as that is known by now."""
        if self.again.currentData() not in (Again.CONTINUE, Again.OLDER):
            return found
        agent, is_signed_in = self.agent.currentData(), bool(self.credentials)
        settings = AuditSettings(self._user_agent, agent, is_signed_in=is_signed_in)
        return self._left.of(found, settings, self._reuse())

    def _look_up(self) -> None:
        """Have a worker look up what earlier audits found, so that what failed can be asked for alone."""
        number = self._number
        if number in self._looked_up:
            self._offer_errors()
            return
        self._looked_up.add(number)
        urls = [url for url in self._all(number).urls if url not in self._answers]
        self._latest.ask(partial(last_answers, urls), self._on_looked_up)
        self._offer_errors()

    def _on_looked_up(self, outcome: Future[Answers]) -> None:
        if outcome.exception() is None:  # else the audit itself says what is wrong with the disk
            self._answers |= outcome.result()
            self._offer_errors()

    def _offer_errors(self) -> None:
        """Offer to check only the URLs that failed before, if there are any in the chosen rows."""
        place = self.again.findData(Again.ERRORS)
        has_failed = any(self._has_failed(self._answers.get(url)) for url in self._all(self._number).urls)
        if has_failed and place < 0:
            self.again.insertItem(_ERRORS_PLACE, self.tr("Only what failed"), Again.ERRORS)
        elif not has_failed and place >= 0 and self.again.currentIndex() != place:
            self.again.removeItem(place)

    def _name_private(self, private: Sequence[str]) -> None:
        named = ", ".join(private[:_MOST_HOSTS]) + (" …" if len(private) > _MOST_HOSTS else "")
        self.allow_private.setText(self.tr("Also ask {hosts}").format(hosts=named.replace("&", "&&")))
        self._private.setText(
            self.tr(
                "By their names, these hosts are on this computer or in a private network. They are asked "
                "only if you say so."
            )
        )

    def _sentences(self, found: UrlsToCheck, answered: int, hosts: dict[str, int]) -> str:
        """answered: how many of them are not asked for again; hosts: those that are asked."""
        if not found.urls:
            return self.tr("None of these rows has a URL that can be checked.")
        if answered == len(found.urls):
            return self.tr(
                "All of these URLs have answered already: their answers are shown without new requests."
            )
        if not hosts:
            return self.tr("All of these URLs are on hosts in a private network.")
        count = sum(hosts.values())
        one, many = ("1 URL", N_("%Ln URLs"))
        urls = counted(one, many, count)
        one = "1 host"
        many = N_("%Ln hosts")
        seconds = seconds_for(hosts, self.per_host.value(), self.delay.value() / 1000, self._usual_seconds())
        text = self.tr("{urls} on {hosts}: about {time} at these limits.")
        told = [text.format(urls=urls, hosts=counted(one, many, len(hosts)), time=time_span(seconds))]
        if answered:
            one = "1 URL has been answered and is not asked for again."
            many = N_("%Ln URLs have been answered and are not asked for again.")
            told.append(counted(one, many, answered))
        elif self.again.currentData() is Again.CONTINUE:
            told.append(self.tr("URLs that answered within the last day are skipped."))
        if found.left_out:
            one = "1 value is no full URL and is left out."
            many = N_("%Ln values are no full URLs and are left out.")
            told.append(counted(one, many, found.left_out))
        return " ".join(told)

    def _usual_seconds(self) -> float:
        """Return how long an answer usually took so far, in seconds."""
        known = sorted(answer.milliseconds for answer in self._answers.values() if answer.milliseconds)
        return known[len(known) // 2] / 1000 if known else USUAL_SECONDS


class HonestLastmodDialog(Dialog):
    """Proposes a date only where two audits saw different texts, and none for a change of template."""

    manual_place = "live-site#honest-dates"

    def __init__(
        self,
        find: Callable[[], ChangedPages],
        readable: Callable[[str], str],
        tasks: Tasks,
        parent: QWidget | None = None,
    ) -> None:
        """find: called in a worker; readable: returns a URL as it is shown."""
        super().__init__(parent, self.tr("Dates of changed pages"))
        self.model = ProposedDatesModel(readable, self)
        self.add_outlook(self.tr("Looking at what earlier checks found…"))
        self._template = self.add_text()
        self._template.hide()
        self.list = ReadingTable(self.tr("Proposed dates"), self.model, self)
        header = self.list.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        StretchedColumn(header, ProposedDateColumn.URL)
        self.list.show_lines(6)
        self.column.addWidget(self.list, 1)
        self.add_ok(self.tr("Set dates"))
        self.model.choice_changed.connect(self._refresh)
        self.propose_size(1040, 480)
        self.owns(Latest(tasks)).ask(lambda _is_stale: find(), self._on_found)
        self._refresh()

    @property
    def outlook(self) -> str:
        """The sentences on what was found."""
        shown = (label for label in (self._outlook, self._template) if not label.isHidden())
        return " ".join(label.text() for label in shown)

    @property
    def chosen(self) -> Sequence[DateProposal]:
        """The dates that are to be set."""
        return self.model.chosen

    def _on_found(self, outcome: Future[ChangedPages]) -> None:
        error = outcome.exception()
        if isinstance(error, OSError | sqlite3.Error):
            text = self.tr("What earlier checks found cannot be read ({cause}).")
            self.say(text.format(cause=error))
            return
        found = outcome.result()
        self.model.show(found.proposals)
        self.say(self._sentence(found))
        if found.may_be_a_template:
            self._template.setText(self._about_template(found))
            self._template.show()
        self._refresh()

    def _sentence(self, found: ChangedPages) -> str:
        number = QLocale().toString
        if not found.compared:
            return self.tr(
                "No page was checked twice yet. Check the URLs now, and again when pages may have changed: "
                "a date is proposed for each page whose text is another by then."
            )
        if found.proposals:
            one = "1 page has another text than before, and an older date."
            many = N_("%Ln pages have another text than before, and an older date.")
            return counted(one, many, len(found.proposals))
        text = self.tr("Of {n} pages that were checked more than once, none needs another date.")
        return text.format(n=number(found.compared))

    def _about_template(self, found: ChangedPages) -> str:
        number = QLocale().toString
        text = self.tr(
            "{n} of {count} pages changed at once: a template? Nothing is proposed for them, as a new menu "
            "or footer is no new content."
        )
        return text.format(n=number(found.template), count=number(found.compared))

    def _refresh(self) -> None:
        self.ok.setEnabled(bool(self.model.chosen))
