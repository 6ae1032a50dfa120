import JSON

/// The member of a payload that is to be shortened first: the innermost one that has most of what is around it.
public struct LargestMember: Equatable, Sendable {
  /// Its place: `aps.content-state.stops`.
  public var path: String
  /// The bytes of its value, as they were sent.
  public var count: Int
  /// Whether the payload ends in it because no more was kept: then it has more bytes.
  public var isCut: Bool

  /// Finds the member; nil where the body is no object with members.
  ///
  /// - Parameter count: the bytes of the whole payload, of which the body may be the beginning.
  public init?(of body: [UInt8], count: Int) {
    let isCut = count > body.count
    let found = body.withUnsafeBufferPointer { Self.find(in: $0, isCut: isCut) }
    guard let found else { return nil }
    self = found
  }

  private init(path: String, count: Int, isCut: Bool) {
    (self.path, self.count, self.isCut) = (path, count, isCut)
  }

  /// How deep it looks: below that nobody shortens anything.
  private static let depth = 8

  private static func find(in body: UnsafeBufferPointer<UInt8>, isCut: Bool) -> LargestMember? {
    var found: LargestMember?
    var (range, isCut) = (0..<body.count, isCut)
    for _ in 0..<depth {
      let object = UnsafeBufferPointer(rebasing: body[range])
      guard let member = largest(in: object, isCut: isCut) else { break }
      // `aps` is in every payload: it says nothing.
      let isNamed = found != nil && found?.path != "aps"
      if isNamed, member.value.count * 2 <= range.count { break }
      let key = String(
        decoding: JSONScanner.unescaped(object, member.key) ?? Array(object[member.key]),
        as: UTF8.self)
      found = LargestMember(
        path: found.map { "\($0.path).\(key)" } ?? key, count: member.value.count,
        isCut: member.isCut)
      let start = range.lowerBound + member.value.lowerBound
      range = start..<start + member.value.count
      isCut = member.isCut
    }
    return found
  }

  private static func largest(
    in object: UnsafeBufferPointer<UInt8>, isCut: Bool
  ) -> (key: Range<Int>, value: Range<Int>, isCut: Bool)? {
    var largest: (key: Range<Int>, value: Range<Int>, isCut: Bool)?
    var scanner = JSONScanner(object)
    let isWhole = scanner.readObject { scanner, key in
      _ = scanner.peek()
      let start = scanner.place
      let whole = scanner.skipValue()
      guard let value = whole ?? (isCut ? start..<object.count : nil) else { return false }
      if largest.map({ $0.value.count < value.count }) ?? true {
        largest = (key, value, whole == nil)
      }
      return whole != nil
    }
    return isWhole || isCut ? largest : nil
  }
}

extension LargestMember {
  /// Returns the words for a payload that is too large: its size, the limit, and what has most of it.
  public static func words(of body: [UInt8], count: Int, limit: Int) -> String {
    let size = "\(count) bytes, \(limit) are allowed"
    guard let member = LargestMember(of: body, count: count) else { return size }
    return "\(size); \(member.share)"
  }

  /// The end of a sentence that tells the bytes of the whole payload.
  var share: String { "\(path) has \(isCut ? "more than " : "")\(count) of them" }
}
