"""Finds what is wrong with entries by the answers of their pages, or by a robots.txt.

The findings follow answers as they come, and the changes of the document.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import compress

from editor.core.document.entries import Entries
from editor.core.document.rows import RowMapping, Rows
from editor.core.extensions.extension_declarations import HREFLANG
from editor.core.extensions.language_links import versions_at
from editor.core.fields import XML_SPACE, Kind
from editor.core.site.page_answers import PageAnswer, UrlVerdict, day_of_header
from editor.core.values.w3c_datetime import DAY, Instant, date_of, of_moment
from editor.core.xml.markup import EXTENSIONS
from editor.rules.audit import audit_rules
from editor.rules.catalogue import severity_told
from editor.rules.extensions.hreflang_check import KeptLinks
from editor.rules.family import ChangeKind, Kept, KeptFile, RowsChange
from editor.rules.finding import Context, FieldHit, Hit
from editor.rules.listing.duplicates_check import KeptDuplicates, KeyIndex, coarse_key, hash_of_key
from editor.rules.listing.scope_check import KeptScope, origin_of
from editor.rules.marks import FEW_ROWS, Codes, code_of_hit, put_code
from editor.rules.rule import Fixability, Severity
from editor.rules.values.url_traits import looks_like_sitemap
from editor.rules.values.value_families import value_hits

AUDIT_RULES = frozenset(rule.id for rule in audit_rules.AUDIT_RULES)
REDIRECTED = "audit-redirected"
NEWER = "audit-lastmod-newer"
_RULE_OF: dict[UrlVerdict, str] = {
    verdict: f"audit-{verdict}" for verdict in UrlVerdict if verdict is not UrlVerdict.OK
}


def knows_site(context: Context) -> bool:
    """Tell whether there is anything to judge entries by: an answer, or a robots.txt."""
    return bool(context.answers) or context.robots is not None


def audit_hits(entries: Entries, row: int, context: Context) -> Iterator[tuple[str, Hit]]:
    """Yield the hits about the entry in a row, each with its field."""
    loc = entries.column("loc")[row]
    if hit := _robots_hit(loc, context):
        yield "loc", hit
    answer = context.answers.of(loc)
    if answer is None:
        return
    if hit := _answer_hit(answer):
        yield "loc", hit
    if hit := lastmod_hit(entries.column("lastmod")[row], answer):
        yield "lastmod", hit
    if answer.alternates and (hit := _links_hit(entries, row, answer)):
        yield HREFLANG.name, hit


def audit_codes(entries: Entries, context: Context) -> Codes:
    """Return the codes of all entries."""
    codes: Codes = {}
    locs, lastmods = entries.column("loc"), entries.column("lastmod")
    answers = list(map(context.answers.of, locs)) if context.answers else [None] * len(locs)
    forbidden = context.robots.forbidden_rows(locs) if context.robots else ()
    suspects = {
        row
        for row, (answer, lastmod) in enumerate(zip(answers, lastmods, strict=True))
        if answer is not None
        and (answer.verdict is not UrlVerdict.OK or answer.alternates or lastmod_hit(lastmod, answer))
    }
    for row in sorted(suspects.union(forbidden)):
        for field, hit in audit_hits(entries, row, context):
            put_code(codes, len(locs), (hit.rule, field), row, code_of_hit(hit))
    return codes


def lastmod_codes(entries: Entries, context: Context) -> Codes:
    """Return the codes of all entries whose date is later than their page says that it last changed."""
    codes: Codes = {}
    answers = context.answers
    for row, (loc, value) in enumerate(zip(entries.column("loc"), entries.column("lastmod"), strict=True)):
        answer = answers.of(loc) if value else None
        if answer and (hit := lastmod_hit(value, answer)):
            put_code(codes, len(entries), (NEWER, "lastmod"), row, code_of_hit(hit))
    return codes


def _robots_hit(loc: str, context: Context) -> Hit | None:
    rules = context.robots
    line = rules.blocking_rule(loc) if rules else None
    if rules is None or line is None:
        return None
    return Hit("robots-blocked", (("line", line.line), ("agent", rules.agent), ("rule", str(line))))


def _answer_hit(answer: PageAnswer) -> Hit | None:
    """Return the hit about the worst that an answer says."""
    rule = _RULE_OF.get(answer.verdict)
    if rule is None:
        return None
    params: list[tuple[str, str | int]] = []
    if answer.status is not None:
        params.append(("status", answer.status))
    if answer.blocked_by:
        params += [("line", answer.blocked_by.line), ("rule", str(answer.blocked_by))]
    texts = {"reason": answer.reason, "target": answer.final_url, "canonical": answer.canonical}
    return Hit(rule, (*params, *((name, text) for name, text in texts.items() if text)))


def lastmod_hit(value: str, answer: PageAnswer) -> Hit | None:
    """Return the hit about a date that is later than the page says that it last changed."""
    if not value or not answer.last_modified:
        return None
    day = day_of_header(answer.last_modified)
    if not day or value.strip(XML_SPACE)[:10] <= day:  # quick, nearly always
        return None
    from editor.core.site.page_proposals import last_modified  # noqa: PLC0415 - on demand

    stated, changed = date_of(value), last_modified(answer)
    if stated is None or changed is None or stated.instant() <= Instant.of(changed).later(DAY):
        return None
    return Hit(NEWER, (("date", str(of_moment(changed))),))


def _links_hit(entries: Entries, row: int, answer: PageAnswer) -> Hit | None:
    listed = versions_at(entries, row)
    if not listed:  # the page may well be the only one to link to its versions
        return None
    from editor.core.site.page_proposals import link_differences  # noqa: PLC0415 - on demand

    differences = link_differences(listed, answer.alternates)
    if not differences:
        return None
    return Hit("audit-hreflang-differs", (("languages", ", ".join(each.language for each in differences)),))


_KEY = REDIRECTED, "loc"
_SURE = code_of_hit(Hit(REDIRECTED, fix=Fixability.AUTO))
_ASKS = code_of_hit(Hit(REDIRECTED))
_RowsByHash = Mapping[bytes, Sequence[int]]


def rows_of_urls(live: KeptFile, urls: Collection[str]) -> list[int]:
    """Return the rows with one of these URLs, with or without white space around it."""
    locs, wanted = live.file.column("loc"), set(urls)
    rows = set(compress(range(len(locs)), map(wanted.__contains__, locs)))
    unsure, _ = live.file.columns.odd_sources()
    is_text = live.file.kind is Kind.TEXT
    padded = range(len(locs)) if is_text else {*live.marks.rows_of("loc-padded"), *unsure}
    rows.update(row for row in padded if locs[row].strip(XML_SPACE) in wanted)
    return sorted(rows)


def _rows_with_keys(file: Entries, rows: Iterable[int], keys: Collection[str]) -> set[int]:
    """Return those of some rows whose URLs have one of these keys."""
    locs = file.column("loc")
    return {row for row in rows if coarse_key(locs[row]) in keys}


def _unknown() -> None:
    """Know no other files."""


class KeptAnswers(Kept[None]):
    """The redirects that answers tell of.

    Whether an entry may get the target of its redirect without asking depends on all others: two must not
    end up at the same or nearly the same URL.
    """

    RULES = AUDIT_RULES
    reads = frozenset({"robots"})

    def __init__(self, of: KeptFile) -> None:
        super().__init__(of)
        self._sure = _SureRedirects()
        self._scene: object = None  # what else decides whether a redirect is sure, when it was last looked at
        self._before: set[bytes] | None = None  # the hashes of what a change replaces; None: too many
        # Of one file of a set, the other ones; None while they are not known, or where it is none.
        self.others: Callable[[], Sequence[KeptFile] | None] = _unknown
        self._touched: set[bytes] | None = set()  # hashes of URLs that came or went since; None: too many

    def hits(self, row: int) -> Iterator[FieldHit]:
        return audit_hits(self.of.file, row, self.of.context)

    def copied(self, of: KeptFile) -> "KeptAnswers":
        copy = KeptAnswers(of)
        copy._sure, copy._scene = self._sure.copied(), self._scene
        return copy

    # Changes

    def settle(self) -> None:
        self._sure = _SureRedirects()
        self._learn(tuple(self.of.context.answers))  # others may come meanwhile
        self._mark_all()
        self._mark_redirects()

    def _mark_all(self) -> None:
        """Check all rows, with what is known of redirects."""
        live = self.of
        codes = audit_codes(live.file, live.context) if knows_site(live.context) else {}
        if codes or live.marks.has_any(AUDIT_RULES):
            live.marks.replace(AUDIT_RULES, codes)

    def prepare(self, change: RowsChange) -> None:
        is_known = change.kind in (ChangeKind.VALUES, ChangeKind.REMOVED)
        before = self.of.kept(KeptDuplicates).hashes(change.rows) if is_known and self._sure else set()
        self._before = before

    def follow(self, change: RowsChange) -> None:
        if not knows_site(self.of.context):
            return
        if change.kind is ChangeKind.VALUES and not change.touches("loc", "lastmod", EXTENSIONS):
            return
        rows = () if change.kind is ChangeKind.REMOVED else change.rows
        if change.kind is ChangeKind.VALUES and change.field == "lastmod" and len(rows) > FEW_ROWS:
            self.of.marks.replace({NEWER}, lastmod_codes(self.of.file, self.of.context))
            self._decide(None)
        elif change.kind is ChangeKind.FRAME or len(rows) > FEW_ROWS:
            self._mark_all()
            self._decide(None)
        else:
            self._check(rows, change.old_rows)
        if self._sure:
            self._index()  # it has to be there before the next change

    def _decide(self, near: Collection[bytes] | None) -> None:
        """Decide anew about redirects near URLs with these hashes, None: about all; of a set once all its
        files have followed the change.
        """
        if self.others() is None:
            self.reconsider(near)
        elif near is None or self._touched is None:
            self._touched = None
        else:
            self._touched.update(near)

    def take_touched(self) -> set[bytes] | None:
        """Return the hashes of the URLs that came or went since this was called; None: any may have."""
        touched, self._touched = self._touched, set()
        return touched

    def reconsider(self, touched: Collection[bytes] | None) -> bool:
        """Decide anew about redirects near URLs that came or went in files of the set; return True if that
        is new.

        touched: the hashes of these URLs; None: any may have.
        """
        if not self._sure:
            return False
        if touched is None or self._scene != self._present_scene():
            return self._mark_redirects()
        return self._mark_targets(self._sure.targets_near(touched))

    def _check(self, rows: Rows, old_rows: RowMapping | None) -> None:
        """Check rows that are new or have new values; old_rows: where all were, if some have moved."""
        self._check_rows(rows)
        if not self._sure:
            return
        is_order_alone = old_rows is not None and old_rows.is_permutation
        if (
            self._before is None
            or (old_rows is not None and not is_order_alone)
            or self._scene != self._present_scene()
        ):
            self._decide(None)
        elif not is_order_alone:
            self._decide(self._before | {self._index().hash_of(row) for row in rows})

    def answers_changed(self, urls: Collection[str]) -> bool:
        """Check the rows that these URLs are of, whose answers changed; return True if anything is new."""
        rows = rows_of_urls(self.of, urls)
        if rows:
            self._check_rows(rows)
        targets = self._learn(urls)
        if self._sure and self._scene != self._present_scene():
            return self._mark_redirects() or bool(rows)
        return self._mark_targets(targets) or bool(rows)

    def _check_rows(self, rows: Iterable[int]) -> None:
        context = self.of.context
        found = {
            row: {
                (hit.rule, field): code_of_hit(hit) for field, hit in audit_hits(self.of.file, row, context)
            }
            for row in rows
        }
        self.of.marks.set_rows(AUDIT_RULES, found)

    # Redirects that need no question

    def _index(self) -> KeyIndex:
        return self.of.kept(KeptDuplicates).index()

    def _present_scene(self) -> object:
        judge = self.of.kept(KeptScope).judge
        return judge.majority, judge.top, self._has_links()

    def _has_links(self) -> bool:
        """Tell whether any entry, also of other files of the set, names versions in other languages."""
        return any(live.kept(KeptLinks).alternates.has_any for live in (self.of, *(self.others() or ())))

    def _learn(self, urls: Iterable[str]) -> set[bytes]:
        """Take the answers to URLs into account; return the hashes of targets that they are about."""
        context = self.of.context
        touched: set[bytes] = set()
        for url in urls:
            answer = context.answers.get(url)
            target = _sure_target(answer) if answer else ""
            if target and not is_welcome(target, context):
                target = ""
            if target or self._sure.knows(url):
                touched |= self._sure.put(url, target)
            if self._sure.is_target(url):
                touched.add(hash_of_key(coarse_key(url)))
        if self._sure:
            self._index()  # it has to be there before the next change
        return touched

    def _mark_redirects(self) -> bool:
        """Decide anew about every redirect; return True if anything is new."""
        self._scene = self._present_scene()
        return self._mark_targets(self._sure.targets())

    def _mark_targets(self, targets: Collection[bytes]) -> bool:
        """Decide anew whether redirects to some targets, given as hashes, need a question.

        Returns True if the answer changed for any row.
        """
        array = self.of.marks.codes().get(_KEY)
        if array is None or not targets:
            return False
        here = self._rows_near(self.of, targets)
        sources = self._sure.sources
        targets = [
            target for target in targets if any(here[self._sure.key_hash(url)] for url in sources(target))
        ]
        elsewhere = [(each.file, self._rows_near(each, targets)) for each in self.others() or ()]
        found: dict[int, int] = {}
        for target in targets:
            found.update(self._decided(target, here, elsewhere))
        new = {row: code for row, code in found.items() if array[row] not in (0, code)}
        if new:
            self.of.marks.set_rows({REDIRECTED}, {row: {_KEY: code} for row, code in new.items()})
        return bool(new)

    def _rows_near(self, live: KeptFile, targets: Iterable[bytes]) -> _RowsByHash:
        """Return the rows of a file with the keys of some targets, and of the URLs that redirect there."""
        sure = self._sure
        own = {sure.key_hash(url) for target in targets for url in sure.sources(target)}
        return live.kept(KeptDuplicates).index().rows_by_hash({*targets, *own})

    def _decided(
        self, target: bytes, here: _RowsByHash, elsewhere: Iterable[tuple[Entries, _RowsByHash]]
    ) -> dict[int, int]:
        """Return the code of each row that redirects to a target; elsewhere: the other files of the set."""
        present = self._present_sources(self.of.file, target, here)
        keys = {coarse_key(self._sure.target_of(url)) for url in present}
        taken = _rows_with_keys(self.of.file, here[target], keys)
        is_alone = len(present) == 1 and not any(
            self._present_sources(file, target, rows) or _rows_with_keys(file, rows[target], keys)
            for file, rows in elsewhere
        )
        return {
            row: _SURE if is_alone and taken.issubset(rows) and self._is_plain(row, url) else _ASKS
            for url, rows in present.items()
            for row in rows
        }

    def _present_sources(
        self, file: Entries, target: bytes, rows_by_hash: _RowsByHash
    ) -> dict[str, list[int]]:
        """Return the rows of a file by their URLs, of those that redirect to a target."""
        locs, sure = file.column("loc"), self._sure
        present: dict[str, list[int]] = {}
        for url in sure.sources(target):
            rows = [row for row in rows_by_hash[sure.key_hash(url)] if locs[row].strip(XML_SPACE) == url]
            if rows:
                present[url] = rows
        return present

    def _is_plain(self, row: int, url: str) -> bool:
        """Tell whether an entry depends on its URL in no other way, and another URL fits in as well."""
        columns, live, judge = self.of.file.columns, self.of, self.of.kept(KeptScope).judge
        if (self.of.file.key and self.others() is None) or self._has_links():
            return False  # another file of the set may list the target
        if columns.extensions[row] or columns.source[row]:
            return False
        target = self._sure.target_of(url)
        known = live.context.answers.get(target)
        if known and (known.verdict is not UrlVerdict.OK or lastmod_hit(columns.lastmod[row], known)):
            return False
        before = {hit.rule for hit in judge.hits(origin_of(url), url)}
        return before.issuperset(hit.rule for hit in judge.hits(origin_of(target), target))


def is_listable(url: str, context: Context) -> bool:
    """Tell whether a URL can stand in a sitemap: no rule about single URLs finds an error in it."""
    return all(severity_told(hit) < Severity.ERROR for hit in value_hits("loc", url, context))


def is_welcome(url: str, context: Context) -> bool:
    """Tell whether no rule about single URLs has anything to say of a URL."""
    return (
        not value_hits("loc", url, context)
        and not looks_like_sitemap(url)
        and (context.robots is None or context.robots.blocking_rule(url) is None)
    )


class _SureRedirects:
    """The redirects for which the answers alone give no reason to ask, found by the hashes of their keys."""

    def __init__(self) -> None:
        self._targets: dict[str, str] = {}  # by the URL that redirects
        self._hashes: dict[str, tuple[bytes, bytes]] = {}  # of the keys of that URL and of its target
        self._to: dict[bytes, set[str]] = {}  # the URLs that redirect to a target
        self._from: dict[bytes, set[str]] = {}  # the URLs that redirect, by their own key
        self._counts: Counter[str] = Counter()  # of the URLs that redirect to a target

    def __bool__(self) -> bool:
        return bool(self._targets)

    def copied(self) -> "_SureRedirects":
        """Return an independent copy."""
        copy = _SureRedirects()
        copy._targets, copy._hashes = dict(self._targets), dict(self._hashes)
        copy._to = {key: set(urls) for key, urls in self._to.items()}
        copy._from = {key: set(urls) for key, urls in self._from.items()}
        copy._counts = Counter(self._counts)
        return copy

    def knows(self, url: str) -> bool:
        """Tell whether a URL redirects surely."""
        return url in self._targets

    def is_target(self, url: str) -> bool:
        """Tell whether a URL redirects surely to this one."""
        return self._counts[url] > 0

    def target_of(self, url: str) -> str:
        """Return the target of a URL."""
        return self._targets[url]

    def key_hash(self, url: str) -> bytes:
        """Return the hash of the key of a URL that redirects."""
        return self._hashes[url][0]

    def targets(self) -> set[bytes]:
        """Return the hashes of all targets."""
        return set(self._to)

    def sources(self, target: bytes) -> Collection[str]:
        """Return the URLs that redirect to a target."""
        return self._to.get(target, ())

    def targets_near(self, hashes: Collection[bytes]) -> set[bytes]:
        """Return the targets that URLs with these hashes are, or redirect to."""
        near = {self._hashes[url][1] for each in hashes for url in self._from.get(each, ())}
        return near | {each for each in hashes if each in self._to}

    def put(self, url: str, target: str) -> set[bytes]:
        """Record the target of a URL, "" for none; return the hashes of the old and new target."""
        touched: set[bytes] = set()
        if url in self._targets:
            own, old = self._hashes.pop(url)
            self._counts[self._targets.pop(url)] -= 1
            _take_out(self._to, old, url)
            _take_out(self._from, own, url)
            touched.add(old)
        if target:
            own, new = hash_of_key(coarse_key(url)), hash_of_key(coarse_key(target))
            self._targets[url], self._hashes[url] = target, (own, new)
            self._counts[target] += 1
            self._to.setdefault(new, set()).add(url)
            self._from.setdefault(own, set()).add(url)
            touched.add(new)
        return touched


def _take_out(urls_by_hash: dict[bytes, set[str]], key_hash: bytes, url: str) -> None:
    urls_by_hash[key_hash].discard(url)
    if not urls_by_hash[key_hash]:
        del urls_by_hash[key_hash]


def _sure_target(answer: PageAnswer) -> str:
    """Return what a page redirects to for sure, "" for none."""
    from editor.core.site.page_proposals import is_sure_redirect, redirect_target  # noqa: PLC0415 - on demand

    return redirect_target(answer) if is_sure_redirect(answer) else ""
