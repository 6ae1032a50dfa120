import Drawing
import Phone
import Testing
import WidgetProtocol

@testable import Findings
@testable import Lints

@Suite struct LintTests: LintReview {
  @Test func `card-margin-narrow: content keeps 14 points from the card's edge`() {
    expect(
      "card-margin-narrow", broken: card.text("1–0", x: 6, y: 30),
      kept: card.text("1–0", x: 14, y: 14))
  }

  @Test func `buttons-not-essential: two buttons on a card, none in the compact island`() {
    expect("buttons-not-essential", broken: card.buttons(3), kept: card.buttons(2))
    expect("buttons-not-essential", broken: leading.buttons(1), kept: leading)
  }

  @Test func `buttons-not-essential: where nothing can be pressed something else is advised`() {
    func fix(_ sketch: Sketch) -> String? {
      remarks([[.dark: [sketch]]]).first { $0.id == "buttons-not-essential" }?.finding().fix
    }
    #expect(fix(card.buttons(3))?.hasPrefix("Keep the one or two controls") == true)
    #expect(fix(island.buttons(3))?.hasPrefix("Keep the one or two controls") == true)
    for sketch in [leading, trailing, minimal] {
      #expect(fix(sketch.buttons(1))?.hasPrefix("Show it as an image or text here") == true)
    }
  }

  private func empty(_ sketches: Sketch...) -> [String] {
    remarks([[.dark: sketches]])
      .filter { $0.id == "presentation-empty" }.map { "\($0.place) \($0.severity)" }
  }

