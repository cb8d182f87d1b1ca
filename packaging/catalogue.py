"""Translations as Qt keeps them: the `.ts` files of `resources/translations`, read and written."""

from __future__ import annotations

import functools
import json
import subprocess
import tempfile
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from build_hook import tool

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"

Key = tuple[str, str, str]  # context, English text, what tells it from others with the same text
Forms = tuple[str, ...]  # the translation: one text, or each plural form


@dataclass(frozen=True, slots=True)
class Message:
    """A text to be translated; what a translator should know of it is in `note`."""

    context: str
    text: str
    apart: str = ""
    note: str = ""

    @property
    def key(self) -> Key:
        return self.context, self.text, self.apart

    @property
    def is_plural(self) -> bool:
        """Whether its form depends on a number, which stands for %Ln."""
        return "%Ln" in self.text or "%n" in self.text


@dataclass(slots=True)
class Catalogue:
    """The translations into one language."""

    language: str
    plurals: int  # how many forms this language has
    messages: list[Message] = field(default_factory=list)
    translations: dict[Key, Forms] = field(default_factory=dict)

    def forms(self, message: Message) -> int:
        """Return how many texts translate a message."""
        return self.plurals if message.is_plural else 1

    def left(self) -> list[Message]:
        """Return the messages without a translation."""
        return [message for message in self.messages if not all(self.translations.get(message.key, ("",)))]

    def update(self, messages: Iterable[Message]) -> None:
        """Make these the messages; only texts that are gone or changed lose their translation."""
        self.messages = list(messages)
        keys = {message.key: self.forms(message) for message in self.messages}
        moved = {key[1:]: forms for key, forms in self.translations.items() if key not in keys}
        known = {key: self.translations.get(key, moved.get(key[1:], ())) for key in keys}
        self.translations = {key: forms for key, forms in known.items() if len(forms) == keys[key]}

    @property
    def path(self) -> Path:
        return path_of(self.language)

    def as_xml(self) -> str:
        """Return the content of the file, as Qt's tools write it."""
        contexts: dict[str, list[Message]] = {}
        for message in self.messages:
            contexts.setdefault(message.context, []).append(message)
        lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
        lines.append(f'<TS version="2.1" language="{self.language}" sourcelanguage="en">')
        for context in sorted(contexts):
            lines += ["<context>", f"    <name>{_as_text(context)}</name>"]
            for message in contexts[context]:
                lines += self._as_lines(message)
            lines.append("</context>")
        return "\n".join([*lines, "</TS>", ""])

    def _as_lines(self, message: Message) -> list[str]:
        forms = self.translations.get(message.key, ("",) * self.forms(message))
        kind = "" if all(forms) else ' type="unfinished"'
        lines = ['    <message numerus="yes">' if message.is_plural else "    <message>"]
        lines.append(f"        <source>{_as_text(message.text)}</source>")
        if message.apart:
            lines.append(f"        <comment>{_as_text(message.apart)}</comment>")
        if message.note:
            lines.append(f"        <extracomment>{_as_text(message.note)}</extracomment>")
        if message.is_plural:
            lines.append(f"        <translation{kind}>")
            lines += (f"            <numerusform>{_as_text(form)}</numerusform>" for form in forms)
            lines.append("        </translation>")
        else:
            lines.append(f"        <translation{kind}>{_as_text(forms[0])}</translation>")
        return [*lines, "    </message>"]

    def save(self) -> None:
        """Write the file, unless it is the same already."""
        content = self.as_xml()
        FOLDER.mkdir(exist_ok=True)
        if not self.path.exists() or self.path.read_text(encoding="utf-8") != content:
            self.path.write_text(content, encoding="utf-8", newline="\n")


def _as_text(text: str) -> str:
    return escape(text, {'"': "&quot;", "'": "&apos;"})


def path_of(language: str) -> Path:
    """Return the path of the translations into a language, such as `de` or `pt_BR`."""
    return FOLDER / f"sitemap_editor_{language}.ts"


