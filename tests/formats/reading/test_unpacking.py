import bz2
import gzip
import io
import lzma
import tarfile
import zlib

import pytest

from editor.formats.read_errors import Unreadable
from editor.formats.reading.unpacking import inflate
from editor.rules.catalogue import RULE_BY_ID
from tests.for_each import for_each

TEXT = b'<?xml version="1.0"?><urlset/>' * 100
PACKED = gzip.compress(TEXT, mtime=0)


def tar() -> bytes:
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w") as archive:
        archive.addfile(tarfile.TarInfo("sitemap.xml"), io.BytesIO())
    return file.getvalue()


def bomb(size: int) -> bytes:
    packer = zlib.compressobj(9, wbits=31)
    zeros = bytes(1024 * 1024)
    return b"".join(packer.compress(zeros) for _ in range(size // len(zeros))) + packer.flush()


def test_plain_bytes_come_back_as_they_are() -> None:
    inflated = inflate(TEXT)
    assert inflated.data is TEXT
    assert not inflated.gzip


@pytest.mark.parametrize(
    ("packed", "data"),
    [
        (PACKED, TEXT),
        (gzip.compress(b"", mtime=0), b""),
        (PACKED + PACKED, TEXT + TEXT),
        (PACKED + bytes(1000), TEXT),
        (PACKED + bytes(3) + PACKED + bytes(7), TEXT + TEXT),
    ],
    ids=["one member", "empty", "two members", "zeros at the end", "zeros between"],
)
def test_gzip_is_told_by_its_first_bytes(packed: bytes, data: bytes) -> None:
    inflated = inflate(packed)
    assert inflated.data == data
    assert inflated.gzip


def test_many_small_members_take_no_more_than_linear_time() -> None:
    assert inflate(gzip.compress(b"x") * 50_000).data == b"x" * 50_000


@for_each(
    ("data", "rule", "words"),
    [
        (PACKED[:-1], "gzip-corrupt", "cut off"),
        (PACKED[: len(PACKED) // 2], "gzip-corrupt", "cut off"),
        (PACKED[:2], "gzip-corrupt", "cut off"),
        (PACKED[:-8] + bytes(8), "gzip-corrupt", "checksum"),
        (PACKED[:-4] + b"\1\2\3\4", "gzip-corrupt", "checksum"),
        (PACKED[:10] + b"\xff" * 20, "gzip-corrupt", "damaged"),
        (b"\x1f\x8b\x08corrupted data", "gzip-corrupt", "damaged"),
        (PACKED + b"<!-- rest -->", "gzip-corrupt", "13 bytes"),
        (gzip.compress(PACKED, mtime=0), "gzip-corrupt", "twice"),
        (b"PK\x03\x04" + TEXT, "zip-not-gzip", "ZIP"),
        (tar(), "zip-not-gzip", "tar"),
        (gzip.compress(tar(), mtime=0), "zip-not-gzip", "tar"),
        (bz2.compress(TEXT), "zip-not-gzip", "bzip2"),
        (bz2.compress(b""), "zip-not-gzip", "bzip2"),
        (lzma.compress(TEXT), "zip-not-gzip", "xz"),
        (b"7z\xbc\xaf\x27\x1c\0\4", "zip-not-gzip", "7z"),
        (b"Rar!\x1a\x07\x01\0", "zip-not-gzip", "RAR"),
        (b"\x28\xb5\x2f\xfd\x04", "zip-not-gzip", "zstd"),
    ],
)
def test_what_cannot_be_unpacked_is_refused_with_the_reason(data: bytes, rule: str, words: str) -> None:
    with pytest.raises(Unreadable, match=words) as refusal:
        inflate(data)
    file_hit = refusal.value.file_hits[0]
    assert file_hit.rule == rule
    message = RULE_BY_ID[rule].message.format(**dict(file_hit.params))
    assert rule != "gzip-corrupt" or message == str(refusal.value)


def test_a_url_that_holds_the_mark_of_a_tar_archive_where_an_archive_has_it_makes_none() -> None:
    start = b"https://www.example.com/"
    list_of_urls = start + b"a" * (256 - len(start)) + b"gustar\n" + start * 30
    assert list_of_urls[257:262] == b"ustar"
    assert inflate(list_of_urls).data is list_of_urls


def test_inflating_stops_at_the_limit() -> None:
    assert len(inflate(PACKED, limit=len(TEXT)).data) == len(TEXT)
    with pytest.raises(Unreadable, match="more than 2,999 bytes") as refusal:
        inflate(PACKED, limit=len(TEXT) - 1)
    assert refusal.value.file_hits[0].rule == "file-unreadable"


def test_a_bomb_is_refused_by_its_ratio_long_before_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("editor.formats.reading.unpacking.BOMB_SIZE", 10 * 1024 * 1024)
    with pytest.raises(Unreadable, match="200 times") as refusal:
        inflate(bomb(16 * 1024 * 1024))
    assert refusal.value.file_hits[0].rule == "file-unreadable"
