import Findings
import Foundation

// What the notes after an error say of it.
extension CompilerMessages {
  /// Returns where the brace stands that a note says is not closed.
  static func opening(in notes: ArraySlice<Substring>) -> Message? {
    for line in notes {
      if message(line) != nil { return nil }
      if let note = line.range(of: ": note: to match this opening") {
        return message("\(line[..<note.lowerBound]): error: ")
      }
    }
    return nil
  }

  /// Returns the note that says why, where the error itself says only that nothing fits.
  static func reason(of sentence: String, in rest: ArraySlice<Substring>) -> String? {
    if sentence.hasPrefix("expected '}'") {
      return opening(in: rest).map { "to match the one opened in line \($0.line)" }
    }
    guard
      sentence.hasPrefix("no exact matches") || sentence.contains("does not conform to protocol")
    else { return nil }
    // What is missing is told where nothing says why.
    var missing: String?
    for line in rest {
      if message(line) != nil { return missing }
      guard let note = line.range(of: ": note: ") else { continue }
      let text = trimmed(String(line[note.upperBound...]))
      let members = ["property", "function", "initializer"]
      if members.contains(where: { text.hasPrefix("protocol requires \($0) '") }) {
        missing = missing ?? text
      }
      // It lists what other types have, of which nobody thinks.
      if text.hasPrefix("candidate would match if") { continue }
      if text.hasPrefix("cannot automatically") { return text }
      if text.hasPrefix("stored property type") || text.hasPrefix("associated value type"),
        let end = text.range(of: ", preventing")
      {
        return String(text[..<end.lowerBound])
      }
      if text.hasPrefix("possibly intended match ") {
        return String(text.dropFirst("possibly intended match ".count))
      }
      if text.hasPrefix("protocol requires nested type") { return text }
      if text.hasPrefix("candidate ") {
        return text.replacing("candidate ", with: "one that fits ")
      }
    }
    return missing
  }

  /// Returns where a note says that the same was declared before.
  static func rival(
    of sentence: String, in rest: ArraySlice<Substring>, _ files: [String: BuildCopy.File]
  ) -> SourceLocation? {
    guard sentence.hasPrefix("invalid redeclaration of") else { return nil }
    for line in rest {
      if message(line) != nil { return nil }
      guard let note = line.range(of: ": note: "),
        line[note.upperBound...].contains("previously declared"),
        let place = message("\(line[..<note.lowerBound]): error: "),
        let file = file(of: place, in: files), place.line <= file.lineCount
      else { continue }
      return SourceLocation(file: file.original, line: place.line)
    }
    return nil
  }
}
