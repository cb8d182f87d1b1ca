"""Looking through many texts at once tells the same as looking at each."""

from hypothesis import given
from hypothesis import strategies as st

from editor.core.filtering.many_texts import texts_with

short = st.text("ab\0", max_size=3)


@given(st.sampled_from(["a", "ab", "a\0", "\0"]), st.lists(short, max_size=8), st.integers(1, 40))
def test_the_texts_that_hold_another_are_found(wanted: str, texts: list[str], times: int) -> None:
    texts = texts * times + ["b"] * (times % 7) * 100 + texts
    assert list(map(bool, texts_with(wanted, texts))) == [wanted in text for text in texts]
