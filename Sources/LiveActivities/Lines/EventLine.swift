import Findings
import JSON

/// One line of a journal or scenario: an event and its time.
public struct EventLine: Hashable, Sendable {
  /// Virtual UNIX seconds in a journal; seconds since the scenario's start in a scenario.
  public var time: Double
  public var event: Event

  /// A line.
  public init(time: Double, event: Event) { (self.time, self.event) = (time, event) }
}

/// The first line of a journal or scenario.
public struct EventFileHeader: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable { case journal, scenario }
  /// The newest version that this program reads and the one that it writes.
  public static let version = 1
  public var kind: Kind
  public var version: Int
  /// Where ids, tokens and losses come from.
  public var seed: UInt64
  /// When a scenario begins, virtual UNIX seconds; nil: now.
  public var start: Double?

  /// A header.
  public init(
    kind: Kind, version: Int = EventFileHeader.version, seed: UInt64, start: Double? = nil
  ) {
    (self.kind, self.version, self.seed, self.start) = (kind, version, seed, start)
  }
}