def languages() -> list[str]:
    """Return the languages that have a file."""
    return sorted(path.stem.removeprefix("sitemap_editor_") for path in FOLDER.glob("sitemap_editor_*.ts"))


def read(path: Path) -> Catalogue:
    """Read the translations of a file."""
    root = ElementTree.parse(path).getroot()  # noqa: S314 - a file of the repository
    catalogue = Catalogue(root.get("language", ""), plurals=1)
    for context in root.iter("context"):
        for each in context.iter("message"):
            message = Message(
                context.findtext("name") or "",
                each.findtext("source") or "",
                each.findtext("comment") or "",
                each.findtext("extracomment") or "",
            )
            catalogue.messages.append(message)
            translation = each.find("translation")
            if translation is None:
                continue
            plural = [form.text or "" for form in translation.iter("numerusform")]
            catalogue.plurals = max(catalogue.plurals, len(plural))
            forms = tuple(plural) or (translation.text or "",)
            if all(forms):
                catalogue.translations[message.key] = forms
    return catalogue


def extracted(language: str = "en", root: Path = ROOT) -> Catalogue:
    """Return all texts of the program, without translations."""
    catalogue = Catalogue(language, plural_forms(language))
    catalogue.update(_found(root))
    return catalogue


def plural_forms(language: str) -> int:
    """Return how many plural forms a language has, as Qt knows it."""
    _messages, written = _as_lupdate_finds(['translate("plural forms", "%n", "", 1)'], [], language)
    return max(written.count("<numerusform"), 1)


def _found(root: Path) -> list[Message]:
    """Return the texts of the program and of its recipes: they are the same for every language."""
    lines = [f'translate("bundled recipes", {json.dumps(text)})' for text in recipe_texts(root)]
    sources = sorted((root / "editor").rglob("*.py"))
    return _found_once(tuple(lines), tuple((path, path.stat().st_mtime_ns) for path in sources))


@functools.cache
def _found_once(lines: tuple[str, ...], sources: tuple[tuple[Path, int], ...]) -> list[Message]:
    """Return the texts in lines of Python and in files, each told by when it was changed, too."""
    return _as_lupdate_finds(lines, [path for path, _changed in sources], "en")[0]


def _as_lupdate_finds(
    lines: Sequence[str], sources: Sequence[Path], language: str
) -> tuple[list[Message], str]:
    """Return the texts in lines of Python and in files, and the file that `lupdate` makes of them."""
    with tempfile.TemporaryDirectory() as folder:
        made, found, listed = (Path(folder, name) for name in ("made.py", "found.ts", "files.lst"))
        made.write_text("\n".join(lines), encoding="utf-8")
        listed.write_text("\n".join(map(str, [made, *sources])), encoding="utf-8")
        options = ["-silent", "-locations", "none", "-source-language", "en", "-target-language", language]
        options += [
            "-tr-function-alias",
            "translate+=translated",
            "-tr-function-alias",
            "translate+=cli_text",
        ]
        subprocess.run(
            [tool("lupdate"), f"@{listed}", *options, "-ts", str(found)], check=True, capture_output=True
        )
        return read(found).messages, found.read_text(encoding="utf-8")


def recipe_texts(root: Path) -> Iterator[str]:
    """Yield the names, descriptions and titles of steps of the bundled recipes."""
    for path in sorted((root / "resources" / "recipes").glob("*.toml")):
        recipe = tomllib.loads(path.read_text(encoding="utf-8"))
        yield from (recipe["name"], recipe["description"])
        yield from (step["name"] for step in recipe["step"] if "name" in step)


def updated(language: str) -> Catalogue:
    """Return the translations into a language that are known, of the texts that the program has now."""
    catalogue = extracted(language)
    path = path_of(language)
    if path.exists():
        catalogue.translations = read(path).translations
        catalogue.update(catalogue.messages)
    return catalogue
