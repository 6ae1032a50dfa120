"""HTTP/1.1: two readings of one text, and requests without end."""

import itertools
import os
import select
import socket

from .target import GaveWay, PUSH, connect, memory, others, read_to_end, tls

CHUNKED = [
    b"transfer-encoding: chunked",
    b"Transfer-Encoding: Chunked",
    b"transfer-encoding:\tchunked",
    b"transfer-encoding: \x0bchunked",
    b"transfer-encoding: chunked\x00",
    b"transfer-encoding : chunked",
    b"transfer-encoding\x00: chunked",
    b" transfer-encoding: chunked",
    b"transfer-encoding: chunked, identity",
    b"transfer-encoding: identity, chunked",
    b"transfer-encoding: chunked\r\ntransfer-encoding: identity",
    b"transfer-encoding: xchunked",
    b'transfer-encoding: "chunked"',
    b"transfer-encoding:\r\n chunked",
    b"x: y\ntransfer-encoding: chunked",
    b"x: y\rtransfer-encoding: chunked",
    b"transfer-encoding: chunked\r\n folded",
]
LENGTHS = [
    b"content-length: 0",
    b"content-length: 4",
    b"content-length: 4\r\ncontent-length: 0",
    b"content-length: 0, 4",
    b"content-length: +4",
    b"content-length: 0_0",
    b"content-length: 0x4",
    b"content-length: 4 ",
    b"content-length: -1",
    b"content-length: 00000000000000000000004",
    b"content-length: 18446744073709551620",
    b"content-length:\r\n 4",
    b"content-length: 4\x00",
    b"content-length : 4",
    b"content-length:",
]
# Those alone that are one length for everybody.
SOUND = {CHUNKED[0], CHUNKED[1], CHUNKED[2], LENGTHS[0], LENGTHS[1], LENGTHS[7]}
CHUNKS = [
    b"0x3\r\nabc\r\n",
    b"+3\r\nabc\r\n",
    b"-3\r\nabc\r\n",
    b" 3\r\nabc\r\n",
    b"3 3\r\nabc\r\n",
    b"3\nabc\n",
    b"3\r\nabc",
    b"3\r\nabcd\r\n",
    b"3;\n\r\nabc\r\n",
    b"3;a=b\nc\r\nabc\r\n",
    b"100000003\r\nabc\r\n",
    b"ffffffffffffffff\r\nabc\r\n",
    b"10000000000000003\r\nabc\r\n",
    b"\r\nabc\r\n",
    b";x\r\nabc\r\n",
    b"3;" + b"x" * 5000 + b"\r\nabc\r\n",
]
SECOND = b"GET /islet/ HTTP/1.1\r\nhost: a\r\n\r\n"


def answers(sock, data):
    """How many answers come back, and whether the server closed."""
    sock.sendall(data + SECOND)
    sock.shutdown(socket.SHUT_WR)
    said, closed = read_to_end(sock)
    sock.close()
    return said.count(b"HTTP/1.1 "), closed


def smuggling(opened):
    """Whatever can be read in two ways gets one answer at most, and the end."""

    def attack():
        start = b"POST /islet/ HTTP/1.1\r\nhost: a\r\n"
        heads = [h for h in CHUNKED + LENGTHS if h not in SOUND]
        heads += [a + b"\r\n" + b for a, b in itertools.product(LENGTHS, CHUNKED)]
        heads += [b + b"\r\n" + a for a, b in itertools.product(LENGTHS[:2], CHUNKED[:3])]
        cases = [start + head + b"\r\n\r\n0\r\n\r\n" for head in heads]
        cases += [start + CHUNKED[0] + b"\r\n\r\n" + c + b"0\r\n\r\n" for c in CHUNKS]
        for case in cases:
            count, closed = answers(opened(), case)
            if count > 1 or not closed:
                raise GaveWay(f"{count} answers to {case[:200]!r}")
        return f"{len(cases)} requests, none read twice"

    return attack


