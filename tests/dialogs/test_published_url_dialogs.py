"""Where a file is published: proposed, checked, never guessed silently."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLabel

from editor.dialogs.published_url_dialogs import PublishedUrlDialog


@pytest.fixture
def dialog(qapp: object) -> Iterator[PublishedUrlDialog]:
    dialog = PublishedUrlDialog("", "https://e.org/sitemap.xml")
    yield dialog
    dialog.deleteLater()


def test_the_proposal_can_be_taken_as_it_is(dialog: PublishedUrlDialog) -> None:
    assert dialog.url == "https://e.org/sitemap.xml"
    assert dialog._hint.text() == (
        "Suggested because most entries are on this host. Change it if the file is published "
        "somewhere else. This sitemap may list URLs in https://e.org/ and its subfolders."
    )


def test_what_the_person_enters_is_not_called_a_proposal(dialog: PublishedUrlDialog) -> None:
    dialog._line.setText("https://e.org/maps/sitemap.xml")
    assert dialog._hint.text() == "This sitemap may list URLs in https://e.org/maps/ and its subfolders."


def test_it_says_why_it_matters(dialog: PublishedUrlDialog) -> None:
    words = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "Search engines ignore URLs outside the sitemap's own host" in words


def test_only_a_whole_web_address_is_taken(dialog: PublishedUrlDialog) -> None:
    for url, is_good in [
        ("https://e.org/a/sitemap.xml", True),
        ("http://münchen.example/s.xml", True),
        ("http://exa℀mple/s.xml", False),  # no host has such a character
        ("", True),
        ("/sitemap.xml", False),
        ("e.org/sitemap.xml", False),
        ("ftp://e.org/sitemap.xml", False),
        ("javascript:alert(1)", False),
        ("https://e.org/a b.xml", False),
        (" https://e.org/a.xml ", True),
    ]:
        dialog._line.setText(url)
        assert dialog.ok.isEnabled() == is_good
