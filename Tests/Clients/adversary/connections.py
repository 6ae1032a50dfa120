"""Connections that are many, slow, half open or broken off; datagrams."""

import json
import os
import resource
import select
import socket
import ssl
import subprocess
import time

from .target import (
    PREFACE,
    GaveWay,
    Session,
    ask,
    close_all,
    connect,
    descriptors,
    memory,
    others,
    pid,
    read_to_end,
    reset,
    server,
    tls,
)

MOST_EVENT_STREAMS = 64  # so many are open at once; whoever asks for another one is refused

BEGINNINGS = [
    b"",
    b"P",
    PREFACE[:10],
    PREFACE,
    PREFACE + b"\x00\x00\x10\x01",
    b"POST / HTTP/1.1\r\nhost: a\r\n",
    b"CONNECT api.push.apple.com:443 HTTP/1.1\r\n",
    b"CONNECT api.push.apple.com:443 HTTP/1.1\r\nhost: a\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01",
]


def hello(alpn=("h2",)):
    """The first bytes of a TLS client."""
    outgoing = ssl.MemoryBIO()
    client = server.tls(alpn).wrap_bio(ssl.MemoryBIO(), outgoing, server_hostname="localhost")
    try:
        client.do_handshake()
    except ssl.SSLWantReadError:
        pass
    return outgoing.read()


def slow_clients():
    """Three hundred connections that each say a little and then nothing."""
    sockets = [connect() for _ in range(300)]
    for index, sock in enumerate(sockets):
        sock.sendall(BEGINNINGS[index % len(BEGINNINGS)])
    said = others()
    close_all(sockets)
    return said


def trickle():
    """Heads, handshakes and CONNECTs, a byte a time."""
    texts = [b"POST /3/device/00 HTTP/1.1\r\nhost: a\r\nx: yyyyyyyyyy", hello()[:60]]
    texts.append(b"CONNECT api.push.apple.com:443 HTTP/1.1\r\nhost: api.push.apple.com")
    sockets = [connect() for _ in texts]
    for index in range(60):
        for sock, text in zip(sockets, texts):
            sock.sendall(text[index : index + 1])
        time.sleep(0.01)
    said = others()
    close_all(sockets)
    return said


def handshake_in_bytes():
    """A whole handshake that comes byte by byte still leads to an answer."""
    incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
    client = server.tls(["h2"]).wrap_bio(incoming, outgoing, server_hostname="localhost")
    sock = connect()
    while True:
        try:
            client.do_handshake()
            break
        except ssl.SSLWantReadError:
            for byte in outgoing.read():
                sock.sendall(bytes([byte]))
            if not (piece := sock.recv(65536)):
                raise GaveWay("it closed in the middle of the handshake")
            incoming.write(piece)
    sock.close()
    return f"{client.version()}, {client.selected_alpn_protocol()}; {others()}"


def many_connections():
    sockets = [connect(2) for _ in range(1500)]
    said = others()
    count = descriptors()
    close_all(sockets)
    return f"{count} descriptors at the peak; {said}"


def resting_connections():
    """As many as are allowed have each asked once, and stay."""
    sessions = []
    for _ in range(600):
        session = Session()
        session.push()
        sessions.append(session)
    said = others()
    count = descriptors()
    close_all(session.sock for session in sessions)
    return f"{count} descriptors at the peak; {said}"


def no_descriptors():
    """The process may open fewer descriptors than there are clients."""
    before = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (40, before[1]))
    try:
        sockets = [connect(2) for _ in range(200)]
        said = others()
    finally:
        resource.prlimit(pid, resource.RLIMIT_NOFILE, before)
    close_all(sockets)
    return said


def streams_of_events():
    """Streams that nobody reads, while pushes come."""
    last = json.loads(ask("/islet/"))["pushes"]["last"]
    request = f"GET /islet/pushes?after={last} HTTP/1.1\r\nhost: localhost\r\n".encode()
    request += b"accept: text/event-stream\r\n\r\n"
    sockets = [connect() for _ in range(200)]
    for sock in sockets:
        sock.sendall(request)
    opened = sum(b" 200 " in sock.recv(12) + b" " for sock in sockets)
    if opened != MOST_EVENT_STREAMS:
        raise GaveWay(f"{opened} of 200 opened")
    session = Session()
    for _ in range(100):
        session.push(b'{"aps":{"x":"' + b"y" * 3900 + b'"}}')
    peak = memory()
    said = others()
    close_all(sockets)
    session.sock.close()
    return f"{opened} of 200 opened, {said}, {peak // 1024} MB at the peak"


def half_open_tls():
    first = hello()
    sockets = [connect() for _ in range(200)]
    for sock in sockets:
        sock.sendall(first)
    said = others()
    peak = memory()
    close_all(sockets)
    return f"{said}, {peak // 1024} MB at the peak"


