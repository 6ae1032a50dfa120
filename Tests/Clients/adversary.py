"""What nobody should send to a gateway: adversary.py SCRATCH PID.

Each attack runs against a live server. After each one a fresh client must be served within a second, the
process must be alive, and its resident memory is written down. A table; exit 1 when something gives way.
"""

import os
import resource
import socket
import ssl
import struct
import sys
import time

import h2.config
import h2.connection
import h2.events
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

from server import Server

server = Server(sys.argv[1])
pid = int(sys.argv[2])
PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
LARGEST_MEMORY = 128 << 10  # KiB that the process may hold at any time


def memory():
    with open(f"/proc/{pid}/status") as status:
        for line in status:
            if line.startswith("VmRSS"):
                return int(line.split()[1])


def descriptors():
    return len(os.listdir(f"/proc/{pid}/fd"))


def connect(timeout=5):
    return socket.create_connection(("127.0.0.1", server.port), timeout)


def tls(sock=None, alpn=("h2",)):
    return server.tls(alpn).wrap_socket(sock or connect(), server_hostname="localhost")


def headers(size=0, path=None):
    fields = [
        (":method", "POST"),
        (":scheme", "http"),
        (":authority", "localhost"),
        (":path", path or f"/3/device/{server.token}"),
        ("apns-push-type", "liveactivity"),
    ]
    return fields + ([("x-padding", "p" * size)] if size else [])


class Session:
    """An HTTP/2 connection that can also send what h2 would not."""

    def __init__(self, sock=None):
        self.sock = sock or connect()
        config = h2.config.H2Configuration(
            client_side=True, validate_outbound_headers=False, header_encoding="utf-8"
        )
        self.h2 = h2.connection.H2Connection(config)
        self.h2.initiate_connection()
        self.flush()
        self.answers = {}

    def flush(self):
        self.sock.sendall(self.h2.data_to_send())

    def raw(self, *frames):
        self.sock.sendall(b"".join(frame.serialize() for frame in frames))

    def block(self, fields=None):
        return self.h2.encoder.encode(fields or headers())

    def same_block(self, fields=None):
        """A block that may be sent any number of times: what it refers to is in the table by then."""
        self.sock.sendall(
            HeadersFrame(1, self.block(fields), flags=["END_HEADERS", "END_STREAM"]).serialize()
        )
        return self.block(fields)

    def receive(self, seconds=2.0):
        """Reads until the server closes or nothing comes; whether it closed."""
        self.sock.settimeout(seconds)
        try:
            while True:
                data = self.sock.recv(65536)
                if not data:
                    return True
                for event in self.h2.receive_data(data):
                    if isinstance(event, h2.events.ResponseReceived):
                        self.answers[event.stream_id] = dict(event.headers)[":status"]
                    if isinstance(event, h2.events.StreamEnded):
                        return False
                self.flush()
        except (TimeoutError, socket.timeout):
            return False
        except (OSError, h2.exceptions.ProtocolError):
            return True

    def push(self):
        stream = self.h2.get_next_available_stream_id()
        self.h2.send_headers(stream, headers())
        self.h2.send_data(stream, b'{"aps":{"timestamp":1}}', end_stream=True)
        self.flush()
        self.receive()
        return self.answers.get(stream)


def is_served():
    """How many milliseconds a fresh client waits for its 200; nil when it gets none."""
    start = time.monotonic()
    try:
        session = Session(connect(1))
        status = session.push()
        session.sock.close()
    except OSError:
        return None
    return (time.monotonic() - start) * 1000 if status == "200" else None


def flood(make, count=20000):
    def attack():
        session = Session()
        frames = b"".join(frame.serialize() for frame in make(session))
        sent = 0
        try:
            while sent < count:
                session.sock.sendall(frames)
                sent += 100
        except OSError:
            return f"closed after about {sent}"
        return "closed" if session.receive(3) else "open"

    return attack


def ping_flood():
    return flood(lambda _: [PingFrame(0, b"12345678")] * 100)()


def settings_flood():
    return flood(lambda _: [SettingsFrame(0, {1: 4096})] * 100)()


def window_flood():
    return flood(lambda _: [WindowUpdateFrame(0, 1)] * 100)()


def priority_flood():
    return flood(lambda _: [PriorityFrame(1, depends_on=3, stream_weight=1)] * 100)()


