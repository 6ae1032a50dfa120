import Drawing
import Testing

@testable import Lints

@Suite("How much a text has to stand out")
struct LegibilityTests {
  private let frame = Rect(x: 0, y: 0, width: 40, height: 20)

  private func text(_ size: Double, weight: Int = 400) -> DrawnMark {
    DrawnMark(
      kind: .text("1–0", Face(size: size, weight: weight), isTruncated: false, dynamic: nil),
      frame: frame, color: .white)
  }

  @Test(arguments: [
    (17.5, 400, 4.5), (18, 400, 3), (14, 600, 4.5), (14, 700, 3), (13.5, 900, 4.5),
  ])
  func `large text needs 3 to 1, other text 4.5 to 1; bold text is large from 14 points on`(
    _ size: Double, _ weight: Int, _ ratio: Double
  ) {
    let mark = text(size, weight: weight)
    #expect(Legibility(mark: mark, ink: .white, ground: .black).needed == ratio)
  }

  @Test func `the ground is what lies under a text, back to front; on an image nobody knows it`()
    throws
  {
    let fill = DrawnMark(
      kind: .fill(.rect(frame)), frame: frame, color: RGBA(255, 255, 255).opacity(0.5))
    let found = Legibility.texts(of: [fill, text(12)], on: .black)
    #expect(found.count == 1)
    let ground = try #require(found.first?.ground)
    #expect(ground.red > 0.4 && ground.red < 0.6)
    // What is drawn later covers it and is no ground.
    #expect(Legibility.texts(of: [text(12), fill], on: .black).first?.ground == .black)
    let image = DrawnMark(kind: .placeholder("map"), frame: frame)
    #expect(Legibility.texts(of: [image, text(12)], on: .black).isEmpty)
  }
}
