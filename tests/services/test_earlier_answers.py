"""What earlier audits kept is found by the URLs of entries, some at a time."""

import time
from itertools import chain

import pytest

from editor.core.site.page_answers import PageAnswer, SetAsideError, UrlVerdict
from editor.runtime.threads import Cancelled
from editor.services.earlier_answers import answered_urls, earlier_answers, last_answers
from editor.site.site_storage import AnswerStore, AuditSettings, Reuse, answers_path

NOW = time.time()
A, B = (
    PageAnswer(f"https://e.org/{name}", UrlVerdict.GONE, status=404, asked=NOW - age)
    for name, age in (("a", 100), ("b", 50))
)


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A cache folder of each test's own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))


def keep(*answers: PageAnswer) -> None:
    store = AnswerStore(answers_path())
    store.put(answers)
    store.close()


def found(*locs: str, **newer_than: float) -> list[PageAnswer]:
    times = {f"https://e.org/{name}": moment for name, moment in newer_than.items()}
    return list(chain.from_iterable(earlier_answers(locs, times)))


def test_nothing_is_kept_before_the_first_audit() -> None:
    assert found("https://e.org/a") == []
    assert not answers_path().exists()


def test_each_url_has_its_last_answer_whatever_space_is_around_it_and_unless_one_as_new_is_known() -> None:
    keep(A, B)
    assert found(f" {A.url}\n", A.url, "", B.url, "/c") == [A, B]
    assert found(A.url, B.url, a=A.asked, b=NOW - 60) == [B]


def test_many_urls_come_some_at_a_time() -> None:
    keep(A, B)
    urls = [A.url, *(f"https://e.org/{number}" for number in range(2000)), B.url]
    assert list(earlier_answers(urls, {})) == [[A], [B]]
    assert last_answers(urls) == {A.url: A, B.url: B}
    assert answered_urls(urls, AuditSettings(), Reuse()) == {A.url, B.url}
    with pytest.raises(Cancelled):
        last_answers(urls, lambda: True)


def test_what_is_damaged_is_set_aside_and_said() -> None:
    answers_path().parent.mkdir(parents=True)
    answers_path().write_bytes(b"no database" * 1000)
    with pytest.raises(SetAsideError, match="was set aside"):
        found(A.url)
    assert found(A.url) == []
