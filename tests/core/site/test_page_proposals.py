"""A new date is proposed where the text of a page is new, and nowhere else."""

from dataclasses import replace
from datetime import UTC, datetime

from editor.core.site.page_proposals import ChangedPages, TextHistory, proposed_dates
from tests.for_each import for_each


def moment(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


OLD, NEW = moment("2026-11-01T10:00"), moment("2026-11-20T10:00")
SAME = TextHistory(OLD, NEW)
CHANGED = TextHistory(NEW, NEW, before_last_seen=OLD)
ONCE = TextHistory(NEW, NEW)


def proposed(*changed: TextHistory, lastmod: str = "2026-10-01", same: int = 10) -> ChangedPages:
    """What comes of pages that changed, among others that did not."""
    pages = [*changed, *[SAME] * same]
    urls = [f"https://e.org/{number}" for number in range(len(pages))]
    return proposed_dates(dict.fromkeys(urls, lastmod), dict(zip(urls, pages, strict=True)))


def dates(*changed: TextHistory, lastmod: str = "2026-10-01") -> list[str]:
    return [each.date for each in proposed(*changed, lastmod=lastmod).proposals]


def test_only_a_page_whose_text_changed_has_a_new_date_with_its_evidence() -> None:
    [one] = proposed(CHANGED).proposals
    assert (one.url, one.lastmod, one.date) == ("https://e.org/0", "2026-10-01", "2026-11-20")
    assert (one.unchanged_until.day, one.changed_by.day, one.header) == (1, 20, "")
    assert proposed(ONCE).proposals == ()


@for_each(
    ("header", "date"),
    [
        ("Tue, 10 Nov 2026 08:00:00 GMT", "2026-11-10"),
        ("Thu, 01 Oct 2026 08:00:00 GMT", "2026-11-20"),  # before the old text was seen
        ("Fri, 20 Nov 2026 10:00:01 GMT", "2026-11-20"),  # made when asked for
        ("yesterday", "2026-11-20"),
    ],
)
def test_the_header_counts_where_it_lies_between_both_audits(header: str, date: str) -> None:
    [one] = proposed(replace(CHANGED, last_modified=header)).proposals
    assert (one.date, one.header) == (date, header)


@for_each(
    ("lastmod", "date"),
    [
        ("", ["2026-11-20"]),
        ("2026", []),  # says so little that it is not wrong
        ("2026-10-01T10:00Z", ["2026-11-20T10:00Z"]),
        ("2026-10-01T10:00:00.123Z", ["2026-11-20T10:00:00Z"]),
        ("2026-11-01", ["2026-11-20"]),
        ("2026-11-05", []),  # set since: it is after the old text was seen
        ("2026-12-01", []),
        ("yesterday", []),
    ],
)
def test_a_date_that_tells_of_the_change_already_stays(lastmod: str, date: list[str]) -> None:
    assert dates(CHANGED, lastmod=lastmod) == date


def test_where_more_than_three_in_ten_change_at_once_nothing_is_proposed() -> None:
    three = proposed(*[CHANGED] * 3, same=7)
    assert (len(three.proposals), three.may_be_a_template) == (3, False)
    four = proposed(*[CHANGED] * 4, same=6)
    assert (four.proposals, four.may_be_a_template) == ((), True)
    assert (four.compared, four.changed, four.template) == (10, 4, 4)


def test_pages_that_were_not_asked_for_then_tell_nothing_of_a_change_at_once() -> None:
    not_seen = replace(SAME, last_seen=OLD + 60)
    assert proposed(*[CHANGED] * 4, *[not_seen] * 50, same=0).proposals == ()


def test_changes_in_audits_of_several_days_do_not_add_up() -> None:
    daily = [replace(CHANGED, first_seen=NEW - day * 86400) for day in range(4)]
    assert len(proposed(*daily, same=6).proposals) == 4


def test_one_page_alone_is_no_template() -> None:
    assert len(proposed(CHANGED, same=0).proposals) == 1
