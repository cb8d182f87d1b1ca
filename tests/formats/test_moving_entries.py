"""Entries on their way from one file to another."""

import re
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree

from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.core.document.entry_text import document_text, entry_text, text_size
from editor.core.document.sitemap_file import Listing
from editor.core.fields import FIELD_NAMES
from editor.core.grouping import Grouping, groups_of
from editor.core.xml.markup import NAMESPACE
from editor.formats.moving_entries import (
    CannotMove,
    as_one_file,
    distribution,
    file_of_entries,
    insert_document,
    move_to_file,
    move_to_files,
)
from editor.formats.reading.reader import Reader, read_document
from editor.formats.writing.export import ExportForm, export
from editor.formats.writing.faithful_writing import to_bytes, verify
from editor.services.documents.open_document import OpenDocument
from tests.examples import examples
from tests.for_each import for_each
from tests.formats.samples import sitemaps

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
IMAGE = "http://www.google.com/schemas/sitemap-image/1.1"
OLD = "http://www.google.com/schemas/sitemap/0.84"
PLAIN = f'<urlset xmlns="{NAMESPACE}">\n  <url><loc>https://acme.org/x</loc></url>\n</urlset>\n'


def joined(*texts: str) -> Document:
    whole = Document(is_set=True)
    for number, text in enumerate(texts):
        document = read_document(text.encode()).entries
        part = whole.files.new(Listing(f"{number}.xml"))
        part.layouts, part.frame = document.layouts, document.frame
        whole.files.put(number, [part])
        whole.append(document.columns, part.key)
    return whole


def texts(whole: Document) -> list[str]:
    return [to_bytes(file).decode() for file in whole.files]


def of(*urls: str, prefix: str = "", attributes: str = "") -> str:
    """A file with these entries, each on a line."""
    colon = f"{prefix}:" if prefix else ""
    declaration = f"xmlns:{prefix}" if prefix else "xmlns"
    rows = "".join(f"  {url}\n" for url in urls)
    return f'<{colon}urlset {declaration}="{NAMESPACE}"{attributes}>\n{rows}</{colon}urlset>\n'


def apply(whole: Document, edit: Edit | None) -> Edit:
    assert edit
    return edit.apply(whole)


Meaning = Counter[tuple[tuple[str, ...], tuple[bytes, ...], tuple[str | None, ...]]]


def meaning(data: Sequence[bytes]) -> Meaning:
    """What all files say together: the values of each entry, its foreign elements and its comments."""
    found: Meaning = Counter()
    for file in data:
        document = read_document(file).entries
        root = etree.fromstring(file)
        nodes = root.findall(f"{{{NAMESPACE}}}url")
        for row, node in enumerate(nodes):
            foreign = tuple(
                etree.tostring(child, method="c14n", exclusive=True, with_comments=False, with_tail=False)
                for child in node.iterchildren("*")
                if not child.tag.startswith(f"{{{NAMESPACE}}}")
            )
            comments = tuple(comment.text for comment in node.iter(etree.Comment))
            found[document.entry(row).values(), foreign, comments] += 1
    return found


@st.composite
def files(draw: st.DrawFn) -> str:
    """A file with awkward entries, or one that names things as no other does."""
    if draw(st.booleans()):
        return draw(sitemaps().filter(lambda it: "https://wrong.example/" not in it and "urlset" in it))
    prefix = draw(st.sampled_from(["", "sm"]))
    colon = f"{prefix}:" if prefix else ""
    namespaces = draw(st.sampled_from(["", f' xmlns:x="{IMAGE}"', ' xmlns:x="urn:x"', ' xmlns:y="urn:y"']))
    if prefix and draw(st.booleans()):
        namespaces += ' xmlns="urn:default"'
    children = ["", "<own/>" if prefix else '<own xmlns=""/>', '<z:a xmlns:z="urn:z"/>', "<!-- c -->"]
    if "xmlns:x" in namespaces:
        children += ["<x:image><x:loc>i</x:loc></x:image>", "<x:a t='>'/>\n<x:b/>"]
    attributes = ["", "", ' id="1"', ' xmlns:y="urn:z"', ' xmlns:x="urn:own"', ' xmlns:z="urn:z" z:a="b"']
    urls = []
    for number in range(draw(st.integers(0, 3))):
        start, child = draw(st.sampled_from(attributes)), draw(st.sampled_from(children))
        loc = f"<{colon}loc>https://acme.org/{number}</{colon}loc>"
        urls.append(f"<{colon}url{start}>{loc}{child}</{colon}url>")
    return of(*urls, prefix=prefix, attributes=namespaces)


