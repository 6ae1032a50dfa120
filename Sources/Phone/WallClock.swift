/// The time as a phone writes it.
public struct WallClock: Hashable, Sendable {
  /// `9:41`, without a.m. and p.m.
  public var time: String
  /// `Friday, November 21`.
  public var date: String
  /// `Fri Nov 21`, as the Lock Screen writes it since iOS 26.
  public var shortDate: String

  /// Creates the texts from ready ones.
  public init(time: String, date: String, shortDate: String? = nil) {
    (self.time, self.date, self.shortDate) = (time, date, shortDate ?? date)
  }
}
