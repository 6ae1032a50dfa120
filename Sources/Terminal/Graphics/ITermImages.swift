import Numbers

/// iTerm2's inline images: a PNG file in one escape sequence, shown at the cursor.
enum ITermImages {
  /// Shows a picture over so many cells, and leaves the cursor where it is.
  static func show(_ png: [UInt8], columns: Int, rows: Int) -> [UInt8] {
    Array(
      "\u{1B}]1337;File=inline=1;doNotMoveCursor=1;preserveAspectRatio=0;size=\(png.count);width=\(columns);height=\(rows):"
        .utf8) + Base64.encode(png) + [0x07]
  }
}
