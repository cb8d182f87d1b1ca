import time

import pytest

from editor.core.fields import Kind
from editor.formats.read_errors import BrokenXml, Unreadable
from editor.formats.reading.encoding import decode_text, sniff
from editor.formats.reading.not_a_sitemap import explain_xml
from editor.formats.reading.reader import read_document
from editor.formats.reading.unpacking import inflate
from editor.formats.reading.well_formed import NotWellFormed, judge
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.finding import FileHit
from editor.rules.rule import Fixability
from editor.rules.wording import finding_of_file_hit
from tests.for_each import for_each
from tests.foreign import assert_translated
from tests.patience import seconds
from tests.shared import CorpusFile, corpus_files, file_name, needs_shared

HEAD = (
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
)
LOC = "<url><loc>https://example.com/"
TAIL = "</loc></url>\n</urlset>\n"
CONFLICT = "<<<<<<< HEAD\nhttps://example.com/a\n=======\nhttps://example.com/b\n>>>>>>> main\n"


@for_each(
    ("text", "kind", "root"),
    [
        ("<urlset/>", Kind.URLSET, 0),
        ("<sm:urlset xmlns:sm='x'/>", Kind.URLSET, 0),
        (" \n<!-- <html> --><?x <rss> ?><sitemapindex>", Kind.SITEMAPINDEX, 29),
        ("<!DOCTYPE urlset [<!ENTITY x '<html>]>'> <!-- ]> ' -->]>\n<urlset>", Kind.URLSET, 57),
        ("<rss version='2.0'>", Kind.FEED, 0),
        ("<atom:feed xmlns:atom='x'>", Kind.FEED, 0),
        ("https://example.com/", Kind.TEXT, 0),
        ("\ufeff\n  HTTPS://example.com/\nno URL", Kind.TEXT, 0),
        ("a header\rhttp://example.com/", Kind.TEXT, 0),
        (f"https://example.com/\n{CONFLICT}", Kind.TEXT, 0),
        ("Warning: something\n<urlset>", Kind.URLSET, 19),
        ("<br />\n<b>Warning</b>: x<br />\n<?xml version='1.0'?><urlset>", Kind.URLSET, 52),
        ("<br />\n<b>Warning</b>: x\n<urlset>", Kind.URLSET, 25),
        ("<!-- never closed <urlset>", Kind.URLSET, 18),
        ("<<<<<<< HEAD\n<urlset>\n=======\n", Kind.URLSET, 13),
    ],
)
def test_a_text_is_told_by_its_root_or_by_its_lines(text: str, kind: Kind, root: int) -> None:
    form = sniff(text)
    assert (form.kind, form.root) == (kind, root)
    assert not form.file_hits


def test_a_script_that_nobody_ran_is_noticed_even_where_it_is_legal() -> None:
    assert [file_hit.rule for file_hit in sniff("<?php x ?>\n<urlset/>").file_hits] == ["template-code"]


def test_a_feed_that_the_protocol_does_not_allow_is_read_but_its_root_is_wrong() -> None:
    form = sniff('<?xml version="1.0"?>\n<rdf:RDF xmlns:rdf="r" xmlns="http://purl.org/rss/1.0/">')
    (file_hit,) = form.file_hits
    assert (form.kind, file_hit.rule, file_hit.line, file_hit.column) == (Kind.FEED, "root-unknown", 2, 1)


