"""Texts of ours that know what of them is to be translated."""

import html
import json
import pickle

from editor.core.text import ENGLISH, Language, Phrase, as_html

CLAUSE = Phrase("it has {size:,} bytes", size=1000)
SENTENCE = Phrase("{name}: {reason}.", name="a{b}", reason=CLAUSE)


def test_a_phrase_is_a_text_in_english() -> None:
    assert SENTENCE == "a{b}: it has 1,000 bytes."
    assert json.dumps(SENTENCE) == '"a{b}: it has 1,000 bytes."'
    assert SENTENCE.in_language(ENGLISH) == SENTENCE


def test_a_phrase_and_those_in_it_are_translated() -> None:
    foreign = Language(lambda text: f"[{text}]")
    assert SENTENCE.in_language(foreign) == "[a{b}: [it has 1,000 bytes].]"


def test_a_phrase_can_go_to_another_process() -> None:
    foreign = Language(lambda text: text.upper().replace("{NAME}", "{name}").replace("{REASON}", "{reason}"))
    there = pickle.loads(pickle.dumps(Phrase("{name} or {reason}", name="a{b}", reason=Phrase("so"))))
    assert there == "a{b} or so"
    assert there.in_language(foreign) == "a{b} OR SO"


def test_a_text_as_html_is_what_python_makes_of_it() -> None:
    text = """a "b" & 'c' <d> &amp;"""
    assert as_html(text) == html.escape(text)
