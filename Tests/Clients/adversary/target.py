"""The server that is attacked, how it is connected to, and what every attack measures."""

import os
import pathlib
import socket
import struct
import sys
import time
import urllib.request

import hpack
from hyperframe.frame import DataFrame, Frame, HeadersFrame, SettingsFrame, WindowUpdateFrame

from server import Server

server = Server(sys.argv[1])
pid = int(sys.argv[2])
PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
PUSH = f"/3/device/{server.token}"


class GaveWay(Exception):
    """The server did what it must not do, as a sentence."""


def memory():
    """Resident memory in KiB."""
    with open(f"/proc/{pid}/status") as status:
        for line in status:
            if line.startswith("VmRSS"):
                return int(line.split()[1])


def descriptors():
    return len(os.listdir(f"/proc/{pid}/fd"))


def rest():
    """Waits until the process sleeps; one that has nothing to do does not spin."""
    path = f"/proc/{pid}/stat"
    for _ in range(40):
        before = sum(map(int, open(path).read().rsplit(")")[1].split()[11:13]))
        time.sleep(0.1)
        if sum(map(int, open(path).read().rsplit(")")[1].split()[11:13])) - before <= 2:
            return
    raise GaveWay("it does not rest")


def messages():
    """What the server has written on standard error."""
    return (pathlib.Path(server.scratch) / "messages").read_bytes()


def connect(timeout=5):
    return socket.create_connection(("127.0.0.1", server.port), timeout)


def tls(sock=None, alpn=("h2",)):
    return server.tls(alpn).wrap_socket(sock or connect(), server_hostname="localhost")


class SingleBytes:
    """A connection whose bytes each go in a segment of their own."""

    def __init__(self, sock):
        self.sock = sock
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def sendall(self, data):
        for byte in data:
            self.sock.sendall(bytes([byte]))

    def __getattr__(self, name):
        return getattr(self.sock, name)


def ask(path, data=None, **headers):
    """The body of an inspection answer."""
    url = f"http://127.0.0.1:{server.port}{path}"
    request = urllib.request.Request(url, data=data, headers=headers)
    return urllib.request.urlopen(request, timeout=5).read()


def headers(size=0, path=PUSH, method="POST"):
    fields = [
        (":method", method),
        (":scheme", "http"),
        (":authority", "localhost"),
        (":path", path),
        ("apns-push-type", "liveactivity"),
    ]
    return fields + ([("x-padding", "p" * size)] if size else [])


def read_to_end(sock, seconds=4):
    """What comes until the server closes; None in the end when it does not."""
    sock.settimeout(seconds)
    said = b""
    try:
        while piece := sock.recv(65536):
            said += piece
    except (TimeoutError, socket.timeout):
        return said, False
    except OSError:
        pass
    return said, True


def reset(sock):
    """Closes with RST instead of FIN."""
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    sock.close()


class Session:
    """An HTTP/2 connection that keeps no rules but those of framing: a state machine would refuse to attack."""

    def __init__(self, sock=None):
        self.sock = sock or connect()
        self.sock.sendall(PREFACE)
        self.raw(SettingsFrame(0))
        self.encoder = hpack.Encoder()
        self.decoder = hpack.Decoder()
        self.stream = -1
        self.received = b""
        self.answers = {}
        self.ended = set()

    def raw(self, *frames):
        self.sock.sendall(b"".join(frame.serialize() for frame in frames))

    def block(self, fields=None):
        return self.encoder.encode(fields or headers())

    def same_block(self, fields=None):
        """A block that may be sent any number of times: what it refers to is in the table by then."""
        self.request(1, self.block(fields))
        return self.block(fields)

    def request(self, stream, block):
        self.raw(HeadersFrame(stream, block, flags=["END_HEADERS", "END_STREAM"]))

    def receive(self, seconds=2.0, until=None):
        """Reads until the server closes, a stream (or a certain one) ends or nothing comes; whether it closed."""
        self.sock.settimeout(seconds)
        try:
            while until not in self.ended if until else not self.ended:
                data = self.sock.recv(65536)
                if not data:
                    return True
                self.received += data
                self.parse()
        except (TimeoutError, socket.timeout):
            pass
        except OSError:
            return True
        self.ended.clear()
        return False

    def parse(self):
        while len(self.received) >= 9:
            frame, length = Frame.parse_frame_header(memoryview(self.received[:9]))
            if len(self.received) < 9 + length:
                return
            frame.parse_body(memoryview(self.received[9 : 9 + length]))
            self.received = self.received[9 + length :]
            if isinstance(frame, HeadersFrame):
                self.answers[frame.stream_id] = dict(self.decoder.decode(frame.data))[":status"]
            if isinstance(frame, DataFrame) and length:
                self.raw(WindowUpdateFrame(0, length))
            if "END_STREAM" in frame.flags or frame.type == 3:
                self.ended.add(frame.stream_id)

    def push(self, body=b'{"aps":{"timestamp":1}}', fields=None):
        self.stream += 2
        self.raw(
            HeadersFrame(self.stream, self.block(fields), flags=["END_HEADERS"]),
            DataFrame(self.stream, body, flags=["END_STREAM"]),
        )
        self.receive(until=self.stream)
        return self.answers.get(self.stream)


def served():
    """How many milliseconds a fresh client waits for its 200; None when it gets none."""
    start = time.monotonic()
    try:
        session = Session(connect(1))
        status = session.push()
        session.sock.close()
    except OSError:
        return None
    return (time.monotonic() - start) * 1000 if status == "200" else None


def others():
    """That others are served meanwhile, as a sentence."""
    waited = served()
    if waited is None:
        raise GaveWay("others were not served meanwhile")
    return f"others waited {waited:.0f} ms"


def close_all(sockets):
    for sock in sockets:
        sock.close()
