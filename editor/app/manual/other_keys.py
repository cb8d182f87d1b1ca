"""The keys that belong to a place in the window, and the ways to combine filter terms."""

from editor.core.text import N_
from editor.models.words.translation import ADD_KEYS

# Keys that belong to a place in the window rather than to an action.
TABLE_KEYS = (
    ("F2", N_("Edit the cell; typing replaces its value")),
    ("Return", N_("Accept what you typed and move down")),
    ("Tab", N_("Accept what you typed and move right")),
    ("Esc", N_("Cancel and keep the old value")),
    ("Ctrl+Return", N_("Set all selected cells to the value being edited")),
    ("Space", N_("Edit the cell")),
    ("Shift+Space", N_("Select the whole row")),
    ("Ctrl+Space", N_("Select the whole column")),
    ("Ctrl+Down", N_("Go to the edge of the filled cells (also with Up, Left and Right)")),
    ("Ctrl+Shift+Down", N_("Extend the selection to there")),
    ("Menu", N_("Open the menu of the cell, as Shift+F10 and a right click do")),
    ("F4", N_("Open the calendar while editing a date")),
    ("Up", N_("Raise the priority being edited by 0.1, or by 0.05 with Shift")),
    ("Down", N_("Lower it")),
)
KEYS_ELSEWHERE = (
    (
        N_("In the filter line"),
        (
            ("Ctrl+Space", N_("Suggest saved filters and what can come next")),
            ("Return", N_("Go to the rows")),
            ("Up", N_("Bring back an earlier filter")),
            ("Esc", N_("Clear the line; leave it if already empty")),
        ),
    ),
    (
        N_("In find and replace"),
        (
            ("Return", N_("Next match; in the replacement field, replace")),
            ("Shift+Return", N_("Previous match")),
            ("Ctrl+Return", N_("Replace all")),
            ("Esc", N_("Close the bar")),
        ),
    ),
    (
        N_("In findings, details and files"),
        (
            ("Esc", N_("Go back to the rows")),
            ("Alt+Shift+Up", N_("Move the edge of the panel (also with Down, Left and Right)")),
        ),
    ),
    (
        N_("In the list of files"),
        (
            ("Return", N_("Show the rows of the file")),
            ("F2", N_("Rename the file")),
            ("Right", N_("Go to its URL and date in the index (F2 edits them too)")),
            (", ".join(ADD_KEYS), N_("Make a new file")),
            ("Del", N_("Remove the file or its index entry")),
            ("+", N_("Add the file to the index")),
        ),
    ),
    (
        N_("In a list of images, videos, news or languages"),
        (
            (", ".join(ADD_KEYS), N_("Add one")),
            ("Del", N_("Remove it")),
            ("Alt+Up", N_("Move it up")),
            ("Alt+Down", N_("Move it down")),
        ),
    ),
)

WAYS_TO_COMBINE = (
    ("blog winter", N_("Both words, in fields, images, videos, news or languages")),
    ("path:/blog/ priority<0.5", N_("Both terms match")),
    ("blog OR news", N_("At least one of them")),
    ("blog -winter", N_("One but not the other")),
    ("-(blog OR news)", N_("Parentheses group terms")),
    ('"blog OR news"', N_("Quotes: exactly this text")),
    ("BLOG", N_("Same as blog: case never matters")),
    ("w*ter", N_("An asterisk matches anything")),
    (r"/\d{4}$/", N_("A regular expression between slashes")),
    ("lastmod:2024..2025", N_("From one to the other, inclusive")),
)
