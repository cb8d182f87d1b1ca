"""What a page of the manual quotes of the window, and how the window says it in a language."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from xml.etree import ElementTree

from editor.resources import resource

_CODE = re.compile(r"^```.*?^```$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
_QUOTED = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")
_BRACKETS = re.compile(r"\[[^\]\n]+\](?!\()(?: > \[[^\]\n]+\](?!\())*")
_MNEMONIC = re.compile(r"\(&\w\)|&(?=\w)")


def sections_of(markdown: str) -> list[str]:
    """The Markdown of each section, with its heading."""
    starts = [0, *(found.start() for found in re.finditer(r"^#+ ", markdown, re.MULTILINE))][1:]
    return [markdown[start:end] for start, end in pairwise([*starts, len(markdown)])]


def quoted(markdown: str, language: str) -> list[str]:
    """The labels that a text quotes: `*File > Open…*`, in Japanese `[ファイル] > [開く…]`."""
    text = _CODE.sub("", markdown).replace("\n", " ")  # a line may end in a label
    if language != "ja":
        return [part for path in _QUOTED.findall(text) for part in path.split(" > ")]
    return [part.strip("[]") for path in _BRACKETS.findall(text) for part in path.split(" > ")]


def plain(label: str) -> str:
    """A label without its mnemonic and the dots at its end."""
    return _MNEMONIC.sub("", label).rstrip("… ").rstrip(":").strip()


@cache
def labels(language: str) -> dict[str, set[str]]:
    """What the window says in a language, for each translated label; in English for each itself."""
    found: dict[str, set[str]] = {}
    for english, said in _texts("de" if language == "en" else language):
        if label := plain(english if language == "en" else said):
            found.setdefault(plain(english), set()).add(label)
    return found


def _texts(language: str) -> Iterator[tuple[str, str]]:
    tree = ElementTree.parse(resource("translations") / f"sitemap_editor_{language}.ts")
    for message in tree.iter("message"):
        translation = message.find("translation")
        if translation is not None and translation.get("type") != "vanished":
            yield message.findtext("source") or "", translation.text or ""
