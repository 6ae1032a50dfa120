/// What an activity is about: the part that never changes, and the type of the part that does.
public protocol ActivityAttributes: Decodable, Encodable {
  /// The part that each push replaces.
  associatedtype ContentState: Decodable, Encodable, Hashable
}
