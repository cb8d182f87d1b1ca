import gzip
import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import SetValues, insertion
from editor.core.document.entry_text import entry_text
from editor.core.fields import XML_SPACE, Kind, fields_of
from editor.core.file_limits import MAX_BYTES
from editor.core.xml.markup import NAMESPACE
from editor.formats.reading.reader import read_document
from editor.formats.writing.export import ExportForm, ExportTooLarge, ascii_url, export
from editor.formats.writing.faithful_writing import NotFaithful
from editor.rules.catalogue import RULE_BY_ID
from tests.for_each import for_each
from tests.foreign import assert_translated
from tests.rules import extension_cases
from tests.shared import CorpusFile, corpus_files, is_sound, official_schema, sweep

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
ROOT = f'<urlset xmlns="{NAMESPACE}">'
IMAGE = 'xmlns:i="http://www.google.com/schemas/sitemap-image/1.1"'


def exported(text: str | bytes, form: ExportForm = ExportForm.XML) -> str:
    document = read_document(text.encode() if isinstance(text, str) else text).entries
    return export(document, form).decode()


def entry_of(inside: str, attributes: str = "") -> str:
    """What an entry's inside becomes."""
    start = f'<urlset xmlns="{NAMESPACE}" {IMAGE} xmlns:x="urn:x">'
    text = exported(f"{start}<url{attributes}>{inside}</url></urlset>")
    assert text.startswith(HEAD + start)
    return text.removeprefix(HEAD + start).removesuffix("\n</urlset>\n")


def test_the_clean_form_of_a_whole_file() -> None:
    text = (
        "<?xml version='1.0' encoding='utf-8'?><?xml-stylesheet href='a.xsl'?>\r\n<!-- made\r\nby hand -->"
        f'<s:urlset xmlns:s="https://www.sitemaps.org/schemas/sitemap/0.9/" {IMAGE} x="a\tb&#10;c">\r\n'
        "\t<!-- first -->\r\n<s:url>\r\n\t<s:lastmod> 2020-01-01\r\n</s:lastmod><s:loc><![CDATA[http://a.example/?a&b]]>"
        "</s:loc></s:url><s:url><s:loc>http://b.example/'</s:loc><s:priority></s:priority>\r\n\t\t<i:image>\r\n"
        "\t\t\t<i:loc>http://a.example/1\t.png</i:loc>\r\n\t\t</i:image>\r\n\t</s:url><!-- last -->"
        "</s:urlset>\r\n<!-- end -->"
    )
    assert exported("\ufeff" + text) == (
        f"{HEAD}<?xml-stylesheet href='a.xsl'?>\n<!-- made\nby hand -->\n"
        f'<urlset xmlns="{NAMESPACE}" xmlns:s="{NAMESPACE}" {IMAGE} x="a b&#10;c">\n'
        "  <!-- first -->\n"
        "  <url>\n    <loc>http://a.example/?a&amp;b</loc>\n    <lastmod>2020-01-01</lastmod>\n  </url>\n"
        "  <url>\n    <loc>http://b.example/&apos;</loc>\n    <i:image>\n"
        "      <i:loc>http://a.example/1\t.png</i:loc>\n    </i:image>\n  </url>\n"
        "  <!-- last -->\n</urlset>\n<!-- end -->\n"
    )


