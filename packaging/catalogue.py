"""Translations as Qt keeps them: the `.ts` files of `resources/translations`, read and written."""

from __future__ import annotations

import ast
import functools
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from operator import attrgetter
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from build_hook import DECLARED, plural_rule
from translation_faults import faults_of, is_plural

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
HOUSE = ROOT / "packaging" / "house.toml"

_UNFINISHED, _VANISHED = "unfinished", "vanished"  # as Qt calls them
MARKING = ("N_", "translated", "cli_text", "translate", "tr")  # what is given texts
_MARKS = re.compile(rf"\b({'|'.join(MARKING)})\(")
_ALIKE = 0.5  # how much of two texts is the same where one may have come in the place of the other

Key = tuple[str, str]  # context, English text
Forms = tuple[str, ...]  # the translation: one text, or each plural form


@dataclass(frozen=True, slots=True)
class Message:
    """A text to be translated. Its context is a class, for what is said by `self.tr`, or DECLARED."""

    context: str
    text: str

    @property
    def key(self) -> Key:
        return self.context, self.text

    @property
    def is_plural(self) -> bool:
        """Whether its form depends on a number, which stands for %Ln."""
        return is_plural(self.text)


@dataclass(frozen=True, slots=True)
class Earlier:
    """A translation that is to be checked, as its text was changed since, and the text that it translates."""

    text: str
    forms: Forms


@dataclass(slots=True)
class Catalogue:
    """The translations into one language."""

    language: str
    plurals: int  # how many forms this language has
    messages: list[Message] = field(default_factory=list)
    translations: dict[Key, Forms] = field(default_factory=dict)
    earlier: dict[Key, Earlier] = field(default_factory=dict)  # of messages that have no other translation

    def forms(self, message: Message) -> int:
        """Return how many texts translate a message."""
        return self.plurals if message.is_plural else 1

    def left(self) -> list[Message]:
        """Return the messages without a translation, or with one that is to be checked."""
        return [message for message in self.messages if not all(self.translations.get(message.key, ("",)))]

    def count_left(self) -> tuple[int, int]:
        """Return how many texts are not translated, and how many translations are to be checked."""
        keys = {message.key for message in self.left()}
        return len(keys - self.earlier.keys()), len(keys & self.earlier.keys())

    def faults(self, message: Message, forms: Forms) -> list[str]:
        """Return what is wrong with a translation of a message, in words."""
        return list(faults_of(message.text, forms, self.forms(message)))

    def update(self, messages: Iterable[Message]) -> None:
        """Make these the messages; those whose text was changed keep their translation as to be checked."""
        self.messages = list(messages)
        keys = {message.key: self.forms(message) for message in self.messages}
        gone = {key: Earlier(key[1], forms) for key, forms in self.translations.items() if key not in keys}
        gone |= {key: earlier for key, earlier in self.earlier.items() if key not in keys}
        self.translations = {
            key: forms for key, forms in self.translations.items() if keys.get(key) == len(forms)
        }
        self.earlier = {key: earlier for key, earlier in self.earlier.items() if key in keys}
        new = [each for each in self.messages if each.key not in self.translations | self.earlier]
        moved = {key[1]: key for key in gone}
        elsewhere = [(message, moved[message.text]) for message in new if message.text in moved]
        for message, key in elsewhere:
            self._keep(message, gone[key])
        for _message, key in elsewhere:
            gone.pop(key, None)
        alike = [
            (_likeness(key[1], message.text), message, key)
            for message in new
            if message.text not in moved
            for key in gone
            if key[0] == message.context
        ]
        for likeness, message, key in sorted(alike, key=lambda each: -each[0]):
            is_known = message.key in self.translations or message.key in self.earlier
            if likeness >= _ALIKE and key in gone and not is_known:
                self._keep(message, gone.pop(key))

    def _keep(self, message: Message, earlier: Earlier) -> None:
        """Keep a translation for a message whose text it translates, or once did."""
        if earlier.text != message.text:
            self.earlier[message.key] = earlier
        elif len(earlier.forms) == self.forms(message):
            self.translations[message.key] = earlier.forms

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
            for message in sorted(contexts[context], key=attrgetter("text")):
                lines += self._as_lines(message)
            lines.append("</context>")
        return "\n".join([*lines, "</TS>", ""])

    def _as_lines(self, message: Message) -> list[str]:
        """Return a message with its translation, or with that of an earlier text.

        That is shown until it was checked, if it fits: Qt compiles what is unfinished. If it does not fit, it
        is kept as Qt keeps a translation of a text that is gone, which is not compiled.
        """
        nothing = ("",) * self.forms(message)
        earlier = self.earlier.get(message.key)
        if message.key in self.translations or earlier is None:
            return _as_lines(message, self.translations.get(message.key, nothing))
        if not self.faults(message, earlier.forms):
            return _as_lines(message, earlier.forms, old=earlier.text)
        gone = Message(message.context, earlier.text)
        return [
            *_as_lines(message, nothing, old=earlier.text),
            *_as_lines(gone, earlier.forms, kind=_VANISHED),
        ]

    def save(self) -> None:
        """Write the file, unless it is the same already."""
        content = self.as_xml()
        FOLDER.mkdir(exist_ok=True)
        if not self.path.exists() or self.path.read_text(encoding="utf-8") != content:
            self.path.write_text(content, encoding="utf-8", newline="\n")


