import JSON
import Phone
import Testing
import WidgetProtocol

@testable import Screens

@MainActor
@Suite("What a person looks at in a gallery stays selected")
struct GalleryPlaceTests {
  private func arrangement(_ device: DeviceModel = .standard, room: Int) -> GalleryArrangement {
    GalleryArrangement(device, zoom: 5, room: room, isZoomChosen: false)
  }

  private func app(_ names: [String], bundle: String = "a.b") -> AppRow {
    AppRow(
      title: "A", bundle: bundle, icon: "A",
      states: names.map { AppRow.State(name: $0, value: [:]) })
  }

  @Test(arguments: [Presentation.compact, .minimal, .expanded, .watch, .standBy])
  func `a window of another width shows the same presentation, whatever stands beside it`(
    presentation: Presentation
  ) {
    var place = GalleryPlace()
    let first = arrangement(room: 147)
    var column = place.column(0, in: first)
    column = place.column(first.index(of: presentation), in: first)
    // From one large presentation to three side by side, by way of two with the small ones below them.
    for room in Array(stride(from: 60, through: 300, by: 4)) + [147] {
      let other = arrangement(room: room)
      column = place.column(column, in: other)
      #expect(other[column] == presentation, "\(room) columns")
    }
  }

  @Test func `a phone without an island shows its card, and one with an island the same again`()
    throws
  {
    let duo = try #require(DeviceModel.named("iPhone Duo"))
    var place = GalleryPlace()
    let island = arrangement(room: 147)
    var column = place.column(0, in: island)
    column = place.column(island.index(of: .expanded), in: island)
    let plain = arrangement(duo, room: 147)
    column = place.column(column, in: plain)
    #expect(plain[column] == .lockScreen)
    column = place.column(column, in: island)
    #expect(island[column] == .expanded)
    // Who moves on there has chosen.
    column = place.column(column, in: plain)
    column = place.column(column + 1, in: plain)
    let chosen = plain[column]
    column = place.column(column, in: island)
    #expect(island[column] == chosen)
  }

  @Test func `the key for devices meets every device and comes back to the first`() throws {
    let world = try World(columns: 120, rows: 40)
    world.press("2")
    world.draw()
    while world.model.gallery.selected != .expanded {
      let column = world.model.gallery.column
      world.press(Key(.right))
      world.draw()
      try #require(world.model.gallery.column > column)
    }
    let key = try #require(ActionTable.rows.first { $0.action == .nextDevice }?.keys.first)
    var met: Set<String> = []
    for _ in DeviceModel.all {
      world.press(key)
      world.draw()
      met.insert(world.model.gallery.look?.device ?? "")
    }
    #expect(met == Set(DeviceModel.all.map(\.id)))
    #expect(world.model.gallery.selected == .expanded)
  }

  @Test func `a state stays selected when others come and go before it`() {
    var place = GalleryPlace()
    var row = place.row(0, in: app(["a", "b", "c"]))
    row = place.row(1, in: app(["a", "b", "c"]))
    row = place.row(row, in: app(["b", "c"]))
    #expect(row == 0)
    row = place.row(row, in: app(["0", "a", "b", "c"]))
    #expect(row == 2)
    // Gone for a while, as while another branch is checked out.
    row = place.row(row, in: app(["a"]))
    #expect(row == 0)
    row = place.row(row, in: app([]))
    #expect(row == 0)
    row = place.row(row, in: app(["a", "b", "c"]))
    #expect(row == 1)
    // Another app has states of the same names, and is seen from its beginning.
    row = place.row(0, in: app(["a", "b", "c"], bundle: "c.d"))
    #expect(row == 0)
  }

  @Test func `of two states of one name the one that was chosen stays`() {
    var place = GalleryPlace()
    let two = app(["a", "b", "b"])
    var row = place.row(0, in: two)
    row = place.row(2, in: two)
    row = place.row(row, in: two)
    #expect(row == 2)
    row = place.row(1, in: two)
    row = place.row(row, in: two)
    #expect(row == 1)
  }

  @Test func `of several widgets that are compiled the first is shown, whichever is ready first`()
    throws
  {
    for isAccessible in [false, true] {
      var options = AppModel.Options()
      (options.startsInGallery, options.isAccessible) = (true, isAccessible)
      let world = try World(columns: 120, rows: 40, apps: [], options: options)
      let (ride, match) = (World.app("Ride"), World.app("Match"))
      world.simulator.install(ride)
      #expect(world.text.contains("Ride"))
      world.simulator.install(match, before: [try #require(ride.widget)])
      #expect(
        world.text.contains("Match") && world.model.gallery.look?.bundle == match.folder.bundle)
      // Who has chosen stays there.
      world.press(Key(.down))
      world.simulator.install(World.app("Zoo"), before: [try #require(match.widget)])
      world.draw()
      #expect(world.model.gallery.look?.bundle == match.folder.bundle)
    }
  }
}
