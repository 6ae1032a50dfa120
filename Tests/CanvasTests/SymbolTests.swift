import Drawing
import Outlines
import Testing

@testable import Canvas

@Suite("Symbols")
struct SymbolTests {
  @Test(arguments: SymbolTests.used)
  func `the names that real widgets use have a glyph`(name: String) {
    #expect(SymbolTable.isKnown(name))
  }

  @Test func `each name that has a picture or that widgets use is one of SF Symbols`() {
    let unreal = (SymbolShelf.names + SymbolTests.used).filter {
      SymbolRelease.system(of: $0) == nil
    }
    #expect(unreal.isEmpty, "\(unreal)")
  }

  @Test func `the table has at least 400 names, each of one or two columns and with an ASCII form`()
  {
    #expect(SymbolTable.names.count >= 400)
    for name in SymbolTable.names {
      let entry = SymbolTable.entry(name)
      #expect((1...2).contains(DisplayWidth.columns(of: entry.text)), "\(name)")
      #expect(entry.ascii.unicodeScalars.allSatisfy { $0.isASCII }, "\(name)")
      #expect((1...3).contains(entry.ascii.count), "\(name)")
    }
  }

  @Test(arguments: [
    ("heart", "♡"), ("heart.fill", "♥"), ("star.circle.fill", "★"), ("bell.badge.fill", "⍝"),
    ("cart.badge.plus", "⊔"), ("cart.fill.badge.minus", "⊔"), ("5.circle.fill", "5"),
    ("mic.slash.fill", "⌽"), ("clock.badge.exclamationmark.fill", "◷"),
  ])
  func `variants are derived`(name: String, glyph: String) {
    #expect(SymbolTable.isKnown(name))
    #expect(SymbolTable.entry(name).text == glyph)
  }

  @Test(arguments: [
    ("arrow.up.right", -1.0, 1.0, "arrow.up.left"), ("arrow.up.right", 1, -1, "arrow.down.right"),
    ("chevron.right", -1, -1, "chevron.left"), ("chevron.right", 1, -1, "chevron.right"),
    ("heart", -1, -1, "heart"),
  ])
  func `a flipped symbol is the one that looks so`(
    name: String, x: Double, y: Double, shown: String
  ) {
    let symbol = Sample.symbol(name, x: 10, y: 10, side: 14)
    let flip = Transform.translation(x: -17, y: -17).then(.scale(x: x, y: y))
      .then(.translation(x: 17, y: 17))
    func glyphs(_ item: DisplayItem) -> [Character] {
      Sample.paint([item], width: 50, height: 30).grid.cells.map(\.glyph).filter { $0 != " " }
    }
    let flipped = glyphs(.group(GroupMark([symbol], transform: flip)))
    #expect(flipped == glyphs(Sample.symbol(shown, x: 10, y: 10, side: 14)))
    #expect(!flipped.isEmpty)
  }

  @Test func `a slashed symbol is struck through`() {
    let grid = Sample.paint(
      [Sample.symbol("eye.slash", x: 10, y: 10, side: 14)], width: 50, height: 30
    ).grid
    #expect(grid.cells.contains { $0.style.contains(.strikethrough) })
  }

  @Test func `an unknown name is a marked box and a finding with the nearest known name`() throws {
    let small = Sample.paint(
      [Sample.symbol("hart.fill", x: 10, y: 10, side: 14)], width: 50, height: 30)
    #expect(small.grid.cells.contains { $0.glyph == "▢" })
    let finding = try #require(small.findings.first { $0.id == "unknown-symbol" })
    #expect(finding.sentence.contains("hart.fill"))
  }

