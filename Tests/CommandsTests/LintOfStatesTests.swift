import Drawing
import Testing
import WidgetProtocol

@testable import Commands

@Suite struct LintOfStatesTests: LintReview {
  @Test("L02: a card does not look like a notification") func l02() {
    func notification(weight: Int, time: String) -> Sketch {
      card.symbol("bolt", x: 16, y: 20, side: 36)
        .text("Goal", x: 64, y: 20, weight: weight)
        .text("Harbour lead", x: 64, y: 44, width: 90, weight: 400)
        .text(time, x: 320, y: 20, width: 34, size: 12, weight: 400)
    }
    expect(
      "L02", broken: notification(weight: 700, time: "5m ago"),
      kept: notification(weight: 400, time: "5m ago"))
    #expect(ids(notification(weight: 700, time: "9:41 AM")).contains("L02"))
    #expect(!ids(notification(weight: 700, time: "2–1")).contains("L02"))
    #expect(!ids(notification(weight: 700, time: "now").buttons(1)).contains("L02"))
  }

  @Test("L03: one text comes first, by size or by weight") func l03() {
    func names(_ size: Double, weight: Int = 600) -> Sketch {
      card.text("Harbour", x: 20, y: 20).text("Northfield", x: 20, y: 42)
        .text("2–1", x: 20, y: 64, size: size, weight: weight)
    }
    expect("L03", broken: names(15), kept: names(28))
    #expect(!ids(names(15, weight: 800)).contains("L03"))
  }

  @Test("L06: the colour keeps its hue in light and dark") func l06() {
    func shape(_ color: RGBA) -> Sketch {
      card.fill(.rounded(Rect(x: 20, y: 20, width: 200, height: 50), radius: 8), color)
    }
    let red = shape(RGBA(200, 30, 30))
    #expect(ids([[.dark: [red], .light: [shape(RGBA(30, 160, 40))]]]).contains("L06"))
    #expect(!ids([[.dark: [red], .light: [shape(RGBA(255, 120, 120))]]]).contains("L06"))
    #expect(!ids([[.dark: [red], .light: [shape(RGBA(90, 90, 90))]]]).contains("L06"))
  }

  @Test("L08: no empty stretch") func l08() {
    func rows(_ y: Double) -> Sketch {
      card.text("Above", x: 20, y: 14).text("Below", x: 20, y: y).changed {
        $0.ideal = Size(width: 371, height: 100)
      }
    }
    expect("L08", broken: rows(66), kept: rows(40).text("More", x: 20, y: 64))
    let low = Sketch(.lockScreen, height: 48).text("Low", x: 20, y: 14)
    #expect(!ids(low).contains("L08"))
  }

  @Test("L09: the height follows the number of rows") func l09() {
    let one = card.text("1–0", x: 20, y: 20)
    let two = one.text("Goal", x: 20, y: 50)
    #expect(ids([[.dark: [one]], [.dark: [two]]]).contains("L09"))
    #expect(!ids([[.dark: [one]], [.dark: [two.ideal(371, 120)]]]).contains("L09"))
    #expect(!ids([[.dark: [two]], [.dark: [two]]]).contains("L09"))
  }

  @Test("L11: digits that change do so with a transition") func l11() {
    func score(_ text: String, traits: [String] = []) -> Sketch {
      card.node(
        OutlineNode(
          kind: "Text", frame: Rect(x: 20, y: 20, width: 60, height: 20), content: text,
          traits: traits))
    }
    func pair(_ one: Sketch, _ other: Sketch) -> Set<String> {
      ids([[.dark: [one]], [.dark: [other]]])
    }
    #expect(pair(score("2 – 1"), score("3 – 1")).contains("L11"))
    let animated = score("3 – 1", traits: ["numericTransition"])
    #expect(!pair(score("2 – 1"), animated).contains("L11"))
    #expect(!pair(score("2 – 1"), score("3 – 1", traits: ["dynamic"])).contains("L11"))
    #expect(!pair(score("2 – 1"), score("Half-time 3")).contains("L11"))
    #expect(!pair(score("2 – 1"), score("3 – 1").text("x", x: 90, y: 20)).contains("L11"))
  }

  @Test("L12: most of what stays keeps its place") func l12() {
    func list(_ y: Double) -> Sketch {
      ["a", "b", "c", "d"].enumerated().reduce(card) { sketch, item in
        sketch.text(item.element, x: 20, y: y + Double(item.offset) * 15, height: 12)
      }
    }
    let first: [LintSubject.Condition: [Sketch]] = [.dark: [list(14)]]
    #expect(ids([first, [.dark: [list(34)]]]).contains("L12"))
    #expect(!ids([first, [.dark: [list(20)]]]).contains("L12"))
    let oneMoves = list(14).changed { $0.items.removeLast() }.text("d", x: 200, y: 14, height: 12)
    #expect(!ids([first, [.dark: [oneMoves]]]).contains("L12"))
  }
}

