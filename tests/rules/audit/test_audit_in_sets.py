"""A redirect in one of several files is safe to follow only if no other file lists its target or leads on."""

from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import (
    Edit,
    SetValues,
    duplication,
    insertion,
    removal,
    removal_of_file,
    reordering,
)
from editor.core.fields import Kind
from editor.core.site.page_answers import KnownAnswers, PageAnswer
from editor.rules import file_findings
from editor.rules.finding import Context
from editor.rules.findings import Findings
from editor.rules.fixes.fix_run import fix_all_safe
from tests.core.file_sets import joined, move_to
from tests.examples import examples
from tests.for_each import for_each
from tests.rules.audit.test_audit_check import ANSWERS, POOL
from tests.rules.audit_cases import MOVED, NEW, PAGE
from tests.rules.documents import HOST, NOW
from tests.rules.test_findings import assert_as_fresh


def of_files(*files: Iterable[str], answers: Iterable[PageAnswer] = (MOVED,)) -> tuple[Document, Findings]:
    """Files with these URLs, and their findings, which follow the answers."""
    document = joined(*([Entry(loc) for loc in locs] for locs in files))
    known = KnownAnswers(answers)
    findings = Findings(document, {document.key: Context(Kind.URLSET, NOW, answers=known)})
    findings.check_all()
    known.add_listener(findings.answers_changed)
    return document, findings


def is_safe(findings: Findings) -> bool:
    return next(group.has_safe for group in findings.report.groups() if group.rule.id == "audit-redirected")


def test_a_redirect_is_followed_without_asking_in_one_of_several_files() -> None:
    document, findings = of_files([PAGE], [f"{HOST}/b"])
    assert is_safe(findings)
    plan = fix_all_safe(document, findings)
    assert plan.edit
    plan.edit.apply(document)
    assert list(document.column("loc")) == [NEW, f"{HOST}/b"]


@for_each("other", [NEW, PAGE, NEW.replace("https", "http"), f"{NEW}/"])
def test_it_is_asked_where_another_file_lists_its_target_or_itself(other: str) -> None:
    assert not is_safe(of_files([PAGE], [other])[1])


def test_it_is_safe_once_the_other_file_does_not_list_the_target_any_more_and_the_other_way_round() -> None:
    document, findings = of_files([PAGE], [NEW, f"{HOST}/b"])
    inverse: Edit = SetValues("loc", range(1, 2), f"{HOST}/c").apply(document)
    assert is_safe(findings)
    inverse.apply(document)
    assert not is_safe(findings)
    inverse = removal_of_file(document.files[1]).apply(document)
    assert is_safe(findings)
    inverse.apply(document)
    assert not is_safe(findings)


def test_answers_that_come_later_are_followed_in_all_files() -> None:
    _, findings = of_files([PAGE], [f"{HOST}/b"], answers=())
    findings.context.answers.put([MOVED])
    assert is_safe(findings)


@st.composite
def edits(draw: st.DrawFn, document: Document) -> Edit:
    """Any edit that brings URLs into files or takes them away."""
    count = len(document)
    part = draw(st.sampled_from(document.files))
    makers = [lambda: insertion(document, part.start, [Entry(draw(st.sampled_from(POOL)))], part)]
    if len(document.files) > 1:
        makers.append(lambda: removal_of_file(part))
    if count:
        rows = draw(st.lists(st.integers(0, count - 1), unique=True, min_size=1).map(sorted))
        makers += [
            lambda: SetValues("loc", rows, [draw(st.sampled_from(POOL)) for _ in rows]),
            lambda: removal(document, rows),
            lambda: duplication(document, rows),
            lambda: reordering(document, draw(st.permutations(range(count)))),
            lambda: move_to(document, rows, part),
        ]
    return draw(st.sampled_from(makers))()


@settings(max_examples=examples(30), deadline=None)
@given(data=st.data(), few=st.sampled_from((0, 2, 200)))
def test_after_any_edits_and_answers_the_findings_are_those_of_a_fresh_check(
    data: st.DataObject, few: int
) -> None:
    locs = st.lists(st.sampled_from(POOL), max_size=3)
    some_answers = st.lists(st.sampled_from(ANSWERS), max_size=3)
    document, findings = of_files(*data.draw(st.tuples(locs, locs, locs)), answers=data.draw(some_answers))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(file_findings, "FEW_ROWS", few)
        for _ in range(data.draw(st.integers(1, 5))):
            if data.draw(st.booleans()):
                findings.context.answers.put(data.draw(some_answers))
            else:
                inverse = data.draw(edits(document)).apply(document)
                if data.draw(st.booleans()):
                    assert_as_fresh(findings, document)
                    inverse.apply(document)
            assert_as_fresh(findings, document)
