import Drawing
import Foundation
import Goldens
import Testing

@testable import SwiftUI

/// Text in a font whose file is in the widget's folder.
@MainActor
@Suite struct WidgetFontTests {
  /// Draws with some fonts in the folder, called `0.ttf`, `1.ttf` and so on.
  private func with(_ fonts: [MadeFont], _ body: @MainActor () throws -> Void) throws {
    let files = fonts.indices.map { ("\($0).ttf", fonts[$0].bytes) }
    try with(files: files, body)
  }

  private func with(
    files: [(name: String, bytes: [UInt8])], _ body: @MainActor () throws -> Void
  ) throws {
    let folder = TestFolder.path("Fonts")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let paths = try files.map { file in
      let path = "\(folder)/\(file.name)"
      try Data(file.bytes).write(to: URL(fileURLWithPath: path))
      return path
    }
    let before = WidgetFonts.current
    WidgetFonts.current = WidgetFonts(files: paths)
    defer { WidgetFonts.current = before }
    try body()
  }

  private func run(_ result: ViewRenderer.Result) throws -> TextRun {
    let runs = result.items.flatMap { item -> [TextRun] in
      if case .text(let line) = item { line.runs } else { [] }
    }
    return try #require(runs.first)
  }

  private func text(_ string: String, _ font: Font) throws -> TextRun {
    try run(draw(Text(verbatim: string).font(font)))
  }

  @Test func `letters are as wide as the file says, pairs of them nearer, without tracking`() throws
  {
    var font = MadeFont()
    font.pairs = [("A", "B", -100)]
    try with([font]) { () throws in
      let result = draw(Text(verbatim: "AB BA").font(.custom("Made-Regular", fixedSize: 20)))
      #expect(result.findings.isEmpty)
      let run = try run(result)
      #expect(abs(run.width - 20 * (0.8 - 0.1 + 0.6 + 0.25 + 0.6 + 0.8)) < 1e-9)
      #expect(run.face.font?.file.hasSuffix("/0.ttf#0") == true)
      let apart = try text("AB", .custom("Made-Regular", fixedSize: 20).monospacedDigit())
      #expect(abs(apart.width - 20 * 1.3) < 1e-9)
    }
  }

  @Test(arguments: MadeFont.PairForm.allCases)
  func `pairs move in whatever form the file names them`(form: MadeFont.PairForm) throws {
    var font = MadeFont()
    font.letters += [("C", 500), ("D", 500)]
    font.pairs = [("A", "B", -100), ("A", "D", 40), ("C", "A", -60), ("C", "D", -20)]
    font.pairForm = form
    try with([font]) { () throws in
      @MainActor func units(_ text: String) throws -> Int {
        let widths = [Character("A"): 800, "B": 600, "C": 500, "D": 500]
        let alone = text.reduce(0) { $0 + (widths[$1] ?? 0) }
        let width = try self.text(text, .custom("Made-Regular", fixedSize: 20)).width
        return Int((width * 50).rounded()) - alone
      }
      let moves = try ["AB", "AD", "CA", "CD", "AC", "BA", "CB", "DA", "ABCD"].map { try units($0) }
      #expect(moves == [-100, 40, -60, -20, 0, 0, 0, 0, -120])
    }
  }

  @Test func `a line is as high as the file says, and its gap stands between two lines`() throws {
    try with([MadeFont()]) { () throws in
      let font = Font.custom("Made-Regular", fixedSize: 30)
      #expect(abs(draw(Text(verbatim: "A").font(font)).size.height - 36) < 1e-9)
      #expect(abs(draw(Text(verbatim: "A\nB").font(font)).size.height - 75) < 1e-9)
    }
  }

  @Test func `the heights of OS/2 count where hhea has none`() throws {
    var bytes = MadeFont().bytes
    let place = try #require(range(of: "hhea", in: bytes)).lowerBound
    bytes.replaceSubrange(place + 4..<place + 10, with: repeatElement(0, count: 6))
    let font = try #require(OpenTypeFont.fonts(in: bytes).first)
    let figures = font.figures(for: "A", further: "", isTabular: false, file: "", version: "")
    #expect((figures.ascent, figures.descent, figures.lineGap) == (0.9, 0.3, 0.1))
  }