def _likeness(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other, autojunk=False).ratio()


def _as_lines(message: Message, forms: Forms, *, old: str = "", kind: str = "") -> list[str]:
    if not kind and (old or not all(forms)):
        kind = _UNFINISHED
    mark = f' type="{kind}"' if kind else ""
    lines = ['    <message numerus="yes">' if message.is_plural else "    <message>"]
    lines.append(f"        <source>{_as_text(message.text)}</source>")
    if old:
        lines.append(f"        <oldsource>{_as_text(old)}</oldsource>")
    if message.is_plural:
        lines.append(f"        <translation{mark}>")
        lines += (f"            <numerusform>{_as_text(form)}</numerusform>" for form in forms)
        lines.append("        </translation>")
    else:
        lines.append(f"        <translation{mark}>{_as_text(forms[0])}</translation>")
    return [*lines, "    </message>"]


def _as_text(text: str) -> str:
    return escape(text, {'"': "&quot;", "'": "&apos;"})


def path_of(language: str) -> Path:
    """Return the path of the translations into a language, such as `de` or `pt_BR`."""
    return FOLDER / f"sitemap_editor_{language}.ts"


def languages() -> list[str]:
    """Return the languages that have a file."""
    return sorted(path.stem.removeprefix("sitemap_editor_") for path in FOLDER.glob("sitemap_editor_*.ts"))


def complete_languages() -> list[str]:
    """Return the languages that a release has whole."""
    named: list[str] = tomllib.loads(HOUSE.read_text(encoding="utf-8"))["complete_languages"]
    return named


def read(path: Path) -> Catalogue:
    """Read the translations of a file."""
    root = ElementTree.parse(path).getroot()  # noqa: S314 - a file of the repository
    catalogue = Catalogue(root.get("language", ""), plurals=1)
    old: dict[Key, str] = {}  # the texts that translations are of, where these were changed
    gone: dict[Key, Forms] = {}
    for context in root.iter("context"):
        for each in context.iter("message"):
            message = Message(context.findtext("name") or "", each.findtext("source") or "")
            translation = each.find("translation")
            kind = "" if translation is None else translation.get("type", "")
            plural = [form.text or "" for form in each.iter("numerusform")]
            forms = tuple(plural) or (each.findtext("translation") or "",)
            catalogue.plurals = max(catalogue.plurals, len(plural))
            if kind in (_VANISHED, "obsolete"):
                gone[message.key] = forms
                continue
            catalogue.messages.append(message)
            if all(forms) and kind != _UNFINISHED:
                catalogue.translations[message.key] = forms
            elif all(forms):
                catalogue.earlier[message.key] = Earlier(each.findtext("oldsource") or message.text, forms)
            elif text := each.findtext("oldsource"):
                old[message.key] = text
    for key, before in old.items():
        if forms := gone.get((key[0], before), ()):
            catalogue.earlier[key] = Earlier(before, forms)
    return catalogue


def extracted(language: str = "en", root: Path = ROOT) -> Catalogue:
    """Return all texts of the program, without translations."""
    catalogue = Catalogue(language, plural_forms(language))
    catalogue.update(_found(root))
    return catalogue


def plural_forms(language: str) -> int:
    """Return how many plural forms a language has."""
    return int(plural_rule(language).removeprefix("nplurals=").partition(";")[0])


def _found(root: Path) -> list[Message]:
    """Return the texts of the program and of its recipes: they are the same for every language."""
    sources = sorted((root / "editor").rglob("*.py"))
    found = [message for path in sources for message in _found_in(path, path.stat().st_mtime_ns)]
    return list(dict.fromkeys([*found, *(Message(DECLARED, text) for text in recipe_texts(root))]))


@functools.cache
def _found_in(path: Path, _changed: int) -> tuple[Message, ...]:
    """Return the texts of a module, from top to bottom; it is read again when it has changed."""
    text = path.read_text(encoding="utf-8")
    return tuple(_marked(ast.parse(text))) if _MARKS.search(text) else ()


def _marked(node: ast.AST, of_class: str = "") -> Iterator[Message]:
    """Yield the texts that are marked or looked up below a node; `self.tr` has those of its class."""
    if isinstance(node, ast.ClassDef):
        of_class = node.name
    elif isinstance(node, ast.Call) and node.args:
        name, text = getattr(node.func, "attr", getattr(node.func, "id", "")), node.args[0]
        if name in MARKING and isinstance(text, ast.Constant) and isinstance(text.value, str):
            yield Message(of_class if name == "tr" else DECLARED, text.value)
    for child in ast.iter_child_nodes(node):
        yield from _marked(child, of_class)


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
        before = read(path)
        catalogue.translations, catalogue.earlier = before.translations, before.earlier
        catalogue.update(catalogue.messages)
    return catalogue
