import Drawing
import Findings
import Goldens
import Phone
import Testing
import WidgetProtocol

@testable import Lints

@Suite struct LintOfStatesTests: LintReview {
  @Test func `card-like-notification: a card does not look like a notification`() {
    func notification(weight: Int, time: String) -> Sketch {
      card.symbol("bolt", x: 16, y: 20, side: 36)
        .text("Goal", x: 64, y: 20, weight: weight)
        .text("Harbour lead", x: 64, y: 44, width: 90, weight: 400)
        .text(time, x: 320, y: 20, width: 34, size: 12, weight: 400)
    }
    expect(
      "card-like-notification", broken: notification(weight: 700, time: "5m ago"),
      kept: notification(weight: 400, time: "5m ago"))
    #expect(ids(notification(weight: 700, time: "9:41 AM")).contains("card-like-notification"))
    #expect(!ids(notification(weight: 700, time: "2–1")).contains("card-like-notification"))
    #expect(
      !ids(notification(weight: 700, time: "now").buttons(1)).contains("card-like-notification"))
  }

  @Test func `card-like-notification: the time may stand beside either line`() {
    let note = card.symbol("bell.fill", x: 16, y: 36, side: 22)
      .text("Goal", x: 60, y: 28, weight: 700).text("Harbour lead", x: 60, y: 50, weight: 400)
    #expect(ids(note.text("now", x: 320, y: 39, weight: 400)).contains("card-like-notification"))
    #expect(!ids(note.text("2–1", x: 320, y: 39, weight: 400)).contains("card-like-notification"))
  }

  @Test
  func
    `card-like-notification: the second line is lighter, and the time at most two lines from the first`()
  {
    func note(body weight: Int, timeAt y: Double) -> Sketch {
      card.symbol("bolt", x: 16, y: 20, side: 36).text("Goal", x: 64, y: 20, weight: 700)
        .text("Harbour lead", x: 64, y: 44, width: 90, weight: weight)
        .text("5m ago", x: 320, y: y, width: 34, weight: 400)
    }
    expect(
      "card-like-notification", broken: note(body: 400, timeAt: 20),
      kept: note(body: 700, timeAt: 20))
    expect(
      "card-like-notification", broken: note(body: 400, timeAt: 59),
      kept: note(body: 400, timeAt: 61))
  }

  @Test func `card-without-emphasis: one text comes first, by size or by weight`() {
    func names(_ size: Double, weight: Int = 600) -> Sketch {
      card.text("Harbour", x: 20, y: 20).text("Northfield", x: 20, y: 42)
        .text("2–1", x: 20, y: 64, size: size, weight: weight)
    }
    expect("card-without-emphasis", broken: names(15), kept: names(28))
    #expect(!ids(names(15, weight: 800)).contains("card-without-emphasis"))
  }

  @Test func `hue-turns-with-appearance: the colour keeps its hue in light and dark`() {
    func shape(_ color: RGBA) -> Sketch {
      card.fill(.rounded(Rect(x: 20, y: 20, width: 200, height: 50), radius: 8), color)
    }
    let red = shape(RGBA(200, 30, 30))
    #expect(
      ids([[.dark: [red], .light: [shape(RGBA(30, 160, 40))]]]).contains(
        "hue-turns-with-appearance"))
    #expect(
      !ids([[.dark: [red], .light: [shape(RGBA(255, 120, 120))]]]).contains(
        "hue-turns-with-appearance"))
    #expect(
      !ids([[.dark: [red], .light: [shape(RGBA(90, 90, 90))]]]).contains(
        "hue-turns-with-appearance"))
  }

  @Test func `card-stretch-empty: no empty stretch`() {
    func rows(_ y: Double) -> Sketch {
      card.text("Above", x: 20, y: 14).text("Below", x: 20, y: y).changed {
        $0.ideal = Size(width: 371, height: 100)
      }
    }
    expect("card-stretch-empty", broken: rows(66), kept: rows(40).text("More", x: 20, y: 64))
    let low = Sketch(.lockScreen, height: 48).text("Low", x: 20, y: 14)
    #expect(!ids(low).contains("card-stretch-empty"))
  }

  @Test func `card-height-fixed: the height follows the number of rows`() {
    let one = card.text("1–0", x: 20, y: 20)
    let two = one.text("Goal", x: 20, y: 50)
    #expect(ids([[.dark: [one]], [.dark: [two]]]).contains("card-height-fixed"))
    #expect(!ids([[.dark: [one]], [.dark: [two.ideal(371, 120)]]]).contains("card-height-fixed"))
    #expect(!ids([[.dark: [two]], [.dark: [two]]]).contains("card-height-fixed"))
  }

  @Test func `number-without-transition: digits that change do so with a transition`() {
    func score(_ text: String, traits: [String] = []) -> Sketch {
      card.node(
        OutlineNode(
          kind: "Text", frame: Rect(x: 20, y: 20, width: 60, height: 20), content: text,
          traits: traits))
    }
    func pair(_ one: Sketch, _ other: Sketch) -> Set<String> {
      ids([[.dark: [one]], [.dark: [other]]])
    }
    #expect(pair(score("2 – 1"), score("3 – 1")).contains("number-without-transition"))
    let animated = score("3 – 1", traits: ["numericTransition"])
    #expect(!pair(score("2 – 1"), animated).contains("number-without-transition"))
    #expect(
      !pair(score("2 – 1"), score("3 – 1", traits: ["dynamic"])).contains(
        "number-without-transition"))
    #expect(!pair(score("2 – 1"), score("Half-time 3")).contains("number-without-transition"))
    #expect(
      !pair(score("2 – 1"), score("3 – 1").text("x", x: 90, y: 20)).contains(
        "number-without-transition"))
  }

  @Test func `too-much-moves: most of what stays keeps its place`() {
    func list(_ y: Double) -> Sketch {
      ["a", "b", "c", "d"].enumerated().reduce(card) { sketch, item in
        sketch.text(item.element, x: 20, y: y + Double(item.offset) * 15, height: 12)
      }
    }
    let first: [LintSubject.Condition: [Sketch]] = [.dark: [list(14)]]
    #expect(ids([first, [.dark: [list(34)]]]).contains("too-much-moves"))
    #expect(!ids([first, [.dark: [list(20)]]]).contains("too-much-moves"))
    let oneMoves = list(14).changed { $0.items.removeLast() }.text("d", x: 200, y: 14, height: 12)
    #expect(!ids([first, [.dark: [oneMoves]]]).contains("too-much-moves"))
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

  @Test
  func
    `image-too-coarse: a bitmap has pixels for twice its width; fewer than its own are a warning`()
  {
    expect(
      "image-too-coarse", broken: image(pixels: 120, width: 40), kept: image(pixels: 240, width: 40)
    )
    func severity(_ sketch: Sketch) -> String? {
      let subject = LintSubject(
        device: .standard,
        states: [.init(name: "a", pictures: [.dark: [.lockScreen: sketch.picture]])])
      return Lint.review(subject, only: ["image-too-coarse"]).first?.severity.rawValue
    }
    #expect(severity(image(pixels: 120, width: 40)) == "info")
    #expect(severity(image(pixels: 100, width: 40)) == "warning")
  }

  @Test func `standby-ground-ends: a ground of its own is left out in StandBy`() {
    let own = card.fill(.rect(Rect(x: 0, y: 0, width: 371, height: 100)))
    #expect(ids([[.dark: [own], .standBy: [own]]]).contains("standby-ground-ends"))
    #expect(!ids([[.dark: [own], .standBy: [card]]]).contains("standby-ground-ends"))
    let tinted = own.changed { $0.tint = .black }
    #expect(!ids([[.dark: [tinted], .standBy: [tinted]]]).contains("standby-ground-ends"))
  }

  @Test
  func `always-on-unsuitable: at half the light texts keep a contrast of 3, and little is bright`()
  {
    func text(_ grey: Int) -> Sketch {
      card.text("4:15", x: 20, y: 20, color: RGBA(grey, grey, grey))
    }
    #expect(ids([[.dimmed: [text(100)]]]).contains("always-on-unsuitable"))
    #expect(!ids([[.dimmed: [text(160)]]]).contains("always-on-unsuitable"))
    func block(_ width: Double) -> Sketch {
      card.fill(.rect(Rect(x: 0, y: 0, width: width, height: 100)), .white)
    }
    #expect(ids([[.dimmed: [block(200)]]]).contains("always-on-unsuitable"))
    #expect(!ids([[.dimmed: [block(100)]]]).contains("always-on-unsuitable"))
    #expect(ids([[.dimmed: [card.changed { $0.tint = .white }]]]).contains("always-on-unsuitable"))
  }

  @Test(arguments: [
    ("ann@example.com", true), ("4111 1111 1111 1111", true),
    ("DE89 3704 0044 0532 0130 00", true),
    ("+49 151 23456789", true), ("€ 18.40", true), ("Total 12,50 €", true), ("2–1", false),
    ("Gate B12 at 18:40", false), ("•••• 4242", false), ("1 234 567 steps", false),
    ("@harbour", false),
  ])
  func `private-text-shown: what looks private is marked as such`(text: String, isPrivate: Bool) {
    #expect(ids(card.text(text, x: 20, y: 20)).contains("private-text-shown") == isPrivate)
    let hidden = card.node(
      OutlineNode(
        kind: "Text", frame: Rect(x: 20, y: 20, width: 80, height: 20), content: text,
        traits: ["privacySensitive"]))
    #expect(!ids(hidden).contains("private-text-shown"))
    // The first letters tell, and soon.
    let long = "ann@a.example " + String(repeating: "a", count: 200_000)
    let seconds = ProcessorTime.of { #expect(PrivateText.kind(of: long) == .mail) }
    #expect(PrivateText.kind(of: String(repeating: "a", count: 200_000)) == nil && seconds < 5)
  }

  @Test func `advertising-shown: no advertising`() {
    expect(
      "advertising-shown", broken: card.text("Now 50% off", x: 20, y: 20),
      kept: card.text("50 % done", x: 20, y: 20))
  }

  @Test func `small-family-missing: Watch and CarPlay have a view of their own`() {
    #expect(ids([[.dark: [card]]], hasSmallFamily: false).contains("small-family-missing"))
    #expect(!ids([[.dark: [card]]], hasSmallFamily: true).contains("small-family-missing"))
    #expect(!ids([[.dark: [card]]]).contains("small-family-missing"))
  }

  @Test func `carplay-content-cut: the small view fits CarPlay's three sizes`() {
    let narrow = Sketch(.small, width: 170, height: 78)
    let cut = narrow.text("Harbo…", x: 10, y: 10, isTruncated: true)
    let whole = narrow.text("HAR", x: 10, y: 10)
    #expect(ids([[.car("narrow"): [cut]]], hasSmallFamily: true).contains("carplay-content-cut"))
    #expect(!ids([[.car("narrow"): [whole]]], hasSmallFamily: true).contains("carplay-content-cut"))
    #expect(
      ids([[.car("tall"): [whole.ideal(170, 120)]]], hasSmallFamily: true).contains(
        "carplay-content-cut"))
    // What the system puts there itself is not the widget's.
    #expect(!ids([[.car("narrow"): [cut]]], hasSmallFamily: false).contains("carplay-content-cut"))
  }

  @Test func `watch-content-cut: the small view fits the smallest Watch`() {
    let small = Sketch(.small, width: 152, height: 69.5)
    let cut = small.text("Harbo…", x: 10, y: 10, isTruncated: true)
    let whole = small.text("HAR", x: 10, y: 10)
    #expect(ids([[.watch: [cut]]], hasSmallFamily: true).contains("watch-content-cut"))
    #expect(!ids([[.watch: [whole]]], hasSmallFamily: true).contains("watch-content-cut"))
    #expect(!ids([[.watch: [cut]]], hasSmallFamily: false).contains("watch-content-cut"))
    // What is cut on a Watch is not said of a car.
    #expect(!ids([[.watch: [cut]]], hasSmallFamily: true).contains("carplay-content-cut"))
  }

  @Test func `carplay-too-wordy: a dashboard has few words; numbers are none`() {
    func found(_ text: String) -> Bool {
      let sketch = Sketch(.small, width: 240, height: 78).text(text, x: 10, y: 10)
      return ids([[.car("wide"): [sketch]]], hasSmallFamily: true).contains("carplay-too-wordy")
    }
    #expect(found("turn left after the second light and keep going straight"))
    #expect(!found("Harbour 2 – 1 Northfield 67 12 4 5 6 7 8 9"))
  }

  @Test func `the table of surfaces says in which sizes the small view is judged`() {
    let sizes = LintSubject.Condition.allCases.compactMap { $0.smallRoom }
    #expect(sizes.map(\.width) == [152, 240, 240, 170])
    #expect(sizes.map(\.isWatch) == [true, false, false, false])
  }

  @Test
  func
    `buttons-not-essential, text-too-small: in CarPlay and on a Watch nothing can be pressed, and text has 12 points`()
  {
    let small = Sketch(.small, width: 240, height: 78)
    func found(_ sketch: Sketch) -> Set<String> {
      ids([[.car("wide"): [sketch]]], hasSmallFamily: true)
    }
    #expect(found(small.buttons(1)).contains("buttons-not-essential"))
    #expect(found(small.text("HAR", x: 20, y: 20, size: 11)).contains("text-too-small"))
    let good = found(small.text("HAR", x: 20, y: 20, size: 12))
    #expect(!good.contains("buttons-not-essential") && !good.contains("text-too-small"))
  }

  @Test
  func `buttons-not-essential: on the small view one button is a remark, two are a warning`() {
    func severity(_ count: Int) -> Severity? {
      let sketch = Sketch(.small, width: 240, height: 78).buttons(count)
      return remarks([[.car("wide"): [sketch]]], hasSmallFamily: true)
        .first { $0.id == "buttons-not-essential" }?.severity
    }
    #expect(severity(0) == nil)
    #expect(severity(1) == .info)
    #expect(severity(2) == .warning)
    let two = Sketch(.small, width: 240, height: 78).buttons(2)
    let told = remarks([[.car("wide"): [two]]], hasSmallFamily: true)
      .first { $0.id == "buttons-not-essential" }
    #expect(told?.finding().fix?.hasPrefix("Show it as an image or text here") == true)
  }

  @Test func `presentation-empty: the small view is judged where the widget has one`() {
    let small = Sketch(.small, width: 240, height: 78)
    func told(_ hasSmallFamily: Bool?) -> [String] {
      remarks([[.car("wide"): [small]]], hasSmallFamily: hasSmallFamily)
        .filter { $0.id == "presentation-empty" }.map(\.place)
    }
    #expect(told(true) == ["small"])
    #expect(told(false).isEmpty && told(nil).isEmpty)
  }

  @Test func `keyline-color-foreign: the keyline's colour is one of the content's`() {
    let red = island.fill(
      .rounded(Rect(x: 40, y: 20, width: 80, height: 40), radius: 20), RGBA(220, 40, 40))
    expect(
      "keyline-color-foreign", broken: red.changed { $0.keyline = RGBA(40, 200, 60) },
      kept: red.changed { $0.keyline = RGBA(255, 90, 60) })
  }

  @Test func `narrow-island-ignored: a wide compact side knows the narrow island`() {
    let wide: [[LintSubject.Condition: [Sketch]]] = [
      [.dark: [leading.changed { $0.size.width = 48 }]]
    ]
    #expect(ids(wide, source: "struct W: Widget {}").contains("narrow-island-ignored"))
    #expect(
      !ids(wide, source: "@Environment(\\.isDynamicIslandLimitedInWidth) var x").contains(
        "narrow-island-ignored"))
    #expect(!ids(wide).contains("narrow-island-ignored"))
    let short: [[LintSubject.Condition: [Sketch]]] = [
      [.dark: [leading.changed { $0.size.width = 38 }]]
    ]
    #expect(!ids(short, source: "struct W: Widget {}").contains("narrow-island-ignored"))
  }
}

extension LintSubject.Condition {
  /// A card in a car, by the name of its size.
  fileprivate static func car(_ size: String) -> Self {
    .small(.carPlay, Presentation.carPlay.size(named: size) ?? Presentation.carPlay.sizes[0])
  }

  /// A card on the smallest Watch.
  fileprivate static let watch = Self.small(.watch, Presentation.watch.sizesToVerify[0])
}
