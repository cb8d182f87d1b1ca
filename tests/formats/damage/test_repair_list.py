"""What was repaired is told place by place, and nothing else is another than it was."""

import gzip
import re
from collections.abc import Callable
from hashlib import sha256
from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from editor.formats.damage import repair_list
from editor.formats.damage.entry_recovery import reread
from editor.formats.damage.repair_list import TextChange, TrackedText, group_repairs, repairs_of
from editor.formats.damage.text_repair import RepairedText, repair
from editor.formats.read_errors import ConflictSide, ReadAs, Unreadable
from editor.formats.reading import unpacking
from editor.formats.reading.encoding import decode_damaged, pretended_mark
from editor.formats.reading.reader import read_document
from editor.formats.reading.unpacking import inflate_damaged
from editor.formats.writing.faithful_writing import to_bytes
from tests.examples import examples
from tests.for_each import for_each
from tests.formats.recovered import read_or_recover, with_changes, without_changes
from tests.shared import CorpusFile, Run, corpus_files, sweep

ROOT = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
HEAD = f'<?xml version="1.0" encoding="UTF-8"?>\n{ROOT}'
LOC = "<url><loc>https://e.org/"
IMAGE = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
TAIL = "</loc></url>\n</urlset>\n"
CONFLICT = (
    f"{HEAD}<url>\n<<<<<<< HEAD\n<loc>https://e.org/a</loc>\n||||||| base\n<loc>https://e.org/old</loc>\n"
    "=======\n<loc>https://e.org/b</loc>\n>>>>>>> main\n</url>\n</urlset>\n"
)


def mended(data: bytes, how: ReadAs | None = None) -> RepairedText:
    return repair(decode_damaged(data, keeps_bytes=True), how)


def kinds(data: bytes, how: ReadAs | None = None) -> list[tuple[str, int | None, int | None, str, str]]:
    return [
        (each.kind.rule, each.line, each.column, each.before, each.after)
        for each in repairs_of(mended(data, how).tracked)
    ]


@for_each(
    ("text", "expected"),
    [
        (f"{HEAD}{LOC}{TAIL}<!-- -->\0\0\0\0", [("illegal-character", 5, 9, "\0\0\0\0", "")]),
        (f"{HEAD}{LOC}a&#0;&#1;&#0;b{TAIL}", [("illegal-character", 3, 26, "&#0;&#1;&#0;", "")]),
        (f"\n{HEAD}{LOC}{TAIL}", [("leading-whitespace", 1, 1, "\n", "")]),
        (f"\ufeff\n{HEAD}{LOC}{TAIL}", [("leading-whitespace", 1, 1, "\n", "")]),
        (f"---\na: b\n---\n{HEAD}{LOC}{TAIL}", [("template-code", 1, 1, "---\na: b\n---\n", "")]),
        (f"{HEAD.partition(ROOT)[0]}{HEAD}{LOC}{TAIL}", [
            ("not-well-formed", 2, 1, '<?xml version="1.0" encoding="UTF-8"?>\n', ""),
        ]),
        (f"{HEAD}<!-- {HEAD} -->{LOC}a&b{TAIL}", [("unescaped-ampersand", 5, 30, "&", "&amp;")]),
        (f"{HEAD}{LOC}a&b{TAIL}", [("unescaped-ampersand", 3, 26, "&", "&amp;")]),
        (f"{HEAD}{LOC}&eacute;{TAIL}", [("undefined-entity", 3, 25, "&eacute;", "é")]),
        (f"{HEAD}{LOC}&foo;{TAIL}", [("undefined-entity", 3, 25, "&foo;", "&amp;foo;")]),
        (f"{HEAD}{LOC}\x02a&#3;{TAIL}", [
            ("illegal-character", 3, 25, "\x02", ""),
            ("illegal-character", 3, 27, "&#3;", ""),
        ]),
        (f"{HEAD}{LOC}&#55356;&#57118;&#xD83C;&#xdf1e;&#55356;{TAIL}", [
            ("illegal-character", 3, 25, "&#55356;&#57118;&#xD83C;&#xdf1e;", "\U0001f31e\U0001f31e"),
            ("illegal-character", 3, 57, "&#55356;", ""),
        ]),
        (f"{HEAD}{LOC}<%= x %>{TAIL}", [("template-code", 3, 25, "<", "&lt;")]),
        (f"{HEAD}{LOC}<?= x ?>{TAIL}", [("template-code", 3, 25, "<", "&lt;")]),
        (f"{HEAD}{LOC}{TAIL}Warning: x\n", [("not-well-formed", 5, 1, "Warning: x\n", "")]),
        (f"{HEAD}{LOC}{TAIL}</body></html>", [("not-well-formed", 5, 1, "</body></html>", "")]),
        (f"{HEAD}{LOC}{TAIL}</urlset>", [("not-well-formed", 5, 1, "</urlset>", "")]),
        (f"{HEAD}{LOC}", [("not-well-formed", 2, 61, f"\n{LOC}", "\n</urlset>\n")]),
        (f"{HEAD}<image:x/></urlset>", [("unbound-prefix", 2, 8, "", IMAGE)]),
        ("<urls><url><loc>https://e.org/</loc></url></urls>", [
            ("root-unknown", 1, 2, "urls", "urlset"),
            ("root-unknown", 1, 45, "urls", "urlset"),
        ]),
        (f"{LOC}</loc></url>", [
            ("root-unknown", 1, 1, "", f"{ROOT}"),
            ("root-unknown", 1, 37, "", "\n</urlset>"),
        ]),
        ("<sitemap><loc>https://e.org/s.xml</loc></sitemap>", [
            ("root-unknown", 1, 1, "", ROOT.replace("urlset", "sitemapindex")),
            ("root-unknown", 1, 50, "", "\n</sitemapindex>"),
        ]),
    ],
)  # fmt: skip
def test_each_place_is_told_with_what_stood_there_and_what_does_now(
    text: str, expected: list[tuple[str, int, int, str, str]]
) -> None:
    assert kinds(text.encode()) == expected
    reading = read_or_recover(text.encode())
    assert [place.kind.rule for place in reading.repairs] == [rule for rule, *_ in expected]


