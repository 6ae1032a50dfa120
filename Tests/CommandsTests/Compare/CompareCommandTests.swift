import Canvas
import Drawing
import Files
import Goldens
import Phone
import Testing
import WidgetProtocol

@testable import Commands

@MainActor
@Suite(.computesLong) struct CompareCommandTests {
  @Test func `a screenshot that is not there is told with what to look at`() throws {
    let arguments = try CommandTable.parser.parse(["compare", "match", "goal", "nowhere.png"])
    let error = #expect(throws: UsageError.self) {
      _ = try CompareCommand.run(arguments, Notebook().console)
    }
    #expect(error?.sentence.hasPrefix("nowhere.png cannot be read: ") == true)
    #expect(error?.fix == "is the path right?")
  }

  @Test func `a file that cannot be written is told before a screenshot is looked at`() throws {
    let arguments = try CommandTable.parser.parse(
      ["compare", "match", "goal", "nowhere.png", "-o", "/proc/both.png"])
    let error = #expect(throws: UsageError.self) {
      _ = try CompareCommand.run(arguments, Notebook().console)
    }
    #expect(error?.sentence.hasPrefix("/proc/both.png cannot be written: ") == true)
  }

  @Test(arguments: ["goal", "2"])
  func `a state without a screenshot is told as a screenshot that is missing`(
    state: String
  ) throws {
    let arguments = try CommandTable.parser.parse(["compare", "match", state])
    let error = #expect(throws: UsageError.self) {
      _ = try CompareCommand.run(arguments, Notebook().console)
    }
    #expect(
      error?.sentence == "there is no screenshot to compare with: “\(state)” is no file")
    #expect(
      error?.fix == "name the screenshot last: islet compare match \(state) screenshot.png")
  }

  @Test func `a screenshot without an ending is taken`() throws {
    let notebook = Notebook()
    try notebook.write("A screenshot.", "goal")
    let arguments = try CommandTable.parser.parse(["compare", "match", "goal"])
    let error = #expect(throws: UsageError.self) {
      _ = try CompareCommand.run(arguments, notebook.console)
    }
    #expect(error?.sentence.hasPrefix("goal cannot be taken as a screenshot") == true)
  }

  /// Writes a screenshot with a green card, and compares it with the match's.
  private func compare(_ place: PhoneScene.Place, _ options: [String]) throws -> (
    code: Int32, out: String, error: String
  ) {
    let size = Size(width: 365, height: 110)
    let card = Picture(
      list: DisplayList(size: size, items: []), idealSize: size,
      outline: OutlineNode(kind: "Color", frame: Rect(size)), backgroundTint: RGBA(40, 90, 60))
    let scene = PhoneScene(
      device: .standard, place: place, wallClock: WallClock(time: "9:41", date: "Friday"),
      cards: [PhoneScene.Card(activityID: "a", appTitle: "A", picture: card)], pixel: 0)
    let image = PixelPainter(scale: 3).paint(scene.picture.list, at: 0).image
    let folder = try TestFolder.path("screen", with: ["about.txt": "A screenshot."])
    try FileBytes.write(image.png, to: folder + "/screen.png")
    return HelpTests.run(["compare", "match", "goal", folder + "/screen.png"] + options)
  }

  @Test func `a dimmed card is compared with one that is drawn as small`() throws {
    let result = try compare(.alwaysOn, ["--dimmed"])
    #expect(result.code == ExitCode.done, "\(result.error)")
    let line = try #require(result.out.split(separator: "\n").first { $0.hasPrefix("card: ") })
    // 14 and 365 points of 393, about the middle; the match's card is higher than this one.
    #expect(line.contains("screenshot 19.5, ") && line.contains("Islet 19.5, "), "\(line)")
    #expect(line.contains(", 354.1 × 107, Islet "), "\(line)")
  }

  @Test func `a card of the other size is told with the option that compares it`() throws {
    let dimmed = try compare(.alwaysOn, [])
    #expect(dimmed.code == ExitCode.usage)
    #expect(dimmed.error.contains("add --dimmed"), "\(dimmed.error)")
    let lit = try compare(.lockScreen, ["--dimmed"])
    #expect(lit.code == ExitCode.usage)
    #expect(lit.error.contains("leave --dimmed out"), "\(lit.error)")
  }
}
