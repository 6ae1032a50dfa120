import Files
import Findings
import JSON
import LiveActivities

extension RunningSimulator {
  /// The folder of the journal.
  public var statePath: String? { folder?.path }

  /// Whether all that happened is in the journal's file.
  public var isJournalWritten: Bool { journal?.fault == nil }

  /// Bytes of events that wait for room on the disk: who leaves now loses them.
  public var unwrittenBytes: Int { journal?.unwritten ?? 0 }

  /// The version that the inspection API tells.
  public var version: String { options.version }

  /// Returns the journal's text; empty without a journal.
  public func journalText() throws(FileBytes.Fault) -> String {
    record()
    guard let journal else { return "" }
    return String(decoding: try FileBytes.readOrdinary(journal.path), as: UTF8.self)
  }

  /// Returns why nothing came of an event since this was asked last: ActivityKit refused an app's act, or what the event
  /// is about is not on the phone. nil: something came of all.
  public func takeRefusal() -> Finding? {
    refusals.takeNew()?.findings.first
  }

  /// Reads one line of a scenario that is to happen now; throws also where it has a key that nobody knows.
  func event(reading line: ArraySlice<UInt8>) throws(Finding) -> Event {
    let header = EventFileHeader(kind: .scenario, seed: seed, start: now)
    var context = EventLine.Context(header, now: now, bundles: bundles)
    for app in phone.installedApps { context.types[app.bundle] = app.types.map(\.name) }
    let (line, unknown) = try EventLine.read(timed(line), in: context)
    if let first = unknown.first { throw first }
    return try phone.event(of: line)
  }

  /// Returns the line with a time, since an event that happens now need not say when.
  private func timed(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard let object = (try? JSONValue(parsing: line))?.object, object["at"] == nil else {
      return Array(line)
    }
    let members = [(key: "at", value: JSONValue.int(0))] + object.members
    return Array(JSONValue.object(JSONObject(members)).compact.utf8)
  }

  /// Short names of apps, for scenarios.
  var bundles: [String: String] { apps.bundles }
}
