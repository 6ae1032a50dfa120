/// What a widget's source has for trying it out only: previews and sample values. No place of a view is there.
public enum SampleCode {
  /// Returns a file's text with blanks for its samples and comments; lines and columns stay.
  public static func blanked(in text: String) -> String {
    let file = SourceFile(path: "", text: text)
    var bytes = file.bytes
    for range in file.comments + SampleScan(file: file).ranges {
      for place in range where bytes[place] != UInt8(ascii: "\n") {
        bytes[place] = UInt8(ascii: " ")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Finds the samples of one file.
private struct SampleScan {
  let file: SourceFile

  /// Where the samples stand, in bytes.
  var ranges: [Range<Int>] {
    let macros = file.tokens.indices.filter { file.text(at: $0) == "#Preview" }
      .map { file.bytes(of: $0..<file.endOfCall(from: $0) + 1) }
    return macros + samples(in: file.tokens.indices, ofData: [])
  }

  /// Returns the samples among the declarations of some tokens.
  ///
  /// - Parameter data: the types around them that hold what a push brings.
  private func samples(
    in tokens: Range<Int>, ofData data: Set<String>, depth: Int = 0
  ) -> [Range<Int>] {
    DeclarationParser(file: file).declarations(in: tokens, inside: nil).flatMap { one in
      guard one.kind == .type || one.kind == .extension else {
        return isSample(one, ofData: data, isGlobal: true) ? [one.range] : []
      }
      if one.inherited.contains("PreviewProvider") { return [one.range] }
      let data = data.union(dataNames(of: one))
      return one.members.flatMap { member in
        if member.kind == .type, depth < Self.deepest {
          return samples(in: self.tokens(of: member), ofData: data, depth: depth + 1)
        }
        return isSample(member, ofData: data, isGlobal: false) ? [member.range] : []
      }
    }
  }

  /// Returns the names of a type when it is an activity's attributes or a content state, and none for another.
  private func dataNames(of type: SourceDeclaration) -> Set<String> {
    let own = type.names.union(type.extended.split(separator: ".").map(String.init))
    let holdsData =
      type.inherited.contains("ActivityAttributes")
      || own.contains { $0 == "ContentState" || $0.hasSuffix("Attributes") }
    return holdsData ? own.union(["ContentState", "Self"]) : []
  }

  /// Returns whether a value is there for trying the widget out: it is called so, or it is made of the types that a push
  /// brings.
  private func isSample(
    _ value: SourceDeclaration, ofData data: Set<String>, isGlobal: Bool
  ) -> Bool {
    guard value.kind == .value, value.makes != .view, isGlobal || isStatic(value) else {
      return false
    }
    if !value.uses.isDisjoint(with: data) { return true }
    return value.names.contains { name in
      Self.words.contains { name.lowercased().contains($0) }
    }
  }

  /// Types lie no deeper in one another.
  private static let deepest = 20
  private static let words = ["preview", "sample", "mock"]

  private func isStatic(_ value: SourceDeclaration) -> Bool {
    for place in tokens(of: value) {
      switch file.text(at: place) {
      case "static": return true
      case "let", "var", "func", "typealias": return false
      default: continue
      }
    }
    return false
  }

  private func tokens(of declaration: SourceDeclaration) -> Range<Int> {
    file.place(from: declaration.range.lowerBound)..<file.place(from: declaration.range.upperBound)
  }
}
