"""Whatever changes, what the families of rules keep is what they would find anew: over every family."""

from collections import Counter
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import Edit, SetFrame, SetValues, insertion
from editor.core.fields import FIELD_NAMES, Kind
from editor.formats.read_errors import Unreadable
from editor.rules import file_findings
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.finding import Context
from editor.rules.findings import Findings
from editor.rules.rule import Rule
from tests.core.documents import edits
from tests.examples import examples
from tests.rules import audit_cases, extension_cases, file_cases, value_cases
from tests.rules.documents import NOW, Case, HeldChecks, checked, document
from tests.rules.test_catalogue import FAMILIES, declared

FILES = [
    table for cases in (file_cases, extension_cases, audit_cases) for table in (cases.FAILING, cases.PASSING)
]
VALUES = (value_cases.FAILING, value_cases.PASSING)
MOST_ROWS, LONG = 40, 100_000  # a case of more rows, or characters, is about their number alone
# Rules about files that cannot be opened, or about several files: `test_across_files_findings` changes these.


@cache
def rules_of(family: str) -> list[str]:
    return [rule.id for rule in declared(family, "*_rules.py", Rule) if isinstance(rule, Rule)]


def opened(case: Case) -> tuple[Document, Context] | None:
    try:
        made, context = case.opened()
    except Unreadable:
        return None
    return (made, context) if len(made) <= MOST_ROWS else None


@cache
def files_of(family: str) -> list[Case]:
    """The files in the cases of a family that can be opened; long ones are not tried."""
    cases = [case for table in FILES for rule in rules_of(family) for case in table.get(rule, ())]
    return [case for case in cases if len(case.content) < LONG and opened(case)]


@cache
def values_of(family: str) -> list[tuple[str, str]]:
    """The values in the cases of a family, each with its field."""
    return [
        (value_cases.FIELDS.get(rule, RULE_BY_ID[rule].field), value)
        for table in VALUES
        for rule in rules_of(family)
        for value in table.get(rule, ())
    ]


@st.composite
def sitemaps(draw: st.DrawFn, family: str) -> tuple[Document, Context]:
    """A file of a family's cases, or one of its values; maybe with rows of another one."""
    values, files = values_of(family), files_of(family)
    entries = [Entry(**{"loc": "https://acme.org/", **dict(some)}) for some in pairwise(values)]
    if not files or (values and draw(st.booleans())):
        return document(*draw(st.lists(st.sampled_from(entries), max_size=5))), Context(Kind.URLSET, NOW)
    made, context = opened(draw(st.sampled_from(files))) or (document(), Context(Kind.URLSET, NOW))
    other = opened(draw(st.sampled_from(files)))
    if other and made.kind is other[0].kind:
        insertion(made, len(made), [other[0].entry(row) for row in range(len(other[0]))]).apply(made)
    return made, context


@st.composite
def changes(draw: st.DrawFn, made: Document, family: str) -> Edit:
    """Any edit; or a value, the extensions or the namespaces of one of the family's cases."""
    rows = sorted(draw(st.sets(st.sampled_from(range(len(made)))))) if len(made) else []
    values, files = values_of(family), files_of(family)
    makers: list[st.SearchStrategy[Edit]] = [edits(made)]
    if rows and values:
        makers.append(st.sampled_from(values).map(lambda one: SetValues(one[0], rows, one[1])))
    other = opened(draw(st.sampled_from(files))) if files else None
    if other and other[0].kind is made.kind:
        frame = made.frame._replace(namespaces=other[0].frame.namespaces)
        makers.append(st.just(SetFrame(frame)))
        regular = [row for row in rows if made.columns.source[row] is None]
        for field in (*FIELD_NAMES, "extensions"):
            column = [value for value in other[0].column(field) if value]
            if column and regular:
                makers.append(st.just(SetValues(field, regular, column[0])))
    return draw(st.one_of(makers))


@pytest.mark.parametrize("family", FAMILIES)
@settings(max_examples=examples(6), deadline=None)
@given(data=st.data(), few=st.sampled_from((0, 2, 200)), is_late=st.booleans())
def test_after_any_changes_is_found_what_a_fresh_check_finds(
    family: str, few: int, is_late: bool, data: st.DataObject
) -> None:
    made, context = data.draw(sitemaps(family))
    findings = checked(made, context)
    undo: list[Edit] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(file_findings, "FEW_ROWS", few)
        patch.setattr(file_findings, "_MOVED_AT_ONCE", few)
        held = HeldChecks(findings, patch) if is_late else None
        for _ in range(data.draw(st.integers(1, 5))):
            is_back = bool(undo) and data.draw(st.booleans())
            edit = undo.pop() if is_back else data.draw(changes(made, family))
            inverse = (edit.ahead(made) if data.draw(st.booleans()) else edit).apply(made)
            undo += [] if is_back else [inverse]
            if is_late and data.draw(st.booleans()):
                list(findings.report.all())  # what the last check found can be told
                continue
            if held:
                held.run()
            assert_as_anew(findings)


def assert_as_anew(findings: Findings) -> None:
    """The findings, their counts, and the mark of each row are those of a check of everything."""
    anew = Findings(findings.entries.snapshot(), findings.contexts)
    anew.check_all()
    listed = list(findings.report.all())
    assert listed == list(anew.report.all())
    assert findings.report.counts() == anew.report.counts()
    assert Counter(one.severity for one in listed) == Counter(findings.report.counts())
    assert Counter(one.rule for one in listed) == {it.rule: it.places for it in findings.report.groups()}
    assert findings.marks.worst_by_row() == anew.marks.worst_by_row()
