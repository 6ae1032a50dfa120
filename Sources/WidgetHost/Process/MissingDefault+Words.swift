import Findings
import FoundationGaps

// What is told of a value that the user defaults lack and that code crashed without.
extension MissingDefault {
  /// What the user defaults lack.
  var words: String {
    "the user defaults\(group.map { " of \($0)" } ?? "") have no “\(key)”"
  }

  /// Returns whether a line of a source asks the user defaults for something, so that it crashed for want of that.
  func isAsked(at place: SourceLocation) -> Bool {
    guard let text = OrdinaryFile.contents(place.file, limit: WidgetSources.sizeLimit) else {
      return false
    }
    let lines = String(decoding: text, as: UTF8.self).sourceLines
    guard lines.indices.contains(place.line - 1) else { return false }
    let line = lines[place.line - 1]
    return line.contains("forKey:") || line.contains("\"\(key)\"")
  }

  /// Returns what helps.
  ///
  /// - Parameter isSure: whether the code crashed for want of it.
  func fix(isSure: Bool) -> String {
    let sample =
      switch kind {
      case .text, .value: "\"\(SampleValue.text(key))\""
      case .data: "\"…\""
      case .list: "[…]"
      case .dictionary: "{…}"
      }
    let form = kind == .data ? ", in base 64 or as the name of a file there" : ""
    let advice =
      "Write it into \(SharedDefaults.file) in the app's folder: {\(key.debugDescription): \(sample)}\(form). On a phone it is missing until the app writes it: ?? with a value of the widget's own is safer."
    return isSure ? advice : "If the line needs it: \(advice)"
  }
}