  @Test(
    arguments: [
      ("chekmark", "checkmark"), ("arrow.up.rigth.square", "arrow.up.right.square"),
      ("mug.fil", "mug.fill"), ("hart", "heart"), ("heart.sparkly", "heart"),
      ("gear.fill", "gearshape.fill"), ("cloud.slash", "icloud.slash"),
      ("folder.badge.plus.fill", "folder.fill.badge.plus"), ("building.2.slash", "building.2"),
      ("list.number.circle", "list.number"), ("qqqqqqqqqqqqqqqqq", nil), ("", nil), ("...", nil),
    ] as [(String, String?)])
  func `the nearest name has the same words, or few other letters`(_ name: String, _ near: String?)
  {
    #expect(NearestSymbol.name(for: name) == near)
  }

  @Test func `a name that is not known stands for its family, and is told all the same`() throws {
    let picture = Sample.paint(
      [Sample.symbol("wifi.trianglebadge", x: 10, y: 10, side: 14)], width: 50, height: 30)
    let glyph = SymbolTable.entry("wifi").text
    #expect(picture.grid.cells.contains { "\($0.glyph)" == glyph })
    let finding = try #require(picture.findings.first { $0.id == "unknown-symbol" })
    #expect(finding.sentence.contains("that of “wifi” stands for it here"))
    #expect(SymbolTable.isKnown("envelope.badge"))
  }

  @Test func `ink is as wide and as high as Apple's where an icon allows it`() throws {
    func size(_ name: String) throws -> Size {
      let face = Face(size: 24)
      let box = SymbolBox(name, face, pixel: 1.0 / 3)
      let mark = SymbolMark(
        name: name, frame: Rect(x: 0, y: 0, width: box.width, height: box.height), face: face,
        paints: [.color(.white)], inkSize: box.inkSize)
      let parts = try #require(SymbolInk.parts(mark))
      let bounds = parts.map { $0.contour.bounds.inset(by: -$0.outset / 2) }
      let all = bounds.dropFirst().reduce(bounds[0]) { $0.union($1) }
      return Size(width: all.width, height: all.height)
    }
    // Measured on a phone's picture.
    let pause = try size("pause.fill")
    #expect(abs(pause.width - 14.33) < 0.7 && abs(pause.height - 19.33) < 1)
    // An icon that is much narrower is stretched by a quarter at most, and a circle not at all.
    let circle = try size("clock")
    #expect(abs(circle.width - circle.height) < 0.3)
  }

  @Test func `a distorted symbol fills its frame, and a stretched one that is not keeps its form`()
    throws
  {
    func ink(_ name: String, _ frame: Size, distortion: Double?) throws -> Rect {
      let mark = SymbolMark(
        name: name, frame: Rect(frame), face: Face(size: 17, weight: 300), paints: [.color(.white)],
        distortion: distortion)
      let bounds = try #require(SymbolInk.parts(mark)).map(\.contour.bounds)
      return bounds.dropFirst().reduce(bounds[0]) { $0.union($1) }
    }
    let wide = Size(width: 60, height: 15)
    let kept = try ink("circle", wide, distortion: nil)
    #expect(abs(kept.width - kept.height) < 0.2 && kept.height < 15.1)
    let filled = try ink("circle", wide, distortion: 4)
    #expect(abs(filled.width - 60) < 1 && abs(filled.height - 15) < 0.3, "\(filled)")
    let high = try ink("circle", Size(width: 15, height: 60), distortion: 0.25)
    #expect(abs(high.width - 15) < 0.3 && abs(high.height - 60) < 1, "\(high)")
    #expect(abs(filled.midX - 30) < 0.2 && abs(filled.midY - 7.5) < 0.2)
  }

  @Test func `cells show a distorted symbol as wide as its frame`() {
    func columns(distortion: Double?) -> Int {
      let mark = SymbolMark(
        name: "heart.fill", frame: Rect(x: 10, y: 10, width: 160, height: 30), face: Face(size: 20),
        paints: [.color(RGBA(200, 0, 0))], distortion: distortion)
      let grid = Sample.paint([.symbol(mark)], width: 180, height: 50).grid
      return (0..<grid.columns).count { column in
        (0..<grid.rows).contains { row in
          let cell = grid[column, row]
          return cell.glyph != " " && cell.ink == CellColor(0xC80000)
            || cell.ground == CellColor(0xC80000)
        }
      }
    }
    #expect(columns(distortion: 4.7) > 3 * columns(distortion: nil))
  }

