import Phone
import Testing
import WidgetProtocol

@testable import Screens

@MainActor
@Suite("Where a gallery's presentations stand")
struct GalleryArrangementTests {
  private func arrangement(_ room: Int, zoom: Double = 5, chosen: Bool = false)
    -> GalleryArrangement
  {
    GalleryArrangement(.standard, zoom: zoom, room: room, isZoomChosen: chosen)
  }

  private func shown(_ presentation: Presentation, room: Int) -> [Presentation] {
    let all = arrangement(room)
    return all.columns[all.visible(with: all.index(of: presentation), room: room)]
      .flatMap(\.presentations)
  }

  @Test func `small presentations stand over one another beside the card, and nothing is cut`() {
    #expect(shown(.lockScreen, room: 147) == [.lockScreen, .compact, .minimal])
    #expect(shown(.expanded, room: 147) == [.compact, .minimal, .expanded])
    #expect(shown(.watch, room: 147).suffix(2) == [.watch, .carPlay])
    #expect(shown(.standBy, room: 147) == [.standBy])
    #expect(shown(.lockScreen, room: 79) == [.lockScreen])
    #expect(shown(.minimal, room: 79) == [.compact, .minimal])
  }

  @Test func `what is wider than the room is drawn coarser, until someone chooses a zoom`() throws {
    #expect(arrangement(79).zoom(.standBy) == 10)
    #expect(arrangement(147).zoom(.standBy) == 8)
    #expect(arrangement(300).zoom(.standBy) == 5)
    #expect(arrangement(79).zoom(.lockScreen) == 5)
    #expect(arrangement(79, zoom: 4, chosen: true).zoom(.standBy) == 4)
  }

  @Test func `arrows meet each presentation of the device once`() {
    let all = arrangement(147)
    let met = (0..<all.count).compactMap { all[$0] }
    let shown = Presentation.allCases.filter { !$0.isByNameOnly }
    #expect(Set(met) == Set(shown))
    #expect(met.count == shown.count)
    #expect(all[all.count] == nil)
  }

  @Test func `the selected state and presentation are on the screen, wherever arrows go`() throws {
    for (columns, rows) in [(80, 24), (120, 40), (200, 60)] {
      let world = try World(columns: columns, rows: rows)
      world.press("2")
      for key: Key in ["j", "l", "l", "j", "l", "l", "j", "l", "l", "j", "h", "k"] {
        world.press(key)
        world.draw()
        let frame = world.draw()
        let (row, column) = (world.model.gallery.row, world.model.gallery.column)
        let place = frame.regions.first { $0.target == .galleryCell(row: row, column: column) }
        #expect((place?.area.rows ?? 0) > 3, "\(columns) × \(rows), state \(row), \(column)")
      }
    }
  }

  @Test func `a gallery begins as it was asked for, and keys go on from there`() throws {
    var options = AppModel.Options()
    options.startsInGallery = true
    options.look.isStale = true
    options.look.appearance = .light
    options.hasRuler = true
    let world = try World(columns: 120, rows: 40, options: options)
    #expect(world.text.contains("light · stale"))
    #expect(world.text.contains("ruler"))
    world.press("t")
    #expect(!world.text.contains("· stale"))
    let plain = try World(columns: 120, rows: 40)
    #expect(!plain.text.contains("· stale"))
  }
}
