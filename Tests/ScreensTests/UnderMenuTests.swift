import Canvas
import Testing

@testable import Screens

@MainActor
@Suite("Pictures under a menu")
struct UnderMenuTests {
  /// Frames of a world with pictures, painted with one memory, as the driver draws them.
  @MainActor
  private final class Stage {
    let world: World
    private let buffer = PaintBuffer()

    init(columns: Int, rows: Int, opening keys: [Key] = []) throws {
      world = try World(columns: columns, rows: rows)
      world.model.pictureCell = PictureCell(width: 10, height: 20)
      for key in keys { world.press(key) }
      world.draw()
    }

    func frame() -> ScreenFrame {
      world.model.draw(
        world.snapshot, columns: world.columns, rows: world.rows, at: world.steady, using: buffer)
    }
  }

  @Test(arguments: [[], ["v"], ["2"]], ScreenPictureTests.sizes)
  func `a menu lies on the pictures, which stay in their places at their sizes`(
    keys: [Character], size: (columns: Int, rows: Int)
  ) throws {
    let stage = try Stage(
      columns: size.columns, rows: size.rows, opening: keys.map { Key(.character($0)) })
    let before = stage.frame()
    try #require(!before.pictures.isEmpty)
    for key in [":", "?", "s"] as [Key] {
      stage.world.press(key)
      let under = stage.frame()
      #expect(under.pictures.map(\.area) == before.pictures.map(\.area))
      let title = under.regions.first { $0.target == .nothing }
      let box = try #require(title?.area)
      #expect(under.pictures.allSatisfy { $0.covered == box })
      stage.world.press(.escape)
      let after = stage.frame()
      #expect(after.pictures.map(\.area) == before.pictures.map(\.area))
      #expect(after.pictures.map(\.edition) == before.pictures.map(\.edition))
      #expect(after.pictures.allSatisfy { $0.covered == nil })
    }
  }

  @Test func `pictures are as dark under a menu as the cells beside them`() throws {
    let stage = try Stage(columns: 120, rows: 40)
    let before = try #require(stage.frame().pictures.first)
    stage.world.press(":")
    let under = try #require(stage.frame().pictures.first)
    #expect(under.edition != before.edition)
    let at = before.image.bytes.count / 2 & ~3
    let ground = [Theme.ground.red, Theme.ground.green, Theme.ground.blue]
    var wanted: [UInt8] = []
    for part in 0..<3 {
      let plain = Int(before.image.bytes[at + part])
      wanted.append(UInt8((plain * 2 + ground[part] * 3) / 5))
    }
    #expect(Array(under.image.bytes[at..<at + 3]) == wanted)
    #expect(under.image.bytes[at + 3] == 255)
  }

  @Test func `the keys of a menu are as bright as the menu, and what it lies on is dark`() throws {
    let stage = try Stage(columns: 120, rows: 40)
    let before = stage.frame().grid
    stage.world.press(":")
    let under = stage.frame().grid
    let key = try #require((0..<120).first { under[$0, 39].glyph == "E" })
    #expect(under[key, 39].ink == Theme.accent)
    #expect(before[1, 0].ink == Theme.accent && under[1, 0].ink != Theme.accent)
  }

  @Test(
    arguments: [
      (ColorDepth.direct, 0x0F1014), (.indexed256, 0x121212), (.ansi16, 0x000000),
    ] as [(ColorDepth, UInt32)])
  func `around a phone of pixels is the colour that cells have around it`(
    colors: ColorDepth, ground: UInt32
  ) throws {
    let stage = try Stage(columns: 120, rows: 40)
    var options = AppModel.Options()
    options.colors = colors
    stage.world.model = AppModel(options: options)
    stage.world.model.pictureCell = PictureCell(width: 10, height: 20)
    func corner() throws -> [UInt8] {
      Array(try #require(stage.frame().pictures.first).image.bytes.prefix(3))
    }
    let wanted = CellColor(ground)
    let bytes = [wanted.red, wanted.green, wanted.blue].map { UInt8($0) }
    #expect(try corner() == bytes)
    stage.world.press(":")
    #expect(try corner() == bytes)
  }

  @Test func `bars are flat, so that no gradient of a picture goes on in them`() throws {
    let world = try World(columns: 120, rows: 40)
    for keys in [[], ["2"], ["2", ":"]] as [[Key]] {
      for key in keys { world.press(key) }
      let grid = world.draw().grid
      #expect((0..<120).allSatisfy { grid[$0, 0].style.contains(.flat) })
      #expect((0..<120).allSatisfy { grid[$0, 39].style.contains(.flat) })
      #expect(grid.cells.contains { !$0.style.contains(.flat) })
      let shown = grid.reduced(to: .indexed256)
      #expect((0..<120).allSatisfy { !"▘▖▚".contains(shown[$0, 39].glyph) })
    }
  }

  @Test func `a picture under a menu is another only when the one above it is`() throws {
    let stage = try Stage(columns: 120, rows: 40)
    stage.world.press(":")
    let first = stage.frame().pictures.map(\.edition)
    stage.world.press(Key(.down))
    #expect(stage.frame().pictures.map(\.edition) == first)
    stage.world.push(["score": 2, "text": "another", "list": []])
    #expect(stage.frame().pictures.map(\.edition) != first)
  }

  @Test func `an area without another is what lies around it, once`() {
    let area = Area(column: 2, row: 3, columns: 10, rows: 6)
    for other in [
      Area(column: 4, row: 4, columns: 3, rows: 2), Area(column: 0, row: 0, columns: 5, rows: 50),
      Area(column: 11, row: 8, columns: 9, rows: 9), Area(column: 0, row: 0, columns: 2, rows: 3),
      Area(column: 0, row: 0, columns: 90, rows: 90), Area(column: 5, row: 5, columns: 0, rows: 0),
    ] {
      let rest = area.without(other)
      for row in 0..<12 {
        for column in 0..<15 {
          let isLeft =
            area.contains(column: column, row: row) && !other.contains(column: column, row: row)
          #expect(
            rest.count { $0.contains(column: column, row: row) } == (isLeft ? 1 : 0),
            "\(column), \(row) without \(other)")
        }
      }
    }
  }
}
