"""Edits of extensions: from texts of entries that were changed to one undoable change of the document."""

import re
from collections.abc import Callable, Iterable, Mapping

from editor.core.edits import Batch, Edit, SetFrame, SetValues
from editor.core.extensions.declaration import Extension
from editor.core.extensions.drafts import Draft, draft_of
from editor.core.extensions.editing import ExtensionText, extensions_of
from editor.core.markup import EXTENSIONS, Frame
from editor.core.outline import names_of
from editor.core.urlset import Urlset, as_rows
from editor.formats.fixes.retelling import source_edit
from editor.formats.fixes.root import root_attributes, with_root_attributes

_LAST_SPACE = re.compile(r"(\s+)[^\s=]+\s*=\s*(?:\"[^\"]*\"|'[^']*')\s*\Z")


def with_namespace(frame: Frame, extension: Extension) -> Frame:
    """The frame with the namespace of an extension declared by the root; another spelling of it will do."""
    names = names_of(frame)
    if names.prefix_of(extension.variants.fullmatch) is not None:
        return frame
    prefix, number = extension.prefix, 1
    while names.is_bound(prefix):
        number += 1
        prefix = f"{extension.prefix}{number}"
    attributes = root_attributes(frame).rstrip()
    last = _LAST_SPACE.search(attributes)
    space = last[1] if last else " "
    return with_root_attributes(frame, f'{attributes}{space}xmlns:{prefix}="{extension.namespace}"')


def extension_edit(urlset: Urlset, texts: Mapping[int, ExtensionText]) -> Edit | None:
    """Give rows other extensions; None where nothing would change.

    texts: those of `extensions_of`, changed, by row; all with one frame, which the document gets.
    """
    edits: list[Edit] = []
    frame = next((text.frame for text in texts.values()), urlset.frame)
    if frame != urlset.frame:
        edits.append(SetFrame(frame))
    regular: dict[int, str] = {}
    odd: dict[int, str] = {}
    for row, new in sorted(texts.items()):
        source = urlset.current_source(row)
        if source is None and new.text != urlset.block.extensions[row]:
            regular[row] = new.text
        elif source is not None and new.text != source.text:
            odd[row] = new.text
    if regular:
        edits.append(SetValues(EXTENSIONS, as_rows(regular), list(regular.values())))
    if odd and (sources := source_edit(urlset, odd, {}, frame)):
        edits.append(sources)
    if not regular and not odd:
        return None
    return Batch(tuple(edits)) if len(edits) > 1 else edits[0]


def changed(
    urlset: Urlset,
    rows: Iterable[int],
    change: Callable[[ExtensionText], ExtensionText],
    extension: Extension | None = None,
) -> Edit | None:
    """Change the extensions of some rows, each in the same way; None where nothing would change.

    extension: one whose namespace has to be declared, where blocks of it may come.
    """
    frame = with_namespace(urlset.frame, extension) if extension else urlset.frame
    return extension_edit(urlset, {row: change(extensions_of(urlset, row, frame)) for row in rows})


def with_copies(urlset: Urlset, row: int, rows: Iterable[int], extension: Extension) -> Edit | None:
    """Copy the blocks of an extension in a row to other rows, behind those they have.

    What a row has already it does not get again.
    """
    drafts = [draft_of(block) for block in extensions_of(urlset, row).blocks(extension)]

    def change(text: ExtensionText) -> ExtensionText:
        known: list[Draft] = [draft_of(block) for block in text.blocks(extension)]
        for draft in drafts:
            if draft not in known:
                text = text.with_block(extension, draft)
        return text

    return changed(urlset, (other for other in rows if other != row), change, extension)