@settings(max_examples=examples(20))
@given(st.lists(files(), min_size=2, max_size=3), st.data())
def test_all_that_entries_say_survives_a_move_and_its_undo_is_exact(
    sources: list[str], data: st.DataObject
) -> None:
    whole = joined(*sources)
    before, said = texts(whole), meaning([text.encode() for text in texts(whole)])
    rows = (
        data.draw(st.lists(st.sampled_from(range(len(whole))), unique=True).map(sorted)) if len(whole) else []
    )
    target = data.draw(st.sampled_from(whole.files))
    edit = move_to_file(whole, rows, target)
    assert (edit is None) == all(whole.file_at(row) is target for row in rows)
    if edit is None:
        return
    back = edit.apply(whole)
    after = [to_bytes(file) for file in whole.files]
    for file, text in zip(whole.files, after, strict=True):
        verify(file, text)
    assert meaning(after) == said
    back.apply(whole)
    assert texts(whole) == before


def test_a_row_keeps_its_text_where_both_files_write_alike() -> None:
    odd = "<url><loc>https://acme.org/b</loc><!-- kept --><priority>0.5</priority></url>"
    tight = "<url> <loc>https://acme.org/c</loc><lastmod>2024</lastmod></url>"
    whole = joined(of(tight, odd), PLAIN)
    apply(whole, move_to_file(whole, [0, 1], whole.files[1]))
    assert texts(whole)[1] == PLAIN.replace("</url>\n", f"</url>\n  {tight}\n  {odd}\n")
    assert texts(whole)[0] == of()


def test_a_prefix_that_an_entry_declares_itself_may_be_another_in_the_file() -> None:
    own = '<y:own xmlns:y="urn:y"><y:loc/></y:own>'
    double = f"<url><loc>https://acme.org/a</loc>{own}<x:a/><loc>https://acme.org/a</loc></url>"
    whole = joined(of(attributes=' xmlns:y="urn:y"'), of(double, attributes=' xmlns:x="urn:x"'))
    apply(whole, move_to_file(whole, [0], whole.files[0]))
    part = Document.copy_of(whole.files[0])
    verify(part, to_bytes(part))
    assert own in to_bytes(part).decode()


def test_a_prefix_is_declared_where_the_file_does_not_know_it() -> None:
    image = "<i:image><i:loc>https://acme.org/i.png</i:loc></i:image>"
    whole = joined(
        of(f"<url><loc>https://acme.org/a</loc>{image}</url>", attributes=f' xmlns:i="{IMAGE}"'), PLAIN
    )
    apply(whole, move_to_file(whole, [0], whole.files[1]))
    assert f'<urlset xmlns="{NAMESPACE}" xmlns:i="{IMAGE}">' in texts(whole)[1]
    assert image in texts(whole)[1]


def test_a_prefix_that_means_something_else_is_declared_by_the_element() -> None:
    url = "<url><loc>https://acme.org/a</loc><i:image/></url>"
    whole = joined(of(url, attributes=f' xmlns:i="{IMAGE}"'), of(attributes=' xmlns:i="urn:i"'))
    apply(whole, move_to_file(whole, [0], whole.files[1]))
    assert f'<i:image xmlns:i="{IMAGE}"/>' in texts(whole)[1]


def test_entries_are_written_with_the_prefix_of_the_file() -> None:
    whole = joined(PLAIN, of(prefix="sm"))
    apply(whole, move_to_file(whole, [0], whole.files[1]))
    assert "<sm:loc>https://acme.org/x</sm:loc>" in texts(whole)[1]


def test_what_no_layout_renders_keeps_its_text_but_for_the_prefix() -> None:
    children = "<sm:loc>https://acme.org/y</sm:loc><sm:lastMod>2024</sm:lastMod><!-- kept -->"
    odd = f'<sm:url id="7">{children}</sm:url>'
    whole = joined(PLAIN, of(odd, prefix="sm"))
    apply(whole, move_to_file(whole, [1], whole.files[0]))
    assert texts(whole)[0] == PLAIN.replace("</url>\n", f"</url>\n  {odd.replace('sm:', '')}\n")


