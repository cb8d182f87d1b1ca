from editor.core.document.document import Document
from editor.core.fields import Kind
from editor.formats.damage.entry_recovery import rewrite_entries
from editor.formats.damage.repair_list import RepairKind, TrackedText
from editor.formats.damage.text_repair import repair, repair_known_faults
from editor.formats.reading.encoding import decode_damaged
from editor.formats.reading.reader import read_document
from editor.formats.writing.faithful_writing import to_bytes, verify
from tests.for_each import for_each
from tests.formats.recovered import read_or_recover

DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
ROOT = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
HEAD = DECLARATION + ROOT
ONE = "<url><loc>https://example.com/1</loc></url>\n"
TWO = "<url><loc>https://example.com/2</loc></url>\n"
PREFIXED = "<s:url><s:loc>https://example.com/2</s:loc></s:url>\n"
LOC = "<url><loc>https://example.com/"
TAIL = "</loc></url>\n</urlset>\n"
XSI = "http://www.w3.org/2001/XMLSchema-instance"
IMAGE = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'


def repaired(text: str) -> str | None:
    data = repair(decode_damaged(text.encode())).data
    return None if data is None else data.decode()


def picked_up(text: str) -> Document:
    tracked: TrackedText[RepairKind] = TrackedText(text)
    repair_known_faults(tracked)
    rewrite_entries(tracked)
    return read_document(tracked.text.encode()).entries


