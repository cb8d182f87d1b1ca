"""Everything a person can trigger, declared once: menus, tool bar and the list of shortcuts read this."""

from editor.app import conditions as when
from editor.app.action_spec import ActionSpec, Key, Menu, Role
from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.keys import FIX_KEY

_FILE = (
    (
        ActionSpec(
            "new",
            QT_TRANSLATE_NOOP("actions", "&New sitemap"),
            lambda do: do.file.new,
            keys=(Key.New,),
            icon="file-plus",
        ),
        ActionSpec(
            "new_index", QT_TRANSLATE_NOOP("actions", "New sitemap &index"), lambda do: do.file.new_index
        ),
        ActionSpec("new_text", QT_TRANSLATE_NOOP("actions", "New &URL list"), lambda do: do.file.new_text),
    ),
    (
        ActionSpec(
            "open",
            QT_TRANSLATE_NOOP("actions", "&Open…"),
            lambda do: do.file.open,
            keys=(Key.Open,),
            icon="folder-open",
            hint=QT_TRANSLATE_NOOP("actions", "Open sitemaps: XML, gzipped, or lists of URLs"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Open"),
        ),
    ),
    (
        ActionSpec(
            "save",
            QT_TRANSLATE_NOOP("actions", "&Save"),
            lambda do: do.save.save,
            keys=(Key.Save,),
            icon="save",
            enabled_when=when.writable,
            hint=QT_TRANSLATE_NOOP("actions", "Save the file as it was, plus your changes"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Save"),
        ),
        ActionSpec(
            "save_as",
            QT_TRANSLATE_NOOP("actions", "Save &as…"),
            lambda do: do.save.save_as,
            keys=(Key.SaveAs, "Ctrl+Shift+S"),
            enabled_when=when.writable,
        ),
        ActionSpec(
            "save_copy",
            QT_TRANSLATE_NOOP("actions", "Save a cop&y…"),
            lambda do: do.save.save_copy,
            enabled_when=when.writable,
            hint=QT_TRANSLATE_NOOP("actions", "Write a copy elsewhere and stay with this file"),
        ),
        ActionSpec(
            "export",
            QT_TRANSLATE_NOOP("actions", "&Export…"),
            lambda do: do.save.export,
            keys=("Ctrl+E",),
            icon="download",
            enabled_when=when.writable,
            hint=QT_TRANSLATE_NOOP("actions", "Write a clean sitemap for publication"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Export"),
        ),
    ),
    (
        ActionSpec(
            "reload",
            QT_TRANSLATE_NOOP("actions", "&Reload"),
            lambda do: do.file.reload,
            keys=(Key.Refresh,),
            icon="refresh-cw",
            enabled_when=when.has_file,
            hint=QT_TRANSLATE_NOOP("actions", "Read the file again from the disk"),
        ),
        ActionSpec(
            "accept_recovery",
            QT_TRANSLATE_NOOP("actions", "Acce&pt the recovered entries"),
            lambda do: do.file.accept_recovery,
            icon="check",
            enabled_when=when.recovered,
            hint=QT_TRANSLATE_NOOP("actions", "Make what could be read of a damaged file the document"),
        ),
    ),
    (
        ActionSpec(
            "published_url",
            QT_TRANSLATE_NOOP("actions", "&Published at…"),
            lambda do: do.file.set_published_url,
            icon="globe",
            enabled_when=when.writable,
            hint=QT_TRANSLATE_NOOP("actions", "Say at which URL this file is published"),
        ),
        ActionSpec(
            "convert_utf8",
            QT_TRANSLATE_NOOP("actions", "Convert to UTF-&8"),
            lambda do: do.edit.convert_to_utf8,
            enabled_when=when.foreign,
        ),
        ActionSpec(
            "summary",
            QT_TRANSLATE_NOOP("actions", "Sum&mary"),
            lambda do: do.help.show_summary,
            keys=("Ctrl+I",),
            icon="info",
            enabled_when=when.opened,
            hint=QT_TRANSLATE_NOOP("actions", "What the file is, and what is true of all of it"),
        ),
    ),
    (
        ActionSpec(
            "close",
            QT_TRANSLATE_NOOP("actions", "&Close"),
            lambda do: do.file.close,
            keys=(Key.Close,),
            icon="x",
            enabled_when=when.has_tabs,
        ),
        ActionSpec(
            "quit",
            QT_TRANSLATE_NOOP("actions", "&Quit"),
            lambda do: do.file.quit,
            keys=(Key.Quit, "Ctrl+Q"),
            role=Role.QuitRole,
        ),
    ),
)

_EDIT = (
    (
        ActionSpec(
            "undo",
            QT_TRANSLATE_NOOP("actions", "&Undo"),
            lambda do: do.edit.undo,
            keys=(Key.Undo,),
            icon="undo-2",
            enabled_when=when.undoable,
            tool_bar=QT_TRANSLATE_NOOP("actions", "Undo"),
        ),
        ActionSpec(
            "redo",
            QT_TRANSLATE_NOOP("actions", "&Redo"),
            lambda do: do.edit.redo,
            keys=(Key.Redo, "Ctrl+Y"),
            icon="redo-2",
            enabled_when=when.redoable,
            tool_bar=QT_TRANSLATE_NOOP("actions", "Redo"),
        ),
    ),
    (
        ActionSpec(
            "cut",
            QT_TRANSLATE_NOOP("actions", "Cu&t"),
            lambda do: do.edit.cut,
            keys=(Key.Cut,),
            icon="scissors",
            enabled_when=when.selected,
        ),
        ActionSpec(
            "copy",
            QT_TRANSLATE_NOOP("actions", "&Copy"),
            lambda do: do.edit.copy,
            keys=(Key.Copy,),
            icon="copy",
            enabled_when=when.any_selected,
        ),
        ActionSpec(
            "paste",
            QT_TRANSLATE_NOOP("actions", "&Paste"),
            lambda do: do.edit.paste,
            keys=(Key.Paste,),
            icon="clipboard-paste",
            enabled_when=when.pastable,
            hint=QT_TRANSLATE_NOOP("actions", "Paste cells, or URLs as new entries"),
        ),
        ActionSpec(
            "clear",
            QT_TRANSLATE_NOOP("actions", "C&lear values"),
            lambda do: do.edit.clear,
            keys=(Key.Delete,),
            enabled_when=when.selected,
        ),
        ActionSpec(
            "fill_down",
            QT_TRANSLATE_NOOP("actions", "&Fill down"),
            lambda do: do.edit.fill_down,
            keys=("Ctrl+D",),
            enabled_when=when.selected,
            hint=QT_TRANSLATE_NOOP("actions", "Copy the topmost selected value into the cells below it"),
        ),
    ),
    (
        ActionSpec(
            "select_all",
            QT_TRANSLATE_NOOP("actions", "Select &all"),
            lambda do: do.edit.select_all,
            keys=(Key.SelectAll,),
            enabled_when=when.opened,
        ),
        ActionSpec(
            "select_shown",
            QT_TRANSLATE_NOOP("actions", "Select the rows sho&wn"),
            lambda do: do.view.select_shown,
            keys=("Ctrl+Shift+A",),
            enabled_when=when.opened,
            hint=QT_TRANSLATE_NOOP("actions", "Select what the filter shows, from wherever you type"),
        ),
        ActionSpec(
            "select_where",
            QT_TRANSLATE_NOOP("actions", "Select w&here…"),
            lambda do: do.view.select_where,
            keys=("Ctrl+Shift+F",),
            enabled_when=when.opened,
            hint=QT_TRANSLATE_NOOP("actions", "Select the rows that fit a filter; all others stay in sight"),
        ),
    ),
    (
        ActionSpec(
            "replace",
            QT_TRANSLATE_NOOP("actions", "Find and &replace…"),
            lambda do: do.find.replace,
            keys=("Ctrl+H",),
            icon="replace",
            enabled_when=when.opened,
            hint=QT_TRANSLATE_NOOP("actions", "Find text in the values, and put something in its place"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Replace"),
        ),
        ActionSpec(
            "edit_values",
            QT_TRANSLATE_NOOP("actions", "Edit &values…"),
            lambda do: do.bulk.edit_values,
            keys=("Ctrl+Shift+E",),
            icon="list-checks",
            enabled_when=when.editable_rows,
            hint=QT_TRANSLATE_NOOP("actions", "Set, clear or calculate values in many entries at once"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Edit values"),
        ),
        ActionSpec(
            "update_from_table",
            QT_TRANSLATE_NOOP("actions", "Update from a ta&ble…"),
            lambda do: do.find.update_from_table,
            icon="sheet",
            enabled_when=when.editable_rows,
            hint=QT_TRANSLATE_NOOP(
                "actions", "Take values from a CSV file or a spreadsheet that has the same URLs"
            ),
        ),
    ),
    (
        ActionSpec(
            "fix_here",
            QT_TRANSLATE_NOOP("actions", "Fi&x here…"),
            lambda do: do.fix.fix_here,
            keys=(FIX_KEY,),
            icon="circle-check",
            enabled_when=when.opened,
            hint=QT_TRANSLATE_NOOP("actions", "Mend what is wrong with the current cell"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Fix"),
        ),
        ActionSpec(
            "fix_all_safe",
            QT_TRANSLATE_NOOP("actions", "Fix all &safe…"),
            lambda do: do.fix.fix_all_safe,
            keys=("Ctrl+Shift+.", "Ctrl+>"),
            enabled_when=when.safely_fixable,
            hint=QT_TRANSLATE_NOOP("actions", "Mend what can be mended safely, after a look at what changes"),
        ),
        ActionSpec(
            "duplicates",
            QT_TRANSLATE_NOOP("actions", "Duplicate&s…"),
            lambda do: do.fix.settle_duplicates,
            enabled_when=when.editable_rows,
            hint=QT_TRANSLATE_NOOP("actions", "Find entries with the same URL and choose which one stays"),
        ),
    ),
)

_ROWS = (
    (
        ActionSpec(
            "add",
            QT_TRANSLATE_NOOP("actions", "&Add"),
            lambda do: do.edit.add,
            keys=("Ins",),
            icon="plus",
            enabled_when=when.editable,
            hint=QT_TRANSLATE_NOOP("actions", "Add an entry below the current one"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Add"),
        ),
        ActionSpec(
            "duplicate",
            QT_TRANSLATE_NOOP("actions", "D&uplicate"),
            lambda do: do.edit.duplicate,
            keys=("Ctrl+Shift+D",),
            icon="copy-plus",
            enabled_when=when.selected,
        ),
        ActionSpec(
            "delete",
            QT_TRANSLATE_NOOP("actions", "&Delete"),
            lambda do: do.edit.delete,
            keys=("Ctrl+Del",),
            icon="trash-2",
            enabled_when=when.selected,
            hint=QT_TRANSLATE_NOOP("actions", "Delete the selected entries"),
            tool_bar=QT_TRANSLATE_NOOP("actions", "Delete"),
        ),
    ),
    (
        ActionSpec(
            "move_top",
            QT_TRANSLATE_NOOP("actions", "Move to the &top"),
            lambda do: do.edit.move_to_top,
            keys=("Alt+Home",),
            enabled_when=when.movable,
        ),
        ActionSpec(
            "move_up",
            QT_TRANSLATE_NOOP("actions", "Move &up"),
            lambda do: do.edit.move_up,
            keys=("Alt+Up",),
            icon="arrow-up",
            enabled_when=when.movable,
        ),
        ActionSpec(
            "move_down",
            QT_TRANSLATE_NOOP("actions", "Move dow&n"),
            lambda do: do.edit.move_down,
            keys=("Alt+Down",),
            icon="arrow-down",
            enabled_when=when.movable,
        ),
        ActionSpec(
            "move_bottom",
            QT_TRANSLATE_NOOP("actions", "Move to the &bottom"),
            lambda do: do.edit.move_to_bottom,
            keys=("Alt+End",),
            enabled_when=when.movable,
        ),
    ),
    (
        ActionSpec(
            "file_order",
            QT_TRANSLATE_NOOP("actions", "Show in the file's &order"),
            lambda do: do.view.restore_file_order,
            icon="arrow-up-down",
            enabled_when=when.reordered,
            hint=QT_TRANSLATE_NOOP("actions", "End sorting; the filter stays"),
        ),
        ActionSpec(
            "keep_order",
            QT_TRANSLATE_NOOP("actions", "&Make this the file's order"),
            lambda do: do.edit.keep_order,
            enabled_when=when.sorted_whole,
            hint=QT_TRANSLATE_NOOP("actions", "Put the entries of the file into the order shown"),
        ),
    ),
)

_VIEW = (
    (
        ActionSpec(
            "filter",
            QT_TRANSLATE_NOOP("actions", "&Filter"),
            lambda do: do.view.focus_filter,
            keys=(Key.Find,),
            icon="search",
            enabled_when=when.opened,
        ),
        ActionSpec(
            "next_match",
            QT_TRANSLATE_NOOP("actions", "&Next match"),
            lambda do: do.find.next_match,
            keys=(Key.FindNext, "F3"),
            enabled_when=when.opened,
        ),
        ActionSpec(
            "previous_match",
            QT_TRANSLATE_NOOP("actions", "&Previous match"),
            lambda do: do.find.previous_match,
            keys=(Key.FindPrevious, "Shift+F3"),
            enabled_when=when.opened,
        ),
        ActionSpec(
            "clear_filter",
            QT_TRANSLATE_NOOP("actions", "Show &all rows"),
            lambda do: do.view.clear_filter,
            icon="funnel",
            enabled_when=when.filtered,
        ),
    ),
    (
        ActionSpec(
            "next_finding",
            QT_TRANSLATE_NOOP("actions", "Ne&xt finding"),
            lambda do: do.view.next_finding,
            keys=("F8",),
            icon="chevron-down",
            enabled_when=when.walkable,
        ),
        ActionSpec(
            "previous_finding",
            QT_TRANSLATE_NOOP("actions", "Pre&vious finding"),
            lambda do: do.view.previous_finding,
            keys=("Shift+F8",),
            icon="chevron-up",
            enabled_when=when.walkable,
        ),
    ),
    (
        ActionSpec(
            "findings_panel",
            QT_TRANSLATE_NOOP("actions", "Fi&ndings"),
            lambda do: do.view.toggle_findings,
            keys=("Ctrl+1",),
            icon="panel-bottom",
            checked_when=when.shows_findings,
        ),
        ActionSpec(
            "fold_origin",
            QT_TRANSLATE_NOOP("actions", "Fold away the common &origin"),
            lambda do: do.view.toggle_origin,
            checked_when=when.folds_origin,
            hint=QT_TRANSLATE_NOOP("actions", "Show only what comes after the origin that most URLs share"),
        ),
    ),
    (
        ActionSpec(
            "zoom_in",
            QT_TRANSLATE_NOOP("actions", "Zoom &in"),
            lambda do: do.view.zoom_in,
            keys=(Key.ZoomIn, "Ctrl+="),
        ),
        ActionSpec(
            "zoom_out",
            QT_TRANSLATE_NOOP("actions", "Zoom o&ut"),
            lambda do: do.view.zoom_out,
            keys=(Key.ZoomOut,),
        ),
        ActionSpec(
            "zoom_reset",
            QT_TRANSLATE_NOOP("actions", "Usual &size"),
            lambda do: do.view.zoom_reset,
            keys=("Ctrl+0",),
        ),
    ),
    (
        ActionSpec(
            "theme_system",
            QT_TRANSLATE_NOOP("actions", "Colours of the &system"),
            lambda do: do.view.use_system_theme,
            icon="sun-moon",
            checked_when=when.theme_is("system"),
        ),
        ActionSpec(
            "theme_light",
            QT_TRANSLATE_NOOP("actions", "&Light"),
            lambda do: do.view.use_light_theme,
            icon="sun",
            checked_when=when.theme_is("light"),
        ),
        ActionSpec(
            "theme_dark",
            QT_TRANSLATE_NOOP("actions", "&Dark"),
            lambda do: do.view.use_dark_theme,
            icon="moon",
            checked_when=when.theme_is("dark"),
        ),
    ),
    (
        ActionSpec(
            "next_tab",
            QT_TRANSLATE_NOOP("actions", "Next ta&b"),
            lambda do: do.view.next_tab,
            keys=("Ctrl+Tab", "Ctrl+PgDown"),
            enabled_when=when.several_tabs,
        ),
        ActionSpec(
            "previous_tab",
            QT_TRANSLATE_NOOP("actions", "Previous tab"),
            lambda do: do.view.previous_tab,
            keys=("Ctrl+Shift+Tab", "Ctrl+PgUp"),
            enabled_when=when.several_tabs,
        ),
    ),
)

_HELP = (
    (
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

# Each menu's actions, in groups parted by lines.
MENUS: dict[Menu, tuple[tuple[ActionSpec, ...], ...]] = {
    Menu.FILE: _FILE,
    Menu.EDIT: _EDIT,
    Menu.ROWS: _ROWS,
    Menu.VIEW: _VIEW,
    Menu.HELP: _HELP,
}

ACTIONS = tuple(spec for groups in MENUS.values() for group in groups for spec in group)

TOOL_BAR = (
    ("open", "save", "export"),
    ("undo", "redo"),
    ("add", "delete"),
    ("edit_values", "replace", "fix_here"),
)
CONTEXT_MENU = (
    ("cut", "copy", "paste", "clear", "fill_down"),
    ("add", "duplicate", "delete"),
    ("edit_values",),
)
PRIMARY = "export"  # the one button that stands out
