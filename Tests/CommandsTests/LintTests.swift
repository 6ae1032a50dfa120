import Drawing
import Findings
import Phone
import Testing
import WidgetProtocol

@testable import Commands

@Suite struct LintTests: LintReview {
  @Test("L01: content keeps 14 points from the card's edge") func l01() {
    expect("L01", broken: card.text("1–0", x: 6, y: 30), kept: card.text("1–0", x: 14, y: 14))
  }

  @Test("L04: two buttons on a card, none in the compact island") func l04() {
    expect("L04", broken: card.buttons(3), kept: card.buttons(2))
    expect("L04", broken: leading.buttons(1), kept: leading)
  }

  @Test("L05: no logo in the island, and not one symbol for all states") func l05() {
    expect(
      "L05", broken: island.symbol("AppIcon", x: 30, y: 30),
      kept: island.symbol("bolt", x: 30, y: 30))
    let bolt: [LintSubject.Condition: [Sketch]] = [.dark: [minimal.symbol("bolt", x: 8, y: 8)]]
    let cloud: [LintSubject.Condition: [Sketch]] = [.dark: [minimal.symbol("cloud", x: 8, y: 8)]]
    #expect(ids([bolt, bolt]).contains("L05"))
    #expect(!ids([bolt, cloud]).contains("L05"))
  }

  @Test("L07: the system's button is readable on the tint") func l07() {
    let dim = card.changed { ($0.tint, $0.action) = (RGBA(40, 40, 40), RGBA(70, 70, 70)) }
    let clear = card.changed { ($0.tint, $0.action) = (RGBA(40, 40, 40), .white) }
    expect("L07", broken: dim, kept: clear)
  }

  @Test("what L10 says to be cut off is not said to stand at the edge, too") func cutOff() {
    let above = card.text("1–0", x: 20, y: -40)
    #expect(ids(above).contains("L01"))
    #expect(!ids(above.ideal(371, 240)).contains("L01"))
    #expect(ids(card.text("1–0", x: 6, y: -40).ideal(371, 240)).contains("L01"))
  }

  @Test("L10: the content is at most 160 points high") func l10() {
    expect("L10", broken: card.ideal(371, 161), kept: card.ideal(371, 160))
  }

  @Test("L16: graphics that touch the edge need a tint behind them") func l16() {
    let bar = card.fill(.rect(Rect(x: 0, y: 40, width: 371, height: 20)))
    expect("L16", broken: bar, kept: bar.changed { $0.tint = .black })
    #expect(!ids(card.fill(.rect(Rect(x: 20, y: 40, width: 300, height: 20)))).contains("L16"))
  }

  @Test("L18: at night only lightness tells text and ground apart") func l18() {
    let ground = card.fill(.rect(Rect(x: 20, y: 20, width: 200, height: 60)), RGBA(200, 30, 30))
    expect(
      "L18", broken: ground.text("late", x: 40, y: 40, color: RGBA(20, 120, 60)),
      kept: ground.text("late", x: 40, y: 40))
  }

  @Test("L20: a shape near a corner is concentric with it") func l20() {
    func shape(_ radius: Double) -> Sketch {
      island.fill(.rounded(Rect(x: 10, y: 10, width: 80, height: 64), radius: radius))
    }
    expect("L20", broken: shape(10), kept: shape(32))
  }

  @Test("L21: content ends equally far from both sides") func l21() {
    expect(
      "L21", broken: island.text("a", x: 20, y: 20, width: 200),
      kept: island.text("a", x: 20, y: 20, width: 331))
  }

  @Test("L22: nothing reaches into a rounded corner") func l22() {
    expect("L22", broken: island.text("a", x: 2, y: 2), kept: island.text("a", x: 20, y: 20))
  }

  @Test("L23: the weight lies in the middle") func l23() {
    expect(
      "L23", broken: island.text("a", x: 20, y: 20, width: 100),
      kept: island.text("a", x: 130, y: 20, width: 100))
  }

  @Test("L24: no block runs from edge to edge of the island") func l24() {
    expect(
      "L24", broken: island.fill(.rect(Rect(x: 0, y: 40, width: 371, height: 8))),
      kept: island.fill(.rect(Rect(x: 20, y: 40, width: 331, height: 8))))
  }

  @Test("L25: no divider across the whole island") func l25() {
    func divider(_ x: Double) -> Sketch {
      island.node(
        OutlineNode(kind: "Divider", frame: Rect(x: x, y: 40, width: 371 - 2 * x, height: 1)))
    }
    expect("L25", broken: divider(0), kept: divider(40))
  }

