"""Whatever single damage is done to a sitemap: each value that stands in it whole is in its field then."""

import difflib
from functools import cache

from lxml import etree

from editor.core.fields import FIELD_NAMES
from editor.formats.damage.entry_recovery import rewrite_entries
from editor.formats.damage.repair_list import RepairKind, TrackedText
from editor.formats.damage.text_repair import repair_known_faults
from editor.formats.reading.reader import Reading, read_document
from editor.formats.writing.faithful_writing import to_bytes
from tests.for_each import for_each
from tests.formats.damage.single_damages import DAMAGES, SAMPLES, Damage, Found, entries_of
from tests.formats.recovered import read_or_recover
from tests.shared import CorpusFile, corpus_files, sweep

MANY_LINES = {  # damages that are in many lines, or take lines with them
    "blanks in all tags",
    "cut at both ends",
    "cut off in the last entry",
    "two files joined",
    "two files joined without a declaration",
}
CASES = [
    (damage, name) for damage in DAMAGES for name in SAMPLES if damage.make(SAMPLES[name]) != SAMPLES[name]
]


def is_well_formed(text: str) -> bool:
    try:
        etree.fromstring(text.encode())
    except etree.XMLSyntaxError:
        return False
    return True


def repaired(text: str) -> str:
    return to_bytes(read_or_recover(text.encode()).entries).decode()


@cache
def reading_of(damage: Damage, name: str) -> Reading:
    """The damaged sample as it is read; nobody changes it."""
    return read_or_recover(damage.make(SAMPLES[name]).encode())


@cache
def repaired_sample(damage: Damage, name: str) -> str:
    return to_bytes(reading_of(damage, name).entries).decode()


@cache
def entries_in(name: str) -> tuple[Found, ...]:
    return tuple(entries_of(SAMPLES[name]))


@cache
def entries_after(damage: Damage, name: str) -> tuple[Found, ...]:
    """The entries of the damaged sample once it is repaired."""
    return tuple(entries_of(repaired_sample(damage, name)))


def label(case: object) -> str:
    return case.name if isinstance(case, Damage) else str(case)


BROKEN = [(damage, name) for damage, name in CASES if not is_well_formed(damage.make(SAMPLES[name]))]


def test_there_are_many_kinds_of_damage_and_of_files() -> None:
    assert len({damage.name for damage, _ in BROKEN}) > 80
    assert len(BROKEN) > 500


@for_each(("damage", "name"), BROKEN, ids=label)
def test_each_value_of_each_entry_is_in_its_field_afterwards(damage: Damage, name: str) -> None:
    whole = damage.whole([*entries_in(name)])
    assert [*entries_after(damage, name)] == whole
    columns = (reading_of(damage, name).entries.column(field) for field in FIELD_NAMES)
    assert list(zip(*columns, strict=True)) == [entry[:4] for entry in whole]


@for_each(("damage", "name"), BROKEN, ids=label)
def test_each_place_is_told_with_what_changed_there(damage: Damage, name: str) -> None:
    repairs = reading_of(damage, name).repairs
    assert repairs
    assert all(place.line and place.before != place.after for place in repairs)


@for_each(
    ("damage", "name"),
    [(damage, name) for damage, name in BROKEN if name == "rich" and damage.name not in MANY_LINES],
    ids=label,
)
def test_only_the_lines_that_are_damaged_change(damage: Damage, name: str) -> None:
    damaged = damage.make(SAMPLES[name])
    lines, after = damaged.splitlines(), repaired_sample(damage, name).splitlines()
    same = difflib.SequenceMatcher(None, lines, after, autojunk=False).get_matching_blocks()
    assert len(lines) - sum(block.size for block in same) <= 3


@for_each(("damage", "name"), BROKEN, ids=label)
def test_the_parsers_own_recovery_keeps_no_value_more(damage: Damage, name: str) -> None:
    whole = {value for entry in damage.whole([*entries_in(name)]) for value in entry[:4] if value}
    damaged = damage.make(SAMPLES[name])
    root = etree.fromstring(damaged.encode(), etree.XMLParser(recover=True, resolve_entities=False))
    kept = {(element.text or "").strip() for element in root.iter("{*}*")} if root is not None else set()
    ours = {value for entry in entries_after(damage, name) for value in entry[:4]}
    assert (kept & whole) - ours == set()


