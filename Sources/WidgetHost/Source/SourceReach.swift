import Foundation

/// Which files of an app the widget in it needs: those that declare what the widget's files name,
/// and so on.
struct SourceReach {
  /// The places of the files, in order.
  private(set) var needed: [Int]

  init(_ files: [SourceFile]) {
    let uses = files.map(Self.uses)
    let isTest = uses.map { $0.contains("XCTestCase") || $0.contains("XCTest") }
    let candidates = files.indices.filter { !isTest[$0] }
    var types: [String: [Int]] = [:]
    var values: [String: [Int]] = [:]
    for index in candidates {
      let declared = Self.declared(files[index])
      for name in declared.types { types[name, default: []].append(index) }
      for name in declared.values { values[name, default: []].append(index) }
      for name in declared.extended { values["extension \(name)", default: []].append(index) }
    }
    var reached = Set(candidates.filter { uses[$0].contains("ActivityConfiguration") })
    var waiting = Array(reached)
    while let index = waiting.popLast() {
      for name in uses[index] {
        var found = values[name] ?? []
        if let declarers = types[name] {
          // Targets have copies of one file: the nearest one is meant.
          let isHere = declarers.contains { reached.contains($0) }
          if !isHere { found += Self.nearest(declarers, to: index, files).map { [$0] } ?? [] }
          found += values["extension \(name)"] ?? []
        }
        for other in found where !reached.contains(other) {
          // A file whose types are all there already is a copy.
          let own = Self.declared(files[other]).types
          if !own.isEmpty, own.allSatisfy({ Self.isTaken($0, types, reached) }) { continue }
          reached.insert(other)
          waiting.append(other)
        }
      }
    }
    needed = reached.isEmpty ? Array(candidates) : reached.sorted()
  }

  /// The names in a file, those in interpolations included.
  private static func uses(_ file: SourceFile) -> Set<String> {
    var names: Set<String> = []
    for token in file.tokens {
      switch token.kind {
      case .identifier: names.insert(file.text(token))
      case .string:
        let text = file.text(token)
        guard text.contains("\\(") else { continue }
        // Without quotes and slashes, the text of the literal is words like the rest.
        let words = String(text.map { "\"/#".contains($0) ? " " : $0 })
        let inside = SourceFile(path: "", text: words)
        for word in inside.tokens where word.kind == .identifier { names.insert(inside.text(word)) }
      default: continue
      }
    }
    return names
  }

  private static func isTaken(_ name: String, _ types: [String: [Int]], _ reached: Set<Int>) -> Bool
  {
    types[name]?.contains { reached.contains($0) } == true
  }

  /// The file whose path has the most in common with another's.
  private static func nearest(_ candidates: [Int], to index: Int, _ files: [SourceFile]) -> Int? {
    candidates.max { one, other in
      common(files[one].path, files[index].path) < common(files[other].path, files[index].path)
    }
  }

  private static func common(_ one: String, _ other: String) -> Int {
    zip(one.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
  }

  /// Types at the top level, functions and values there, static members of extensions, and what
  /// is extended.
  private static func declared(_ file: SourceFile) -> (
    types: Set<String>, values: Set<String>, extended: Set<String>
  ) {
    var types: Set<String> = []
    var values: Set<String> = []
    var extended: Set<String> = []
    var depth = 0
    var isExtension = false
    for (index, token) in file.tokens.enumerated() {
      switch file.text(token) {
      case "{": depth += 1
      case "}": depth = max(0, depth - 1)
      case "struct", "class", "enum", "protocol", "actor", "typealias":
        if depth == 0 {
          types.insert(file.text(at: index + 1))
          isExtension = false
        }
      case "extension":
        if depth == 0 {
          isExtension = true
          extended.insert(file.text(at: index + 1))
        }
      case "init":
        // `Color(hex:)` is known by its label.
        let isFailable = file.text(at: index + 1) == "?"
        let opening = index + (isFailable ? 2 : 1)
        if depth == 1, isExtension, file.text(at: opening) == "(" {
          values.insert(file.text(at: opening + 1))
        }
      case "func", "var", "let":
        if depth == 0 || (depth == 1 && isExtension) { values.insert(file.text(at: index + 1)) }
      default: break
      }
    }
    return (types, values.subtracting(commonNames), extended)
  }

  /// Names that are in every file; they lead nowhere.
  private static let commonNames: Set<String> = [
    "body", "id", "title", "description", "name", "func", "var", "let", "init", "CodingKeys",
  ]
}