  @Test func `a font is found by its PostScript name, then its family, then its full name`() throws
  {
    var (light, plain, odd) = (MadeFont(), MadeFont(), MadeFont())
    (light.postScript, light.full, light.weight) = ("Made-Light", "Made Light", 300)
    // The name of another's family is its own PostScript name.
    (odd.postScript, odd.family, odd.full) = ("Made", "Odd", "Odd One")
    plain.full = "Made Plain"
    func file(_ name: String) throws -> Substring? {
      try text("A", .custom(name, size: 17)).face.font?.file.split(separator: "/").last
    }
    try with([light, plain, odd]) { () throws in
      #expect(try file("Made-Light") == "0.ttf#0")
      #expect(try file("Made") == "2.ttf#0")
      #expect(try file("Odd One") == "2.ttf#0")
      #expect(try file("Made Light") == "0.ttf#0")
      #expect(try file("made-light") == nil)
    }
    try with([light, plain]) { () throws in #expect(try file("Made") == "1.ttf#0") }
  }

  @Test func `a weight and italics lead to the family's file that has them, if there is one`()
    throws
  {
    var (bold, slanted) = (MadeFont(), MadeFont())
    (bold.postScript, bold.weight) = ("Made-Bold", 700)
    (slanted.postScript, slanted.isItalic) = ("Made-Italic", true)
    func file(_ font: Font) throws -> Substring? {
      try text("A", font).face.font?.file.split(separator: "/").last
    }
    let font = Font.custom("Made-Regular", size: 17)
    try with([MadeFont(), bold, slanted]) { () throws in
      #expect(try file(font) == "0.ttf#0")
      #expect(try file(font.bold()) == "1.ttf#0")
      #expect(try file(font.weight(.semibold)) == "1.ttf#0")
      #expect(try file(font.weight(.light)) == "0.ttf#0")
      #expect(try file(font.italic()) == "2.ttf#0")
      let strong = try run(draw(Text("**A**").font(font)))
      #expect(strong.face.font?.file.hasSuffix("1.ttf#0") == true && strong.face.weight == 700)
      let code = try run(draw(Text("`A`").font(font)))
      #expect(code.face.font == nil && code.face.design == .monospaced)
    }
    try with([MadeFont()]) { () throws in
      #expect(try file(font.bold().italic()) == "0.ttf#0")
      #expect(try text("A", font.bold()).face.weight == 400)
    }
  }

  // MARK: Variable fonts

  private func variable(_ change: (inout MadeFont.Variation) -> Void = { _ in }) -> MadeFont {
    var font = MadeFont()
    font.pairs = [("A", "B", -100)]
    var variation = MadeFont.Variation()
    variation.instances = [
      ("Regular", nil, 400, 100), ("Semi Bold", nil, 650, 100), ("Black", "MadeHeavy", 900, 100),
      ("Narrow", nil, 400, 75), ("Narrow Semi Bold", nil, 650, 75),
    ]
    (variation.growth, variation.pairGrowth) = (200, -40)
    change(&variation)
    font.variation = variation
    return font
  }

  private func mark(_ font: Font) throws -> Substring? {
    try text("A", font).face.font?.file.split(separator: "/").last
  }

  @Test func `an instance of a variable font is found by the name that Core Text gives it`() throws
  {
    try with([variable()]) { () throws in
      #expect(try mark(.custom("Made-Regular", size: 17)) == "0.ttf#0")
      #expect(try mark(.custom("Made", size: 17)) == "0.ttf#0")
      #expect(try mark(.custom("Made-Regular_Semi-Bold", size: 17)) == "0.ttf#0@650.0,100.0")
      #expect(try mark(.custom("Made Semi Bold", size: 17)) == "0.ttf#0@650.0,100.0")
      #expect(try mark(.custom("MadeHeavy", size: 17)) == "0.ttf#0@900.0,100.0")
      // What the font is by itself has its own name alone, and a name that the file gives replaces the made one.
      #expect(try mark(.custom("Made-Regular_Regular", size: 17)) == nil)
      #expect(try mark(.custom("Made-Regular_Black", size: 17)) == nil)
    }
  }

  @Test func `of files with one name the upright one is meant`() throws {
    var slanted = MadeFont()
    slanted.isItalic = true
    try with([slanted, MadeFont()]) { () throws in
      #expect(try mark(.custom("Made-Regular", size: 17)) == "1.ttf#0")
    }
  }

  @Test func `a weight leads to the nearest instance of the same width`() throws {
    try with([variable()]) { () throws in
      let font = Font.custom("Made", size: 17)
      #expect(try mark(font.weight(.bold)) == "0.ttf#0@650.0,100.0")
      #expect(try mark(font.weight(.heavy)) == "0.ttf#0@900.0,100.0")
      #expect(try mark(font.weight(.light)) == "0.ttf#0")
      #expect(try text("A", font.bold()).face.weight == 650)
      let narrow = Font.custom("Made-Regular_Narrow", size: 17)
      #expect(try mark(narrow) == "0.ttf#0@400.0,75.0")
      #expect(try mark(narrow.bold()) == "0.ttf#0@650.0,75.0")
    }
  }

  @Test func `letters of an instance and the pairs of them are as wide as the file says of it`()
    throws
  {
    func width(_ text: String, _ name: String) throws -> Double {
      try (self.text(text, .custom(name, fixedSize: 100)).width * 1000).rounded() / 1000
    }
    try with([variable()]) { () throws in
      #expect(try width("A", "Made-Regular") == 80)
      #expect(try width("A", "Made-Regular_Semi-Bold") == 90)
      #expect(try width("A", "MadeHeavy") == 100)
      #expect(try width("AB", "Made-Regular") == 80 - 10 + 60)
      #expect(try width("AB", "Made-Regular_Semi-Bold") == 90 - 12 + 70)
      #expect(try width("AB", "MadeHeavy") == 100 - 14 + 80)
    }
    // A font may grow unevenly on its way.
    try with([variable { $0.middle = 0.25 }]) { () throws in
      #expect(try width("A", "Made-Regular_Semi-Bold") == 85)
      #expect(try width("A", "MadeHeavy") == 100)
    }
  }

  @Test func `a font of UIKit is the file's, in text and where a text is measured`() throws {
    var bold = MadeFont()
    (bold.postScript, bold.weight) = ("Made-Bold", 700)
    try with([MadeFont(), bold]) { () throws in
      let font = try #require(UIFont(name: "Made-Regular", size: 20))
      #expect(try text("A", Font(font)).face.font?.file.hasSuffix("/0.ttf#0") == true)
      #expect(abs(NSString("AB").size(withAttributes: [.font: font]).width - 28) < 1e-9)
      #expect(abs(font.ascender - 18) < 1e-9 && abs(font.withSize(10).lineHeight - 12) < 1e-9)
      let strong = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
      let heavy = UIFont(descriptor: strong, size: 0)
      #expect(try text("A", Font(heavy)).face.font?.file.hasSuffix("/1.ttf#0") == true)
      #expect(heavy != font)
      #expect(try text("A", Font(UIFont.systemFont(ofSize: 20))).face.font == nil)
    }
    let ofPhone = try #require(UIFont(name: "Georgia", size: 20))
    #expect(
      draw(Text(verbatim: "A").font(Font(ofPhone))).findings.map(\.id) == ["widget-custom-font"])
    #expect(ofPhone.lineHeight == UIFont.systemFont(ofSize: 20).lineHeight)
  }

