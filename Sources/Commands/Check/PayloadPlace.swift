import Findings
import JSON
import LiveActivities

/// Finds where a JSON path stands in a text: `aps.content-state.history[1]`.
enum PayloadPlace {
  private enum Step {
    case key([UInt8])
    case element(Int)
  }

  /// Returns the line and column of the path's last step, or of the last one that is there; nil where none is.
  static func find(_ path: String?, in bytes: [UInt8], file: String) -> SourceLocation? {
    let steps = (path ?? "").split(separator: ".").flatMap(steps)
    guard case .key(let first)? = steps.first,
      let (start, value) = member(first, in: bytes)
    else { return nil }
    let found = bytes.withUnsafeBufferPointer { text in
      var scanner = JSONScanner(UnsafeBufferPointer(rebasing: text[value...]))
      return place(of: steps.dropFirst(), Array(text[value...]), &scanner).map { value + $0 }
    }
    return SourceLocation(file: file, offset: found ?? start, in: bytes)
  }

  /// Returns the steps of `history[1]`: the key, and the elements' numbers.
  private static func steps(_ part: Substring) -> [Step] {
    // Findings write the empty key as "".
    if part == "\"\"" { return [.key([])] }
    let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
    var steps = [Step.key(Array(pieces[0].utf8))]
    for piece in pieces.dropFirst() {
      guard piece.last == "]", let number = Int(piece.dropLast()), number >= 0 else {
        return [.key(Array(part.utf8))]
      }
      steps.append(.element(number))
    }
    return steps
  }

  /// Returns where a key and its value begin, wherever in the text that is: a payload may stand in a message or a command.
  private static func member(_ key: [UInt8], in bytes: [UInt8]) -> (key: Int, value: Int)? {
    let quoted = [UInt8(ascii: "\"")] + key + [UInt8(ascii: "\"")]
    for start in bytes.indices where bytes[start...].starts(with: quoted) {
      let rest = bytes[(start + quoted.count)...]
      let colon = rest.firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      if let colon, bytes[colon] == UInt8(ascii: ":") { return (start, colon + 1) }
    }
    return nil
  }

  /// Returns where the last step of a path begins that is there, from the value that comes next; nil where none is.
  private static func place(
    of steps: ArraySlice<Step>, _ text: [UInt8], _ scanner: inout JSONScanner
  ) -> Int? {
    guard let step = steps.first else { return nil }
    var found: Int?
    switch step {
    case .key(let key):
      let (start, rest) = (scanner, steps.dropFirst())
      var others: [String] = []
      _ = scanner.readObject { scanner, range in
        // Encoders write "ö" as \u00f6, and some "/" with a backslash before it.
        let name =
          text.withUnsafeBufferPointer { JSONScanner.unescaped($0, range) } ?? Array(text[range])
        guard name == key else {
          if !rest.isEmpty { others.append(String(decoding: name, as: UTF8.self)) }
          return scanner.skipValue() != nil
        }
        found = place(of: rest, text, &scanner) ?? range.lowerBound - 1
        return false
      }
      // What stands behind a misspelt key is judged as if it were spelled right.
      if found == nil,
        let near = NearestKey.nearest(to: String(decoding: key, as: UTF8.self), in: others)
      {
        scanner = start
        found = place(of: [.key(Array(near.utf8))] + rest, text, &scanner)
      }
    case .element(var number):
      _ = scanner.readArray { scanner in
        guard number == 0 else {
          number -= 1
          return scanner.skipValue() != nil
        }
        guard scanner.peek() != nil else { return false }
        let start = scanner.place
        found = place(of: steps.dropFirst(), text, &scanner) ?? start
        return false
      }
    }
    return found
  }
}
