"""A web page in a real browser, against the gateway: browser.py SCRATCH. Left out where there is no chromium.

The page pushes, makes channels and throws switches, as far as a browser lets it: by fetch without CORS and by a form. From
elsewhere nothing may come of it; a page of this machine is the user's own.
"""

import http.server
import json
import shutil
import subprocess
import sys
import tempfile
import threading
import time

import cases
from server import Server

server = Server(sys.argv[1])
chromium = shutil.which("chromium") or shutil.which("chromium-browser")
if not chromium:
    print("| chromium | – | pages | left out: there is none here |")
    sys.exit()

PAGE = """<!doctype html><body>
<form method="post" enctype="text/plain" target="frame" action="http://localhost:PORT/1/apps/BUNDLE/channels">
<input name='{"push-type":"LiveActivity","message-storage-policy":1,"x":"' value='"}'></form>
<iframe name="frame"></iframe>
<script>
(async () => {
  const send = (path, body) => Promise.all(["localhost", "127.0.0.1", "evil.example"].map(host =>
    fetch(`http://${host}:PORT${path}`, {method: "POST", mode: "no-cors", body: JSON.stringify(body)})
      .catch(() => {})));
  await send("/3/device/TOKEN", PAYLOAD);
  await send("/4/broadcasts/apps/BUNDLE", PAYLOAD);
  await send("/1/apps/BUNDLE/channels", {"push-type": "LiveActivity", "message-storage-policy": 1});
  await send("/islet/switches", {"holdsLowPriority": true});
  document.querySelector("form").submit();
  await new Promise(done => setTimeout(done, 500));
  document.body.dataset.done = "yes";
})();
</script>"""


def state():
    overview = server.ask()
    apps = {app["name"]: app["channels"] for app in overview["apps"]}
    return overview["pushes"]["last"], apps["match"], server.ask("switches")["holdsLowPriority"]


def page():
    payload = {"aps": {"timestamp": int(time.time()), "event": "update", "content-state": {}}}
    text = PAGE.replace("PAYLOAD", json.dumps(payload)).replace("PORT", str(server.port))
    return text.replace("BUNDLE", server.bundle).replace("TOKEN", server.token)


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(page().encode())

    def log_message(self, *_):
        pass


site = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=site.serve_forever, daemon=True).start()


def visit(host):
    """Opens the page by a name of this machine; the page has done what it can when this returns."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        shown = subprocess.run(
            [
                chromium, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
                # The browser's own guard of local networks is not what is tried here.
                "--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests",
                "--host-resolver-rules=MAP evil.example 127.0.0.1", f"--user-data-dir={profile}",
                "--virtual-time-budget=8000", "--dump-dom", f"http://{host}:{site.server_port}/",
            ],
            capture_output=True, text=True, timeout=60,
        )
    assert 'data-done="yes"' in shown.stdout, shown.stderr[-300:]


def from_elsewhere():
    before = state()
    visit("evil.example")
    assert state() == before, f"{before} became {state()}"


def from_here():
    before = state()
    visit("localhost")
    after = state()
    assert after[0] > before[0] and after[1] != before[1] and after[2], f"{before} became {after}"
    server.ask("switches", {"holdsLowPriority": False})


said = subprocess.run([chromium, "--version"], capture_output=True, text=True, timeout=20).stdout
client = ("chromium", next((word for word in said.split() if word[0].isdigit()), "–"))
cases.run(
    [
        (client, "a page from elsewhere changes nothing", from_elsewhere),
        (client, "a page of this machine may push", from_here),
    ]
)
