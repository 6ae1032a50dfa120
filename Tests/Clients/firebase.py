"""Firebase's own SDK for Python, unchanged, through Islet as its proxy: firebase.py SCRATCH.

Rows of a table; exit 1 when one fails. The key file is made here: a service account that Google knows nothing of.
"""

import concurrent.futures
import importlib.metadata
import json
import os
import pathlib
import subprocess
import sys
import time
import urllib.request

from server import Server

server = Server(sys.argv[1])
proxy = f"http://127.0.0.1:{server.port}"
# All that a sender has to set: requests reads these two.
os.environ["HTTPS_PROXY"] = proxy
os.environ["REQUESTS_CA_BUNDLE"] = server.authority
os.environ["NO_PROXY"] = "127.0.0.1,localhost"

import firebase_admin  # noqa: E402
from firebase_admin import credentials, exceptions, messaging  # noqa: E402

FIXTURE = pathlib.Path(__file__).parents[2] / "Fixtures" / "Match"
REGISTRATION = "fcmtok:APA91bDemo"


def service_account():
    path = server.scratch / "service-account.json"
    key = server.scratch / "service-account.pem"
    if not key.exists():
        command = ["openssl", "genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048", "-out", key]
        subprocess.run(command, check=True, capture_output=True)
    path.write_text(
        json.dumps(
            {
                "type": "service_account",
                "project_id": "islet-demo",
                "private_key_id": "0" * 40,
                "private_key": key.read_text(),
                "client_email": "islet@islet-demo.iam.gserviceaccount.com",
                "token_uri": "https://oauth2.googleapis.com/token",
            }
        )
    )
    return str(path)


app = firebase_admin.initialize_app(credentials.Certificate(service_account()))
api_address = f"http://127.0.0.1:{server.port}/islet"