@for_each(
    ("side", "locs"),
    [
        (ConflictSide.BOTH, ["https://e.org/a", "https://e.org/b"]),
        (ConflictSide.FIRST, ["https://e.org/a"]),
        (ConflictSide.SECOND, ["https://e.org/b"]),
    ],
)
def test_either_side_of_a_conflict_may_be_kept(side: ConflictSide, locs: list[str]) -> None:
    tracked = mended(CONFLICT.encode(), ReadAs(side=side)).tracked
    assert [line[5:-6] for line in tracked.text.splitlines() if line.startswith("<loc>")] == locs
    assert "=======" not in tracked.text
    assert without_changes(tracked) == CONFLICT


def test_where_both_sides_of_a_conflict_do_not_fit_together_the_first_is_kept() -> None:
    text = CONFLICT.replace("/b</loc>", "/b</loc></url>")
    reading = read_or_recover(text.encode())
    assert reading.entries.column("loc") == ["https://e.org/a"]
    assert {place.kind for place in reading.repairs} == {repair_list.FIRST_SIDE}


@for_each("encoding", ["cp1251", "cp1252", "gbk", "shift_jis", "koi8-r"])
def test_a_file_that_says_the_wrong_encoding_is_read_in_the_one_that_is_chosen(encoding: str) -> None:
    word = {"cp1252": "é", "gbk": "中文", "shift_jis": "表"}.get(encoding, "Жук")
    text = f"{HEAD}{LOC}{word}?a&b</loc></url>\n<!-- {word} --></urlset>\n"
    reading = reread(text.encode(encoding), "", ReadAs(encoding))
    assert reading.entries.column("loc") == [f"https://e.org/{word}?a&b"]
    assert reading.entries.frame.encoding == "utf-8"
    assert word in reading.entries.frame.epilog
    assert {place.kind for place in reading.repairs} == {repair_list.REREAD, repair_list.AMPERSAND}


@for_each(
    ("declared", "written", "word"),
    [
        *(("Shift_JIS", "cp932", "日①髙本"), ("GB2312", "gbk", "朱镕基"), ("GBK", "gb18030", "㐀日")),
        *(("EUC-KR", "cp949", "한똠"), ("ks_c_5601-1987", "cp949", "한똠"), ("Big5", "cp950", "恒碁")),
    ],
)
def test_characters_of_a_later_form_of_the_encoding_are_read(declared: str, written: str, word: str) -> None:
    text = f"{HEAD.replace('UTF-8', declared)}{LOC}{word}</loc></url>\n<!-- {word} --></urlset>\n"
    reading = read_or_recover(text.encode(written))
    assert reading.entries.column("loc") == [f"https://e.org/{word}"]
    assert to_bytes(reading.entries) == text.replace(declared, "UTF-8").encode()
    assert {place.kind for place in reading.repairs} == {repair_list.LATER, repair_list.DECLARED}
    broken = read_or_recover(text.encode(written).replace(b"e.org", b"e\xff.org"))
    assert repair_list.BYTES in {place.kind for place in broken.repairs}


