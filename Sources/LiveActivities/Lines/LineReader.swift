import Findings
import JSON

/// Reads the members of one JSON object without building the whole; remembers which keys nobody asked for.
struct LineReader {
  private let bytes: [UInt8]
  private let members: [(key: String, range: Range<Int>)]
  private var asked: Set<String> = []
  /// The object's place in the line: `request`.
  private let path: String

  /// A body and a state may be as deep as `JSONLimits` says, and stand within a line's own objects.
  private static let limits = JSONLimits(depth: JSONLimits().depth + 8)

  /// Creates a reader of a whole line.
  init(line: [UInt8]) throws(Finding) {
    try self.init(bytes: line, range: line.indices, path: "")
  }

  private init(bytes: [UInt8], range: Range<Int>, path: String) throws(Finding) {
    var members: [(String, Range<Int>)] = []
    let isWhole = bytes.withUnsafeBufferPointer { whole in
      let part = UnsafeBufferPointer(rebasing: whole[range])
      var scanner = JSONScanner(part, depth: Self.limits.depth)
      let isObject = scanner.readObject { scanner, key in
        guard let value = scanner.skipValue() else { return false }
        let name =
          JSONScanner.unescaped(part, key).map { String(decoding: $0, as: UTF8.self) }
          ?? String(decoding: part[key], as: UTF8.self)
        members.append(
          (name, value.lowerBound + range.lowerBound..<value.upperBound + range.lowerBound))
        return true
      }
      // The scanner does not check UTF-8, and invalid bytes could not be written to a journal again.
      let isText = !scanner.sawHighByte || String(validating: part, as: UTF8.self) != nil
      return isObject && scanner.isAtEnd() && isText
    }
    guard isWhole else {
      do {
        _ = try JSONValue(parsing: bytes[range], limits: Self.limits)
        throw Finding(
          "line-malformed", path: path.isEmpty ? nil : path, sentence: "an object was expected")
      } catch let error as JSONError {
        throw Finding(
          "line-not-json",
          sentence: "the line is not JSON: \(error.message) (column \(error.column))")
      } catch {
        throw Finding(
          "line-malformed", path: path.isEmpty ? nil : path, sentence: "an object was expected")
      }
    }
    (self.bytes, self.members, self.path) = (bytes, members, path)
    // Who reads the line cannot know which of two values counts.
    if let name = repeated {
      throw Finding(
        "line-malformed", path: place(name), sentence: "it stands more than once",
        fix: "Write it once.")
    }
  }

  /// The name of a member that stands twice; nil: none does.
  private var repeated: String? {
    var seen: Set<String> = []
    return members.first { !seen.insert($0.key).inserted }?.key
  }

  /// Returns whether the object has a key; asking counts as knowing it.
  mutating func has(_ key: String) -> Bool { range(key) != nil }

  private mutating func range(_ key: String) -> Range<Int>? {
    asked.insert(key)
    return members.first { $0.key == key }?.range
  }

