import Drawing
import Testing
import WidgetProtocol

@testable import Lints

@Suite("Colours, logos and heights")
struct LintOfLooksTests: LintReview {
  private func block(_ x: Double, _ color: RGBA, on card: Sketch) -> Sketch {
    card.fill(.rect(Rect(x: x, y: 10, width: 100, height: 70)), color)
  }

  @Test func `card-too-colorful: three vivid hues on a tenth of the card each are too many`() {
    let two = block(20, RGBA(255, 30, 30), on: block(130, RGBA(30, 60, 255), on: card))
    #expect(!ids(two).contains("card-too-colorful"))
    #expect(ids(block(240, RGBA(30, 220, 40), on: two)).contains("card-too-colorful"))
    // One hue in shades, a tint alone, and colours that are not vivid are quiet.
    let shades = block(240, RGBA(255, 60, 40), on: block(130, RGBA(200, 20, 20), on: card))
    #expect(!ids(shades.changed { $0.tint = RGBA(255, 0, 0) }).contains("card-too-colorful"))
    #expect(!ids(block(240, RGBA(120, 140, 125), on: two)).contains("card-too-colorful"))
  }

  @Test func `card-too-colorful: a rainbow is judged by its stops, not by their mean`() {
    let stops = [RGBA(255, 0, 0), RGBA(0, 230, 0), RGBA(0, 0, 255)].enumerated().map {
      GradientStop($1, at: Double($0) / 2)
    }
    let box = Rect(x: 0, y: 0, width: card.size.width, height: 100)
    let paint = Paint.linear(
      stops, start: Point(x: 0, y: 0), end: Point(x: box.width, y: 0))
    #expect(ids(card.item(.fill(.rect(box), paint))).contains("card-too-colorful"))
  }

  @Test func `card-too-colorful: steps between a gradient's colours are none of its colours`() {
    // As a widget's gradients come: sixteen steps from one colour to the next.
    func gradient(_ colors: [RGBA]) -> Sketch {
      let pairs = Array(zip(colors, colors.dropFirst()).enumerated())
      let steps = pairs.flatMap { index, pair in
        (1...16).map { number in
          let share = Double(number) / 16
          return GradientStop(
            pair.0.mixedByLook(with: pair.1, share),
            at: (Double(index) + share) / Double(pairs.count))
        }
      }
      let box = Rect(x: 0, y: 0, width: card.size.width, height: card.size.height)
      let paint = Paint.linear(
        [GradientStop(colors[0], at: 0)] + steps, start: .zero, end: Point(x: box.width, y: 0))
      #expect(paint.stopColors == colors)
      return card.item(.fill(.rect(box), paint))
    }
    let (green, orange) = (RGBA(52, 199, 89), RGBA(255, 149, 0))
    #expect(!ids(gradient([green, orange])).contains("card-too-colorful"))
    let rainbow = [RGBA(255, 0, 0), orange, RGBA(0, 230, 0), RGBA(0, 0, 255), RGBA(200, 0, 200)]
    #expect(ids(gradient(rainbow)).contains("card-too-colorful"))
  }

  @Test func `card-is-logo: a large picture that never changes, and hardly a word`() {
    let logo = card.symbol("flame.fill", x: 140, y: 5, side: 90)
    let small = logo.text("Blaze", x: 150, y: 82, width: 30, height: 14, size: 11)
    #expect(ids([[.dark: [small]], [.dark: [small]]]).contains("card-is-logo"))
    let worded = logo.text("12 minutes", x: 10, y: 20, width: 120, height: 40, size: 34)
    #expect(!ids([[.dark: [worded]], [.dark: [worded]]]).contains("card-is-logo"))
    let other = card.symbol("cloud.fill", x: 140, y: 5, side: 90)
    #expect(!ids([[.dark: [small]], [.dark: [other]]]).contains("card-is-logo"))
    let tiny = card.symbol("flame.fill", x: 140, y: 5, side: 30)
    #expect(!ids([[.dark: [tiny]], [.dark: [tiny]]]).contains("card-is-logo"))
  }

