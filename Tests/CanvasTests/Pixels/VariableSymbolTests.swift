import Drawing
import Outlines
import Testing

@testable import Canvas

@Suite("Symbols of several parts") struct VariableSymbolTests {
  private func parts(
    _ name: String, _ value: Double? = nil, paints: [Paint] = [.color(.white)]
  ) throws -> [SymbolInk.Part] {
    try #require(
      SymbolInk.parts(
        SymbolMark(
          name: name, frame: Rect(x: 0, y: 0, width: 30, height: 30), face: Face(size: 24),
          paints: paints, variableValue: value)))
  }

  private func strengths(_ name: String, _ value: Double) throws -> [Double] {
    try parts(name, value).map { part in
      guard case .color(let color) = part.paint else { return -1 }
      return color.alpha
    }
  }

  @Test(arguments: ["wifi", "chart.bar.fill"])
  func `The parts of a variable symbol show as its value grows`(_ name: String) throws {
    let none = try strengths(name, 0)
    #expect(none.count >= 3)
    #expect(none.allSatisfy { $0 < 0.5 })
    let half = try strengths(name, 0.5)
    #expect(half.contains(1) && half.contains { $0 < 0.5 })
    #expect(half.first == 1 && half.last != 1)
    let all = try strengths(name, 1)
    #expect(all.allSatisfy { $0 == 1 })
  }

  @Test func `The loudspeaker itself always shows`() throws {
    let none = try strengths("speaker.wave.2.fill", 0)
    #expect(none.first == 1)
  }

  @Test func `A symbol without a value, or without parts, is drawn whole`() throws {
    let (plain, split) = (try parts("wifi"), try parts("wifi", 0.5))
    #expect(plain.count <= split.count)
    for (name, value) in [("heart.fill", 0.1), ("wifi", .nan)] {
      let shown = try strengths(name, value)
      #expect(shown.allSatisfy { $0 == 1 })
    }
  }

  @Test(arguments: [
    ("cloud.sun", [0, 1]), ("cloud.moon", [0, 1]), ("cloud.bolt", [0, 1]), ("cloud.rain", [0, 2]),
    ("cloud.snow", [0, 2]), ("cloud.bolt.rain", [0, 1, 2]), ("cloud.sun.rain", [0, 1, 2]),
    ("cloud.moon.bolt", [0, 1, 2]),
  ])
  func `A cloud is primary, what stands behind it secondary, and what falls tertiary`(
    _ name: String, _ levels: [Int]
  ) throws {
    let paints: [Paint] = [.color(.white), .color(RGBA(255, 204, 0)), .color(RGBA(0, 122, 255))]
    for name in [name, name + ".fill"] {
      let shown = try parts(name, paints: paints).filter { !$0.isCut }
      #expect(Set(shown.map(\.paint)) == Set(levels.map { paints[$0] }), "\(name)")
      // The cloud is the largest.
      let largest = try shown.map { try #require(PathBox.of($0.contour.elements)) }.enumerated()
        .max { $0.element.width < $1.element.width }
      #expect(largest.map { shown[$0.offset].paint } == paints[0], "\(name)")
    }
  }

  /// Returns how wide the cloud of a symbol of 24 points is drawn in the box that it has in a layout.
  private func cloud(of name: String) throws -> Double {
    let face = Face(size: 24)
    let box = SymbolBox(name, face, pixel: 1.0 / 3)
    let paints: [Paint] = [.color(.white), .color(RGBA(255, 204, 0)), .color(RGBA(0, 122, 255))]
    let mark = SymbolMark(
      name: name, frame: Rect(x: 0, y: 0, width: box.width, height: box.height), face: face,
      paints: paints, inkSize: box.inkSize)
    let widths = try #require(SymbolInk.parts(mark)).filter { !$0.isCut && $0.paint == paints[0] }
      .compactMap { PathBox.of($0.contour.elements)?.width }
    return try #require(widths.max())
  }

  @Test(arguments: [
    ("cloud.sun.rain", "cloud.sun"), ("cloud.sun.bolt", "cloud.sun"),
    ("cloud.moon.rain", "cloud.moon"), ("cloud.moon.bolt", "cloud.moon"),
    ("cloud.rain", "cloud.drizzle"), ("cloud.bolt.rain", "cloud.rain"),
  ])
  func `A cloud from which something falls is as wide as a dry one`(
    _ name: String, _ like: String
  ) throws {
    for ending in ["", ".fill"] {
      let (one, other) = (try cloud(of: name + ending), try cloud(of: like + ending))
      #expect(abs(one / other - 1) < 0.12, "\(name)\(ending): \(one), \(other)")
    }
  }

  @Test func `Of two colours the second is that of the rain`() throws {
    let paints: [Paint] = [.color(.white), .color(RGBA(0, 122, 255))]
    let shown = try parts("cloud.drizzle.fill", paints: paints)
    #expect(shown.map(\.paint) == paints)
  }

  @Test func `A multicolour sign in a filled circle is not cut out of it`() throws {
    let paints: [Paint] = [.color(.white), .color(RGBA(52, 199, 89))]
    let parts = try parts("checkmark.circle.fill", paints: paints)
    #expect(parts.map(\.paint) == [paints[1], paints[0]])
    #expect(!parts.contains { $0.isCut })
  }
}
