"""The settings for exporting and for tables, each declared once."""

from editor.core.text import QT_TRANSLATE_NOOP
from editor.services.settings.preference import Choice, Preference, PreferencePage, Setting

EXPORT_FORM = Setting(
    "export/form",
    ".xml",
    Preference(
        PreferencePage.EXPORT,
        QT_TRANSLATE_NOOP("preferences", "Format of an export"),
        QT_TRANSLATE_NOOP("preferences", "It is proposed, and can be changed for each export."),
        choices=(
            Choice(".xml", QT_TRANSLATE_NOOP("preferences", "XML")),
            Choice(".xml.gz", QT_TRANSLATE_NOOP("preferences", "XML, gzipped")),
            Choice(".txt", QT_TRANSLATE_NOOP("preferences", "List of URLs")),
        ),
        words=QT_TRANSLATE_NOOP("preferences", "gzip compressed text default"),
    ),
)
TABLE_FORM = Setting(
    "export/table",
    ".csv",
    Preference(
        PreferencePage.EXPORT,
        QT_TRANSLATE_NOOP("preferences", "Format of an exported table"),
        choices=(
            Choice(".csv", QT_TRANSLATE_NOOP("preferences", "CSV")),
            Choice(".xlsx", QT_TRANSLATE_NOOP("preferences", "Spreadsheet")),
        ),
        words=QT_TRANSLATE_NOOP("preferences", "Excel default"),
    ),
)
TABLE_SEPARATOR = Setting(
    "export/separator",
    "",
    Preference(
        PreferencePage.EXPORT,
        QT_TRANSLATE_NOOP("preferences", "Separator in an exported table"),
        choices=(
            Choice("", QT_TRANSLATE_NOOP("preferences", "As usual in your country")),
            Choice(",", QT_TRANSLATE_NOOP("preferences", "Comma")),
            Choice(";", QT_TRANSLATE_NOOP("preferences", "Semicolon")),
            Choice("\t", QT_TRANSLATE_NOOP("preferences", "Tab")),
        ),
        words=QT_TRANSLATE_NOOP("preferences", "CSV delimiter default"),
    ),
)
TABLE_BOM = Setting(
    "export/bom",
    default=True,
    preference=Preference(
        PreferencePage.EXPORT,
        QT_TRANSLATE_NOOP("preferences", "Mark an exported table as UTF-8"),
        QT_TRANSLATE_NOOP("preferences", "Excel needs it."),
        words=QT_TRANSLATE_NOOP("preferences", "CSV byte order mark"),
    ),
)
TABLE_COLUMNS: Setting[dict[str, str]] = Setting("tables/columns", {})  # as chosen by the user, by headings
SET_OPTIONS: Setting[dict[str, str]] = Setting("export/set", {})  # the options of the last split export
