import Testing

@testable import Drawing
@testable import SwiftUI

/// Type, LAYOUT.md "Type", against the tables as they are published.
@MainActor
@Suite struct TypeTableTests {
  private func environment(_ size: DynamicTypeSize) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    return environment
  }

  @Test(
    arguments: [
      (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
      (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
      (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
      (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
      (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
      (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
      (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
      (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
      (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ] as [(Font, [Double])])
  func `a text style has its size in each of the twelve Dynamic Type sizes`(
    _ font: Font, _ expected: [Double]
  ) {
    let sizes = DynamicTypeSize.allCases.map { font.face(in: environment($0)).size }
    #expect(sizes == expected)
  }

  @Test(
    arguments: [
      (.largeTitle, [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
      (.title, [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
      (.title2, [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
      (.title3, [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
      (.headline, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
      (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
      (.callout, [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
      (.subheadline, [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
      (.footnote, [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
      (.caption, [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
      (.caption2, [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
    ] as [(Font.TextStyle, [Double])])
  func `a text style has its leading in each of the twelve Dynamic Type sizes`(
    _ style: Font.TextStyle, _ expected: [Double]
  ) {
    #expect(DynamicTypeSize.allCases.map(style.leading) == expected)
  }

  @Test(
    arguments: [
      (.largeTitle, 400, 700), (.title, 400, 700), (.title2, 400, 700), (.title3, 400, 600),
      (.headline, 600, 600), (.body, 400, 600), (.callout, 400, 600), (.subheadline, 400, 600),
      (.footnote, 400, 600), (.caption, 400, 600), (.caption2, 400, 600),
      (.system(size: 15), 400, 700),
    ] as [(Font, Int, Int)])
  func `a style has its weight, and its own emphasized one`(_ font: Font, _ plain: Int, _ bold: Int)
  {
    #expect(font.face(in: environment(.large)).weight == plain)
    #expect(font.bold().face(in: environment(.large)).weight == bold)
  }

  @Test(
    arguments: [
      (.ultraLight, 200), (.thin, 300), (.light, 400), (.regular, 600), (.medium, 700),
      (.semibold, 800), (.bold, 900), (.heavy, 900), (.black, 900),
    ] as [(Font.Weight, Int)])
  func `with Bold Text the system's font is heavier, light weights by a step, others by two`(
    _ weight: Font.Weight, _ bold: Int
  ) {
    var bolder = environment(.large)
    bolder.legibilityWeight = .bold
    #expect(Font.system(size: 15, weight: weight).face(in: bolder).weight == bold)
    #expect(Font.body.weight(weight).face(in: bolder).weight == bold)
    #expect(Font.custom("Some", size: 15).weight(weight).face(in: bolder).weight == weight.value)
    bolder.legibilityWeight = .regular
    #expect(Font.body.weight(weight).face(in: bolder).weight == weight.value)
  }

  @Test func `Bold Text reaches symbols and emphasis, not a font by its name`() throws {
    func weights(_ view: some View, isBold: Bool) -> [Int] {
      var environment = environment(.large)
      environment.legibilityWeight = isBold ? .bold : nil
      return draw(view, width: 400, environment: environment).items.flatMap { item -> [Int] in
        switch item {
        case .text(let line): line.runs.map(\.face.weight)
        case .symbol(let mark): [mark.face.weight]
        default: []
        }
      }
    }
    #expect(weights(Image(systemName: "heart"), isBold: false) == [400])
    #expect(weights(Image(systemName: "heart"), isBold: true) == [600])
    #expect(weights(Text("a **b**"), isBold: false) == [400, 600])
    #expect(weights(Text("a **b**"), isBold: true) == [600, 800])
    let named = Text("a **b**").font(.custom("Some", size: 15))
    #expect(weights(named, isBold: true) == [400, 600])
    let view = Text(verbatim: "a").environment(\.legibilityWeight, .bold)
    #expect(weights(view, isBold: false) == [600])
  }

  @Test func `a fixed size does not follow Dynamic Type, a custom font does`() {
    #expect(Font.system(size: 20).face(in: environment(.accessibility5)).size == 20)
    let custom = Font.custom("Some", size: 17).face(in: environment(.accessibility5)).size
    #expect(custom == 53)
    let fixed = Font.custom("Some", fixedSize: 17).face(in: environment(.accessibility5)).size
    #expect(fixed == 17)
  }

  @Test func `a limit of Dynamic Type holds text back and lets smaller sizes be`() {
    func size(_ type: DynamicTypeSize) -> Double {
      let view = Text(verbatim: "A").dynamicTypeSize(...DynamicTypeSize.xLarge)
      let result = draw(view, environment: environment(type))
      guard case .text(let line)? = result.items.first else { return 0 }
      return line.runs[0].face.size
    }
    #expect([.small, .large, .xLarge, .accessibility5].map(size) == [15, 17, 19, 19])
  }

  @Test(
    arguments: [(13, 0.866), (15, 0.866), (17, 0.861), (22, 0.823), (28, 0.775), (60, 0.775)]
      as [(Double, Double)])
  func `secondary text is smaller, large text more so`(_ size: Double, _ scale: Double) {
    let text = Text(verbatim: "A").font(.system(size: size)).textScale(.secondary)
    guard case .text(let line)? = draw(text).items.first else {
      Issue.record("no text")
      return
    }
    #expect(abs((line.runs.first?.face.size ?? 0) - size * scale) < 1e-9)
  }

  @Test(
    arguments: [
      (6, 0.24), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
      (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (22, -0.26),
      (24, 0.07), (28, 0.38), (64, 0.22), (80, 0), (120, 0), (5, 0.24),
    ] as [(Double, Double)])
  func `San Francisco's tracking by size`(_ size: Double, _ points: Double) {
    let plain = TypeMetrics.Calibration.tracking(Face(size: size))
    #expect(abs(plain - points) < 1e-9)
  }

  @Test(
    arguments: [
      (10, 0.57), (11, 0.56), (12, 0.54), (13, 0.51), (14, 0.48), (15, 0.44), (16, 0.41),
      (17, 0.37), (20, 0.36), (28, 0.36), (60, 0.23),
    ] as [(Double, Double)])
  func `the rounded design has tracking of its own`(_ size: Double, _ points: Double) {
    let rounded = TypeMetrics.Calibration.tracking(Face(size: size, design: .rounded))
    #expect(abs(rounded - points) < 1e-9)
  }

  @Test func `ascent, descent and cap height are San Francisco's parts of an em`() {
    let face = Face(size: 2048)
    #expect(TypeMetrics.ascent(face) == 1950)
    #expect(TypeMetrics.descent(face) == 494)
    #expect(TypeMetrics.capHeight(face) == 1443)
  }

  @Test func `kerning and tracking add to each letter, the last one too`() {
    let plain = draw(Text(verbatim: "ABCD").font(.system(size: 20))).size.width
    let wide = draw(Text(verbatim: "ABCD").font(.system(size: 20)).kerning(3)).size.width
    let tracked = draw(Text(verbatim: "ABCD").font(.system(size: 20)).tracking(3)).size.width
    #expect(abs(wide - plain - 12) < 0.34 && wide == tracked)
  }

  @Test(
    arguments: [
      (.largeTitle, 36, 40), (.title, 34, 38), (.title2, 28, 30), (.title3, 19, 20),
      (.headline, 16, 17), (.body, 16, 17), (.caption, 15, 16), (.caption2, 14, 15),
      (.footnote, 13, 14),
    ] as [(Font.TextStyle, Double, Double)])
  func `on a Watch a text style has the Watch's size`(
    _ style: Font.TextStyle, _ small: Double, _ large: Double
  ) {
    var watch = environment(.large)
    watch.system.isWatch = true
    #expect(Font.system(style).face(in: watch).size == large)
    watch.system.isSmallWatch = true
    #expect(Font.system(style).face(in: watch).size == small)
    // Fixed sizes are what they are.
    #expect(Font.system(size: 11).face(in: watch).size == 11)
  }
}
