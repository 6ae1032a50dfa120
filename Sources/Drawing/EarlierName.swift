/// The names that symbols had before SF Symbols 6, under which the tables have them.
public enum EarlierName {
  /// Names of which more than a word changed, by their beginnings; longer ones come first.
  private static let beginnings: [(new: String, earlier: String)] = [
    ("clock.arrow.trianglehead.2.counterclockwise.rotate.90", "clock.arrow.2.circlepath"),
    ("clock.arrow.trianglehead.counterclockwise.rotate.90", "clock.arrow.circlepath"),
    ("text.page.badge.magnifyingglass", "doc.text.magnifyingglass"),
    ("text.document", "doc.text"), ("text.page", "doc.plaintext"),
    ("richtext.page", "doc.richtext"), ("zipper.page", "doc.zipper"),
    ("text.below.photo", "doc.text.image"),
  ]

  /// Returns the earlier name of a symbol; the name itself where it did not change.
  public static func of(_ name: String) -> String {
    for (new, earlier) in beginnings where name == new || name.hasPrefix(new + ".") {
      return earlier + name.dropFirst(new.count)
    }
    let parts = name.split(separator: ".")
    let isTurned = parts.contains("trianglehead")
    // `arrow.trianglehead.2.clockwise.rotate.90` was `arrow.triangle.2.circlepath`.
    let isPair = isTurned && parts.contains("2")
    return parts.compactMap { part -> Substring? in
      switch part {
      case "document": "doc"
      case "microphone": "mic"
      case "trianglehead": nil
      case "2" where isPair: "triangle.2"
      case "clockwise" where isPair, "counterclockwise" where isPair: "circlepath"
      case "rotate" where isTurned, "90" where isTurned: nil
      default: part
      }
    }.joined(separator: ".")
  }
}
