import Drawing
import Findings

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
      if let height, map.isUpright,
        let text = fit(runs, height, writer, frame, middle)
      {
        form = .pixels(text)
      } else if isASCII, map.isUpright, let lines = lines(runs, writer, scale) {
        form = .lines(lines)
      } else {
        form = .cells(
          CellGlyphs.glyphs(runs, symbols: painting.painter.glyphs))
      }
      wishes.append(
        TextWish(
          owner: owners, form: form, frame: frame, middle: middle, alignment: line.alignment,
          text: runs.map(\.text).joined(), isVisible: isVisible))
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

  /// Large letters that fit their frame: tightened or a size smaller where the phone's are narrower.
  private func fit(
    _ runs: [TextRun], _ height: Int, _ writer: PixelWriter, _ frame: Rect, _ middle: Double
  ) -> PixelText? {
    let half = painting.painter.zoom / 2
    let room = frame.width * 1.1 / half + 3
    var heights = [height]
    switch height {
    case 5: heights += [4]
    case 7: heights += [5, 4]
    case 8...: heights += (max(8, height * 4 / 5)..<height).reversed().map { $0 }
    default: break
    }
    for height in heights {
      for tightening in [0, 1] {
        guard
          var text = writer.write(
            runs, capHeight: height, tightening: tightening)
        else { return nil }
        guard Double(text.width) <= room else { continue }
        guard middle.isFinite, abs(middle) < 1e6 else { return nil }
        text.top = Int((middle / painting.painter.zoom - Double(height) / 2).rounded())
        return text
      }
    }
    return nil
  }
}