def rapid_reset():
    session = Session()
    block = session.same_block()
    sent = 1
    try:
        while sent < 100_000:
            frames = []
            for _ in range(100):
                stream = sent * 2 + 1
                frames.append(
                    HeadersFrame(stream, block, flags=["END_HEADERS"]).serialize()
                )
                frames.append(RstStreamFrame(stream, 8).serialize())
                sent += 1
            session.sock.sendall(b"".join(frames))
    except OSError:
        return f"closed after about {sent} streams"
    return "closed" if session.receive(3) else f"open after {sent}"


def made_to_reset():
    """Frames for which the server must reset streams itself."""
    session = Session()
    block = session.same_block()
    sent = 1
    try:
        while sent < 50_000:
            frames = []
            for _ in range(100):
                stream = sent * 2 + 1
                frames.append(
                    HeadersFrame(stream, block, flags=["END_HEADERS"]).serialize()
                )
                frames.append(WindowUpdateFrame(stream, 0x7FFFFFFF).serialize())
                sent += 1
            session.sock.sendall(b"".join(frames))
    except OSError:
        return f"closed after about {sent} streams"
    return "closed" if session.receive(3) else f"open after {sent}"


def continuation_flood():
    session = Session()
    session.raw(HeadersFrame(1, session.block()))
    piece = ContinuationFrame(1, b"\x00\x01x\x01y" * 3000).serialize()
    try:
        for sent in range(2000):
            session.sock.sendall(piece)
    except OSError:
        return f"closed after about {sent} frames"
    return "closed" if session.receive(3) else "open"


def hpack_bomb():
    """A long value in the table, then many references to it in few bytes."""
    session = Session()
    bomb = b"\x40\x01a\x7f" + encode_length(3800 - 127) + b"b" * 3800
    closed = False
    for index in range(20):
        block = session.block() + (bomb if index == 0 else b"") + b"\xbe" * 15000
        session.raw(HeadersFrame(index * 2 + 1, block, flags=["END_HEADERS", "END_STREAM"]))
        closed = session.receive(0.2)
        if closed:
            break
    return "closed" if closed else "streams reset"


def encode_length(rest):
    out = b""
    while rest >= 128:
        out += bytes([rest & 127 | 128])
        rest >>= 7
    return out + bytes([rest])


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
    return "closed" if closed else "stream reset"


def unfinished_requests():
    """A thousand streams on each of many connections, none of them finished."""
    sessions = []
    closed = 0
    for _ in range(30):
        session = Session()
        sessions.append(session)
        try:
            block = session.same_block(headers(7000))
            for index in range(1, 1000):
                stream = index * 2 + 1
                session.raw(
                    HeadersFrame(stream, block, flags=["END_HEADERS"]),
                    DataFrame(stream, b"x" * 60),
                )
        except OSError:
            pass
    peak = memory()
    for session in sessions:
        closed += session.receive(1)
        session.sock.close()
    return f"{closed} of 30 closed, {peak // 1024} MB at the peak"


def window_of_nothing():
    """Errors are asked for by the thousand, and no window is given for their bodies."""
    session = Session()
    session.raw(SettingsFrame(0, {4: 0}))
    block = headers(path="/3/device/00")
    try:
        for index in range(5000):
            session.raw(
                HeadersFrame(index * 2 + 1, session.block(block), flags=["END_HEADERS", "END_STREAM"])
            )
    except OSError:
        return "closed"
    session.receive(0.5)
    session.sock.close()
    return "refused above the limit of streams"


def never_reads():
    """Sends requests and reads nothing."""
    session = Session()
    session.sock.settimeout(2)
    sent = 0
    block = session.same_block(headers(path="/3/device/00"))
    sent = 1
    try:
        while sent < 2_000_000:
            session.sock.sendall(
                b"".join(
                    HeadersFrame(index * 2 + 1, block, flags=["END_HEADERS", "END_STREAM"]).serialize()
                    for index in range(sent, sent + 500)
                )
            )
            sent += 500
    except (OSError, TimeoutError):
        pass
    peak = memory()
    session.sock.close()
    return f"not read any more after {sent} requests, {peak // 1024} MB at the peak"


def slow_clients():
    """Three hundred connections that each say a little and then nothing."""
    beginnings = [
        b"",
        b"P",
        PREFACE[:10],
        PREFACE,
        b"POST / HTTP/1.1\r\nhost: a\r\n",
        b"\x16\x03\x01\x02\x00\x01",
    ]
    sockets = []
    for index in range(300):
        sock = connect()
        sock.sendall(beginnings[index % len(beginnings)])
        sockets.append(sock)
    waited = is_served()
    for sock in sockets:
        sock.close()
    return f"others waited {waited:.0f} ms" if waited is not None else "others were NOT served"


