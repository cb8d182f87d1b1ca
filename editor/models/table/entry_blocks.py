"""The blocks of an entry, elements such as image:image: their edits, and the findings in each.

Each edit is one undo step. A finding is assigned to a line of the form that shows the extension.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.core.document.rows import Rows
from editor.core.extensions.extension_declarations import Extension
from editor.core.extensions.extension_editing import ExtensionText, change_extensions, with_copies
from editor.core.extensions.extension_forms import FormLine, LineKey, extensions_without, fill_in_line
from editor.core.extensions.extension_reading import Node
from editor.core.text import N_
from editor.models.table.cell_edits import TitledEdit
from editor.models.words.explanations import extension_title
from editor.models.words.translation import counted, translated
from editor.rules.catalogue import RULE_BY_ID, fix_of_hit, severity_of_hit
from editor.rules.extensions.extension_check import NodeHit
from editor.rules.extensions.extension_column_check import block_hits
from editor.rules.finding import Context, Finding
from editor.rules.rule import Severity
from editor.rules.wording import message, value_in

_ABSENT = "extension-required-missing"  # a finding of this rule is about the element that lacks another


def hits_in(document: Document, row: int, context: Context) -> list[NodeHit]:
    """Check the extensions of a row, and return what is wrong with each element, as far as it is seen."""
    file, choice = document.file_at(row), context.choice
    hits = block_hits(file, row - document.start_of(file), context)
    return [
        each._replace(hit=each.hit._replace(severity=choice.seen(each.hit.rule, severity_of_hit(each.hit))))
        for each in hits
        if each.hit.rule not in choice.off
    ]


class BlockFindings:
    """The findings about an extension of a row, by their position in its blocks; notes are left out."""

    def __init__(self, hits: Iterable[NodeHit], row: int, extension: Extension) -> None:
        """hits: those of the row, from `hits_in`."""
        self._row = row
        own = (hit for hit in hits if hit.extension == extension.name and _severity(hit) > Severity.NOTE)
        self._hits = sorted(own, key=_place)

    def worst(self, block: Node) -> int:
        """Return the severity of the worst finding in a block; 0 if there is none."""
        return max((int(_severity(hit)) for hit in self._within(block)), default=0)

    def by_line(self, block: Node, lines: Iterable[FormLine]) -> dict[LineKey, list[Finding]]:
        """Return the findings of each line of a block that has any, by the key of the line."""
        hits = self._within(block)
        found = {
            line.key: [self._finding(hit) for hit in hits if _is_about(hit, block, line)] for line in lines
        }
        return {key: findings for key, findings in found.items() if findings}

    def _within(self, block: Node) -> Sequence[NodeHit]:
        start = bisect_left(self._hits, block.start, key=_place)
        return self._hits[start : bisect_left(self._hits, block.end, start, key=_place)]

    def _finding(self, hit: NodeHit) -> Finding:
        rule, params = RULE_BY_ID[hit.hit.rule], hit.hit.params
        value = value_in(params)
        severity, fix = severity_of_hit(hit.hit), fix_of_hit(hit.hit)
        text = message(rule, params, value)
        return Finding(rule, severity, fix, self._row, hit.extension, value, text, params)


def shown_elsewhere(findings: Sequence[Finding], lines: Mapping[LineKey, Sequence[Finding]]) -> list[Finding]:
    """Return the findings of an entry that are shown at no line of the form."""
    told = {finding.rule.id for found in lines.values() for finding in found}
    return [finding for finding in findings if finding.rule.id not in told]


def _severity(hit: NodeHit) -> Severity:
    return severity_of_hit(hit.hit)


def _place(hit: NodeHit) -> int:
    return hit.node.start


def _is_about(hit: NodeHit, block: Node, line: FormLine) -> bool:
    node, around = block, block
    for place in line.path:
        node, around = node.children[place], node
    if hit.hit.rule == _ABSENT:
        if line.attribute or len(line.missing) > 1:
            return False
        parent = node if line.missing else around
        is_inside = bool(line.missing or line.path)
        name = line.key[0][-1] if line.key[0] else ""
        return is_inside and hit.node.start == parent.start and dict(hit.hit.params).get("element") == name
    if line.missing or hit.node.start != node.start:
        return False
    return hit.attribute == line.attribute and (bool(line.path) or bool(line.attribute))


_REMOVE = N_("Remove {what}")


def line_title(line: FormLine) -> str:
    """Return the title of a line in the form of a block; the tag of an element that is not declared."""
    return line.title if line.is_foreign else translated(line.title)


def block_title(extension: Extension) -> str:
    """Return the title of a single block of an extension, such as that of an image."""
    return translated(extension.block_title)


@dataclass(frozen=True, slots=True)
class EntryBlocks:
    """The blocks of an extension in one row. Its methods return an edit, or
    None if it would change nothing.
    """

    entries: Document
    row: int
    extension: Extension

    def fill(self, number: int | None, line: FormLine, value: str) -> TitledEdit | None:
        """Return the edit that sets the value of a line in a block; number: None adds a new block."""
        rows, new = range(self.row, self.row + 1), self.extension if number is None else None
        edit = change_extensions(
            self.entries, rows, lambda text: fill_in_line(text, self.extension, number, line, value), new
        )
        if number is None:
            return _titled(edit, N_("Add {what}"), block_title(self.extension))
        return _titled(edit, N_("Set {what}"), line_title(line))

    def take_away(self, number: int, line: FormLine) -> TitledEdit | None:
        """Return the edit that removes an element or attribute from a block."""
        edit = self._changed(lambda text: extensions_without(text, self.extension, number, line))
        return _titled(edit, _REMOVE, line_title(line))

    def remove(self, number: int) -> TitledEdit | None:
        """Return the edit that removes a block from the entry."""
        edit = self._changed(lambda text: text.without([text.blocks(self.extension)[number]]))
        return _titled(edit, _REMOVE, block_title(self.extension))

    def move(self, number: int, to: int) -> TitledEdit | None:
        """Return the edit that moves a block to the place of another one of its kind."""

        def change(text: ExtensionText) -> ExtensionText:
            blocks = text.blocks(self.extension)
            moved = list(blocks)
            moved.insert(to, moved.pop(number))
            return text.moved(zip(blocks, moved, strict=True))

        title = N_("Move {what}")
        return _titled(self._changed(change), title, block_title(self.extension))

    def copy_to(self, rows: Rows) -> TitledEdit | None:
        """Return the edit that gives other rows copies of all these blocks."""
        others = [row for row in rows if row != self.row]
        one = "Copy {what}"
        many = N_("Copy {what} to %Ln rows")
        edit = with_copies(self.entries, self.row, others, self.extension)
        title = counted(one, many, len(others))
        return _titled(edit, title, extension_title(self.extension))

    def _changed(self, change: Callable[[ExtensionText], ExtensionText]) -> Edit | None:
        return change_extensions(self.entries, range(self.row, self.row + 1), change)


def _titled(edit: Edit | None, title: str, what: str) -> TitledEdit | None:
    """Return an edit with its title; `what` is inserted there, and loses its first
    capital unless others follow it.
    """
    if edit is None:
        return None
    within = what if what[:2].isupper() else what[:1].lower() + what[1:]
    return TitledEdit(edit, translated(title, what=within))