@Suite struct LintOfContextsTests: LintReview {
  private func image(pixels: UInt8, width: Double) -> Sketch {
    let bytes: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, pixels, 0, 0, 0, pixels]
    let frame = Rect(x: 20, y: 20, width: width, height: width)
    return card.item(.image(ImageMark(source: .data(bytes), frame: frame)))
  }

  @Test("L15: a bitmap has pixels for twice its width; fewer than its own are a warning")
  func l15() {
    expect("L15", broken: image(pixels: 120, width: 40), kept: image(pixels: 240, width: 40))
    func severity(_ sketch: Sketch) -> String? {
      let subject = LintSubject(
        device: .standard,
        states: [.init(name: "a", pictures: [.dark: [.lockScreen: sketch.picture]])])
      return Lint.review(subject, only: ["L15"]).first?.severity.rawValue
    }
    #expect(severity(image(pixels: 120, width: 40)) == "info")
    #expect(severity(image(pixels: 100, width: 40)) == "warning")
  }

  @Test("L17: a ground of its own is left out in StandBy") func l17() {
    let own = card.fill(.rect(Rect(x: 0, y: 0, width: 371, height: 100)))
    #expect(ids([[.dark: [own], .standBy: [own]]]).contains("L17"))
    #expect(!ids([[.dark: [own], .standBy: [card]]]).contains("L17"))
    let tinted = own.changed { $0.tint = .black }
    #expect(!ids([[.dark: [tinted], .standBy: [tinted]]]).contains("L17"))
  }

  @Test("L19: at half the light texts keep a contrast of 3, and little is bright") func l19() {
    func text(_ grey: Int) -> Sketch {
      card.text("4:15", x: 20, y: 20, color: RGBA(grey, grey, grey))
    }
    #expect(ids([[.dimmed: [text(100)]]]).contains("L19"))
    #expect(!ids([[.dimmed: [text(160)]]]).contains("L19"))
    func block(_ width: Double) -> Sketch {
      card.fill(.rect(Rect(x: 0, y: 0, width: width, height: 100)), .white)
    }
    #expect(ids([[.dimmed: [block(200)]]]).contains("L19"))
    #expect(!ids([[.dimmed: [block(100)]]]).contains("L19"))
    #expect(ids([[.dimmed: [card.changed { $0.tint = .white }]]]).contains("L19"))
  }

  @Test(
    "L44: what looks private is marked as such",
    arguments: [
      ("ann@example.com", true), ("4111 1111 1111 1111", true),
      ("DE89 3704 0044 0532 0130 00", true),
      ("+49 151 23456789", true), ("€ 18.40", true), ("Total 12,50 €", true), ("2–1", false),
      ("Gate B12 at 18:40", false), ("•••• 4242", false), ("1 234 567 steps", false),
      ("@harbour", false),
    ])
  func l44(text: String, isPrivate: Bool) {
    #expect(ids(card.text(text, x: 20, y: 20)).contains("L44") == isPrivate)
    let hidden = card.node(
      OutlineNode(
        kind: "Text", frame: Rect(x: 20, y: 20, width: 80, height: 20), content: text,
        traits: ["privacySensitive"]))
    #expect(!ids(hidden).contains("L44"))
  }

  @Test("L45: no advertising") func l45() {
    expect(
      "L45", broken: card.text("Now 50% off", x: 20, y: 20),
      kept: card.text("50 % done", x: 20, y: 20))
  }

  @Test("L49: Watch and CarPlay have a view of their own") func l49() {
    #expect(ids([[.dark: [card]]], hasSmallFamily: false).contains("L49"))
    #expect(!ids([[.dark: [card]]], hasSmallFamily: true).contains("L49"))
    #expect(!ids([[.dark: [card]]]).contains("L49"))
  }

  @Test("L50: the small view fits CarPlay's three sizes") func l50() {
    let narrow = Sketch(.small, width: 170, height: 78)
    let cut = narrow.text("Harbo…", x: 10, y: 10, isTruncated: true)
    let whole = narrow.text("HAR", x: 10, y: 10)
    #expect(ids([[.carPlayNarrow: [cut]]], hasSmallFamily: true).contains("L50"))
    #expect(!ids([[.carPlayNarrow: [whole]]], hasSmallFamily: true).contains("L50"))
    #expect(ids([[.carPlayTall: [whole.ideal(170, 120)]]], hasSmallFamily: true).contains("L50"))
    // What the system puts there itself is not the widget's.
    #expect(!ids([[.carPlayNarrow: [cut]]], hasSmallFamily: false).contains("L50"))
  }

  @Test("L04, L47: in CarPlay and on a Watch nothing can be pressed, and text has 12 points")
  func small() {
    let small = Sketch(.small, width: 240, height: 78)
    func found(_ sketch: Sketch) -> Set<String> {
      ids([[.carPlayWide: [sketch]]], hasSmallFamily: true)
    }
    #expect(found(small.buttons(1)).contains("L04"))
    #expect(found(small.text("HAR", x: 20, y: 20, size: 11)).contains("L47"))
    let good = found(small.text("HAR", x: 20, y: 20, size: 12))
    #expect(!good.contains("L04") && !good.contains("L47"))
  }

  @Test("L54: the keyline's colour is one of the content's") func l54() {
    let red = island.fill(
      .rounded(Rect(x: 40, y: 20, width: 80, height: 40), radius: 20), RGBA(220, 40, 40))
    expect(
      "L54", broken: red.changed { $0.keyline = RGBA(40, 200, 60) },
      kept: red.changed { $0.keyline = RGBA(255, 90, 60) })
  }

  @Test("L55: a wide compact side knows the narrow island") func l55() {
    let wide: [[LintSubject.Condition: [Sketch]]] = [[.dark: [leading.ideal(48, 20)]]]
    #expect(ids(wide, source: "struct W: Widget {}").contains("L55"))
    #expect(
      !ids(wide, source: "@Environment(\\.isDynamicIslandLimitedInWidth) var x").contains("L55"))
    #expect(!ids(wide).contains("L55"))
    let short: [[LintSubject.Condition: [Sketch]]] = [[.dark: [leading.ideal(38, 20)]]]
    #expect(!ids(short, source: "struct W: Widget {}").contains("L55"))
  }
}
