"""In a bundle a process that helps is told apart by its arguments."""

import multiprocessing.resource_tracker
import multiprocessing.spawn
import multiprocessing.util
import os
import sys

import pytest

from editor.runtime.process import help_if_asked


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What the processes are asked to do."""
    done: list[object] = []
    monkeypatch.setattr(multiprocessing.spawn, "spawn_main", lambda **what: done.append(what))
    monkeypatch.setattr(multiprocessing.resource_tracker, "main", done.append)
    return done


def test_a_process_that_is_to_work_does_so_and_exits(
    asked: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    command = multiprocessing.spawn.get_command_line(pipe_handle=5)
    monkeypatch.setattr(sys, "argv", command)
    with pytest.raises(SystemExit):
        help_if_asked(command[1:])
    assert asked == [{"pipe_handle": 5}]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such process")
def test_the_process_that_tidies_up_does_so_and_exits(
    asked: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[list[bytes]] = []

    def start(_path: object, command: list[bytes], _pipes: object) -> int:
        commands.append(command)
        return os.getpid()

    monkeypatch.setattr(multiprocessing.util, "spawnv_passfds", start)
    tracker = multiprocessing.resource_tracker.ResourceTracker()
    tracker.ensure_running()
    os.close(vars(tracker)["_fd"])
    vars(tracker)["_fd"] = None  # so that it waits for no process in the end
    with pytest.raises(SystemExit):
        help_if_asked([os.fsdecode(word) for word in commands[0][1:]])
    (pipe,) = asked
    assert isinstance(pipe, int)


@pytest.mark.parametrize("words", [[], ["sitemap.xml"], ["-c"], ["-c", "print(1)"], ["check", "x.xml"]])
def test_all_else_is_the_programs_own(asked: list[object], words: list[str]) -> None:
    help_if_asked(words)
    assert asked == []
