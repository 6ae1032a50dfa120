/// Text as XML and HTML take it, in elements and in attributes.
public enum XMLText {
  /// What becomes of line breaks and tabs.
  public enum Breaks: Sendable {
    /// They stay as they are.
    case kept
    /// They become blanks: a drawn text is one line.
    case blanks
    /// They become references: an attribute's value would lose them otherwise.
    case references
  }

  /// Returns the text without meaning for XML. Leaves out what XML has no character for.
  public static func escaped(_ text: String, _ breaks: Breaks = .kept) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r":
        switch breaks {
        case .kept: if scalar != "\r" { result.unicodeScalars.append(scalar) }
        case .blanks: result += " "
        case .references: result += "&#\(scalar.value);"
        }
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
