"""What a save that was cut short has left in a folder."""

from pathlib import Path

from editor.services.temporary import clean_orphans


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