@for_each("target", [of(), of(prefix="sm")])
def test_an_entry_that_declares_its_own_namespaces_means_the_same_in_the_other_file(target: str) -> None:
    image = "<i:image><i:loc>https://acme.org/i.png</i:loc></i:image>"
    entry = f'<url xmlns="{OLD}" xmlns:i="{IMAGE}"><loc>https://acme.org/a</loc>{image}</url>'
    whole = joined(f'<urlset xmlns="{OLD}">\n  {entry}\n</urlset>\n', target)
    apply(whole, move_to_file(whole, [0], whole.files[1]))
    root = etree.fromstring(texts(whole)[1].encode())
    assert root.findtext(f"{{{NAMESPACE}}}url/{{{NAMESPACE}}}loc") == "https://acme.org/a"
    assert root.findtext(f".//{{{IMAGE}}}loc") == "https://acme.org/i.png"


def test_what_stands_between_entries_declares_what_it_needs() -> None:
    urls = "<sm:other>x</sm:other><sm:url><sm:loc>https://acme.org/b</sm:loc></sm:url>"
    whole = joined(of(urls, prefix="sm"), PLAIN)
    apply(whole, move_to_file(whole, [0], whole.files[1]))
    assert etree.fromstring(texts(whole)[1].encode()).findtext(f"{{{NAMESPACE}}}other") == "x"


@settings(max_examples=examples(20))
@given(files(), st.data())
def test_in_a_new_document_any_value_of_theirs_can_be_changed_and_written(
    text: str, data: st.DataObject
) -> None:
    new = OpenDocument.new(NOW).entries
    insert_document(new, 0, read_document(text.encode()).entries).apply(new)
    field = data.draw(st.sampled_from(FIELD_NAMES))
    for row in range(len(new)):
        new.set_values(field, range(row, row + 1), data.draw(st.sampled_from(["", "a&b", "2024", "]]>"])))
    verify(new, to_bytes(new))


def test_in_another_encoding_what_cdata_holds_is_written_as_text() -> None:
    title = "<v:title><![CDATA[ж & <b>]]></v:title>"
    video = f'<v:video xmlns:v="urn:v">{title}</v:video>'
    url = f"<url><loc><![CDATA[https://acme.org/ж]]></loc>{video}</url>"
    latin = read_document(f"<?xml version='1.0' encoding='ISO-8859-1'?>\n{PLAIN}".encode("latin-1")).entries
    insert_document(latin, 1, read_document(of(url).encode()).entries).apply(latin)
    verify(latin, to_bytes(latin))
    root = etree.fromstring(to_bytes(latin))
    assert root.findtext(".//{urn:v}title") == "ж & <b>"
    assert root.findall(f".//{{{NAMESPACE}}}loc")[1].text == "https://acme.org/ж"


def test_a_name_that_the_other_encoding_lacks_cannot_move() -> None:
    latin = read_document(f"<?xml version='1.0' encoding='ISO-8859-1'?>\n{PLAIN}".encode("latin-1")).entries
    url = '<url><loc>https://acme.org/a</loc><v:жук xmlns:v="urn:v"/></url>'
    with pytest.raises(CannotMove, match="Row 1 has a name"):
        insert_document(latin, 1, read_document(of(url).encode()).entries)


def test_the_row_that_cannot_move_is_named_wherever_it_stands() -> None:
    url = '<url><loc>https://acme.org/a</loc><v:жук xmlns:v="urn:v"/></url>'
    plain = "<url><loc>https://acme.org/b</loc></url>"
    latin = f"<?xml version='1.0' encoding='ISO-8859-1'?>\n{PLAIN}"
    whole = joined(latin, of(plain + plain + url))
    with pytest.raises(CannotMove, match=r"Row 4 \(1.xml\) has a name"):
        move_to_file(whole, [2, 3], whole.files[0])


def test_an_empty_root_is_opened() -> None:
    whole = joined(PLAIN, f'<urlset xmlns="{NAMESPACE}"/>')
    back = apply(whole, move_to_file(whole, [0], whole.files[1]))
    assert "https://acme.org/x" in texts(whole)[1]
    back.apply(whole)
    assert texts(whole)[1] == f'<urlset xmlns="{NAMESPACE}"/>'


