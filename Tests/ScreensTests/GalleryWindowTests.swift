import Canvas
import Phone
import Testing

@testable import Screens

/// A gallery in a small window.
@MainActor
@Suite("What of a large picture shows")
struct GalleryWindowTests {
  private func world(columns: Int = 80, rows: Int = 24) throws -> World {
    let world = try World(columns: columns, rows: rows)
    world.press("2")
    return world
  }

  /// Returns the cells of the selected picture that show.
  private func shown(_ world: World) throws -> Area {
    // Pictures that have come are higher or lower than they were taken for.
    for _ in 0..<2 { world.draw() }
    let gallery = world.model.gallery
    let target = Target.galleryCell(row: gallery.row, column: gallery.column)
    let area = try #require(world.frame?.regions.first { $0.target == target }).area
    return Area(
      column: gallery.window.left, row: gallery.window.top, columns: area.columns, rows: area.rows)
  }

  /// Returns how large the selected picture is.
  private func size(_ world: World) throws -> (columns: Int, rows: Int) {
    let gallery = world.model.gallery
    let painted = try #require(
      gallery.painted.all.first {
        $0.key.state == gallery.row && $0.key.presentation == gallery.selected
          && $0.key.zoom == gallery.window.zoom
      })
    return (painted.value.grid.columns, painted.value.grid.rows)
  }

  @Test(arguments: [(80, 24), (120, 40), (200, 60)])
  func
    `every presentation that arrows choose shows, and what has no room of it comes with more arrows`(
      columns: Int, rows: Int
    ) throws
  {
    let world = try world(columns: columns, rows: rows)
    world.draw()
    var met: Set<Presentation> = []
    for _ in AppModel.presentations {
      var area = try shown(world)
      let selected = try #require(world.model.gallery.selected)
      met.insert(selected)
      let whole = try size(world)
      #expect(area.column == 0 && area.row == 0, "\(selected)")
      // Tabs, two heads, the state's name and the keys have a line each.
      #expect(area.rows >= min(whole.rows, rows - 5), "\(selected)")
      #expect(
        world.text.contains("more") == (area.rows < whole.rows || area.columns < whole.columns))
      for _ in 0..<9 where area.endRow < whole.rows {
        world.press(Key(.down))
        let next = try shown(world)
        // No row is passed over.
        #expect(next.row > area.row && next.row <= area.endRow)
        area = next
      }
      #expect(area.endRow == whole.rows && world.model.gallery.row == 0, "\(selected)")
      // What is wider than the window comes first.
      for _ in 0..<9 where world.model.gallery.selected == selected {
        world.press(Key(.right))
        world.draw()
      }
    }
    #expect(met == Set(AppModel.presentations))
  }

  @Test func `arrows go through a picture that is zoomed in, to its end and back, and then on`()
    throws
  {
    let world = try world()
    world.draw()
    for _ in 0..<3 {
      world.press("z")
      world.draw()
    }
    _ = try shown(world)
    let whole = try size(world)
    #expect(whole.columns > 100)
    #expect(world.text.contains("→↓ more"))
    var area = try shown(world)
    for _ in 0..<9 where area.endColumn < whole.columns {
      world.press(Key(.right))
      area = try shown(world)
    }
    #expect(area.endColumn == whole.columns && world.model.gallery.column == 0)
    #expect(world.text.contains("←↓ more"))
    // Its end is as good a place for another look.
    world.press("d")
    #expect(try shown(world).endColumn == whole.columns)
    world.press(Key(.right))
    #expect(world.model.gallery.column == 1)
    #expect(try shown(world).column == 0)
    world.press(Key(.left))
    #expect(world.model.gallery.column == 0)
  }

  @Test(arguments: [nil, PictureCell(width: 10, height: 20)])
  func `what the ruler chooses of a picture that is zoomed in is in the window`(
    pictureCell: PictureCell?
  ) throws {
    let world = try world(columns: 120, rows: 30)
    world.model.pictureCell = pictureCell
    world.draw()
    // Its sides are as far from each other as the sensors are wide.
    world.press("r", Key(.right))
    for _ in 0..<5 {
      world.draw()
      #expect(world.model.gallery.selected == .compact)
      world.press("z")
    }
    #expect(try shown(world).columns < size(world).columns)
    world.press(.tab)
    var seen: Set<Int> = []
    for key in [Key(.end), Key(.home), Key(.end)] {
      world.press(key)
      let area = try shown(world)
      let (marks, zoom) = (world.model.gallery.marks, world.model.gallery.window.zoom)
      let element = try #require(AppModel.chosen(world.model.gallery.element, of: marks))
      seen.insert(element)
      let frame = marks[element].shown
      let (column, row) = (Int(frame.minX / zoom), Int(frame.minY / zoom / 2))
      #expect(area.contains(column: column, row: row), "\(marks[element].name)")
    }
    #expect(seen.count == 2)
  }

  @Test func `a phone that is drawn narrower than it is says so`() throws {
    let world = try World(columns: 120, rows: 24)
    world.press("z", "z", "z", "z", "z")
    #expect(world.text.contains(" × "))
  }
}
