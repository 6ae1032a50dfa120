import Drawing
import Findings
import Numbers
import Raster

extension TextPlacer {
  /// Adds a wish for each piece of a line whose letters have one height.
  func add(_ line: TextLine, _ map: Transform, _ isVisible: Bool) {
    let line = line.resolved(at: painting.now)
    let writer = PixelWriter(
      zoom: painting.painter.zoom, isWhole: !painting.painter.glyphs.hasQuadrants,
      hasThirds: painting.painter.glyphs == .sextants)
    func letters(_ run: TextRun) -> LetterHeight? {
      let height = writer.height(run.face.size * map.scale, weight: run.face.weight)
      // In ASCII only letters of five rows and more can be read.
      return isASCII && height?.rows ?? 0 < 9 ? nil : height
    }
    if isVisible, !map.isUpright {
      painting.report(Finding("canvas-rotated-text", path: line.string))
    }
    var start = 0
    while start < line.runs.count {
      let height = letters(line.runs[start])
      var end = start + 1
      while end < line.runs.count, letters(line.runs[end]) == height {
        end += 1
      }
      add(wish(for: start..<end, of: line, height, writer, map, isVisible))
      start = end
    }
  }

  private var isASCII: Bool { painting.painter.glyphs == .ascii }

  /// Returns the wish of some runs of a line: as large letters, as emoji, as lines or as characters.
  private func wish(
    for places: Range<Int>, of line: TextLine, _ height: LetterHeight?, _ writer: PixelWriter,
    _ map: Transform, _ isVisible: Bool
  ) -> TextWish {
    let runs = Array(line.runs[places])
    var frame = line.frame
    // A timer's box may be much wider than its digits.
    if let left = runs.map(\.x).min(), let right = runs.map({ $0.x + $0.width }).max(),
      runs.count < line.runs.count || runs.contains(where: { $0.dynamic != nil })
    {
      frame.x = left
      frame.width = right - left
    }
    let size = runs.map(\.face.size).max() ?? 17
    let middle = map.apply(Point(x: frame.midX, y: line.baseline - size * 0.7046 / 2)).y
    frame = map.box(frame)
    var wish = TextWish(
      owner: owners, form: .hidden, frame: frame, middle: middle, alignment: line.alignment,
      text: runs.map(\.text).joined(), isVisible: isVisible,
      size: size * map.scale)
    if let emoji = emoji(runs, line, map) {
      wish.form = .emoji(emoji)
    } else if let height, map.isUpright, let text = fit(runs, height, writer, frame, middle) {
      wish.form = .pixels(text)
      let zoom = painting.painter.zoom
      wish.isTitle = text.isNarrow && Double(text.width) * zoom / 2 > frame.width + zoom / 2
      if height.isTitle {
        wish.lower = cells(runs, of: line)
      } else if text.capHeight > height.rows {
        wish.lower = fit(runs, [LetterForm(height.rows)], writer, frame, middle)
          .map { .pixels($0) }
      }
    } else if isASCII, map.isUpright, let lines = lines(runs, writer, map.scale) {
      wish.form = .lines(lines)
    } else {
      wish.form = cells(runs, of: line)
    }
    return wish
  }

  private func cells(_ runs: [TextRun], of line: TextLine) -> PlacedText.Form {
    .cells(
      CellGlyphs.glyphs(runs, isRightToLeft: line.isRightToLeft, for: painting.painter))
  }

  /// Returns emoji without other letters in the pixels of their own boxes, where these are larger than two cells.
  private func emoji(
    _ runs: [TextRun], _ line: TextLine, _ map: Transform
  ) -> [PlacedEmoji]? {
    guard painting.painter.paintsEmoji, map.isUpright, map.isFinite,
      runs.allSatisfy({ run in
        run.symbol == nil
          && TypeMetrics.emojiSide(run.face.size) * map.scale >= 4.3 * painting.painter.zoom
          && run.text.allSatisfy { $0.unicodeScalars.contains { $0.properties.isEmoji } }
          && run.text.contains { !$0.isASCII }
      })
    else { return nil }
    var line = line
    line.runs = runs
    var placed: [PlacedEmoji] = []
    for part in TextInk(line, at: painting.now).parts {
      // Without the font the terminal's own is as good.
      guard case .bitmap(let bitmap, let frame) = part else { return nil }
      placed.append(PlacedEmoji(bitmap: bitmap, frame: map.box(frame)))
    }
    return placed.isEmpty ? nil : placed
  }

  /// Returns digits of three rows where a phone's would fill at least two.
  private func lines(
    _ runs: [TextRun], _ writer: PixelWriter, _ scale: Double
  ) -> [[PlacedGlyph]]? {
    let size = runs.map(\.face.size).max() ?? 0
    guard writer.height(size * scale)?.rows ?? 0 >= 4,
      let rows = LineDigits.rows(runs.map(\.text).joined())
    else { return nil }
    let paint = runs.first?.paint ?? .color(.white)
    return rows.map { CellGlyphs.glyphs($0, paint: paint, style: .bold) }
  }

  /// Returns large letters that fit their frame: tightened, lighter or a size smaller where the phone's are
  /// narrower.
  private func fit(
    _ runs: [TextRun], _ height: LetterHeight, _ writer: PixelWriter, _ frame: Rect,
    _ middle: Double
  ) -> PixelText? {
    if height.rowsPerCell == 3 {
      let forms = LetterForm.thirds(isSmall: height.isSmall)
      for form in forms {
        // Narrow letters may be wider than the phone's, where nothing is in their way.
        let slack = form.isNarrow ? 0.3 : 0.05
        if let text = fit(runs, [form], writer, frame, middle, slack: slack) { return text }
      }
      return nil
    }
    if height.isTitle {
      return fit(runs, [LetterForm(4, isLight: true)], writer, frame, middle, slack: 0.05)
    }
    // Letters that are higher than the phone's must not be wider too.
    let raised =
      height.rows == 4 ? fit(runs, LetterForm.forms(5), writer, frame, middle, slack: 0.05) : nil
    return raised?.capHeight == 5
      ? raised : fit(runs, LetterForm.forms(height.rows), writer, frame, middle)
  }

  private func fit(
    _ runs: [TextRun], _ forms: [LetterForm], _ writer: PixelWriter, _ frame: Rect,
    _ middle: Double, slack: Double = 0.1
  ) -> PixelText? {
    let half = painting.painter.zoom / 2
    let room = frame.width * (1 + slack) / half + (slack > 0.1 ? 0 : 1 + 20 * slack)
    guard middle.isFinite, abs(middle) < 1e6 else { return nil }
    for form in forms {
      for tightening in [0, 1] {
        guard var text = writer.write(runs, form, tightening: tightening) else { break }
        guard Double(text.width) <= room else { continue }
        let row = 2 * painting.painter.zoom / Double(form.rowsPerCell)
        text.top = Int(bounded: (middle / row - Double(form.height) / 2).rounded())
        return text
      }
    }
    return nil
  }
}
