import Drawing
import Outlines
import Testing

@testable import Canvas

/// Words in scripts that the system's font lacks, as pixels and vectors show them.
@Suite struct ForeignWordsTests {
  /// The pieces of ink from the left to the right, in points; letters that touch or overlap are one.
  private func ink(_ text: String, _ face: Face) -> [ClosedRange<Double>] {
    let run = TextRun(
      text, face: face, paint: .color(.white), x: 0, width: TypeMetrics.width(text, face))
    let line = TextLine(
      frame: Rect(x: 0, y: 0, width: run.width, height: 120), baseline: 100, runs: [run])
    var pieces: [ClosedRange<Double>] = []
    for part in TextInk(line, at: 0).parts {
      guard case .outlines(let elements, _) = part else { continue }
      var xs: [Double] = []
      for element in elements {
        switch element {
        case .move(let end), .line(let end), .quad(let end, _), .curve(let end, _, _):
          xs.append(end.x)
        case .close:
          if let left = xs.min(), let right = xs.max() { pieces.append(left...right) }
          xs = []
        }
      }
    }
    return pieces.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, piece in
      guard let last = merged.last, piece.lowerBound <= last.upperBound else {
        return merged.append(piece)
      }
      merged[merged.count - 1] =
        last.lowerBound...max(last.upperBound, piece.upperBound)
    }
  }

  private func width(_ ink: [ClosedRange<Double>]) -> Double {
    (ink.last?.upperBound ?? 0) - (ink.first?.lowerBound ?? 0)
  }

  @Test(arguments: ["ประเทศไทย", "สวยงามมาก", "नमस्ते", "שלום", "مرحبا"])
  func `a word fills the width that layout gives it`(_ word: String) {
    let face = Face(size: 100)
    let ink = ink(word, face)
    let whole = TypeMetrics.width(word, face)
    #expect((ink.first?.lowerBound ?? -100) > -5 && (ink.last?.upperBound ?? 1000) < whole + 5)
    #expect(width(ink) > 0.85 * whole, "\(width(ink)) of \(whole)")
  }

  @Test func `words of narrow and of wide letters stand between even gaps`() {
    let face = Face(size: 100)
    // The middle one has narrow letters.
    let gaps = ["سسس أن سسس", "สวย เเเ สวย"].map { text in
      let ink = ink(text, face)
      return zip(ink, ink.dropFirst()).map { $1.lowerBound - $0.upperBound }.sorted().suffix(2)
    }
    for pair in gaps {
      let (small, large) = (pair.first ?? 0, pair.last ?? 100)
      #expect(small > 0 && large - small < 15, "\(pair)")
    }
  }

  @Test(arguments: [
    ("יוני", 0.03), ("שששש", 0.03), ("משלוח", 0.03), ("נמצא", 0.03), ("٠٠٠", 0.01), ("١١", 0.01),
    ("الرحلة", 0.25), ("التوصيل", 0.2), ("दूरी", 0.2), ("समय", 0.1), ("नमस्ते", 0.2), ("महान्", 0.2),
    ("การจัดส่ง", 0.05), ("สวัสดี", 0.05),
  ])
  func `layout knows about how wide a word is, by its letters`(
    _ word: String, tolerance: Double
  ) throws {
    let face = Face(size: 100)
    let first = try #require(word.first)
    let file = try #require(FontShelf.fallback(first, face))
    let isRightToLeft = VisualOrder.isRightToLeft(Array(word)) ?? false
    let shaped = try #require(
      FontShelf.shaped(word, file: file, isRightToLeft: isRightToLeft))
    let part = TypeMetrics.width(word, face) / (shaped.advance * face.size)
    #expect(abs(part - 1) < tolerance, "\(part)")
  }

  @Test func `a sign from another font keeps its form in a room that is wider`() {
    #expect(ForeignWords.stretch("★", natural: 10, room: 12) == 1)
    #expect(ForeignWords.stretch("สวย", natural: 10, room: 12) == 1.2)
    #expect(ForeignWords.stretch("สวย", natural: 10, room: 20) == ForeignWords.mostStretch)
    #expect(ForeignWords.stretch("★", natural: 10, room: 8) == 0.8)
    #expect(ForeignWords.stretch("", natural: 0, room: 8) == 1)
  }
}
