"""What the command line says of arguments that it cannot follow."""

import re

import pytest

from editor.__main__ import main


@pytest.mark.parametrize("command", ["check", "edit", "fix", "repair", "apply", "convert", "shot"])
def test_a_command_without_arguments_is_told_in_a_line_what_it_needs(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"sitemap-editor: {command}: the following arguments are required: ")
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["check", "--limit", "9" * 5000], " is not a whole number, 0 or higher\n"),
        (["edit", "--rows", "9" * 5000], ", nor a range of rows, such as 5-7\n"),
        (["edit", "--rows", f"1-{'9' * 5000}"], ", nor a range of rows, such as 5-7\n"),
        (["convert", "--max-urls", "9" * 5000, "in.xml"], " is not a whole number, 0 or higher\n"),
        (["shot", "--size", f"{'9' * 5000}x1"], " is not a size, such as 1280x800\n"),
        (["repair", "--keep", "none"], ": invalid choice: 'none' (choose from both, first, second)\n"),
    ],
)
def test_a_value_that_no_option_takes_is_told_in_words(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "sitemap.xml"]) == 2
    said = capsys.readouterr().err
    said = re.sub(r"'(both|first|second)'", r"\1", said)  # as later versions of Python have it
    assert said.endswith(why)
