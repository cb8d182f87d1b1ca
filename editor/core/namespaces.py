"""Elements that come to stand elsewhere: which namespaces they need, and how these are declared there.

The texts have to be part of well-formed input.
"""

import re
from collections.abc import Iterator, Mapping

from editor.core.outline import attribute_list
from editor.core.tokens import CDATA, COMMENT, IN_TAG, INSTRUCTION

_TAG = re.compile(
    rf"{COMMENT}|{INSTRUCTION}|{CDATA}|<(?P<end>/?+)(?P<name>[^\s/>]++)(?P<attributes>{IN_TAG})(?P<empty>/?+)>",
    re.DOTALL,
)
_BOUND = frozenset({"xml", "xmlns"})  # by XML itself


def needed_prefixes(text: str) -> list[str]:
    """The prefixes in a text that nothing in it declares, each once; "" for elements without one."""
    found: dict[str, None] = {}
    inside = [_BOUND]
    for tag in _TAG.finditer(text):
        if tag["name"] is None:
            continue
        if tag["end"]:
            inside.pop()
            continue
        names = [name for name, _ in attribute_list(tag["attributes"])] if "=" in tag["attributes"] else []
        own = {name[6:] for name in names if name == "xmlns" or name.startswith("xmlns:")}
        bound = inside[-1] | own if own else inside[-1]
        used = [_prefix(tag["name"]), *(_prefix(name) for name in names if ":" in name)]
        found.update(dict.fromkeys(prefix for prefix in used if prefix not in bound))
        if not tag["empty"]:
            inside.append(bound)
    return list(found)


def with_declarations(text: str, namespaces: Mapping[str, str]) -> str:
    """The text with elements that declare themselves what they need of these, by prefix; "" is none."""
    pieces: list[str] = []
    end = 0
    for start, at, stop in _outermost(text):
        needed = [prefix for prefix in needed_prefixes(text[start:stop]) if prefix in namespaces]
        pieces += [text[end:at], *(declaration(prefix, namespaces[prefix]) for prefix in needed)]
        end = at
    return "".join([*pieces, text[end:]])


def declaration(prefix: str, namespace: str) -> str:
    """What declares a namespace in a start tag, with a space before it."""
    value = namespace.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    return f' xmlns:{prefix}="{value}"' if prefix else f' xmlns="{value}"'


def with_prefix(text: str, old: str, new: str) -> str:
    """The text with another prefix of elements, both with their colon; "" is none. It may declare nothing."""

    def renamed(tag: re.Match[str]) -> str:
        name = tag["name"]
        if name is None or name[: name.rfind(":") + 1] != old:
            return tag[0]
        start = len(tag["end"]) + 1
        return tag[0][:start] + new + tag[0][start + len(old) :]

    return _TAG.sub(renamed, text)


def _prefix(name: str) -> str:
    return name.rpartition(":")[0]


def _outermost(text: str) -> Iterator[tuple[int, int, int]]:
    """Where each element that is in no other starts, where its name ends, and where it ends."""
    depth = start = at = 0
    for tag in _TAG.finditer(text):
        if tag["name"] is None:
            continue
        if not depth:
            start, at = tag.start(), tag.end("name")
        depth += -1 if tag["end"] else 0 if tag["empty"] else 1
        if not depth:
            yield start, at, tag.end()
