/// A pattern of paths as XcodeGen reads it: `*` and `?` stand for letters of one name, `[ab]` for one of some letters,
/// `{a,b}` for either text, and `**` for folders, none or many.
struct PathPattern: Hashable, Sendable {
  /// The patterns of names, from the outermost folder on.
  private let names: [[UInt8]]

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
      for word in choice.1.split(separator: ",", omittingEmptySubsequences: false).reversed()
      where waiting.count < mostAlternatives { waiting.append("\(before)\(word)\(after)") }
    }
    return patterns
  }

  private init(_ text: String) {
    names = text.utf8.split(separator: UInt8(ascii: "/")).map(Array.init).filter { $0 != [0x2E] }
  }

  /// Whether it is a plain path.
  var isPlain: Bool { !names.contains { $0.contains { "*?[".utf8.contains($0) } } }

  /// Returns whether it stands for a path, or for a folder around it.
  ///
  /// - Parameter path: the path's names, from the folder on in which the pattern begins.
  func holds(_ path: [Substring.UTF8View]) -> Bool {
    (1...max(1, path.count)).contains { matches(path.prefix($0)) }
  }

  /// Returns whether it stands for exactly this path.
  private func matches(_ path: ArraySlice<Substring.UTF8View>) -> Bool {
    Wildcards.match(
      names[...], path, isMany: { $0 == Array("**".utf8) },
      isOne: { name, part in
        // A hidden file is meant by its dot alone, as shells have it.
        if part.first == 0x2E, name.first != 0x2E { return false }
        return Self.matches(name, Array(part))
      })
  }

  private static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    Wildcards.match(
      Letter.all(pattern)[...], name[...], isMany: { $0 == .many }, isOne: { $0.isOne($1) })
  }

  /// What stands for a letter of a name.
  private enum Letter: Equatable {
    case many, any
    case own(UInt8)
    case some([ClosedRange<UInt8>], isNot: Bool)

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
        case UInt8(ascii: "*"): if letters.last != .many { letters.append(.many) }
        case UInt8(ascii: "?"): letters.append(.any)
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
    _ pattern: ArraySlice<Part>, _ things: ArraySlice<Thing>, isMany: (Part) -> Bool,
    isOne: (Part, Thing) -> Bool
  ) -> Bool {
    var (part, thing) = (pattern.startIndex, things.startIndex)
    // The part after the last one that stands for many, and the first thing that is not among its.
    var last: (part: Int, thing: Int)?
    while thing < things.endIndex {
      if part < pattern.endIndex, isMany(pattern[part]) {
        part += 1
        last = (part, thing)
      } else if part < pattern.endIndex, isOne(pattern[part], things[thing]) {
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
