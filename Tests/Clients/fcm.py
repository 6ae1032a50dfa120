"""What senders of FCM share: Islet as their proxy, a service account, and what is sent.

Imported before a sender, which reads the environment.
"""

import json
import os
import subprocess
import sys
import time

from server import Server

server = Server(sys.argv[1])
# What a person sets: one of the first for the proxy, and the authority as requests, httpx or httplib2 reads it.
for name in ["HTTPS_PROXY", "https_proxy"]:
    os.environ[name] = server.address
for name in ["REQUESTS_CA_BUNDLE", "SSL_CERT_FILE", "HTTPLIB2_CA_CERTS"]:
    os.environ[name] = server.authority
for name in ["NO_PROXY", "no_proxy"]:
    os.environ[name] = "127.0.0.1,localhost"

PROJECT = "islet-demo"
REGISTRATION = "fcmtok:APA91bDemo"
clock = int(time.time())


def account():
    """The key file of a service account that Google knows nothing of."""
    path = server.scratch / "service-account.json"
    key = server.scratch / "service-account.pem"
    if not key.exists():
        command = ["openssl", "genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048", "-out", key]
        subprocess.run(command, check=True, capture_output=True)
    path.write_text(
        json.dumps(
            {
                "type": "service_account",
                "project_id": PROJECT,
                "private_key_id": "0" * 40,
                "private_key": key.read_text(),
                "client_email": f"islet@{PROJECT}.iam.gserviceaccount.com",
                "token_uri": "https://oauth2.googleapis.com/token",
            }
        )
    )
    return str(path)


def aps(event="update", **more):
    """The members of `aps`, each time a second later; an underscore stands for a hyphen."""
    global clock
    clock += 1
    return {"timestamp": clock, "event": event} | {key.replace("_", "-"): value for key, value in more.items()}


def shown():
    """Expects that the push that came last came by FCM and was shown; gives it."""
    push = server.newest()
    assert push["carrier"] == "fcm" and push["verdict"]["outcome"].startswith("shown"), push["verdict"]
    return push
