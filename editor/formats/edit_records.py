"""Serializes edits as self-contained JSON, so that they can be made again later."""

import base64
import json
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from editor.core.document import edits
from editor.core.document.columns import ODD, CompactList, EntryColumns
from editor.core.document.document import Document
from editor.core.document.rows import Rows
from editor.core.document.sitemap_file import IndexPlan, InlinedIndex, Listing
from editor.core.fields import FIELD_NAMES, Kind
from editor.core.xml.markup import EntityStyle, Frame, Layout, LayoutChild, Oddity, OddSource

_AT_ONCE = 10_000  # items that are serialized without letting other threads run

Plain = dict[str, Any]  # what JSON can hold


class BadRecord(ValueError):
    """The error for bytes that are no record of an edit."""


def encode_edit(edit: edits.Edit, document: Document) -> bytes:
    """Serialize an edit that was made to a document or is about to be."""
    return "".join(_pieces(_Telling(document).edit(edit))).encode("ascii")


def decode_edit(data: bytes, document: Document) -> edits.Edit:
    """Return the edit that `encode_edit` serialized, for this document; raises BadRecord."""
    try:
        return _Understanding(document).edit(json.loads(data))
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


# Serializing


class _Telling:
    """Makes records of edits of a document."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._new: dict[int, Sequence[Layout]] = {}  # the layouts of files that the edit adds, by their keys

    def edit(self, edit: edits.Edit) -> Plain:
        """Return the record of an edit, or of a batch with the records in it."""
        if isinstance(edit, edits.Batch):
            return {"edit": "batch", "edits": [self.edit(each) for each in edit.edits]}
        told = self._file_edit(edit) or self._row_edit(edit)
        if told is None:
            raise TypeError(f"{type(edit).__name__} cannot be told")
        return told

    def _row_edit(self, edit: edits.Edit) -> Plain | None:
        told: Plain | None = None
        match edit:
            case edits.SetValues():
                told = {"edit": "set", "field": edit.field, "rows": _plain(edit.rows), "values": edit.values}
            case edits.InsertRows():
                told = {"edit": "insert", "rows": _plain(edit.rows), "block": self._columns(edit.columns)}
            case edits.RemoveRows():
                told = {"edit": "remove", "rows": _plain(edit.rows)}
            case edits.Reorder() if edit.sizes is None:
                told = {"edit": "move", "order": edit.order, "moved": _plain(edit.moved)}
            case edits.Reorder():
                sizes = list((edit.sizes or {}).items())
                told = {"edit": "regroup", "order": _plain_order(edit.order), "sizes": sizes}
                told |= {"rows": _plain(edit.moved), "block": self._columns(edit.rewritten)}
            case edits.SetEntries():
                told = {"edit": "source", "rows": _plain(edit.rows), "block": self._columns(edit.columns)}
            case edits.SetFrame():
                told = {"edit": "frame", "frame": _plain_frame(edit.frame), "part": edit.key}
        return told

    def _file_edit(self, edit: edits.Edit) -> Plain | None:
        told: Plain | None = None
        match edit:
            case edits.AddFile(number, blank):
                self._new[blank.key] = blank.layouts
                told = {"edit": "add", "number": number, "key": blank.key, "listing": blank.listing._asdict()}
                told["frame"] = _plain_frame(blank.frame)
                told["layouts"] = [layout._asdict() for layout in tuple(blank.layouts)]
            case edits.RemoveFile(key):
                told = {"edit": "drop", "key": key}
            case edits.SetListing():
                told = {"edit": "listing", **asdict(edit)}
            case edits.SetIndexPlan(plan):
                told = {"edit": "index", **encode_plan(plan)}
        return told

    def _columns(self, columns: EntryColumns) -> Plain:
        told: Plain = {name: columns.column(name) for name in FIELD_NAMES}
        told["extensions"], told["gap"] = list(columns.extensions), list(columns.gap)
        told["runs"] = []
        first = 0
        for key, count in columns.files or [(0, len(columns))]:
            numbers = columns.layout[first : first + count]
            layouts = self._new[key] if key in self._new else self._document.files.layouts_of(key)
            used = sorted(set(numbers) - {ODD})
            places = bytearray(range(256))
            for place, number in enumerate(used):
                places[number] = place
            run = {"key": key, "layouts": [layouts[number]._asdict() for number in used]}
            run["layout"] = base64.b64encode(numbers.translate(bytes(places))).decode("ascii")
            told["runs"].append(run)
            first += count
        told["sources"] = {str(row): source for row, source in zip(*columns.odd_sources(), strict=True)}
        return told


def _plain(rows: Rows) -> object:
    return {"from": rows.start, "to": rows.stop} if isinstance(rows, range) and rows.step == 1 else rows


def _plain_order(order: Sequence[int]) -> Sequence[int]:
    """Return the start and stop of each run of consecutive rows, flattened: most rows stay together."""
    runs = array("q")
    start = stop = -1
    for row in order:
        if row != stop:
            if stop >= 0:
                runs.extend((start, stop))
            start = row
        stop = row + 1
    if stop >= 0:
        runs.extend((start, stop))
    return runs


def _plain_frame(frame: Frame) -> Plain:
    entities = frame.entities and frame.entities._asdict()
    return {**frame._asdict(), "bom": frame.bom.hex(), "entities": entities}


# Deserializing


class _Understanding:
    """Makes edits for a document from their records."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._new: dict[int, Document] = {}  # new files of an edit, each only with its layouts

    def edit(self, told: Mapping[str, Any]) -> edits.Edit:
        """Return the edit, or a batch of the edits in it, in their order."""
        if told["edit"] == "batch":
            return edits.Batch(tuple(self.edit(each) for each in told["edits"]))
        edit = self._part_edit(told) or self._row_edit(told)
        if edit is None:
            raise BadRecord(f"{told['edit']} is no edit")
        return edit

    def _row_edit(self, told: Mapping[str, Any]) -> edits.Edit | None:
        edit: edits.Edit | None = None
        match told["edit"]:
            case "set":
                edit = edits.SetValues(told["field"], _rows(told["rows"]), told["values"])
            case "insert":
                edit = edits.InsertRows(_rows(told["rows"]), self._block(told["block"]))
            case "remove":
                edit = edits.RemoveRows(_rows(told["rows"]))
            case "move":
                edit = edits.Reorder(told["order"], _rows(told["moved"]))
            case "source":
                edit = edits.SetEntries(_rows(told["rows"]), self._block(told["block"]))
            case "frame":
                edit = edits.SetFrame(_frame(told["frame"]), told["part"])
        return edit

    def _part_edit(self, told: Mapping[str, Any]) -> edits.Edit | None:
        edit: edits.Edit | None = None
        match told["edit"]:
            case "add":
                edit = edits.AddFile(told["number"], self._blank(told))
            case "drop":
                edit = edits.RemoveFile(told["key"])
            case "listing":
                edit = edits.SetListing(told["key"], told["name"], told["loc"], told["lastmod"])
            case "index":
                edit = edits.SetIndexPlan(decode_plan(told))
            case "regroup":
                order = array("q")
                for start, stop in zip(told["order"][::2], told["order"][1::2], strict=True):
                    order.extend(range(start, stop))
                sizes = {int(key): int(size) for key, size in told["sizes"]}
                edit = edits.Reorder(order, _rows(told["rows"]), sizes, self._block(told["block"]))
        return edit

    def _blank(self, told: Mapping[str, Any]) -> edits.EmptyFile:
        lone = Document(_frame(told["frame"]))
        lone.layouts = [_layout(layout) for layout in told["layouts"]]
        self._new[told["key"]] = lone
        return edits.EmptyFile(told["key"], Listing(**told["listing"]), lone.frame, lone.layouts)

    def _block(self, told: Mapping[str, Any]) -> EntryColumns:
        columns = EntryColumns()
        for name in FIELD_NAMES:
            setattr(columns, name, list(told[name]))
        columns.extensions, columns.gap = CompactList(told["extensions"]), CompactList(told["gap"])
        runs = []
        for run in told.get("runs", [told]):
            key = run.get("key", 0)
            layout = base64.b64decode(run["layout"]).translate(self._numbers(key, run["layouts"]))
            columns.layout += layout
            runs.append((key, len(layout)))
        columns.files = runs
        columns.source = CompactList.of(None, len(columns))
        for row, (text, values, oddities) in told["sources"].items():
            found = tuple(Oddity(*oddity) for oddity in oddities)
            columns.source[int(row)] = OddSource(text, tuple(values), found)
        return columns

    def _numbers(self, key: int, layouts: Sequence[Mapping[str, Any]]) -> bytes:
        """Return the numbers that a file has for these layouts."""
        file = self._new[key] if key in self._new else self._document.files.by_key[key]
        numbers = bytearray(range(256))
        for place, layout in enumerate(layouts):
            numbers[place] = file.layout_number(_layout(layout))
        numbers[ODD] = ODD
        return bytes(numbers)


def encode_plan(plan: IndexPlan) -> Plain:
    """Return a plan for an index as a record contains it."""
    return {**plan._asdict(), "taken_in": [each._asdict() for each in plan.taken_in]}


def decode_plan(told: Mapping[str, Any]) -> IndexPlan:
    """Return the plan for an index that a record contains."""
    taken = tuple(InlinedIndex(tuple(each["locs"]), each["text"]) for each in told.get("taken_in", ()))
    return IndexPlan(told["name"], told["folder"], tuple(told["dropped"]), taken)


def _rows(told: Any) -> Rows:
    return range(told["from"], told["to"]) if isinstance(told, dict) else list(told)


def _layout(told: Mapping[str, Any]) -> Layout:
    return Layout(told["start"], tuple(LayoutChild(*child) for child in told["children"]), told["end"])


def _frame(told: Mapping[str, Any]) -> Frame:
    parts = dict(told)
    parts["kind"] = Kind(parts["kind"])
    parts["bom"] = bytes.fromhex(parts["bom"])
    parts["namespaces"] = tuple((prefix, name) for prefix, name in parts["namespaces"])
    parts["entities"] = None if parts["entities"] is None else EntityStyle(**parts["entities"])
    return Frame(**parts)
