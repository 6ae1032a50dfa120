import Canvas
import Testing

@testable import Terminal

@Suite("Pictures as bytes")
struct EncoderTests {
  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛").replacing(
      "\u{7}", with: "␇")
  }

  /// A picture whose pixels are letters: r, g, b, w and . for black.
  private func image(_ rows: [String]) -> PixelImage {
    let colors: [Character: [UInt8]] = [
      "r": [255, 0, 0, 255], "g": [0, 255, 0, 255], "b": [0, 0, 255, 255],
      "w": [255, 255, 255, 255], ".": [0, 0, 0, 255],
    ]
    return PixelImage(
      width: rows.first?.count ?? 0, height: rows.count,
      bytes: rows.flatMap { $0.flatMap { colors[$0] ?? [0, 0, 0, 0] } })
  }

  @Test func `kitty gets a small file in one sequence, for cells or at the cursor`() {
    #expect(
      text(KittyGraphics.sendForCells([1, 2, 3], id: 20, columns: 4, rows: 2))
        == "␛_Ga=T,U=1,f=100,q=2,i=20,p=1,c=4,r=2;AQID␛\\")
    #expect(
      text(KittyGraphics.sendAtCursor([1, 2, 3], id: 20, columns: 4, rows: 2))
        == "␛_Ga=T,f=100,q=2,C=1,i=20,p=1,c=4,r=2;AQID␛\\")
    #expect(text(KittyGraphics.remove(id: 20)) == "␛_Ga=d,d=I,q=2,i=20␛\\")
  }

  @Test func `kitty gets a large file in pieces of 4,096 bytes, of which the last says so`() {
    let file = [UInt8](repeating: 0, count: 3072 + 3072 + 3)
    let pieces = text(KittyGraphics.sendForCells(file, id: 20, columns: 4, rows: 2))
      .split(separator: "␛\\")
    #expect(pieces.count == 3)
    #expect(pieces[0].hasPrefix("␛_Ga=T,U=1,f=100,q=2,i=20,p=1,c=4,r=2,m=1;AAAA"))
    #expect(pieces[0].split(separator: ";")[1].count == 4096)
    #expect(pieces[1].hasPrefix("␛_Gm=1,q=2;AAAA"))
    #expect(pieces[2] == "␛_Gm=0,q=2;AAAA")
  }

  @Test func `a cell that carries a picture says its row and column in marks of Unicode 6`() {
    #expect(
      KittyGraphics.placeholder(row: 0, column: 1).unicodeScalars.map(\.value)
        == [0x10EEEE, 0x305, 0x30D])
    #expect(KittyGraphics.diacritics.count == 297)
    #expect(
      KittyGraphics.placeholder(row: 500, column: 500).unicodeScalars.map(\.value)
        == [0x10EEEE, 0x1D244, 0x1D244], "beyond the marks comes the last")
    #expect(KittyGraphics.diacritics[29].value == 0x36F)
    #expect(KittyGraphics.diacritics[30].value == 0x483)
    #expect(KittyGraphics.diacritics.last?.value == 0x1D244)
  }

  @Test func `iTerm2 gets the file with its extent in cells, and keeps the cursor`() {
    #expect(
      text(ITermImages.show([1, 2, 3], columns: 4, rows: 2))
        == "␛]1337;File=inline=1;doNotMoveCursor=1;preserveAspectRatio=0;size=3;width=4;height=2:AQID␇"
    )
  }

  @Test func `sixel has bands of six rows, runs, and a palette in hundredths`() {
    #expect(
      text(Sixel.show(image(["rrrrrr", "rrrrrr"])))
        == "␛P0;1q\"1;1;6;2#0;2;100;0;0#0!6B␛\\")
    #expect(
      text(Sixel.show(image(["r.", "r.", "r.", "r.", "r.", "r.", ".r"])))
        == "␛P0;1q\"1;1;2;7#0;2;0;0;0#1;2;100;0;0#1~$#0?~-#0@$#1?@␛\\")
  }

  @Test func `sixel tells colours apart that differ in green alone`() {
    #expect(
      text(Sixel.show(image(["g."]))) == "␛P0;1q\"1;1;2;1#0;2;0;0;0#1;2;0;100;0#1@$#0?@␛\\")
  }

  @Test func `to pass through tmux a sequence is wrapped and its escapes are doubled`() {
    #expect(
      text(TmuxPassage.wrapped(KittyGraphics.remove(id: 20)))
        == "␛Ptmux;␛␛_Ga=d,d=I,q=2,i=20␛␛\\␛\\")
  }
}

@Suite("Few colours for a picture")
struct ColorTableTests {
  private func picture(_ color: (Int, Int) -> (Int, Int, Int)) -> PixelImage {
    var bytes: [UInt8] = []
    for y in 0..<64 {
      for x in 0..<64 {
        let (r, g, b) = color(x, y)
        bytes += [UInt8(r), UInt8(g), UInt8(b), 255]
      }
    }
    return PixelImage(width: 64, height: 64, bytes: bytes)
  }

  @Test func `a picture of few colours keeps each of them`() {
    let image = picture { x, _ in x < 32 ? (200, 10, 30) : (17, 20, 90) }
    let table = ColorTable(image, most: 256)
    #expect(Set(table.colors) == [SIMD3(200, 10, 30), SIMD3(17, 20, 90)])
    #expect(table.colors[Int(table.entry(200, 10, 30))] == SIMD3(200, 10, 30))
  }

  @Test(arguments: [2, 16, 256])
  func `there are never more colours than asked for`(most: Int) {
    let image = picture { x, y in (x * 4, y * 4, (x * y) % 256) }
    #expect(ColorTable(image, most: most).colors.count <= most)
  }

  @Test func `in 256 colours a wallpaper is off by a few parts in 255 at most`() {
    let image = picture { x, y in (23 + x, 26 + y / 4, 53 + y / 2) }
    let table = ColorTable(image, most: 256)
    for index in stride(from: 0, to: image.bytes.count, by: 4) {
      let (r, g, b) = (image.bytes[index], image.bytes[index + 1], image.bytes[index + 2])
      let shown = table.colors[Int(table.entry(r, g, b))]
      #expect(abs(Int(shown.x) - Int(r)) <= 8 && abs(Int(shown.z) - Int(b)) <= 8)
    }
  }
}
