"""Files and names of our own beside a file, and what a save that was cut short has left of them."""

import os
from pathlib import Path

import pytest

from editor.services.files.temporary_files import Displaced, clean_orphans, linked_temporarily, move_durably


def test_only_old_temporary_files_of_ours_are_removed(tmp_path: Path) -> None:
    orphan = tmp_path / ".sitemap-editor-0123456789abcdef.tmp"
    others = [tmp_path / ".sitemap-editor-x.tmp", tmp_path / "sitemap.xml"]
    for path in (orphan, *others):
        path.touch()
    now = orphan.stat().st_mtime
    assert clean_orphans(tmp_path, now + 3600) == []
    assert clean_orphans(tmp_path, now + 2 * 86400) == [orphan]
    assert sorted(tmp_path.iterdir()) == sorted(others)
    assert clean_orphans(tmp_path / "missing") == []


@pytest.mark.skipif(os.link not in os.supports_follow_symlinks, reason="links are always followed here")
def test_another_name_for_a_link_is_none_for_what_it_leads_to(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("x")
    (tmp_path / "sitemap.xml").symlink_to(tmp_path / "secret")
    linked_temporarily(tmp_path / "sitemap.xml")
    assert (tmp_path / "secret").stat().st_nlink == 1


@pytest.mark.skipif(os.open not in os.supports_dir_fd, reason="folders are not held here")
def test_what_takes_the_place_in_the_last_moment_is_no_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new, secret = tmp_path / "new", tmp_path / "secret"
    for path in (new, secret):
        path.write_text(path.name)
    replace = os.replace

    def putting_a_link_in_between(source: str, target: str, *, src_dir_fd: int, dst_dir_fd: int) -> None:
        new.unlink()
        new.symlink_to(secret)
        replace(source, target, src_dir_fd=src_dir_fd, dst_dir_fd=dst_dir_fd)

    monkeypatch.setattr(os, "replace", putting_a_link_in_between)
    with pytest.raises(Displaced):
        move_durably(new, tmp_path / "sitemap.xml", new.stat())
