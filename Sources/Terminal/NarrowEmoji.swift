import CNcurses

/// Terminals that give an emoji one column, where Unicode since version 9 has two: xterm.js as web pages use it.
///
/// ncurses counts two. Without a blank behind each emoji the rest of its row would stand too far to the left.
enum NarrowEmoji {
  /// Writes an emoji into the corner, concealed, and asks where the cursor is; the first frame covers it.
  static let question = Array("\u{1B}[H\u{1B}[8m⚽\u{1B}[m\u{1B}[?6n\u{1B}[H".utf8)

  /// Returns whether a column, counted from 1, is where the cursor stands behind a narrow emoji in the corner.
  static func isTold(by column: Int) -> Bool { column == 2 }

  /// Returns what a frame writes, with a blank behind each emoji and the marks that belong to it.
  static func widened(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: { $0 >= 0xE0 }) else { return bytes }
    var widened = String.UnicodeScalarView()
    var isOpen = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if isOpen, islet_width(wchar_t(bitPattern: scalar.value)) != 0 || scalar.value == 0 {
        widened.append(" ")
        isOpen = false
      }
      widened.append(scalar)
      if scalar.properties.isEmojiPresentation { isOpen = true }
    }
    if isOpen { widened.append(" ") }
    return Array(String(widened).utf8)
  }
}
