import Drawing

/// Large digits of three rows, drawn with lines, for terminals without blocks: a score stays large.
enum LineDigits {
  /// Returns the rows of a text in one weight; nil when it has a character without a form.
  static func rows(_ text: String) -> [String]? {
    var rows = Array(repeating: "", count: height)
    for (place, character) in text.enumerated() {
      guard let form = forms[character] else { return nil }
      for row in 0..<height { rows[row] += (place > 0 ? " " : "") + form[row] }
    }
    // A dash by itself is a score's, whose digits are texts of their own.
    return text.contains { $0.isNumber || "-‒–−—".contains($0) } ? rows : nil
  }

  static let height = 3

  private static let forms: [Character: [String]] = {
    let drawings: [(String, String)] = [
      ("0", " _ /| |/|_|"), ("1", " /|/|"), ("2", " _ / _|/|_ "), ("3", " _ / _|/ _|"),
      ("4", "   /|_|/  |"), ("5", " _ /|_ / _|"), ("6", " _ /|_ /|_|"), ("7", " _ /  |/  |"),
      ("8", " _ /|_|/|_|"), ("9", " _ /|_|/ _|"), (":", " /./."), (".", " / /."), (",", " / /,"),
      ("-‒–−", "   /___/   "), ("—", "    /____/    "), ("+", "   /_|_/ | "), ("'′’", "|/ / "),
      ("%", "   /o /  o"), (" ", " / / "),
    ]
    var forms: [Character: [String]] = [:]
    for (characters, drawing) in drawings {
      var rows = drawing.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      let width = rows.map(\.count).max() ?? 0
      rows = rows.map { $0 + String(repeating: " ", count: width - $0.count) }
      while rows.count < height { rows.insert(String(repeating: " ", count: width), at: 0) }
      for character in characters { forms[character] = rows }
    }
    return forms
  }()
}