@for_each(
    ("broken", "mended"),
    [
        (f"\n\n{HEAD}{ONE}</urlset>\n", f"{HEAD}{ONE}</urlset>\n"),
        (f"<br />\n<b>Warning</b>\n{HEAD}{ONE}</urlset>\n", f"{HEAD}{ONE}</urlset>\n"),
        (f"<br>\n<b>Warning</b>\n{ROOT}{ONE}</urlset>\n", f"{ROOT}{ONE}</urlset>\n"),
        (f"---\nlayout: none\n---\n{ROOT}{ONE}</urlset>\n", f"{ROOT}{ONE}</urlset>\n"),
        (f"{HEAD}{LOC}?a=1&b=&amp;&#38;{TAIL}", f"{HEAD}{LOC}?a=1&amp;b=&amp;&#38;{TAIL}"),
        (f"{HEAD}<!-- & -->{LOC}<![CDATA[&]]>&{TAIL}", f"{HEAD}<!-- & -->{LOC}<![CDATA[&]]>&amp;{TAIL}"),
        (f"{HEAD}{LOC}&eacute;&LT;&foo;{TAIL}", f"{HEAD}{LOC}é&lt;&amp;foo;{TAIL}"),
        (f"{HEAD}{LOC}a < b{TAIL}", f"{HEAD}{LOC}a &lt; b{TAIL}"),
        (f"{HEAD}{LOC}\x01a&#2;b\ufffe{TAIL}", f"{HEAD}{LOC}ab{TAIL}"),
        (f"{HEAD}{LOC}a]]>b{TAIL}", f"{HEAD}{LOC}a]]&gt;b{TAIL}"),
        (f"{HEAD}{LOC}&<![CDATA[a]]>{TAIL}", f"{HEAD}{LOC}&amp;<![CDATA[a]]>{TAIL}"),
        ("<urlset a=‘b c’ d='e=f' g = “h&”/>", """<urlset a="b c" d='e=f' g = "h&amp;"/>"""),
        ("<urlset><x y=http://z/?1=2/></urlset>", '<urlset><x y="http://z/?1=2"/></urlset>'),
        (
            "<urlset><x a=b c=d >a=b</x><!-- <x a=b> --></urlset>",
            '<urlset><x a="b" c="d" >a=b</x><!-- <x a=b> --></urlset>',
        ),
        (f"{HEAD}<\\!-- x -->{ONE}</urlset>", f"{HEAD}<!-- x -->{ONE}</urlset>"),
        (f"{HEAD}<!-- --- a-b --- --->{ONE}</urlset>", f"{HEAD}<!-- - - - a-b - - - - -->{ONE}</urlset>"),
        (f"{HEAD}<![CDATA[<!-- -- -->]]>{LOC}&{TAIL}", f"{HEAD}<![CDATA[<!-- -- -->]]>{LOC}&amp;{TAIL}"),
        (f'<?xml encoding="UTF-8"?>\n{ROOT}{ONE}</urlset>', f"{HEAD}{ONE}</urlset>"),
        (f"<? XML version=“1.0” encoding=“UTF-8” ?>\n{ROOT}{ONE}</urlset>", f"{HEAD}{ONE}</urlset>"),
        (HEAD[1:] + f"{ONE}</urlset>", f"{HEAD}{ONE}</urlset>"),
        (f" \n{HEAD[2:]}{ONE}</urlset>", f"{HEAD}{ONE}</urlset>"),
        (f'<?xml version="1,0"?>{ROOT}{ONE}</urlset>', f'<?xml version="1.0"?>{ROOT}{ONE}</urlset>'),
        ("<urlset><image:image/></urlset>", f"<urlset{IMAGE}><image:image/></urlset>"),
        ("<urlset><imgae:x/><a>imgae:</a></urlset>", f"<urlset{IMAGE}><image:x/><a>imgae:</a></urlset>"),
        ("<urlset xmlns:xhtml='a'><xthml:x xthml:y='xthml:z xthml:a'></xthml:x><!-- <xthml:x/> --></urlset>",
         "<urlset xmlns:xhtml='a'><xhtml:x xhtml:y='xthml:z xthml:a'></xhtml:x><!-- <xthml:x/> --></urlset>"),
        ("<urlset xmlns:shop='a'><shoq:x/></urlset>", "<urlset xmlns:shop='a'><shop:x/></urlset>"),
        ("<urlset><own:x/></urlset>", '<urlset xmlns:own="own"><own:x/></urlset>'),
        ("<urlset><url x:y='1'/></urlset>", "<urlset xmlns:x=\"x\"><url x:y='1'/></urlset>"),
        (
            "<urlset xsi:type='a'><!-- <b:c/> --></urlset>",
            f'<urlset xmlns:xsi="{XSI}" xsi:type=\'a\'><!-- <b:c/> --></urlset>',
        ),
        ("<urlset xlmns:a='b'><a:x/></urlset>", "<urlset xmlns:a='b'><a:x/></urlset>"),
        ("<URLSET><url/></URLSET>", None),
        (f"{HEAD.replace('UTF-8', 'nobody')}{ONE}</urlset>", f"{HEAD}{ONE}</urlset>"),
        (f"{HEAD.replace('UTF-8', 'UTF-16')}{ONE}</urlset>", f"{HEAD}{ONE}</urlset>"),
        (f"{HEAD}{ONE}</urlset>\n{HEAD}{ONE}</urlset>\n", f"{HEAD}{ONE}\n\n{ONE}</urlset>\n"),
    ],
)  # fmt: skip
def test_only_the_faults_of_a_text_are_mended(broken: str, mended: str | None) -> None:
    assert repaired(broken) == (mended or broken.lower())


@for_each(
    ("rest", "kept"),
    [
        ("", ""),
        ("<ur", ""),
        ("<url", ""),
        ("<url><loc>https://exa", ""),
        ("<url><loc>https://example.com/2</loc", "<url><loc>https://example.com/2</loc></url>"),
        ("<url><loc>https://example.com/2</loc>", "<url><loc>https://example.com/2</loc></url>"),
        ("<url><lastmod>2024</lastmod><lo", ""),
        ("<url><loc>https://example.com/2</loc><lastmod>20", "<url><loc>https://example.com/2</loc></url>"),
        ("<url><loc>https://example.com/2</loc></url", "<url><loc>https://example.com/2</loc></url>"),
        (
            "<url><loc>https://example.com/2</loc></url>\n<!-- x",
            "<url><loc>https://example.com/2</loc></url>",
        ),
        (
            "<url><loc>https://example.com/2</loc></url>\n</urls",
            "<url><loc>https://example.com/2</loc></url>",
        ),
    ],
)
def test_a_file_that_was_cut_off_ends_after_what_is_whole(rest: str, kept: str) -> None:
    text = repaired(HEAD + ONE + rest)
    assert text is not None
    assert "".join(text.split()) == "".join(f"{HEAD}{ONE}{kept}</urlset>".split())