def trickle():
    """A head, a byte a time, for a few seconds."""
    sock = connect()
    sock.settimeout(1)
    for byte in b"POST /3/device/00 HTTP/1.1\r\nhost: a\r\nx: yyyyyyyyyyyyyyyy":
        sock.sendall(bytes([byte]))
        time.sleep(0.02)
    waited = is_served()
    sock.close()
    return f"others waited {waited:.0f} ms" if waited is not None else "others were NOT served"


def many_connections():
    sockets = []
    refused = 0
    for _ in range(1500):
        try:
            sockets.append(connect(2))
        except OSError:
            refused += 1
    waited = is_served()
    count = descriptors()
    for sock in sockets:
        sock.close()
    served = f"others waited {waited:.0f} ms" if waited is not None else "others were NOT served"
    return f"{count} descriptors at the peak; {served}"


def no_descriptors():
    """The process may open fewer descriptors than there are clients."""
    before = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (40, before[1]))
    sockets = [connect(2) for _ in range(200)]
    waited = is_served()
    resource.prlimit(pid, resource.RLIMIT_NOFILE, before)
    for sock in sockets:
        sock.close()
    return f"others waited {waited:.0f} ms" if waited is not None else "others were NOT served"


def half_open_tls():
    sockets = []
    for _ in range(200):
        incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        hello = server.tls(["h2"]).wrap_bio(incoming, outgoing, server_hostname="localhost")
        try:
            hello.do_handshake()
        except ssl.SSLWantReadError:
            pass
        sock = connect()
        sock.sendall(outgoing.read())
        sockets.append(sock)
    waited = is_served()
    peak = memory()
    for sock in sockets:
        sock.close()
    served = f"others waited {waited:.0f} ms" if waited is not None else "others were NOT served"
    return f"{served}, {peak // 1024} MB at the peak"


def handshake_storm():
    for _ in range(200):
        sock = tls()
        sock.close()
    return "200 handshakes, all closed"


def garbage():
    random = os.urandom
    closed = 0
    for index in range(300):
        sock = connect()
        prefix = [b"", PREFACE, b"\x16\x03\x01", b"POST ", b"CONNECT "][index % 5]
        try:
            sock.sendall(prefix + random(2000) + b"\r\n\r\n")
            sock.shutdown(socket.SHUT_WR)
            sock.settimeout(4)
            while sock.recv(65536):
                pass
            closed += 1
        except ConnectionResetError:
            closed += 1
        except OSError:
            pass
        sock.close()
    return f"{closed} of 300 closed"


def garbage_in_tls():
    closed = 0
    for index in range(50):
        sock = tls(alpn=["h2"] if index % 2 else ["http/1.1"])
        try:
            sock.sendall((PREFACE if index % 4 == 1 else b"") + os.urandom(3000) + b"\r\n\r\n")
            sock.settimeout(4)
            while sock.recv(65536):
                pass
            closed += 1
        except (ssl.SSLError, ConnectionResetError, BrokenPipeError):
            closed += 1
        except OSError:
            pass
        sock.close()
    return f"{closed} of 50 closed"


def bad_frames():
    """Every frame type with every small length, on streams it does not belong to."""
    closed = 0
    cases = 0
    for kind in range(0, 12):
        for length in (0, 1, 4, 5, 8, 9, 64):
            for stream in (0, 1, 2, 0x7FFFFFFF):
                session = Session()
                header = struct.pack(">I", length)[1:] + bytes([kind, 0xFF]) + struct.pack(">I", stream)
                try:
                    session.sock.sendall(header + os.urandom(length))
                    session.sock.shutdown(socket.SHUT_WR)
                    session.sock.settimeout(2)
                    while session.sock.recv(65536):
                        pass
                    closed += 1
                except ConnectionResetError:
                    closed += 1
                except OSError:
                    pass
                session.sock.close()
                cases += 1
    return f"{closed} of {cases} ended"


def smuggling():
    """Lengths that two readers would read in two ways; a second request must not be answered."""
    second = b"GET /islet/ HTTP/1.1\r\nhost: a\r\n\r\n"
    heads = [
        b"content-length: 0\r\ntransfer-encoding: chunked\r\n",
        b"content-length: 5\r\ncontent-length: 0\r\n",
        b"transfer-encoding: chunked\r\ntransfer-encoding: identity\r\n",
        b"transfer-encoding: \x0bchunked\r\n",
        b"transfer-encoding : chunked\r\n",
        b"content-length: 0\r\n content-length: 5\r\n",
        b"content-length: 0_0\r\n",
        b"x: y\ntransfer-encoding: chunked\r\n",
    ]
    answered = 0
    for head in heads:
        sock = connect()
        sock.sendall(b"POST /islet/ HTTP/1.1\r\nhost: a\r\n" + head + b"\r\n0\r\n\r\n" + second)
        sock.settimeout(4)
        said = b""
        try:
            while piece := sock.recv(65536):
                said += piece
        except OSError:
            pass
        answered += said.count(b"HTTP/1.1 ") - 1
        sock.close()
    return f"{answered} second requests answered" + (" NOT good" if answered else "")


