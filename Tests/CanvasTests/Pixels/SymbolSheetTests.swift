import Drawing
import Foundation
import Goldens
import Outlines
import Testing

@testable import Canvas

@Suite("Symbols as shapes", .computesLong) struct SymbolSheetTests {
  @Test(arguments: SymbolTests.used.filter { $0 != "alert" })
  func `Each symbol that real widgets use has a shape`(_ name: String) {
    let mark = SymbolMark(
      name: name, frame: Rect(x: 0, y: 0, width: 20, height: 20), face: Face(size: 17),
      paints: [.color(.white)])
    #expect(SymbolInk.parts(mark) != nil)
  }

  @Test func `At least 600 names have a shape, and every name of the table has one`() {
    let missing = SymbolShelf.names.filter { SymbolShelf.shape($0) == nil }
    #expect(missing.isEmpty, "\(missing)")
    #expect(SymbolShelf.names.count >= 600)
  }

  @Test(arguments: ["heart.fill", "car.side.fill", "wifi", "12.circle"])
  func `A symbol keeps within its frame`(_ name: String) throws {
    let frame = Rect(x: 10, y: 10, width: 20, height: 16)
    for weight in [300, 400, 900] {
      let mark = SymbolMark(
        name: name, frame: frame, face: Face(size: 17, weight: weight), paints: [.color(.white)])
      let parts = try #require(SymbolInk.parts(mark))
      for part in parts where !part.isCut {
        let bounds = try #require(PathBox.of(part.contour.elements))
        let box = bounds.outset(by: part.outset / 2 - 0.4)
        #expect(box.minX >= frame.minX && box.maxX <= frame.maxX, "\(box)")
        #expect(box.minY >= frame.minY && box.maxY <= frame.maxY, "\(box)")
      }
    }
  }

  @Test func `Instruments are rings whose needles point at their share`() throws {
    let shares = ["0", "33", "50", "67", "100"].map { "gauge.with.dots.needle.\($0)percent" }
    let low = ["0", "50", "100"].map { "gauge.with.dots.needle.bottom.\($0)percent" }
    let shapes = try (shares + low).map { try #require(SymbolShelf.shape($0)) }
    for shape in shapes {
      #expect(abs(shape.box.width - 15.2) < 0.01 && abs(shape.box.height - 15.2) < 0.01)
    }
    #expect(Set(shapes).count == shapes.count)
    // The needle is the last outline: mirrored shares have mirrored needles.
    let needles = try shapes.map { shape in
      let needle = try #require(shape.parts[0].elements.lines.last)
      return try #require(PathBox.of(needle))
    }
    for (left, right) in [(0, 4), (1, 3), (5, 7)] {
      #expect(abs(needles[left].minX - (16 - needles[right].maxX)) < 0.02)
      #expect(abs(needles[left].minY - needles[right].minY) < 0.02)
    }
    #expect(abs(needles[2].midX - 8) < 0.02 && needles[2].minY < 3.2)
    #expect(needles[0].maxY > 11 && needles[1].minY < 5)
  }

  @Test func `A badge that is a triangle differs from a round one and keeps its symbol`() throws {
    let triangle = try #require(SymbolShelf.shape("lock.trianglebadge.exclamationmark"))
    let round = try #require(SymbolShelf.shape("lock.badge.exclamationmark"))
    #expect(triangle.parts.first?.elements == round.parts.first?.elements)
    #expect(triangle != round)
    #expect(SymbolShelf.shape("lock.trianglebadge") != triangle)
  }

  @Test(arguments: ["heart.fill", "location.fill", "play.fill", "snowflake.circle"])
  func `A symbol with margins keeps within what its ink has of the frame`(_ name: String) throws {
    let mark = SymbolMark(
      name: name, frame: Rect(x: 10, y: 10, width: 20, height: 18), face: Face(size: 17),
      paints: [.color(.white)], inkSize: 15)
    #expect(mark.ink != mark.frame)
    var whole: Rect?
    for part in try #require(SymbolInk.parts(mark)) where !part.isCut {
      let box = try #require(PathBox.of(part.contour.elements)).outset(by: part.outset / 2 - 0.4)
      whole = whole?.union(box) ?? box
    }
    let ink = try #require(whole)
    #expect(ink.minX >= mark.ink.minX - 0.01 && ink.maxX <= mark.ink.maxX + 0.01)
    #expect(ink.minY >= mark.ink.minY - 0.01 && ink.maxY <= mark.ink.maxY + 0.01)
    #expect(ink.width > mark.ink.width - 1.5 || ink.height > mark.ink.height - 1.5)
  }

