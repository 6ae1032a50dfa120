"""A backend's own test with Islet as the phone.

It starts `islet serve`, lets the phone start a Live Activity, registers for its token as a backend does,
pushes through a real HTTP/2 client over TLS, and asserts what the person sees.

    pip install "httpx[http2]"
    ISLET=.build/debug/islet python3 -m unittest Fixtures/Backend/test_backend.py
"""

import json
import os
import signal
import ssl
import subprocess
import tempfile
import unittest
import urllib.request

import httpx

ISLET = os.environ.get("ISLET", "islet")
TOPIC = "app.touchline.match.push-type.liveactivity"


class Phone:
    """One simulated phone, for the time of a test."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen(
            [ISLET, "serve", "--port", "0", "--state", self.folder.name, "--time-zone", "UTC"],
            stdout=subprocess.PIPE,
            text=True,
        )
        self.place = json.loads(self.process.stdout.readline())

    def ask(self, path, body=None):
        """Asks the inspection API; text stays text, everything else is JSON."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.place["api"] + path, data=data)
        with urllib.request.urlopen(request, timeout=10) as answer:
            text = answer.read().decode()
            kind = answer.headers["content-type"]
        return json.loads(text) if kind == "application/json" else text

    def screen(self, presentation="lockScreen"):
        return self.ask(f"screen?presentation={presentation}")

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=10)
        self.process.stdout.close()
        self.folder.cleanup()
        return code


class Backend:
    """The part of a backend that sends pushes: this is what is under test."""

    def __init__(self, port, authority):
        trust = ssl.create_default_context(cafile=authority)
        self.client = httpx.Client(http2=True, verify=trust, base_url=f"https://localhost:{port}")

    def send(self, token, aps):
        return self.client.post(
            f"/3/device/{token}",
            headers={
                "apns-topic": TOPIC,
                "apns-push-type": "liveactivity",
                "apns-priority": "10",
            },
            content=json.dumps({"aps": aps}),
        )

    def score(self, token, now, home, away, minute, stale_in):
        return self.send(
            token,
            {
                "timestamp": int(now),
                "event": "update",
                "stale-date": int(now) + stale_in,
                "content-state": {
                    "matchState": {"live": {"score": {"home": home, "away": away}, "minute": minute}}
                },
            },
        )


class BackendTest(unittest.TestCase):
    def setUp(self):
        self.phone = Phone()
        self.addCleanup(self.phone.stop)
        self.backend = Backend(self.phone.place["port"], self.phone.place["ca"])
        self.addCleanup(self.backend.client.close)

    def test_a_goal_shows_until_it_is_stale(self):
        activity = self.phone.ask("activities", {"app": "match"})
        token = activity["pushToken"]

        answer = self.backend.score(token, activity["now"] + 1, 2, 1, 73, stale_in=60)
        self.assertEqual(answer.http_version, "HTTP/2")
        self.assertEqual(answer.status_code, 200)

        # The answer came, so the next request sees its effect.
        shown = self.phone.ask(f"activities/{activity['id']}")
        self.assertEqual(shown["contentState"]["matchState"]["live"]["minute"], 73)
        push = self.phone.ask("pushes")[-1]
        self.assertIn(push["verdict"]["outcome"], ["shown", "shownWithRemarks"])
        fresh = self.phone.screen()
        self.assertTrue(fresh.strip())

        self.phone.ask("clock", {"advance": 120})
        self.assertEqual(self.phone.ask(f"activities/{activity['id']}")["activityState"], "stale")
        stale = self.phone.screen()
        self.assertNotEqual(stale, fresh, "the widget says that the score may be old")

    def test_a_misspelt_key_is_answered_200_and_shows_nothing(self):
        activity = self.phone.ask("activities", {"app": "match"})
        answer = self.backend.send(
            activity["pushToken"],
            {
                "timestamp": int(activity["now"]) + 1,
                "event": "update",
                "content-state": {"match_state": {"before": {}}},
            },
        )
        self.assertEqual(answer.status_code, 200)
        push = self.phone.ask("pushes")[-1]
        self.assertEqual(push["verdict"]["outcome"], "ignored")
        self.assertIn("matchState", push["verdict"]["findings"][0]["path"])

    def test_a_token_that_was_replaced_is_gone(self):
        activity = self.phone.ask("activities", {"app": "match"})
        self.phone.ask(f"activities/{activity['id']}/rotate-token", {})
        answer = self.backend.score(activity["pushToken"], activity["now"] + 1, 1, 0, 10, 60)
        self.assertEqual(answer.status_code, 410)
        self.assertEqual(answer.json()["reason"], "Unregistered")


if __name__ == "__main__":
    unittest.main()