def test_the_encoding_stays_what_it_was() -> None:
    data = HEAD.replace("UTF-8", "windows-1251").encode() + f"{LOC}Ж?a&b&euro;&eacute;{TAIL}".encode("cp1251")
    assert repair(decode_damaged(data)).data == data.replace(b"a&b&euro;&eacute;", b"a&amp;b\x88&#233;")


def test_an_encoding_is_read_from_a_declaration_that_lost_its_first_character() -> None:
    data = HEAD.replace("UTF-8", "windows-1251")[1:].encode() + f"{LOC}Ж{TAIL}".encode("cp1251")
    assert repair(decode_damaged(data)).data == b"<" + data


@for_each(
    "start",
    [
        '<br />Warning<?xml version="1.0" encoding="ISO-8859-1"?>\n',
        '<?XML version="1.0" encoding="ISO-8859-1"?>\n',
    ],
)
def test_an_encoding_that_is_declared_too_late_is_not_that_of_the_file(start: str) -> None:
    assert repaired(f"{start}{ROOT}{LOC}é{TAIL}") == f"{HEAD}{LOC}é{TAIL}"


@for_each("note", ["<!-- x -->\n", "<?xml-stylesheet href='a.xsl'?>\n", "<!-- x -->"])
def test_a_declaration_goes_before_comments_and_instructions_which_stay(note: str) -> None:
    line_end = "" if note.endswith("\n") else "\n"
    assert repaired(f"{note}{HEAD}{ONE}</urlset>") == f"{DECLARATION}{note}{line_end}{ROOT}{ONE}</urlset>"
    late = note + HEAD.replace("UTF-8", "ISO-8859-1")
    assert repaired(f"{late}{LOC}é{TAIL}") == f"{DECLARATION}{note}{line_end}{ROOT}{LOC}é{TAIL}"
    warned = repaired(f"Warning: x\n{note}{HEAD}{ONE}</urlset>")
    assert warned == f"{DECLARATION}{note}{line_end}{ROOT}{ONE}</urlset>"


def test_entities_of_the_file_itself_stay_as_they_are() -> None:
    text = f"<!DOCTYPE urlset [<!ENTITY own 'x'>]>{ROOT}{LOC}&own;&{TAIL}"
    assert repaired(text) == text.replace("&own;&", "&own;&amp;")


def test_an_entry_that_cannot_be_mended_alone_is_written_anew() -> None:
    whole = f"{LOC}2?a&amp;b</loc><!-- x --><image:image><image:loc>y</image:loc></image:image></url>\n"
    damaged = f"{LOC}1</loc><a b=<c></a></url>\n"
    start = f"{DECLARATION}<!-- kept --><?kept?>{ROOT.replace('>', f'{IMAGE}>')}"
    document = picked_up(f"{start}{damaged}<!-- kept, too -->{whole}</urlset>")
    assert document.kind is Kind.URLSET
    text = to_bytes(document).decode()
    assert text == f"{start}{LOC}1</loc></url>\n<!-- kept, too -->{whole}\n</urlset>\n"


@for_each(
    "broken",
    [
        f"{DECLARATION}<urlset xmlns=“http://www.sitemaps.org/schemas/sitemap/0.9>{ONE}{TWO}</urlset>",
        f"{DECLARATION}<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9>{ONE}{TWO}</urlset>",
        f"{DECLARATION}<urlset {ONE}{TWO}</urlset>",
        f"{HEAD}{ONE}</urlset>\ufeff{HEAD}{TWO}</urlset>",
        f"{HEAD}{ONE}</urlset>{DECLARATION}<?xml-stylesheet href='a.xsl'?>{ROOT}{TWO}</urlset>",
        f"{HEAD}{ONE}</urlset><br />Warning{HEAD}{TWO}</urlset>",
        f"{HEAD}{ONE}</urlset><s:urlset xmlns:s='x'>{PREFIXED}</s:urlset>",
        f"{HEAD}{ONE.replace('</loc>', '<loc>')}{TWO}</urlset>",
        f"{HEAD}{ONE.replace('</loc>', '</loc><x y=&1>')}{TWO}</urlset>".replace("&", '"'),
        f"{HEAD}<url><!-- -- -->{ONE[5:].replace('</url>', '<x></url>')}<!-- {ONE} -->{TWO}</urlset>",
        f"{HEAD}{ONE}<x>{TWO}<!-- x",
        f"{HEAD}{ONE}{TWO.replace('</loc>', '</<loc>')}</urlset>",
        f"{HEAD}{ONE}{TWO.replace('<loc>', '<loc><![CDATA[')}</urlset>",
        f"{HEAD}{ONE}{TWO.replace('<url>', '<url><? ')}</urlset>",
    ],
)
def test_what_is_broken_takes_no_other_entry_along(broken: str) -> None:
    for document in (read_or_recover(broken.encode()).entries, picked_up(broken)):
        assert [loc.strip() for loc in document.column("loc")] == [
            "https://example.com/1",
            "https://example.com/2",
        ]


