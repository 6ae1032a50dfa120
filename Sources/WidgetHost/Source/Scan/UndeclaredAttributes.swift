import Findings

/// Activities whose attributes no file declares: the widget's folder was named, and not the file
/// that it shares with its app.
enum UndeclaredAttributes {
  /// Attributes that come with a module.
  private static let systemTypes: Set<String> = [
    "AlarmAttributes", "CIOCustomAttributes", "DefaultLiveActivityAttributes",
  ]

  static func findings(in files: [SourceFile]) -> [Finding] {
    let declared = Set(files.flatMap(declaredTypes)).union(systemTypes)
    return files.flatMap { file in
      configured(in: file).filter { !declared.contains(file.text(at: $0)) }.map { place in
        .undeclared(
          file.text(at: place),
          at: SourceLocation(
            file: file.path, line: file.tokens[place].line, column: nil))
      }
    }
  }

  /// Returns where the first word of `X` stands in `ActivityConfiguration(for: X.self)`.
  private static func configured(in file: SourceFile) -> [Int] {
    file.tokens.indices.compactMap { index in
      guard file.text(at: index) == "ActivityConfiguration", file.text(at: index + 1) == "(",
        file.text(at: index + 2) == "for", file.text(at: index + 3) == ":",
        file.tokens.indices.contains(index + 6),
        // Qualified and generic names may come from anywhere.
        file.text(at: index + 5) == ".", file.text(at: index + 6) == "self"
      else { return nil }
      return index + 4
    }
  }

  /// Returns what stands behind a word that declares a type, a generic parameter or an alias.
  private static func declaredTypes(_ file: SourceFile) -> [String] {
    let keywords: Set = ["struct", "class", "enum", "actor", "typealias", "associatedtype"]
    return file.tokens.indices.dropLast().compactMap { index in
      let text = file.text(at: index)
      // `struct Card<Attributes: ActivityAttributes>`
      if text == ":", file.text(at: index + 1) == "ActivityAttributes", index > 0 {
        return file.text(at: index - 1)
      }
      return keywords.contains(text) ? file.text(at: index + 1) : nil
    }
  }
}
