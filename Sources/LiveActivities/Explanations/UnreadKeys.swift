import Findings
import JSON

/// Finds keys of a state that its type ignores: an optional property whose key is misspelt stays nil without an
/// error.
///
/// The type's own JSON has every key that it read and that held a value, unless the type writes in another way than it
/// reads: then the widget says which keys it reads.
enum UnreadKeys {
  /// Keys that are told of one state.
  private static let limit = 4

  /// Returns whether a state can have such keys. Usually it has the same as its type writes, and nothing more is compared.
  ///
  /// Their number alone says little: a type with a default value writes a key that was not sent.
  static func mayBe(in state: JSONText, canonical: String) -> Bool {
    state.bytes.withUnsafeBytes { KeySum.of($0) } != KeySum.of(canonical)
  }

  /// Returns findings for the keys of a state that are not in what its type writes.
  ///
  /// - Parameters:
  ///   - readKeys: keys that the type reads though it may not write them, by place.
  ///   - before: the state before, and `shape` that of the samples: both have keys that may have been meant.
  static func findings(
    in state: JSONText, canonical: String, readKeys: [String: [String]], before: JSONText?,
    shape: PayloadShape, root: String
  ) -> [Finding] {
    guard let sent = state.value, let read = try? JSONValue(parsing: Array(canonical.utf8))
    else { return [] }
    // A repeated key is one more than the type writes.
    var findings = sent.object.map { RepeatedKeys.findings(in: $0, at: root, deep: true) } ?? []
    compare(
      sent, read, before?.value, shape, Place(path: root, inside: "", readKeys: readKeys), &findings
    )
    return findings
  }

  /// Where two values are compared.
  private struct Place {
    /// As findings write it.
    var path: String
    /// As `readKeys` write it.
    var inside: String
    let readKeys: [String: [String]]

    /// The keys that the type reads here, as far as the widget says.
    var known: [String] { readKeys[inside] ?? [] }

    func member(_ key: String) -> Place {
      Place(
        path: "\(path).\(pathStep(key))", inside: KeyPlace.member(key, of: inside),
        readKeys: readKeys)
    }

    func element(_ index: Int) -> Place {
      Place(path: "\(path)[\(index)]", inside: KeyPlace.element(of: inside), readKeys: readKeys)
    }
  }

  private static func compare(
    _ sent: JSONValue, _ read: JSONValue, _ before: JSONValue?, _ shape: PayloadShape,
    _ place: Place, _ findings: inout [Finding]
  ) {
    switch (sent, read) {
    case (.object(let sent), .object(let read)):
      // A type whose JSON has quite other keys than it reads cannot be compared.
      if !read.members.isEmpty, !read.keys.contains(where: { sent[$0] != nil }) { return }
      for (key, value) in sent.members {
        if let known = read[key] {
          let shape = shape.members.first { $0.key == key }?.shape ?? .unknown
          compare(value, known, before?[key], shape, place.member(key), &findings)
        } else if value != .null, findings.count < limit, !place.known.contains(key) {
          let known =
            place.known + read.keys + (before?.object?.keys ?? []) + shape.members.map(\.key)
          findings.append(unread(key, place, known.filter { sent[$0] == nil }))
        }
      }
    case (.array(let sent), .array(let read)) where sent.count == read.count:
      for (index, pair) in zip(sent, read).enumerated() {
        compare(
          pair.0, pair.1, before?.array?.dropFirst(index).first, shape.element,
          place.element(index), &findings)
      }
    default: return
    }
  }

  /// Returns what is told of a key that the type has not.
  ///
  /// - Parameter known: keys that the type has and the state lacks.
  private static func unread(_ key: String, _ place: Place, _ known: [String]) -> Finding {
    let near = NearestKey.nearest(to: key, in: known)
    return Finding(
      "key-unread", path: place.member(key).path,
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
