"""Payloads and headers that want to be obeyed, believed, or never to end."""

import json
import re

from .target import PUSH, GaveWay, Session, ask, connect, headers, messages, others, read_to_end, server

# Sets a window's title, a colour by one character, turns the line around, begins another line.
EVIL = "\x1b]0;pwned\x07\x9b31m\u202elive\u2066\u2028\x7f\r\nislet: error: forged"
# What no terminal and no log may get from outside as it is.
OBEYED = re.compile(rb"[\x00-\x09\x0b-\x1f\x7f]|\xc2[\x80-\x9f]|\xe2\x80[\xa8-\xae]|\xe2\x81[\xa6-\xa9]")


def update(state=None, **members):
    aps = {"timestamp": 1, "event": "update", "content-state": state or {}} | members
    return {"aps": aps}


def forging():
    """Control characters in keys, values, headers, paths and datagrams come out as nothing to obey."""
    session = Session()
    bodies = [
        update({EVIL: EVIL}, **{EVIL: 1}),
        update(event=EVIL),
        update(alert={"title": EVIL, "body": {"loc-key": EVIL, "loc-args": [EVIL]}}),
        update(**{"attributes-type": EVIL, "attributes": {EVIL: EVIL}, "event": "start"}),
        {EVIL: EVIL, "Simulator Target Bundle": EVIL},
    ]
    for body in bodies:
        for ascii_only in (True, False):
            session.push(json.dumps(body, ensure_ascii=ascii_only).encode())
    text = "\x9b31m\u202eevil\u2028"
    for name in ("apns-collapse-id", "apns-id", "apns-topic", "apns-push-type", "apns-priority"):
        session.push(fields=headers() + [(name, text)])
    for path in (f"/{text}", "/%1b%5d%0a", f"/4/broadcasts/apps/{text}", f"/1/apps/a/channels/{text}"):
        session.push(fields=headers(path=path))
    for body in (json.dumps(update({EVIL: EVIL}), ensure_ascii=False), f'{{"token":{json.dumps(EVIL)}}}'):
        sock = connect()
        sock.sendall(f"POST {PUSH} HTTP/1.1\r\nhost: a\r\ncontent-length: {len(body.encode())}\r\n\r\n{body}".encode())
        sock.close()
    outputs = {path: ask(path) for path in (
        "/islet/pushes", "/islet/journal", "/islet/activities", "/islet/",
        "/islet/screen?format=text", "/islet/screen?presentation=lockScreen&format=text",
    )}  # fmt: skip
    outputs["the messages"] = messages()
    for where, said in outputs.items():
        if found := OBEYED.search(said):
            raise GaveWay(f"{where}: {said[max(0, found.start() - 20) : found.end() + 10]!r}")
        if b"\nislet: error: forged" in said:
            raise GaveWay(f"{where} holds a forged line")
    return f"{sum(map(len, outputs.values()))} bytes of output, none to obey"


def documents():
    """JSON that other readers die of."""
    deep = 2000
    return [
        b"[" * 4096,
        b'{"a":' * 800,
        b'{"aps":' + b"[" * deep + b"]" * deep + b"}",
        b'{"aps":{"timestamp":1' + b"0" * 3000 + b"}}",
        b'{"aps":{"timestamp":1e999,"event":"update","content-state":{}}}',
        b'{"aps":{"timestamp":-1e999,"event":"update","content-state":{}}}',
        b'{"aps":{"timestamp":1' + b"0" * 300 + b'e-300,"event":"update","content-state":{}}}',
        b'{"aps":{"timestamp":9007199254740993,"event":"update","content-state":{}}}',
        b'{"aps":{"timestamp":1,"timestamp":2,"event":"end","event":"update","content-state":{}}}',
        b'{"aps":{},"aps":{"timestamp":1,"event":"update","content-state":{}}}',
        b'{"aps":{"timestamp":1,"event":"update","content-state":{"a":"\xff\xfe"}}}',
        b'{"aps":{"timestamp":1,"event":"update","content-state":{"a":"\xed\xa0\x80"}}}',
        b'{"aps":{"timestamp":1,"event":"update","content-state":{"a":"\xc0\x80"}}}',
        b'{"aps":{"timestamp":1,"event":"update","content-state":{"a":"\\ud800"}}}',
        b'{"aps":{"timestamp":1,"event":"update","content-state":{"a":"\\udc00\\ud800"}}}',
        b'{"aps":{"timestamp":1,"event":"update","content-state":{"a\\u0000":"\\u0000"}}}',
        b'{"aps":{"timestamp":1,"event":"update","content-state":{"a":"\x00"}}}',
        b'\xef\xbb\xbf{"aps":{"timestamp":1,"event":"update","content-state":{}}}',
        '{"aps":{"timestamp":1}}'.encode("utf-16"),
        b'{"aps":{"timestamp":NaN,"event":"update","content-state":{"a":Infinity}}}',
        b'{"aps":null}',
        b'{"aps":[]}',
        b"null",
        b"0",
        b'"aps"',
        b"\0" * 4096,
        b"{" + b",".join(b'"%d":0' % n for n in range(500)) + b"}",
        b'{"aps":{"timestamp":1,"event":"update","content-state":{' + b'"a":1,' * 600 + b'"a":1}}}',
    ]


def bombs():
    """Each is answered 200, as by APNs, and named in a verdict; datagrams and channels the same."""
    session = Session()
    bodies = documents()
    for body in bodies:
        if (status := session.push(body)) != "200":
            raise GaveWay(f"{status} for {body[:60]!r}")
    for body in bodies:
        fields = headers(path=f"/1/apps/{server.bundle}/channels")
        if (status := session.push(body, fields)) != "400":
            raise GaveWay(f"{status} for a channel from {body[:60]!r}")
    for body in bodies:
        sock = connect()
        head = f"POST /islet/events HTTP/1.1\r\nhost: a\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        sock.sendall(head.encode() + body)
        said, closed = read_to_end(sock)
        if not said.startswith(b"HTTP/1.1 4") or not closed:
            raise GaveWay(f"{said[:40]!r} for an event from {body[:60]!r}")
        sock.close()
    verdicts = json.loads(ask("/islet/pushes"))[-len(bodies) :]
    if any(push["verdict"]["outcome"] == "shown" for push in verdicts):
        raise GaveWay("one of them was shown")
    return f"{len(bodies)} documents, {others()}"


def tokens():
    """Provider tokens that are no tokens, or want much work."""
    session = Session()
    texts = ["." * 7000, "A" * 7000, "e30." * 3, "e30.e30." + "A" * 4000, "..", "\u202e.\x9b.x", "a" * 4097 + ".b.c"]
    for text in texts:
        session.push(fields=headers() + [("authorization", f"bearer {text}")])
    return f"{len(texts)} tokens, {others()}"


ATTACKS = [
    ("forged lines and escapes", forging),
    ("JSON bombs", bombs),
    ("tokens that are none", tokens),
]
