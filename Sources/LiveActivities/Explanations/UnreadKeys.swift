import Findings
import JSON

/// Finds keys of a state that its type ignores: an optional property whose key is misspelt stays nil without an
/// error.
///
/// The type's own JSON has every key that it read and that held a value.
enum UnreadKeys {
  /// Keys that are told of one state.
  private static let limit = 4

  /// Returns whether a state can have such keys. Usually it has the same as its type writes, and nothing more is compared.
  ///
  /// Their number alone says little: a type with a default value writes a key that was not sent.
  static func mayBe(in state: JSONText, canonical: String) -> Bool {
    var canonical = canonical
    return state.bytes.withUnsafeBytes { keySum($0) }
      != canonical.withUTF8 { keySum(UnsafeRawBufferPointer($0)) }
  }

  /// Returns findings for the keys of a state that are not in what its type writes.
  ///
  /// - before: the state before, and `shape` that of the samples: both have keys that may have been meant.
  static func findings(
    in state: JSONText, canonical: String, before: JSONText?, shape: PayloadShape, root: String
  ) -> [Finding] {
    guard let sent = state.value, let read = try? JSONValue(parsing: Array(canonical.utf8))
    else { return [] }
    // A repeated key is one more than the type writes.
    var findings = sent.object.map { RepeatedKeys.findings(in: $0, at: root, deep: true) } ?? []
    compare(sent, read, before?.value, shape, root, &findings)
    return findings
  }

  /// Returns a sum over the keys of a JSON text, the same in every order. A key that is escaped otherwise makes another
  /// one: then the two are compared in full.
  private static func keySum(_ text: UnsafeRawBufferPointer) -> UInt64 {
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    var sum: UInt64 = 0
    var place = 0
    while place < text.count {
      guard text[place] == quote else {
        place += 1
        continue
      }
      place += 1
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      while place < text.count, text[place] != quote {
        if text[place] == backslash { place += 1 }
        if place < text.count { hash = (hash ^ UInt64(text[place])) &* 0x100_0000_01B3 }
        place += 1
      }
      place += 1
      while place < text.count, text[place] <= 0x20 { place += 1 }
      if place < text.count, text[place] == UInt8(ascii: ":") { sum &+= hash }
    }
    return sum
  }

  private static func compare(
    _ sent: JSONValue, _ read: JSONValue, _ before: JSONValue?, _ shape: PayloadShape,
    _ path: String,
    _ findings: inout [Finding]
  ) {
    switch (sent, read) {
    case (.object(let sent), .object(let read)):
      // A type whose JSON has quite other keys than it reads cannot be compared.
      if !read.members.isEmpty, !read.keys.contains(where: { sent[$0] != nil }) { return }
      for (key, value) in sent.members {
        if let known = read[key] {
          let shape = shape.members.first { $0.key == key }?.shape ?? .unknown
          compare(value, known, before?[key], shape, "\(path).\(pathStep(key))", &findings)
        } else if value != .null, findings.count < limit {
          let known = read.keys + (before?.object?.keys ?? []) + shape.members.map(\.key)
          findings.append(unread(key, path, known.filter { sent[$0] == nil }))
        }
      }
    case (.array(let sent), .array(let read)) where sent.count == read.count:
      for (index, pair) in zip(sent, read).enumerated() {
        compare(
          pair.0, pair.1, before?.array?.dropFirst(index).first, shape.element, "\(path)[\(index)]",
          &findings)
      }
    default: return
    }
  }

  /// Returns what is told of a key that the type has not.
  ///
  /// - Parameter known: keys that the type has and the state lacks.
  private static func unread(_ key: String, _ path: String, _ known: [String]) -> Finding {
    let near = NearestKey.nearest(to: key, in: known)
    return Finding(
      "key-unread", path: "\(path).\(pathStep(key))",
      sentence:
        "the app's type has no \(quoted(key)) and ignores it\(near.map { "; it has \(quoted($0)), which is missing" } ?? "")",
      fix: near.map { "Send \(quoted($0))." }, severity: near == nil ? .info : .warning)
  }
}

extension PayloadShape {
  /// The keys of an object, or the cases of an enum.
  fileprivate var members: [Member] {
    switch self {
    case .object(let members), .cases(let members): members
    case .optional(let shape): shape.members
    default: []
    }
  }

  /// What an array holds.
  fileprivate var element: PayloadShape {
    switch self {
    case .array(let element): element
    case .optional(let shape): shape.element
    default: .unknown
    }
  }
}
