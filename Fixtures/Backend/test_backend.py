"""A backend's own test with Islet as the phone.

The fixture `phone` starts `islet serve`, lets the phone start a Live Activity, registers for its token as a backend
does, pushes through a real HTTP/2 client over TLS, and asserts what the person reads.

    pip install pytest "httpx[http2]"
    ISLET=.build/debug/islet python3 -m pytest Fixtures/Backend
"""

import json
import ssl
import time

import httpx
import pytest

from islet import Refused

TOPIC = "app.touchline.match.push-type.liveactivity"


class Backend:
    """The part of a backend that sends pushes: this is what is under test."""

    def __init__(self, port, authority):
        trust = ssl.create_default_context(cafile=authority)
        self.client = httpx.Client(http2=True, verify=trust, base_url=f"https://localhost:{port}")
        self.last = 0

    def timestamp(self):
        """Now, and never the same second twice: a phone drops what is not newer."""
        self.last = max(int(time.time()), self.last + 1)
        return self.last

    def send(self, token, aps):
        answer = self.client.post(
            f"/3/device/{token}",
            headers={
                "apns-topic": TOPIC,
                "apns-push-type": "liveactivity",
                "apns-priority": "10",
            },
            content=json.dumps({"aps": {"timestamp": self.timestamp(), **aps}}),
        )
        assert answer.http_version == "HTTP/2"
        return answer

    def score(self, token, home, away, minute, stale_in=60):
        live = {"score": {"home": home, "away": away}, "minute": minute}
        return self.send(
            token,
            {
                "event": "update",
                "stale-date": int(time.time()) + stale_in,
                "content-state": {"matchState": {"live": live}},
            },
        )

    def kick_off(self, token, home, away):
        return self.send(
            token,
            {
                "event": "start",
                "attributes-type": "MatchAttributes",
                "attributes": {
                    "competition": "Coast League",
                    "round": "Round 12",
                    "kickOff": int(time.time()) - 978_307_200,
                    "home": {"name": home, "code": home[:3].upper(), "crest": "crest-harbour"},
                    "away": {"name": away, "code": away[:3].upper(), "crest": "crest-northfield"},
                },
                "content-state": {
                    "matchState": {"live": {"score": {"home": 0, "away": 0}, "minute": 1}}
                },
                "alert": {"title": "Kick-off", "body": f"{home} against {away}"},
                "input-push-token": 1,
            },
        )


@pytest.fixture
def backend(phone):
    backend = Backend(phone.port, phone.authority)
    yield backend
    backend.client.close()


def test_a_goal_shows_until_it_is_stale(phone, backend):
    activity = phone.start("match")
    answer = backend.score(activity["pushToken"], 2, 1, 73)
    assert answer.status_code == 200
    # The answer came, so the next request sees its effect.
    assert phone.verdict(answer.headers["apns-id"])["outcome"] in ("shown", "shownWithRemarks")
    texts = phone.activity(activity)["texts"]["lockScreen"]
    assert "2" in texts and "1" in texts
    assert any("2" in line and "1" in line for line in phone.lines())

    phone.advance(120)
    assert phone.activity(activity)["activityState"] == "stale"
    assert phone.activity(activity)["texts"]["lockScreen"] != texts, "the score may be old"


def test_a_misspelt_key_is_answered_200_and_shows_nothing(phone, backend):
    activity = phone.start("match")
    wrong = {"event": "update", "content-state": {"match_state": {"before": {}}}}
    answer = backend.send(activity["pushToken"], wrong)
    assert answer.status_code == 200
    verdict = phone.verdict(answer.headers["apns-id"])
    assert verdict["outcome"] == "ignored"
    assert "matchState" in verdict["findings"][0]["path"]


def test_a_token_that_was_replaced_is_gone(phone, backend):
    activity = phone.start("match")
    phone.ask(f"activities/{activity['id']}/rotate-token", {})
    answer = backend.score(activity["pushToken"], 1, 0, 10)
    assert answer.status_code == 410
    assert answer.json()["reason"] == "Unregistered"


def test_a_push_starts_an_activity_and_its_token_updates_it(phone, backend):
    token = phone.push_to_start_token("match")
    answer = backend.kick_off(token, "Harbour", "Northfield")
    assert answer.status_code == 200
    activity = phone.started_by_push("match")
    assert backend.score(activity["pushToken"], 1, 0, 12).status_code == 200
    assert "1" in phone.activity(activity)["texts"]["lockScreen"]


def test_what_has_ended_still_answers(phone):
    activity = phone.start("match")
    phone.ask(f"activities/{activity['id']}/end", {"dismissal": "immediate"})
    assert phone.activity(activity)["activityState"] == "dismissed"
    assert phone.lines() == []
    with pytest.raises(Refused) as refused:
        phone.activity("another")
    assert refused.value.status == 404