@for_each(
    ("inside", "children"),
    [
        ("<loc>a</loc>", ["<loc>a</loc>"]),
        ("<loc>\n<![CDATA[a&b]]> </loc>", ["<loc>a&amp;b</loc>"]),
        ("<loc>&gt;\"'<!-- n --></loc>", ["<loc><!-- n -->&gt;&quot;&apos;</loc>"]),
        ("<loc>a\nb&#13;</loc>", ["<loc>a&#10;b</loc>"]),
        ("<priority>1</priority><loc>a</loc>", ["<loc>a</loc>", "<priority>1</priority>"]),
        ("<loc>a</loc><lastmod> </lastmod>", ["<loc>a</loc>"]),
        ("<loc>a</loc><lastmod><!-- n --></lastmod>", ["<loc>a</loc>", "<!-- n -->"]),
        ("<x:y/><loc>a</loc><!-- n -->", ["<loc>a</loc>", "<x:y/>", "<!-- n -->"]),
        ("<!-- n --><loc k='1'>a</loc>", ["<!-- n -->", '<loc k="1">a</loc>']),
        ("<loc>a</loc><y xmlns='urn:y'><z/></y>", ["<loc>a</loc>", "<y xmlns='urn:y'><z/></y>"]),
        ("<loc>a</loc><x:y><![CDATA[ <\t> ]]></x:y>", ["<loc>a</loc>", "<x:y><![CDATA[ <\t> ]]></x:y>"]),
        ("<loc>a</loc>\u00a0\u200b", ["<loc>a</loc>"]),
        ("<loc>a</loc>b&lt;", ["<loc>a</loc>", "b&lt;"]),
        ("<loc>a</loc><loc>b</loc><loc/>", ["<loc>a</loc>", "<loc>b</loc>"]),
        ("<loc>a</loc><Priority>1</Priority>", ["<loc>a</loc>", "<Priority>1</Priority>"]),
    ],
)
def test_an_entry_is_put_in_order_and_loses_nothing(inside: str, children: list[str]) -> None:
    lines = "".join(f"\n    {child}" for child in children)
    assert entry_of(inside) == f"\n  <url>{lines}\n  </url>"


def test_attributes_of_an_entry_survive() -> None:
    assert entry_of("<loc>a</loc>", " id='1\"' \n xmlns:y = 'urn:y'").startswith(
        '\n  <url id="1&quot;" xmlns:y="urn:y">'
    )


def test_foreign_elements_keep_their_namespaces_wherever_they_stand() -> None:
    start = f'<s:urlset xmlns:s="{NAMESPACE}" xmlns="urn:d" xmlns:v="urn:v">'
    text = exported(f"{start}<v:a><q/></v:a><s:url><v:b><q/></v:b></s:url><q><r/></q><v:c/></s:urlset>")
    assert '<v:a xmlns="urn:d"><q/></v:a>' in text
    assert '<v:b xmlns="urn:d"><q/></v:b>' in text
    assert '<q xmlns="urn:d"><r/></q><v:c/>' in text


def test_what_stands_between_entries_has_the_entities_of_the_file_written_out() -> None:
    start = f'<urlset xmlns="{NAMESPACE}" xmlns:v="urn:v">'
    text = exported(f'<!DOCTYPE urlset [<!ENTITY e "x">]>{start}<v:a b="&e;">&e;&amp;</v:a><url/></urlset>')
    assert '<v:a b="x">x&amp;</v:a>' in text


def test_foreign_elements_without_a_prefix_do_not_become_core_elements() -> None:
    text = exported(f'<s:urlset xmlns:s="{NAMESPACE}"><s:url><s:loc>a</s:loc><loc>b</loc></s:url></s:urlset>')
    assert '<loc>a</loc>\n    <loc xmlns="">b</loc>\n' in text


def test_a_document_type_is_dropped_and_its_entities_are_written_out() -> None:
    text = exported(
        '<!DOCTYPE urlset [<!ENTITY e "x&#38;amp;"><!ENTITY f SYSTEM "f"> <!-- > -->]>'
        f'<urlset xmlns="{NAMESPACE}" xmlns:x="urn:x">'
        "<url><loc>a&e;&f;&amp;e;</loc><x:y z='&e;'>&e;&lt;<![CDATA[&e;]]></x:y></url></urlset>"
    )
    assert "DOCTYPE" not in text
    assert "<loc>ax&amp;&amp;f;&amp;e;</loc>" in text  # nothing that stands elsewhere is fetched
    assert "<x:y z='x&amp;'>x&amp;&lt;<![CDATA[&e;]]></x:y>" in text


def test_a_list_has_the_entities_of_the_file_written_out_too() -> None:
    data = f'<!DOCTYPE urlset [<!ENTITY e "https://a.org">]>{ROOT}<url><loc>&e;/</loc></url></urlset>'
    assert exported(data, ExportForm.TEXT) == "https://a.org/\n"


