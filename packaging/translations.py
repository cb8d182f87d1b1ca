"""The translations: found, handed out, taken back and compiled. `packaging/dev.py translations` runs it.

    translations update [LANG...]        find all texts; LANG begins a language, such as nl or pt_BR
    translations left LANG DIR [LINES]   write what is not translated to DIR/LANG-01.json and so on
    translations take FILE...            put translations back; those of LANG-01.json are in LANG-01.done.json
    translations check [--release]       list what is wrong and what is left to do; a release has neither
    translations compile                 make the .qm and .mo files that the program loads

A file with what is left holds an object: a number for each text, and what is to be known of it. A text that
was changed stands there with what it was ("was") and its translation of then ("translated"), to start from.
The translations are an object with the same numbers: {"1": "…", "2": ["%Ln Zeile", "%Ln Zeilen"]}, a list
for each text that has "forms". Where a text stands in several contexts ("where") and needs another
translation in one of them, an object names these: {"3": {"actions": "…", "": "…"}}, "" being all others.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from build_hook import CannotCompile, compile_stale
from catalogue import FOLDER, Catalogue, Forms, Message, complete_languages, languages, path_of, updated

_FROM_RIGHT_TO_LEFT = ("ar", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi")
_VALUE = re.compile(r"(?<!\u2068)\{[^{}]*\}")  # that is not isolated yet


def main(arguments: Sequence[str]) -> int:
    """Do what is asked for; returns the exit code."""
    command, *rest = arguments or ["help"]
    if command == "update":
        return update(rest)
    if command == "left" and len(rest) in (2, 3):
        return left(rest[0], Path(rest[1]), int(rest[2]) if len(rest) > 2 else 150)
    if command == "take" and rest:
        return max(take(Path(name)) for name in rest)
    if command == "check" and rest in ([], ["--release"]):
        return check(for_release=bool(rest))
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
        missing, to_check = catalogue.count_left()
        print(
            f"{language}: {len(catalogue.messages):,} texts, {missing:,} to translate, {to_check:,} to check"
        )
    return 0


def left(language: str, folder: Path, size: int) -> int:
    """Write what is left to translate: the same text in several contexts once."""
    if not path_of(language).exists():
        print(f"There is no language {language}: run `update {language}` first.", file=sys.stderr)
        return 2
    catalogue = updated(language)
    together: dict[str, list[Message]] = {}
    for message in catalogue.left():
        together.setdefault(message.text, []).append(message)
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
    if earlier := next((each for message in messages if (each := catalogue.earlier.get(message.key))), None):
        told["was"] = earlier.text
        told["translated"] = list(earlier.forms) if len(earlier.forms) > 1 else earlier.forms[0]
    return told


def take(path: Path) -> int:
    """Put the translations of a file into their language, all that are right; returns 1 if one is not."""
    if path.name.endswith(".done.json"):
        path = path.with_name(path.name.replace(".done.json", ".json"))
    done = path.with_suffix(".done.json")
    language = path.stem.rpartition("-")[0]
    asked, given = (json.loads(each.read_text(encoding="utf-8")) for each in (path, done))
    catalogue = updated(language)
    known: dict[str, list[Message]] = {}
    for message in catalogue.messages:
        known.setdefault(message.text, []).append(message)
    taken, wrong, gone = 0, [f"{number}: there is no such text" for number in given if number not in asked], 0
    for number, told in asked.items():
        everywhere = known.get(told["text"], [])
        asked_for = told["where"].split(", ")  # elsewhere it may be translated otherwise
        messages = [message for message in everywhere if message.context in asked_for] or everywhere
        if number not in given:
            wrong.append(f"{number}: not translated: {told['text']!r}")
        elif not messages:
            gone += 1  # the program says something else by now
        for message in messages if number in given else ():
            forms = tuple(isolated(form, language) for form in _forms_for(message, given[number]))
            if faults := catalogue.faults(message, forms):
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


def check(*, for_release: bool) -> int:
    """List what is wrong, which fails, and what is left, which fails for a release alone."""
    names = complete_languages() if for_release else languages()
    wrong, left_over = list(faults()), list(unfinished(names))
    print(*wrong, *left_over, sep="\n", end="\n" if wrong or left_over else "")
    return int(bool(wrong or (for_release and left_over)))


def faults() -> Iterator[str]:
    """Yield what is wrong with the translations that there are."""
    for language in languages():
        catalogue = updated(language)
        for message in catalogue.messages:
            forms = catalogue.translations.get(message.key, ())
            for fault in catalogue.faults(message, forms) if forms else ():
                yield f"{language}, {message.context}: {fault}\n    {message.text!r}\n    {list(forms)!r}"


def unfinished(names: Sequence[str]) -> Iterator[str]:
    """Yield what is left to do in languages, a line for texts and one for pages of the manual."""
    # It needs the libraries of a window, which those who compile translations may not have.
    from manual import stale_pages  # noqa: PLC0415

    for language in names:
        missing, to_check = updated(language).count_left()
        if missing or to_check:
            yield (
                f"{language}: texts to translate: {missing:,}, translations to check: {to_check:,}; "
                f"begin with: python3 packaging/dev.py translations left {language} DIR"
            )
        if stale := stale_pages(language):
            yield (
                f"{language}: pages of the manual that changed in English: {', '.join(stale)}; "
                f"when they are translated: python3 packaging/dev.py manual --seen {language} PAGE..."
            )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