def test_utf_8_that_says_to_be_something_else_can_be_read_as_what_it_is() -> None:
    text = f"{HEAD.replace('UTF-8', 'ISO-8859-1')}{LOC}é{TAIL}"
    assert read_document(text.encode()).entries.column("loc") == ["https://e.org/Ã©"]
    reading = reread(text.encode(), "", ReadAs("utf-8"))
    assert reading.entries.column("loc") == ["https://e.org/é"]
    assert [(place.before, place.after) for place in reading.repairs] == [
        ("ISO-8859-1", "UTF-8"),
        ("Ã©", "é"),
    ]
    assert not reading.complete


def test_reading_a_sound_file_as_it_says_repairs_nothing() -> None:
    reading = reread(f"{HEAD}{LOC}{TAIL}".encode(), "", ReadAs("cp1251"))
    assert (reading.complete, reading.repairs) == (True, ())


def test_bytes_that_mean_nothing_are_told_in_hex() -> None:
    data = f"{HEAD}{LOC}".encode() + b"\xe9\xe8" + TAIL.encode()
    assert kinds(data) == [("encoding-invalid-bytes", 3, 25, "E9 E8", "\ufffd")]
    assert kinds(data, ReadAs("cp1252")) == [("encoding-invalid-bytes", 3, 25, "E9 E8", "éè")]


def test_two_halves_that_were_encoded_one_by_one_are_joined() -> None:
    data = f"{HEAD}{LOC}".encode() + b"\xed\xa0\xbc\xed\xbc\x9e\xed\xa0\xbc" + TAIL.encode()
    assert kinds(data) == [
        ("encoding-invalid-bytes", 3, 25, "ED A0 BC ED BC 9E", "\U0001f31e"),
        ("encoding-invalid-bytes", 3, 31, "ED A0 BC", "\ufffd"),
    ]


@for_each("codec", ["latin-1", "cp1252", "gb18030"])
def test_each_byte_of_a_comment_in_another_encoding_is_kept(codec: str) -> None:
    words = "日ʹ本" if codec == "gb18030" else "é" + "\u20ac" * (codec == "cp1252")
    comment = f"<!-- {words} -->".encode(codec)
    head, entry = HEAD.encode(), f"{LOC}é{TAIL}<!-- é -->".encode()
    mended_data = mended(head + comment + entry).data
    assert mended_data == head + comment.decode("latin-1").encode() + entry
    assert {kind[0] for kind in kinds(head + comment + entry)} == {"encoding-invalid-bytes"}


def test_what_is_not_in_a_comment_is_not_taken_for_latin_1() -> None:
    data = f"{HEAD}<!-- é --><![CDATA[<!-- ".encode() + b"\xe9 -->]]>" + f"{LOC}{TAIL}".encode()
    assert [kind[4] for kind in kinds(data)] == ["\ufffd"]


@for_each("codec", ["utf-16", "utf-16-le", "utf-16-be"])
def test_also_where_characters_have_two_bytes(codec: str) -> None:
    start = HEAD.replace("UTF-8", "UTF-16") if codec == "utf-16" else ROOT
    text = f"{start}{LOC}Q{TAIL}"
    wide = codec if codec != "utf-16" else "utf-16-le"
    lone = "\ud800".encode(wide, "surrogatepass")
    reading = read_or_recover(text.encode(codec).replace("Q".encode(wide), lone))
    [place] = [place for place in reading.repairs if place.kind is repair_list.BYTES]
    assert (place.before, place.after, place.column) == (lone.hex(" ").upper(), "\ufffd", 25)
    assert reading.entries.column("loc") == ["https://e.org/\ufffd"]


def test_a_mark_of_utf_16_over_single_bytes_is_told() -> None:
    reading = read_or_recover(b"\xff\xfe" + f"{HEAD}{LOC}{TAIL}".encode())
    assert [(place.kind, place.before) for place in reading.repairs] == [(repair_list.MARK, "FF FE")]


