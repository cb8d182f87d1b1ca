"""The fixes for language links, where there are many of them."""

import pytest

from editor.core.extensions import extension_editing
from editor.core.extensions.extension_editing import NewElement, Style
from editor.formats.reading.reader import read_document
from editor.rules.fixes.fix_choices import choices
from tests.rules.documents import url, urlset
from tests.rules.extension_cases import DECLARED, page
from tests.rules.fixes.test_fixes_across_files import findings_of

MANY = 40


def test_links_of_many_versions_are_written_once_for_all_their_new_entries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = 0
    render = extension_editing.render_element

    def counted(draft: NewElement, style: Style) -> str:
        nonlocal written
        written += 1
        return render(draft, style)

    versions = [("de", f"/{number}") for number in range(MANY)]
    two = page("/z", ("en", "/y"), ("de", "/z"))
    text = urlset(url("/a"), page("/0", *versions), two, attributes=DECLARED)
    document = read_document(text.encode()).entries
    [choice] = choices(document, findings_of(document), "hreflang-version-unlisted")
    monkeypatch.setattr(extension_editing, "render_element", counted)
    edit = choice.edit()
    assert edit
    edit.apply(document)
    assert len(document) == 3 + MANY
    assert written == MANY + 2
