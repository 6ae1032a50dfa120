import LiveActivities

/// Takes a fuzzer's lines as a journal's snapshot; accepts anything and touches nothing outside.
package enum HostileSnapshot {
  /// Returns the phone that the lines tell of; nil when they tell of none that a restart would take.
  package static func phone(in bytes: [UInt8]) -> SimulatedPhone? {
    var reading: SnapshotLines.Reading?
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      do {
        if SnapshotLines.isFirst(line) {
          reading = try SnapshotLines.Reading(line, number: 1)
        } else if SnapshotLines.isPiece(line) {
          try reading?.add(line)
        }
      } catch {
        return nil
      }
    }
    guard let reading, reading.isWhole, reading.phone.isSound else { return nil }
    return reading.phone
  }

  /// Returns the lines that a compaction writes for a phone.
  package static func lines(of phone: SimulatedPhone) -> [UInt8] {
    var bytes: [UInt8] = []
    // Taking a line never fails here, and a phone can always be written.
    try? SnapshotLines(phone: phone, changed: [:]).write { bytes += $0 + [UInt8(ascii: "\n")] }
    return bytes
  }
}
