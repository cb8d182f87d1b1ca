"""A file that is converted to UTF-8 says so."""

from editor.core.fields import Kind
from editor.core.xml.markup import NAMESPACE, Frame, in_utf8
from tests.for_each import for_each

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
