"""The findings in the extensions of an entry, each assigned to a line of
the form that shows the extension.
"""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence

from editor.core.document.document import Document
from editor.core.extensions.declaration import Extension
from editor.core.extensions.form_lines import FormLine, LineKey
from editor.core.extensions.nodes import Node
from editor.rules.catalogue import RULE_BY_ID, fix_told, severity_told
from editor.rules.extensions.check import NodeHit
from editor.rules.extensions.entries import block_hits
from editor.rules.finding import Context, Finding
from editor.rules.rule import Severity
from editor.rules.wording import message, value_in

_ABSENT = "extension-required-missing"  # a finding of this rule is about the element that lacks another


def hits_in(document: Document, row: int, context: Context) -> list[NodeHit]:
    """Check the extensions of a row, and return what is wrong with each element, as far as it is seen."""
    file, choice = document.file_at(row), context.choice
    hits = block_hits(file, row - document.start_of(file), context)
    return [
        each._replace(hit=each.hit._replace(severity=choice.seen(each.hit.rule, severity_told(each.hit))))
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
        severity, fix = severity_told(hit.hit), fix_told(hit.hit)
        text = message(rule, params, value)
        return Finding(rule, severity, fix, self._row, hit.extension, value, text, params)


def told_elsewhere(findings: Sequence[Finding], lines: Mapping[LineKey, Sequence[Finding]]) -> list[Finding]:
    """Return the findings of an entry that are shown at no line of the form."""
    told = {finding.rule.id for found in lines.values() for finding in found}
    return [finding for finding in findings if finding.rule.id not in told]


def _severity(hit: NodeHit) -> Severity:
    return severity_told(hit.hit)


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