@for_each(
    "text",
    [f'<urlset xmlns="{NAMESPACE}"/>', "<urlset>\n</urlset>", f"<urlset xmlns='{NAMESPACE}'></urlset>"],
)
def test_an_empty_file_stays_empty(text: str) -> None:
    assert exported(text) == f"{HEAD}{ROOT}\n</urlset>\n"


def test_an_index_is_exported_as_one() -> None:
    text = exported("<sitemapindex><sitemap><lastmod>2020</lastmod><loc>a</loc></sitemap></sitemapindex>")
    assert text == (
        f'{HEAD}<sitemapindex xmlns="{NAMESPACE}">\n  <sitemap>\n    <loc>a</loc>\n    '
        "<lastmod>2020</lastmod>\n  </sitemap>\n</sitemapindex>\n"
    )


def test_a_text_list_becomes_a_urlset_and_back() -> None:
    lines = "http://a.example/?a&b\n\nhttp://b.example/é\n"
    text = exported(lines)
    assert text.count("<url>") == 2
    assert "<loc>http://a.example/?a&amp;b</loc>" in text
    assert exported(text, ExportForm.TEXT) == "http://a.example/?a&b\nhttp://b.example/%C3%A9\n"


def test_other_encodings_become_utf_8() -> None:
    data = f"<?xml version='1.0' encoding='ISO-8859-1'?>{ROOT}<url><loc>é</loc></url></urlset>".encode(
        "latin-1"
    )
    assert "<loc>é</loc>" in exported(data)


def test_a_compressed_export_is_one_member_that_is_always_the_same() -> None:
    document = read_document(f"{ROOT}<url><loc>a</loc></url></urlset>".encode()).entries
    data = export(document, ExportForm.XML_GZ)
    assert data == export(document, ExportForm.XML_GZ)
    assert data[4:8] == bytes(4)
    assert gzip.decompress(data) == export(document, ExportForm.XML)


@for_each(
    ("url", "expected"),
    [
        ("http://a.example/?a=1&b#c%20", "http://a.example/?a=1&b#c%20"),
        ("http://münchen.example:80/ü?ü#ü", "http://xn--mnchen-3ya.example:80/%C3%BC?%C3%BC#%C3%BC"),
        ("http://ü@a.example/a b\nc", "http://%C3%BC@a.example/a%20b%0Ac"),
        ("kein Link", "kein%20Link"),
    ],
)
def test_a_list_holds_urls_in_ascii(url: str, expected: str) -> None:
    assert ascii_url(url) == expected


@for_each(
    ("name", "form"),
    [
        ("a.xml", ExportForm.XML),
        ("A.XML.GZ", ExportForm.XML_GZ),
        ("a.txt", ExportForm.TEXT),
        ("a.txt.gz", ExportForm.TEXT_GZ),
        ("a.csv", None),
        ("a.gz", None),
    ],
)
def test_the_form_follows_the_name(name: str, form: ExportForm | None) -> None:
    assert ExportForm.of_name(name) is form


def test_too_many_bytes_are_refused() -> None:
    document = read_document(f"{ROOT}<url><loc>a</loc></url></urlset>".encode()).entries
    size = len(export(document, ExportForm.XML))
    assert len(export(document, ExportForm.XML, limit=size)) == size <= MAX_BYTES
    with pytest.raises(ExportTooLarge):
        export(document, ExportForm.XML, limit=size - 1)


def test_what_xml_cannot_hold_is_refused() -> None:
    document = Document()
    insertion(document, 0, [Entry("http://a.example/\x00")]).apply(document)
    with pytest.raises(NotFaithful, match="which XML does not allow in any form") as refusal:
        export(document, ExportForm.XML)
    assert_translated(refusal.value)


values = st.text("ab<>&\"' \n\r\t]é", max_size=6)
insides = st.sampled_from(
    [
        "",
        "<!-- n -->",
        "<i:image>\n\t<i:loc>x</i:loc></i:image>",
        "<lastmod/>",
        "<loc><![CDATA[c]]></loc>",
        "\n\t",
    ]
)


