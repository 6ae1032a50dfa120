import JSON
import LiveActivities

extension RunningSimulator {
  /// The folder of the journal.
  public var statePath: String? { folder?.path }

  /// Where ids, tokens and losses come from.
  public var seed: UInt64 { options.seed }

  /// The version that the inspection API tells.
  public var version: String { options.version }

  /// The journal's text; empty without a journal.
  public var journalText: String {
    record()
    guard let journal, let text = try? FileBytes.read(journal.path) else { return "" }
    return String(decoding: text, as: UTF8.self)
  }

  /// Lets one line of a scenario happen now.
  public func take(line: ArraySlice<UInt8>) throws {
    let line = try EventLine(parsing: line)
    send(line.event)
  }
}