  @Test func `pixels show the family, too`() {
    let unknown = Sample.symbol("wifi.trianglebadge", x: 4, y: 4, side: 22)
    let family = Sample.symbol("wifi", x: 4, y: 4, side: 22)
    guard case .symbol(let one) = unknown, case .symbol(let other) = family,
      let ink = SymbolInk.parts(one)
    else {
      Issue.record("nothing stands for the name")
      return
    }
    #expect(ink.map(\.contour) == SymbolInk.parts(other)?.map(\.contour))
  }

  private func parts(_ name: String, colors: Int) throws -> [SymbolInk.Part] {
    guard case .symbol(var mark) = Sample.symbol(name, x: 0, y: 0, side: 22) else { return [] }
    mark.paints = [RGBA.white, RGBA(red: 1, green: 0, blue: 0)].prefix(colors).map(Paint.color)
    return try #require(SymbolInk.parts(mark))
  }

  @Test(arguments: [
    "exclamationmark.triangle.fill", "checkmark.seal.fill", "checkmark.shield.fill",
    "xmark.octagon.fill", "questionmark.diamond.fill", "text.bubble.fill", "bolt.shield.fill",
    "xmark.seal.fill", "exclamationmark.circle.fill",
  ])
  func `the mark of a filled symbol has a palette's first colour, and is cut out of one colour`(
    name: String
  ) throws {
    let two = try parts(name, colors: 2)
    #expect(two.first?.paint == .color(RGBA(red: 1, green: 0, blue: 0)))
    #expect(two.dropFirst().allSatisfy { $0.paint == .color(.white) && !$0.isCut })
    #expect(two.count > 1)
    let one = try parts(name, colors: 1)
    #expect(one.first?.isCut == false)
    #expect(one.dropFirst().allSatisfy { $0.isCut })
  }

  @Test(arguments: [
    "exclamationmark.triangle", "checkmark.seal", "checkmark.shield", "xmark.octagon",
  ])
  func `what is drawn around a mark has a palette's second colour`(name: String) throws {
    let two = try parts(name, colors: 2)
    #expect(two.first?.paint == .color(RGBA(red: 1, green: 0, blue: 0)))
    #expect(two.last?.paint == .color(.white))
    #expect(two.allSatisfy { !$0.isCut })
  }

  @Test func `a seal is one area, and one with a mark has it in the same place`() throws {
    #expect(try parts("seal.fill", colors: 2).count == 1)
    let seal = try #require(SymbolShelf.shape("seal.fill"))
    #expect(SymbolShelf.shape("checkmark.seal.fill")?.box == seal.box)
    #expect(SymbolShelf.shape("person.crop.circle")?.parts.contains { $0.level > 0 } == false)
    for plain in ["list.triangle", "checkerboard.shield", "plus.bubble", "phone.bubble.fill"] {
      #expect(SymbolShelf.shape(plain)?.parts.contains { $0.level > 0 } == false, "\(plain)")
    }
  }

  @Test func `a mug and a cup on a saucer are two pictures, in pixels and in cells`() {
    #expect(SymbolShelf.shape("mug.fill") != SymbolShelf.shape("cup.and.saucer.fill"))
    #expect(SymbolShelf.shape("mug") != SymbolShelf.shape("mug.fill"))
    for side in [14.0, 20, 30] {
      let grids = ["mug.fill", "cup.and.saucer.fill"].map {
        Sample.paint([Sample.symbol($0, x: 10, y: 10, side: side)], width: 60, height: 60).grid
      }
      #expect(side < 20 || grids[0] != grids[1], "\(side)")
    }
  }

