"""Answers are read whole or refused, however they come; what is compressed stays small."""

import gzip
import io
import zlib
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.site.connections import (
    AT_ONCE,
    BadCodingError,
    BrokenAnswerError,
    Head,
    body_of,
    decoded,
    read_head,
)
from tests.for_each import for_each

OK = b"HTTP/1.1 200 OK\r\n"
IN_CHUNKS = b"Transfer-Encoding: chunked\r\n"
LONG = b"A page that is longer than a piece. " * 10_000


def read(answer: bytes) -> tuple[Head, bytes]:
    stream = io.BufferedReader(io.BytesIO(answer))
    head = read_head(stream)
    return head, b"".join(decoded(body_of(stream, head), head.headers))


def chunked(*pieces: bytes) -> bytes:
    return b"".join(b"%x; a=b\r\n%s\r\n" % (len(piece), piece) for piece in (*pieces, b""))


@for_each(
    ("answer", "status", "body", "keeps_open"),
    [
        (OK + b"Content-Length: 3\r\n\r\nabcdef", 200, b"abc", True),
        (OK + b"content-length:3\r\nConnection: Close\r\n\r\nabc", 200, b"abc", False),
        (OK + b"\r\nto the end", 200, b"to the end", False),
        (OK + b"Content-Length: odd\r\n\r\nto the end", 200, b"to the end", False),
        (b"HTTP/1.0 200 OK\r\nContent-Length: 1\r\n\r\na", 200, b"a", False),
        (b"HTTP/1.0 200 OK\r\nConnection: keep-alive\r\nContent-Length: 1\r\n\r\na", 200, b"a", True),
        (b"HTTP/1.1 204\r\nContent-Length: 5\r\n\r\n", 204, b"", False),
        (b"HTTP/1.1 304 Not Modified\r\n\r\n", 304, b"", True),
        (b"HTTP/1.1 103 Hints\r\nLink: </a>\r\n\r\n" + OK + b"Content-Length: 0\r\n\r\n", 200, b"", True),
        (b"HTTP/1.1 404 Not Found\nContent-Length: 1\n\na", 404, b"a", True),
        (OK + IN_CHUNKS + b"\r\n" + chunked(b"a", LONG), 200, b"a" + LONG, True),
        (OK + IN_CHUNKS + b"Content-Length: 1\r\n\r\n" + chunked(b"a"), 200, b"a", False),
        (OK + b"Transfer-Encoding: Identity , Chunked\r\n\r\n" + chunked(b"a"), 200, b"a", True),
        (OK + b"Transfer-Encoding: xchunked\r\n\r\nto the end", 200, b"to the end", False),
        (OK + b"Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\nabc", 200, b"abc", False),
        (OK + IN_CHUNKS + b'\r\n1 ; a="b"\r\nx\r\n0;c\r\nX-Sum: 1\r\n more\r\n\r\n', 200, b"x", True),
        (OK + b"Content-Length: 3, 3\r\nContent-Length: 3\r\n\r\nabc", 200, b"abc", True),
        (b"HTTP/1.1 204 No\r\nTransfer-Encoding: chunked\r\n\r\n" + chunked(b"a"), 204, b"", False),
        (b"HTTP/1.1 304\r\nContent-Length: 3\r\n\r\nabc", 304, b"", False),
        (b"HTTP/1.1 200\r\nContent-Length: 1\r\n\r\na", 200, b"a", True),
        (b"HTTP/1.1 200 \r\nContent-Length: 1\r\n\r\na", 200, b"a", True),
        (b"HTTP/1.1 100 Continue\r\n\r\n" * 9 + OK + b"Content-Length: 1\r\n\r\na", 200, b"a", True),
        (OK + b"A: b\r\n\tc\r\nContent-Length:\r\n 1\r\n\r\na", 200, b"a", True),
    ],
)
def test_an_answer_is_read(answer: bytes, status: int, body: bytes, keeps_open: bool) -> None:
    head, got = read(answer)
    assert (head.status, got, head.keeps_open) == (status, body, keeps_open)