@for_each("name", [name for name in SAMPLES if name not in ("one line", "prefixed")])
def test_what_is_rewritten_entry_by_entry_leaves_the_others_as_they_are(name: str) -> None:
    tracked: TrackedText[RepairKind] = TrackedText(SAMPLES[name].replace("</loc>", "</loc><a b=<c></a>", 1))
    repair_known_faults(tracked)
    rewrite_entries(tracked)
    assert entries_of(tracked.text) == entries_of(SAMPLES[name])
    second = SAMPLES[name].partition("</url>" if "</url>" in SAMPLES[name] else "</sitemap>")[2]
    assert second.rpartition("</")[0].strip() in tracked.text
    assert tracked.text.count("<!--") in (SAMPLES[name].count("<!--"), SAMPLES[name].count("<!--") - 1)


def _is_plain(file: CorpusFile) -> bool:
    """Return True for small files whose entries all have a URL and are read as lxml reads them."""
    is_sitemap = file.root in ("urlset", "sitemapindex") and file.well_formed == "yes" and not file.gzip
    if not is_sitemap or not 600 < file.path.stat().st_size < 8000:
        return False
    try:
        text = file.path.read_bytes().decode()
        entries = entries_of(text)
    except (UnicodeDecodeError, etree.XMLSyntaxError, ValueError):
        return False
    has_urls = all(entry[0] for entry in entries) and text.count("loc>") >= 2 * len(entries)
    return len(entries) > 3 and has_urls and not text.startswith("\ufeff")


@for_each("file", sweep(corpus_files(_is_plain), 2))
def test_real_files_keep_their_values_too(file: CorpusFile) -> None:
    text = file.path.read_bytes().decode()
    entries = entries_of(text)
    for damage in DAMAGES:
        damaged = damage.make(text)
        if damaged != text and not is_well_formed(damaged):
            assert entries_of(repaired(damaged)) == damage.whole([*entries]), damage.name


def test_a_file_that_is_not_damaged_is_read_as_it_is() -> None:
    for text in SAMPLES.values():
        assert read_document(text.encode()).repairs == ()
        assert repaired(text) == text


_VIDEO = (
    "<video:video><video:thumbnail_loc>https://e.org/t.png</video:thumbnail_loc><video:title>V</video:title>"
    "<video:description>D</video:description><video:content_loc>https://e.org/v.mp4</video:content_loc>"
    "<video:duration>60</video:duration></video:video>"
)
_WITH_VIDEO = (
    SAMPLES["rich"]
    .replace(' xmlns:image="', ' xmlns:video="urn:v" xmlns:image="')
    .replace("urn:v", "http://www.google.com/schemas/sitemap-video/1.1")
    .replace("No. 2</image:title></image:image>", f"No. 2</image:title></image:image>{_VIDEO}")
)
_IN_THIRD = "<loc>https://e.org/3</loc>"


@for_each(
    "changes",
    [
        [("</video:duration>", "</video:duraton>"), (_IN_THIRD, _IN_THIRD.replace("</", "<"))],
        [("<video:video>", ""), ("No. 3</image:title>", "No. 3<image:title>")],
        [("</video:title>", "</title>"), ("03T10:00:00+02:00</lastmod>", "03T10:00:00+02:00</LASTMOD>")],
        [("</video:description>", "</video:title>"), (_IN_THIRD, "<<" + _IN_THIRD[1:])],
        [('href="https://e.org/de/2"/>', 'href="https://e.org/de/2">'), (_IN_THIRD, "< " + _IN_THIRD[1:])],
        [("</video:video>", ""), (_IN_THIRD, "<loc><![CDATA[https://e.org/3</loc>")],
        [("<video:title>V", "<video:title V"), ("</image:image>", "</image>")],
        [
            ("<video:duration>60</video:duration>", "<video:duration>60<video:duration>"),
            ("</urlset>", "</url"),
        ],
        [("https://e.org/v.mp4</", "https://e.org/v.mp4<\\/"), (_IN_THIRD, _IN_THIRD + "</loc>")],
        [
            ('hreflang="de" href="https://e.org/de/2"', "hreflang=de href=https://e.org/de/2"),
            ("</url>", "/url>"),
        ],
        [("<video:content_loc>", "\uff1cvideo:content_loc>"), ("<image:title>No. 4", "No. 4")],
    ],
)
def test_two_damages_in_other_elements_lose_no_value_either(changes: list[tuple[str, str]]) -> None:
    text = _WITH_VIDEO
    for old, new in changes:
        text = text.replace(old, new, 1)
    assert not is_well_formed(text)
    assert entries_of(repaired(text)) == entries_of(_WITH_VIDEO)
