import Drawing

@testable import Canvas

/// Marks and helpers that the tests share.
enum Sample {
  static func text(
    _ string: String, _ size: Double, x: Double, y: Double, width: Double, weight: Int = 400,
    color: RGBA = .white, alignment: TextLine.Alignment = .left, isMonospaced: Bool = false
  ) -> DisplayItem {
    let face = Face(size: size, weight: weight, hasMonospacedDigits: isMonospaced)
    return .text(
      TextLine(
        frame: Rect(x: x, y: y, width: width, height: size * 1.19336),
        baseline: y + size * 0.95215,
        runs: [TextRun(string, face: face, paint: .color(color), x: x, width: width)],
        alignment: alignment))
  }

  static func symbol(_ name: String, x: Double, y: Double, side: Double) -> DisplayItem {
    .symbol(
      SymbolMark(
        name: name, frame: Rect(x: x, y: y, width: side, height: side),
        face: Face(size: side * 0.8), paints: [.color(.white)]))
  }

  static func paint(
    _ items: [DisplayItem], width: Double, height: Double, zoom: Double = 5,
    glyphs: GlyphSet = .blocks, on background: RGBA = .black, at now: Double = 0
  ) -> PaintedPicture {
    Painter(zoom: zoom, glyphs: glyphs).paint(
      DisplayList(size: Size(width: width, height: height), items: items),
      on: .color(background), at: now)
  }

  static let accent = RGBA(48, 209, 88)

  /// A card like those that football apps show.
  static let card = DisplayList(
    size: Size(width: 371, height: 160),
    items: [
      .fill(
        .rounded(Rect(x: 0, y: 0, width: 371, height: 160), radius: 24), .color(RGBA(28, 28, 30))),
      text("Premier League · Matchday 12", 13, x: 14, y: 12, width: 175),
      text(
        "67′", 13, x: 337, y: 12, width: 20, weight: 600, color: accent, alignment: .right),
      .fill(.ellipse(Rect(x: 325, y: 17, width: 6, height: 6)), .color(accent)),
      .fill(.ellipse(Rect(x: 20, y: 36, width: 44, height: 44)), .color(RGBA(220, 20, 28))),
      .fill(.ellipse(Rect(x: 307, y: 36, width: 44, height: 44)), .color(RGBA(10, 70, 150))),
      text("Arsenal", 13, x: 19, y: 84, width: 46, weight: 600, alignment: .center),
      text("Chelsea", 13, x: 305, y: 84, width: 48, weight: 600, alignment: .center),
      text(
        "2 – 1", 34, x: 145, y: 40, width: 81, weight: 700, alignment: .center,
        isMonospaced: true),
      .fill(.rect(Rect(x: 14, y: 104, width: 343, height: 0.33)), .color(RGBA(84, 84, 88))),
      text("64′", 13, x: 14, y: 112, width: 20, weight: 600, color: RGBA(255, 214, 10)),
      text("GOAL", 13, x: 40, y: 112, width: 36, weight: 600, color: RGBA(255, 214, 10)),
      text("Bukayo Saka", 13, x: 82, y: 112, width: 75, weight: 600),
      text("2.9k pts", 13, x: 308, y: 112, width: 49, alignment: .right),
      text("Possession", 13, x: 14, y: 134, width: 68),
      .fill(.capsule(Rect(x: 95, y: 140, width: 200, height: 4)), .color(RGBA(60, 60, 64))),
      .fill(.capsule(Rect(x: 95, y: 140, width: 122, height: 4)), .color(RGBA(220, 20, 28))),
      text("61 %", 13, x: 328, y: 134, width: 29, alignment: .right),
    ])
}

extension CellGrid {
  /// A row's characters without shades, for finding text.
  func letters(_ row: Int) -> String {
    var line = ""
    for column in 0..<columns {
      let glyph = self[column, row].glyph
      if glyph == Cell.continuation { continue }
      line.append(BlockGlyphs.isBlock(glyph) ? " " : glyph)
    }
    return line
  }

  /// Where a text stands.
  func place(of text: String) -> (column: Int, row: Int)? {
    for row in 0..<rows {
      let line = Array(letters(row))
      let wanted = Array(text)
      guard line.count >= wanted.count else { continue }
      for start in 0...(line.count - wanted.count)
      where Array(line[start..<start + wanted.count]) == wanted {
        return (start, row)
      }
    }
    return nil
  }

  /// How light each quarter of each cell is, from 0 to 1, in rows of quarters.
  func quarters() -> [[Double]] {
    var result = Array(repeating: Array(repeating: 0.0, count: columns * 2), count: rows * 2)
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = self[column, row]
        for y in 0..<2 {
          for x in 0..<2 {
            let isInk = (BlockGlyphs.parts(cell.glyph) ?? []).contains {
              $0.x <= x * 4 + 1 && $0.x + $0.width > x * 4 + 2 && $0.y <= y * 12 + 3
                && $0.y + $0.height > y * 12 + 6
            }
            result[row * 2 + y][column * 2 + x] = (isInk ? cell.ink : cell.ground).luminance
          }
        }
      }
    }
    return result
  }
}
