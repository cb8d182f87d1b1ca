"""What a few words mean among all that can be done."""

from editor.models.lists.list_models import Findable, matching_actions


def findable(
    title: str, place: str = "Edit", words: str = "", *, is_enabled: bool = True, is_listed: bool = True
) -> Findable:
    return Findable(
        title, title, place, lambda: None, words=words, is_enabled=is_enabled, is_listed=is_listed
    )


SET_DATE = findable("Set date", "Edit values › Last modified", "lastmod set", is_listed=False)
ALL = (
    findable("Undo", words="history back"),
    findable("Save as…", "File"),
    findable("Export…", "File", "split save csv"),
    findable("Export the table…", "File", "csv xlsx"),
    findable("Select all", "Edit", "everything"),
    SET_DATE,
    findable("Split the rows", "Rows", is_enabled=False),
)


def found(text: str, *used: str) -> list[str]:
    return [each.title for each in matching_actions(ALL, text, used)]


def test_the_beginning_of_a_title_comes_before_synonyms_places_and_what_is_inside() -> None:
    assert found("save") == ["Save as…", "Export…"]
    assert found("s")[:4] == ["Save as…", "Select all", "Set date", "Export…"]
    assert found("edit") == ["Undo", "Select all", "Set date"]
    assert found("verything") == ["Select all"]


def test_every_word_has_to_fit_somewhere_in_any_order_and_case() -> None:
    assert found("CSV export") == ["Export…", "Export the table…"]
    assert found("file csv xlsx") == ["Export the table…"]
    assert found("csv undo") == []


def test_what_cannot_be_done_now_comes_last() -> None:
    assert found("split") == ["Export…", "Split the rows"]


def test_of_equals_what_was_used_last_comes_first() -> None:
    assert found("csv", "Export the table…") == ["Export the table…", "Export…"]
    assert found("save", "Export…") == ["Save as…", "Export…"]


def test_with_nothing_typed_what_was_used_stands_above_the_actions_in_their_order() -> None:
    assert found("")[:3] == ["Undo", "Save as…", "Export…"]
    assert "Set date" not in found("")
    assert found("", "Set date", "Select all")[:3] == ["Set date", "Select all", "Undo"]
