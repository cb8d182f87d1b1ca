"""Marks: those of a file are slices of its document's, in rows of its own."""

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.rows import RowMapping
from editor.core.document.sitemap_file import Listing
from editor.rules.marks import MarkArrays, Marks, code_of
from editor.rules.rule import Fixability, RuleChoice, Severity

RULE = "loc-space"
KEY = RULE, "loc"
ERROR = code_of(Severity.ERROR, Fixability.AUTO)
ADVICE = code_of(Severity.ADVICE, Fixability.AUTO)
SEVERAL = bytes([ERROR, ADVICE, ADVICE])


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
    second.set_rows({RULE}, {2: {KEY: bytes([ERROR])}})
    document.remove(range(1, 3))
    first.remove(1, 2)
    assert (whole.rows_of(RULE), second.rows_of(RULE)) == ([3], [2])


def test_a_choice_of_rules_is_one_for_all_files() -> None:
    _, whole, parts = two_files()
    for part in parts:
        part.set_rows({RULE}, {0: {KEY: bytes([ERROR])}})
    whole.choose(RuleChoice(levels={RULE: Severity.ADVICE}))
    assert {part.worst(0, "loc") for part in parts} == {Severity.ADVICE}


def test_the_places_in_a_row_are_counted_and_move_with_it() -> None:
    document, whole, (first, second) = two_files()
    second.set_rows({RULE}, {1: {KEY: SEVERAL}, 2: {KEY: bytes([ADVICE])}})
    document.remove(range(1, 2))
    first.remove(1, 1)
    assert second.count(KEY, bytearray(second.codes()[KEY])) == {ERROR: 1, ADVICE: 3}
    second.rearrange(RowMapping([2, 1, 0], 3))
    assert (second.several, whole.several) == ({KEY: {1: SEVERAL}}, {KEY: {3: SEVERAL}})
    second.remove(0, 1)
    assert whole.several == {}


def test_the_places_in_a_row_go_with_what_breaks_the_rule_and_stay_with_what_breaks_another() -> None:
    document, whole, (first, second) = two_files()
    for part in (first, second):
        part.fill(0, 3, {KEY: bytearray([ERROR, 0, ERROR])}, {KEY: {0: SEVERAL, 2: SEVERAL}})
    copy = whole.copied(document)
    second.set_rows({"loc-empty"}, {0: {}})
    assert whole.several == {KEY: dict.fromkeys((0, 2, 3, 5), SEVERAL)}
    second.set_rows({RULE}, {0: {}})
    first.replace({RULE}, {KEY: bytearray([ERROR, 0, 0])})
    assert (first.several, second.several) == ({}, {KEY: {2: SEVERAL}})
    assert copy.several == {KEY: dict.fromkeys((0, 2, 3, 5), SEVERAL)}