@for_each(
    ("entry", "reason"),
    [
        ("<url><loc>https://acme.org/&x;</loc></url>", "uses a custom entity"),
        ("<url><loc>https://acme.org/</loc><a:b xmlns:a='urn:a'>&x;</a:b></url>", "uses a custom entity"),
        ("&x;<url><loc>https://acme.org/</loc></url>", "follows a custom entity"),
    ],
)
def test_what_only_one_file_declares_does_not_leave_it(entry: str, reason: str) -> None:
    whole = joined(PLAIN, f'<!DOCTYPE urlset [<!ENTITY x "y">]>{of(entry)}')
    with pytest.raises(CannotMove, match=rf"Row 2 \(1\.xml\) {reason}"):
        move_to_file(whole, [1], whole.files[0])


def test_several_moves_are_one_edit() -> None:
    whole = joined(PLAIN, PLAIN.replace("/x", "/y"), PLAIN.replace("/x", "/z"))
    keys = [file.key for file in whole.files]
    back = apply(whole, move_to_files(whole, {keys[0]: [1], keys[1]: [0, 2], keys[2]: []}))
    assert [file.column("loc") for file in whole.files] == [
        ["https://acme.org/y"],
        ["https://acme.org/x", "https://acme.org/z"],
        [],
    ]
    back.apply(whole)
    assert texts(whole) == [PLAIN, PLAIN.replace("/x", "/y"), PLAIN.replace("/x", "/z")]


def test_rows_become_a_new_file_written_as_theirs() -> None:
    whole = joined(PLAIN.replace("</urlset>", "<!-- end --></urlset>"))
    back = apply(whole, distribution(whole, {"new.xml.gz": [0]}, lambda name: f"https://acme.org/{name}"))
    new = whole.files[1]
    assert (new.name, new.frame.gzip, new.column("loc")) == ("new.xml.gz", True, ["https://acme.org/x"])
    assert "".join(document_text(new)) == PLAIN
    back.apply(whole)
    assert len(whole.files) == 1


def test_rows_are_distributed_by_a_rule_over_new_and_known_files() -> None:
    urls = (f"<url><loc>https://acme.org/{path}</loc></url>" for path in ("a/1", "b/1", "a/2", "x"))
    whole = joined(of(*urls))
    groups = groups_of(whole, Grouping.SECTION)
    names = {"0.xml" if label == "root" else f"{label}.xml": rows for label, rows in groups.items()}
    edit = distribution(whole, names, lambda name: f"https://acme.org/{name}")
    back = edit.apply(whole)
    assert {file.name: len(file) for file in whole.files} == {"0.xml": 1, "a.xml": 2, "b.xml": 1}
    assert whole.files[1].listing.loc == "https://acme.org/a.xml"
    back.apply(whole)
    assert [(file.name, len(file)) for file in whole.files] == [("0.xml", 4)]


def test_what_comes_into_a_file_by_a_rule_stands_there_in_the_order_of_the_document() -> None:
    first, second = (of(*(f"<url><loc>{n}</loc></url>" for n in numbers)) for numbers in ("12", "345"))
    whole = joined(first, second)
    before = texts(whole)
    back = distribution(whole, {"1.xml": [0, 1, 2, 4], "0.xml": []}, lambda name: name).apply(whole)
    assert [file.column("loc") for file in whole.files] == [[], ["4", "1", "2", "3", "5"]]
    back.apply(whole)
    assert texts(whole) == before


def test_all_files_can_be_taken_for_one() -> None:
    whole = joined(PLAIN, of("<sm:url><sm:loc>https://acme.org/y</sm:loc></sm:url>", prefix="sm"))
    one = as_one_file(whole)
    assert one.column("loc") == ["https://acme.org/x", "https://acme.org/y"]
    verify(one, to_bytes(one))
    assert [len(file) for file in whole.files] == [1, 1]
    alone = read_document(PLAIN.encode()).entries
    assert to_bytes(as_one_file(alone)) == PLAIN.encode()


