"""Firebase's own SDK for Python, unchanged, through Islet as its proxy: firebase.py SCRATCH.

Rows of a table; exit 1 when one fails. The key file is made here: a service account that Google knows nothing of.
"""

import concurrent.futures
import json
import pathlib

import cases
import fcm
from fcm import REGISTRATION, server, shown
from server import live

import firebase_admin
from firebase_admin import credentials, exceptions, messaging

FIXTURE = pathlib.Path(__file__).parents[2] / "Fixtures" / "Match"
app = firebase_admin.initialize_app(credentials.Certificate(fcm.account()))


def message(event="update", token=None, registration=REGISTRATION, headers=None, alert=None, **aps):
    return messaging.Message(
        token=registration,
        apns=messaging.APNSConfig(
            live_activity_token=token or server.token,
            headers=headers or {"apns-priority": "10"},
            payload=messaging.APNSPayload(messaging.Aps(alert=alert, custom_data=fcm.aps(event, **aps))),
        ),
    )


def refused(exception, send, **expected):
    try:
        send()
    except exceptions.FirebaseError as error:
        assert type(error) is exception, f"{type(error).__name__}: {error}"
        body = error.http_response.json()["error"]
        for detail in body.get("details", []):
            if "ApnsError" in detail["@type"] and "reason" in expected:
                assert detail["reason"] == expected["reason"], body
                return
        assert "reason" not in expected, body
        return
    raise AssertionError("it was taken")


def update():
    name = messaging.send(message(content_state=live(1, 0, 12)))
    assert name.startswith("projects/islet-demo/messages/"), name
    push = shown()
    assert push["status"] == 200, push
    assert "score.home" in push["verdict"]["summary"] or "live" in push["verdict"]["summary"], push["verdict"]


def several():
    answers = messaging.send_each([message(content_state=live(2, 0, minute)) for minute in (20, 21, 22)])
    assert (answers.success_count, answers.failure_count) == (3, 0), answers.responses[0].exception


def misspelt():
    messaging.send(message(content_state={"match_state": {}}))
    verdict = server.newest()["verdict"]
    assert verdict["outcome"] == "ignored" and "match_state" in verdict["summary"], verdict


def empty_state():
    messaging.send(message(content_state={}))
    rules = [finding["id"] for finding in server.newest()["verdict"]["findings"]]
    assert "fcm-empty-state-dropped" in rules, rules


def dry_run():
    before = server.newest()["number"]
    assert messaging.send(message(content_state=live(3, 0, 30)), dry_run=True)
    assert server.newest()["number"] == before


def push_to_start():
    match = next(app for app in server.ask()["apps"] if app["bundle"] == server.bundle)
    kind, token = match["attributesTypes"][0], match["pushToStartToken"]
    attributes = json.loads((FIXTURE / "attributes.json").read_text()) | {"kickOff": fcm.clock - 978_307_200}
    messaging.send(
        message(
            "start", token, content_state=live(0, 0, 1), attributes_type=kind, attributes=attributes,
            alert=messaging.ApsAlert(title="Kick-off", body="Now"),
        )
    )
    shown()


def failures():
    def ask(name):
        return lambda: messaging.send(message(registration=f"islet:{name}", content_state=live(1, 0, 1)))

    refused(messaging.UnregisteredError, ask("UNREGISTERED"))
    refused(messaging.SenderIdMismatchError, ask("SENDER_ID_MISMATCH"))
    refused(messaging.QuotaExceededError, ask("QUOTA_EXCEEDED"))
    refused(exceptions.InvalidArgumentError, ask("INVALID_ARGUMENT"))
    refused(exceptions.PermissionDeniedError, ask("SERVICE_DISABLED"))
    refused(messaging.ThirdPartyAuthError, ask("THIRD_PARTY_AUTH_ERROR"), reason="InvalidProviderToken")


def refusals():
    refused(
        exceptions.InvalidArgumentError,
        lambda: messaging.send(message(token="00ff", content_state=live(1, 0, 1))), reason="BadDeviceToken",
    )
    headers = {"apns-topic": "com.example.other.push-type.liveactivity"}
    refused(
        exceptions.InvalidArgumentError,
        lambda: messaging.send(message(headers=headers, content_state=live(1, 0, 1))), reason="DeviceTokenNotForTopic",
    )
    refused(
        exceptions.InvalidArgumentError,
        lambda: messaging.send(message(content_state={"text": "x" * 5000})), reason="PayloadTooLarge",
    )


def overload():
    # The SDK tries five times, with pauses of seven seconds together: one message shows it.
    before = server.newest()["number"]
    refused(
        messaging.ThirdPartyAuthError,
        lambda: messaging.send(message(registration="islet:THIRD_PARTY_AUTH_ERROR", content_state=live(1, 0, 1))),
    )
    assert server.newest()["number"] == before + 3


def failing_service():
    # Each is tried five times in seven seconds: both at once.
    def ask(name, exception):
        refused(exception, lambda: messaging.send(message(registration=f"islet:{name}", content_state=live(1, 0, 1))))

    before = server.newest()["number"]
    with concurrent.futures.ThreadPoolExecutor() as pool:
        asked = [
            pool.submit(ask, "UNAVAILABLE", exceptions.UnavailableError),
            pool.submit(ask, "INTERNAL", exceptions.InternalError),
        ]
        for answer in asked:
            answer.result()
    assert server.newest()["number"] == before + 10


def end():
    messaging.send(message("end", content_state=live(4, 0, 90), dismissal_date=fcm.clock + 600))
    shown()
    server.ask(f"activities/{server.activity}/end", {"dismissal": "immediate"})
    refused(
        exceptions.InvalidArgumentError,
        lambda: messaging.send(message(content_state=live(1, 0, 1))), reason="Unregistered",
    )


CASES = [
    ("firebase-admin", "update", update),
    ("firebase-admin", "three at once", several),
    ("firebase-admin", "a misspelt key", misspelt),
    ("firebase-admin", "an empty content state", empty_state),
    ("firebase-admin", "a dry run", dry_run),
    ("firebase-admin", "push to start", push_to_start),
    ("firebase-admin", "failures that are asked for", failures),
    ("firebase-admin", "what APNs refuses", refusals),
    ("firebase-admin", "401 is tried three times", overload),
    ("firebase-admin", "503 and 500 are tried five times", failing_service),
    ("firebase-admin", "end, and after it", end),
]

cases.run(CASES)
