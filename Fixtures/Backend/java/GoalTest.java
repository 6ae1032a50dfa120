import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A backend's test with Islet as the phone: start, push through HTTP/2 over TLS, read, jump, assert. */
class GoalTest {
  private IsletPhone phone;

  @BeforeEach
  void start() throws Exception {
    phone = new IsletPhone();
  }

  @AfterEach
  void stop() throws Exception {
    phone.close();
  }

  @Test
  void aGoalShowsUntilItIsStale() throws Exception {
    String activity = phone.post("activities", "{\"app\": \"match\"}");
    String path = "activities/" + IsletPhone.member(activity, "id");
    long now = System.currentTimeMillis() / 1000;

    HttpResponse<String> answer = push(IsletPhone.member(activity, "pushToken"), """
        {"aps": {"timestamp": %d, "event": "update", "stale-date": %d, "content-state":
          {"matchState": {"live": {"score": {"home": 2, "away": 1}, "minute": 73}}}}}
        """.formatted(now, now + 60));
    assertEquals(HttpClient.Version.HTTP_2, answer.version());
    assertEquals(200, answer.statusCode());

    String id = answer.headers().firstValue("apns-id").orElseThrow();
    String outcome = IsletPhone.member(phone.get("pushes?wait=5&apns-id=" + id), "outcome");
    assertTrue(outcome.startsWith("shown"), outcome);
    String lines = phone.get("screen?presentation=lockScreen&format=plain");
    assertTrue(lines.lines().anyMatch(line -> line.contains("2") && line.contains("1")), lines);

    phone.post("clock", "{\"advance\": 120}");
    assertEquals("stale", IsletPhone.member(phone.get(path), "activityState"));
  }

  private HttpResponse<String> push(String token, String payload) throws Exception {
    URI uri = URI.create("https://localhost:" + phone.port() + "/3/device/" + token);
    HttpRequest request = HttpRequest.newBuilder(uri)
        .header("apns-topic", "app.touchline.match.push-type.liveactivity")
        .header("apns-push-type", "liveactivity")
        .POST(HttpRequest.BodyPublishers.ofString(payload)).build();
    return phone.client().send(request, HttpResponse.BodyHandlers.ofString());
  }
}