def endless_body():
    sock = connect()
    sock.sendall(
        f"POST /3/device/{server.token} HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n".encode()
    )
    sent = 0
    piece = b"10000\r\n" + b"x" * 65536 + b"\r\n"
    try:
        while sent < 200 << 20:
            sock.sendall(piece)
            sent += len(piece)
    except OSError:
        pass
    sock.close()
    return f"closed after {sent >> 10} KB"


def udp_burst():
    sock = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    sock.connect(("127.0.0.1", server.udp_port))
    sock.setblocking(False)
    sent = 0
    for index in range(100_000):
        try:
            sock.send(os.urandom(20) if index % 2 else b'{"aps":{}}' + b" " * (index % 3000))
            sent += 1
        except (BlockingIOError, ConnectionRefusedError):
            pass
    sock.close()
    return f"{sent} datagrams"


def connect_elsewhere():
    refused = 0
    targets = ["169.254.169.254:80", "example.com:443", "[::]:22", "localhost.evil:1", ":", ""]
    for target in targets:
        sock = connect()
        sock.sendall(f"CONNECT {target} HTTP/1.1\r\nhost: x\r\n\r\n".encode())
        sock.settimeout(4)
        refused += b"200" not in sock.recv(200)
        sock.close()
    return f"{refused} of {len(targets)} refused" + ("" if refused == len(targets) else " NOT good")


def nested_connect():
    sock = connect()
    line = b"CONNECT api.push.apple.com:443 HTTP/1.1\r\nhost: x\r\n\r\n"
    sock.sendall(line * 20000)
    sock.settimeout(4)
    count = 0
    try:
        while piece := sock.recv(65536):
            count += piece.count(b"200 Connection")
    except OSError:
        pass
    sock.close()
    return f"{count} tunnels in one"


ATTACKS = [
    ("PING flood", ping_flood),
    ("SETTINGS flood", settings_flood),
    ("WINDOW_UPDATE flood", window_flood),
    ("PRIORITY flood", priority_flood),
    ("rapid reset", rapid_reset),
    ("made to reset streams", made_to_reset),
    ("CONTINUATION flood", continuation_flood),
    ("HPACK bomb", hpack_bomb),
    ("header list of 60 KB", huge_header_list),
    ("30 × 1000 unfinished requests of 7 KB", unfinished_requests),
    ("window of nothing", window_of_nothing),
    ("never reads", never_reads),
    ("300 slow clients", slow_clients),
    ("a head byte by byte", trickle),
    ("1500 connections", many_connections),
    ("no descriptors left", no_descriptors),
    ("200 half-open TLS handshakes", half_open_tls),
    ("handshake storm", handshake_storm),
    ("garbage on each protocol", garbage),
    ("garbage in TLS", garbage_in_tls),
    ("broken frames of every type", bad_frames),
    ("request smuggling", smuggling),
    ("a body without end", endless_body),
    ("UDP burst", udp_burst),
    ("CONNECT to elsewhere", connect_elsewhere),
    ("CONNECT in CONNECT", nested_connect),
]

failed = False
assert is_served() is not None, "the server does not serve before the first attack"
first = memory()
print("| attack | what happened | others waited, ms | memory before, after, MB | result |")
print("|---|---|---|---|---|")
for name, attack in ATTACKS:
    before = memory()
    try:
        outcome = attack()
    except Exception as error:  # an attack that fails to run proves nothing
        outcome = f"NOT run: {type(error).__name__}: {error}"
    waited = is_served()
    after = memory() or 0
    is_fine = waited is not None and after < LARGEST_MEMORY and "NOT" not in outcome
    failed = failed or not is_fine
    print(
        f"| {name} | {outcome} | {'none' if waited is None else round(waited)} "
        f"| {before / 1024:.1f}, {after / 1024:.1f} | {'ok' if is_fine else 'FAILED'} |",
        flush=True,
    )
time.sleep(0.3)
print(f"\nMemory: {first / 1024:.1f} MB at first, {memory() / 1024:.1f} MB at the end; "
      f"{descriptors()} descriptors at the end.")
sys.exit(failed)
