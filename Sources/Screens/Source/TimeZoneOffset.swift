import Foundation

/// How far a time zone is from Greenwich.
enum TimeZoneOffset {
  /// Returns seconds east; 0 for a zone that nobody knows.
  static func seconds(_ zone: String, at time: Double) -> Int {
    TimeZone(identifier: zone)?.secondsFromGMT(for: Date(timeIntervalSince1970: time)) ?? 0
  }
}
