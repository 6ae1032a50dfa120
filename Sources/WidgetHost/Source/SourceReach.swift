/// Which files of an app the widget in it needs: those that declare what the widget's files name,
/// and so on.
struct SourceReach {
  /// The places of the files, in order.
  private(set) var needed: [Int]

  /// So many files are compiled as they are, unless one of them is an app's entry.
  static let smallCount = 40

  init(_ files: [SourceFile]) {
    let uses = files.map { file in
      Set(file.tokens.lazy.filter { $0.kind == .identifier }.map { file.text($0) })
    }
    let isTest = uses.map { $0.contains("XCTestCase") || $0.contains("XCTest") }
    let isApp = files.indices.map { Self.isApp(files[$0], uses[$0]) }
    let candidates = files.indices.filter { !isTest[$0] && !isApp[$0] }
    guard candidates.count > Self.smallCount || isApp.contains(true) else {
      needed = Array(candidates)
      return
    }
    var declarers: [String: [Int]] = [:]
    for index in candidates {
      for name in Self.declared(files[index]) { declarers[name, default: []].append(index) }
    }
    var reached = Set(candidates.filter { uses[$0].contains("ActivityConfiguration") })
    var waiting = Array(reached)
    while let index = waiting.popLast() {
      for name in uses[index] {
        for other in declarers[name] ?? [] where reached.insert(other).inserted {
          waiting.append(other)
        }
      }
    }
    needed = reached.isEmpty ? Array(candidates) : reached.sorted()
  }

  private static func isApp(_ file: SourceFile, _ uses: Set<String>) -> Bool {
    for index in file.tokens.indices where file.text(at: index) == ":" {
      let name = file.text(at: index + 1)
      if name == "App" || name == "UIApplicationDelegate" { return true }
    }
    return uses.contains("UIApplicationDelegate")
  }

  /// Types at the top level, functions and values there, and static members of extensions.
  private static func declared(_ file: SourceFile) -> Set<String> {
    var names: Set<String> = []
    var depth = 0
    var isExtension = false
    for (index, token) in file.tokens.enumerated() {
      switch file.text(token) {
      case "{": depth += 1
      case "}": depth = max(0, depth - 1)
      case "struct", "class", "enum", "protocol", "actor", "typealias":
        if depth <= 1 { names.insert(file.text(at: index + 1)) }
        if depth == 0 { isExtension = false }
      case "extension":
        if depth == 0 { isExtension = true }
      case "func", "var", "let":
        if depth == 0 || (depth == 1 && isExtension) { names.insert(file.text(at: index + 1)) }
      default: break
      }
    }
    return names.subtracting(Self.common)
  }

  /// Names that are in every file; they lead nowhere.
  private static let common: Set<String> = [
    "body", "id", "title", "description", "name", "func", "var", "let", "init", "CodingKeys",
  ]
}
