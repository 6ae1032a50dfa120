"""A whole test with the client that openapi-python-client makes: start, push, read, jump, assert."""

from islet_client import Client
from islet_client.api.activities import get_activity, list_activities, start_activity
from islet_client.api.clock import set_clock
from islet_client.api.pushes import list_pushes
from islet_client.api.screen import get_screen
from islet_client.api.simulator import get_overview
from islet_client.models import ClockRequest, Problem, StartRequest
from islet_client.models.get_screen_format import GetScreenFormat
from islet_client.models.get_screen_presentation import GetScreenPresentation
from pushing import URL, push_score

client = Client(base_url=URL, raise_on_unexpected_status=True)

overview = get_overview.sync(client=client)
assert "match" in [app.name for app in overview.apps]

activity = start_activity.sync(client=client, body=StartRequest(app="match"))
assert activity.activity_state == "active" and activity.push_token

sent = push_score(activity.push_token, activity.now, 2, 1, 73)
push = list_pushes.sync(client=client, apns_id=sent, wait=5)[-1]
assert push.verdict.outcome in ("shown", "shownWithRemarks"), push.verdict.summary
assert push.activity == activity.id

shown = get_activity.sync(activity.id, client=client)
assert shown.content_state["matchState"]["live"]["minute"] == 73
assert "2" in shown.texts["lockScreen"] and "1" in shown.texts["lockScreen"], shown.texts
picture = get_screen.sync(client=client, presentation=GetScreenPresentation.LOCKSCREEN, format_=GetScreenFormat.JSON)
assert any("2" in line for line in picture["lockScreen"].lines), picture

clock = set_clock.sync(client=client, body=ClockRequest(advance=120))
assert clock.now >= activity.now + 120
assert get_activity.sync(activity.id, client=client).activity_state == "stale"
assert activity.id in [each.id for each in list_activities.sync(client=client)]

problem = get_activity.sync("none", client=client)
assert isinstance(problem, Problem) and problem.fix
