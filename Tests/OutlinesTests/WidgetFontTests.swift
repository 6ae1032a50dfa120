import Drawing
import Foundation
import Goldens
import Testing

@testable import Outlines

/// Letters of a font that a widget brings along.
@Suite struct WidgetFontTests {
  private func face(_ path: String, mark: String = "#0", version: String = "1") -> Face {
    var face = Face(size: 17)
    face.font = FontFigures(
      file: path + mark, version: version, ascent: 1, descent: 0.3, lineGap: 0, capHeight: 0.7)
    return face
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  private func width(_ character: Character, _ face: Face) throws -> Double {
    let glyph = try #require(FontShelf.glyph(character, face))
    guard case .outline(let elements) = glyph.shape, let box = PathBox.of(elements) else {
      return 0
    }
    return box.width
  }

  @Test func `a letter has the file's outline, and that of a changed file once it is told`() throws
  {
    let path = TestFolder.path("Made.ttf")
    try write(MadeFont().bytes, to: path)
    #expect(abs(try width("A", face(path)) - 0.8) < 1e-6)
    #expect(FontShelf.glyph("A", face(path))?.isOwn == true)
    var other = MadeFont()
    other.letters = [("A", 300)]
    try write(other.bytes, to: path)
    #expect(abs(try width("A", face(path, version: "2")) - 0.3) < 1e-6)
  }

  @Test func `an instance of a variable font has outlines of its own, alone and in words`() throws {
    let path = TestFolder.path("Variable.ttf")
    var font = MadeFont()
    font.variation = MadeFont.Variation()
    font.variation?.growth = 200
    try write(font.bytes, to: path)
    #expect(abs(try width("A", face(path)) - 0.8) < 1e-6)
    let heavy = face(path, mark: "#0@900.0,100.0")
    #expect(abs(try width("A", heavy) - 1) < 1e-6)
    #expect(abs(try #require(FontShelf.glyph("A", heavy)).advance - 1) < 1e-6)
    let word = FontShelf.shaped("AB", file: path + "#0@650.0,100.0", isRightToLeft: false)
    #expect(abs(try #require(word).advance - 1.6) < 1e-6)
    // Places that no font has lead to the nearest one.
    #expect(abs(try width("A", face(path, mark: "#0@1e99,nan,x")) - 1) < 1e-6)
  }

  @Test(arguments: [
    ("Noto#2", "Noto", 2, []), ("/a#b.ttf#0@600,14.5", "/a#b.ttf", 0, [600, 14.5]),
    ("/a.ttf", "/a.ttf", 0, []), ("/a#-1", "/a#-1", 0, []), ("/a#x@1", "/a#x@1", 0, []),
  ])
  func `a font's name tells its file, its number and its place`(
    name: String, file: String, number: Int, place: [Double]
  ) {
    let parts = FontTable.parts(of: name)
    #expect(parts.file == file)
    #expect(parts.choice == FontTable.Choice(number: number, place: place))
  }

  @Test func `a letter that the file lacks is Inter's, and one with a mark is sought in the file`()
    throws
  {
    let path = TestFolder.path("Marked.ttf")
    var font = MadeFont()
    font.letters += [("\u{308}", 100)]
    try write(font.bytes, to: path)
    let face = face(path)
    #expect(FontShelf.glyph("Q", face)?.isOwn == false)
    #expect(FontShelf.fallback("A\u{308}", face) == path + "#0")
    #expect(
      FontShelf.shaped("A\u{308}", file: path + "#0", isRightToLeft: false)?.glyphs.count == 2)
    #expect(FontShelf.fallback("日", face) != path + "#0")
  }

  @Test func `what is no font, or no file, has Inter's letters`() throws {
    let path = TestFolder.path("Broken.ttf")
    try write(Array(MadeFont().bytes.prefix(200)), to: path)
    let pipe = TestFolder.path("Pipe.ttf")
    try write([], to: pipe + ".folder/file")
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [path, pipe, pipe + ".folder", "/nowhere/Made.ttf", "/dev/zero"] {
      #expect(FontShelf.glyph("H", face(path))?.isOwn == false, "\(path)")
    }
  }

  @Test func `a font of outlines keeps them beside bitmaps, of which it may have none`() throws {
    let path = TestFolder.path("Strike.ttf")
    var font = MadeFont()
    font.strike = MadeFont.Strike()
    font.strike?.pictures["B"] = BlankPicture.png(side: 20)
    try write(font.bytes, to: path)
    #expect(FontShelf.glyph("A", face(path))?.isOwn == true)
    #expect(abs(try width("A", face(path)) - 0.8) < 1e-6)
    guard case .bitmap(let bitmap)? = FontShelf.glyph("B", face(path))?.shape else {
      Issue.record("no bitmap")
      return
    }
    #expect(bitmap.width == 20 && abs(bitmap.frame.width - 1) < 1e-6)
  }

  @Test(arguments: [1_500, 30_000])
  func `a bitmap that is larger than any emoji's is not taken`(side: Int) throws {
    let path = TestFolder.path("Large.ttf")
    var font = MadeFont()
    font.strike = MadeFont.Strike()
    font.strike?.pictures["B"] = BlankPicture.png(side: side)
    try write(font.bytes, to: path)
    #expect(abs(try width("B", face(path)) - 0.6) < 1e-6)
  }

  @Test func `letters that would fill the memory are Inter's, and another font's are its own`()
    throws
  {
    let path = TestFolder.path("Doubled.ttf")
    var font = MadeFont()
    font.doublings = 4
    try write(font.bytes, to: path)
    #expect(FontShelf.glyph("A", face(path))?.isOwn == true)
    // A million of them is half a hundred megabytes.
    font.doublings = 20
    try write(font.bytes, to: path)
    for letter in "AB" {
      #expect(FontShelf.glyph(letter, face(path, version: "2"))?.isOwn == false)
    }
    let other = TestFolder.path("Other.ttf")
    try write(MadeFont().bytes, to: other)
    #expect(FontShelf.glyph("A", face(other))?.isOwn == true)
  }

  @Test func `more fonts than are kept open are opened again`() throws {
    let paths = (0..<40).map { _ in TestFolder.path("Many.ttf") }
    for path in paths { try write(MadeFont().bytes, to: path) }
    for path in paths + paths { #expect(try width("B", face(path)) > 0) }
  }
}
