"""Elements that come to stand elsewhere: which namespaces they need, and how these are declared there.

The texts have to be part of well-formed input.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from editor.core.document.columns import EntryColumns
from editor.core.document.compact_list import CompactList
from editor.core.fields import XML_SPACE
from editor.core.xml.markup import Frame
from editor.core.xml.outline import attribute_list, declared_prefix, scope_names
from editor.core.xml.tokens import TAG, XML_PREFIXES

_LAST_SPACE = re.compile(r"(\s+)[^\s=]+\s*=\s*(?:\"[^\"]*\"|'[^']*')\Z")


def needed_prefixes(text: str) -> list[str]:
    """Return the prefixes in a text that nothing in it declares, each once; "" for elements without one."""
    found: dict[str, None] = {}
    inside = [XML_PREFIXES]
    for tag in TAG.finditer(text):
        if tag["name"] is None:
            continue
        if tag["end"]:
            inside.pop()
            continue
        names = [name for name, _ in attribute_list(tag["attributes"])] if "=" in tag["attributes"] else []
        own = {prefix for prefix in map(declared_prefix, names) if prefix is not None}
        bound = inside[-1] | own if own else inside[-1]
        used = [_prefix(tag["name"]), *(_prefix(name) for name in names if ":" in name)]
        found.update(dict.fromkeys(prefix for prefix in used if prefix not in bound))
        if not tag["empty"]:
            inside.append(bound)
    return list(found)


def with_declarations(text: str, namespaces: Mapping[str, str]) -> str:
    """Return a text whose elements declare the namespaces that they need, by prefix; "" is no prefix."""
    pieces: list[str] = []
    end = 0
    for start, at, stop in _outermost(text):
        needed = [prefix for prefix in needed_prefixes(text[start:stop]) if prefix in namespaces]
        pieces += [text[end:at], *(declaration(prefix, namespaces[prefix]) for prefix in needed)]
        end = at
    return "".join([*pieces, text[end:]])


def with_namespaces_of(columns: EntryColumns, old: Frame, new: Frame) -> Frame:
    """Let entries mean in a file with the new frame what they meant with the old one.

    Returns the new frame with what they need besides; what it declares otherwise the entries declare anew.
    """
    if old.namespaces == new.namespaces:
        return new
    texts = {*columns.extensions, *(source.text for source in columns.source if source), *columns.gap}
    needed = dict.fromkeys(prefix for text in texts if "<" in text for prefix in needed_prefixes(text))
    before, after = scope_names(old), scope_names(new)
    lacking = {prefix: before.namespace_of(f"{prefix}:") for prefix in sorted(needed)}
    lacking = {prefix: name for prefix, name in lacking.items() if after.namespace_of(f"{prefix}:") != name}
    for prefix in [prefix for prefix in lacking if prefix and not after.is_bound(prefix)]:
        new = with_root_declaration(new, prefix, lacking.pop(prefix))
    if lacking:
        _retell(columns, lambda text: with_declarations(text, lacking))
    return new


def _retell(columns: EntryColumns, told: Callable[[str], str]) -> None:
    columns.extensions = CompactList(map(told, columns.extensions))
    columns.gap = CompactList(map(told, columns.gap))
    columns.source = CompactList(
        source and source._replace(text=told(source.text)) for source in columns.source
    )


def with_root_declaration(frame: Frame, prefix: str, namespace: str) -> Frame:
    """Return a frame whose root also declares a namespace, on its own line if other declarations are."""
    end = len(frame.prolog) - (2 if frame.is_self_closed else 1)
    tag = frame.prolog[:end].rstrip(XML_SPACE)
    last = _LAST_SPACE.search(tag)
    space = last[1] if last else " "
    prolog = f"{tag}{space}{declaration(prefix, namespace).lstrip()}{frame.prolog[len(tag) :]}"
    return replace(frame, prolog=prolog, namespaces=(*frame.namespaces, (prefix, namespace)))


def declaration(prefix: str, namespace: str) -> str:
    """Return the declaration of a namespace for a start tag, with a space before it."""
    value = namespace.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    return f' xmlns:{prefix}="{value}"' if prefix else f' xmlns="{value}"'


def with_prefix(text: str, old: str, new: str) -> str:
    """Return a text with another prefix of elements, both with their colon or ""; it may declare nothing."""

    def renamed(tag: re.Match[str]) -> str:
        name = tag["name"]
        if name is None or name[: name.rfind(":") + 1] != old:
            return tag[0]
        start = len(tag["end"]) + 1
        return tag[0][:start] + new + tag[0][start + len(old) :]

    return TAG.sub(renamed, text)


def _prefix(name: str) -> str:
    return name.rpartition(":")[0]


def _outermost(text: str) -> Iterator[tuple[int, int, int]]:
    """Yield where each element that is in no other starts, where its name ends, and where it ends."""
    depth = start = at = 0
    for tag in TAG.finditer(text):
        if tag["name"] is None:
            continue
        if not depth:
            start, at = tag.start(), tag.end("name")
        depth += -1 if tag["end"] else 0 if tag["empty"] else 1
        if not depth:
            yield start, at, tag.end()