  @Test(arguments: ["cup.and.saucer", "cup.and.saucer.fill"])
  func `a saucer is wider than its cup, and the whole as wide as Apple's`(name: String) throws {
    let shape = try #require(SymbolShelf.shape(name))
    let box = shape.box
    // 101.4 by 75.9 is measured (`SymbolTemplateRows`).
    #expect(abs(box.width / box.height - 101.4 / 75.9) < 0.02)
    let lines = shape.parts.flatMap(\.elements).split { $0 == .close }
    let boxes = lines.compactMap { PathBox.of(Array($0)) }
    let cup = try #require(boxes.min { $0.y < $1.y })
    let saucer = try #require(boxes.max { $0.y + $0.height < $1.y + $1.height })
    #expect(cup.width < 0.7 * box.width && abs(saucer.width - box.width) < 0.01)
    #expect(saucer.y > cup.y + cup.height)
  }

  @Test func `at least 40 symbols are drawn when they are large`() {
    #expect(SymbolDrawings.names.count >= 40)
    for name in SymbolDrawings.names where SymbolGlyphs.spread[name] == nil {
      let grid = Sample.paint(
        [Sample.symbol(name, x: 10, y: 10, side: 50)], width: 70, height: 70
      ).grid
      let lit = grid.quarters().flatMap { $0 }.filter { $0 > 0.2 }.count
      #expect(lit > 8, "\(name)")
    }
  }

  @Test(arguments: [20.0, 24, 28, 36, 44])
  func `no part of a drawn symbol is a character`(side: Double) {
    for name in ["figure.walk", "target", "cart", "person.2.fill", "info", "tv"] {
      guard let drawing = SymbolDrawings.drawing(name), drawing.isClear(atPixels: side / 5) else {
        continue
      }
      let grid = Sample.paint(
        [Sample.symbol(name, x: 10, y: 10, side: side)], width: 70, height: 70
      ).grid
      #expect(grid.cells.allSatisfy { $0.glyph == " " || BlockGlyphs.isBlock($0.glyph) }, "\(name)")
    }
  }

  @Test(arguments: [26.0, 28, 33, 36, 44])
  func `the dots of a large ellipsis are dots, evenly apart`(side: Double) {
    let grid = Sample.paint(
      [Sample.symbol("ellipsis", x: 11, y: 10, side: side)], width: 70, height: 70
    ).grid
    #expect(grid.place(of: "● ● ●") != nil)
  }

  @Test func `a small framed symbol is a disc with a character that shows what lies below`() throws
  {
    for (name, glyph) in [("checkmark.circle.fill", "✔"), ("5.circle.fill", "5")] {
      let grid = Sample.paint(
        [Sample.symbol(name, x: 10, y: 10, side: 24)], width: 50, height: 50, on: RGBA(0, 0, 120)
      ).grid
      let place = try #require(grid.place(of: glyph))
      let cell = grid[place.column, place.row]
      #expect(cell.ink == CellColor(0x00_0078))
      #expect(cell.ground == .white)
    }
    let ring = Sample.paint(
      [Sample.symbol("plus.circle", x: 10, y: 10, side: 24)], width: 50, height: 50
    ).grid
    let plus = try #require(ring.place(of: "✚"))
    #expect(ring[plus.column, plus.row].ink == .white)
    #expect(ring[plus.column, plus.row].ground.luminance < 0.2)
  }

  @Test func `between a glyph and a drawing a symbol has pixels, and a filled one is filled`()
    throws
  {
    #expect(SymbolBitmaps.bitmap("flashlight.off.fill") != nil)
    let full = try #require(SymbolBitmaps.bitmap("square.fill"))
    let outline = try #require(SymbolBitmaps.bitmap("square"))
    #expect(full.rows[2] > outline.rows[2])
  }

  @Test func `in ASCII a symbol has an ASCII form`() {
    let grid = Sample.paint(
      [Sample.symbol("pause.fill", x: 10, y: 10, side: 40)], width: 60, height: 60, glyphs: .ascii
    ).grid
    #expect(grid.place(of: "||") != nil)
  }

