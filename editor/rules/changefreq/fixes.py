"""The fixes for frequencies."""

from editor.core.text import QT_TRANSLATE_NOOP
from editor.rules.remedies.remedy import ClearColumn, Fixes, Remedy, asked_rewrite, sure_rewrite
from editor.rules.remedies.shared_rewriters import absent, suggestion_of, sure_value_remedy

CHANGEFREQ_FIXES: Fixes = {
    "changefreq-unknown": (
        sure_rewrite(
            "correct",
            QT_TRANSLATE_NOOP("fixes", "Correct the spelling"),
            sure_value_remedy("changefreq"),
        ),
        asked_rewrite(
            "nearest",
            QT_TRANSLATE_NOOP("fixes", "Use the nearest frequency"),
            suggestion_of("changefreq-unknown"),
        ),
        asked_rewrite("remove", QT_TRANSLATE_NOOP("fixes", "Remove the frequency"), absent),
    ),
}

CHANGEFREQ_COLUMN_FIXES: Fixes = {
    "changefreq-priority-ignored": (
        Remedy(
            "remove",
            QT_TRANSLATE_NOOP("fixes", "Remove all frequencies and priorities"),
            ClearColumn(("changefreq", "priority")),
        ),
    ),
}