def broken_off():
    """RST in the middle of handshakes and requests, in clear and encrypted."""
    first = hello()
    for index in range(200):
        kind = index % 4
        sock = tls() if kind == 3 else connect()
        sock.sendall([first[:100], first, PREFACE, PREFACE][kind])
        if kind >= 2:
            sock.sendall(b"\x00\x00\x20\x01\x04\x00\x00\x00\x01")
        reset(sock)
    return "200 reset"


def handshake_storm():
    for _ in range(200):
        tls().close()
    return "200 handshakes, all closed"


def other_protocols():
    """ALPN that offers nothing that is spoken here: HTTP/2 is spoken, as by APNs."""
    for alpn in (["spdy/3"], ["x" * 255], ["h3", "http/0.9"], [f"p{n}" for n in range(300)]):
        sock = tls(alpn=alpn)
        if sock.selected_alpn_protocol() is not None:
            raise GaveWay(f"{sock.selected_alpn_protocol()} was agreed on")
        if Session(sock).push() != "200":
            raise GaveWay("the push was not answered 200")
        sock.close()
    return "200 each"


def old_tls():
    """TLS 1.1 and less, renegotiation in 1.2, key updates without end in 1.3."""
    target = f"localhost:{server.port}"

    def client(*options, said=b"", seconds=6):
        command = ["openssl", "s_client", "-connect", target, "-CAfile", server.authority, *options]
        try:
            done = subprocess.run(command, input=said, capture_output=True, timeout=seconds)
            return done.stdout + done.stderr
        except subprocess.TimeoutExpired as late:
            return (late.stdout or b"") + (late.stderr or b"")

    if b"Cipher is (NONE)" not in client("-tls1_1", "-cipher", "DEFAULT@SECLEVEL=0"):
        raise GaveWay("TLS 1.1 was spoken")
    again = client("-tls1_2", said=b"R\n" * 20)
    if b"no renegotiation" not in again:
        raise GaveWay("a renegotiation was not refused")
    client("-tls1_3", said=b"K\n" * 5000)
    return f"refused; {others()}, {memory() // 1024} MB"


def udp_burst():
    sock = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    sock.connect(("127.0.0.1", server.udp_port))
    sock.setblocking(False)
    sent = 0
    bodies = [b'{"aps":{}}' + b" " * 3000, os.urandom(20), b"", b"x" * 65_507, b"[" * 60_000]
    for index in range(100_000):
        try:
            sock.send(bodies[index % len(bodies)] if index % 50 < 5 else bodies[index % 2])
            sent += 1
        except (BlockingIOError, ConnectionRefusedError):
            pass
    sock.close()
    return f"{sent} datagrams"


def udp_sizes():
    """Datagrams of no and of every size are each answered once, an answer never."""
    sock = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    sock.connect(("127.0.0.1", server.udp_port))
    sock.settimeout(3)
    again = 0  # how often a datagram was sent once more, which may have been late instead of lost
    for body in (b"", b"x" * 4096, b"x" * 4097, b"x" * 65_507, b"[" * 4000, b"\0" * 9):
        for attempt in range(5):  # a datagram may be lost while a burst is worked off
            sock.send(body)
            again += attempt > 0
            if select.select([sock], [], [], 1)[0]:
                break
        if b'"status"' not in (first := sock.recv(65536)):
            raise GaveWay(f"{first[:80]!r}")
    while again and select.select([sock], [], [], 3)[0]:
        sock.recv(65536)
        again -= 1
    sock.send(first)
    if select.select([sock], [], [], 0.5)[0]:
        raise GaveWay("an answer was answered")
    sock.close()
    return "answered once each"


def half_closed():
    """A client that stops sending gets all its answers."""
    request = b"GET /islet/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n"
    sock = connect()
    sock.sendall(request * 200)
    sock.shutdown(socket.SHUT_WR)
    said, closed = read_to_end(sock)
    sock.close()
    if said.count(b"HTTP/1.1 200") < 200 or not closed:
        raise GaveWay(f"{said.count(b'HTTP/1.1 200')} of 200 were answered")
    return "200 answers of 24 KB, then closed"


def settled():
    """After everything, connections and streams are gone."""
    for _ in range(50):
        if descriptors() < 40:
            break
        time.sleep(0.1)
    ask("/islet/")
    if descriptors() >= 40:
        raise GaveWay(f"{descriptors()} descriptors are open")
    return f"{descriptors()} descriptors"


ATTACKS = [
    ("300 slow clients", slow_clients),
    ("heads, handshakes, CONNECTs byte by byte", trickle),
    ("a handshake in single bytes", handshake_in_bytes),
    ("1500 silent connections", many_connections),
    ("600 connections that asked once", resting_connections),
    ("no descriptors left", no_descriptors),
    ("200 streams of events, unread", streams_of_events),
    ("200 half-open TLS handshakes", half_open_tls),
    ("RST in handshakes and requests", broken_off),
    ("handshake storm", handshake_storm),
    ("ALPN of other protocols", other_protocols),
    ("TLS 1.1, renegotiation, key updates", old_tls),
    ("half-closed with answers pending", half_closed),
    ("UDP burst", udp_burst),
    ("UDP of every size", udp_sizes),
    ("what is left open", settled),
]