  @Test func `letters that the font lacks are as wide as without it`() throws {
    try with([MadeFont()]) { () throws in
      let mixed = try text("Aé", .custom("Made-Regular", fixedSize: 20)).width
      let alone = try text("é", .custom("Nothing", fixedSize: 20)).width
      #expect(abs(mixed - 16 - alone) < 1e-9)
    }
  }

  @Test func `a timer knows the digits to come, of one width where the font can`() throws {
    var font = MadeFont()
    font.letters += "023456789:".unicodeScalars.map { ($0, 500) } + [("1", 300)]
    let start = Date(timeIntervalSince1970: 0)
    let timer = Text(timerInterval: start...start.addingTimeInterval(600), countsDown: false)
    let made = Font.custom("Made-Regular", fixedSize: 20)
    for hasTabularDigits in [false, true] {
      font.hasTabularDigits = hasTabularDigits
      try with([font]) { () throws in
        let face = try run(draw(timer.font(made.monospacedDigit()))).face
        #expect(TypeMetrics.advances("1", face) == [hasTabularDigits ? 10 : 6])
        #expect(TypeMetrics.advances("7:", face) == [10, 10])
        let own = try run(draw(timer.font(made))).face
        #expect(TypeMetrics.advances("1", own) == [6])
      }
    }
  }

