"""The part of a test that no generated client does: a push as a backend sends it, through HTTP/2 over TLS."""

import sys

import httpx
from server import Server, live

server = Server(sys.argv[1])
URL = f"http://localhost:{server.port}"


def push_score(token, now, home, away, minute):
    """Sends a score; gives the push's apns-id."""
    with httpx.Client(http2=True, verify=server.tls()) as client:
        answer = client.post(
            f"https://localhost:{server.port}/3/device/{token}",
            headers={
                "apns-topic": server.topic,
                "apns-push-type": "liveactivity",
            },
            json={
                "aps": {
                    "timestamp": int(now) + 1,
                    "event": "update",
                    "stale-date": int(now) + 60,
                    "content-state": live(home, away, minute),
                }
            },
        )
    assert answer.status_code == 200, answer.text
    return answer.headers["apns-id"]
