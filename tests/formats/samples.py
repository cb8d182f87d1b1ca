"""Sitemaps made by hypothesis: legal XML, as awkward as it gets."""

from functools import cache
from operator import add

from hypothesis import strategies as st

from editor.core.xml.markup import NAMESPACE

_SPACES = st.sampled_from(["", "", " ", "\n", "\n  ", "\n    ", "\t", "\r\n  ", "\r\n\r\n", "\r"])
_NOTES = st.sampled_from(["<!-- note -->", "<!--</url>-->", "<?pi x?>", "<!-- <url> -->", "<?a </url>?>"])
_TEXTS = st.sampled_from(
    [
        "https://example.com/a",
        "http://example.com/?a=1&amp;b=2",
        "2024-05-05",
        "daily",
        "0.5",
        "a&gt;b",
        "a>b",
        "&quot;q&quot;",
        '"q"',
        "it&apos;s",
        "it's",
        "&#38;amp;",
        "&#xe9;é",
        "&lt;loc>",
        " padded ",
        "one\ntwo",
        "one\r\ntwo",
        "x&#13;y",
        "]]&gt;",
        " ",
        "é🦊",
        "<![CDATA[https://example.com/?a&b]]>",
        "<![CDATA[</loc></url>]]>",
        "a<!-- c -->b",
        "<!-- c -->",
        "a<?pi?>b",
        "<b>bold</b>",
        "<b/>",
        "",
    ]
)
_ATTRIBUTES = st.sampled_from(
    ["", "", "", "", " ", ' a="1>2"', " a='/>'", ' x:y="</url>"'.replace("<", "&lt;")]
)
_EXTENSIONS = st.sampled_from(
    [
        "<x:image><x:loc>i</x:loc></x:image>",
        "<x:a/>",
        '<x:link rel="a" href="b>c"/>',
        "<x:a>1<x:b>2<x:c>3<x:d>4<x:e>5</x:e></x:d></x:c></x:b></x:a>",
        "<x:t><![CDATA[</url><url>]]></x:t>",
        "<x:t>a > b</x:t>",
        "<x:t><!-- </url> --></x:t>",
        '<y:own xmlns:y="urn:y"><y:loc/></y:own>',
        '<PageMap xmlns="urn:map"><url>inner</url><loc>no</loc></PageMap>',
        f'<z:loc xmlns:z="{NAMESPACE}">core in disguise</z:loc>',
        f'<x:loc xmlns:x="{NAMESPACE}">rebound</x:loc>',
        "<x:a><loc>deep</loc></x:a>",
        '<x:a t=">"/> stray <x:b t="/>">text</x:b>',
        "<changeFreq>daily</changeFreq>",
        "<url><loc>nested</loc></url>",
        "stray",
        "<![CDATA[stray]]>",
    ]
)
_FIELDS = st.sampled_from(["loc", "lastmod", "changefreq", "priority"])
_SETS_OF_FIELDS = st.sets(_FIELDS)
_PLAIN_TEXTS = st.sampled_from(["https://example.com/a", "a&amp;b", "a>b", "it's", "2024-05-05", "daily"])
_BEFORE_END = st.sampled_from(["", "", " "])
_BETWEEN = st.one_of(_SPACES, _NOTES)


@st.composite
def _child(draw: st.DrawFn, prefix: str) -> str:
    kind = draw(st.integers(0, 9))
    if kind < 7:
        field, text, attributes = draw(_FIELDS), draw(_TEXTS), draw(_ATTRIBUTES)
        if not text and draw(st.booleans()):
            return f"<{prefix}{field}{attributes}/>"
        return f"<{prefix}{field}{attributes}>{text}</{prefix}{field}{draw(_BEFORE_END)}>"
    return draw(_EXTENSIONS) if kind < 9 else draw(_NOTES)


@cache  # what is made anew for each entry takes longer than drawing it
def _children(prefix: str) -> st.SearchStrategy[list[str]]:
    return st.lists(_child(prefix), max_size=6)


@st.composite
def _odd_entry(draw: st.DrawFn, tag: str, prefix: str) -> str:
    attributes = draw(_ATTRIBUTES)
    children = draw(_children(prefix))
    if not children and draw(st.booleans()):
        return f"<{tag}{attributes}/>"
    inside = "".join(draw(_SPACES) + child for child in children)
    return f"<{tag}{attributes}>{inside}{draw(_SPACES)}</{tag}{draw(_BEFORE_END)}>"


@st.composite
def _plain_entry(draw: st.DrawFn, tag: str, prefix: str) -> str:
    names = draw(_SETS_OF_FIELDS)
    fields = [f"\n    <{prefix}{name}>{draw(_PLAIN_TEXTS)}</{prefix}{name}>" for name in names]
    fields.sort(key=lambda text: [name in text for name in ("priority>", "changefreq>", "lastmod>", "loc>")])
    if draw(st.integers(0, 3)) == 0:
        fields.append("\n    <x:a>1</x:a>\n    <x:b c='d'/>")
    return f"<{tag}>{''.join(fields)}\n  </{tag}>"


def _stranger(prefix: str, entry: str) -> str:
    """What is written as entries are and is none: it declares another namespace."""
    tag, own = prefix + entry, f"xmlns:{prefix[:-1]}" if prefix else "xmlns"
    return f"<{tag} a='>' {own} = \"urn:x\"><{prefix}loc>no</{prefix}loc></{tag}>"


@cache
def _entries(prefix: str, entry: str) -> st.SearchStrategy[list[str]]:
    """Entries, each with what stands before it."""
    plain, odd = _plain_entry(prefix + entry, prefix), _odd_entry(prefix + entry, prefix)
    strangers = st.sampled_from(["<x:under-root/>", _stranger(prefix, entry)])
    gaps = st.one_of(st.just("\n  "), st.just("\n  "), _SPACES, _NOTES, strangers)
    one = st.builds(add, gaps, st.one_of(plain, plain, odd))
    return st.integers(0, 12).flatmap(lambda count: st.lists(one, min_size=count, max_size=count))


@st.composite
def sitemaps(draw: st.DrawFn) -> str:
    """The text of a well-formed sitemap or sitemap index."""
    kind, entry = draw(st.sampled_from([("urlset", "url"), ("urlset", "url"), ("sitemapindex", "sitemap")]))
    prefix = draw(st.sampled_from(["", "", "s:"]))
    namespace = draw(st.sampled_from([NAMESPACE, NAMESPACE, "https://wrong.example/"]))
    declaration = f"xmlns:{prefix[:-1]}" if prefix else "xmlns"
    doctype = draw(st.sampled_from(["", "", "", f"<!DOCTYPE {kind} [<!ENTITY e 'x'><!-- ]> --> ]>\n"]))
    xml = draw(st.sampled_from(["", '<?xml version="1.0" encoding="UTF-8"?>\n', "<?xml version='1.0'?>\r\n"]))
    entries = "".join(draw(_entries(prefix, entry)))
    root = f'<{prefix}{kind} {declaration}="{namespace}" xmlns:x="urn:x">'
    end = draw(_BETWEEN) + f"</{prefix}{kind}>" + draw(_BETWEEN)
    return xml + doctype + draw(_SPACES) + root + entries + end