  @Test func `compact-is-logo: the same pictures in every state, and again in the minimal island`()
  {
    func island(_ name: String, word: String? = nil) -> [LintSubject.Condition: [Sketch]] {
      let side = word.map { trailing.text($0, x: 0, y: 8) } ?? trailing
      return [
        .dark: [
          leading.symbol(name, x: 7, y: 8), side, minimal.symbol("flame", x: 8, y: 8),
        ]
      ]
    }
    #expect(ids([island("flame"), island("flame")]).contains("compact-is-logo"))
    #expect(!ids([island("flame"), island("cloud")]).contains("compact-is-logo"))
    #expect(
      !ids([island("flame", word: "3′"), island("flame", word: "2′")]).contains("compact-is-logo"))
    #expect(!ids([island("flame")]).contains("compact-is-logo"))
    // A bar that grows says something without a word.
    func bars(_ height: Double) -> [LintSubject.Condition: [Sketch]] {
      let bar = trailing.fill(.rect(Rect(x: 4, y: 8, width: 4, height: height)))
      return [
        .dark: [leading.symbol("flame", x: 7, y: 8), bar, minimal.symbol("flame", x: 8, y: 8)]
      ]
    }
    #expect(ids([bars(8), bars(8)]).contains("compact-is-logo"))
    #expect(!ids([bars(8), bars(16)]).contains("compact-is-logo"))
  }

  @Test func `island-text-dark: text on the black keeps a contrast of 3`() {
    expect(
      "island-text-dark", broken: leading.text("12", x: 7, y: 8, color: RGBA(0, 0, 90)),
      kept: leading.text("12", x: 7, y: 8, color: RGBA(10, 132, 255)))
    // On a ground of its own dark text is right.
    let label = island.fill(.rect(Rect(x: 20, y: 20, width: 60, height: 30)), RGBA(255, 214, 10))
      .text("LIVE", x: 25, y: 25, color: .black)
    #expect(!ids(label).contains("island-text-dark"))
  }

  @Test func `expanded-height-fixed: an island follows its rows`() {
    let one = island.ideal(371, 120).text("a", x: 20, y: 20)
    let two = one.text("b", x: 20, y: 60)
    #expect(ids([[.dark: [one]], [.dark: [two]]]).contains("expanded-height-fixed"))
    #expect(
      !ids([[.dark: [one]], [.dark: [two.ideal(371, 140)]]]).contains("expanded-height-fixed"))
    // At its least height it cannot shrink.
    let low = island.ideal(371, 70).text("a", x: 20, y: 20)
    #expect(
      !ids([[.dark: [low]], [.dark: [low.text("b", x: 20, y: 50)]]]).contains(
        "expanded-height-fixed"))
  }

  @Test func `card-is-logo: texts of a quarter of the picture are a word, and less are none`() {
    func logo(textWidth: Double) -> Sketch {
      card.symbol("flame.fill", x: 140, y: 0, side: 100)
        .text("Blaze", x: 20, y: 20, width: textWidth, height: 50)
    }
    func isLogo(_ sketch: Sketch) -> Bool {
      ids([[.dark: [sketch]], [.dark: [sketch]]]).contains("card-is-logo")
    }
    #expect(isLogo(logo(textWidth: 49.99)))
    #expect(!isLogo(logo(textWidth: 50)))
  }

  @Test func `card-is-logo: of two pictures of one size the first one is judged`() {
    func pair(_ first: String, _ second: String) -> [LintSubject.Condition: [Sketch]] {
      [
        .dark: [
          card.symbol(first, x: 20, y: 0, side: 90).symbol(second, x: 240, y: 0, side: 90)
        ]
      ]
    }
    #expect(ids([pair("flame", "sun.max"), pair("flame", "cloud")]).contains("card-is-logo"))
    #expect(!ids([pair("sun.max", "flame"), pair("cloud", "flame")]).contains("card-is-logo"))
  }

  @Test func `hues are as far apart as the shorter way around their circle`() {
    #expect(DominantHue.distance(350, 10) == 20)
    #expect(DominantHue.distance(10, 350) == 20)
    #expect(DominantHue.distance(0, 180) == 180)
  }
}