  @Test("L26: medium text, 2-point lines, rounded shapes") func l26() {
    expect(
      "L26", broken: island.text("a", x: 20, y: 20, weight: 400),
      kept: island.text("a", x: 20, y: 20, weight: 500))
    func line(_ width: Double) -> Sketch {
      island.item(
        .stroke(
          .capsule(Rect(x: 30, y: 30, width: 60, height: 20)), .color(.white),
          StrokeStyleMark(width: width)))
    }
    expect("L26", broken: line(1), kept: line(2))
    expect(
      "L26", broken: island.fill(.rect(Rect(x: 30, y: 40, width: 50, height: 20))),
      kept: island.fill(.rounded(Rect(x: 60, y: 40, width: 50, height: 20), radius: 10)))
    #expect(!ids(island.text("🦊", x: 20, y: 20, weight: 400)).contains("L26"))
  }

  @Test("L27: a compact side keeps to the guideline's width, and asks for what it shows") func l27()
  {
    func side(_ width: Double, showing content: Double) -> Sketch {
      Sketch(.compactLeading, width: width).text("1–0", x: 7, y: 8, width: content)
        .ideal(width, 20)
    }
    expect("L27", broken: side(60, showing: 53), kept: side(52, showing: 52))
    #expect(ids(side(40, showing: 10)).contains("L27"))
  }