  static let used = """
    timer pause.fill checkmark.circle.fill clock play.fill xmark dumbbell.fill car.fill
    pause.circle.fill exclamationmark.triangle.fill figure.walk xmark.circle.fill clock.fill
    dollarsign.circle.fill figure.run figure.strengthtraining.traditional flame.fill heart.fill
    stop.circle bag bag.fill checkmark checkmark.circle circle house.circle.fill location.fill
    phone phone.circle.fill play.circle.fill shippingbox.fill stop.fill timer.circle.fill
    bolt.fill creditcard dollarsign.arrow.circlepath ellipsis hourglass leaf.fill person.fill
    phone.down.fill shippingbox.circle.fill takeoutbag.and.cup.and.straw.fill train.side.front.car
    tram.fill waveform arrow.clockwise arrow.down.circle.fill arrow.forward arrow.right
    arrowtriangle.down.fill backward.fill bus.fill car chevron.right circle.fill
    clock.badge.exclamationmark.fill dot.radiowaves.left.and.right exclamationmark.circle.fill
    forward.fill lines.measurement.horizontal mappin.and.ellipse moon.stars moon.stars.fill
    music.note pause pause.circle phone.fill plus.circle.fill repeat scalemass star star.fill
    sun.max.fill target alarm.fill applewatch.watchface arrow.2.squarepath
    arrow.counterclockwise arrow.down.right.square arrow.left.arrow.right
    arrow.left.arrow.right.circle.fill arrow.right.circle.fill arrow.triangle.2.circlepath
    arrow.turn.down.right arrow.turn.up.left arrow.turn.up.right arrow.up
    arrow.up.forward.circle.fill arrow.up.right arrowtriangle.up.fill backward.end bell.badge.fill
    bell.fill bolt bolt.horizontal.circle building.2.crop.circle.fill bus.doubledecker
    car.side.fill cart cart.badge.plus cart.fill.badge.minus checkmark.square chevron.forward
    chevron.forward.dotted.chevron.forward chevron.forward.to.line chevron.left circle.dashed cpu
    crown.fill cup.and.heat.waves.fill doc.text.fill dollarsign.circle exclamationmark.circle
    exclamationmark.triangle eye.slash eye.slash.fill face.smiling fan figure.boxing
    figure.run.circle.fill figure.stand flag.checkered football football.fill forward.end
    hand.thumbsup heart heart.circle.fill house.fill info.circle info.circle.fill lanyardcard
    list.number location location.circle location.north.fill mappin.circle.fill megaphone.fill
    mic.circle.fill mic.fill moon.zzz.fill number.circle.fill paperplane.circle.fill
    paperplane.fill person.2.fill person.3 person.circle phone.arrow.up.right.fill photo play
    plus.circle questionmark.circle ruler.fill scalemass.fill shoe square stop.circle.fill
    stopwatch sun.max takeoutbag.and.cup.and.straw tram.circle.fill trash video.fill
    waveform.path.ecg xmark.circle person.fill.checkmark person.fill.xmark person.fill.badge.plus
    figure.ice.skating figure.skateboarding figure.seated.seatbelt doc.zipper
    zipper.page lock.doc.fill tray.2.fill lightswitch.off.fill lightbulb.max.fill lightbulb.min
    sidebar.leading sidebar.trailing shield.lefthalf.fill accessibility text.document.fill text.page
    clock.arrow.trianglehead.counterclockwise.rotate.90 clock.arrow.trianglehead.2.counterclockwise.rotate.90
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test(arguments: [
    ("document.badge.plus", "doc"), ("microphone.fill", "mic.fill"),
    ("arrow.trianglehead.clockwise.rotate.90", "arrow.clockwise"),
  ])
  func `names that SF Symbols 6 gave are those of before`(name: String, old: String) {
    #expect(SymbolTable.isKnown(name))
    #expect(SymbolTable.entry(name).text == SymbolTable.entry(old).text)
  }
}
