import Foundation

@testable import LiveActivities

/// A phone written and read again.
enum Snapshot {
  static func copy(_ phone: SimulatedPhone) throws -> SimulatedPhone {
    try JSONDecoder().decode(SimulatedPhone.self, from: JSONEncoder().encode(phone))
  }
}
