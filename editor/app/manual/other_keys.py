"""The keys that belong to a place in the window, and the ways to combine filter terms."""

from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.words.translation import ADD_KEYS

# Keys that belong to a place in the window rather than to an action.
TABLE_KEYS = (
    ("F2", QT_TRANSLATE_NOOP("keys", "Edit the cell; typing replaces its value")),
    ("Return", QT_TRANSLATE_NOOP("keys", "Accept what you typed and move down")),
    ("Tab", QT_TRANSLATE_NOOP("keys", "Accept what you typed and move right")),
    ("Esc", QT_TRANSLATE_NOOP("keys", "Cancel and keep the old value")),
    ("Ctrl+Return", QT_TRANSLATE_NOOP("keys", "Set all selected cells to the value being edited")),
    ("Space", QT_TRANSLATE_NOOP("keys", "Edit the cell")),
    ("Shift+Space", QT_TRANSLATE_NOOP("keys", "Select the whole row")),
    ("Ctrl+Space", QT_TRANSLATE_NOOP("keys", "Select the whole column")),
    (
        "Ctrl+Down",
        QT_TRANSLATE_NOOP("keys", "Go to the edge of the filled cells (also with Up, Left and Right)"),
    ),
    ("Ctrl+Shift+Down", QT_TRANSLATE_NOOP("keys", "Extend the selection to there")),
    ("Menu", QT_TRANSLATE_NOOP("keys", "Open the menu of the cell, as Shift+F10 and a right click do")),
    ("F4", QT_TRANSLATE_NOOP("keys", "Open the calendar while editing a date")),
    ("Up", QT_TRANSLATE_NOOP("keys", "Raise the priority being edited by 0.1, or by 0.05 with Shift")),
    ("Down", QT_TRANSLATE_NOOP("keys", "Lower it")),
)
KEYS_ELSEWHERE = (
    (
        QT_TRANSLATE_NOOP("keys", "In the filter line"),
        (
            ("Ctrl+Space", QT_TRANSLATE_NOOP("keys", "Suggest saved filters and what can come next")),
            ("Return", QT_TRANSLATE_NOOP("keys", "Go to the rows")),
            ("Up", QT_TRANSLATE_NOOP("keys", "Bring back an earlier filter")),
            ("Esc", QT_TRANSLATE_NOOP("keys", "Clear the line; leave it if already empty")),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("keys", "In find and replace"),
        (
            ("Return", QT_TRANSLATE_NOOP("keys", "Next match; in the replacement field, replace")),
            ("Shift+Return", QT_TRANSLATE_NOOP("keys", "Previous match")),
            ("Ctrl+Return", QT_TRANSLATE_NOOP("keys", "Replace all")),
            ("Esc", QT_TRANSLATE_NOOP("keys", "Close the bar")),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("keys", "In findings, details and files"),
        (
            ("Esc", QT_TRANSLATE_NOOP("keys", "Go back to the rows")),
            (
                "Alt+Shift+Up",
                QT_TRANSLATE_NOOP("keys", "Move the edge of the panel (also with Down, Left and Right)"),
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("keys", "In the list of files"),
        (
            ("Return", QT_TRANSLATE_NOOP("keys", "Show the rows of the file")),
            ("F2", QT_TRANSLATE_NOOP("keys", "Rename the file")),
            ("Right", QT_TRANSLATE_NOOP("keys", "Go to its URL and date in the index (F2 edits them too)")),
            (", ".join(ADD_KEYS), QT_TRANSLATE_NOOP("keys", "Make a new file")),
            ("Del", QT_TRANSLATE_NOOP("keys", "Remove the file or its index entry")),
            ("+", QT_TRANSLATE_NOOP("keys", "Add the file to the index")),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("keys", "In a list of images, videos, news or languages"),
        (
            (", ".join(ADD_KEYS), QT_TRANSLATE_NOOP("keys", "Add one")),
            ("Del", QT_TRANSLATE_NOOP("keys", "Remove it")),
            ("Alt+Up", QT_TRANSLATE_NOOP("keys", "Move it up")),
            ("Alt+Down", QT_TRANSLATE_NOOP("keys", "Move it down")),
        ),
    ),
)

WAYS_TO_COMBINE = (
    ("blog winter", QT_TRANSLATE_NOOP("filter", "Both words, in fields, images, videos, news or languages")),
    ("path:/blog/ priority<0.5", QT_TRANSLATE_NOOP("filter", "Both terms match")),
    ("blog OR news", QT_TRANSLATE_NOOP("filter", "At least one of them")),
    ("blog -winter", QT_TRANSLATE_NOOP("filter", "One but not the other")),
    ("-(blog OR news)", QT_TRANSLATE_NOOP("filter", "Parentheses group terms")),
    ('"blog OR news"', QT_TRANSLATE_NOOP("filter", "Quotes: exactly this text")),
    ("BLOG", QT_TRANSLATE_NOOP("filter", "Same as blog: case never matters")),
    ("w*ter", QT_TRANSLATE_NOOP("filter", "An asterisk matches anything")),
    (r"/\d{4}$/", QT_TRANSLATE_NOOP("filter", "A regular expression between slashes")),
    ("lastmod:2024..2025", QT_TRANSLATE_NOOP("filter", "From one to the other, inclusive")),
)
