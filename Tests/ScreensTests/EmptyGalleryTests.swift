import Findings
import Simulator
import Testing

@testable import Screens

@MainActor
@Suite("The gallery while there is no widget")
struct EmptyGalleryTests {
  private func world() throws -> World {
    var options = AppModel.Options()
    options.startsInGallery = true
    return try World(apps: [], options: options)
  }

  @Test func `without a reason it says how a widget comes here`() throws {
    let world = try world()
    #expect(world.text.contains("No app is here."))
    #expect(world.text.contains("islet preview FOLDER"))
  }

  @Test func `what is wrong with the source is told where the picture would be, with what to do`()
    throws
  {
    let world = try world()
    world.simulator.note([
      Finding(
        "widget-none-found", sentence: "There is no Swift file in /tmp/\u{1B}[2Jhere.",
        fix: "Give the file with the widget.")
    ])
    world.source.work = [Work(title: "error: press !", isTrouble: true)]
    #expect(world.text.contains("There is nothing to show yet."))
    #expect(world.text.contains("There is no Swift file in /tmp/"))
    #expect(world.text.contains("Give the file with the widget."))
    #expect(!world.text.contains("\u{1B}") && !world.text.contains("No app is here."))
  }

  @Test func `a widget that is being compiled is waited for`() throws {
    let world = try world()
    world.source.work = [Work(title: "compiling the widget")]
    #expect(world.text.contains("Compiling the widget …"))
  }
}
