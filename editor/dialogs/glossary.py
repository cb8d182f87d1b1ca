"""The glossary: the terms that the editor uses, explained for people who meet them for the first time."""

from PySide6.QtWidgets import QToolButton, QWidget

from editor.core.text import QT_TRANSLATE_NOOP
from editor.dialogs.parts.listing import ListingDialog, ListingGroup
from editor.models.words.translation import translated
from editor.views.widgets.icon_button import icon_button

# Headings with the terms that belong together.
GLOSSARY = (
    (
        QT_TRANSLATE_NOOP("glossary", "Findings"),
        (
            (
                QT_TRANSLATE_NOOP("glossary", "Error"),
                QT_TRANSLATE_NOOP(
                    "glossary",
                    "Breaks the sitemap protocol. Search engines may reject the entry or the whole file, and "
                    "an export waits until it is fixed.",
                ),
            ),
            (
                QT_TRANSLATE_NOOP("glossary", "Warning"),
                QT_TRANSLATE_NOOP(
                    "glossary",
                    "The protocol allows it, but a major search engine or the official schema rejects it.",
                ),
            ),
            (
                QT_TRANSLATE_NOOP("glossary", "Advice"),
                QT_TRANSLATE_NOOP("glossary", "Does no harm, but could be better."),
            ),
            (
                QT_TRANSLATE_NOOP("glossary", "Note"),
                QT_TRANSLATE_NOOP(
                    "glossary", "Worth knowing about the whole file. Nothing is wrong, and no row is marked."
                ),
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("glossary", "Writing files"),
        (
            (
                QT_TRANSLATE_NOOP("glossary", "Save"),
                QT_TRANSLATE_NOOP(
                    "glossary",
                    "Writes your changes back to the file and leaves everything else in it untouched. Always "
                    "possible, whatever the findings.",
                ),
            ),
            (
                QT_TRANSLATE_NOOP("glossary", "Export"),
                QT_TRANSLATE_NOOP(
                    "glossary",
                    "Writes a clean new copy to upload to your site, checked and split if you like. The file "
                    "you are editing stays as it is.",
                ),
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("glossary", "Sitemaps"),
        (
            (
                QT_TRANSLATE_NOOP("glossary", "Sitemap"),
                QT_TRANSLATE_NOOP(
                    "glossary",
                    "A file that tells search engines the URLs of a site: at most 50,000 of them and 50 MB.",
                ),
            ),
            (
                QT_TRANSLATE_NOOP("glossary", "Sitemap index"),
                QT_TRANSLATE_NOOP("glossary", "A file that lists sitemaps instead of pages."),
            ),
            (
                QT_TRANSLATE_NOOP("glossary", "Entry"),
                QT_TRANSLATE_NOOP("glossary", "One URL and what is said about it: one row of the table."),
            ),
            (
                QT_TRANSLATE_NOOP("glossary", "Published URL"),
                QT_TRANSLATE_NOOP(
                    "glossary",
                    "Where crawlers find the file. It decides which URLs the file may list: those on the "
                    "same host, in its folder and subfolders.",
                ),
            ),
            (
                QT_TRANSLATE_NOOP("glossary", "Last modified"),
                QT_TRANSLATE_NOOP(
                    "glossary",
                    "When the content of the page last changed (lastmod), not when the sitemap was written.",
                ),
            ),
        ),
    ),
)


class GlossaryDialog(ListingDialog):
    """Lists the terms with their meanings."""

    def __init__(self, parent: QWidget | None = None) -> None:
        groups = [
            ListingGroup(
                translated("glossary", heading),
                [(translated("glossary", word), translated("glossary", meaning)) for word, meaning in words],
            )
            for heading, words in GLOSSARY
        ]
        super().__init__(translated("glossary", QT_TRANSLATE_NOOP("glossary", "Glossary")), groups, parent)


def glossary_button(parent: QWidget) -> QToolButton:
    """Return a "?" button that opens the glossary on top of the dialog that contains it."""
    button = icon_button(
        "circle-question-mark",
        translated("glossary", QT_TRANSLATE_NOOP("glossary", "What these words mean")),
        parent,
    )
    button.clicked.connect(lambda: GlossaryDialog(parent).ask())
    return button
