"""What the runner left about the server: where it is, which token and app are there."""

import json
import pathlib
import ssl


class Server:
    def __init__(self, scratch):
        self.scratch = pathlib.Path(scratch)
        line = json.loads((self.scratch / "first-line").read_text())
        activity = json.loads((self.scratch / "activity").read_text())
        self.port = line["port"]
        self.udp_port = line.get("udpPort")
        self.authority = line["ca"]
        self.token = activity["pushToken"]
        self.activity = activity["id"]
        self.bundle = activity["bundle"]
        self.topic = self.bundle + ".push-type.liveactivity"
        self.key_file = self.scratch / "key.p8"
        self.key_id = "KEYABC1234"
        self.team_id = "TEAM123456"

    def tls(self, alpn=()):
        context = ssl.create_default_context(cafile=self.authority)
        if alpn:
            context.set_alpn_protocols(list(alpn))
        return context
