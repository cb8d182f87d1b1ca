"""The actions of the Help menu."""

from editor.app.actions.spec import ActionSpec, Key, Role
from editor.core.text import QT_TRANSLATE_NOOP

HELP = (
    (
        ActionSpec(
            "manual",
            QT_TRANSLATE_NOOP("actions", "Man&ual"),
            lambda do: do.help.show_manual,
            keys=(Key.HelpContents, "F1"),
            icon="circle-question-mark",
            hint=QT_TRANSLATE_NOOP("actions", "How to do things, and what the current finding means"),
            synonyms=QT_TRANSLATE_NOOP("actions", "help documentation guide learn"),
        ),
        ActionSpec(
            "find_action",
            QT_TRANSLATE_NOOP("actions", "Fin&d an action…"),
            lambda do: do.search.find_action,
            keys=("Ctrl+Shift+P",),
            icon="search",
        ),
        ActionSpec(
            "shortcuts",
            QT_TRANSLATE_NOOP("actions", "Keyboard &shortcuts"),
            lambda do: do.help.show_shortcuts,
            keys=("Ctrl+F1",),
            synonyms=QT_TRANSLATE_NOOP("actions", "keys keyboard hotkeys"),
        ),
        ActionSpec(
            "filter_language",
            QT_TRANSLATE_NOOP("actions", "&Filter language"),
            lambda do: do.help.show_filter_language,
            icon="funnel",
            hint=QT_TRANSLATE_NOOP("actions", "What you can type in the filter, with examples"),
            synonyms=QT_TRANSLATE_NOOP("actions", "syntax query search manual"),
        ),
        ActionSpec(
            "glossary",
            QT_TRANSLATE_NOOP("actions", "&Glossary"),
            lambda do: do.help.show_glossary,
            icon="notebook-text",
            hint=QT_TRANSLATE_NOOP("actions", "What error, warning, advice, note, save and export mean"),
            synonyms=QT_TRANSLATE_NOOP("actions", "words terms meaning definition manual severity"),
        ),
        ActionSpec(
            "sample",
            QT_TRANSLATE_NOOP("actions", "Open the sa&mple"),
            lambda do: do.file.open_sample,
            synonyms=QT_TRANSLATE_NOOP("actions", "example demo"),
        ),
    ),
    (
        ActionSpec(
            "about",
            QT_TRANSLATE_NOOP("actions", "&About Sitemap Editor"),
            lambda do: do.help.show_about,
            icon="info",
            role=Role.AboutRole,
            synonyms=QT_TRANSLATE_NOOP("actions", "version licence info"),
        ),
    ),
)
