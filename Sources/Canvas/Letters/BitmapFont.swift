import Drawing

/// Letters drawn pixel by pixel for one height.
///
/// A drawing's columns are pixels, which take two half pixels each; where `middleColumn` is 1, the columns
/// between the outer ones are half a pixel wide, so that small letters keep the phone's width. After `|`
/// a letter may have a form of its own for strokes of half a pixel, and after another one for terminals
/// that show whole pixels only.
struct BitmapFont: Sendable {
  /// One letter: rows of half pixels.
  struct Glyph: Equatable, Sendable {
    /// Each row's half pixels, the leftmost in the lowest bit.
    var rows: [UInt64]
    var width: Int

    /// The drawing with columns of half a pixel instead of a whole one.
    var halved: Glyph {
      let columns = (width + 1) / 2
      return Glyph(
        rows: rows.map { row in
          (0..<columns).reduce(0) { $0 | (row >> UInt64(2 * $1) & 1) << UInt64($1) }
        }, width: columns)
    }
  }

  /// The forms of one letter.
  private struct Forms: Sendable {
    var plain: Glyph
    /// On whole pixels, for terminals without quadrants.
    var whole: Glyph
    /// With upright strokes of half a pixel.
    var light: Glyph
    /// With every column half a pixel wide.
    var narrow: Glyph

    init?(_ drawing: Substring, middleColumn: Int) {
      let forms = drawing.split(separator: "|", maxSplits: 2).map {
        $0.split(separator: "/", omittingEmptySubsequences: false)
      }
      // The letter `|` itself is drawn with `#`.
      guard let rows = forms.first else { return nil }
      plain = BitmapFont.glyph(rows, middleColumn: middleColumn)
      whole = BitmapFont.glyph(forms.count > 2 ? forms[2] : rows, middleColumn: 2)
      light = BitmapFont.glyph(
        forms.count > 1 ? forms[1] : rows, outerColumn: 1, middleColumn: 2)
      let coarse = (forms.count > 2 ? [forms[2]] : []) + forms
      narrow = BitmapFont.glyph(
        coarse.first { $0.first?.first != "=" } ?? forms[forms.count > 1 ? 1 : 0], outerColumn: 1,
        middleColumn: 1)
    }
  }

  let xHeight: Int
  /// Half pixels between letters, and of a word space.
  let gap: Int
  let space: Int
  private let letters: RowTable<Character, Forms>
  /// The width that all digits share.
  let digitWidth: Int

  init(
    xHeight: Int, middleColumn: Int, gap: Int, space: Int, drawings: String
  ) {
    (self.xHeight, self.gap, self.space) = (xHeight, gap, space)
    let letters = RowTable(letters: drawings) { Forms($0, middleColumn: middleColumn) }
    self.letters = letters
    digitWidth = "0123456789".map { letters[$0]?.plain.width ?? 0 }.max() ?? 0
  }

  func glyph(
    _ letter: Character, isWhole: Bool, isLight: Bool = false, isNarrow: Bool = false
  ) -> Glyph? {
    guard let forms = letters[letter] else { return nil }
    if isNarrow { return forms.narrow }
    return isWhole ? forms.whole : isLight ? forms.light : forms.plain
  }

  /// Returns a drawing's rows as half pixels.
  static func glyph(
    _ rows: [Substring], outerColumn: Int = 2, middleColumn: Int
  ) -> Glyph {
    // `=` before a drawing: its columns are half pixels already.
    let isFine = rows.first?.first == "="
    let rows = isFine ? [rows[0].dropFirst()] + rows.dropFirst() : rows
    let columns = rows.map(\.count).max() ?? 0
    var starts: [Int] = []
    var width = 0
    for column in 0..<columns {
      starts.append(width)
      // Only letters of three columns are narrowed: wider ones need their inner strokes.
      let isInner = column > 0 && column < columns - 1
      if isFine || outerColumn == 1 && (columns != 3 || !isInner) {
        width += 1
      } else if !isInner || middleColumn == 2 || columns == 5 && column == 2 {
        width += 2
      } else {
        // Inner columns of a narrow font are half a pixel wide.
        width += middleColumn
      }
    }
    starts.append(width)
    let bits = rows.map { row in
      var value: UInt64 = 0
      for (column, mark) in row.enumerated() where mark == "#" {
        for bit in starts[column]..<starts[column + 1] { value |= 1 << UInt64(bit) }
      }
      return value
    }
    return Glyph(rows: bits, width: width)
  }
}
