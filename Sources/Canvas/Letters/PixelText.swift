import Drawing
import Numbers

/// A text in large letters, laid out in half pixels from its own left edge.
struct PixelText: Equatable, Sendable {
  /// What one letter, or a part of it, is drawn with.
  enum LetterDrawing: Equatable, Sendable {
    /// Rows of half pixels, and how many rows below the top of the capitals they begin.
    case bitmap(BitmapFont.Glyph, row: Int)
    case skeleton(SkeletonFont.Letter, SkeletonSize, width: Int)
    /// A dash at the middle of the capitals: its length in half pixels and thickness in pixels.
    case dash(length: Int, thickness: Int)
    /// A character without a drawing, such as an emoji, in the cells at the middle of the capitals.
    case cell(PlacedGlyph)
    /// Single pixels of a mark: row from the top of the capitals.
    case mark(rows: [String], row: Int, unit: Int)
  }

  struct Letter: Equatable, Sendable {
    var drawing: LetterDrawing
    var x: Int
    var run: Int
  }

  var letters: [Letter] = []
  /// In half pixels.
  var width = 0
  var capHeight: Int
  /// 2, or 3 where letters are drawn in sextants.
  var rowsPerCell = 2
  /// Whether its letters have columns of half a pixel.
  var isNarrow = false
  var runs: [TextRun]
  /// The top left corner, in half pixels across and rows down.
  var left = 0
  var top = 0
}

/// Lays large text out.
struct PixelWriter {
  let zoom: Double
  let isWhole: Bool
  /// Whether cells can be parted in thirds.
  var hasThirds = false

  /// Returns which letters a font size takes; nil when it is written in cells.
  func height(_ size: Double, weight: Int = 400) -> LetterHeight? {
    let exact = size * 0.7046 / zoom
    guard exact >= (zoom < 4.5 ? 4.4 : 3.35) else { return titleHeight(exact, weight: weight) }
    switch exact {
    case ..<4.4: return LetterHeight(rows: 4)
    case ..<6: return LetterHeight(rows: 5)
    case ..<8: return LetterHeight(rows: 7)
    default: return LetterHeight(rows: Int(bounded: min(200, exact.rounded())))
    }
  }

  /// Returns the letters of titles, which are a little larger than what characters stand for.
  ///
  /// Five thirds of a cell come near to 19 to 24 pt at the usual zoom; headlines of 17 pt take them narrow. Without
  /// sextants four halves are the lowest letters that can be read: for less than 21 pt they would be too large.
  private func titleHeight(_ exact: Double, weight: Int) -> LetterHeight? {
    guard zoom >= 4.5 || hasThirds else { return nil }
    if hasThirds {
      guard exact >= (weight >= 600 ? 2.35 : 2.65) else { return nil }
      return LetterHeight(rows: 5, rowsPerCell: 3, isTitle: true, isSmall: exact < 2.65)
    }
    return exact >= 3 && !isWhole ? LetterHeight(rows: 4, isTitle: true) : nil
  }

  /// Sets the letters of some runs of one size; returns nil when one of them has no drawing.
  func write(
    _ runs: [TextRun], _ form: LetterForm, tightening: Int = 0
  ) -> PixelText? {
    if form.isHeavy, !runs.contains(where: { $0.face.weight >= 600 }) { return nil }
    var text = PixelText(
      capHeight: form.height, rowsPerCell: form.rowsPerCell, isNarrow: form.isNarrow, runs: runs)
    var pen = 0
    var gapBefore = 0
    var hasDrawing = false
    for (index, run) in runs.enumerated() {
      if run.symbol != nil { return nil }
      let weight = form.isLight ? min(400, run.face.weight) : run.face.weight
      let style = Style(
        capHeight: form.height, weight: weight, isWhole: isWhole,
        isHeavy: form.isHeavy && run.face.weight >= 600, isNarrow: form.isNarrow)
      for letter in run.text {
        let character = run.face.smallCapital(of: letter) ?? letter
        guard let form = DisplayWidth.terminalForm(character) else { continue }
        guard let drawn = style.draw(character, isMonospaced: run.face.hasFixedDigits) else {
          // A few pictures among letters stand between them; a text in another script is cells.
          guard form.glyph.unicodeScalars.first?.properties.isEmoji == true else { return nil }
          // Cells begin at whole pixels, wherever the text will.
          pen += pen > 0 ? gapBefore + 1 : 0
          let glyph = PlacedGlyph(
            glyph: form.glyph, columns: form.columns, style: [], paint: run.paint)
          text.letters.append(PixelText.Letter(drawing: .cell(glyph), x: pen, run: index))
          pen += 2 * form.columns
          gapBefore = style.gap + 1
          continue
        }
        hasDrawing = hasDrawing || !drawn.drawings.isEmpty
        if drawn.drawings.isEmpty {
          pen += drawn.width + max(0, gapBefore - tightening) / 2
          continue
        }
        if pen > 0 { pen += max(1, gapBefore - tightening) }
        for drawing in drawn.drawings {
          text.letters.append(PixelText.Letter(drawing: drawing.0, x: pen + drawing.x, run: index))
        }
        pen += drawn.width
        gapBefore = style.gap
      }
    }
    text.width = pen
    return hasDrawing ? text : nil
  }
}

extension PixelWriter {
  /// A size and weight of letters, whichever way they are drawn.
  struct Style {
    let capHeight: Int
    let isBold: Bool
    /// Whether upright strokes are half a pixel: all that four or five pixels of height leave for a weight.
    let isLight: Bool
    let isWhole: Bool
    let isNarrow: Bool
    private let bitmaps: BitmapFont?
    private let skeleton: SkeletonSize

