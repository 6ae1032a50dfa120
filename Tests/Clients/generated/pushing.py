"""The part of a test that no generated client does: a push as a backend sends it, through HTTP/2 over TLS."""

import json
import pathlib
import ssl
import sys

import httpx

PLACE = json.loads((pathlib.Path(sys.argv[1]) / "first-line").read_text())
URL = f"http://localhost:{PLACE['port']}"


def push_score(token, now, home, away, minute):
    """Sends a score; gives the push's apns-id."""
    with httpx.Client(http2=True, verify=ssl.create_default_context(cafile=PLACE["ca"])) as client:
        answer = client.post(
            f"https://localhost:{PLACE['port']}/3/device/{token}",
            headers={
                "apns-topic": "app.touchline.match.push-type.liveactivity",
                "apns-push-type": "liveactivity",
            },
            json={
                "aps": {
                    "timestamp": int(now) + 1,
                    "event": "update",
                    "stale-date": int(now) + 60,
                    "content-state": {
                        "matchState": {
                            "live": {"score": {"home": home, "away": away}, "minute": minute}
                        }
                    },
                }
            },
        )
    assert answer.status_code == 200, answer.text
    return answer.headers["apns-id"]
