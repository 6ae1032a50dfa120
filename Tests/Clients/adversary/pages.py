"""Web pages: what a browser sends for a page that is not this machine's."""

import itertools
import json

from .target import GaveWay, PUSH, ask, connect, others, read_to_end, server

BODY = b'{"aps":{"timestamp":1,"event":"update","content-state":{}}}'
TARGETS = [
    f"POST {PUSH}",
    f"POST /4/broadcasts/apps/{server.bundle}",
    f"POST /1/apps/{server.bundle}/channels",
    f"GET /1/apps/{server.bundle}/all-channels",
    "POST /islet/clock",
    "POST /islet/activities",
    "GET /islet",
    "GET /islet/journal",
    "POST /v1/projects/x/messages:send",
    "OPTIONS /islet/clock",
    "CONNECT api.push.apple.com:443",
]
MARKS = [
    "host: localhost:{port}\r\norigin: https://evil.example",
    "host: 127.0.0.1:{port}\r\norigin: null",
    "host: localhost:{port}\r\norigin: http://localhost.evil.example",
    "host: localhost:{port}\r\nsec-fetch-site: cross-site",
    "host: localhost:{port}\r\norigin: http://localhost\r\norigin: https://evil.example",
    # A name that was bent to this machine: the browser takes us for the page's own server.
    "host: evil.example:{port}",
    "host: evil.example:{port}\r\norigin: http://evil.example:{port}\r\nsec-fetch-site: same-origin",
    "host: 127.0.0.1.evil.example:{port}",
]


def state():
    overview = json.loads(ask("/islet"))
    channels = [app["channels"] for app in overview["apps"]]
    return overview["pushes"], channels, len(json.loads(ask("/islet/activities")))


def pages():
    """Pages push, make channels, drive the simulator and read it."""
    before = state()
    tried = 0
    for target, marks in itertools.product(TARGETS, MARKS):
        sock = connect()
        head = f"{target} HTTP/1.1\r\n{marks.format(port=server.port)}\r\ncontent-type: text/plain\r\n"
        head += f"content-length: {len(BODY)}\r\nconnection: close\r\n\r\n"
        sock.sendall(head.encode() + BODY)
        said, _ = read_to_end(sock)
        sock.close()
        if not said.startswith(b"HTTP/1.1 403"):
            raise GaveWay(f"{said[:40]!r} for {target} with {marks}")
        tried += 1
    if state() != before:
        raise GaveWay("something has changed")
    return f"{tried} requests refused, nothing changed, {others()}"


ATTACKS = [("web pages", pages)]
