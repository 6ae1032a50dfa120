import Foundation

/// What is told of a name whose module a file does not import.
///
/// Where code is left out for want of it, the sentence alone goes with the code: what mends it is read off the sentence.
struct LackingImport {
  let sentence: String
  let fix: String

  private static let middle = " is of "
  private static let end = ", which the file does not import."
  private static let separator = " or "

  /// Creates the words on a name that one of some modules has.
  init(of name: String, from modules: [String]) {
    sentence = name + Self.middle + modules.joined(separator: Self.separator) + Self.end
    fix = Self.fix(modules)
  }

  /// Reads a sentence that ends with one of these; nil for others.
  init?(in sentence: some StringProtocol) {
    guard let end = sentence.range(of: Self.end)?.lowerBound,
      let start = sentence[..<end].range(of: Self.middle, options: .backwards)?.upperBound
    else { return nil }
    self.sentence = String(sentence)
    fix = Self.fix(sentence[start..<end].components(separatedBy: Self.separator))
  }

  private static func fix(_ modules: [String]) -> String {
    "Add: " + modules.map { "import \($0)" }.joined(separator: separator) + "."
  }
}
