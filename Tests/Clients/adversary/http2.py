"""HTTP/2 requests that cost more than they look."""

import os
import socket
import struct

from hyperframe.frame import ContinuationFrame, DataFrame, HeadersFrame, SettingsFrame

from .target import GaveWay, Session, SingleBytes, close_all, connect, headers, memory, others, read_to_end, rest


def hpack_bomb():
    """A long value in the table, then many references to it in few bytes."""
    session = Session()
    bomb = b"\x40\x01a\x7f" + encode_length(3800 - 127) + b"b" * 3800
    for index in range(20):
        block = session.block() + (bomb if index == 0 else b"") + b"\xbe" * 15000
        session.request(index * 2 + 1, block)
        if session.receive(0.2):
            return "closed"
    if session.answers:
        raise GaveWay(f"{session.answers} for blocks that say a value without end")
    return "streams reset"


def encode_length(rest):
    out = b""
    while rest >= 128:
        out += bytes([rest & 127 | 128])
        rest >>= 7
    return out + bytes([rest])


def table_games():
    """Table sizes that change a thousand times in a block, and one far too large."""
    session = Session()
    session.request(1, b"\x20\x3f\xe1\x1f" * 1000 + session.block())
    closed = session.receive(1)
    other = Session()
    other.request(1, b"\x3f\xff\xff\xff\xff\x07" + other.block())
    if not (closed or session.answers) or not other.receive(1):
        raise GaveWay("a table larger than announced was taken")
    return "closed"


def huge_header_list():
    session = Session()
    block = session.block(headers(size=60_000))
    frames = [HeadersFrame(1, block[:16000], flags=["END_STREAM"])]
    rest = block[16000:]
    while rest:
        flags = ["END_HEADERS"] if len(rest) <= 16000 else []
        frames.append(ContinuationFrame(1, rest[:16000], flags=flags))
        rest = rest[16000:]
    session.raw(*frames)
    closed = session.receive(1)
    if session.answers:
        raise GaveWay(f"answered {session.answers}")
    return "closed" if closed else "stream reset"


def unfinished_requests():
    """A thousand streams on each of many connections, none of them finished."""
    sessions = []
    for _ in range(30):
        session = Session()
        sessions.append(session)
        try:
            block = session.same_block(headers(7000))
            for stream in range(3, 2001, 2):
                session.raw(
                    HeadersFrame(stream, block, flags=["END_HEADERS"]), DataFrame(stream, b"x" * 60)
                )
        except OSError:
            pass
    peak = memory()
    closed = sum(session.receive(1) for session in sessions)
    close_all(session.sock for session in sessions)
    return f"{closed} of 30 closed, {peak // 1024} MB at the peak"


def window_of_nothing(path, method, count):
    """Answers are asked for by the thousand, and no window is given for their bodies."""

    def attack():
        session = Session()
        session.raw(SettingsFrame(0, {4: 0}))
        fields = headers(path=path, method=method)
        try:
            for stream in range(1, count * 2, 2):
                session.request(stream, session.block(fields))
        except TimeoutError:
            pass  # not read any more, while the answers wait
        except OSError:
            return "closed"
        session.receive(0.5)
        peak = memory()
        said = others()
        rest()
        session.sock.shutdown(socket.SHUT_WR)
        rest()
        session.sock.close()
        return f"{said}, {peak // 1024} MB at the peak"

    return attack


def never_reads():
    """Sends requests and reads nothing."""
    session = Session()
    session.sock.settimeout(2)
    block = session.same_block(headers(path="/3/device/00"))
    sent = 1
    try:
        while sent < 2_000_000:
            session.sock.sendall(
                b"".join(
                    HeadersFrame(stream * 2 + 1, block, flags=["END_HEADERS", "END_STREAM"]).serialize()
                    for stream in range(sent, sent + 500)
                )
            )
            sent += 500
    except (OSError, TimeoutError):
        pass
    peak = memory()
    session.sock.close()
    if sent >= 2_000_000:
        raise GaveWay(f"all of {sent} requests were taken")
    return f"not read any more after {sent} requests, {peak // 1024} MB at the peak"


def bad_frames():
    """Every frame type with every small length, on streams it does not belong to."""
    cases = [
        (kind, length, stream)
        for kind in range(12)
        for length in (0, 1, 4, 5, 8, 9, 64)
        for stream in (0, 1, 2, 0x7FFFFFFF)
    ]
    for kind, length, stream in cases:
        session = Session()
        header = struct.pack(">I", length)[1:] + bytes([kind, 0xFF]) + struct.pack(">I", stream)
        session.sock.sendall(header + os.urandom(length))
        session.sock.shutdown(socket.SHUT_WR)
        if not read_to_end(session.sock)[1]:
            raise GaveWay(f"type {kind} of {length} bytes on stream {stream} did not end")
        session.sock.close()
    return f"{len(cases)} connections ended"


def bad_requests():
    """Pseudo headers that are missing, repeated, late or unknown; none may be answered 200."""
    good = headers()
    cases = [
        good[1:],
        good[:3] + good[4:],
        good + [(":path", "/islet/")],
        good[4:] + good[:4],
        good + [(":unknown", "x")],
        good + [("connection", "close")],
        good + [("te", "gzip")],
        good + [("transfer-encoding", "chunked")],
        good + [("content-length", "7")],
        good + [("content-length", "1"), ("content-length", "2")],
        good + [("X-Upper", "x")],
        good + [("x\0y", "x")],
        good + [("x", "a\r\nb: c")],
        good + [("x", "a\0b")],
        [(":method", "CONNECT"), (":authority", "example.com:443")],
        [(name, "" if name == ":path" else value) for name, value in good],
    ]
    for fields in cases:
        session = Session()
        session.request(1, session.block(fields))
        session.receive(0.3)
        if session.answers.get(1) == "200":
            raise GaveWay(f"200 for {fields}")
        session.sock.close()
    return f"{len(cases)} refused"


def trickling():
    """The preface, frames and a body, a byte a time."""
    session = Session(SingleBytes(connect()))
    if session.push() != "200":
        raise GaveWay("a request in single bytes was not understood")
    return others()


ATTACKS = [
    ("HPACK bomb", hpack_bomb),
    ("HPACK table games", table_games),
    ("header list of 60 KB", huge_header_list),
    ("30 × 1000 unfinished requests of 7 KB", unfinished_requests),
    ("5000 errors, window of nothing", window_of_nothing("/3/device/00", "POST", 5000)),
    ("1000 large answers, window of nothing", window_of_nothing("/islet/openapi.json", "GET", 1000)),
    ("never reads", never_reads),
    ("broken frames of every type", bad_frames),
    ("broken requests", bad_requests),
    ("a request in single bytes", trickling),
]
