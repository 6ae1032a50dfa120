/// The types that a source declares, by their whole names as the compiler writes them: a `Brew.Mode` of the source's is no
/// `AVAudioSession.Mode`.
struct OwnTypes {
  /// The words that stand between each type's name and its braces, here and in extensions.
  private var words: [String: Set<String>] = [:]
  /// The names of types' parameters: `Content` of `struct Card<Content>` is no type of the source's.
  private var parameters: Set<String> = []

  /// Reads the types of some files.
  init(of files: [SourceFile]) {
    var extended: [String: Set<String>] = [:]
    for file in files {
      for type in TypeScopes(of: file).all {
        if type.word == "extension" {
          extended[type.name, default: []].formUnion(type.head)
        } else {
          words[type.path, default: []].formUnion(type.head)
        }
      }
      parameters.formUnion(Self.parameters(in: file))
    }
    // Another name may stand for what an extension names before the last dot.
    for path in words.keys { words[path]?.formUnion(extended[path.lastName] ?? []) }
  }

  /// Returns the words of a type of the source's, by its whole name; nil of others.
  ///
  /// - Parameter type: as the compiler writes it, with or without what stands for its parameters: `Card<Text>`.
  func words(of type: String) -> Set<String>? {
    let path = Self.withoutArguments(type)
    return parameters.contains(path) ? nil : words[path]
  }

  /// Returns the whole name of a type of the source's that code calls so; nil of others.
  ///
  /// - Parameter outer: the types around the code, the outermost first.
  func path(of name: String, within outer: [String]) -> String? {
    let around = outer.indices.reversed().map { outer[...$0].joined(separator: ".") + "." + name }
    return (around + [name]).first { words(of: $0) != nil }
  }

  /// Returns the name of a type without what stands for its parameters.
  static func withoutArguments(_ type: String) -> String {
    guard type.contains("<") else { return type }
    var depth = 0
    return String(
      type.filter { letter in
        if letter == "<" { depth += 1 }
        defer { if letter == ">" { depth -= 1 } }
        return depth == 0
      })
  }

  private static let generic: Set<String> = [
    "actor", "class", "enum", "func", "init", "struct", "subscript", "typealias",
  ]

  /// Returns the names of the parameters of a file's types and functions.
  private static func parameters(in file: SourceFile) -> Set<String> {
    file.tokens.indices.reduce(into: []) { names, place in
      guard file.text(at: place) == "<",
        generic.contains(file.text(at: place - 1)) || generic.contains(file.text(at: place - 2))
      else { return }
      var (depth, next) = (0, place)
      let end = min(file.tokens.count, place + SourceFile.longestHead)
      while next < end {
        if file.text(at: next) == "<" { depth += 1 }
        if file.closesAngle(next) { depth -= 1 }
        guard depth > 0 else { return }
        if depth == 1, ["<", ",", "each", "let"].contains(file.text(at: next)) {
          names.insert(file.text(at: next + 1))
        }
        next += 1
      }
    }
  }
}
