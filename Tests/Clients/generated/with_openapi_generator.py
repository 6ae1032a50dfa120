"""A whole test with the client that openapi-generator makes: start, push, read, jump, assert."""

import openapi_client
from openapi_client.exceptions import NotFoundException
from openapi_client.models import ClockRequest, StartRequest
from pushing import URL, push_score

with openapi_client.ApiClient(openapi_client.Configuration(host=URL)) as client:
    activities = openapi_client.ActivitiesApi(client)
    pushes = openapi_client.PushesApi(client)

    overview = openapi_client.SimulatorApi(client).get_overview()
    assert "match" in [app.name for app in overview.apps]

    activity = activities.start_activity(start_request=StartRequest(app="match"))
    assert activity.activity_state == "active" and activity.push_token

    sent = push_score(activity.push_token, activity.now, 2, 1, 73)
    push = pushes.list_pushes(apns_id=sent, wait=5)[-1]
    assert push.verdict.outcome in ("shown", "shownWithRemarks"), push.verdict.summary
    assert push.activity == activity.id

    shown = activities.get_activity(activity.id)
    assert shown.content_state["matchState"]["live"]["minute"] == 73
    assert "2" in shown.texts["lockScreen"] and "1" in shown.texts["lockScreen"], shown.texts
    picture = openapi_client.ScreenApi(client).get_screen(presentation="lockScreen", format="json")
    assert any("2" in line for line in picture["lockScreen"].lines), picture

    clock = openapi_client.ClockApi(client).set_clock(clock_request=ClockRequest(advance=120))
    assert clock.now >= activity.now + 120
    assert activities.get_activity(activity.id).activity_state == "stale"

    try:
        activities.get_activity("none")
        raise AssertionError("an activity that is not there was given")
    except NotFoundException as error:
        assert error.data.fix
