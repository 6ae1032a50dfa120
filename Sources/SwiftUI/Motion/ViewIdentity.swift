import Drawing

/// Who a view is among the views of a picture: the same in two pictures when it stands at the same place of the
/// structure and has the same ids.
///
/// The numbers depend on nothing but structure and ids, so that two processes of one widget agree.
package struct ViewIdentity: Hashable, Sendable {
  /// The path to the view in the structure, folded into one number.
  package private(set) var path: UInt64
  /// The `animation(_:value:)` around the view, innermost first.
  package private(set) var animations: [ValueAnimation] = []

  /// The place of an overlay or background beside the view that it belongs to.
  static let layer = -1

  /// The identity of the view that contains all others.
  package static let root = ViewIdentity(path: StableHash.start)

  /// Returns the view at a place among its siblings.
  func child(_ index: Int) -> ViewIdentity {
    var copy = self
    copy.path = StableHash.add(UInt64(truncatingIfNeeded: index), to: path)
    return copy
  }

  /// Returns the view with an id of its own.
  func child(id: some Hashable) -> ViewIdentity {
    var copy = self
    copy.path = StableHash.add(StableHash.of(id), to: path)
    return copy
  }

  /// Returns the identity that views with the same id in a namespace share, wherever they stand.
  func matched(id: some Hashable, in namespace: Namespace.ID) -> ViewIdentity {
    var copy = self
    let scope = StableHash.add(namespace.place, to: StableHash.of("matchedGeometryEffect"))
    copy.path = StableHash.add(StableHash.of(id), to: scope)
    return copy
  }

  /// Returns the view inside of an animation.
  func animated(_ pace: Pace, value: UInt64?) -> ViewIdentity {
    var copy = self
    let scope = StableHash.add(UInt64(animations.count) &+ 1, to: path)
    copy.animations.insert(ValueAnimation(pace, scope: scope, value: value), at: 0)
    return copy
  }
}

/// Digests that are the same in each process: FNV-1a with 64 bits.
enum StableHash {
  static let start: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01b3

  static func add(_ number: UInt64, to hash: UInt64) -> UInt64 {
    var (hash, rest) = (hash, number)
    for _ in 0..<8 {
      hash = (hash ^ (rest & 0xFF)) &* prime
      rest >>= 8
    }
    return hash
  }

  static func of(_ text: String) -> UInt64 {
    text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* prime }
  }

  /// Returns the digest of an id, by what it says of itself.
  static func of(_ id: some Hashable) -> UInt64 {
    switch id {
    case let number as Int: add(UInt64(truncatingIfNeeded: number), to: start)
    case let text as String: of(text)
    default: of(String(describing: id))
    }
  }

  /// Returns the digest of an encoded value; nil for what cannot be encoded, which an archive would not hold either.
  ///
  /// A value whose encoding fails gets another digest each time, so that it animates at each update, as on a phone.
  static func ofEncoded(_ value: Any) -> UInt64? {
    switch value {
    case let flag as Bool: return add(flag ? 1 : 2, to: start)
    case let number as Int: return of(number)
    case let number as Double: return add(number.bitPattern, to: start)
    case let text as String: return of(text)
    case let value as any Encodable:
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      guard let data = try? encoder.encode(value) else { return UInt64.random(in: .min ... .max) }
      return data.reduce(start) { ($0 ^ UInt64($1)) &* prime }
    default: return nil
    }
  }
}
