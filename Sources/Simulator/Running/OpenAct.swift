import Findings
import LiveActivities

/// An act of which all is kept or nothing, while it is done.
struct OpenAct {
  /// What it may change before that is known.
  struct Subject {
    var phone: SimulatedPhone
    var clock: VirtualClock
    var lastReal: Double
    var settings: SimulatorSettings
    var diary: Diary
    var activityTimes: ActivityTimes
    var lastAlerts: LastAlerts
    var watch: WatchLink
    var absentApps: Set<String>
    var languageRemarks: [String: Finding]
  }

  /// What has happened of it, for apps' code, which learns of it once it is kept.
  var events: [Event] = []
}
