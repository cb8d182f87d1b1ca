"""The rules as they are declared."""

import re
from string import Formatter

from editor.core.fields import FIELD_NAMES
from editor.core.text import in_english
from editor.rules.catalogue import RULE_BY_ID, RULES
from editor.rules.checker import ENTRY_RULES, WHOLE_FILE_RULES
from editor.rules.rule import Severity
from editor.rules.values.value_families import VALUE_FAMILIES
from editor.rules.wording import DESCRIBED, sources_told


def test_ids_and_numbers_are_unique() -> None:
    assert len(RULE_BY_ID) == len(RULES) == len({rule.number for rule in RULES})


def test_an_id_is_words_and_a_number_is_one() -> None:
    for rule in RULES:
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", rule.id)
        assert re.fullmatch(r"R[0-9]{3}", rule.number), rule.id
        assert rule.field in ("", *FIELD_NAMES), rule.id


def test_texts_are_short_sentences() -> None:
    for rule in RULES:
        assert 5 <= len(rule.title) <= 45, rule.id
        assert not rule.title.endswith("."), rule.id
        assert 20 <= len(rule.why) <= 130, rule.id
        assert rule.why.endswith("."), rule.id
        assert len(rule.message) <= 130, rule.id
        assert rule.message.endswith((".", "}")), rule.id
        for text in (rule.title, rule.message, rule.why):
            assert text[0].isupper() or text[0] == "{" or text.startswith(("www", "xsi")), rule.id
            assert "  " not in text, rule.id


def test_someone_says_so() -> None:
    unfounded = [rule.id for rule in RULES if not rule.sources or not all(map(str.strip, rule.sources))]
    assert unfounded == []


def test_parameters_have_names() -> None:
    names = [(rule.id, name) for rule in RULES for _, name, _, _ in Formatter().parse(rule.message)]
    assert [each for each in names if each[1] is not None and not each[1].isidentifier()] == []


def test_every_rule_is_checked_in_one_place() -> None:
    assert not ENTRY_RULES & WHOLE_FILE_RULES
    assert set(RULE_BY_ID) >= WHOLE_FILE_RULES
    assert set(VALUE_FAMILIES) == set(FIELD_NAMES)


def test_severities_compare_and_have_words() -> None:
    assert Severity.ERROR > Severity.WARNING > Severity.ADVICE > Severity.NOTE > 0
    assert [severity.word for severity in Severity] == ["note", "advice", "warning", "error"]


def test_who_says_so_has_a_name_or_can_be_translated() -> None:
    sources = {source for rule in RULES for source in rule.sources}
    assert {source for source in sources if re.search("(^| )[a-z]+( |$)|FAQ", source)} <= set(DESCRIBED)
    for rule in RULES:
        assert sources_told(rule, in_english) == ", ".join(rule.sources)
        assert sources_told(rule, lambda _, text: "") == ", ".join(
            "" if source in DESCRIBED else source for source in rule.sources
        )
