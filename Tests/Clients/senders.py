"""Other senders of FCM's for Python, unchanged, through Islet as their proxy: senders.py SCRATCH.

Rows of a table; exit 1 when one fails. The key file is the one that firebase.py made.
"""

import asyncio
import importlib.metadata
import json
import os
import sys
import time

from server import Server

server = Server(sys.argv[1])
proxy = f"http://127.0.0.1:{server.port}"
# What a person sets: the first three are read by requests, the fourth by httpx, the fifth by httplib2.
for name in ["HTTPS_PROXY", "https_proxy"]:
    os.environ[name] = proxy
os.environ["REQUESTS_CA_BUNDLE"] = os.environ["SSL_CERT_FILE"] = os.environ["HTTPLIB2_CA_CERTS"] = server.authority
os.environ["NO_PROXY"] = os.environ["no_proxy"] = "127.0.0.1,localhost"

import urllib.request  # noqa: E402

ACCOUNT = str(server.scratch / "service-account.json")
REGISTRATION = "fcmtok:APA91bDemo"
clock = int(time.time()) + 100


def api(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(f"{proxy}/islet/{path}", data=data, timeout=20) as answer:
        return json.load(answer)


def newest():
    return api("pushes")[-1]


def aps(event="update", minute=1, **more):
    global clock
    clock += 1
    live = {"matchState": {"live": {"score": {"home": 1, "away": 0}, "minute": minute}}}
    return {"timestamp": clock, "event": event, "content-state": live} | more


def start():
    """A new activity of the match, the only one, and its token."""
    for activity in api("activities"):
        api(f"activities/{activity['id']}/end", {"dismissal": "immediate"})
    return api("activities", {"app": "match"})["pushToken"]


def shown():
    push = newest()
    assert push["carrier"] == "fcm" and push["verdict"]["outcome"].startswith("shown"), push["verdict"]


def of_pyfcm():
    from pyfcm import FCMNotification
    from pyfcm.errors import FCMError

    client = FCMNotification(service_account_file=ACCOUNT, project_id="islet-demo")
    token = start()

    def send(payload, registration=REGISTRATION):
        return client.notify(
            fcm_token=registration,
            apns_config={
                "headers": {"apns-priority": "10"}, "live_activity_token": token, "payload": {"aps": payload},
            },
        )

    assert send(aps())["name"].startswith("projects/islet-demo/messages/")
    shown()
    for name in ["UNREGISTERED", "SENDER_ID_MISMATCH", "INVALID_ARGUMENT"]:
        try:
            send(aps(), f"islet:{name}")
        except FCMError:
            continue
        raise AssertionError(f"{name} was taken")
    send(aps("end", 90))
    shown()


def of_async_firebase():
    from async_firebase import AsyncFirebaseClient
    from async_firebase.messages import APNSConfig, APNSPayload, Aps, Message

    token = start()

    async def send(registration=REGISTRATION, event="update"):
        client = AsyncFirebaseClient()
        client.creds_from_service_account_file(ACCOUNT)
        # It puts what it does not know of `aps` beside it, and under a key of that name in its place.
        config = APNSConfig(
            live_activity_token=token, headers={"apns-priority": "10"},
            payload=APNSPayload(aps=Aps(custom_data={"aps": aps(event)})),
        )
        return await client.send(Message(token=registration, apns=config))

    answer = asyncio.run(send())
    assert answer.success, answer.exception
    shown()
    refusal = asyncio.run(send("islet:UNREGISTERED"))
    assert not refusal.success and "nregistered" in type(refusal.exception).__name__, refusal.exception
    assert asyncio.run(send(event="end")).success
    shown()


def of_generated_client():
    from google.oauth2 import service_account
    from googleapiclient import discovery
    from googleapiclient.errors import HttpError

    scopes = ["https://www.googleapis.com/auth/firebase.messaging"]
    credentials = service_account.Credentials.from_service_account_file(ACCOUNT, scopes=scopes)
    # It goes past a proxy where PySocks is not there.
    service = discovery.build("fcm", "v1", credentials=credentials, static_discovery=True)
    token = start()

    def send(payload, registration=REGISTRATION):
        message = {
            "token": registration,
            "apns": {"headers": {"apns-priority": "10"}, "liveActivityToken": token, "payload": {"aps": payload}},
        }
        call = service.projects().messages().send(parent="projects/islet-demo", body={"message": message})
        return call.execute()

    assert send(aps())["name"].startswith("projects/islet-demo/messages/")
    shown()
    for name, status in [("UNREGISTERED", 404), ("SENDER_ID_MISMATCH", 403), ("INVALID_ARGUMENT", 400)]:
        try:
            send(aps(), f"islet:{name}")
        except HttpError as error:
            assert error.status_code == status, error
            continue
        raise AssertionError(f"{name} was taken")
    send(aps("end", 90))
    shown()


CASES = [
    ("pyfcm", of_pyfcm), ("async-firebase", of_async_firebase), ("google-api-python-client", of_generated_client),
]

failed = False
for package, run in CASES:
    try:
        version = importlib.metadata.version(package)
        run()
        result = "ok"
    except importlib.metadata.PackageNotFoundError:
        (version, result) = ("–", "not there")
    except Exception as error:  # the table says which, the exit code that one did
        result = f"FAILED: {type(error).__name__}: {error}"
        failed = True
    print(f"| {package} | {version} | update, failures, end | {result} |", flush=True)
sys.exit(failed)
