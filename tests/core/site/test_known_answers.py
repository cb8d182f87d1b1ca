"""The answers of the live site that a document knows."""

from editor.core.site.page_answers import KnownAnswers, PageAnswer, UrlVerdict

A = "https://example.com/a"
B = "https://example.com/b"
GONE = PageAnswer(A, UrlVerdict.GONE, status=404)


def test_an_entry_finds_its_answer_whatever_white_space_is_around_its_url() -> None:
    answers = KnownAnswers([GONE])
    assert answers.of(f"\n  {A} ") == GONE
    assert answers.of(B) is None
    assert dict(answers) == {A: GONE}


def test_listeners_are_told_of_the_urls_whose_answers_changed() -> None:
    answers, told = KnownAnswers(), list[set[str]]()
    answers.add_listener(lambda urls: told.append(set(urls)))
    answers.put([GONE, PageAnswer(B, UrlVerdict.OK)])
    answers.put([PageAnswer(A, UrlVerdict.OK), PageAnswer(B, UrlVerdict.OK)])
    answers.put([PageAnswer(A, UrlVerdict.OK)])
    answers.clear()
    answers.clear()
    assert told == [{A, B}, {A}, {A, B}]
    assert not answers


def test_who_listens_no_longer_is_told_nothing() -> None:
    answers, told = KnownAnswers(), list[object]()
    answers.add_listener(told.append)
    answers.remove_listener(told.append)
    answers.put([GONE])
    assert not told
