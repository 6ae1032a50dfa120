import Phone
import Testing

@testable import Simulator

@Suite struct LastAlertsTests {
  @Test func `an activity's newest alert is kept, with its time, until the activity is gone`() {
    var alerts = LastAlerts()
    #expect(alerts["a"] == nil)
    alerts.note(AlertWords(title: "Goal", body: "1–0"), of: "a", at: 5)
    alerts.note(AlertWords(title: "Goal", body: "2–0"), of: "a", at: 6)
    alerts.note(AlertWords(title: "Start", body: "Go"), of: "b", at: 7)
    #expect(alerts["a"]?.words.body == "2–0")
    #expect(alerts["a"]?.time == 6)
    alerts.forget("a")
    #expect(alerts["a"] == nil)
    #expect(alerts["b"]?.words.title == "Start")
  }

  @Test func `the newest banner is kept, whatever becomes of activities`() {
    var alerts = LastAlerts()
    #expect(alerts.banner == nil)
    alerts.note(banner: 3)
    alerts.note(banner: 4)
    alerts.forget("a")
    #expect(alerts.banner == 4)
  }
}
