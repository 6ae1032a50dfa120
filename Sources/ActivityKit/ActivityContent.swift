/// A content state with the date from which it is outdated and its weight among others.
public struct ActivityContent<State: Decodable & Encodable & Hashable>: CustomStringConvertible {
  public var state: State
  /// From this date the state is stale; nil is never.
  public var staleDate: Date?
  /// The highest one of an app's activities is in the island.
  public var relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }

  public var description: String {
    "ActivityContent(state: \(state), staleDate: \(staleDate.map { "\($0)" } ?? "nil"), "
      + "relevanceScore: \(relevanceScore))"
  }
}

extension ActivityContent: Sendable where State: Sendable {}
extension ActivityContent: Equatable where State: Equatable {}
extension ActivityContent: Hashable where State: Hashable {}
extension ActivityContent: Encodable {}
extension ActivityContent: Decodable {}
