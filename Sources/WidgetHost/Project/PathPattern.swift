/// A pattern of paths as XcodeGen reads it: `*` and `?` stand for letters of one name, `[ab]` for one of some letters,
/// `{a,b}` for either text, and `**` for folders, none or many.
struct PathPattern: Sendable {
  /// What stands for a name of a path, or for several.
  private enum Name: Sendable {
    case plain([UInt8])
    case letters([Letter])
    /// `**`.
    case many
  }

  /// The patterns of names, from the outermost folder on.
  private let names: [Name]

  /// More texts than so many are not made of one pattern's braces.
  private static let mostAlternatives = 64

  /// Returns the patterns that a text stands for: one, but for its braces.
  static func all(_ text: String) -> [PathPattern] {
    var patterns: [PathPattern] = []
    var waiting = [text]
    while let text = waiting.popLast(), patterns.count < mostAlternatives {
      guard let choice = text.firstMatch(of: /\{([^{}]*,[^{}]*)\}/) else {
        patterns.append(PathPattern(text))
        continue
      }
      let (before, after) = (text[..<choice.range.lowerBound], text[choice.range.upperBound...])
      let words = choice.1.split(separator: ",", omittingEmptySubsequences: false)
      for word in words.prefix(mostAlternatives).reversed()
      where waiting.count < 2 * mostAlternatives {
        waiting.append("\(before)\(word)\(after)")
      }
    }
    return patterns
  }

  private init(_ text: String) {
    // `**Old` stands for `Old` in any folder.
    let parts = text.replacing("**", with: "/**/").split(separator: "/").filter { $0 != "." }
    names = parts.map { part in
      if part == "**" { return .many }
      let bytes = Array(part.utf8)
      return bytes.contains { "*?[".utf8.contains($0) }
        ? .letters(Letter.all(bytes)) : .plain(bytes)
    }
  }

  /// The path that it stands for alone; nil where it stands for others, too.
  var plainPath: String? {
    var path: [String] = []
    for name in names {
      guard case .plain(let bytes) = name else { return nil }
      path.append(String(decoding: bytes, as: UTF8.self))
    }
    return path.isEmpty ? nil : path.joined(separator: "/")
  }

  /// Returns whether it stands for a path, or for a folder around it.
  ///
  /// - Parameter path: the path's names, from the folder on in which the pattern begins.
  func holds(_ path: [[UInt8]]) -> Bool {
    // Whatever stands in a folder follows it.
    !names.isEmpty
      && Wildcards.match(
        names + [.many], path,
        isMany: { if case .many = $0 { true } else { false } },
        isOne: { name, part in
          switch name {
          case .plain(let own): own == part
          // A hidden file is meant by its dot alone, as shells have it.
          case .letters(let letters):
            (part.first != 0x2E || letters.first?.isDot == true)
              && Wildcards.match(
                letters, part, isMany: { $0.isMany }, isOne: { $0.isOne($1) })
          case .many: false
          }
        })
  }

  /// What stands for a letter of a name.
  private enum Letter: Sendable {
    case many, any
    case own(UInt8)
    case some([ClosedRange<UInt8>], isNot: Bool)

    var isMany: Bool { if case .many = self { true } else { false } }
    var isDot: Bool { if case .own(0x2E) = self { true } else { false } }

    func isOne(_ byte: UInt8) -> Bool {
      switch self {
      case .many: false
      case .any: true
      case .own(let own): own == byte
      case .some(let ranges, let isNot): ranges.contains { $0.contains(byte) } != isNot
      }
    }

    /// Reads a pattern of a name; a bracket that is not closed stands for itself.
    static func all(_ pattern: [UInt8]) -> [Letter] {
      var letters: [Letter] = []
      var rest = pattern[...]
      while let byte = rest.popFirst() {
        switch byte {
        case UInt8(ascii: "*"): letters.append(.many)
        case UInt8(ascii: "?"): letters.append(.any)
        case UInt8(ascii: "\\"):
          // It quotes the sign behind it.
          letters.append(.own(rest.popFirst() ?? byte))
        case UInt8(ascii: "["):
          let isNot = rest.first.map { "!^".utf8.contains($0) } == true
          let inner = rest.dropFirst(isNot ? 1 : 0)
          // A bracket that comes first is one of the letters.
          guard let end = inner.dropFirst().firstIndex(of: UInt8(ascii: "]")) else {
            letters.append(.own(byte))
            continue
          }
          letters.append(.some(ranges(inner[..<end]), isNot: isNot))
          rest = rest[(end + 1)...]
        default: letters.append(.own(byte))
        }
      }
      return letters
    }

    private static func ranges(_ bytes: ArraySlice<UInt8>) -> [ClosedRange<UInt8>] {
      var ranges: [ClosedRange<UInt8>] = []
      var rest = bytes
      while let low = rest.popFirst() {
        if rest.first == UInt8(ascii: "-"), let high = rest.dropFirst().first, low <= high {
          ranges.append(low...high)
          rest = rest.dropFirst(2)
        } else {
          ranges.append(low...low)
        }
      }
      return ranges
    }
  }
}

/// Compares a pattern whose parts stand for one thing, or for any number of them.
private enum Wildcards {
  /// Returns whether a pattern stands for all of these things. It takes at most as many steps as parts times things.
  static func match<Part, Thing>(
    _ pattern: [Part], _ things: [Thing], isMany: (Part) -> Bool, isOne: (Part, Thing) -> Bool
  ) -> Bool {
    var (part, thing) = (0, 0)
    // The part after the last one that stands for many, and the first thing that is not among its.
    var last: (part: Int, thing: Int)?
    while thing < things.count {
      if part < pattern.count, isMany(pattern[part]) {
        part += 1
        last = (part, thing)
      } else if part < pattern.count, isOne(pattern[part], things[thing]) {
        (part, thing) = (part + 1, thing + 1)
      } else if let (after, taken) = last {
        last = (after, taken + 1)
        (part, thing) = (after, taken + 1)
      } else {
        return false
      }
    }
    return pattern[part...].allSatisfy(isMany)
  }
}