  @Test func `A name that ends in a circle is round: no icon of the table hides the frame`() throws
  {
    let framed = SymbolShelf.names.filter {
      $0.hasSuffix(".circle") || $0.hasSuffix(".circle.fill")
    }
    #expect(framed.count > 300)
    for name in framed {
      let box = try #require(SymbolShelf.shape(name)).box
      #expect(abs(box.width - box.height) < 0.5 && box.width > 11, "\(name) \(box)")
    }
  }

  @Test(arguments: [
    ("clock.badge.checkmark", "clock"), ("bell.badge", "bell"),
    ("exclamationmark.shield.fill", "shield.fill"),
    ("gobackward.15", "gobackward"), ("playpause.fill", "play.fill"), ("car.2", "car"),
    ("battery.75", "battery.100"),
  ])
  func `A name shows more than what it is derived from`(_ name: String, _ base: String) throws {
    let (whole, part) = (
      try #require(SymbolShelf.shape(name)), try #require(SymbolShelf.shape(base))
    )
    #expect(whole != part)
  }

  @Test func `A palette colours the sign and its disc, one colour cuts the sign out`() throws {
    let frame = Rect(x: 0, y: 0, width: 20, height: 20)
    let one = SymbolMark(
      name: "xmark.circle.fill", frame: frame, face: Face(size: 17), paints: [.color(.white)])
    let cut = try #require(SymbolInk.parts(one))
    #expect(cut.contains { $0.isCut })
    var two = one
    two.paints = [.color(.white), .color(RGBA(255, 0, 0))]
    let parts = try #require(SymbolInk.parts(two))
    #expect(!parts.contains { $0.isCut })
    #expect(parts.first?.paint == .color(RGBA(255, 0, 0)))
    #expect(parts.last?.paint == .color(.white))
  }

  @Test func `all symbols fill the sheet that people look at`() throws {
    // Numbers and letters in frames are made by rule.
    let names = SymbolShelf.names.filter {
      $0.first?.isLetter == true && $0.split(separator: ".")[0].count > 1
    }
    guard Sheet.folder != nil || Sheet.checked != nil else { return }
    try Sheet.keep(sheet(names, columns: 28, cell: Size(width: 118, height: 46)), "symbols.png")
    guard let folder = Sheet.folder, ProcessInfo.processInfo.environment["ISLET_SHEETS_USED"] != nil
    else { return }
    let used = sheet(SymbolTests.used, columns: 8, cell: Size(width: 118, height: 46))
    try Data(used.png).write(to: URL(fileURLWithPath: "\(folder)/symbols-used.png"))
  }

  /// Names with their symbols at 12, 17 and 28 pt.
  private func sheet(_ names: [String], columns: Int, cell: Size) -> PixelImage {
    var items: [DisplayItem] = []
    for (index, name) in names.enumerated() {
      let x = Double(index % columns) * cell.width + 6
      let y = Double(index / columns) * cell.height + 6
      var left = x
      for size in [12.0, 17, 28] {
        let side = size * 1.2
        items.append(
          .symbol(
            SymbolMark(
              name: name, frame: Rect(x: left, y: y + 16 - side / 2, width: side, height: side),
              face: Face(size: size), paints: [.color(.white)])))
        left += side + 8
      }
      // A long name is set smaller: none is written over its neighbour.
      let size = min(7, 7 * (cell.width - 6) / TypeMetrics.width(name, Face(size: 7)))
      items.append(
        TextSample.item(
          name, Face(size: size), x: x, y: y + cell.height - 12,
          paint: .color(RGBA(170, 170, 170))))
    }
    let rows = (names.count + columns - 1) / columns
    let list = DisplayList(
      size: Size(width: Double(columns) * cell.width, height: Double(rows) * cell.height + 12),
      items: items)
    // Finer, and the sheet would be too large to be read again.
    let area = list.size.width * list.size.height
    let scale = min(1.25, 0.99 * (Double(ImageLimit.drawn.pixels) / area).squareRoot())
    let image = PixelPainter(scale: scale).paint(list, at: 0).image
    #expect(Double(image.height) >= scale * list.size.height, "the sheet is cut off")
    return image
  }
}