  @Test func `Dynamic Type makes the font grow, and a fixed size stays`() throws {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .xxxLarge
    func width(_ font: Font) throws -> Double {
      try run(draw(Text(verbatim: "A").font(font), environment: environment)).width
    }
    try with([MadeFont()]) { () throws in
      #expect(try width(.custom("Made-Regular", fixedSize: 17)) == 17 * 0.8)
      #expect(abs(try width(.custom("Made-Regular", size: 17)) - 23 * 0.8) < 1e-9)
    }
  }

  @Test func `the outline and symbols carry no figures of letters`() throws {
    try with([MadeFont()]) { () throws in
      let text = Text("A\(Image(systemName: "star"))").font(.custom("Made-Regular", size: 17))
      let result = draw(text)
      #expect(result.outline.children.first?.face?.font == nil)
      #expect(try run(result).face.font?.codes.contains(0x42) == false)
    }
  }

  // MARK: Names that lead to nothing

  private func told(_ name: String, isSlip: Bool = false) throws -> String {
    let findings = draw(Text(verbatim: "A").font(.custom(name, size: 17))).findings
    #expect(findings.map(\.id) == ["widget-custom-font"])
    #expect(findings.first?.severity == (isSlip ? .warning : .info))
    return try #require(findings.first).sentence + " " + (findings.first?.fix ?? "")
  }

