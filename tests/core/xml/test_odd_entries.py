from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from editor.core.extensions.extension_declarations import HREFLANG, IMAGE
from editor.core.fields import FIELD_NAMES, XML_SPACE, Kind
from editor.core.xml.markup import EXTENSIONS, NAMESPACE, Frame, Oddity, Values, new_frame
from editor.core.xml.odd_entries import (
    clear_element,
    current_source,
    extension_meant,
    field_meant,
    name_with_prefix,
    patch_entry,
    prefix_for,
    read_entry,
    value_offset,
    with_prefixes,
)
from editor.core.xml.outline import outline, scope_names
from editor.formats.reading.reader import read_document
from tests.for_each import for_each
from tests.rules.documents import url, urlset

IMAGE_NAMESPACE = "http://www.google.com/schemas/sitemap-image/1.1"
XSI = "http://www.w3.org/2001/XMLSchema-instance"
URLSET = new_frame(Kind.URLSET)._replace(
    namespaces=(("", NAMESPACE), ("s", NAMESPACE), ("image", IMAGE_NAMESPACE), ("xsi", XSI))
)
INDEX = new_frame(Kind.SITEMAPINDEX)._replace(namespaces=URLSET.namespaces)
LOC = "<loc>http://a.example/</loc>"


def values_of(text: str, frame: Frame = URLSET) -> Values:
    return read_entry(text, frame).values


def oddities_of(text: str, frame: Frame = URLSET) -> list[Oddity]:
    return list(read_entry(text, frame).oddities)


def changed(values: Values, changes: dict[str, str]) -> Values:
    loc, lastmod, changefreq, priority = (
        changes.get(field, value) for field, value in zip(FIELD_NAMES, values, strict=True)
    )
    return (loc, lastmod, changefreq, priority)


def patched(text: str, changes: dict[str, str], frame: Frame = URLSET) -> str:
    source = read_entry(text, frame)
    return patch_entry(source, changed(source.values, changes), frame)


@for_each(
    ("content", "value"),
    [
        ("http://a/?b&amp;c", "http://a/?b&c"),
        ("&lt;&gt;&quot;&apos;&#65;&#x42;", "<>\"'AB"),
        ("&amp;amp;", "&amp;"),
        ("<![CDATA[a&amp;<b>]]>", "a&amp;<b>"),
        (" a<![CDATA[b]]>c&amp;<![CDATA[]]>", " abc&"),
        ("a<!-- <b> & -->b<?pi <c> ?>c", "abc"),
        ("a\r\nb\rc&#13;", "a\nb\nc\r"),
        ("<![CDATA[a\r\nb]]>", "a\nb"),
        ("<b x='>'>a</b>b", "ab"),
        ("\n  a\n", "\n  a\n"),
    ],
)
def test_a_value_is_the_text_a_parser_gives(content: str, value: str) -> None:
    assert values_of(f"<url><loc>{content}</loc></url>") == (value, "", "", "")


@for_each(
    "text",
    [
        "<url><priority>1</priority><lastmod>2020</lastmod><loc>u</loc><changefreq>daily</changefreq></url>",
        "<s:url><s:loc>u</s:loc><s:lastmod>2020</s:lastmod><changefreq>daily</changefreq>"
        "<priority>1</priority></s:url>",
        f"<x:url xmlns:x='{NAMESPACE}'><x:loc>u</x:loc><x:lastmod>2020</x:lastmod>"
        "<x:changefreq>daily</x:changefreq><x:priority>1</x:priority></x:url>",
        "<url><image:image><image:loc>no</image:loc><image:image/></image:image><loc>u</loc>"
        "<lastmod>2020</lastmod><!-- <loc>no</loc> --><changefreq>daily</changefreq><priority>1</priority>"
        "</url>",
        "<url><lastmod/><loc>u</loc><loc>no</loc><lastmod>2020</lastmod><changefreq>daily</changefreq>"
        "<priority a='>'>1</priority ></url>",
    ],
)
def test_values_are_found_whatever_stands_around_them(text: str) -> None:
    assert values_of(text) == ("u", "2020", "daily", "1")


def test_an_entry_may_be_in_another_namespace_than_its_root() -> None:
    assert values_of("<url xmlns=''><loc>u</loc></url>")[0] == "u"
    assert values_of("<url><loc xmlns=''>u</loc></url>")[0] == ""


