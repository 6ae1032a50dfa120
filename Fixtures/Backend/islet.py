"""Islet as the phone of a test, for pytest and for anything else in Python.

With pytest, name this file as a plugin and ask for the fixture `phone`:

    # conftest.py
    pytest_plugins = ["islet"]

    def test_a_goal_shows(phone, backend):
        activity = phone.start("match")
        backend.score(activity["pushToken"], home=2, away=1)
        assert "2" in phone.activity(activity)["texts"]["lockScreen"]

`ISLET` names the program; without it, it is looked for in PATH. Needs nothing but Python's own library.
"""

import json
import os
import signal
import subprocess
import tempfile
import urllib.error
import urllib.parse
import urllib.request


class Refused(Exception):
    """What Islet would not do: its `error` and `fix`, with the status."""

    def __init__(self, status, answer):
        super().__init__(f"{status}: {answer.get('error')} ({answer.get('fix')})")
        self.status = status
        self.answer = answer


class Phone:
    """One simulated phone, for the time of a test.

    `port` and `authority` are what a backend's push client needs; `api` is the inspection API, which
    `ask` speaks. `options` are those of `islet serve`: paths of widgets, --strict, --backend URL …
    """

    def __init__(self, *options, program=None):
        self.folder = tempfile.TemporaryDirectory(prefix="islet-")
        command = [program or os.environ.get("ISLET", "islet"), "serve", "--port", "0"]
        command += ["--state", self.folder.name, "--time-zone", "UTC", *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        if not line:
            self.stop()
            raise RuntimeError("islet serve has not started: see its messages")
        place = json.loads(line)
        self.port, self.authority, self.api = place["port"], place["ca"], place["api"]
        self.token = place.get("token")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self):
        """Ends it and removes its folder; gives the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=10)
        self.process.stdout.close()
        self.folder.cleanup()
        return code

    def ask(self, path, body=None, **query):
        """Asks the inspection API; text stays text, everything else is JSON."""
        if query:
            path += "?" + urllib.parse.urlencode({k.replace("_", "-"): v for k, v in query.items()})
        request = urllib.request.Request(self.api + path)
        if body is not None:
            request.data = json.dumps(body).encode()
        if self.token:
            request.add_header("authorization", f"Bearer {self.token}")
        try:
            with urllib.request.urlopen(request, timeout=70) as answer:
                text = answer.read().decode()
                kind = answer.headers["content-type"]
        except urllib.error.HTTPError as error:
            raise Refused(error.code, json.loads(error.read())) from None
        return json.loads(text) if kind == "application/json" else text

    def start(self, app, **more):
        """Starts an activity as the app would; `more` are members as API.md names them."""
        return self.ask("activities", {"app": app, **more})

    def activity(self, activity):
        """The activity as it is now, by its id or as it was answered before."""
        return self.ask("activities/" + (activity if isinstance(activity, str) else activity["id"]))

    def started_by_push(self, app, wait=5, allow=True):
        """Waits for the activity that a start push makes, taps Allow, and gives it with its token."""
        return self.ask(f"apps/{app}/push-to-start", {"wait": wait, "allow": allow})["activity"]

    def push_to_start_token(self, app):
        """The token to which start pushes of an app go."""
        apps = self.ask("")["apps"]
        for known in apps:
            # The name of an app is that of its folder, in small letters.
            if app.lower() == known["name"] or app == known["bundle"]:
                return known["pushToStartToken"]
        raise LookupError(f"there is no app {app!r}; there is {', '.join(a['name'] for a in apps)}")

    def verdict(self, apns_id, wait=5):
        """What became of the push with this apns-id."""
        pushes = self.ask("pushes", apns_id=apns_id, wait=wait)
        assert pushes, f"no push with apns-id {apns_id} has come"
        return pushes[-1]["verdict"]

    def lines(self, presentation="lockScreen"):
        """What a person reads, line by line."""
        return self.ask("screen", presentation=presentation, format="plain").splitlines()

    def advance(self, seconds):
        """Jumps forward; every moment on the way is lived through."""
        return self.ask("clock", {"advance": seconds})


try:
    import pytest
except ImportError:
    pass
else:

    @pytest.fixture(name="phone")
    def phone_fixture():
        with Phone() as phone:
            yield phone
