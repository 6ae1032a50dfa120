import Drawing

/// Where a fuzzer puts the file of a font: anything is taken, no file is opened.
package enum HostileFonts {
  /// So many fonts and instances are measured with: what comes after them is read in the same way.
  private static let mostFonts = 16

  /// Measures texts with the fonts of a file and returns them as one line.
  package static func line(of bytes: [UInt8]) -> DisplayList {
    let text = "AVA To 12:34 é ← 日🎉"
    let runs = OpenTypeFont.fonts(in: bytes).prefix(mostFonts).flatMap { font in
      [false, true].map { isTabular in
        var face = Face(size: 17, weight: font.weight, hasMonospacedDigits: isTabular)
        face.font = font.figures(
          for: text, further: isTabular ? "0123456789:" : "", isTabular: isTabular, file: "",
          version: "")
        return TextRun(
          text, face: face, paint: .color(.white), x: 0, width: TypeMetrics.width(text, face))
      }
    }
    let frame = Rect(x: 0, y: 0, width: 200, height: 24)
    let line = TextLine(frame: frame, baseline: 18, runs: runs)
    return DisplayList(size: frame.size, items: [.text(line)])
  }
}