  @Test func `presentation-empty: every presentation shows something, an error on the Lock Screen`()
  {
    #expect(empty(card) == ["lockScreen error"])
    #expect(empty(card.text("", x: 20, y: 20, width: 0)) == ["lockScreen error"])
    #expect(
      empty(card.text(" ", x: 20, y: 20), island) == ["lockScreen error", "expanded warning"])
    #expect(empty(card.fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), .clear)).count == 1)
    #expect(empty(minimal) == ["minimal warning"])
    // Nobody knows what could not be drawn.
    #expect(empty().isEmpty)
  }

  @Test
  func
    `presentation-empty: an error where no state shows anything, and information of what was made up`()
  {
    let text = card.text("1–0", x: 20, y: 20)
    func severities(_ sketches: [Sketch], areMadeUp: Bool = false) -> [Severity] {
      let states = sketches.enumerated().map { number, sketch in
        LintSubject.State(
          name: "\(number)", pictures: [.dark: [.lockScreen: sketch.picture]], isMadeUp: areMadeUp)
      }
      return Lint.review(
        LintSubject(device: .standard, states: states), only: ["presentation-empty"]
      ).map(\.severity)
    }
    #expect(severities([card, card]) == [.error])
    #expect(severities([card, text]) == [.warning])
    #expect(severities([text, text]).isEmpty)
    #expect(severities([card], areMadeUp: true) == [.info])
    let told = Lint.review(
      LintSubject(
        device: .standard,
        states: [.init(name: "a", pictures: [.dark: [.minimal: minimal.picture]], isMadeUp: true)])
    )
    .first { $0.id == "presentation-empty" }
    #expect(
      told?.sentence
        == "The minimal presentation shows nothing with made-up values, and without what the app writes."
    )
    #expect(told?.severity == .info && told?.fix?.contains("#Preview") == true)
  }

  @Test func `presentation-empty: a colour, an image or a tint alone is something`() {
    #expect(empty(card.fill(.rect(Rect(x: 0, y: 0, width: 371, height: 100)))).isEmpty)
    #expect(empty(card.changed { $0.tint = RGBA(200, 30, 30) }).isEmpty)
    #expect(empty(card.changed { $0.tint = .clear }) == ["lockScreen error"])
    #expect(empty(card.symbol("bolt", x: 20, y: 20)).isEmpty)
    let frame = Rect(x: 4, y: 4, width: 20, height: 20)
    #expect(empty(minimal.item(.image(ImageMark(source: .data([]), frame: frame)))).isEmpty)
  }

  @Test func `presentation-empty: one compact side may be empty, and both may not`() {
    #expect(empty(leading, trailing.text("1", x: 4, y: 8)).isEmpty)
    #expect(empty(leading.text("1", x: 4, y: 8), trailing).isEmpty)
    #expect(empty(leading, trailing) == ["compact warning"])
    #expect(empty(leading).isEmpty)
  }

  @Test
  func `of what shows nothing it is not told that it never changes or looks fresh when stale`() {
    let blank: [LintSubject.Condition: [Sketch]] = [
      .dark: [card, minimal], .stale: [card, minimal],
    ]
    let told = ids([blank, blank])
    #expect(told.contains("presentation-empty"))
    #expect(!told.contains("stale-looks-fresh") && !told.contains("minimal-never-changes"))
    // One state that shows something can be compared.
    let card = card.text("1–0", x: 20, y: 20)
    #expect(ids([blank, [.dark: [card], .stale: [card]]]).contains("stale-looks-fresh"))
  }

  @Test func `island-shows-logo: no logo in the island, and not one symbol for all states`() {
    expect(
      "island-shows-logo", broken: island.symbol("Icons/AppIcon-Small", x: 30, y: 30),
      kept: island.symbol("bolt", x: 30, y: 30))
    // A team's crest, and a logo that stands by itself.
    for name in ["wingdomLogo", "mr_logo", "logo", "HappIcon"] {
      #expect(!ids(island.symbol(name, x: 30, y: 30)).contains("island-shows-logo"))
    }
    let bolt: [LintSubject.Condition: [Sketch]] = [.dark: [minimal.symbol("bolt", x: 8, y: 8)]]
    let cloud: [LintSubject.Condition: [Sketch]] = [.dark: [minimal.symbol("cloud", x: 8, y: 8)]]
    #expect(ids([bolt, bolt]).contains("island-shows-logo"))
    #expect(!ids([bolt, cloud]).contains("island-shows-logo"))
    // A ring that grows around the symbol, or the symbol's colour, tells something.
    let ring = minimal.symbol("bolt", x: 8, y: 8).item(Self.arc(to: 20))
    let longer = minimal.symbol("bolt", x: 8, y: 8).item(Self.arc(to: 30))
    #expect(ids([[.dark: [ring]], [.dark: [ring]]]).contains("island-shows-logo"))
    #expect(!ids([[.dark: [ring]], [.dark: [longer]]]).contains("island-shows-logo"))
  }

  @Test func `island-shows-logo: the app's icon by another name is the app's icon`() {
    func told(_ source: ImageMark.Source, icon: [UInt8]?) -> [String] {
      let frame = Rect(x: 30, y: 30, width: 20, height: 20)
      let sketch = island.item(.image(ImageMark(source: source, frame: frame)))
      let subject = LintSubject(
        device: .standard,
        states: [.init(name: "a", pictures: [.dark: [.expanded: sketch.picture]])], icon: icon
      ) { $0 == "/ferry.png" ? [1, 2, 3] : [1, 2] }
      return Lint.review(subject, only: ["island-shows-logo"]).map(\.sentence)
    }
    #expect(
      told(.file("/ferry.png"), icon: [1, 2, 3]) == [
        "The image ferry.png is the app's icon, byte for byte."
      ])
    #expect(told(.data([1, 2, 3]), icon: [1, 2, 3]).count == 1)
    #expect(told(.file("/crest.png"), icon: [1, 2, 3]).isEmpty)
    #expect(told(.file("/ferry.png"), icon: nil).isEmpty)
  }

  @Test func `system-button-unreadable: the system's button is readable on the tint`() {
    let dim = card.changed { ($0.tint, $0.action) = (RGBA(40, 40, 40), RGBA(70, 70, 70)) }
    let clear = card.changed { ($0.tint, $0.action) = (RGBA(40, 40, 40), .white) }
    expect("system-button-unreadable", broken: dim, kept: clear)
  }

  @Test func `what content-too-tall says to be cut off is not said to stand at the edge, too`() {
    let above = card.text("1–0", x: 20, y: -40)
    #expect(ids(above).contains("card-margin-narrow"))
    #expect(!ids(above.ideal(371, 240)).contains("card-margin-narrow"))
    #expect(ids(card.text("1–0", x: 6, y: -40).ideal(371, 240)).contains("card-margin-narrow"))
  }

  /// A side of the compact island, or the minimal one, with a ring of a width in its middle.
  private func ring(_ side: Double, line: Double = 3, in sketch: Sketch) -> Sketch {
    let frame = Rect(
      x: (sketch.size.width - side) / 2, y: (sketch.size.height - side) / 2, width: side,
      height: side)
    return sketch.item(.stroke(.ellipse(frame), .color(.white), StrokeStyleMark(width: line)))
      .changed { $0.content = frame }
  }

  @Test func `content-too-tall: the compact island shows what is as high as itself`() {
    expect("content-too-tall", broken: ring(44, in: leading), kept: ring(33, in: trailing))
    func told(_ sketch: Sketch) -> [String] {
      remarks([[.dark: [sketch]]]).filter { $0.id == "content-too-tall" }
        .map { "\($0.severity): \($0.sentence)" }
    }
    #expect(
      told(ring(44, in: leading)) == [
        "error: An element goes beyond the island's upper or lower edge and is cut: the content is 44 pt high, the island is 36.67 pt high."
      ])
    // Its line is wider than the room around it.
    #expect(
      told(ring(36, line: 6, in: trailing)) == [
        "warning: An element goes beyond the island's upper or lower edge and is cut: the island is 36.67 pt high."
      ])
    let lines = leading.text("Gate", x: 7, y: -12).text("K42", x: 7, y: 8)
      .text("T2", x: 7, y: 28.3)
    #expect(told(lines).count == 1 && told(lines).first?.contains("“Gate”, “T2” go beyond") == true)
    // Letters are lower than their line, and a ground may reach beyond the island.
    #expect(told(leading.text("K42", x: 7, y: -2, height: 41, size: 30)).isEmpty)
    // A symbol has room above and below it.
    func star(_ inkSize: Double?) -> Sketch {
      leading.item(
        .symbol(
          SymbolMark(
            name: "star.fill", frame: Rect(x: 2, y: -3.2, width: 44, height: 43),
            face: Face(size: 35), paints: [.color(.white)], inkSize: inkSize)))
    }
    #expect(told(star(35)).isEmpty && told(star(nil)).count == 1)
    let ground = Rect(x: -10, y: -10, width: 80, height: 60)
    #expect(told(leading.fill(.rect(ground)).text("K42", x: 7, y: 8)).isEmpty)
    #expect(told(leading.fill(.rect(ground)).changed { $0.content = ground }).count == 1)
    // Where it is cut already the island cuts nothing.
    let clip = Contour.ellipse(Rect(x: 8, y: 0, width: 36, height: 36))
    let clipped = ring(36, line: 12, in: leading)
    #expect(
      told(
        clipped.changed { $0.items = [.group(GroupMark(clipped.items, clip: clip))] }
      ).isEmpty)
  }

  @Test func `content-too-tall: a text that is turned or magnified reaches as far as its letters`()
  {
    let (around, back) = (
      Transform.translation(x: -26, y: -18.33), Transform.translation(x: 26, y: 18.33)
    )
    func told(_ map: Transform, _ sketch: Sketch) -> Bool {
      let turned = GroupMark(sketch.items, transform: around.then(map).then(back))
      return ids(sketch.changed { $0.items = [.group(turned)] }).contains("content-too-tall")
    }
    let figures = leading.text("88", x: 16, y: 9.4, width: 20, height: 18)
    #expect(!told(.identity, figures))
    #expect(!told(.scale(x: 2, y: 2), figures))
    #expect(told(.scale(x: 4, y: 4), figures))
    let number = leading.text("1234567", x: -4, y: 9.4, width: 60, height: 18)
    #expect(!told(.identity, number))
    #expect(told(.rotation(sine: 1, cosine: 0), number))
    #expect(!told(.rotation(sine: 1, cosine: 0), figures))
  }

  @Test func `content-too-tall: as many are told to be cut as are named`() {
    func told(_ sketch: Sketch) -> [String] {
      sentences("content-too-tall", sketch).map { $0.prefix { $0 != ":" }.description }
    }
    let edge = "beyond the island's upper or lower edge and"
    let car = leading.symbol("car.fill", x: 4, y: -12)
    #expect(told(car) == ["The symbol car.fill goes \(edge) is cut"])
    #expect(
      told(car.symbol("car.fill", x: 28, y: -12)) == ["The symbol car.fill goes \(edge) is cut"])
    #expect(
      told(car.symbol("bolt.fill", x: 4, y: 28))
        == ["The symbols car.fill, bolt.fill go \(edge) are cut"])
    #expect(told(car.text("K42", x: 4, y: 28)) == ["“K42” goes \(edge) is cut"])
    #expect(
      told(leading.text("K42", x: 4, y: -12).text("K42 ", x: 4, y: 28))
        == ["“K42” goes \(edge) is cut"])
  }

  @Test func `a straight line is something, and reaches as far as its width`() {
    func line(from start: Point, to end: Point) -> DisplayItem {
      .stroke(
        .path([.move(start), .line(end)], isEvenOdd: false), .color(.white),
        StrokeStyleMark(width: 6))
    }
    let level = line(from: Point(x: 8, y: 18), to: Point(x: 37, y: 18))
    let upright = line(from: Point(x: 20, y: -12), to: Point(x: 20, y: 48))
    #expect(empty(minimal) == ["minimal warning"])
    #expect(empty(minimal.item(level)).isEmpty)
    #expect(
      empty(minimal.item(.group(GroupMark([level], clip: .rect(Rect(minimal.size)))))).isEmpty)
    // One that its view cuts off is not seen.
    let below = Contour.rect(Rect(x: 0, y: 24, width: 45, height: 12))
    #expect(!empty(minimal.item(.group(GroupMark([level], clip: below)))).isEmpty)
    // The arc of an empty ring is nothing, wherever its start is.
    let none = line(from: Point(x: 0, y: 0), to: Point(x: 0, y: 0))
    #expect(!empty(minimal.item(none)).isEmpty)
    expect("content-too-tall", broken: leading.item(upright), kept: leading.item(level))
  }

  @Test func `content-too-tall: the content is at most 160 points high`() {
    expect("content-too-tall", broken: card.ideal(371, 161), kept: card.ideal(371, 160))
  }

  @Test func `standby-edge-touched: graphics that touch the edge need a tint behind them`() {
    let bar = card.fill(.rect(Rect(x: 0, y: 40, width: 371, height: 20)))
    expect("standby-edge-touched", broken: bar, kept: bar.changed { $0.tint = .black })
    #expect(
      !ids(card.fill(.rect(Rect(x: 20, y: 40, width: 300, height: 20)))).contains(
        "standby-edge-touched"))
  }

  @Test func `night-red-illegible: at night only lightness tells text and ground apart`() {
    let ground = card.fill(.rect(Rect(x: 20, y: 20, width: 200, height: 60)), RGBA(200, 30, 30))
    expect(
      "night-red-illegible", broken: ground.text("late", x: 40, y: 40, color: RGBA(20, 120, 60)),
      kept: ground.text("late", x: 40, y: 40))
  }

  @Test func `corner-not-concentric: a shape near a corner is concentric with it`() {
    func shape(_ radius: Double) -> Sketch {
      island.fill(.rounded(Rect(x: 10, y: 10, width: 80, height: 64), radius: radius))
    }
    expect("corner-not-concentric", broken: shape(10), kept: shape(32))
    let beyond = island.fill(.rounded(Rect(x: 10, y: 120, width: 80, height: 120), radius: 10))
    #expect(!ids(beyond).contains("corner-not-concentric"))
  }

  @Test func `island-margins-uneven: content ends equally far from both sides`() {
    expect(
      "island-margins-uneven", broken: island.text("a", x: 20, y: 20, width: 200),
      kept: island.text("a", x: 20, y: 20, width: 331))
  }

  @Test func `corner-cuts-content: nothing reaches into a rounded corner`() {
    expect(
      "corner-cuts-content", broken: island.text("a", x: 2, y: 2),
      kept: island.text("a", x: 20, y: 20))
    // The system cuts content 12 points inside of the island: small letters at its margin lose parts.
    func small(_ y: Double) -> Sketch { island.text("3", x: 18, y: y, height: 14, size: 12) }
    expect("corner-cuts-content", broken: small(17), kept: small(20))
    // A symbol is round, and a picture has round corners.
    expect(
      "corner-cuts-content", broken: island.symbol("timer", x: 13, y: 13),
      kept: island.symbol("timer", x: 18, y: 18))
    expect(
      "corner-cuts-content", broken: island.text("a", x: 6, y: 34),
      kept: island.text("a", x: 13, y: 34))
  }

  @Test func `corner-cuts-content: content that takes of the lower margin is whole`() {
    func low(_ ideal: Double) -> Sketch {
      Sketch(.expanded, height: 160).text("a", x: 100, y: 140, height: 16).changed {
        $0.ideal = Size(width: 371, height: ideal)
        $0.content = Rect(x: 18, y: 18, width: 335, height: ideal - 36)
      }
    }
    expect("corner-cuts-content", broken: low(160), kept: low(175))
  }

  @Test func `corner-cuts-content: what stands at the author's margins is whole`() {
    let text = island.text("12:30", x: 323, y: 32, width: 40)
    #expect(ids(text).contains("corner-cuts-content"))
    func told(_ margins: Insets, _ sketch: Sketch) -> Bool {
      var picture = sketch.picture
      picture.expandedMargins = margins
      let state = LintSubject.State(name: "a", pictures: [.dark: [.expanded: picture]])
      let subject = LintSubject(device: .standard, states: [state])
      return !Lint.review(subject, only: ["corner-cuts-content"]).isEmpty
    }
    let narrow = Insets(top: 18, left: 18, bottom: 18, right: 8)
    #expect(!told(narrow, text))
    // Wider margins and other edges change nothing, and the island's own corners cut in any case.
    #expect(told(Insets(top: 18, left: 8, bottom: 18, right: 40), text))
    let corner = island.text("12:30", x: 329, y: 2, width: 40)
    #expect(told(Insets(), corner))
  }

  @Test func `corner-cuts-content: blanks at the ends of a text are not seen`() {
    func line(_ text: String) -> Sketch { island.text(text, x: 0, y: 30, width: 371) }
    expect(
      "corner-cuts-content", broken: line("wide as the island is and on"),
      kept: line("   wide as the island is   "))
    // The ends of what runs from right to left are the other way round.
    func end(_ text: String) -> Sketch { island.text(text, x: 20, y: 30, width: 348) }
    expect("corner-cuts-content", broken: end("שלום שלום    "), kept: end("    שלום שלום"))
  }

  @Test func `corner-cuts-content: what loses little is a warning`() {
    let nick = island.text("3", x: 18, y: 17, height: 14, size: 12)
    let lost = island.text("3", x: 13, y: 15, height: 14, size: 12)
    let beyond = island.text("3", x: 2, y: 15, height: 14, size: 12)
    let said = [nick, lost, beyond].map { sketch in
      remarks([[.dark: [sketch]]]).filter { $0.id == "corner-cuts-content" }
    }
    #expect(said.map { $0.map(\.severity) } == [[.warning], [.error], [.error]])
    #expect(
      said.flatMap { $0.map(\.sentence) } == [
        "“3” reaches into a rounded corner and is cut.",
        "“3” reaches into a rounded corner and is cut.",
        "“3” goes beyond the island's margin and is cut.",
      ])
  }

  @Test func `island-unbalanced: the weight lies in the middle`() {
    expect(
      "island-unbalanced", broken: island.text("a", x: 20, y: 20, width: 100),
      kept: island.text("a", x: 130, y: 20, width: 100))
    expect(
      "island-unbalanced", broken: island.text("a", x: 20, y: 20, width: 100),
      kept: island.text("a", x: 20, y: 20, width: 100)
        .fill(.ellipse(Rect(x: 251, y: 20, width: 100, height: 20))))
  }

  @Test func `island-unbalanced counts what lies on something else once`() {
    // A badge of three layers on the left weighs as much as the one text on the right.
    let badge = Rect(x: 20, y: 20, width: 100, height: 20)
    let layers = island.fill(.ellipse(badge)).fill(.ellipse(badge)).text(
      "a", x: 20, y: 20, width: 100)
    #expect(!ids(layers.text("b", x: 251, y: 20, width: 100)).contains("island-unbalanced"))
    #expect(ids(layers).contains("island-unbalanced"))
    // The filled part of a bar is no weight beside the bar.
    func bar(_ width: Double) -> Rect { Rect(x: 20, y: 60, width: width, height: 12) }
    let progress = island.text("a", x: 170, y: 20).fill(.ellipse(bar(331)))
    #expect(!ids(progress.fill(.ellipse(bar(100)))).contains("island-unbalanced"))
  }

  @Test func `island-edge-to-edge: no block runs from edge to edge of the island`() {
    expect(
      "island-edge-to-edge", broken: island.fill(.rect(Rect(x: 0, y: 40, width: 371, height: 8))),
      kept: island.fill(.rect(Rect(x: 20, y: 40, width: 331, height: 8))))
  }

  @Test func `divider-across-island: no divider across the whole island`() {
    func divider(_ x: Double) -> Sketch {
      island.node(
        OutlineNode(kind: "Divider", frame: Rect(x: x, y: 40, width: 371 - 2 * x, height: 1)))
    }
    expect("divider-across-island", broken: divider(0), kept: divider(40))
  }

  @Test func `island-shapes-thin: medium text, 2-point lines, rounded shapes`() {
    expect(
      "island-shapes-thin", broken: island.text("a", x: 20, y: 20, weight: 400),
      kept: island.text("a", x: 20, y: 20, weight: 500))
    func line(_ width: Double) -> Sketch {
      island.item(
        .stroke(
          .capsule(Rect(x: 30, y: 30, width: 60, height: 20)), .color(.white),
          StrokeStyleMark(width: width)))
    }
    expect("island-shapes-thin", broken: line(1), kept: line(2))
    expect(
      "island-shapes-thin", broken: island.fill(.rect(Rect(x: 30, y: 40, width: 50, height: 20))),
      kept: island.fill(.rounded(Rect(x: 60, y: 40, width: 50, height: 20), radius: 10)))
    let room = Rect(x: 30, y: 40, width: 80, height: 20)
    func cut(_ shape: Contour) -> Sketch {
      let ground = DisplayItem.fill(.rect(room), .color(.white))
      return island.item(.group(GroupMark([ground], clip: shape)))
    }
    expect("island-shapes-thin", broken: cut(.rect(room)), kept: cut(.capsule(room)))
    // Only one of its ends is round.
    let longer = Rect(x: 30, y: 40, width: 160, height: 20)
    expect("island-shapes-thin", broken: cut(.capsule(longer)), kept: cut(.capsule(room)))
    #expect(!ids(island.text("🦊", x: 20, y: 20, weight: 400)).contains("island-shapes-thin"))
  }

  @Test
  func
    `compact-too-wide: a compact side keeps to the guideline's width, and asks for what it shows`()
  {
    func side(_ width: Double, showing content: Double) -> Sketch {
      Sketch(.compactLeading, width: width)
        .text("1–0", x: width - content, y: 8, width: content)
        .ideal(width, 20)
    }
    expect("compact-too-wide", broken: side(60, showing: 53), kept: side(52, showing: 52))
    #expect(ids(side(40, showing: 10)).contains("compact-too-wide"))
    // A ring around the text is shown, too.
    let ring = Rect(x: 2, y: 0, width: 36, height: 36)
    let gauge = side(40, showing: 10).item(
      .stroke(.ellipse(ring), .color(.white), StrokeStyleMark(width: 3)))
    #expect(!ids(gauge).contains("compact-too-wide"))
  }

  @Test
  func `compact-too-wide: a side that shows all it asks for may still be wider than it should`() {
    func side(_ width: Double, asking ideal: Double) -> Sketch {
      Sketch(.compactLeading, width: width).text("1–0", x: 0, y: 8, width: width).ideal(ideal, 20)
    }
    expect(
      "compact-too-wide", broken: side(60, asking: 60), kept: side(52, asking: 55))
  }

  @Test
  func
    `compact-too-wide, minimal-too-large: what is cut is an error, what was shrunk to fit a warning`()
  {
    func severities(_ sketch: Sketch) -> [Severity] {
      let subject = LintSubject(
        device: .standard,
        states: [.init(name: "a", pictures: [.dark: [sketch.slot: sketch.picture]])])
      return Lint.review(subject, only: ["compact-too-wide", "minimal-too-large"]).map(\.severity)
    }
    let side = leading.text("1–0", x: 4, y: 8).ideal(120, 20)
    #expect(severities(side) == [.warning])
    #expect(
      severities(leading.text("1…", x: 4, y: 8, isTruncated: true).ideal(120, 20)) == [.error])
    #expect(severities(minimal.text("10:11", x: 4, y: 8).ideal(60, 20)) == [.warning])
    #expect(severities(minimal.text("10:11", x: 30, y: 8).ideal(60, 20)) == [.error])
  }

  @Test func `compact-away-from-sensor: compact content sits at the sensor`() {
    expect(
      "compact-away-from-sensor", broken: leading.text("1", x: 4, y: 8, width: 20),
      kept: leading.text("1", x: 28, y: 8, width: 22))
    expect(
      "compact-away-from-sensor", broken: trailing.text("1", x: 20, y: 8),
      kept: trailing.text("1", x: 4, y: 8))
    let ring = Rect(x: 4, y: 6, width: 24, height: 24)
    #expect(
      !ids(
        trailing.text("1", x: 20, y: 8).item(
          .stroke(.ellipse(ring), .color(.white), StrokeStyleMark(width: 3)))
      ).contains("compact-away-from-sensor"))
  }

  @Test func `compact-unbalanced: the compact sides are balanced`() {
    expect(
      "compact-unbalanced", broken: Sketch(.compactLeading, width: 27),
      Sketch(.compactTrailing, width: 48), kept: Sketch(.compactLeading, width: 40),
      Sketch(.compactTrailing, width: 48))
  }

  @Test func `compact-text-long: compact text is short and whole`() {
    expect(
      "compact-text-long", broken: leading.text("3 minutes", x: 4, y: 8),
      kept: leading.text("3 min", x: 4, y: 8))
    #expect(ids(leading.text("3 m…", x: 4, y: 8, isTruncated: true)).contains("compact-text-long"))
    // Not even “…” had room.
    let gone = OutlineNode(
      kind: "Text", frame: Rect(x: 4, y: 8, width: 0, height: 20), content: "min",
      traits: ["truncated"])
    #expect(ids(leading.text("3", x: 4, y: 8).node(gone)).contains("compact-text-long"))
    let timer = leading.text(
      "15:--", x: 4, y: 8, isTruncated: true,
      dynamic: .timer(2_000_000_000))
    #expect(
      remarks([[.dark: [timer]]]).filter { $0.id == "compact-text-long" }.map(\.sentence) == [
        "A running time has too little room: dashes stand for its digits, “15:--”."
      ])
  }

  @Test func `compact-links-differ: both compact sides lead to the same place`() {
    let one = leading.changed { $0.url = "app://a" }
    expect(
      "compact-links-differ", broken: one, trailing.changed { $0.url = "app://b" }, kept: one,
      trailing.changed { $0.url = "app://a" })
  }

  @Test func `compact-covers-status-bar: the island leaves the status bar free`() {
    expect(
      "compact-covers-status-bar", broken: Sketch(.compactLeading, width: 60),
      Sketch(.compactTrailing, width: 60),
      kept: Sketch(.compactLeading, width: 50), Sketch(.compactTrailing, width: 50))
  }

  @Test func `expanded-too-full: the expanded island shows the essence`() {
    func parts(_ count: Int) -> Sketch {
      (0..<count).reduce(island) { $0.text("\($1)", x: 30 + Double($1) * 20, y: 30, width: 15) }
    }
    expect("expanded-too-full", broken: parts(13), kept: parts(12))
  }

  @Test func `element-changes-side: what stands on one side stays there`() {
    let home = leading.text("HAR", x: 10, y: 8)
    expect(
      "element-changes-side", broken: home, island.text("HAR", x: 300, y: 30), kept: home,
      island.text("HAR", x: 30, y: 30))
  }

  @Test func `sensor-sides-empty: the room beside the sensor is used`() {
    expect(
      "sensor-sides-empty", broken: island.text("a", x: 40, y: 45),
      kept: island.text("a", x: 40, y: 15))
  }

  @Test func `expanded-height-between: clearly short or clearly tall`() {
    expect(
      "expanded-height-between", broken: Sketch(.expanded, height: 110),
      kept: Sketch(.expanded, height: 84))
  }

  /// A line beside a symbol.
  private static func arc(to end: Double) -> DisplayItem {
    let way: [PathElement] = [.move(Point(x: 4, y: 30)), .line(Point(x: end, y: 30))]
    return .stroke(.path(way, isEvenOdd: false), .color(.white), StrokeStyleMark(width: 2))
  }

  @Test func `minimal-never-changes: a ring that follows the clock changes by itself`() {
    func state(_ items: [DisplayItem]) -> [LintSubject.Condition: [Sketch]] {
      [.dark: [items.reduce(minimal.text("1", x: 4, y: 8)) { $0.item($1) }]]
    }
    let ring = ProgressMark(
      track: .ellipse(Rect(x: 2, y: 2, width: 30, height: 30)), trackPaint: .color(.black),
      fillPaint: .color(.white), start: 0, end: 100, countsDown: true, ringLine: 3)
    #expect(ids([state([]), state([])]).contains("minimal-never-changes"))
    let running = state([.progress(ring)])
    #expect(!ids([running, running]).contains("minimal-never-changes"))
  }

  @Test func `minimal-never-changes: the minimal presentation differs between states`() {
    func state(_ text: String) -> [LintSubject.Condition: [Sketch]] {
      [.dark: [minimal.text(text, x: 4, y: 8, width: 14).symbol("bolt", x: 20, y: 8)]]
    }
    #expect(ids([state("1"), state("1")]).contains("minimal-never-changes"))
    #expect(!ids([state("1"), state("2")]).contains("minimal-never-changes"))
  }

  @Test
  func `minimal-too-large: a view that has a size is cut and not shrunk, and told by that size`() {
    func told(_ sketch: Sketch) -> [String] {
      remarks([[.dark: [sketch]]]).filter { $0.id == "minimal-too-large" }
        .map { "\($0.severity): \($0.sentence)" }
    }
    // The system's margins give way.
    #expect(
      told(ring(58, in: minimal).ideal(72, 72)) == [
        "error: The content is 58 pt × 58 pt; there is room for 45 × 36.67 pt."
      ])
    #expect(
      told(ring(40, in: minimal).ideal(54, 54)) == [
        "error: The content is 40 pt × 40 pt; there is room for 45 × 36.67 pt."
      ])
    #expect(
      told(ring(36, line: 6, in: minimal).ideal(50, 50)) == [
        "warning: An element goes beyond the island's edge; there is room for 45 × 36.67 pt."
      ])
    #expect(told(ring(22, in: minimal).ideal(36, 36)).isEmpty)
    // Each side is told by itself: a text may take no width at all.
    let gone = OutlineNode(
      kind: "Text", frame: Rect(x: 22, y: -17, width: 0, height: 71.7), content: "88",
      traits: ["truncated"])
    let tall = Rect(x: 22, y: -17, width: 0, height: 71.7)
    #expect(
      told(minimal.node(gone).changed { $0.content = tall }.ideal(87, 85.7)) == [
        "error: The content is 73 pt × 71.7 pt; there is room for 45 × 36.67 pt, and nothing is seen of “88”."
      ])
    let bar = Rect(x: 0, y: -12, width: 45, height: 60)
    #expect(
      told(minimal.fill(.rect(bar)).changed { $0.content = bar }.ideal(59, 74)) == [
        "error: The content is 45 pt × 60 pt; there is room for 45 × 36.67 pt."
      ])
  }

  @Test func `compact-too-wide: a view that has a size is cut and not shrunk`() {
    let room = Rect(x: 7, y: 8, width: 200, height: 20)
    let bar = leading.fill(.rect(room)).changed { $0.content = room }.ideal(207, 34)
    let told = remarks([[.dark: [bar]]]).filter { $0.id == "compact-too-wide" }
    #expect(told.map(\.severity) == [.error])
    #expect(
      told.map(\.sentence) == [
        "The content is 200 pt wide; a side has \(most(besides: 7)) at most."
      ])
    // At the other side the margin is at the other end.
    let other = Rect(x: 52.33 - 207, y: 8, width: 200, height: 20)
    let same = trailing.fill(.rect(other)).changed { $0.content = other }.ideal(207, 34)
    #expect(sentences("compact-too-wide", same) == told.map(\.sentence))
    // A text is shrunk, with its margins.
    #expect(
      sentences("compact-too-wide", leading.text("1–0", x: 7, y: 8).ideal(120, 34))
        == ["The content is 120 pt wide; a side has \(most(besides: 0)) at most and shrinks it."])
  }

  /// Returns the room of a compact side, without a margin, as remarks write it.
  private func most(besides margin: Double) -> String {
    points((DeviceModel.standard.room(for: .compactLeading)?.width ?? 0) - margin)
  }

  @Test func `compact-too-wide: what lies beyond the island's end or behind the sensor is cut`() {
    func told(_ sketch: Sketch) -> [String] {
      remarks([[.dark: [sketch]]]).filter { $0.id == "compact-too-wide" }
        .map { "\($0.severity): \($0.sentence)" }
    }
    let end = "goes beyond the side's edge and is cut: the side is 52.3 pt wide."
    #expect(told(leading.text("88", x: -33, y: 8)) == ["error: “88” \(end)"])
    #expect(told(trailing.text("88", x: 60, y: 8)) == ["error: “88” \(end)"])
    #expect(told(leading.symbol("bolt", x: -2, y: 8)) == ["warning: The symbol bolt \(end)"])
    #expect(told(leading.text("88", x: 60, y: 8)).count == 1)
    // Before the sensor half of a line has room, and a ground may lie behind it.
    let ring = DisplayItem.stroke(
      .ellipse(Rect(x: 0, y: 8, width: 20, height: 20)), .color(.white), StrokeStyleMark(width: 3))
    #expect(told(trailing.item(ring).text("88", x: 20, y: 8)).isEmpty)
    #expect(told(leading.item(ring).text("88", x: 20, y: 8)) == ["warning: An element \(end)"])
    let ground = Contour.rect(Rect(x: -10, y: 0, width: 80, height: 36))
    #expect(told(leading.fill(ground).text("88", x: 1, y: 8, width: 50)).isEmpty)
  }

  @Test func `minimal-too-large: the minimal presentation fits`() {
    let text = minimal.text("10:11", x: 4, y: 8)
    expect("minimal-too-large", broken: text.ideal(50, 20), kept: text.ideal(45, 36))
    // Of two lines that have no room one is left.
    #expect(ids(minimal.text("Pier…", x: 4, y: 8, isTruncated: true)).contains("minimal-too-large"))
  }

  private func sentences(_ id: FindingID, _ sketch: Sketch) -> [String] {
    remarks([[.dark: [sketch]]]).filter { $0.id == id }.map(\.sentence)
  }

  @Test func `minimal-too-large: of a text only “…” is left, or nothing`() {
    func gone(_ width: Double) -> OutlineNode {
      OutlineNode(
        kind: "Text", frame: Rect(x: 4, y: 8, width: width, height: 20), content: "Goal",
        traits: ["truncated"])
    }
    let told = ["“Goal” is cut off; there is room for 45 × 36.67 pt."]
    let dots = minimal.text("…", x: 4, y: 8, width: 12, isTruncated: true)
    #expect(
      sentences("minimal-too-large", dots.changed { $0.children = [] }.node(gone(12))) == told)
    let blank = minimal.node(gone(0))
    #expect(sentences("minimal-too-large", blank) == told)
    // It is no value that is missing.
    #expect(sentences("presentation-empty", blank).isEmpty)
    #expect(!sentences("presentation-empty", minimal).isEmpty)
    #expect(sentences("minimal-too-large", minimal.text("Goal", x: 4, y: 8)).isEmpty)
  }

  @Test func `minimal-too-large: a clock shows dashes, with and without digits beside them`() {
    let clock = DynamicText.timerInterval(
      start: 0, end: 5_000, pause: nil, countsDown: true, showsHours: true)
    for text in ["1:23:--", "-:--:--"] {
      let sketch = minimal.text(text, x: 4, y: 8, isTruncated: true, dynamic: clock)
      #expect(
        sentences("minimal-too-large", sketch)
          == ["A running time has too little room: dashes stand for its digits, “\(text)”."])
    }
    let whole = minimal.text("1:23:20", x: 4, y: 8, dynamic: clock)
    #expect(sentences("minimal-too-large", whole).isEmpty)
  }

  @Test func `compact-too-wide, minimal-too-large: images, bars and shapes take what there is`() {
    func told(_ sketch: Sketch, taking content: Rect) -> Bool {
      let sketch = sketch.changed { $0.content = content }
      return !ids(sketch).isDisjoint(with: ["compact-too-wide", "minimal-too-large"])
    }
    let frame = Rect(x: 7, y: 7, width: 22.67, height: 22.67)
    let image = DisplayItem.image(ImageMark(source: .data([]), frame: frame))
    for sketch in [Sketch(.minimal, width: 36.67), Sketch(.compactLeading, width: 36.67)] {
      let small = sketch.item(image).ideal(134, 134)
      #expect(!told(small, taking: frame))
      #expect(told(small, taking: Rect(x: 7, y: 7, width: 120, height: 120)))
      #expect(told(small.text("3", x: 8, y: 8), taking: frame))
    }
  }

  @Test func `image-too-large: no image is larger than its presentation`() {
    func image(_ width: UInt8) -> Sketch {
      let bytes: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 0, width, 0, 0, 0, 30]
      let frame = Rect(x: 4, y: 4, width: 20, height: 20)
      return minimal.item(.image(ImageMark(source: .data(bytes), frame: frame)))
    }
    // A phone draws such a one on a card, where Apple's sentence holds all the same.
    func onCard(_ height: UInt8) -> Severity? {
      let bytes: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 1, 0, 0, 0, height, 0]
      let frame = Rect(x: 20, y: 20, width: 40, height: 40)
      let sketch = card.item(.image(ImageMark(source: .data(bytes), frame: frame)))
      return remarks([[.dark: [sketch]]]).first { $0.id == "image-too-large" }?.severity
    }
    #expect(onCard(1) == nil && onCard(2) == .info)
    // 256 × 2048 pixels are more than all phones archive: `archive-image-area` says so.
    #expect(onCard(8) == nil)
    // 45 × 36.7 pt have 135 × 110 pixels.
    expect("image-too-large", broken: image(140), kept: image(130))
  }

  @Test func `stale-looks-fresh: a stale state shows`() {
    let fresh = card.text("1–0", x: 20, y: 20)
    #expect(ids([[.dark: [fresh], .stale: [fresh]]]).contains("stale-looks-fresh"))
    #expect(
      !ids([[.dark: [fresh], .stale: [fresh.text("Outdated", x: 20, y: 60)]]]).contains(
        "stale-looks-fresh"))
    let (blue, gray) = (
      fresh.changed { $0.tint = RGBA(0, 0, 255) }, fresh.changed { $0.tint = RGBA(90, 90, 90) }
    )
    #expect(!ids([[.dark: [blue], .stale: [gray]]]).contains("stale-looks-fresh"))
    // Of a card that cannot be drawn nobody knows.
    let expanded = island.text("1–0", x: 20, y: 50)
    #expect(!ids([[.dark: [expanded], .stale: [expanded]]]).contains("stale-looks-fresh"))
    let both = [fresh, expanded]
    #expect(ids([[.dark: both, .stale: both]]).contains("stale-looks-fresh"))
  }

  @Test func `text-too-small: text of 11 points at least`() {
    expect(
      "text-too-small", broken: card.text("a", x: 20, y: 20, size: 10),
      kept: card.text("a", x: 20, y: 20, size: 11))
  }

  @Test func `large-text-cut: larger text is not cut`() {
    let usual = card.text("Harbour", x: 20, y: 20)
    let cut = card.text("Harb…", x: 20, y: 20, isTruncated: true)
    #expect(ids([[.dark: [usual], .largeText: [cut]]]).contains("large-text-cut"))
    #expect(!ids([[.dark: [usual], .largeText: [usual]]]).contains("large-text-cut"))
    #expect(
      ids([[.dark: [usual], .largestText: [usual.ideal(371, 200)]]]).contains("large-text-cut"))
    // A badge whose number is gone.
    let gone = card.node(
      OutlineNode(
        kind: "Text", frame: Rect(x: 20, y: 20, width: 0, height: 20), content: "8",
        traits: ["truncated"]))
    #expect(ids([[.dark: [usual], .largeText: [gone]]]).contains("large-text-cut"))
    #expect(!ids([[.dark: [gone], .largeText: [gone]]]).contains("large-text-cut"))
    // One that is cut at the usual size, too, where more of it is left.
    func sentence(_ left: String, _ whole: String = "Harbour North") -> Sketch {
      var sketch = card.text(left, x: 20, y: 20, isTruncated: true)
      sketch.children = [
        OutlineNode(
          kind: "Text", frame: Rect(x: 20, y: 20, width: 30, height: 20), content: whole,
          traits: ["truncated"])
      ]
      return sketch
    }
    #expect(
      !ids([[.dark: [sentence("Harbour…")], .largeText: [sentence("Harb…")]]]).contains(
        "large-text-cut"))
    #expect(
      ids([[.dark: [sentence("Ha…", "Hall")], .largeText: [sentence("Harb…")]]]).contains(
        "large-text-cut"))
  }

  @Test func `icon-without-label: a lone icon has a label`() {
    expect(
      "icon-without-label", broken: minimal.symbol("bolt", x: 8, y: 8),
      kept: minimal.symbol("bolt", x: 8, y: 8, label: "Charging"))
    #expect(
      !ids(minimal.symbol("bolt", x: 8, y: 8).text("80", x: 28, y: 8)).contains(
        "icon-without-label"))
    // What code draws has no name.
    var drawn = minimal.symbol("bolt", x: 8, y: 8)
    drawn.children = [
      OutlineNode(kind: "Image", frame: Rect(x: 8, y: 8, width: 20, height: 20))
    ]
    #expect(
      remarks([[.dark: [drawn]]]).first { $0.id == "icon-without-label" }?.sentence
        == "A picture stands alone without a label.")
  }

  @Test func `timer-takes-width: a running timer has a limited width`() {
    func timer(_ width: Double) -> Sketch {
      let frame = Rect(x: 4, y: 8, width: width, height: 20)
      var sketch = trailing.text("4:59", x: 4, y: 8, width: 30, dynamic: .timer(2_000_000_000))
      sketch.children = [
        OutlineNode(kind: "Text", frame: frame, content: "4:59", traits: ["dynamic"])
      ]
      return sketch
    }
    expect("timer-takes-width", broken: timer(52), kept: timer(44))
  }

  /// A row of a card, 200 points wide: what else stands in it, `timer` for the timer, whose digits begin at `x`.
  private func row(_ kinds: [String], digitsAt x: Double, cutsText: Bool = false) -> Sketch {
    let start = kinds.first == "timer" ? 0.0 : 40
    let end = kinds.last == "timer" ? 200.0 : 160
    var (sketch, left) = (card, 0.0)
    sketch = sketch.text("4:59", x: x, y: 8, width: 30, dynamic: .timer(2_000_000_000))
    if cutsText { sketch = sketch.text("Harb…", x: 0, y: 8, width: 30, isTruncated: true) }
    let children = kinds.map { kind in
      let isTimer = kind == "timer"
      let width = isTimer ? end - start : kind == "Spacer" ? 0 : 40
      defer { left += width }
      return OutlineNode(
        kind: isTimer ? "Text" : kind, frame: Rect(x: left, y: 8, width: width, height: 20),
        content: isTimer ? "4:59" : nil, traits: isTimer ? ["dynamic"] : [])
    }
    var row = OutlineNode(kind: "HStack", frame: Rect(x: 0, y: 8, width: 200, height: 20))
    row.children = children
    sketch.children = [row]
    return sketch
  }

  @Test(arguments: [
    // Where the only spacer would take the width, and the digits stand where they would then.
    (["Image", "Spacer", "timer"], 170.0, false), (["timer", "Spacer", "Image"], 0, false),
    (["Image", "Spacer", "timer", "Image"], 130, false),
    (["Image", "Spacer", "timer", "Spacer", "Image"], 85, false),
    // An alignment is chosen that sends the digits to the end of the row.
    (["Image", "timer"], 170, false),
    // The digits stand at the wrong end, or something else does.
    (["Image", "timer"], 40, true), (["Image", "Spacer", "timer"], 40, true),
    (["timer", "Image"], 0, true), (["timer", "Image", "Spacer"], 0, true),
    (["timer", "Image"], 130, true), (["Spacer", "Image", "Spacer", "timer"], 170, true),
    (["Image", "Spacer", "timer", "Image"], 85, true),
  ])
  func `timer-takes-width: a timer that stands where it would without the width is no trouble`(
    _ kinds: [String], _ x: Double, _ isTold: Bool
  ) {
    #expect(ids(row(kinds, digitsAt: x)).contains("timer-takes-width") == isTold)
  }

  @Test func `timer-takes-width: a row that is read from the right is judged from there`() {
    func mirrored(_ kinds: [String], digitsAt x: Double) -> Sketch {
      var sketch = row(kinds, digitsAt: x)
      sketch.children[0].children = sketch.children[0].children.map { child in
        var child = child
        child.frame.x = 200 - child.frame.maxX
        return child
      }
      return sketch
    }
    // The digits stand at the left end, where the row ends, and at the right end, where it begins.
    #expect(!ids(mirrored(["Image", "timer"], digitsAt: 0)).contains("timer-takes-width"))
    #expect(ids(mirrored(["Image", "timer"], digitsAt: 130)).contains("timer-takes-width"))
    let start = mirrored(["timer", "Spacer", "Image"], digitsAt: 170)
    #expect(!ids(start).contains("timer-takes-width"))
  }

  @Test func `timer-takes-width: a time whose digits have no room is trouble on the card, too`() {
    func card(_ text: String, isTruncated: Bool) -> Sketch {
      self.card.text(
        text, x: 20, y: 30, isTruncated: isTruncated, dynamic: .timer(2_000_000_000))
    }
    #expect(
      remarks([[.dark: [card("--:--", isTruncated: true)]]]).filter { $0.id == "timer-takes-width" }
        .map(\.sentence) == [
          "A running time has too little room: dashes stand for its digits, “--:--”."
        ])
    // A format of one's own may write dashes.
    #expect(!ids(card("--:--", isTruncated: false)).contains("timer-takes-width"))
  }

  @Test func `timer-takes-width: a text beside it that is cut off is trouble wherever it stands`() {
    let cut = row(["Image", "Spacer", "timer"], digitsAt: 170, cutsText: true)
    #expect(ids(cut).contains("timer-takes-width"))
  }

  @Test func `text-on-tint-illegible: text is legible on the tint in both appearances`() {
    let tinted = card.changed { $0.tint = RGBA(240, 240, 240) }
    expect(
      "text-on-tint-illegible", broken: tinted.text("a", x: 20, y: 20, color: RGBA(200, 200, 200)),
      kept: tinted.text("a", x: 20, y: 20, color: .black))
  }

  @Test func `every rule of the table that speaks of pictures has a check, and every check a row`()
  {
    // An alert is judged with its payload, not with the sample states.
    let rows = FindingTable.lints.map(\.id.rawValue).filter { $0 != "alert-cause-unchanged" }
      .filter { !$0.hasPrefix("check-") }
    #expect(Set(rows) == Set(Lint.all.map(\.id.rawValue)))
  }

  @Test func `contrast is as the accessibility guidelines compute it`() {
    #expect(abs(RGBA.white.contrast(with: .black) - 21) < 0.01)
    #expect(abs(RGBA(119, 119, 119).contrast(with: .white) - 4.48) < 0.01)
  }
}