  @Test func `a folder without fonts is said to have none`() throws {
    try with([]) { () throws in #expect(try told("Made-Regular").contains("has no font file")) }
  }

  @Test(arguments: [
    ("Georgia", "Georgia"), ("Helvetica Neue", "Helvetica Neue"),
    ("HelveticaNeue-CondensedBold", "Helvetica Neue"), ("AvenirNext-DemiBold", "Avenir Next"),
    ("TimesNewRomanPSMT", "Times New Roman"), ("Menlo-Bold", "Menlo"),
  ])
  func `a font that iOS has asks for no file`(name: String, family: String) throws {
    for fonts in [[], [MadeFont()]] {
      try with(fonts) { () throws in
        let told = try told(name)
        #expect(told.hasPrefix("iOS has the family “\(family)”"))
        #expect(told.contains("“\(name)” are drawn in Inter") && told.contains("Add no file"))
      }
    }
  }

  @Test(arguments: ["Georgian", "Futura PT", "FuturaPT-Bold", "-Georgia", "helvetica", ""])
  func `a font that iOS does not have asks for its file`(name: String) throws {
    try with([]) { () throws in #expect(try told(name).contains("Put the font's TTF or OTF file")) }
  }

  @Test(arguments: ["Made Regular ", "made_regular", "Fancy"])
  func `a name that is nearly a font's, or that of its file, is told the right one`(
    name: String
  ) throws {
    try with(files: [("Fancy.ttf", MadeFont().bytes)]) { () throws in
      let told = try told(name, isSlip: true)
      #expect(told.contains("the font in Fancy is called “Made-Regular”"))
      #expect(told.contains("Font.custom(\"Made-Regular\""))
      #expect(told.contains("on a phone in the system's font"))
    }
  }

  @Test func `the name of a file with one weight is told what the variable font calls it`() throws {
    try with([variable()]) { () throws in
      let told = try told("Made-SemiBold", isSlip: true)
      #expect(told.contains("Font.custom(\"Made-Regular_Semi-Bold\""))
    }
  }

  @Test func `a name of another font is told which fonts there are`() throws {
    try with([MadeFont()]) { () throws in
      #expect(try told("FugazOne-Regular").contains("there are “Made-Regular”"))
    }
  }

  @Test func `a file that is no font is told by its name`() throws {
    let pointer = Array("version https://git-lfs.github.com/spec/v1".utf8)
    try with(files: [("Made-Regular.ttf", pointer)]) { () throws in
      #expect(try told("Made-Regular").contains("Made-Regular.ttf cannot be read as a font"))
    }
  }

  // MARK: Any bytes

  @Test func `a file that is cut off or has any byte changed is measured or left`() {
    var font = MadeFont()
    font.pairs = [("A", "B", -100), ("B", "A", 50)]
    font.hasTabularDigits = true
    let bytes = font.bytes
    for count in bytes.indices { _ = HostileFonts.line(of: Array(bytes[..<count])) }
    for place in bytes.indices {
      for byte in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var changed = bytes
        changed[place] = byte
        guard case .text(let line)? = HostileFonts.line(of: changed).items.first else {
          Issue.record("byte \(place) as \(byte): no text")
          return
        }
        if let wrong = line.runs.first(where: { !$0.width.isFinite }) {
          Issue.record("byte \(place) as \(byte): \(wrong.width)")
        }
      }
    }
  }

  /// Where a table stands in a font.
  private func range(of tag: String, in bytes: [UInt8]) -> Range<Int>? {
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    let row = (0..<Int(bytes[5])).map { 12 + 16 * $0 }.first {
      Array(bytes[$0..<$0 + 4]) == Array(tag.utf8)
    }
    return row.map { number($0 + 8)..<number($0 + 8) + number($0 + 12) }
  }

  @Test(arguments: ["fvar", "avar", "HVAR", "GDEF", "GPOS"])
  func `a variable font is measured or left whatever its tables say`(tag: String) throws {
    let bytes = variable { $0.instances.removeLast(3) }.bytes
    for place in try #require(range(of: tag, in: bytes)) {
      for byte in [0, 0x7F, 0x80, 0xFF] as [UInt8] {
        var changed = bytes
        changed[place] = byte
        guard case .text(let line)? = HostileFonts.line(of: changed).items.first else {
          Issue.record("byte \(place) as \(byte): no text")
          return
        }
        if let wrong = line.runs.first(where: { !$0.width.isFinite }) {
          Issue.record("byte \(place) as \(byte): \(wrong.width)")
        }
      }
    }
  }

  @Test func `each font of a collection is found`() throws {
    var second = MadeFont()
    (second.postScript, second.letters) = ("Made-Wide", [("A", 1600)])
    let one = MadeFont().bytes
    // The tables' places count from the start of the file.
    func moved(_ bytes: [UInt8], by shift: Int) -> [UInt8] {
      var bytes = bytes
      for row in 0..<Int(bytes[5]) {
        let place = 12 + 16 * row + 8
        let moved = (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])) + shift
        bytes.replaceSubrange(
          place..<place + 4, with: [0, 0, UInt8(moved >> 8), UInt8(moved & 0xFF)])
      }
      return bytes
    }
    let head: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 20]
    let start = 20 + one.count
    let bytes =
      head + [0, 0, UInt8(start >> 8), UInt8(start & 0xFF)] + moved(one, by: 20)
      + moved(second.bytes, by: start)
    try with(files: [("Both.ttc", bytes)]) { () throws in
      let run = try text("A", .custom("Made-Wide", fixedSize: 10))
      #expect(run.width == 16 && run.face.font?.file.hasSuffix("Both.ttc#1") == true)
    }
  }
}
