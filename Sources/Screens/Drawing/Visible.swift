import Canvas
import Findings

/// Makes text from outside safe to show: characters that would act on a terminal are written out instead.
public enum Visible {
  /// Returns the text with control characters, escapes and direction marks made visible.
  public static func text(_ text: String) -> String {
    guard DisplayWidth.plainColumns(of: text) == nil, text.unicodeScalars.contains(where: isActive)
    else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09: result.append(" ")
      case 0x0A: result.append("⏎")
      case 0x00...0x1F: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
      case 0x7F: result.append("␡")
      case _ where isActive(scalar):
        result.append(
          contentsOf: "⟨\(String(scalar.value, radix: 16, uppercase: true))⟩".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns whether a scalar does something instead of standing somewhere: C0, C1, direction, separators, tags.
  static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    default: false
    }
  }
}

extension SourceExcerpt {
  /// Returns the line and its caret as they stand in so many columns.
  func shown(columns: Int) -> [String] {
    lines(columns: columns) { Sheet.width(Visible.text($0)) }.map(Visible.text)
  }
}
