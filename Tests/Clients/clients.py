"""Push clients as their users run them: clients.py SCRATCH [--strict]. A table; exit 1 when one fails."""

import asyncio
import functools
import os
import socket
import sys
import time
import uuid

import cases
from server import Server

server = Server(sys.argv[1])
is_strict = "--strict" in sys.argv
os.environ["SSL_CERT_FILE"] = server.authority

import aioapns  # noqa: E402
import aioapns.connection  # noqa: E402
import httpx  # noqa: E402
import jwt  # noqa: E402
import kalyke  # noqa: E402
from kalyke.exceptions import BadDeviceToken  # noqa: E402

UNKNOWN = "0" * 160
payload = {
    "aps": {"timestamp": int(time.time()), "event": "update", "content-state": {}},
}


def aioapns_client(**more):
    return aioapns.APNs(
        key=server.key_file.read_text(),
        key_id=server.key_id,
        team_id=server.team_id,
        topic=server.topic,
        ssl_context=server.tls(),
        max_connection_attempts=2,
        **more,
    )


def notification(token=server.token):
    return aioapns.NotificationRequest(
        device_token=token,
        message=payload,
        notification_id=str(uuid.uuid4()).upper(),
        push_type=aioapns.PushType.LIVEACTIVITY
        if hasattr(aioapns.PushType, "LIVEACTIVITY")
        else aioapns.PushType.ALERT,
    )


async def quiet(request, response):
    pass


async def aioapns_redirected():
    protocol = aioapns.connection.APNsProductionClientProtocol
    before = (protocol.APNS_SERVER, protocol.APNS_PORT)
    protocol.APNS_SERVER, protocol.APNS_PORT = "localhost", server.port
    try:
        client = aioapns_client(err_func=quiet)
        request = notification()
        result = await client.send_notification(request)
        assert result.is_successful and result.notification_id == request.notification_id, result
        result = await client.send_notification(notification(UNKNOWN))
        assert (result.status, result.description) == ("400", "BadDeviceToken"), result
        results = await asyncio.gather(
            *(client.send_notification(notification()) for _ in range(200))
        )
        assert all(result.is_successful for result in results)
        client.pool.close()
    finally:
        protocol.APNS_SERVER, protocol.APNS_PORT = before


class LocalKalyke(kalyke.LiveActivityClient):
    @property
    def _base_url(self):
        return f"https://localhost:{server.port}"


async def kalyke_client():
    client = LocalKalyke(
        use_sandbox=True,
        team_id=server.team_id,
        auth_key_id=server.key_id,
        auth_key_filepath=server.key_file,
    )
    config = kalyke.LiveActivityApnsConfig(topic=server.topic)
    for _ in range(3):
        identifier = await client.send_message(server.token, payload, config)
        assert len(identifier) == 36, identifier
    try:
        await client.send_message(UNKNOWN, payload, config)
        raise AssertionError("an unknown token was taken")
    except BadDeviceToken:
        pass


@functools.cache
def provider_token():
    # One for all: a second one within 20 minutes would be refused, as by APNs.
    return jwt.encode(
        {"iss": server.team_id, "iat": int(time.time())},
        server.key_file.read_text(),
        algorithm="ES256",
        headers={"kid": server.key_id},
    )


def headers():
    return {
        "authorization": f"bearer {provider_token()}",
        "apns-topic": server.topic,
        "apns-push-type": "liveactivity",
        "apns-priority": "10",
    }


async def push_by_httpx(url, **options):
    async with httpx.AsyncClient(verify=server.tls(), **options) as client:
        answer = await client.post(f"{url}/3/device/{server.token}", json=payload, headers=headers())
        assert answer.status_code == 200 and answer.content == b"", answer
        assert answer.headers["apns-id"]
        answer = await client.post(f"{url}/3/device/{UNKNOWN}", json=payload, headers=headers())
        assert answer.status_code == 400 and answer.json()["reason"] == "BadDeviceToken", answer
        return answer.http_version


