import Drawing
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

  @Test func `A cloud and its sun have colours of their own`() throws {
    let paints: [Paint] = [.color(RGBA(255, 204, 0)), .color(RGBA(142, 142, 147))]
    for name in ["cloud.sun.fill", "cloud.rain.fill", "cloud.bolt.fill"] {
      let shown = try parts(name, paints: paints).filter { !$0.isCut }.map(\.paint)
      #expect(Set(shown) == Set(paints), "\(name)")
    }
  }

  @Test func `A multicolour sign in a filled circle is not cut out of it`() throws {
    let paints: [Paint] = [.color(.white), .color(RGBA(52, 199, 89))]
    let parts = try parts("checkmark.circle.fill", paints: paints)
    #expect(parts.map(\.paint) == [paints[1], paints[0]])
    #expect(!parts.contains { $0.isCut })
  }
}
