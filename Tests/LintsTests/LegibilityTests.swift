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

  @Test func `a gradient's mean colour counts each colour by how far it reaches`() throws {
    let (indigo, mint) = (RGBA(88, 86, 214), RGBA(0, 199, 190))
    // Most of it is indigo, also where steps stand for the rest.
    let steps = (1...16).map { number in
      let share = Double(number) / 16
      return GradientStop(indigo.mixedByLook(with: mint, share), at: 0.9 + 0.1 * share)
    }
    for rest in [[GradientStop(mint, at: 1)], steps] {
      let stops = [GradientStop(indigo, at: 0), GradientStop(indigo, at: 0.9)] + rest
      let paint = Paint.linear(stops, start: .zero, end: Point(x: 100, y: 0))
      let mean = try #require(paint.meanColor)
      for part in [\RGBA.red, \.green, \.blue, \.alpha] {
        #expect(abs(mean[keyPath: part] - indigo[keyPath: part]) < 0.08)
      }
    }
    func mean(_ stops: [GradientStop]) throws -> Double {
      try #require(RGBA.mean(of: stops)).red
    }
    // Before the first stop and behind the last one there are their colours.
    #expect(try mean([GradientStop(.white, at: 0.5)]) == 1)
    #expect(
      abs(try mean([GradientStop(.white, at: 0.5), GradientStop(.black, at: 1)]) - 0.75) < 1e-9)
    #expect(
      abs(try mean([GradientStop(.white, at: 0), GradientStop(.black, at: 0.5)]) - 0.25) < 1e-9)
    #expect(RGBA.mean(of: []) == nil)
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