  private func place(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  private func wrong(_ key: String, _ expected: String) -> Finding {
    let found = members.first { $0.key == key }
      .flatMap { try? JSONValue(parsing: bytes[$0.range], limits: Self.limits) }?.kind
    return Finding(
      "line-malformed", path: place(key),
      sentence: found.map { "\(expected) was expected, \($0) found" } ?? "\(expected) is missing",
      fix: "Write \(expected).")
  }

  mutating func value(_ key: String) throws(Finding) -> JSONValue? {
    guard let range = range(key) else { return nil }
    do {
      return try JSONValue(parsing: bytes[range], limits: Self.limits)
    } catch { throw Finding("line-not-json", path: place(key), sentence: error.message) }
  }

  /// Returns a member's bytes as they stand.
  mutating func raw(_ key: String) -> ArraySlice<UInt8>? { range(key).map { bytes[$0] } }

  mutating func string(_ key: String) throws(Finding) -> String? {
    guard let range = range(key) else { return nil }
    let inner = bytes[range]
    if inner.first == 0x22, inner.count >= 2, !inner.contains(0x5C),
      let text = String(validating: inner.dropFirst().dropLast(), as: UTF8.self)
    {
      return text
    }
    guard let text = try value(key)?.string else { throw wrong(key, "a string") }
    return text
  }

  mutating func number(_ key: String) throws(Finding) -> Double? {
    guard let range = range(key) else { return nil }
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard let number = Double(text) else { throw wrong(key, "a number") }
    guard number.isFinite else {
      throw Finding(
        "line-malformed", path: place(key),
        sentence: "\(text.prefix(40)) is too \(number < 0 ? "small" : "large")",
        fix: "Write a \(number < 0 ? "larger" : "smaller") number.")
    }
    return number
  }

  mutating func integer(_ key: String) throws(Finding) -> Int? {
    guard let number = try number(key) else { return nil }
    guard let whole = Int(exactly: number) else { throw wrong(key, "a whole number") }
    return whole
  }

  /// Returns a seed: 64 bits, as a number or, since not every reader's doubles hold them, as a string.
  mutating func seed(_ key: String) throws(Finding) -> UInt64? {
    guard let range = range(key) else { return nil }
    let digits = bytes[range].filter { $0 != 0x22 }
    guard let seed = UInt64(String(decoding: digits, as: UTF8.self)) else {
      throw wrong(key, "a whole number from 0")
    }
    return seed
  }

  mutating func flag(_ key: String) throws(Finding) -> Bool? {
    guard has(key) else { return nil }
    guard let flag = try value(key)?.bool else { throw wrong(key, "true or false") }
    return flag
  }

  mutating func object(_ key: String) throws(Finding) -> LineReader? {
    guard let range = range(key) else { return nil }
    guard bytes[range].first == 0x7B else { throw wrong(key, "an object") }
    return try LineReader(bytes: bytes, range: range, path: place(key))
  }

  /// Returns readers of a list's objects.
  mutating func objects(_ key: String) throws(Finding) -> [LineReader]? {
    guard has(key) else { return nil }
    guard let elements = try value(key)?.array else { throw wrong(key, "a list") }
    var readers: [LineReader] = []
    for (index, element) in elements.enumerated() {
      let text = Array(element.compact.utf8)
      readers.append(
        try LineReader(bytes: text, range: text.indices, path: "\(place(key))[\(index)]"))
    }
    return readers
  }

  /// Returns the member as one of a set of words.
  mutating func word<Word: RawRepresentable & CaseIterable>(
    _ key: String, as _: Word.Type
  ) throws(Finding) -> Word? where Word.RawValue == String {
    guard let text = try string(key) else { return nil }
    guard let word = Word(rawValue: text) else {
      throw unknownWord(key, text, Word.allCases.map(\.rawValue))
    }
    return word
  }

  func unknownWord(_ key: String, _ text: String, _ words: [String]) -> Finding {
    let near = NearestKey.nearest(to: text, in: words)
    return Finding(
      "line-malformed", path: place(key),
      sentence:
        "\(quoted(text)) is none of \(words.joined(separator: ", "))\(near.map { "; \($0)?" } ?? "")",
      fix: near.map { "Write \(quoted($0))." } ?? "Write one of these words."
    )
  }

  /// Returns a string that must be there.
  mutating func requiredString(_ key: String) throws(Finding) -> String {
    guard let text = try string(key) else {
      throw Finding(
        "line-malformed", path: place(key), sentence: "\(quoted(key)) is missing",
        fix: "Add \(quoted(key)), a string.")
    }
    return text
  }

  /// Returns that no member has one of these keys, of which one is expected, and the key that was probably meant.
  func noneIsThere(of words: [String], _ sentence: String) -> Finding {
    let near = members.prefix(LineReader.mostUnknownKeys).lazy.compactMap { member in
      NearestKey.nearest(to: member.key, in: words).map { (sent: member.key, meant: $0) }
    }.first
    return Finding(
      "line-malformed", path: path.isEmpty ? nil : path,
      sentence:
        "\(sentence): one of \(words.joined(separator: ", ")) is expected\(near.map { "; \($0.meant)?" } ?? "")",
      fix: near.map { "Write \(quoted($0.meant)) for \(quoted($0.sent))." })
  }

  /// Of more keys than these nothing is told.
  private static let mostUnknownKeys = 20

  /// Findings for the keys that nobody asked for.
  var unknownKeys: [Finding] {
    let known = asked.sorted()
    return members.lazy.filter { !known.contains($0.key) }.prefix(LineReader.mostUnknownKeys).map {
      member in
      let near = NearestKey.nearest(to: member.key, in: known)
      return Finding(
        "line-unknown-key", path: place(member.key),
        sentence:
          "\(quoted(member.key)) is not known here and is passed over\(near.map { "; \(quoted($0))?" } ?? "")"
      )
    }
  }
}