    init(
      capHeight: Int, weight: Int, isWhole: Bool, isHeavy: Bool = false, isNarrow: Bool = false
    ) {
      self.capHeight = capHeight
      self.isWhole = isWhole
      self.isNarrow = isNarrow
      switch capHeight {
      case 4: bitmaps = Bitmaps4.font
      case 5: bitmaps = Bitmaps5.font
      case 7: bitmaps = Bitmaps7.font
      default: bitmaps = nil
      }
      // A pixel is a fifth of five: only strokes of half a pixel leave room for a weight.
      isLight = weight < 600 && capHeight <= 5
      isBold = isHeavy || weight >= 600 && capHeight >= 7 && bitmaps != nil
      skeleton = SkeletonSize(capHeight: capHeight, weight: weight)
    }

    private var emboldening: Int { isBold ? (isWhole ? 0 : 1) : 0 }
    var gap: Int {
      guard let bitmaps else { return skeleton.gap }
      return isNarrow ? 1 : isWhole ? 2 : bitmaps.gap
    }
    private var space: Int { isNarrow ? 2 : bitmaps?.space ?? skeleton.space }
    private var digitWidth: Int {
      guard let bitmaps else { return skeleton.digitWidth }
      return bitmaps.glyph("0", isWhole: isWhole, isLight: isLight, isNarrow: isNarrow)?.width
        ?? bitmaps.digitWidth
    }

    /// Returns the drawing of a character: its parts with their offsets, and the width in half pixels.
    func draw(
      _ character: Character, isMonospaced: Bool
    ) -> (drawings: [(PixelText.LetterDrawing, x: Int)], width: Int)? {
      switch character {
      case " ", "\u{A0}", "\u{202F}", "\u{2009}", "\u{2007}": return ([], space)
      case "-", "\u{2010}", "\u{2011}": return dash(max(4, digitWidth * 2 / 3))
      case "–", "−", TypeMetrics.figureDash: return dash(max(4, digitWidth))
      case "—": return dash(digitWidth * 3 / 2)
      case "…":
        guard let dot = plain("."), let first = dot.drawings.first else { return nil }
        let step = dot.width + max(2, gap)
        return ([(first.0, 0), (first.0, step), (first.0, 2 * step)], dot.width + 2 * step)
      case "’", "‘", "ʼ": return plain("'")
      case "“", "”": return plain("\"")
      case "′", "″": return plain(character) ?? plain(character == "′" ? "'" : "\"")
      default: break
      }
      if let plain = plain(character) {
        guard isMonospaced, character.isASCII, character.isNumber else { return plain }
        // A narrow digit stands in the middle of the width that all digits share.
        let width = digitWidth + emboldening
        let shift = max(0, width - plain.width) / (isWhole ? 4 : 2) * (isWhole ? 2 : 1)
        return (plain.drawings.map { ($0.0, $0.x + shift) }, max(width, plain.width))
      }
      return composed(character)
    }

    private func dash(_ length: Int) -> (drawings: [(PixelText.LetterDrawing, x: Int)], width: Int)
    {
      let length = isWhole ? (length + 1) / 2 * 2 : length
      // Dashes keep more distance from their neighbours than letters do.
      let bearing: Int
      switch capHeight {
      case _ where isWhole: bearing = 0
      case 4: bearing = 1
      case 5: bearing = 0
      case 7: bearing = isBold ? 1 : 2
      default: bearing = max(1, capHeight / 6)
      }
      return (
        [(.dash(length: length, thickness: bitmaps == nil ? skeleton.stem : 1), bearing)],
        length + 2 * bearing
      )
    }

    private func plain(
      _ character: Character
    ) -> (drawings: [(PixelText.LetterDrawing, x: Int)], width: Int)? {
      if let bitmaps {
        guard
          var glyph = bitmaps.glyph(
            character, isWhole: isWhole, isLight: isLight, isNarrow: isNarrow)
        else { return nil }
        if emboldening > 0 {
          glyph.rows = glyph.rows.map { $0 | $0 << 1 }
          glyph.width += 1
        }
        return ([(.bitmap(glyph, row: 0), 0)], glyph.width)
      }
      guard let letter = Skeletons.font.letter(character) else { return nil }
      let width = skeleton.width(letter.width)
      return ([(.skeleton(letter, skeleton, width: width), 0)], width)
    }

    /// Returns a letter and the marks that it carries.
    private func composed(
      _ character: Character
    ) -> (drawings: [(PixelText.LetterDrawing, x: Int)], width: Int)? {
      let scalars = AccentTable.decomposition(character)
      guard scalars.count > 1, let first = scalars.first else { return nil }
      let hasMarkAbove = scalars.dropFirst().contains { $0.value != 0x327 && $0.value != 0x328 }
      var base = Character(first)
      if hasMarkAbove, base == "i" { base = "ı" }
      guard var drawn = plain(base) else { return nil }
      let isSmall = base.isLowercase && !"bdfhkl".contains(base)
      let height = bitmaps?.xHeight ?? skeleton.xHeight
      let top = isSmall ? capHeight - height : 0
      let unit = bitmaps == nil ? max(1, skeleton.stem) : 1
      for scalar in scalars.dropFirst() {
        guard let mark = Accents.mark(scalar, isLow: capHeight < 6) else { return nil }
        let columns = (mark.rows.map(\.count).max() ?? 1) * 2 * unit
        let row =
          mark.isBelow
          ? capHeight
          : top - 1 - (bitmaps == nil ? unit / 2 : 0)
            - mark.rows.count * unit
        let x = (drawn.width - columns) / 2
        drawn.drawings.append((.mark(rows: mark.rows, row: row, unit: unit), x))
      }
      return drawn
    }
  }
}
