"""The actions of the File menu: open, save, close."""

from editor.app.actions import action_conditions
from editor.app.actions.action_conditions import ActionSpec, Key, Role
from editor.core.text import QT_TRANSLATE_NOOP

FILE = (
    (
        ActionSpec(
            "new",
            QT_TRANSLATE_NOOP("actions", "&New sitemap"),
            lambda do: do.file.new,
            keys=(Key.New,),
            icon="file-plus",
            synonyms=QT_TRANSLATE_NOOP("actions", "create empty urlset"),
        ),
        ActionSpec(
            "new_index",
            QT_TRANSLATE_NOOP("actions", "New sitemap &index"),
            lambda do: do.file.new_index,
            synonyms=QT_TRANSLATE_NOOP("actions", "create sitemapindex"),
        ),
        ActionSpec(
            "new_text",
            QT_TRANSLATE_NOOP("actions", "New &URL list"),
            lambda do: do.file.new_text,
            synonyms=QT_TRANSLATE_NOOP("actions", "create text txt"),
        ),
        ActionSpec(
            "new_from_table",
            QT_TRANSLATE_NOOP("actions", "Ne&w from a table…"),
            lambda do: do.into.new_from_table,
            hint=QT_TRANSLATE_NOOP("actions", "Create a sitemap from a CSV file or spreadsheet"),
            synonyms=QT_TRANSLATE_NOOP(
                "actions", "csv tsv xlsx excel spreadsheet import crawl crawler screaming frog convert"
            ),
        ),
    ),
    (
        ActionSpec(
            "open",
            QT_TRANSLATE_NOOP("actions", "&Open…"),
            lambda do: do.file.open,
            keys=(Key.Open,),
            icon="folder-open",
            hint=QT_TRANSLATE_NOOP(
                "actions", "Open sitemaps (XML, gzipped or lists of URLs), feeds and tables"
            ),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Open"),
            synonyms=QT_TRANSLATE_NOOP("actions", "load file xml gz txt csv xlsx rss feed robots import"),
        ),
        ActionSpec(
            "open_folder",
            QT_TRANSLATE_NOOP("actions", "Open a &folder…"),
            lambda do: do.together.open_folder,
            hint=QT_TRANSLATE_NOOP("actions", "Open all sitemaps in a folder as one document"),
            synonyms=QT_TRANSLATE_NOOP("actions", "directory all files together"),
        ),
        ActionSpec(
            "open_children",
            QT_TRANSLATE_NOOP("actions", "Open the inde&x with its sitemaps"),
            lambda do: do.together.open_children,
            keys=("Ctrl+Shift+O",),
            enabled_when=action_conditions.is_index_on_disk,
            hint=QT_TRANSLATE_NOOP("actions", "Open the index and the sitemaps next to it as one document"),
            synonyms=QT_TRANSLATE_NOOP("actions", "index sitemaps together children"),
        ),
    ),
    (
        ActionSpec(
            "save",
            QT_TRANSLATE_NOOP("actions", "&Save"),
            lambda do: do.save.save,
            keys=(Key.Save,),
            icon="save",
            enabled_when=action_conditions.is_editable,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Write your changes back to this file and leave everything else in it untouched"
            ),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Save"),
            synonyms=QT_TRANSLATE_NOOP("actions", "write store"),
        ),
        ActionSpec(
            "save_as",
            QT_TRANSLATE_NOOP("actions", "Save &as…"),
            lambda do: do.save.save_as,
            keys=(Key.SaveAs, "Ctrl+Shift+S"),
            enabled_when=action_conditions.is_editable,
            synonyms=QT_TRANSLATE_NOOP("actions", "write rename gz gzip compress"),
        ),
        ActionSpec(
            "save_copy",
            QT_TRANSLATE_NOOP("actions", "Save a cop&y…"),
            lambda do: do.save.save_copy,
            enabled_when=action_conditions.is_editable,
            hint=QT_TRANSLATE_NOOP("actions", "Write a copy somewhere else and keep working on this file"),
            synonyms=QT_TRANSLATE_NOOP("actions", "backup duplicate file"),
        ),
        ActionSpec(
            "export",
            QT_TRANSLATE_NOOP("actions", "&Export…"),
            lambda do: do.export.export,
            keys=("Ctrl+E",),
            icon="download",
            enabled_when=action_conditions.is_editable,
            hint=QT_TRANSLATE_NOOP(
                "actions",
                "Write a clean, checked copy to upload to your site, split if it is too large; this "
                "file stays as it is",
            ),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Export"),
            synonyms=QT_TRANSLATE_NOOP(
                "actions",
                "split compress gzip publish clean several files section language year limit convert",
            ),
        ),
        ActionSpec(
            "export_table",
            QT_TRANSLATE_NOOP("actions", "Export the &table…"),
            lambda do: do.out.export_table,
            enabled_when=action_conditions.is_whole,
            hint=QT_TRANSLATE_NOOP("actions", "Write the rows to a CSV file or spreadsheet"),
            synonyms=QT_TRANSLATE_NOOP("actions", "csv tsv xlsx excel spreadsheet convert"),
        ),
        ActionSpec(
            "save_findings",
            QT_TRANSLATE_NOOP("actions", "Save the findin&gs…"),
            lambda do: do.out.save_findings,
            enabled_when=action_conditions.is_whole,
            hint=QT_TRANSLATE_NOOP("actions", "Save the findings as a web page or a CSV file"),
            synonyms=QT_TRANSLATE_NOOP("actions", "report csv html errors problems"),
        ),
        ActionSpec(
            "copy_findings",
            QT_TRANSLATE_NOOP("actions", "Co&py the findings"),
            lambda do: do.out.copy_findings,
            enabled_when=action_conditions.is_whole,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Copy the findings, ready to paste into an email or a spreadsheet"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "report clipboard mail errors problems"),
        ),
    ),
    (
        ActionSpec(
            "reload",
            QT_TRANSLATE_NOOP("actions", "Re&load"),
            lambda do: do.file.reload,
            keys=(Key.Refresh,),
            icon="refresh-cw",
            enabled_when=action_conditions.has_file,
            hint=QT_TRANSLATE_NOOP("actions", "Read the file from disk again"),
            synonyms=QT_TRANSLATE_NOOP("actions", "refresh revert read again"),
        ),
        ActionSpec(
            "read_encoding",
            QT_TRANSLATE_NOOP("actions", "Read in another enco&ding…"),
            lambda do: do.repair.read_in_encoding,
            enabled_when=action_conditions.has_one_file,
            hint=QT_TRANSLATE_NOOP("actions", "For a file that is not in the encoding it declares"),
            synonyms=QT_TRANSLATE_NOOP("actions", "charset utf-8 latin windows-1252 umlauts garbled"),
        ),
        ActionSpec(
            "repairs",
            QT_TRANSLATE_NOOP("actions", "W&hat was repaired…"),
            lambda do: do.repair.show_repairs,
            enabled_when=action_conditions.has_repairs,
            hint=QT_TRANSLATE_NOOP("actions", "See what was done to a damaged file so that it could be read"),
            synonyms=QT_TRANSLATE_NOOP("actions", "damaged broken recover recovered mended"),
        ),
        ActionSpec(
            "versions",
            QT_TRANSLATE_NOOP("actions", "Earlier &versions…"),
            lambda do: do.versions.show,
            enabled_when=action_conditions.is_editable_file,
            hint=QT_TRANSLATE_NOOP(
                "actions", "See and restore what the file contained before it was saved here"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "history backup previous restore undo older"),
        ),
        ActionSpec(
            "compare",
            QT_TRANSLATE_NOOP("actions", "Compare with…"),
            lambda do: do.compare.show,
            enabled_when=action_conditions.is_whole,
            hint=QT_TRANSLATE_NOOP(
                "actions", "See how another sitemap or a crawl differs, and copy what you want from it"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "diff difference changes crawl"),
        ),
        ActionSpec(
            "lost_work",
            QT_TRANSLATE_NOOP("actions", "Recover unsaved changes…"),
            lambda do: do.recovery.show,
            enabled_when=action_conditions.has_lost_work,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Restore changes that were not saved before the editor was closed unexpectedly"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "crash recover restore"),
        ),
        ActionSpec(
            "accept_recovery",
            QT_TRANSLATE_NOOP("actions", "Accept the recovered entries"),
            lambda do: do.repair.accept,
            icon="check",
            enabled_when=action_conditions.is_recovered,
            hint=QT_TRANSLATE_NOOP("actions", "Continue with what could be recovered from a damaged file"),
            synonyms=QT_TRANSLATE_NOOP("actions", "damaged broken repair"),
        ),
    ),
    (
        ActionSpec(
            "published_url",
            QT_TRANSLATE_NOOP("actions", "Pu&blished URL…"),
            lambda do: do.file.set_published_url,
            icon="globe",
            enabled_when=action_conditions.is_editable,
            hint=QT_TRANSLATE_NOOP("actions", "Set the URL this file is published at"),
            synonyms=QT_TRANSLATE_NOOP("actions", "url location host address site scope"),
        ),
        ActionSpec(
            "convert_utf8",
            QT_TRANSLATE_NOOP("actions", "Convert to UTF-&8"),
            lambda do: do.edit.convert_to_utf8,
            enabled_when=action_conditions.is_foreign_encoding,
            synonyms=QT_TRANSLATE_NOOP("actions", "encoding charset"),
        ),
        ActionSpec(
            "summary",
            QT_TRANSLATE_NOOP("actions", "Sum&mary"),
            lambda do: do.help.show_summary,
            keys=("Ctrl+I",),
            icon="info",
            enabled_when=action_conditions.has_document,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Facts about the whole file: kind, size, encoding, findings and notes"
            ),
            synonyms=QT_TRANSLATE_NOOP("actions", "statistics info properties count size notes"),
        ),
    ),
    (
        ActionSpec(
            "close",
            QT_TRANSLATE_NOOP("actions", "&Close"),
            lambda do: do.close.close,
            keys=(Key.Close,),
            icon="x",
            enabled_when=action_conditions.has_tabs,
            synonyms=QT_TRANSLATE_NOOP("actions", "tab"),
        ),
        ActionSpec(
            "quit",
            QT_TRANSLATE_NOOP("actions", "&Quit"),
            lambda do: do.close.quit,
            keys=(Key.Quit, "Ctrl+Q"),
            role=Role.QuitRole,
            synonyms=QT_TRANSLATE_NOOP("actions", "exit"),
        ),
    ),
)
