"""The translations: found, handed out, taken back and compiled. `packaging/dev.py translations` runs it.

    translations update [LANG...]        find all texts; LANG begins a language, such as nl or pt_BR
    translations left LANG DIR [LINES]   write what is not translated to DIR/LANG-01.json and so on
    translations take FILE...            put translations back; those of LANG-01.json are in LANG-01.done.json
    translations check                   list what is wrong with the translations, and how many are missing
    translations compile                 make the .qm files that the program loads

A file with what is left holds an object: a number for each text, and what is to be known of it. The
translations are an object with the same numbers: {"1": "…", "2": ["%Ln Zeile", "%Ln Zeilen"]}, a list for
each text that has "forms". Where a text stands in several contexts ("where") and needs another translation
in one of them, an object names these: {"3": {"actions": "…", "": "…"}}, "" being all others.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from string import Formatter

from build_hook import CannotCompile, compile_stale
from catalogue import FOLDER, Catalogue, Forms, Message, languages, path_of, updated

_TAG = re.compile(r"</?[a-z]+[^<>]*>")
_NUMBER = re.compile(r"%L?(?:n|[1-9])")
_MNEMONIC = re.compile(r"&(?=[^\s&])(?![a-zA-Z]+;|#[0-9]+;)")
_AMPERSANDS = re.compile(r"&&")
_FROM_RIGHT_TO_LEFT = ("ar", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi")
_VALUE = re.compile(r"(?<!\u2068)\{[^{}]*\}")  # that is not isolated yet
_BLANKS = " \t\n"  # without the no-break spaces of a language, such as that between the digits of a number


def main(arguments: Sequence[str]) -> int:
    """Do what is asked for; returns the exit code."""
    command, *rest = arguments or ["help"]
    if command == "update":
        return update(rest)
    if command == "left" and len(rest) in (2, 3):
        return left(rest[0], Path(rest[1]), int(rest[2]) if len(rest) > 2 else 150)
    if command == "take" and rest:
        return max(take(Path(name)) for name in rest)
    if command == "check" and not rest:
        return check()
    if command == "compile" and not rest:
        return compile_all()
    print(str(__doc__).strip(), file=sys.stderr)
    return 2


def compile_all() -> int:
    try:
        for path in compile_stale(FOLDER):
            print(f"Compiled {path.name}")
    except CannotCompile as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


def update(names: Sequence[str]) -> int:
    for language in sorted({*names, *languages()}):
        catalogue = updated(language)
        catalogue.save()
        print(f"{language}: {len(catalogue.messages):,} texts, {len(catalogue.left()):,} without translation")
    return 0


def left(language: str, folder: Path, size: int) -> int:
    """Write what is left to translate: the same text in several contexts once."""
    if not path_of(language).exists():
        print(f"There is no language {language}: run `update {language}` first.", file=sys.stderr)
        return 2
    catalogue = updated(language)
    together: dict[tuple[str, str], list[Message]] = {}
    for message in catalogue.left():
        together.setdefault((message.text, message.apart), []).append(message)
    folder.mkdir(parents=True, exist_ok=True)
    texts = list(together.values())
    for number, start in enumerate(range(0, len(texts), size), start=1):
        path = folder / f"{language}-{number:02}.json"
        lines = (
            f'"{start + place}": {json.dumps(_told(catalogue, messages), ensure_ascii=False)}'
            for place, messages in enumerate(texts[start : start + size], start=1)
        )
        path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
        print(path)
    print(f"{len(texts):,} texts are left to translate into {language}.")
    return 0


def _told(catalogue: Catalogue, messages: Sequence[Message]) -> dict[str, object]:
    first = messages[0]
    told: dict[str, object] = {"text": first.text, "where": ", ".join(each.context for each in messages)}
    if first.is_plural and catalogue.plurals > 1:
        told["forms"] = catalogue.plurals
    if notes := " ".join(sorted({each.note for each in messages if each.note})):
        told["note"] = notes
    if first.apart:
        told["apart"] = first.apart
    return told


def take(path: Path) -> int:
    """Put the translations of a file into their language, all that are right; returns 1 if one is not."""
    if path.name.endswith(".done.json"):
        path = path.with_name(path.name.replace(".done.json", ".json"))
    done = path.with_suffix(".done.json")
    language = path.stem.rpartition("-")[0]
    asked, given = (json.loads(each.read_text(encoding="utf-8")) for each in (path, done))
    catalogue = updated(language)
    known: dict[tuple[str, str], list[Message]] = {}
    for message in catalogue.messages:
        known.setdefault((message.text, message.apart), []).append(message)
    taken, wrong, gone = 0, [f"{number}: there is no such text" for number in given if number not in asked], 0
    for number, told in asked.items():
        everywhere = known.get((told["text"], told.get("apart", "")), [])
        asked_for = told["where"].split(", ")  # elsewhere it may be translated otherwise
        messages = [message for message in everywhere if message.context in asked_for] or everywhere
        if number not in given:
            wrong.append(f"{number}: not translated: {told['text']!r}")
        elif not messages:
            gone += 1  # the program says something else by now
        for message in messages if number in given else ():
            forms = tuple(isolated(form, language) for form in _forms_for(message, given[number]))
            if faults := list(faults_of(catalogue, message, forms)):
                wrong.append(f"{number}: {'; '.join(faults)}\n    {message.text!r}\n    {list(forms)!r}")
                break
            catalogue.translations[message.key] = forms
            taken += 1
    catalogue.save()
    print(f"{done.name}: {taken} taken, {gone} of texts that are gone, {len(wrong)} wrong", *wrong, sep="\n")
    return int(bool(wrong))


def isolated(text: str, language: str) -> str:
    """Return a translation whose values stay from left to right, as URLs are, in a language that does not."""
    if language.partition("_")[0] not in _FROM_RIGHT_TO_LEFT:
        return text
    return _VALUE.sub(lambda value: f"\u2068{value[0]}\u2069", text)


def _forms_for(message: Message, given: object) -> Forms:
    if isinstance(given, dict):
        given = given.get(message.context, given.get("", ""))
    return tuple(map(str, given)) if isinstance(given, list) else (str(given),)


def check() -> int:
    failed = 0
    for language in languages():
        catalogue = updated(language)
        print(
            f"{language}: {len(catalogue.left()):,} of {len(catalogue.messages):,} texts are not translated"
        )
        for message in catalogue.messages:
            forms = catalogue.translations.get(message.key)
            for fault in faults_of(catalogue, message, forms) if forms else ():
                failed = 1
                print(f"  {message.context}: {fault}\n    {message.text!r}\n    {list(forms or ())!r}")
    return failed


# What can be wrong


def faults_of(catalogue: Catalogue, message: Message, forms: Forms) -> Iterator[str]:
    """Yield what is wrong with a translation, in words."""
    if len(forms) != catalogue.forms(message):
        yield f"needs {catalogue.forms(message)} forms"
    for place, form in enumerate(forms):
        if not form.strip(_BLANKS):
            yield "is empty"
            continue
        is_one = message.is_plural and len(forms) > 1 and place == 0
        yield from _faults(message.text, form, is_one=is_one)


def _faults(text: str, form: str, *, is_one: bool) -> Iterator[str]:
    """Yield what is wrong with one form; that for a single thing may do without its number or name."""
    for what, find in (("placeholders", _placeholders), ("numbers", _numbers)):
        wanted, found = find(text), find(form)
        if found != wanted and not (is_one and found <= wanted):
            yield f"has the {what} {_listed(found)} instead of {_listed(wanted)}"
    if _tags(text) != _tags(form):
        yield f"has the tags {_listed(_tags(form))} instead of {_listed(_tags(text))}"
    if _mnemonics(text) != _mnemonics(form):
        yield "has no mnemonic (&)" if _mnemonics(text) else "has a mnemonic (&)"
    for side, ends in (("begins", _lead), ("ends", _trail)):
        if ends(text) != ends(form):
            yield f"{side} with other white space"
    if text.rstrip().endswith("…") != form.rstrip().endswith("…"):
        yield "must end in … as the English does, or not"


def _placeholders(text: str) -> Counter[str]:
    try:
        pieces = list(Formatter().parse(text))
    except ValueError:  # a text that shows braces
        return Counter(re.findall(r"\{\w+\}", text))
    return Counter({f"{{{name}:{form}}}": 1 for _, name, form, _ in pieces if name is not None})


def _numbers(text: str) -> Counter[str]:
    return Counter(set(_NUMBER.findall(text)))


def _tags(text: str) -> Counter[str]:
    return Counter(_TAG.findall(text))


def _mnemonics(text: str) -> int:
    return len(_MNEMONIC.findall(_AMPERSANDS.sub("", text)))


def _lead(text: str) -> str:
    return text[: len(text) - len(text.lstrip(_BLANKS))]


def _trail(text: str) -> str:
    return text[len(text.rstrip(_BLANKS)) :]


def _listed(found: Counter[str]) -> str:
    return ", ".join(sorted(found.elements())) or "none"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
