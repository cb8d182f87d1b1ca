"""`convert --split`: export a sitemap as several files with an index."""

import argparse
import re
from collections.abc import Sequence
from pathlib import Path

from editor.app.cli.language import cli_text, number
from editor.app.cli.options import CAREFUL
from editor.app.cli.shown import count_with_noun
from editor.app.cli.sources import open_sitemap
from editor.app.cli.usage import Parser, UsageError, number_argument
from editor.app.streams import complain, say
from editor.core.fields import Kind
from editor.core.grouping import Grouping
from editor.core.limits import MAX_BYTES, MAX_ENTRIES
from editor.formats.writing.export import ExportForm, robots_line
from editor.formats.writing.split_export import SetForm, is_safe_name, published_place
from editor.services.documents.export_set import SetJob, prepare_set
from editor.services.files.paths import is_folder, is_same_file, is_there

DEFAULT_NAME = "sitemap"
_XML = re.compile(r"\.xml(?:\.gz)?\Z", re.IGNORECASE)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that say how to split a sitemap."""
    parser.add_argument(
        "--split",
        nargs="?",
        type=_grouping_of,
        const=Grouping.COUNT,
        metavar="count|section|language|year",
        help=cli_text(
            "cli", "write several files and an index to the folder OUT, split by section, language or year"
        ),
    )
    parser.add_argument(
        "--max-urls",
        type=number_argument,
        metavar="N",
        help=cli_text("cli", "in a file; at most {max_entries:,}").format(max_entries=number(MAX_ENTRIES)),
    )
    parser.add_argument(
        "--max-bytes",
        type=number_argument,
        metavar="N",
        help=cli_text("cli", "in a file before compression; at most {max_bytes:,}").format(
            max_bytes=number(MAX_BYTES)
        ),
    )
    parser.add_argument(
        "--name",
        default="",
        help=cli_text("cli", "what the names of the files begin with (default: {default_name})").format(
            default_name=DEFAULT_NAME
        ),
    )
    parser.add_argument(
        "--gzip", action="store_true", help=cli_text("cli", "compress the files, but not the index")
    )
    parser.add_argument(
        "--dry-run", action="store_true", help=cli_text("cli", "only show what would be written")
    )


def _grouping_of(text: str) -> Grouping:
    try:
        return Grouping(text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            cli_text("cli", "{text!r} is not one of {known}").format(text=text, known=", ".join(Grouping))
        ) from None


def options_of(parser: Parser, arguments: Sequence[str]) -> argparse.Namespace:
    """Parse the arguments, even if IN or OUT comes right after `--split`; raises UsageError."""
    try:
        return parser.read(arguments)
    except UsageError:
        following = [*arguments, ""][1:]
        words = [
            f"{word}={Grouping.COUNT}" if word == "--split" and after not in {*Grouping} else word
            for word, after in zip(arguments, following, strict=True)
        ]
        try:
            return parser.read(words)
        except UsageError:  # the error about the arguments as given is more helpful
            pass
        raise


def refuse_without_split(options: argparse.Namespace) -> None:
    """Raise UsageError if an option was given that is meaningless for a single file."""
    for name in ("max_urls", "max_bytes", "name", "gzip", "dry_run"):
        if getattr(options, name) not in (None, "", False):
            raise UsageError(
                cli_text("cli", "--{replace} needs --split").format(replace=name.replace("_", "-"))
            )


def form_of(options: argparse.Namespace) -> SetForm:
    """Return the options of the split export; raises UsageError."""
    if not options.published_url:
        raise UsageError(
            cli_text(
                "cli", "--split needs --published-url, because an index lists its files by their full URLs"
            )
        )
    place = published_place(options.published_url)
    if place is None:
        raise UsageError(
            cli_text(
                "cli", "{published_url} must be the full URL of a folder, or of the index, ending in .xml"
            ).format(published_url=options.published_url)
        )
    stem = _XML.sub("", options.name)  # the name of the index is accepted, too
    name = place.name or stem or DEFAULT_NAME
    for each in filter(None, (name, stem)):
        if not is_safe_name(each):
            raise UsageError(
                cli_text(
                    "cli", "{name!r} is not a usable file name: use only letters, digits, - _ and ."
                ).format(name=each)
            )
    return SetForm(
        place.folder,
        name,
        options.split,
        stem=stem,
        max_urls=_limit("--max-urls", options.max_urls, MAX_ENTRIES),
        max_bytes=_limit("--max-bytes", options.max_bytes, MAX_BYTES),
        is_compressed=options.gzip,
    )


def _limit(option: str, limit: int | None, most: int) -> int:
    if limit is not None and not 1 <= limit <= most:
        raise UsageError(
            cli_text("cli", "{option} must be between 1 and {most:,}").format(
                option=option, most=number(most)
            )
        )
    return most if limit is None else limit


def convert_to_set(options: argparse.Namespace) -> None:
    """Write the files, or print which would be written; raises the errors
    of reading, exporting and saving.
    """
    source, folder, form = options.source, options.target, form_of(options)
    if is_there(folder) and not is_folder(folder):
        raise UsageError(
            cli_text("cli", "{folder} is not a folder; --split needs a folder to write to").format(
                folder=folder
            )
        )
    if not is_there(folder) and ExportForm.of_name(folder.name) is not None:
        raise UsageError(
            cli_text(
                "cli", "{folder} is the name of a file; name a folder, and the index with --name"
            ).format(folder=folder)
        )
    document = open_sitemap(source, form.index_url, options.encoding, only_indexable=options.only_indexable)
    if document.entries.kind not in (Kind.URLSET, Kind.TEXT):
        raise UsageError(
            cli_text("cli", "{source} is a {kind}; only lists of pages can be split").format(
                source=source, kind=document.entries.kind
            )
        )
    job = prepare_set(document, folder, form, force=options.force)
    job.plan()
    for name in (*(part.name for part in job.parts), form.index_name):
        if is_same_file(source, folder / name) and not options.force:
            raise UsageError(
                cli_text("cli", "{folder} is the file itself; choose another name, or add --force").format(
                    folder=folder / name
                )
            )
    if not options.dry_run:
        job.overwrites, job.careful = options.overwrite_protected, CAREFUL
        job.run()
    say(*_report(job, is_dry=options.dry_run))
    for path in job.unlisted:
        complain(
            cli_text(
                "cli", "{path} is left over from an earlier export and no longer listed in the index"
            ).format(path=path)
        )
    if options.dry_run:
        complain(cli_text("cli", "nothing was written"))


def _report(job: SetJob, *, is_dry: bool) -> list[str]:
    def mark(path: Path) -> str:
        return "" if is_dry or path in job.written else cli_text("cli", ", unchanged")

    lines = [
        f"{part.name}: {_number(len(part.rows), 'URL')}, {_number(part.size, 'byte')}"
        f"{mark(job.folder / part.name)}"
        for part in job.parts
    ]
    return [
        *lines,
        cli_text("cli", "{index_name}: index of {number}{index}").format(
            index_name=job.form.index_name, number=_number(len(job.parts), "file"), index=mark(job.index)
        ),
        robots_line(job.form.index_url),
    ]


def _number(count: int, what: str) -> str:
    return count_with_noun(count, what, f"{what}s")
