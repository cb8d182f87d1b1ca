"""The rules as they are declared."""

import re
from string import Formatter

import pytest

from editor.core.fields import FIELD_NAMES
from editor.core.text import in_english
from editor.rules.catalogue import RULE_BY_ID, RULES
from editor.rules.checker import ENTRY_RULES, WHOLE_FILE_RULES
from editor.rules.rule import Rule, Severity
from editor.rules.value_families import VALUE_FAMILIES
from editor.rules.wording import DESCRIBED, sources_told

every_rule = pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)


def test_ids_and_numbers_are_unique() -> None:
    assert len(RULE_BY_ID) == len(RULES) == len({rule.number for rule in RULES})


@every_rule
def test_an_id_is_words_and_a_number_is_one(rule: Rule) -> None:
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", rule.id)
    assert re.fullmatch(r"R[0-9]{3}", rule.number)
    assert rule.field in ("", *FIELD_NAMES)


@every_rule
def test_texts_are_short_sentences(rule: Rule) -> None:
    assert 5 <= len(rule.title) <= 45
    assert not rule.title.endswith(".")
    assert 20 <= len(rule.why) <= 130
    assert rule.why.endswith(".")
    assert len(rule.message) <= 130
    assert rule.message.endswith((".", "}"))
    for text in (rule.title, rule.message, rule.why):
        assert text[0].isupper() or text[0] == "{" or text.startswith(("www", "xsi"))
        assert "  " not in text


@every_rule
def test_someone_says_so(rule: Rule) -> None:
    assert rule.sources
    assert all(source.strip() for source in rule.sources)


@every_rule
def test_parameters_have_names(rule: Rule) -> None:
    names = [name for _, name, _, _ in Formatter().parse(rule.message) if name is not None]
    assert all(name.isidentifier() for name in names)


def test_every_rule_is_checked_in_one_place() -> None:
    assert not ENTRY_RULES & WHOLE_FILE_RULES
    assert set(RULE_BY_ID) >= WHOLE_FILE_RULES
    assert set(VALUE_FAMILIES) == set(FIELD_NAMES)


def test_severities_compare_and_have_words() -> None:
    assert Severity.ERROR > Severity.WARNING > Severity.ADVICE > Severity.NOTE > 0
    assert [severity.word for severity in Severity] == ["note", "advice", "warning", "error"]


@every_rule
def test_who_says_so_has_a_name_or_can_be_translated(rule: Rule) -> None:
    assert {source for source in rule.sources if re.search("(^| )[a-z]+( |$)|FAQ", source)} <= set(DESCRIBED)
    assert sources_told(rule, in_english) == ", ".join(rule.sources)
    assert sources_told(rule, lambda _, text: "") == ", ".join(
        "" if source in DESCRIBED else source for source in rule.sources
    )