@for_each(
    ("inside", "expected"),
    [
        (LOC + "<lastMod>2020</lastMod>", [("unknown-core-element", "lastmod", "lastMod", "auto")]),
        (
            LOC + "<lastmod>2020</lastmod><lastMod>2020</lastMod>",
            [("unknown-core-element", "lastmod", "lastMod", "ask")],
        ),
        (LOC + "<locc>u</locc>", [("unknown-core-element", "", "locc", "ask")]),
        ("<loc xmlns=''>u</loc><lastmod>2020</lastmod>", [("namespace-missing", "", "", "auto")]),
        ("<Loc>u</Loc>", [("unknown-core-element", "loc", "Loc", "auto")]),
        (LOC + "<url/>", [("misplaced-core-element", "", "url", "none")]),
        (LOC + "<loc>http://b.example/</loc>", [("element-repeated", "loc", "http://b.example/", "ask")]),
        (LOC + "<loc> http://a.example/</loc>", [("element-repeated", "loc", " http://a.example/", "auto")]),
        (LOC + "<loc/>", [("empty-element", "loc", "loc", "auto")]),
        ("<lastmod>2020</lastmod>" + LOC, [("element-order", "loc", "loc", "")]),
        ("<image:image/>" + LOC, [("element-order", "loc", "loc", "")]),
        ("<image:image>x</image:image>" + LOC, [("element-order", "loc", "loc", "")]),
        (LOC + "<lastmod/>", [("empty-element", "lastmod", "lastmod", "auto")]),
        (LOC + "<lastmod>\n</lastmod>", [("empty-element", "lastmod", "lastmod", "auto")]),
        (LOC + "<lastmod><![CDATA[ ]]></lastmod>", [("empty-element", "lastmod", "lastmod", "auto")]),
        (LOC + "<lastmod><![CDATA[]]><!-- --></lastmod>", [("empty-element", "lastmod", "lastmod", "ask")]),
        (LOC + "<lastmod><!-- --></lastmod>", [("empty-element", "lastmod", "lastmod", "ask")]),
        (LOC + "<lastmod xsi:nil='1'/>", [("empty-element", "lastmod", "lastmod", "ask")]),
        (LOC + "<lastmod><b>2020</b></lastmod>", [("element-has-children", "lastmod", "b", "")]),
        (LOC + "<lastmod><b/></lastmod>", [("element-has-children", "lastmod", "b", "")]),
        (LOC + "\u00a0", [("stray-text", "", "\u00a0", "auto")]),
        ("\u200b" + LOC + "x", [("stray-text", "", "\u200bx", "ask")]),
        ("<![CDATA[x]]>" + LOC, [("stray-text", "", "x", "ask")]),
        ("<loc lang='en'>http://a.example/</loc>", [("unexpected-attribute", "loc", "lang", "")]),
        ("https://a.example/", [("loc-missing", "loc", "bare-url", "")]),
        ("<lastmod>2020</lastmod> https://a.example/ ", [("loc-missing", "loc", "bare-url", "")]),
        ("", [("loc-missing", "loc", "", "")]),
        ("text", [("loc-missing", "loc", "", ""), ("stray-text", "", "text", "ask")]),
        ("<loc> </loc>", [("loc-empty", "loc", "", "")]),
        ("<loc/>", [("loc-empty", "loc", "", "")]),
        (LOC + "<!-- fine --><?fine fine?><lastmod><![CDATA[2020]]></lastmod>", []),
        (f"<loc xmlns='{NAMESPACE}'>http://a.example/</loc>", []),
    ],
)
def test_what_is_odd_is_named(inside: str, expected: list[tuple[str, str, str, str]]) -> None:
    assert oddities_of(f"<url>{inside}</url>") == expected


def test_an_entry_may_be_self_closed_or_have_attributes() -> None:
    assert oddities_of("<url/>") == [("loc-missing", "loc", "", "")]
    assert oddities_of(f"<url id='1' xsi:x='' xmlns:y='z'>{LOC}</url>") == [
        ("unexpected-attribute", "", "id", "")
    ]


def test_an_index_has_no_changefreq_and_no_priority() -> None:
    text = "<sitemap><loc>u</loc><priority>1</priority><url/><lastmod>2020</lastmod></sitemap>"
    source = read_entry(text, INDEX)
    assert source.values == ("u", "2020", "", "")
    assert source.oddities == (
        ("misplaced-core-element", "", "priority", "auto"),
        ("misplaced-core-element", "", "url", "none"),
    )