@pytest.mark.parametrize(
    ("damage", "rows", "kind"),
    [
        (lambda packed: packed[:-20], 990, repair_list.UNPACKED),
        (lambda packed: packed[:-8] + bytes(8), 1000, repair_list.UNPACKED),
        (lambda packed: packed + b"<!-- x -->", 1000, repair_list.UNPACKED),
        (gzip.compress, 1000, repair_list.UNPACKED_TWICE),
        (lambda packed: gzip.compress(packed)[:-4], 1000, repair_list.UNPACKED),
        (lambda packed: gzip.compress(packed[:-20]), 990, repair_list.UNPACKED),
    ],
    ids=[
        *("cut off", "wrong check sum", "something after it"),
        *("compressed twice", "twice, cut off", "cut off, compressed again"),
    ],
)
def test_damaged_gzip_gives_what_can_be_unpacked(
    damage: Callable[[bytes], bytes], rows: int, kind: repair_list.RepairKind
) -> None:
    entries = "".join(
        f"{LOC}{sha256(str(number).encode()).hexdigest()}</loc></url>\n" for number in range(1000)
    )
    reading = read_or_recover(damage(gzip.compress(f"{HEAD}{entries}</urlset>".encode())))
    assert rows <= len(reading.entries) <= 1000
    assert reading.repairs[0].kind is kind
    assert reading.file_hits[0].rule == "gzip-corrupt"


def test_a_bomb_stays_refused_however_it_is_damaged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unpacking, "BOMB_SIZE", 1024 * 1024)
    bomb = gzip.compress(bytes(2 * 1024 * 1024))
    with pytest.raises(Unreadable, match="too large"):
        inflate_damaged(bomb[:-8])
    with pytest.raises(Unreadable, match="too large"):
        inflate_damaged(gzip.compress(bomb))


def test_gzip_that_holds_itself_ends() -> None:
    with pytest.raises(Unreadable, match="compressed"):
        inflate_damaged(gzip.compress(gzip.compress(gzip.compress(b"x"))))


def test_repairs_of_one_kind_are_one_group() -> None:
    reading = read_or_recover(f"\n{HEAD}{LOC}&a&b\x01&c{TAIL}".encode())
    assert [(group.kind, len(group.repairs)) for group in group_repairs(reading.repairs)] == [
        (repair_list.LEAD, 1),
        (repair_list.AMPERSAND, 3),
        (repair_list.CHARACTER, 1),
    ]


def _original(reading: RepairedText, data: bytes) -> bytes:
    """The bytes of the file, had from what was made of it and the account of that."""
    decoded = decode_damaged(data, keeps_bytes=True)
    tracked = reading.tracked
    text = without_changes(tracked)
    return pretended_mark(data) + decoded.bom + text.encode(decoded.encoding, "surrogateescape")


SNIPPETS = (
    *(
        "&",
        "&foo;",
        "&eacute;",
        "&#1;",
        "\x01",
        "<",
        "<%",
        "<?=",
        "<\\!--",
        "<!--",
        "-->",
        "]]>",
        "<![CDATA[",
    ),
    *(
        "<url>",
        "</url>",
        "<loc>",
        "</urlset>",
        "<urlset>",
        "<a:b>",
        "xlmns:c='d'",
        "\r",
        "\n",
        "\ufeff",
        "\udce9",
    ),
    *(
        "\n<<<<<<< a\n",
        "\n=======\n",
        "\n>>>>>>> b\n",
        "{{ x }}",
        "---\n",
        '<?xml version="1.0"?>',
        "<URLSET>",
    ),
)