async def httpx_tls():
    assert await push_by_httpx(f"https://localhost:{server.port}", http2=True) == "HTTP/2"


async def httpx_clear():
    url = server.address
    assert await push_by_httpx(url, http1=False, http2=True) == "HTTP/2"


async def httpx_proxied():
    # Apple's own host name and port; the proxy is the gateway.
    proxy = server.address
    assert await push_by_httpx("https://api.sandbox.push.apple.com", http2=True, proxy=proxy) == "HTTP/2"
    if is_strict:
        # A token of the sandbox is none of production's.
        async with httpx.AsyncClient(verify=server.tls(), http2=True, proxy=proxy) as client:
            url = f"https://api.push.apple.com/3/device/{server.token}"
            answer = await client.post(url, headers=headers(), json=payload)
            assert answer.json() == {"reason": "BadDeviceToken"}, answer.text
        return
    assert await push_by_httpx("https://api.push.apple.com", http2=True, proxy=proxy) == "HTTP/2"


async def httpx_http1():
    if is_strict:
        try:
            await push_by_httpx(server.address)
            raise AssertionError("strictness took HTTP/1.1")
        except httpx.RemoteProtocolError:
            return
    assert await push_by_httpx(server.address) == "HTTP/1.1"


async def httpx_reasons():
    async with httpx.AsyncClient(verify=server.tls(), http2=True) as client:
        url = f"https://localhost:{server.port}/3/device/{server.token}"

        async def send(**change):
            mine = {k: v for k, v in (headers() | change).items() if v is not None}
            return await client.post(url, json=payload, headers=mine)

        answer = await send(authorization=None)
        assert answer.status_code == (403 if is_strict else 200), answer
        answer = await send(**{"apns-priority": "7"})
        assert answer.json() == {"reason": "BadPriority"}, answer
        for size in (5_000, 70_000, 900_000):
            answer = await client.post(url, content=b"x" * size, headers=headers())
            assert answer.json() == {"reason": "PayloadTooLarge"}, answer


async def outage():
    async with httpx.AsyncClient(verify=server.tls(), http2=True) as client:
        api = f"https://localhost:{server.port}/islet/switches"
        url = f"https://localhost:{server.port}/3/device/{server.token}"
        await client.post(api, json={"outage": "ServiceUnavailable"})
        answer = await client.post(url, json=payload, headers=headers())
        assert (answer.status_code, answer.json()["reason"]) == (503, "ServiceUnavailable"), answer
        await client.post(api, json={"outage": "Unregistered"})
        answer = await client.post(url, json=payload, headers=headers())
        assert answer.status_code == 410 and answer.json()["timestamp"] > 1e12, answer
        await client.post(api, json={"outage": None})
        answer = await client.post(url, json=payload, headers=headers())
        assert answer.status_code == 200, answer


async def ipv6():
    try:
        with socket.socket(socket.AF_INET6) as there:
            there.bind(("::1", 0))
    except OSError:
        return  # a machine without IPv6
    assert await push_by_httpx(f"http://[::1]:{server.port}", http1=False, http2=True) == "HTTP/2"
    assert await push_by_httpx(f"https://[::1]:{server.port}", http2=True) == "HTTP/2"


CASES = [
    ("aioapns", "push, unknown token, 200 at once; no ALPN, no :authority", aioapns_redirected),
    ("kalyke-apns", "a connection and a token each push; reason to exception", kalyke_client),
    ("httpx", "HTTP/2 over TLS", httpx_tls),
    ("httpx", "HTTP/2 in clear", httpx_clear),
    ("httpx", "Apple's host through CONNECT", httpx_proxied),
    ("httpx", "HTTP/1.1" + (" is refused" if is_strict else ""), httpx_http1),
    ("httpx", "reasons", httpx_reasons),
    ("httpx", "an outage, and its end", outage),
    ("httpx", "::1", ipv6),
]

print("| client | version | case | result |\n|---|---|---|---|")
cases.run(CASES, lambda case: asyncio.run(asyncio.wait_for(case(), 30)))
