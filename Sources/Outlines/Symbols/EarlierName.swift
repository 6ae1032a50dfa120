/// The names that symbols had before SF Symbols 6, under which the tables have them.
public enum EarlierName {
  /// Returns the earlier name of a symbol; the name itself where it did not change.
  public static func of(_ name: String) -> String {
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
