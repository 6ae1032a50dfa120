import ActivityKit

/// One workout, as the watch on the wrist reports it.
struct WorkoutAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    /// Beats a minute; missing while the sensor has no contact.
    var heartRate: Int?
    /// In kilometres.
    var distance: Double
    /// In kilocalories.
    var energy: Int
    /// Seconds a kilometre; missing when standing.
    var pace: Int?
    /// Seconds that count, while the clock stands still; nil while it runs.
    var pausedAt: TimeInterval?
  }

  var kind: String
  var symbol: String
  var start: Date
  /// In kilometres.
  var goal: Double
  var maximumHeartRate: Int
}

extension WorkoutAttributes.ContentState {
  var isPaused: Bool { pausedAt != nil }

  /// `5:12`
  var paceText: String {
    guard let pace, !isPaused else { return "–" }
    return "\(pace / 60):\(pace % 60 < 10 ? "0" : "")\(pace % 60)"
  }
}