  @Test("L27, L41: what is cut is an error, what was shrunk to fit a warning") func shrunk() {
    func severities(_ sketch: Sketch) -> [Severity] {
      let subject = LintSubject(
        device: .standard,
        states: [.init(name: "a", pictures: [.dark: [sketch.slot: sketch.picture]])])
      return Lint.review(subject, only: ["L27", "L41"]).map(\.severity)
    }
    let side = leading.text("1–0", x: 4, y: 8).ideal(120, 20)
    #expect(severities(side) == [.warning])
    #expect(
      severities(leading.text("1…", x: 4, y: 8, isTruncated: true).ideal(120, 20)) == [.error])
    #expect(severities(minimal.text("10:11", x: 4, y: 8).ideal(60, 20)) == [.warning])
    #expect(severities(minimal.text("10:11", x: 30, y: 8).ideal(60, 20)) == [.error])
  }

  @Test("L28: compact content sits at the sensor") func l28() {
    expect(
      "L28", broken: leading.text("1", x: 4, y: 8, width: 20),
      kept: leading.text("1", x: 28, y: 8, width: 22))
    expect(
      "L28", broken: trailing.text("1", x: 20, y: 8), kept: trailing.text("1", x: 4, y: 8))
  }

  @Test("L29: the compact sides are balanced") func l29() {
    expect(
      "L29", broken: leading.ideal(20, 20), trailing.ideal(48, 20), kept: leading.ideal(40, 20),
      trailing.ideal(48, 20))
  }

  @Test("L30: compact text is short and whole") func l30() {
    expect(
      "L30", broken: leading.text("3 minutes", x: 4, y: 8), kept: leading.text("3 min", x: 4, y: 8))
    #expect(ids(leading.text("3 m…", x: 4, y: 8, isTruncated: true)).contains("L30"))
  }

  @Test("L31: both compact sides lead to the same place") func l31() {
    let one = leading.changed { $0.url = "app://a" }
    expect(
      "L31", broken: one, trailing.changed { $0.url = "app://b" }, kept: one,
      trailing.changed { $0.url = "app://a" })
  }

  @Test("L32: the island leaves the status bar free") func l32() {
    expect(
      "L32", broken: Sketch(.compactLeading, width: 60), Sketch(.compactTrailing, width: 60),
      kept: Sketch(.compactLeading, width: 50), Sketch(.compactTrailing, width: 50))
  }

  @Test("L36: the expanded island shows the essence") func l36() {
    func parts(_ count: Int) -> Sketch {
      (0..<count).reduce(island) { $0.text("\($1)", x: 30 + Double($1) * 20, y: 30, width: 15) }
    }
    expect("L36", broken: parts(13), kept: parts(12))
  }

  @Test("L37: what stands on one side stays there") func l37() {
    let home = leading.text("HAR", x: 10, y: 8)
    expect(
      "L37", broken: home, island.text("HAR", x: 300, y: 30), kept: home,
      island.text("HAR", x: 30, y: 30))
  }

  @Test("L38: the room beside the sensor is used") func l38() {
    expect("L38", broken: island.text("a", x: 40, y: 45), kept: island.text("a", x: 40, y: 15))
  }

  @Test("L39: clearly short or clearly tall") func l39() {
    expect("L39", broken: Sketch(.expanded, height: 110), kept: Sketch(.expanded, height: 84))
  }

  @Test("L40: the minimal presentation differs between states") func l40() {
    func state(_ text: String) -> [LintSubject.Condition: [Sketch]] {
      [.dark: [minimal.text(text, x: 4, y: 8, width: 14).symbol("bolt", x: 20, y: 8)]]
    }
    #expect(ids([state("1"), state("1")]).contains("L40"))
    #expect(!ids([state("1"), state("2")]).contains("L40"))
  }

  @Test("L41: the minimal presentation fits") func l41() {
    expect("L41", broken: minimal.ideal(50, 20), kept: minimal.ideal(45, 36))
  }

  @Test("L42: no image is larger than its presentation") func l42() {
    func image(_ width: UInt8) -> Sketch {
      let bytes: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 0, width, 0, 0, 0, 30]
      let frame = Rect(x: 4, y: 4, width: 20, height: 20)
      return minimal.item(.image(ImageMark(source: .data(bytes), frame: frame)))
    }
    expect("L42", broken: image(90), kept: image(40))
  }

  @Test("L46: a stale state shows") func l46() {
    let fresh = card.text("1–0", x: 20, y: 20)
    #expect(ids([[.dark: [fresh], .stale: [fresh]]]).contains("L46"))
    #expect(
      !ids([[.dark: [fresh], .stale: [fresh.text("Outdated", x: 20, y: 60)]]]).contains("L46"))
  }

  @Test("L47: text of 11 points at least") func l47() {
    expect(
      "L47", broken: card.text("a", x: 20, y: 20, size: 10),
      kept: card.text("a", x: 20, y: 20, size: 11))
  }

  @Test("L48: larger text is not cut") func l48() {
    let usual = card.text("Harbour", x: 20, y: 20)
    let cut = card.text("Harb…", x: 20, y: 20, isTruncated: true)
    #expect(ids([[.dark: [usual], .largeText: [cut]]]).contains("L48"))
    #expect(!ids([[.dark: [usual], .largeText: [usual]]]).contains("L48"))
    #expect(ids([[.dark: [usual], .largestText: [usual.ideal(371, 200)]]]).contains("L48"))
  }

  @Test("L51: a lone icon has a label") func l51() {
    expect(
      "L51", broken: minimal.symbol("bolt", x: 8, y: 8),
      kept: minimal.symbol("bolt", x: 8, y: 8, label: "Charging"))
    #expect(!ids(minimal.symbol("bolt", x: 8, y: 8).text("80", x: 28, y: 8)).contains("L51"))
  }

  @Test("L52: a running timer has a limited width") func l52() {
    func timer(_ width: Double) -> Sketch {
      let frame = Rect(x: 4, y: 8, width: width, height: 20)
      var sketch = trailing.text("4:59", x: 4, y: 8, width: 30, dynamic: .timer(2_000_000_000))
      sketch.children = [
        OutlineNode(kind: "Text", frame: frame, content: "4:59", traits: ["dynamic"])
      ]
      return sketch
    }
    expect("L52", broken: timer(52), kept: timer(44))
  }

  @Test("L53: text is legible on the tint in both appearances") func l53() {
    let tinted = card.changed { $0.tint = RGBA(240, 240, 240) }
    expect(
      "L53", broken: tinted.text("a", x: 20, y: 20, color: RGBA(200, 200, 200)),
      kept: tinted.text("a", x: 20, y: 20, color: .black))
  }

  @Test("every rule of the table that speaks of pictures has a check, and every check a row")
  func table() {
    let rows = FindingTable.rows.map(\.id.rawValue).filter { $0.first == "L" && $0.count == 3 }
    #expect(Set(rows) == Set(Lint.all.map(\.id.rawValue)))
    let wanted =
      (1...12).map { $0 < 10 ? "L0\($0)" : "L\($0)" } + (15...32).map { "L\($0)" }
      + (36...42).map { "L\($0)" } + (44...55).map { "L\($0)" }
    #expect(Set(wanted).isSubset(of: Set(rows)))
  }

  @Test("the same finding in several states is told once, with its states") func folding() {
    let subject = LintSubject(
      device: .standard,
      states: ["a", "b"].map { name in
        LintSubject.State(
          name: name, pictures: [.dark: [.lockScreen: card.ideal(371, 200).picture]])
      })
    let findings = Lint.review(subject, only: ["L10"])
    #expect(findings.map(\.path) == ["lockScreen, states a, b"])
  }

  @Test("contrast is as the accessibility guidelines compute it") func contrast() {
    #expect(abs(RGBA.white.contrast(with: .black) - 21) < 0.01)
    #expect(abs(RGBA(119, 119, 119).contrast(with: .white) - 4.48) < 0.01)
  }
}