def test_own_entities_are_named_and_never_expanded() -> None:
    prolog = f'<!DOCTYPE urlset [<!ENTITY e "x">]><urlset xmlns="{NAMESPACE}">'
    frame = URLSET._replace(prolog=prolog)
    text = "<url><loc>u&e;&amp;e;</loc><image:image>&f;<!-- &g; --><![CDATA[&h;]]></image:image></url>"
    assert values_of(text, frame)[0] == "u&e;&e;"
    assert oddities_of(text, frame) == [("custom-entity", "loc", "e", ""), ("custom-entity", "", "f", "")]
    assert patched(text, {"lastmod": "2020"}, frame).startswith("<url><loc>u&e;&amp;e;</loc><lastmod>")


@for_each(
    ("text", "values", "expected"),
    [
        ("<loc>a</loc>", {"loc": "b<&"}, "<loc>b&lt;&amp;</loc>"),
        ("<loc>\n a\n</loc>", {"loc": "b"}, "<loc>b</loc>"),
        ("<loc><![CDATA[a]]></loc>", {"loc": "b&]]>"}, "<loc><![CDATA[b&]]]]><![CDATA[>]]></loc>"),
        ("<loc>\n <![CDATA[a]]>\n</loc>", {"loc": "\n b\n"}, "<loc>\n <![CDATA[b]]>\n</loc>"),
        ("<loc>\n <![CDATA[a]]>\n</loc>", {"loc": "b"}, "<loc><![CDATA[b]]></loc>"),
        ("<loc><!-- 1 -->a<!-- 2 --></loc>", {"loc": "b"}, "<loc><!-- 1 -->b<!-- 2 --></loc>"),
        ("<loc>a<!-- 1 -->b<![CDATA[c]]></loc>", {"loc": "d"}, "<loc>d<!-- 1 --></loc>"),
        ("<loc><!-- 1 --></loc>", {"loc": "a"}, "<loc><!-- 1 -->a</loc>"),
        ("<loc>a<b>c</b></loc>", {"loc": "d"}, "<loc>d</loc>"),
        ("<loc>&a;/x</loc>", {"loc": "b&a;&c;&"}, "<loc>b&a;&amp;c;&amp;</loc>"),
        ("<loc>&amp;a;</loc>", {"loc": "b&a;"}, "<loc>b&amp;a;</loc>"),
        ("<loc><!-- &b; -->&a;</loc>", {"loc": "&a;&b;"}, "<loc><!-- &b; -->&a;&amp;b;</loc>"),
        ("<loc><![CDATA[x]]>&a;</loc>", {"loc": "y&a;"}, "<loc>y&a;</loc>"),
        ("<loc>a</loc><lastmod />", {"lastmod": "b"}, "<loc>a</loc><lastmod>b</lastmod>"),
        ("<loc>a</loc><lastmod a='/'/>", {"lastmod": "b"}, "<loc>a</loc><lastmod a='/'>b</lastmod>"),
        (" <loc>a</loc>\n <x/>", {"priority": "1"}, " <loc>a</loc> <priority>1</priority>\n <x/>"),
        ("\n <x/>", {"loc": "a"}, "\n <loc>a</loc>\n <x/>"),
        (
            "\n <priority>1</priority>\n <loc>a</loc>\n",
            {"lastmod": "b", "changefreq": "c"},
            "\n <priority>1</priority>\n <loc>a</loc>\n <lastmod>b</lastmod>\n <changefreq>c</changefreq>\n",
        ),
        ("\n <loc>a</loc>\n <x/>\n", {"loc": ""}, "\n <x/>\n"),
        ("\n <loc>a</loc>\n <x/>\n", {"loc": "", "lastmod": "b"}, "\n <lastmod>b</lastmod>\n <x/>\n"),
        ("<loc>a</loc> <loc>b</loc>", {"loc": ""}, ""),
        ("<loc>a</loc> <loc>b</loc>", {"loc": " "}, "<loc> </loc>"),
        ("<loc/> <loc>b</loc>", {"loc": "c"}, "<loc/> <loc>c</loc>"),
        ("", {"loc": "a"}, "\n    <loc>a</loc>\n  "),
        ("http://a", {"loc": "a"}, "\n    <loc>a</loc>http://a"),
    ],
)
def test_only_the_characters_of_a_value_change(text: str, values: dict[str, str], expected: str) -> None:
    frame = URLSET._replace(namespaces=(*URLSET.namespaces, ("x", "urn:x")))
    assert patched(f"<url>{text}</url>", values, frame) == f"<url>{expected}</url>"