@for_each(
    ("text", "rule"),
    [
        ("", "file-empty"),
        (" \r\n\t\ufeff", "file-empty"),
        ("<html>", "html-instead-of-sitemap"),
        ("<!-- x -->\n<!doctype HTML>\n<p>", "html-instead-of-sitemap"),
        ("<x:HTML xmlns:x='y'>", "html-instead-of-sitemap"),
        ("<br />\n<b>Fatal error</b>: Out of memory in <b>x.php</b>", "html-instead-of-sitemap"),
        ("<head><title>x</title></head>", "html-instead-of-sitemap"),
        ("<catalog><urlset/></catalog>", "root-unknown"),
        ("<siteMap><siteMapNode url='~/'/></siteMap>", "root-unknown"),
        ("<catalog><x/><urlset/></catalog>", "root-unknown"),
        ("<url><loc>x</loc></url><urlset/>", "root-unknown"),
        ("<rdf:RDF xmlns:rdf='x'>", "root-unknown"),
        ("<URLSET/>", "root-unknown"),
        ("User-agent: *\nSitemap: https://example.com/sitemap.xml", "not-a-sitemap"),
        ('{"loc": "https://example.com/"}', "not-a-sitemap"),
        ("See https://example.com/ for more.", "not-a-sitemap"),
        ("www.example.com/", "not-a-sitemap"),
        ("\x00\x01\x02", "not-a-sitemap"),
        ("---\nlayout: none\n---\n", "template-code"),
        ("{% for page in pages %}{{ page.url }}\n{% endfor %}", "template-code"),
        ("<?php echo 1;", "template-code"),
        (CONFLICT, "merge-conflict"),
        ("<?xml version='1.0'?>", "not-well-formed"),
        ("<", "not-well-formed"),
    ],
)
def test_what_is_no_sitemap_is_refused_with_the_reason(text: str, rule: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        sniff(text)
    file_hit = refusal.value.file_hits[0]
    assert file_hit.rule == rule
    assert str(refusal.value).startswith(worded(file_hit)) or isinstance(refusal.value, BrokenXml)
    assert_translated(refusal.value, text)


@for_each(
    ("text", "is_told"),
    [
        ("www.example.com/\n", True),
        ("\nexample.com/a\nexample.com/b\n", True),
        ("example.com is old\n", False),
        ("notes.txt\n", False),
        ("\x0b", False),
    ],
)
def test_a_list_whose_urls_lack_their_scheme_is_told_so(text: str, is_told: bool) -> None:
    with pytest.raises(Unreadable, match="neither a sitemap") as refusal:
        sniff(text)
    assert ("No line begins with http://" in str(refusal.value)) == is_told


def test_a_root_in_capitals_can_be_mended() -> None:
    with pytest.raises(BrokenXml) as refusal:
        sniff(" <URLSET/>")
    assert refusal.value.file_hits == (
        FileHit(
            "root-unknown",
            1,
            2,
            "URLSET",
            (("name", "URLSET"), ("hint", " Write it in lower case.")),
            fix=Fixability.AUTO,
        ),
    )


def explained(text: str) -> BrokenXml:
    with pytest.raises(NotWellFormed) as objection:
        judge(text.encode("utf-8"))
    return explain_xml(text, objection.value.line, objection.value.column, objection.value.message)


def worded(file_hit: FileHit) -> str:
    return RULE_BY_ID[file_hit.rule].message.format(**dict(file_hit.params))


@for_each(
    ("text", "places"),
    [
        (f"{HEAD}{LOC}?a=1&b=2&c=&d{TAIL}", [("unescaped-ampersand", 3, 35, "&", 3)]),
        (f"{HEAD}<!-- & -->{LOC}<![CDATA[&]]>& {TAIL}", [("unescaped-ampersand", 3, 54, "&", 1)]),
        (
            f"{HEAD}{LOC}é&nbsp;&nbsp;&foo;{TAIL}",
            [("undefined-entity", 3, 32, "nbsp", 2), ("undefined-entity", 3, 44, "foo", 1)],
        ),
        (f"{HEAD}{LOC}\x01\x02{TAIL}", [("illegal-character", 3, 31, "U+0001", 2)]),
        (f"{HEAD}<!-- \ufffe -->{TAIL}", [("illegal-character", 3, 6, "U+FFFE", 1)]),
        (f"{HEAD}<![CDATA[\x01]]>{TAIL}", [("illegal-character", 3, 10, "U+0001", 1)]),
        (f"{HEAD}{LOC}<![CDATA[a\x01b]]>{TAIL}", [("illegal-character", 3, 41, "U+0001", 1)]),
        (f"{HEAD}<?note a\x01b?>{TAIL}", [("illegal-character", 3, 9, "U+0001", 1)]),
        (f"{HEAD}<url \x01><loc>{TAIL}", [("illegal-character", 3, 6, "U+0001", 1)]),
        (f"{HEAD}{LOC}&#1;&#x0;{TAIL}", [("illegal-character", 3, 31, "&#1;", 2)]),
        (f"{HEAD}{LOC}&#xZZ;{TAIL}", [("unescaped-ampersand", 3, 31, "&", 1)]),
        (f"{HEAD}{LOC}&#;{TAIL}", [("unescaped-ampersand", 3, 31, "&", 1)]),
        (f"{HEAD}{LOC}&#99999999999;{TAIL}", [("illegal-character", 3, 31, "&#99999999999;", 1)]),
        (f"{HEAD}<url><image:image/></url></urlset>", [("unbound-prefix", 3, 6, "image", 1)]),
        (f"{HEAD}<url a:b='1'><url c='a:b='/></url></urlset>", [("unbound-prefix", 3, 6, "a", 1)]),
        (
            f"{HEAD}<url><!-- <b:c/> --><a:b/><![CDATA[<c:d/>]]></url></urlset>",
            [("unbound-prefix", 3, 21, "a", 1)],
        ),
        (
            "<urlset xlmns:image='x'>\n<url><image:image/></url></urlset>",
            [("unbound-prefix", 1, 9, "image", 1)],
        ),
        (
            f"{HEAD}{LOC}a&b</loc></url>\n<url>\n",
            [("unescaped-ampersand", 3, 32, "&", 1), ("not-well-formed", 4, 6, "", 1)],
        ),
        (f"{HEAD}{LOC}</loc>\n", [("not-well-formed", 4, 1, "", 1)]),
        (f"{HEAD[1:]}{LOC}{TAIL}", [("not-well-formed", 1, 1, "", 1)]),
        (f"\n\n{HEAD}{LOC}{TAIL}", [("leading-whitespace", 1, 1, "", 1)]),
        (f"Warning: x\n{HEAD}{LOC}{TAIL}", [("leading-whitespace", 1, 1, "Warning: x", 1)]),
        (f"\ufeff\ufeff{HEAD}{TAIL}", [("leading-whitespace", 1, 1, "", 1)]),
        ("<b>No</b> x<br>\n<urlset/>", [("leading-whitespace", 1, 1, "<b>No</b> x<br>", 1)]),
        ("oops <urlset/>", [("leading-whitespace", 1, 1, "oops", 1)]),
        (f"---\na: b\n---\n{HEAD}{LOC}{TAIL}", [("template-code", 1, 1, "---", 1)]),
        (f"<?php a(); ?>{HEAD}{LOC}{TAIL}", [("template-code", 1, 1, "<?php", 1)]),
        (f"{HEAD}{{% if a < 3 %}}{LOC}{TAIL}", [("template-code", 3, 1, "{% if a < 3 %}", 1)]),
        (f"{HEAD}{CONFLICT}{LOC}{TAIL}", [("merge-conflict", 3, 1, "<<<<<<< HEAD", 1)]),
        (
            f"{HEAD}{LOC}&&nbsp;\x01<image:image/>{TAIL}",
            [
                ("unescaped-ampersand", 3, 31, "&", 1),
                ("undefined-entity", 3, 32, "nbsp", 1),
                ("illegal-character", 3, 38, "U+0001", 1),
                ("unbound-prefix", 3, 39, "image", 1),
            ],
        ),
        ('<?xml version="1.0" encoding="nobody"?><urlset/>', [("encoding-not-utf8", 1, 38, "", 1)]),
    ],
)
def test_each_fault_has_its_rule_its_place_and_its_count(
    text: str, places: list[tuple[str, int, int, str, int]]
) -> None:
    error = explained(text)
    found = [(mark.rule, mark.line, mark.column, mark.value, mark.places) for mark in error.file_hits]
    assert found == places
    assert (error.line, error.column) == places[0][1:3]
    assert str(error).startswith(f"Line {error.line}, column {error.column}: {worded(error.file_hits[0])}")
    assert_translated(error, text)


@for_each(
    ("name", "fix"),
    [
        ("nbsp", Fixability.AUTO),
        ("eacute", Fixability.AUTO),
        ("foo", Fixability.ASK),
        ("NBSP", Fixability.ASK),
    ],
)
def test_only_names_that_html_knows_have_a_safe_fix(name: str, fix: Fixability) -> None:
    assert explained(f"<urlset>&{name};</urlset>").file_hits[0].fix is fix


@pytest.mark.parametrize("character", ["\x01", "&#1;"])
@pytest.mark.parametrize(
    ("before", "fix"),
    [
        ("<url>", Fixability.AUTO),
        ("<url><loc>https://a.org/</loc><lastmod>", Fixability.AUTO),
        ("<url><loc>https://a.org/", Fixability.ASK),
        ("<url><s:loc >\n https://a.org/", Fixability.ASK),
        ("<url><locality>", Fixability.AUTO),
    ],
)
def test_what_no_file_may_hold_is_not_left_out_of_a_url_without_asking(
    character: str, before: str, fix: Fixability
) -> None:
    assert explained(f"{HEAD}{character}{before}{character}").file_hits[0].fix is fix


def test_characters_of_a_url_in_cdata_are_those_of_a_url() -> None:
    file_hits = explained(f"{HEAD}<url><loc><![CDATA[https://a.org/\x01]]>{TAIL}").file_hits
    assert [file_hit.fix for file_hit in file_hits if file_hit.rule == "illegal-character"] == [
        Fixability.ASK
    ]


@for_each(
    ("text", "line", "column", "words"),
    [
        (f"{HEAD}{LOC}", 3, 31, "cut off"),
        (f"{HEAD}{LOC}</loc>\n", 4, 1, "cut off"),
        (f"{HEAD}{LOC}</lo", 3, 35, "cut off"),
        (f"{HEAD}<url><!-- x", 3, 12, "cut off"),
        (f"{HEAD}<url><![CDATA[ x", 3, 17, "cut off"),
        (f"{HEAD}</urlset>\n<urlset/>", 4, 1, "second root"),
        (f"{HEAD}</urlset>\n{HEAD}</urlset>", 4, 6, "joined"),
        (f"{HEAD}</urlset>\n<y/>", 4, 1, "an element follows"),
        (f"{HEAD}</urlset>\nx", 4, 1, "text follows"),
        (f"{HEAD}</urlset>\nx <y/>", 4, 1, "text follows"),
        (f"{HEAD}<\\!-- x --></urlset>", 3, 2, "shell"),
        (f"{HEAD}{LOC}a < b{TAIL}", 3, 34, "&lt;"),
        (f"{HEAD}<url></loc></url></urlset>", 3, 12, "</loc> does not match"),
        (f"{HEAD}{LOC}</loc>\n</urlset>\n", 4, 9, "the last opened tag, <url> in line 3"),
        (f"{HEAD}<!-- {LOC}{TAIL}", 3, 1, "Add the missing -->"),
        (f"{HEAD}<url><![CDATA[{LOC}{TAIL}", 3, 6, "Add the missing ]]>"),
        (f"{HEAD}<?a {LOC}{TAIL}", 3, 1, r"Add the missing \?>"),
        (f"{HEAD}<? a ?>{LOC}{TAIL}", 3, 3, "instruction"),
        (f"{HEAD}<url a=b></url></urlset>", 3, 8, "quotation marks"),
        (f"{HEAD}<url a></url></urlset>", 3, 7, "attribute a has no value"),
        (f"{HEAD}<url a='1' a='2'></url></urlset>", 3, 17, "same attribute"),
        (f"{HEAD}<url a='1></url>\n</urlset>", 3, 11, "quotation mark"),
        (f"{HEAD}<!-- a -- b --></urlset>", 3, 8, "inside a comment"),
        (f"{HEAD}]]></urlset>", 3, 1, "CDATA"),
        ('<?xml version="1.0" encoding="UTF-8"><urlset/>', 1, 37, "misspelled"),
        ('<?xml version="1.0" encoding="UTF 8"?><urlset/>', 1, 34, "misspelled"),
        ("<?xml version=“1.0”?><urlset/>", 1, 15, "misspelled"),
        ('<?XML version="1.0"?><urlset/>', 1, 6, "misspelled"),
        ("<!DOCTYPE urlset [<!ENTITY a '&b;'><!ENTITY b '&a;'>]><urlset>&a;</urlset>", 1, 1, "attack"),
        ("<!DOCTYPE urlset [<!BOGUS>]><urlset/>", 1, 19, "DOCTYPE"),
    ],
)
def test_what_else_is_not_well_formed_is_said_in_words(text: str, line: int, column: int, words: str) -> None:
    with pytest.raises(BrokenXml, match=words) as refusal:
        raise explained(text)
    assert refusal.value.file_hits[0].rule == "not-well-formed"
    assert abs(refusal.value.column - column) <= 10
    assert refusal.value.line == line
    assert_translated(refusal.value, text)


def test_the_context_is_one_line_that_is_safe_to_show() -> None:
    error = explained(f"<urlset>{'x' * 100}\n\t\x01\x02\u202e &b{'y' * 100}</urlset>")
    assert error.context == f"…{'x' * 38} \ufffd\ufffd\ufffd &b{'y' * 34}…"


def test_columns_count_characters_and_lines_end_in_three_ways() -> None:
    error = explained("<urlset>\r\n\rxé😀&</urlset>")
    assert (error.line, error.column) == (3, 4)


def test_a_hostile_text_does_not_take_long() -> None:
    prefixes = "".join(f"<p{number}:x/>&e{number};" for number in range(2500))
    start = time.process_time()
    error = explained(f"<urlset>{prefixes}{'<!--' * 12_000}{'&' * 12_000}")
    assert time.process_time() - start < seconds(3)  # it takes a tenth of one
    assert len(error.file_hits) < 50


KINDS = {
    "urlset": Kind.URLSET,
    "sitemapindex": Kind.SITEMAPINDEX,
    "feed": Kind.FEED,
    "rss": Kind.FEED,
    "RDF": Kind.FEED,
    "(text)": Kind.TEXT,
}
TEMPLATES = ("206-betterdiscord-sitemap.xml", "309-w-emirodgar-com-sitemap-images.xml")


@needs_shared
@for_each("file", corpus_files(), ids=file_name)
def test_real_files_are_what_their_manifest_says(file: CorpusFile) -> None:
    expected = KINDS.get(file.root)
    if file.path.name in TEMPLATES:
        expected = Kind.URLSET
    elif file.root == "(text)" and not file.entries:  # a robots.txt, or prose
        expected = None
    try:
        decoded = decode_text(inflate(file.path.read_bytes()).data)
        kind = sniff(decoded.text).kind
    except Unreadable:
        assert expected is None
    else:
        assert kind is expected
        assert decoded.encoding == ("iso-8859-1" if file.path.name.startswith("028-") else "utf-8")


@for_each(
    ("root", "advice"),
    [
        ("<urlset>", "Add xmlns:shop to the root element."),
        ("<urlset xmlns:shops='urn:x'>", "It should be shops."),
        ("<urlset xlmns:shop='urn:x'>", "Write xmlns:shop, not xlmns:shop."),
    ],
)
def test_a_prefix_that_is_not_declared_says_what_was_meant(root: str, advice: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_document(f"{root}<url><shop:a/></url></urlset>".encode())
    (file_hit,) = caught.value.file_hits
    assert finding_of_file_hit(file_hit).message.endswith(advice)