@given(st.lists(st.tuples(insides, insides, values, values), min_size=1, max_size=4))
def test_an_export_reads_back_and_is_stable(rows: list[tuple[str, str, str, str]]) -> None:
    entries = "".join(f"<url>{before}<priority>1</priority>{after}</url>" for before, after, _, _ in rows)
    document = read_document(f"<urlset xmlns='{NAMESPACE}' {IMAGE}>{entries}</urlset>".encode()).entries
    for row, (_, _, loc, priority) in enumerate(rows):
        SetValues("loc", range(row, row + 1), loc).apply(document)
        SetValues("priority", range(row, row + 1), priority).apply(document)
    data = export(document, ExportForm.XML)
    assert export(read_document(data).entries, ExportForm.XML) == data


# Real files


def kept(root: etree._Element) -> Counter[str]:
    """Everything but the core elements, without white space: what an export must not lose."""
    found: Counter[str] = Counter()
    core = str(root.tag).rpartition("}")[0]
    for node in root.iter():
        if node.tag is etree.Entity:
            continue  # it turns into text
        if not isinstance(node.tag, str):
            found[f"{node.tag.__name__}: {' '.join(str(node.text).split())}"] += 1
        elif node.tag.rpartition("}")[0] != core:
            found[f"{node.tag} {sorted(node.attrib.items())} {(node.text or '').strip(XML_SPACE)}"] += 1
    return found


@for_each("file", sweep(corpus_files(is_sound), 4))
def test_exports_of_real_files_keep_all_there_is(file: CorpusFile) -> None:
    document = read_document(file.path.read_bytes(), file.path.name).entries
    data = export(document, ExportForm.XML)
    original = file.path.read_bytes()
    parser = etree.XMLParser(resolve_entities=False)
    before = etree.fromstring(gzip.decompress(original) if document.frame.gzip else original, parser)
    after = etree.fromstring(data, parser)
    assert kept(after) == kept(before)
    assert b"\r" not in data
    assert data.endswith(b">\n")
    again = read_document(data).entries
    for field in fields_of(document.kind):
        expected = [value.strip(XML_SPACE) for value in document.column(field.name)]
        assert again.column(field.name) == expected
    assert export(again, ExportForm.XML) == data


@for_each("file", sweep(corpus_files(lambda file: file.xsd_valid == "yes"), 0))
def test_exports_of_valid_files_pass_the_official_schema(file: CorpusFile) -> None:
    document = read_document(file.path.read_bytes(), file.path.name).entries
    core = "siteindex.xsd" if document.kind is Kind.SITEMAPINDEX else "sitemap.xsd"
    official = official_schema(core, "image", "video", "news", "mobile")
    official.assertValid(etree.fromstring(export(document, ExportForm.XML)))


VIDEO = ' xmlns:v="http://www.google.com/schemas/sitemap-video/1.1"'


@for_each("loc", ["<loc>http://a.example/</loc>", "<loc><![CDATA[http://a.example/]]></loc>"])
def test_elements_of_extensions_come_in_the_order_of_their_table(loc: str) -> None:
    block = "<v:video>\n<v:live>no</v:live><!-- c -->\n<v:title>T</v:title></v:video>"
    document = read_document(
        f'<urlset xmlns="{NAMESPACE}"{VIDEO}><url>{loc}{block}</url></urlset>'.encode()
    ).entries
    before = entry_text(document, 0)
    text = export(document, ExportForm.XML).decode()
    assert re.search(r"<v:video>\s*<v:title>T</v:title><!-- c -->\s*<v:live>no</v:live></v:video>", text)
    assert entry_text(document, 0) == before


@for_each("rule", [rule for rule in extension_cases.FAILING if RULE_BY_ID[rule].severity > 1])
def test_what_is_wrong_with_extensions_is_no_matter_of_a_text_list(rule: str) -> None:
    assert ExportForm.TEXT.corrects(rule)
    assert not ExportForm.XML.corrects(rule)
