"""Other senders of FCM's for Python, unchanged, through Islet as their proxy: senders.py SCRATCH.

Rows of a table; exit 1 when one fails.
"""

import asyncio

import cases
import fcm
from fcm import PROJECT, REGISTRATION, server, shown
from server import live

ACCOUNT = fcm.account()
# The senders of firebase.py have their pushes at this server's time or a little later.
fcm.clock += 100


def update(event="update", minute=1):
    return fcm.aps(event, content_state=live(1, 0, minute))


def start():
    """A new activity of the match, the only one, and its token."""
    for activity in server.ask("activities"):
        server.ask(f"activities/{activity['id']}/end", {"dismissal": "immediate"})
    return server.ask("activities", {"app": "match"})["pushToken"]


def of_pyfcm():
    from pyfcm import FCMNotification
    from pyfcm.errors import FCMNotRegisteredError, FCMSenderIdMismatchError, InvalidDataError

    client = FCMNotification(service_account_file=ACCOUNT, project_id=PROJECT)
    token = start()

    def send(payload, registration=REGISTRATION):
        return client.notify(
            fcm_token=registration,
            apns_config={
                "headers": {"apns-priority": "10"}, "live_activity_token": token, "payload": {"aps": payload},
            },
        )

    assert send(update())["name"].startswith(f"projects/{PROJECT}/messages/")
    shown()
    for name, failure in [
        ("UNREGISTERED", FCMNotRegisteredError), ("SENDER_ID_MISMATCH", FCMSenderIdMismatchError),
        ("INVALID_ARGUMENT", InvalidDataError),
    ]:
        try:
            send(update(), f"islet:{name}")
        except failure as error:
            # Its own checks raise the same error as a 400.
            assert failure is not InvalidDataError or "INVALID_ARGUMENT" in str(error), error
            continue
        raise AssertionError(f"{name} was taken")
    send(update("end", 90))
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
            payload=APNSPayload(aps=Aps(custom_data={"aps": update(event)})),
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
        call = service.projects().messages().send(parent=f"projects/{PROJECT}", body={"message": message})
        return call.execute()

    assert send(update())["name"].startswith(f"projects/{PROJECT}/messages/")
    shown()
    for name, status in [("UNREGISTERED", 404), ("SENDER_ID_MISMATCH", 403), ("INVALID_ARGUMENT", 400)]:
        try:
            send(update(), f"islet:{name}")
        except HttpError as error:
            assert error.status_code == status, error
            continue
        raise AssertionError(f"{name} was taken")
    send(update("end", 90))
    shown()


DONE = "update, failures, end"
cases.run(
    [
        ("pyfcm", DONE, of_pyfcm), ("async-firebase", DONE, of_async_firebase),
        ("google-api-python-client", DONE, of_generated_client),
    ]
)
