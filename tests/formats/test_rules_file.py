"""A choice of rules is written as a small file and read from one, or the file says what is wrong with it."""

import re

import pytest

from editor.formats.rules_file import ChosenRules, RulesFileError, read_rules, rules_text
from editor.rules.catalogue import Profile
from tests.for_each import for_each


@for_each(
    "chosen",
    [
        ChosenRules(),
        ChosenRules(Profile.BING),
        ChosenRules(Profile.GOOGLE, {"loc-space": "off"}),
        ChosenRules(select=("loc-*",), ignore=("loc-space",)),
    ],
)
def test_a_choice_comes_back(chosen: ChosenRules) -> None:
    assert read_rules(rules_text(chosen)) == chosen


@for_each(
    ("text", "words"),
    [
        ("[", "not valid TOML"),
        ("[" * 5000, "not valid TOML"),
        ("a=" + "[" * 5000, "nested too deeply"),
        ("{a=" * 5000, "not valid TOML"),
        ('profil = "all"', "“profil” is none of"),
        ('select = "loc-space"', "must be a list"),
        ('ignore = ["no-such-*"]', "no rule “no-such-*”"),
        ("ignore = [1]", "no rule “1”"),
        ('profile = "duck"', "all, protocol, google, bing, yandex"),
        ("profile = 7", "must be one of these"),
        ("rules = 7", "below [rules]"),
        ('[rules]\nno-such-rule = "off"', "no rule “no-such-rule”"),
        ('[rules]\nloc-space = "bad"', "off, advice, warning, error"),
        ("[rules]\nloc-space = 1", "off, advice, warning, error"),
    ],
)
def test_a_file_says_what_is_wrong_with_it(text: str, words: str) -> None:
    with pytest.raises(RulesFileError, match=re.escape(words)):
        read_rules(text)