def test_a_self_closed_entry_is_opened() -> None:
    assert patched("<url/>", {"loc": "a"}) == "<url>\n    <loc>a</loc>\n  </url>"
    assert (
        patched("<s:url />", {"loc": "a"}, URLSET._replace(epilog="</urlset>"))
        == "<s:url><s:loc>a</s:loc></s:url>"
    )


def test_what_the_encoding_does_not_have_leaves_its_cdata_section() -> None:
    frame = URLSET._replace(encoding="latin-1")
    assert (
        patched("<url><loc><![CDATA[a]]></loc></url>", {"loc": "é"}, frame)
        == "<url><loc><![CDATA[é]]></loc></url>"
    )
    assert patched("<url><loc><![CDATA[a]]></loc></url>", {"loc": "ж"}, frame) == "<url><loc>ж</loc></url>"


def test_an_emptied_element_is_cleared_and_others_stay() -> None:
    source = read_entry(f"<url>\n {LOC}\n <lastmod/>\n</url>", URLSET)
    assert clear_element(source, "lastmod", URLSET).text == f"<url>\n {LOC}\n</url>"
    assert clear_element(source, "loc", URLSET).text == source.text


def test_the_current_source_tells_what_is_odd_now() -> None:
    source = read_entry(f"<url>{LOC}<lastmod/></url>", URLSET)
    assert current_source(source, source.values, URLSET) is source
    now = current_source(source, ("u", "2020", "", ""), URLSET)
    assert now == read_entry("<url><loc>u</loc><lastmod>2020</lastmod></url>", URLSET)
    assert now.oddities == ()


def test_a_value_is_found_in_its_text() -> None:
    text = "<url>\n <loc>\n <![CDATA[a]]></loc><image:image/></url>"
    assert text[value_offset(text, "loc", URLSET) :].startswith("a]]>")
    assert text[value_offset(text, EXTENSIONS, URLSET) :].startswith("<image:image/>")
    assert value_offset(text, "lastmod", URLSET) == 0


# Against the XML parser, with entries of every kind

plain = st.text("ab&<>\"' \t\n\ré\u00a0]", max_size=6)
escaped = plain.map(lambda text: text.replace("&", "&amp;").replace("<", "&lt;").replace("]]>", "]]&gt;"))
notes = st.sampled_from(["<!-- <loc>c</loc> & -->", "<?pi <a> ?>", "<!---->"])
cdata = plain.map(lambda text: "<![CDATA[" + text.replace("]]>", "") + "]]>")
references = st.sampled_from(["&#38;", "&#x3C;", "&gt;", "&#13;"])
elements = st.sampled_from(["<b>t</b>", "<image:x a='>'/>", "<b><b>u</b></b>"])
contents = st.lists(escaped | notes | cdata | references | elements, max_size=4).map("".join)
names = st.sampled_from([*FIELD_NAMES, *(f"s:{name}" for name in FIELD_NAMES), "image:loc", "Loc", "url"])
attributes = st.sampled_from(["", "", "", " ", " a='>'", ' xmlns="urn:x"', f" xmlns='{NAMESPACE}'"])
children = st.builds(
    lambda name, attribute, content: f"<{name}{attribute}>{content}</{name}>", names, attributes, contents
)
closed = st.builds(lambda name, attribute: f"<{name}{attribute}/>", names, attributes)
insides = st.lists(children | closed | notes | escaped | cdata | st.just("\n  "), max_size=6).map("".join)
entries = st.builds(lambda start, inside: f"<url{start}>{inside}</url>", attributes, insides)
new_values = st.text("ab&<>\"' \n\r]é", max_size=5)


def by_parser(text: str) -> Values:
    """The values as the XML parser's tree gives them."""
    declared = " ".join(f"xmlns:{prefix}='{name}'" for prefix, name in URLSET.namespaces if prefix)
    root = etree.fromstring(f"<urlset xmlns='{NAMESPACE}' {declared}>{text}</urlset>".encode())
    entry = root[0]
    namespace = etree.QName(entry).namespace
    values = []
    for field in FIELD_NAMES:
        found = [str(child.xpath("string()")) for child in entry.iterchildren(f"{{{namespace}}}{field}")]
        values.append(next((value for value in found if value.strip(XML_SPACE)), (found or [""])[0]))
    loc, lastmod, changefreq, priority = values
    return (loc, lastmod, changefreq, priority)