@for_each(
    "answer",
    [
        b"HTTP/2 200\r\n\r\n",
        b"nonsense\r\n\r\n",
        b"x" * 100_000,
        b"",
        OK + b"Name: value\r\n",
        OK + b"A: b\r\n" * 300,
        OK + b"Content-Length: 10\r\n\r\nshort",
        OK + b"Transfer-Encoding: chunked\r\n\r\n5\r\nab",
        OK + b"Transfer-Encoding: chunked\r\n\r\n-5\r\nabcde",
        OK + IN_CHUNKS + b"\r\n" + b"1" * 100,
        OK + IN_CHUNKS + b"\r\n1;" + b"a" * 100_000 + b"\r\nx\r\n0\r\n\r\n",
        OK + IN_CHUNKS + b"\r\n1x\r\na\r\n0\r\n\r\n",
        OK + IN_CHUNKS + b"\r\n1\r\nab\r\n0\r\n\r\n",
        OK + IN_CHUNKS + b"\r\n1\r\na0\r\n\r\n",
        OK + b"Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
        b"<html>An answer of HTTP/0.9 is a page alone</html>",
        b"ICY 200 OK\r\n\r\n",
        b"HTTP/1.1 20\r\n\r\n",
        b"HTTP/1.1 100 Continue\r\n\r\n" * 300 + OK + b"Content-Length: 0\r\n\r\n",
        b" HTTP/1.1 200 OK\r\n\r\n",
        OK + (b"X: " + b"y" * 60_000 + b"\r\n") * 100 + b"\r\n",
    ],
)
def test_what_is_none_or_ends_early_is_refused(answer: bytes) -> None:
    with pytest.raises(BrokenAnswerError):
        read(answer)


def test_headers_behind_a_body_are_not_read_without_end() -> None:
    with pytest.raises(BrokenAnswerError):
        read(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n" + b"X: y\r\n" * 1_000)


def test_a_length_that_is_no_number_anybody_means_is_left_out() -> None:
    head, _ = read(b"HTTP/1.1 200 OK\r\nContent-Length: " + b"9" * 5_000 + b"\r\n\r\nabc")
    assert head.length is None


def test_headers_are_told_by_names_in_lower_case() -> None:
    head, _ = read(OK + b"LINK: a\r\nnone\r\nlink : b,\r\n c\r\nX:\r\nContent-Length: 0\r\n\r\n")
    assert head.headers == {"link": ["a", "b, c"], "x": [""], "content-length": ["0"]}


def packed_by_gzip(data: bytes) -> bytes:
    return gzip.compress(data, mtime=0)  # the same in each process


def bare(data: bytes) -> bytes:
    packing = zlib.compressobj(wbits=-15)
    return packing.compress(data) + packing.flush()


def test_compression_is_undone_piece_by_piece() -> None:
    for coding, packed in [
        ("gzip", packed_by_gzip(LONG)),
        ("X-GZIP", packed_by_gzip(LONG[:5]) + packed_by_gzip(LONG[5:])),
        ("gzip", packed_by_gzip(LONG) + b"\0" * 100),
        ("deflate", zlib.compress(LONG)),
        ("deflate", bare(LONG)),
        ("deflate, gzip", packed_by_gzip(zlib.compress(LONG))),
        ("identity", LONG),
    ]:
        for size in [1000, 10_000_000]:
            pieces = (packed[start : start + size] for start in range(0, len(packed), size))
            got = list(decoded(pieces, {"content-encoding": [coding]}))
            assert b"".join(got) == LONG
            assert max(map(len, got)) <= max(AT_ONCE, size if coding == "identity" else 0)


def test_a_file_in_several_parts_may_be_cut_anywhere() -> None:
    packed = b"".join(packed_by_gzip(part) for part in (b"One, ", b"", b"two")) + b"\x1f\0\x1f\x8b"
    for size in range(1, len(packed)):
        pieces = (packed[start : start + size] for start in range(0, len(packed), size))
        assert b"".join(decoded(pieces, {"content-encoding": ["gzip"]})) == b"One, two"


def test_what_is_compressed_otherwise_is_refused_or_left_out() -> None:
    def packed() -> Iterator[bytes]:
        yield b"not gzip"

    with pytest.raises(BadCodingError):
        list(decoded(packed(), {"content-encoding": ["gzip"]}))
    with pytest.raises(BadCodingError):
        list(decoded(packed(), {"content-encoding": ["deflate"]}))
    with pytest.raises(BadCodingError):  # of so many none is meant
        list(decoded(packed(), {"content-encoding": ["gzip, " * 10_000]}))
    assert list(decoded(packed(), {"content-encoding": ["br"]})) == []


@given(st.binary(max_size=200))
def test_whatever_comes_ends(rest: bytes) -> None:
    for start in (b"", OK, OK + IN_CHUNKS + b"\r\n", OK + b"Content-Encoding: gzip\r\n\r\n"):
        try:
            read(start + rest)
        except (BrokenAnswerError, BadCodingError):
            continue