def test_what_stands_behind_the_last_entry_of_each_file_stays_there_in_one_file() -> None:
    def ending(path: str, tail: str) -> str:
        return of(f"<url><loc>https://acme.org/{path}</loc></url>", tail).replace(
            "<urlset ", '<urlset xmlns:o="urn:o" '
        )

    tails = ["<!-- of the first -->", '<?of the-second?><o:of a=""/>', "", "<!-- of the last -->"]
    files = [ending(str(number), tail) for number, tail in enumerate(tails)]
    one = as_one_file(joined(of(), files[0], of("<!-- alone -->"), *files[1:]))
    text = to_bytes(one).decode()
    verify(one, text.encode())
    found = re.findall(r"<loc>[^<]*/(\d)<|(<!--.*?-->|<[?]of.*?[?]>|<o:of)", text)
    assert [loc or note for loc, note in found] == [
        *("0", tails[0], "<!-- alone -->", "1", "<?of the-second?>", "<o:of", "2", "3", tails[3])
    ]
    assert export(one, ExportForm.XML).count(b"urn:o") == 1


def test_entries_of_another_namespace_are_written_in_that_of_the_file() -> None:
    whole = joined(PLAIN.replace(NAMESPACE, "https://www.sitemaps.org/schemas/sitemap/0.9"), of())
    apply(whole, move_to_file(whole, [0], whole.files[1]))
    assert texts(whole)[1] == PLAIN


@pytest.mark.parametrize("note", ["", "<!-- c -->"])
@pytest.mark.parametrize("is_of_root", [True, False])
def test_what_was_foreign_is_a_value_where_it_is_in_the_namespace_of_the_file(
    note: str, is_of_root: bool
) -> None:
    declared = f' xmlns:s="{NAMESPACE}"'
    date = f"<s:lastmod{'' if is_of_root else declared}>2024-05-01</s:lastmod>"
    entry = f"<url><loc>https://acme.org/y</loc>{note}{date}</url>"
    source = of(entry, attributes=declared if is_of_root else "").replace(f'"{NAMESPACE}"', f'"{OLD}"', 1)
    whole = joined(source, of())
    apply(whole, move_to_file(whole, [0], whole.files[1]))
    verify(whole.files[1], texts(whole)[1].encode())
    assert whole.entry(0).values() == ("https://acme.org/y", "2024-05-01", "", "")


def test_an_entry_of_any_file_is_told_as_its_file_has_it() -> None:
    sm = of("<sm:url><sm:loc>https://acme.org/y</sm:loc></sm:url>", prefix="sm")
    whole = joined(PLAIN, sm)
    assert entry_text(whole, 1) == "<sm:url><sm:loc>https://acme.org/y</sm:loc></sm:url>"
    assert text_size(whole) == len(PLAIN) + len(sm)


def trimmed(found: Meaning) -> Meaning:
    """The same without white space around values and the order of comments: an export keeps neither."""
    told: Meaning = Counter()
    for (values, elements, comments), count in found.items():
        in_any_order = tuple(sorted(comments, key=str))
        told[tuple(value.strip() for value in values), elements, in_any_order] += count
    return told


@settings(deadline=None)
@given(st.lists(files(), min_size=1, max_size=3), st.data())
def test_entries_that_are_picked_are_a_file_that_says_the_same(texts: list[str], data: st.DataObject) -> None:
    whole = joined(*texts)
    rows = data.draw(st.permutations(range(len(whole))).map(lambda order: order[: len(order) // 2 + 1]))
    if not rows:
        return
    before = to_bytes(as_one_file(whole))
    document = file_of_entries(whole, rows)
    assert len(document) == len(rows)
    verify(document, to_bytes(document))
    assert trimmed(meaning([to_bytes(document)])) <= trimmed(meaning([before]))
    assert to_bytes(as_one_file(whole)) == before


def test_entries_that_are_picked_from_one_file_stay_as_they_are_seen_and_written() -> None:
    urls = ["<url><loc>https://e.org/b</loc><!-- b --></url>", "<url>\t<loc>https://e.org/a</loc></url>"]
    document = read_document(of(*urls, "<url><loc>https://e.org/c</loc></url>").encode()).entries
    assert to_bytes(file_of_entries(document, [1, 0])).decode() == of(urls[1], urls[0])


def test_entries_are_picked_from_a_file_that_is_still_read() -> None:
    reader = Reader(of("<url><loc>https://e.org/a</loc></url>").encode())
    for block in reader.pieces():
        reader.entries.append(block)
    text = to_bytes(file_of_entries(reader.entries, [0]))
    assert text.decode() == of("<url><loc>https://e.org/a</loc></url>")
