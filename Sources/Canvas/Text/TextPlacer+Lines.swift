import Drawing
import Findings
import Numbers

extension TextPlacer {
  func add(_ line: TextLine, _ map: Transform, _ isVisible: Bool) {
    let line = line.resolved(at: painting.now)
    let scale = map.scale
    let writer = PixelWriter(
      zoom: painting.painter.zoom, isWhole: painting.painter.glyphs != .blocks)
    let isASCII = painting.painter.glyphs == .ascii
    func letters(_ run: TextRun) -> Int? {
      let height = writer.capHeight(run.face.size * scale)
      // In ASCII only letters of five rows and more can be read.
      return isASCII && height ?? 0 < 9 ? nil : height
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
      let runs = Array(line.runs[start..<end])
      var frame = line.frame
      // A timer's box may be much wider than its digits.
      if let first = runs.first, let last = runs.last,
        runs.count < line.runs.count || runs.contains(where: { $0.dynamic != nil })
      {
        frame.x = first.x
        frame.width = last.x + last.width - first.x
      }
      let size = runs.map(\.face.size).max() ?? 17
      let middle = map.apply(Point(x: frame.midX, y: line.baseline - size * 0.7046 / 2)).y
      frame = map.box(frame)
      var form = PlacedText.Form.hidden
      var lower: PixelText?
      if let height, map.isUpright,
        let text = fit(runs, height, writer, frame, middle)
      {
        form = .pixels(text)
        if text.capHeight > height {
          lower = fit(runs, [(height, false)], writer, frame, middle)
        }
      } else if isASCII, map.isUpright, let lines = lines(runs, writer, scale) {
        form = .lines(lines)
      } else {
        form = .cells(
          CellGlyphs.glyphs(runs, symbols: painting.painter.glyphs))
      }
      wishes.append(
        TextWish(
          owner: owners, form: form, frame: frame, middle: middle, alignment: line.alignment,
          text: runs.map(\.text).joined(), isVisible: isVisible, lower: lower))
      start = end
    }
  }

  /// Digits of three rows where a phone's would fill at least two.
  private func lines(
    _ runs: [TextRun], _ writer: PixelWriter, _ scale: Double
  ) -> [[PlacedGlyph]]? {
    let size = runs.map(\.face.size).max() ?? 0
    guard writer.capHeight(size * scale) ?? 0 >= 4,
      let rows = LineDigits.rows(runs.map(\.text).joined())
    else { return nil }
    let paint = runs.first?.paint ?? .color(.white)
    return rows.map { CellGlyphs.glyphs($0, paint: paint, style: .bold) }
  }

  /// Large letters that fit their frame: tightened, lighter or a size smaller where the phone's are narrower.
  private func fit(
    _ runs: [TextRun], _ height: Int, _ writer: PixelWriter, _ frame: Rect, _ middle: Double
  ) -> PixelText? {
    // Letters that are higher than the phone's must not be wider too.
    let raised =
      height == 4 ? fit(runs, TextPlacer.forms(5), writer, frame, middle, slack: 0.05) : nil
    return raised?.capHeight == 5
      ? raised : fit(runs, TextPlacer.forms(height), writer, frame, middle)
  }

  private func fit(
    _ runs: [TextRun], _ forms: [(height: Int, isLight: Bool)], _ writer: PixelWriter,
    _ frame: Rect, _ middle: Double, slack: Double = 0.1
  ) -> PixelText? {
    let half = painting.painter.zoom / 2
    let room = frame.width * (1 + slack) / half + 1 + 20 * slack
    guard middle.isFinite, abs(middle) < 1e6 else { return nil }
    for form in forms {
      for tightening in [0, 1] {
        guard
          var text = writer.write(
            runs, capHeight: form.height, tightening: tightening, isLight: form.isLight)
        else { return nil }
        guard Double(text.width) <= room else { continue }
        text.top = Int(
          bounded: (middle / painting.painter.zoom - Double(form.height) / 2).rounded())
        return text
      }
    }
    return nil
  }

  /// The letters to try for a height, best first.
  ///
  /// Four rows cannot hold both holes of an 8, so that five are tried for them too.
  private static func forms(_ height: Int) -> [(height: Int, isLight: Bool)] {
    switch height {
    case 5: [(5, false), (5, true), (4, false)]
    case 7: [(7, false), (5, false), (5, true), (4, false)]
    case 8...:
      [(height, false)]
        + (max(8, height * 4 / 5)..<height).reversed().map { (height: $0, isLight: false) }
    default: [(height, false)]
    }
  }
}