def pipelining():
    """Twenty thousand requests before a word is read; all are answered then, in little memory."""
    count = 20_000
    sock = connect()
    data = memoryview(b"POST /3/device/00 HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\n{}" * count)
    sent = answered = peak = 0
    said = None
    tail = b""
    sock.setblocking(False)
    while answered < count:
        # Nothing is read until nothing more can be sent.
        is_full = sent == len(data) or not select.select([], [sock], [], 0.5)[1]
        if is_full and said is None:
            peak = memory()
            said = others()
        wanted = [sock] if said else []
        readable, writable, _ = select.select(wanted, [sock] if sent < len(data) else [], [], 5)
        if not readable and not writable:
            raise GaveWay(f"only {answered} of {count} were answered")
        if writable:
            sent += sock.send(data[sent : sent + 65536])
        if readable:
            text = tail + sock.recv(1 << 20)
            answered += text.count(b"HTTP/1.1 400")
            tail = text[len(text) - 11 :] if len(text) > 11 else text
            tail = tail if b"HTTP/1.1 400" not in tail else b""
    sock.close()
    return f"{answered} answered, {said}, {peak // 1024} MB while unread"


def endless_words(beginning, piece):
    """A head, body, chunk line or trailer that never ends."""

    def attack():
        sock = connect()
        sock.sendall(beginning)
        sent = 0
        try:
            while sent < 50 << 20:
                sock.sendall(piece)
                sent += len(piece)
        except TimeoutError:
            raise GaveWay(f"{sent >> 10} KB were taken, and then it neither read nor closed") from None
        except OSError:
            return f"closed after {sent >> 10} KB"
        finally:
            sock.close()
        raise GaveWay("50 MB were taken")

    return attack


def connect_elsewhere():
    targets = [
        "169.254.169.254:80", "example.com:443", "[::]:22", "localhost.evil:1", ":", "/", "@:1",
        "api.push.apple.com@evil:443", "api.push.apple.com.evil:443", "a" * 10000, "\x1b[31m:1",
    ]  # fmt: skip
    for target in targets:
        sock = connect()
        sock.sendall(f"CONNECT {target} HTTP/1.1\r\nhost: x\r\n\r\n".encode())
        said, closed = read_to_end(sock)
        if b"HTTP/1.1 200" in said or not closed:
            raise GaveWay(f"led to {target[:60]}")
        sock.close()
    return f"{len(targets)} refused"


def nested_connect():
    sock = connect()
    sock.sendall(b"CONNECT api.push.apple.com:443 HTTP/1.1\r\nhost: x\r\n\r\n" * 20000)
    count = read_to_end(sock)[0].count(b"200 Connection")
    sock.close()
    if count > 1:
        raise GaveWay(f"{count} tunnels in one")
    return f"{count} tunnel"


def garbage():
    """Random bytes behind the beginning of each protocol, in clear and inside TLS."""
    prefixes = [b"", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\x16\x03\x01", b"POST ", b"CONNECT "]
    for index in range(300):
        sock = connect() if index % 6 else tls(alpn=["h2"] if index % 12 else ["http/1.1"])
        try:
            sock.sendall(prefixes[index % 5] + os.urandom(2000) + b"\r\n\r\n")
            sock.shutdown(socket.SHUT_WR)
        except OSError:
            pass
        if not read_to_end(sock)[1]:
            raise GaveWay(f"number {index} did not end")
        sock.close()
    return "300 ended"


HEAD = b"POST /islet/ HTTP/1.1\r\nhost: a\r\n"
CHUNK_HEAD = HEAD + b"transfer-encoding: chunked\r\n\r\n"
PUSH_HEAD = f"POST {PUSH} HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n".encode()
ATTACKS = [
    ("request smuggling", smuggling(connect)),
    ("request smuggling in TLS", smuggling(lambda: tls(alpn=["http/1.1"]))),
    ("20,000 requests in a pipeline", pipelining),
    ("a body without end", endless_words(PUSH_HEAD, b"10000\r\n" + b"x" * 65536 + b"\r\n")),
    ("a head without end", endless_words(HEAD, b"x: y\r\n" * 1000)),
    ("a first line without end", endless_words(b"GET /", b"a" * 6000)),
    ("a chunk's extension without end", endless_words(CHUNK_HEAD + b"3;", b"x" * 6000)),
    ("chunks of one byte", endless_words(CHUNK_HEAD, b"1\r\nx\r\n" * 1000)),
    ("trailers without end", endless_words(CHUNK_HEAD + b"0\r\n", b"x: y\r\n" * 1000)),
    ("empty lines without end", endless_words(b"\r\n", b"\r\n" * 3000)),
    ("CONNECT to elsewhere", connect_elsewhere),
    ("CONNECT in CONNECT", nested_connect),
    ("garbage on each protocol", garbage),
]
