"""Files and names of our own beside a file, and what a save that was cut short has left of them."""

import os
from pathlib import Path

import pytest

from editor.services.temporary import clean_orphans, linked_temporarily


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
