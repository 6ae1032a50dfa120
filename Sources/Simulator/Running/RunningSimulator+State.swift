import Findings
import JSON
import LiveActivities

extension RunningSimulator {
  /// The folder of the journal.
  public var statePath: String? { folder?.path }

  /// The version that the inspection API tells.
  public var version: String { options.version }

  /// The journal's text; empty without a journal.
  public var journalText: String {
    record()
    guard let journal, let text = try? FileBytes.read(journal.path) else { return "" }
    return String(decoding: text, as: UTF8.self)
  }

  /// Lets one line of a scenario happen now; gives what there was to say about its keys.
  @discardableResult
  public func take(line: ArraySlice<UInt8>) throws(Finding) -> [Finding] {
    let header = EventFileHeader(kind: .scenario, seed: seed, start: now)
    let context = EventLine.Context(header, now: now, bundles: bundles)
    let (line, findings) = try EventLine.read(Array(line), in: context)
    send(line.event)
    return findings
  }

  /// Short names of apps, for scenarios.
  var bundles: [String: String] {
    Dictionary(
      apps.map { ($0.folder.name, $0.folder.bundle) }, uniquingKeysWith: { first, _ in first })
  }
}
