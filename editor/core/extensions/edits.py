"""Makes edits of extensions: one undoable change of the document from changed texts of entries."""

from collections.abc import Callable, Iterator, Mapping

from editor.core.document.edits import Edit, SetFrame, SetValues, one_of
from editor.core.document.entries import Entries
from editor.core.document.namespaces import with_root_declaration
from editor.core.document.row_edits import source_edit
from editor.core.document.rows import Rows, as_rows
from editor.core.extensions.declaration import Extension
from editor.core.extensions.editing import ExtensionText, extensions_of
from editor.core.extensions.new_elements import NewElement, draft_of
from editor.core.extensions.nodes import extension_text
from editor.core.xml.markup import EXTENSIONS, Frame
from editor.core.xml.outline import own_names, scope_names


def with_namespace(frame: Frame, extension: Extension) -> Frame:
    """Return the frame with an extension's namespace declared by the root, unless in any spelling it is."""
    names = scope_names(frame)
    if names.prefix_of(extension.variants.fullmatch) is not None:
        return frame
    prefix, number = extension.prefix, 1
    while names.is_bound(prefix):
        number += 1
        prefix = f"{extension.prefix}{number}"
    return with_root_declaration(frame, prefix, extension.namespace)


def extension_edit(entries: Entries, texts: Mapping[int, ExtensionText]) -> Edit | None:
    """Return the edit that gives rows other extensions; None if nothing would change.

    `texts` maps rows to texts from `extensions_of`, changed; those of one file have the same frame, which the
    file then gets.
    """
    found: list[Edit] = []
    for file, rows in entries.split(sorted(texts)):
        own = {row: texts[row + entries.start_of(file)] for row in rows}
        found += (edit.placed_in(file, entries) for edit in _edits(file, own))
    return one_of(found)


def _edits(file: Entries, texts: Mapping[int, ExtensionText]) -> Iterator[Edit]:
    """Yield the edits of one file."""
    regular: dict[int, str] = {}
    odd: dict[int, str] = {}
    for row, new in texts.items():
        if new.text != extension_text(file, row):
            (regular if file.columns.source[row] is None else odd)[row] = new.text
    frame = next((text.frame for text in texts.values()), file.frame)
    if frame != file.frame and (regular or odd):
        yield SetFrame(frame)
    if regular:
        yield SetValues(EXTENSIONS, as_rows(regular), list(regular.values()))
    if odd and (sources := source_edit(file, odd, {}, frame)):
        yield sources


def change_extensions(
    entries: Entries,
    rows: Rows,
    change: Callable[[ExtensionText], ExtensionText],
    extension: Extension | None = None,
) -> Edit | None:
    """Return the edit that changes the extensions of some rows in the same way; None if nothing would change.

    `extension` is one whose namespace must be declared, because new blocks may need it.
    """
    return change_extensions_each(entries, rows, lambda _row, text: change(text), extension)


def change_extensions_each(
    entries: Entries,
    rows: Rows,
    change: Callable[[int, ExtensionText], ExtensionText],
    extension: Extension | None = None,
) -> Edit | None:
    """Return the edit that changes the extensions of some rows by a function that is also given the row."""
    texts: dict[int, ExtensionText] = {}
    for file, own in entries.split(rows):
        frame = with_namespace(file.frame, extension) if extension else file.frame
        for row in own:
            whole_row = row + entries.start_of(file)
            texts[whole_row] = change(whole_row, extensions_of(file, row, frame))
    return extension_edit(entries, texts)


def with_copies(entries: Entries, row: int, rows: Rows, extension: Extension) -> Edit | None:
    """Return the edit that copies the blocks of an extension from one row to others, after those they have.

    A row does not get a block that it has already, nor one with an entity that its file does not declare.
    """
    source, file = extensions_of(entries, row), entries.file_at(row)
    blocks = [(block, _unordered(draft_of(block))) for block in source.blocks(extension)]
    plain = [each for each in blocks if not own_names(source.text[each[0].start : each[0].end])]

    def change(other: int, text: ExtensionText) -> ExtensionText:
        known = [_unordered(draft_of(block)) for block in text.blocks(extension)]
        for block, draft in blocks if entries.file_at(other) is file else plain:
            if draft not in known:
                text = text.with_copy(extension, block, source)
        return text

    return change_extensions_each(entries, [other for other in rows if other != row], change, extension)


def _unordered(draft: NewElement) -> NewElement:
    """Return the content of a block with its attributes sorted, for comparison."""
    return draft._replace(
        attributes=tuple(sorted(draft.attributes)), children=tuple(map(_unordered, draft.children))
    )