@for_each("damage", ["<!--", "<?", "<x", "<![CDATA["])
def test_what_is_damaged_in_the_last_entry_takes_nothing_behind_it_along(damage: str) -> None:
    broken = f"{HEAD}{ONE}{TWO.replace('</url>', f'{damage}<priority>0.5</priority></url>')}</urlset>"
    assert picked_up(broken).column("priority") == ["", "0.5"]
    assert read_or_recover(broken.encode()).entries.column("priority") == ["", "0.5"]


def test_a_root_that_is_damaged_in_its_name_becomes_what_it_must_be() -> None:
    text = f"{HEAD}{ONE}</urlset>"
    assert repaired(text.replace("<urlset", "<u<rlset")) == text


@for_each("end", ["<image:", "<image: a='1'/>", DECLARATION, "<image:image/><?xml x?>"])
def test_what_is_picked_up_can_be_written(end: str) -> None:
    image = "<image:image><image:loc>y</image:loc>"
    document = picked_up(f"{HEAD}{ONE[:-7]}{image}{end}{HEAD}{TWO}</urlset>")
    assert len(document) == 2
    assert document.columns.extensions[0].startswith("<image:image")
    assert not read_document(to_bytes(document), "sitemap.xml").repairs
    verify(document, to_bytes(document))


def test_what_is_in_no_namespace_stays_so_where_it_is_picked_up() -> None:
    damaged = (
        f'{ROOT}<url><loc>https://e.org/</loc><priority xmlns="">0.5</priority></url></changefreq></urlset>'
    )
    document = picked_up(damaged)
    assert document.column("priority") == [""]
    assert '<priority xmlns="">0.5</priority>' in to_bytes(document).decode()
    assert [oddity.rule for oddity in document.oddities(0)] == ["namespace-missing"]
    document.set_values("lastmod", range(1), "2024-05-06")
    verify(document, to_bytes(document))


def test_what_is_picked_up_is_read_as_what_is_written_for_it_will_be() -> None:
    core = '<s:priority xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9">0.5</s:priority>'
    document = picked_up(
        f"{HEAD}{ONE[:-7]}{core}</url><url><loc>https://e.org/</loc></lastmod></url></urlset>"
    )
    assert document.column("priority") == ["0.5", ""]
    document.set_values("priority", range(1), "0.7")
    verify(document, to_bytes(document))


def test_a_character_that_no_xml_may_hold_is_not_picked_up() -> None:
    document = picked_up(f"{HEAD}<url><loc>https://e.org/&#1;a</loc></url></x></urlset>")
    assert document.column("loc") == ["https://e.org/a"]
    verify(document, to_bytes(document))


def test_both_sides_of_a_conflict_are_shown() -> None:
    text = (
        f"{HEAD}<sitemap/><url>\n<<<<<<< HEAD\n<loc>https://example.com/a</loc>\n=======\n"
        f"<loc>https://example.com/b</loc></url>\n<url>\n>>>>>>> main\n<loc>https://example.com/c</loc></url></urlset>"
    )
    document = picked_up(text)
    assert document.column("loc") == [f"https://example.com/{each}" for each in "abc"]


def test_a_damaged_feed_gives_the_items_it_has() -> None:
    document = read_or_recover(b"<rss><channel><item><link>https://example.com/</link></item><item>").entries
    assert document.kind is Kind.FEED
    assert document.column("loc") == ["https://example.com/", ""]
