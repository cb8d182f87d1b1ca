"""Edits as bytes, to be made again later: JSON that stands for itself.

A record names the layouts it needs, so that it does not depend on the numbers a document knows them by.
"""

import base64
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from editor.core.edits import (
    Batch,
    Edit,
    InsertRows,
    MoveRows,
    RemoveRows,
    SetFrame,
    SetSource,
    SetValues,
)
from editor.core.fields import FIELD_NAMES, Kind
from editor.core.markup import Child, EntityStyle, Frame, Layout, Oddity, Source
from editor.core.urlset import ODD, Block, Rows, Urlset

_AT_ONCE = 10_000  # items that are told without giving other threads a turn
_COLUMNS = (*FIELD_NAMES, "extensions", "gap")

Plain = dict[str, Any]  # what JSON can hold


class BadRecord(ValueError):  # noqa: N818 - what the record is
    """Bytes that tell no edit."""


def encode(edit: Edit, layouts: Sequence[Layout]) -> bytes:
    """An edit as bytes; layouts: those of the document it was made to."""
    return "".join(_pieces(_plain(edit, layouts))).encode("ascii")


def decode(data: bytes, urlset: Urlset) -> Edit:
    """The edit that `encode` told, for this document; raises BadRecord."""
    try:
        return _edit(json.loads(data), urlset)
    except (ValueError, KeyError, TypeError, IndexError, RecursionError) as error:
        raise BadRecord(str(error)) from error


def _pieces(value: object) -> Iterator[str]:
    if isinstance(value, dict) and value:
        for number, (name, item) in enumerate(value.items()):
            yield f"{',' if number else '{'}{json.dumps(name)}:"
            yield from _pieces(item)
        yield "}"
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for number, item in enumerate(value):
            yield "," if number else "["
            yield from _pieces(item)
        yield "]"
    elif isinstance(value, Sequence) and len(value) > _AT_ONCE and not isinstance(value, str):
        for first in range(0, len(value), _AT_ONCE):
            yield "," if first else "["
            yield json.dumps(list(value[first : first + _AT_ONCE]))[1:-1]
        yield "]"
    else:
        yield json.dumps(list(value) if isinstance(value, Sequence) and not isinstance(value, str) else value)


# Telling


def _plain(edit: Edit, layouts: Sequence[Layout]) -> Plain:
    told: Plain
    match edit:
        case SetValues():
            told = {"edit": "set", "field": edit.field, "rows": _told(edit.rows), "values": edit.values}
        case InsertRows():
            told = {"edit": "insert", "rows": _told(edit.rows), "block": _told_block(edit.block, layouts)}
        case RemoveRows():
            told = {"edit": "remove", "rows": _told(edit.rows)}
        case MoveRows():
            told = {"edit": "move", "order": edit.order, "moved": _told(edit.moved)}
        case SetSource():
            told = {"edit": "source", "rows": _told(edit.rows), "block": _told_block(edit.block, layouts)}
        case SetFrame():
            frame = asdict(edit.frame)
            frame["bom"] = edit.frame.bom.hex()
            told = {"edit": "frame", "frame": frame, "part": edit.part}
        case Batch():
            told = {"edit": "batch", "edits": [_plain(each, layouts) for each in edit.edits]}
        case _:
            raise TypeError(f"{type(edit).__name__} cannot be told")
    return told


def _told(rows: Rows) -> object:
    return {"from": rows.start, "to": rows.stop} if isinstance(rows, range) and rows.step == 1 else rows


def _told_block(block: Block, layouts: Sequence[Layout]) -> Plain:
    used = sorted(set(block.layout) - {ODD})
    numbers = bytearray(range(256))
    for place, number in enumerate(used):
        numbers[number] = place
    told: Plain = {name: block.column(name) for name in _COLUMNS}
    told["layouts"] = [asdict(layouts[number]) for number in used]
    told["layout"] = base64.b64encode(block.layout.translate(bytes(numbers))).decode("ascii")
    told["sources"] = {str(row): source for row, source in enumerate(block.source) if source is not None}
    return told


# Understanding


def _edit(told: Mapping[str, Any], urlset: Urlset) -> Edit:
    edit: Edit
    match told["edit"]:
        case "set":
            edit = SetValues(told["field"], _rows(told["rows"]), told["values"])
        case "insert":
            edit = InsertRows(_rows(told["rows"]), _block(told["block"], urlset))
        case "remove":
            edit = RemoveRows(_rows(told["rows"]))
        case "move":
            edit = MoveRows(told["order"], _rows(told["moved"]))
        case "source":
            edit = SetSource(_rows(told["rows"]), _block(told["block"], urlset))
        case "frame":
            edit = SetFrame(_frame(told["frame"]), told["part"])
        case "batch":
            edit = Batch(tuple(_edit(each, urlset) for each in told["edits"]))
        case _:
            raise BadRecord(f"{told['edit']} is no edit")
    return edit


def _rows(told: Any) -> Rows:
    return range(told["from"], told["to"]) if isinstance(told, dict) else list(told)


def _block(told: Mapping[str, Any], urlset: Urlset) -> Block:
    numbers = bytearray(range(256))
    for place, layout in enumerate(told["layouts"]):
        numbers[place] = urlset.layout_number(_layout(layout))
    numbers[ODD] = ODD
    block = Block()
    for name in _COLUMNS:
        setattr(block, name, list(told[name]))
    block.layout = bytearray(base64.b64decode(told["layout"])).translate(bytes(numbers))
    block.source = [None] * len(block)
    for row, (text, values, oddities) in told["sources"].items():
        found = tuple(Oddity(*oddity) for oddity in oddities)
        block.source[int(row)] = Source(text, tuple(values), found)
    return block


def _layout(told: Mapping[str, Any]) -> Layout:
    return Layout(told["start"], tuple(Child(*child) for child in told["children"]), told["end"])


def _frame(told: Mapping[str, Any]) -> Frame:
    parts = dict(told)
    parts["kind"] = Kind(parts["kind"])
    parts["bom"] = bytes.fromhex(parts["bom"])
    parts["namespaces"] = tuple((prefix, name) for prefix, name in parts["namespaces"])
    parts["entities"] = None if parts["entities"] is None else EntityStyle(**parts["entities"])
    return Frame(**parts)
