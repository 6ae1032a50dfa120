"""What the runner left about the server: where it is, which token and app are there.

As a program, server.py SCRATCH NAME prints one of them: port, token, api.
"""

import functools
import json
import pathlib
import ssl
import sys
import urllib.request


class Server:
    def __init__(self, scratch):
        self.scratch = pathlib.Path(scratch)
        line = json.loads((self.scratch / "first-line").read_text())
        self.port = line["port"]
        self.udp_port = line.get("udpPort")
        self.authority = line["ca"]
        self.api = line["api"].removesuffix("/")
        self.address = f"http://127.0.0.1:{self.port}"
        self.key_file = self.scratch / "key.p8"
        self.key_id = "KEYABC1234"
        self.team_id = "TEAM123456"

    @functools.cached_property
    def started(self):
        """The activity that the runner started, as the inspection API answered."""
        return json.loads((self.scratch / "activity").read_text())

    @property
    def token(self):
        return self.started["pushToken"]

    @property
    def activity(self):
        return self.started["id"]

    @property
    def bundle(self):
        return self.started["bundle"]

    @property
    def topic(self):
        return self.bundle + ".push-type.liveactivity"

    def tls(self, alpn=()):
        context = ssl.create_default_context(cafile=self.authority)
        if alpn:
            context.set_alpn_protocols(list(alpn))
        return context

    def ask(self, path="", body=None):
        """An answer of the inspection API; posts where there is a body."""
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(f"{self.api}/{path}", data=data, timeout=20) as answer:
            return json.load(answer)

    def newest(self):
        """The push that came last, with its verdict."""
        return self.ask("pushes")[-1]


def live(home, away, minute):
    """A state of the demo app: a match with its score."""
    return {"matchState": {"live": {"score": {"home": home, "away": away}, "minute": minute}}}


if __name__ == "__main__":
    print(getattr(Server(sys.argv[1]), sys.argv[2]))