@given(st.lists(entries, max_size=3))
def test_values_are_those_of_the_parser(texts: list[str]) -> None:
    assert [read_entry(text, URLSET).values for text in texts] == [by_parser(text) for text in texts]


@given(entries)
def test_the_short_way_of_reading_gives_the_same(text: str) -> None:
    longer = text.replace("<url", "<url ", 1)  # not the start tag that the short way knows
    assert oddities_of(text) == oddities_of(longer)


@given(entries, st.fixed_dictionaries({}, optional=dict.fromkeys(FIELD_NAMES, new_values)))
def test_a_patched_entry_holds_the_new_values(text: str, values: dict[str, str]) -> None:
    wanted = changed(values_of(text), values)
    new = patched(text, values)
    assert by_parser(new) == wanted
    assert values_of(new) == wanted


@given(entries, st.sampled_from(FIELD_NAMES), new_values.filter(lambda value: bool(value.strip(XML_SPACE))))
def test_setting_a_value_touches_no_other_element(text: str, field: str, value: str) -> None:
    old, new = outline(text, scope_names(URLSET)), patched(text, {field: value})
    others = [text[child.start : child.end] for child in old.elements if child.core != field]
    found = outline(new, scope_names(URLSET)).elements
    assert [new[child.start : child.end] for child in found if child.core != field] == others
    assert outline(new, scope_names(URLSET)).stray == old.stray


FRAME = read_document(urlset(url()).encode()).entries.frame


def meant_by(text: str) -> tuple[str, str]:
    """The field and the extension that are meant by an element of an entry."""
    (element,) = outline(f"<url>{text}</url>", scope_names(FRAME)).elements
    extension = extension_meant(element)
    return field_meant(element), extension.name if extension else ""


@for_each(
    ("text", "meant"),
    [
        ("<lastModified>a</lastModified>", ("lastmod", "")),
        ("<last_mod/>", ("lastmod", "")),
        ("<dateMod/>", ("lastmod", "")),
        ("<change-frequency/>", ("changefreq", "")),
        ("<prio/>", ("priority", "")),
        ("<link>https://acme.org/</link>", ("loc", "")),
        ('<link rel="alternate" hreflang="de" href="/"/>', ("", "hreflang")),
        ("<image><loc>a</loc></image>", ("", "image")),
        ("<video/>", ("", "video")),
        ("<news/>", ("", "news")),
        ("<title>A</title>", ("", "")),
    ],
)
def test_an_element_stands_for_a_field_or_an_extension(text: str, meant: tuple[str, str]) -> None:
    assert meant_by(text) == meant


def test_an_extension_keeps_its_prefix_in_a_file_and_takes_none_that_is_in_use() -> None:
    named = FRAME._replace(namespaces=(*FRAME.namespaces, ("i", IMAGE.namespace)))
    taken = FRAME._replace(namespaces=(*FRAME.namespaces, ("image", "urn:a")))
    assert [prefix_for(IMAGE, frame) for frame in (FRAME, named, taken)] == ["image:", "i:", ""]
    assert name_with_prefix(HREFLANG) == "xhtml:link"


def test_the_sitemaps_own_elements_inside_get_the_prefix_too() -> None:
    text = "<url><image><loc>a</loc><!-- <loc> --><x:b/></image><loc>b</loc></url>"
    image, _ = outline(text, scope_names(FRAME)).elements
    made = with_prefixes(text, [(image, "image:")], FRAME)
    assert made == (
        "<url><image:image><image:loc>a</image:loc><!-- <loc> --><x:b/></image:image><loc>b</loc></url>"
    )


def test_a_value_of_an_entry_in_another_namespace_gets_the_prefix_of_the_root() -> None:
    frame = URLSET._replace(
        prefix="sm:", namespace="urn:own", namespaces=(("sm", "urn:own"), ("", NAMESPACE))
    )
    source = read_entry("<url><x>1</x></url>", frame)
    now = ("", "2024-05-06", "", "")
    text = patch_entry(source, now, frame)
    assert text == "<url><sm:lastmod>2024-05-06</sm:lastmod><x>1</x></url>"
    assert values_of(text, frame) == now
