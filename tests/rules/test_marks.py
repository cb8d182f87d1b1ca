"""Marks: those of a file are slices of its document's, in rows of its own."""

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.sitemap_file import Listing
from editor.rules.marks import MarkArrays, Marks, code_of
from editor.rules.rule import Fixability, RuleChoice, Severity

RULE = "loc-space"
KEY = RULE, "loc"
ERROR = code_of(Severity.ERROR, Fixability.AUTO)


def two_files() -> tuple[Document, Marks, list[Marks]]:
    """Two files of three entries, with the marks of both and of each."""
    document = Document(is_set=True)
    files = [document.files.new(Listing(name)) for name in ("a.xml", "b.xml")]
    document.files.put(0, files)
    for file in files:
        document.append(file.new_columns([Entry("https://a.test/")] * 3), file.key)
    whole = Marks(document, MarkArrays(len(document)))
    return document, whole, [whole.part(file) for file in files]


def test_what_is_marked_in_a_file_is_marked_in_its_document() -> None:
    _, whole, (first, second) = two_files()
    second.replace({RULE}, {KEY: bytearray([0, ERROR, 0])})
    assert (whole.rows_of(RULE), first.rows_of(RULE), second.rows_of(RULE)) == ([4], [], [1])
    assert (whole.worst(4, "loc"), second.worst_of_row(1)) == (Severity.ERROR, Severity.ERROR)
    assert (first.has_any({RULE}), second.has_any({RULE})) == (False, True)


def test_what_a_file_does_not_break_any_more_another_still_does() -> None:
    _, whole, parts = two_files()
    for part in parts:
        part.replace({RULE}, {KEY: bytearray([ERROR, 0, 0])})
    parts[0].set_rows({RULE}, {0: {}})
    assert (whole.rows_of(RULE), whole.worst_by_row()) == ([3], bytes([0, 0, 0, Severity.ERROR, 0, 0]))
    parts[1].replace({RULE}, {})
    assert (whole.codes(), whole.worst_by_row()) == ({}, bytes(6))


def test_marks_move_with_the_rows_of_files_before() -> None:
    document, whole, (first, second) = two_files()
    second.set_rows({RULE}, {2: {KEY: ERROR}})
    document.remove(range(1, 3))
    first.remove(1, 2)
    assert (whole.rows_of(RULE), second.rows_of(RULE)) == ([3], [2])


def test_a_choice_of_rules_is_one_for_all_files() -> None:
    _, whole, parts = two_files()
    for part in parts:
        part.set_rows({RULE}, {0: {KEY: ERROR}})
    whole.choose(RuleChoice(levels={RULE: Severity.ADVICE}))
    assert {part.worst(0, "loc") for part in parts} == {Severity.ADVICE}
