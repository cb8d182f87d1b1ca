"""Text that means elsewhere what it meant, and says which encoding it has."""

from editor.core.document.entry_text import needed_prefixes, with_declarations, with_prefix
from editor.core.fields import Kind
from editor.core.xml.markup import NAMESPACE, Frame, in_utf8
from tests.for_each import for_each


@for_each(
    ("text", "prefixes"),
    [
        ("<a/>", [""]),
        ("<x:a><y:b z:c='1' xml:lang='en'/></x:a>", ["x", "y", "z"]),
        ("<x:a xmlns:x='u'><x:b/></x:a><x:c/>", ["x"]),
        ("<a xmlns='u'><b/><x:c xmlns:x='v'/><y:d/></a>", ["y"]),
        ("<x:a t=' y:b=\"1\" &lt;z:c>'><!-- <z:c/> --><?z <z:c?><![CDATA[<z:c/>]]></x:a>", ["x"]),
    ],
)
def test_the_prefixes_that_a_text_needs_are_those_it_does_not_declare(text: str, prefixes: list[str]) -> None:
    assert needed_prefixes(text) == prefixes


def test_elements_declare_what_each_of_them_needs() -> None:
    text = "<!-- <x:a/> --><x:a ><y:b/></x:a> <y:c xmlns:y='own'/><d/>"
    assert with_declarations(text, {"x": 'u"&', "y": "v", "": "", "z": "w"}) == (
        '<!-- <x:a/> --><x:a xmlns:x="u&quot;&amp;" xmlns:y="v" ><y:b/></x:a>'
        " <y:c xmlns:y='own'/><d xmlns=\"\"/>"
    )


@for_each(
    ("old", "new", "expected"),
    [
        ("x:", "y:", "<y:a t='x:a'><b/><![CDATA[<x:a>]]></y:a >"),
        ("x:", "", "<a t='x:a'><b/><![CDATA[<x:a>]]></a >"),
        ("", "x:", "<x:a t='x:a'><x:b/><![CDATA[<x:a>]]></x:a >"),
    ],
)
def test_elements_get_another_prefix(old: str, new: str, expected: str) -> None:
    text = "<x:a t='x:a'><b/><![CDATA[<x:a>]]></x:a >"
    assert with_prefix(text, old, new) == expected


ROOT = f'<urlset xmlns="{NAMESPACE}">'


@for_each(
    ("before", "after"),
    [
        ('<?xml version="1.0" encoding="ISO-8859-1"?>', '<?xml version="1.0" encoding="UTF-8"?>'),
        ("<?xml version='1.0' encoding = 'windows-1251' ?>", "<?xml version='1.0' encoding = 'UTF-8' ?>"),
        ('<?xml version="1.0"?>', '<?xml version="1.0"?>'),
        ("<!-- encoding='latin-1' -->", "<!-- encoding='latin-1' -->"),
    ],
)
def test_the_declaration_names_utf_8_and_nothing_else_changes(before: str, after: str) -> None:
    frame = Frame(Kind.URLSET, before + ROOT, "</urlset>", encoding="utf-16", bom=b"\xff\xfe")
    converted = in_utf8(frame)
    assert (converted.prolog, converted.encoding, converted.bom) == (after + ROOT, "utf-8", b"")