@settings(deadline=None, max_examples=examples(20))
@example([(38, "<\\!--")], None)  # a comment that only the end of another one would end
@given(
    st.lists(st.tuples(st.integers(0, 400), st.sampled_from(SNIPPETS)), max_size=8),
    st.sampled_from([None, ReadAs("cp1251"), ReadAs("shift_jis"), ReadAs(side=ConflictSide.SECOND)]),
)
def test_whatever_stands_in_a_file_only_what_was_repaired_differs(
    damages: list[tuple[int, str]], how: ReadAs | None
) -> None:
    text = f"{HEAD}{LOC}é</loc><!-- é --></url>\n{LOC}b?a=1&amp;b=2</loc></url>\n</urlset>\n"
    for place, snippet in damages:
        text = text[:place] + snippet + text[place:]
    data = text.encode("utf-8", "surrogateescape")
    found = mended(data, how)
    assert _original(found, data) == data
    if found.data is not None:
        read_document(found.data)
    assert all(repair.line for repair in repairs_of(found.tracked))


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "as it is": lambda data: data,
    "blank before it": lambda data: b"\r\n " + data,
    "bare ampersands": lambda data: data.replace(b"&amp;", b"&").replace(b"</loc>", b"?a=1&b&eacute;</loc>"),
    "control characters": lambda data: data.replace(b"<loc>", b"<loc>\x01"),
    "other bytes": lambda data: data.replace(b"</loc>", b"\xe9</loc>"),
    "cut off": lambda data: data[: len(data) * 2 // 3],
    "more after it": lambda data: data + b"<b>Notice</b>: x in <b>/a.php</b>\n",
    "in capitals": lambda data: data.replace(b"urlset", b"URLSET"),
}


def _is_small_sitemap(file: CorpusFile) -> bool:
    """Some hundred plain files: each is damaged in several ways."""
    return file.root in ("urlset", "sitemapindex") and not file.gzip and file.path.stat().st_size < 200_000


@for_each("file", sweep(corpus_files(_is_small_sitemap), 1))
def test_real_files_however_damaged_differ_only_in_what_was_repaired(file: CorpusFile) -> None:
    whole = file.path.read_bytes()
    damages = [*DAMAGES.items()]
    for name, damage in damages if Run.whole else damages[len(whole) % 4 :: 4]:
        data = damage(whole)
        for how in (None, ReadAs("cp1251")):
            found = mended(data, how)
            assert _original(found, data) == data, name
            if found.data is not None:
                read_document(found.data)


texts = st.text("ab<&", max_size=12)


@st.composite
def goes(draw: st.DrawFn) -> TrackedText[int]:
    tracked: TrackedText[int] = TrackedText(draw(texts))
    for number in range(draw(st.integers(0, 5))):
        place = st.integers(0, len(tracked.text))
        ends = sorted(draw(st.lists(place, max_size=6)))
        spans = [(start, end, draw(texts)) for start, end in zip(ends[::2], ends[1::2], strict=False)]
        tracked.replace(number, spans)
    return tracked


@given(goes())
def test_the_changes_of_the_original_make_the_text_and_without_them_it_is_the_original(
    tracked: TrackedText[int],
) -> None:
    check(tracked)


@given(st.data(), st.integers(1, 3))
def test_it_is_so_where_more_is_changed_than_is_told_one_by_one(data: st.DataObject, most: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(repair_list, "MOST_CHANGES", most)
        check(data.draw(goes()))


def check(tracked: TrackedText[int]) -> None:
    changes = tracked.changes
    assert with_changes(tracked) == tracked.text
    assert without_changes(tracked) == tracked.original
    assert all(one.start <= one.end <= other.start for one, other in pairwise(changes))


def test_a_change_within_a_change_is_told_as_one() -> None:
    tracked: TrackedText[str] = TrackedText("a&b")
    tracked.sub("escaped", re.compile("&"), "&amp;")
    tracked.sub("shouted", re.compile("amp"), "AMP")
    assert tracked.text == "a&AMP;b"
    assert tracked.changes[0] == TextChange(1, 2, "&AMP", "shouted")


def test_what_touches_is_one_change() -> None:
    tracked: TrackedText[str] = TrackedText("a&&b&c")
    tracked.sub("escaped", re.compile("&"), "&amp;")
    assert tracked.text == "a&amp;&amp;b&amp;c"
    assert tracked.changes == [
        TextChange(1, 3, "&amp;&amp;", "escaped"),
        TextChange(4, 5, "&amp;", "escaped"),
    ]


def test_of_too_many_changes_neighbours_are_told_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repair_list, "MOST_CHANGES", 2)
    tracked: TrackedText[str] = TrackedText("&1&2&3")
    tracked.sub("left out", re.compile("&"), "")
    assert tracked.text == "123"
    assert tracked.changes == [TextChange(0, 3, "1", "left out"), TextChange(4, 5, "", "left out")]


def test_a_copy_goes_its_own_way() -> None:
    tracked: TrackedText[str] = TrackedText("a&b")
    other = tracked.copy()
    other.sub("left out", re.compile("&"), "")
    assert (tracked.text, tracked.changes, other.text) == ("a&b", (), "ab")
