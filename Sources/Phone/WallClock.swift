/// The time as a phone writes it.
public struct WallClock: Hashable, Sendable {
  /// `9:41`, without a.m. and p.m.
  public var time: String
  /// `Friday, November 21`.
  public var date: String

  /// Creates the texts from ready ones.
  public init(time: String, date: String) {
    (self.time, self.date) = (time, date)
  }
}