def api(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(f"{api_address}/{path}", data=data, timeout=20) as answer:
        return json.load(answer)


def newest():
    return api("pushes")[-1]


clock = int(time.time())


def message(event="update", token=None, registration=REGISTRATION, headers=None, alert=None, **aps):
    global clock
    clock += 1
    fields = {"timestamp": clock, "event": event} | {key.replace("_", "-"): value for key, value in aps.items()}
    return messaging.Message(
        token=registration,
        apns=messaging.APNSConfig(
            live_activity_token=token or server.token,
            headers=headers or {"apns-priority": "10"},
            payload=messaging.APNSPayload(messaging.Aps(alert=alert, custom_data=fields)),
        ),
    )


def live(home, minute):
    return {"matchState": {"live": {"score": {"home": home, "away": 0}, "minute": minute}}}


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
    name = messaging.send(message(content_state=live(1, 12)))
    assert name.startswith("projects/islet-demo/messages/"), name
    push = newest()
    assert push["carrier"] == "fcm" and push["status"] == 200, push
    assert push["verdict"]["outcome"].startswith("shown"), push["verdict"]
    assert "score.home" in push["verdict"]["summary"] or "live" in push["verdict"]["summary"], push["verdict"]


def several():
    answers = messaging.send_each([message(content_state=live(2, minute)) for minute in (20, 21, 22)])
    assert (answers.success_count, answers.failure_count) == (3, 0), answers.responses[0].exception


def misspelt():
    messaging.send(message(content_state={"match_state": {}}))
    verdict = newest()["verdict"]
    assert verdict["outcome"] == "ignored" and "match_state" in verdict["summary"], verdict


def empty_state():
    messaging.send(message(content_state={}))
    rules = [finding["id"] for finding in newest()["verdict"]["findings"]]
    assert "fcm-empty-state-dropped" in rules, rules


def dry_run():
    before = newest()["number"]
    assert messaging.send(message(content_state=live(3, 30)), dry_run=True)
    assert newest()["number"] == before


def push_to_start():
    match = next(app for app in api("")["apps"] if app["bundle"] == server.bundle)
    kind, token = match["attributesTypes"][0], match["pushToStartToken"]
    attributes = json.loads((FIXTURE / "attributes.json").read_text()) | {"kickOff": clock - 978_307_200}
    messaging.send(
        message(
            "start", token, content_state=live(0, 1), attributes_type=kind, attributes=attributes,
            alert=messaging.ApsAlert(title="Kick-off", body="Now"),
        )
    )
    verdict = newest()["verdict"]
    assert verdict["outcome"].startswith("shown"), verdict


def failures():
    def ask(name):
        return lambda: messaging.send(message(registration=f"islet:{name}", content_state=live(1, 1)))

    refused(messaging.UnregisteredError, ask("UNREGISTERED"))
    refused(messaging.SenderIdMismatchError, ask("SENDER_ID_MISMATCH"))
    refused(messaging.QuotaExceededError, ask("QUOTA_EXCEEDED"))
    refused(exceptions.InvalidArgumentError, ask("INVALID_ARGUMENT"))
    refused(exceptions.PermissionDeniedError, ask("SERVICE_DISABLED"))
    refused(messaging.ThirdPartyAuthError, ask("THIRD_PARTY_AUTH_ERROR"), reason="InvalidProviderToken")


def refusals():
    refused(
        exceptions.InvalidArgumentError,
        lambda: messaging.send(message(token="00ff", content_state=live(1, 1))), reason="BadDeviceToken",
    )
    headers = {"apns-topic": "com.example.other.push-type.liveactivity"}
    refused(
        exceptions.InvalidArgumentError,
        lambda: messaging.send(message(headers=headers, content_state=live(1, 1))), reason="DeviceTokenNotForTopic",
    )
    refused(
        exceptions.InvalidArgumentError,
        lambda: messaging.send(message(content_state={"text": "x" * 5000})), reason="PayloadTooLarge",
    )


def overload():
    # The SDK tries five times, with pauses of seven seconds together: one message shows it.
    before = newest()["number"]
    refused(
        messaging.ThirdPartyAuthError,
        lambda: messaging.send(message(registration="islet:THIRD_PARTY_AUTH_ERROR", content_state=live(1, 1))),
    )
    assert newest()["number"] == before + 3


def failing_service():
    # Each is tried five times in seven seconds: both at once.
    def ask(name, exception):
        refused(exception, lambda: messaging.send(message(registration=f"islet:{name}", content_state=live(1, 1))))

    before = newest()["number"]
    with concurrent.futures.ThreadPoolExecutor() as pool:
        asked = [
            pool.submit(ask, "UNAVAILABLE", exceptions.UnavailableError),
            pool.submit(ask, "INTERNAL", exceptions.InternalError),
        ]
        for answer in asked:
            answer.result()
    assert newest()["number"] == before + 10


def end():
    messaging.send(message("end", content_state=live(4, 90), dismissal_date=clock + 600))
    assert newest()["verdict"]["outcome"].startswith("shown"), newest()["verdict"]
    api(f"activities/{server.activity}/end", {"dismissal": "immediate"})
    refused(
        exceptions.InvalidArgumentError,
        lambda: messaging.send(message(content_state=live(1, 1))), reason="Unregistered",
    )


CASES = [
    ("update", update),
    ("three at once", several),
    ("a misspelt key", misspelt),
    ("an empty content state", empty_state),
    ("a dry run", dry_run),
    ("push to start", push_to_start),
    ("failures that are asked for", failures),
    ("what APNs refuses", refusals),
    ("401 is tried three times", overload),
    ("503 and 500 are tried five times", failing_service),
    ("end, and after it", end),
]

failed = False
version = importlib.metadata.version("firebase-admin")
for case, run in CASES:
    try:
        run()
        result = "ok"
    except Exception as error:  # the table says which, the exit code that one did
        result = f"FAILED: {type(error).__name__}: {error}"
        failed = True
    print(f"| firebase-admin | {version} | {case} | {result} |", flush=True)
sys.exit(failed)
