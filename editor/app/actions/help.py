"""The "Help" menu."""

from editor.app.action_spec import ActionSpec, Key, Role
from editor.core.text import QT_TRANSLATE_NOOP

HELP = (
    (
        ActionSpec(
            "find_action",
            QT_TRANSLATE_NOOP("actions", "Fin&d an action…"),
            lambda do: do.help.find_action,
            keys=("Ctrl+Shift+P",),
            icon="search",
        ),
        ActionSpec(
            "shortcuts",
            QT_TRANSLATE_NOOP("actions", "Keyboard &shortcuts"),
            lambda do: do.help.show_shortcuts,
            keys=(Key.HelpContents, "F1"),
            icon="circle-question-mark",
        ),
        ActionSpec(
            "filter_language",
            QT_TRANSLATE_NOOP("actions", "&Filter language"),
            lambda do: do.help.show_filter_language,
            icon="funnel",
            hint=QT_TRANSLATE_NOOP("actions", "What can be typed in the filter, with examples"),
        ),
        ActionSpec(
            "sample", QT_TRANSLATE_NOOP("actions", "Open the sa&mple"), lambda do: do.file.open_sample
        ),
    ),
    (
        ActionSpec(
            "about",
            QT_TRANSLATE_NOOP("actions", "&About Sitemap Editor"),
            lambda do: do.help.show_about,
            icon="info",
            role=Role.AboutRole,
        ),
    ),
)
