import Canvas
import Drawing
import Foundation
import JSON
import Phone
import Testing
import WidgetProtocol

@testable import Commands
@testable import WidgetHost

@MainActor
struct RenderTests {
  @Test func `a text picture says what it shows above it`() throws {
    let stage = Stagecraft()
    #expect(try stage.draw(only: 1) == 0)
    let lines = stage.notebook.written.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "sample 02-goal · lockScreen · dark · iPhone 16 · 5 pt a pixel")
    #expect(lines[1] == "card 365 × 84 pt")
    #expect(stage.notebook.written.contains("lockScreen 2"))
  }

  @Test(arguments: [PictureFormat.text, .ansi])
  func `a terminal gets a picture that fits, in larger pixels and below lines of whole words`(
    format: PictureFormat
  ) throws {
    var stage = Stagecraft()
    stage.options.format = format
    stage.options.glyphs = .blocks
    stage.notebook.columns = 50
    #expect(try stage.draw(only: 1) == 0)
    let lines = stage.notebook.written.split(separator: "\n").map { line in
      String(line.replacing(#/\u{1B}\[[0-9;]*m/#, with: ""))
    }
    #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= 50 })
    #expect(
      lines.prefix(2) == ["sample 02-goal · lockScreen · dark · iPhone 16 · 8", "pt a pixel"])
    #expect(stage.notebook.complaints == "")
  }

  @Test(
    arguments: [(80, 8), (90, 5)] as [(columns: Int, points: Int)], [PictureFormat.text, .ansi])
  func
    `with the ruler a picture is as fine as there is room for, and what it tells breaks where the terminal ends`(
      _ room: (columns: Int, points: Int), format: PictureFormat
    ) throws
  {
    var stage = Stagecraft()
    stage.options.format = format
    stage.options.glyphs = .blocks
    stage.options.showsRuler = true
    stage.notebook.columns = room.columns
    #expect(try stage.draw(only: 1) == 0)
    let lines = stage.notebook.written.split(separator: "\n").map { line in
      String(line.replacing(#/\u{1B}\[[0-9;]*m/#, with: ""))
    }
    #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= room.columns })
    #expect(lines[0].contains("\(room.points) pt a pixel"))
    #expect(stage.notebook.complaints == "")
  }

  @Test func `where little can be read it is told how wide a terminal shows it`() throws {
    let stage = Stagecraft()
    stage.notebook.columns = 20
    #expect(try stage.draw(only: 1) == 0)
    #expect(
      stage.notebook.complaints.hasPrefix(
        "info: 02-goal/lockScreen: too large for 20 columns; a terminal of "))
    let wide = try #require(
      stage.notebook.complaints.split(separator: " ").compactMap { Int($0) }.last)
    let other = Stagecraft()
    other.notebook.columns = wide
    _ = try other.draw(only: 1)
    #expect(other.notebook.complaints == "")
  }

  @Test func `a zoom that was asked for stays, and so does what no terminal gets`() throws {
    for isChosen in [true, false] {
      var stage = Stagecraft()
      stage.options.isZoomChosen = isChosen
      stage.notebook.columns = isChosen ? 20 : nil
      _ = try stage.draw(only: 1)
      let head = stage.notebook.written.replacing("\n", with: " ")
      #expect(head.contains("5 pt a pixel"))
      #expect(stage.notebook.complaints == "")
    }
  }

  @Test func `while drawing takes long it is told how far it is, and that is gone in the end`()
    throws
  {
    let stage = Stagecraft()
    stage.notebook.clockStep = 1
    #expect(try stage.draw(only: 1, output: "Pictures/") == 0)
    #expect(stage.notebook.progress.first?.hasPrefix("Sample: 0 of ") == true)
    #expect(stage.notebook.progress.last == "")
  }

  @Test func `a terminal gets the colours that it shows, a file all, and a dumb one text`() throws {
    func console(_ term: String) -> Console {
      Console(
        write: { _ in }, complain: { _ in }, environment: ["TERM": term], isTerminal: true)
    }
    func colors(_ line: String) throws -> ColorDepth {
      let words = line.split(separator: " ").map(String.init)
      return try PictureOptions(CommandTable.parser.parse(words), console("xterm-256color")).colors
    }
    #expect(try colors("render match") == .indexed256)
    #expect(try colors("render match --format ansi") == .indexed256)
    #expect(try colors("render match --color 16") == .ansi16)
    #expect(try colors("render match -o match.ansi") == .direct)
    #expect(console("xterm-256color").terminal != nil)
    #expect(console("dumb").terminal == nil)
    #expect(Notebook().console.terminal == nil)
  }

  @Test(arguments: [
    ("/proc/card.png", "/proc/card.png cannot be written: "),
    ("/proc/cards/", "/proc/cards/ cannot be written: "),
    ("/tmp/card.tiff", "the ending of “card.tiff” names no format"),
  ])
  func `what cannot be written is told before the widget is opened`(output: String, words: String)
    throws
  {
    let arguments = try CommandTable.parser.parse(["render", "/nobody/Widget", "-o", output])
    let error = #expect(throws: UsageError.self) {
      try RenderCommand.run(arguments, Notebook().console)
    }
    #expect(error?.sentence.hasPrefix(words) == true, "\(error?.sentence ?? "")")
  }

  @Test func `settings of the display are told above the picture and reach the widget`() throws {
    var stage = Stagecraft()
    stage.options.display = Set(DisplaySetting.allCases)
    stage.options.locale = "de_DE"
    #expect(try stage.draw(only: 1) == 0)
    let head = stage.notebook.written.split(separator: "\n")[0]
    #expect(
      head.contains(" · dark · de_DE · bold text · more contrast · right to left · iPhone 16"))
    #expect(stage.widget.requests.map(\.environment.display) == [Set(DisplaySetting.allCases)])
  }

  @Test func `a file with settings of the display says so in its name, and another keeps its own`()
    throws
  {
    var stage = Stagecraft()
    _ = try stage.draw(only: 1, output: "Pictures/")
    stage.options.display = [.boldText, .rightToLeft]
    _ = try stage.draw(only: 1, output: "Pictures/")
    stage.options.display = []
    (stage.options.typeSize, stage.options.locale) = (.ax1, "de_DE")
    _ = try stage.draw(only: 1, output: "Pictures/")
    let name = "Pictures/02-goal-lockScreen"
    #expect(
      stage.notebook.files == [
        "\(name)-AX1-de_DE.txt", "\(name)-bold-text-right-to-left.txt", "\(name).txt",
      ])
  }

  @Test func `content that is cut off is told above the picture and beside it`() throws {
    let stage = Stagecraft()
    stage.widget.wantedHeight = 191.33
    #expect(try stage.draw(only: 1) == 0)
    let head = stage.notebook.written.split(separator: "\n")[0]
    #expect(head.contains(" · cut: content 191.33 pt high, 84 shown · "))
    #expect(
      stage.notebook.complaints
        == "warning: 02-goal/lockScreen: The content is 191.33 pt high; what is beyond 84 pt is cut off\n"
    )
  }

  @Test func `content that the compact island cuts off is told, too`() throws {
    let stage = Stagecraft()
    _ = try stage.draw([.compact], only: 1)
    #expect(!stage.notebook.complaints.contains("is cut off"))
    stage.widget.wantedHeight = 61
    _ = try stage.draw([.compact], only: 1)
    #expect(
      stage.notebook.complaints
        .contains("The content is 61 pt high; what is beyond 36.67 pt is cut off"))
  }

  @Test func `all presentations around a phone alone are the phone alone`() throws {
    let stage = Stagecraft()
    func width(_ surroundings: PictureSurroundings) throws -> Double {
      var options = stage.options
      (options.surroundings, options.format) = (surroundings, .png)
      let studio = WidgetStudio(subject: stage.subject(), options: options)
      let shot = try #require(studio.shot(stage.subject().samples[0], .poster, .dark)).get()
      return shot.picture.list.size.width
    }
    let screen = PictureOptions().device.screen.width
    #expect(try width(.phoneAlone) < 1.2 * screen)
    #expect(try width(.wallpaper) > 2 * screen)
  }

  @Test func `what was written is what a check finds equal`() throws {
    let stage = Stagecraft()
    #expect(try stage.draw(only: 0, output: "card.txt") == 0)
    #expect(try stage.draw(only: 0, output: "card.txt", check: true) == 0)
    #expect(stage.notebook.written.isEmpty && stage.notebook.complaints.isEmpty)
  }

  @Test func `a check shows the lines that differ and fails`() throws {
    let stage = Stagecraft()
    _ = try stage.draw(only: 0, output: "card.txt")
    #expect(try stage.draw(only: 1, output: "card.txt", check: true) == 1)
    #expect(stage.notebook.written.contains("1 - sample 01-before"))
    #expect(stage.notebook.written.contains("1 + sample 02-goal"))
    #expect(stage.notebook.complaints.contains("1 of 1 pictures differ"))
    #expect(stage.notebook.read("card.txt")?.contains("01-before") == true)
  }

  @Test func `a check says so where only the ends of lines differ`() throws {
    let stage = Stagecraft()
    _ = try stage.draw(only: 0, output: "card.txt")
    let text = try #require(stage.notebook.read("card.txt"))
    try stage.notebook.write(text.replacingOccurrences(of: "\n", with: "\r\n"), "card.txt")
    #expect(try stage.draw(only: 0, output: "card.txt", check: true) == 1)
    #expect(stage.notebook.written.contains("card.txt differs in the ends of its lines alone"))
  }

  @Test func `a check fails where there is nothing to compare with`() throws {
    let stage = Stagecraft()
    #expect(try stage.draw(only: 0, output: "none.txt", check: true) == 1)
    #expect(stage.notebook.written.contains("none.txt: not there"))
    // Galleries are compared alike.
    #expect(!stage.notebook.written.contains("islet render"))
    #expect(stage.notebook.files.isEmpty)
  }

  @Test func `a check tells a file by one line, whatever the state is called`() throws {
    let stage = Stagecraft()
    let states: [(name: String, value: JSONValue)] = [
      ("a\n::error::b\r\n::error::c", ["number": 1])
    ]
    #expect(try stage.draw(states: states, output: "Pictures/", check: true) == 1)
    _ = try stage.draw(states: states, output: "Pictures/")
    let other: [(name: String, value: JSONValue)] = [(states[0].name, ["number": 2])]
    #expect(try stage.draw(states: other, output: "Pictures/", check: true) == 1)
    let told = stage.notebook.written + stage.notebook.complaints
    #expect(told.contains("a␊::error::b␍␊::error::c-lockScreen.txt: not there"))
    #expect(told.contains("a␊::error::b␍␊::error::c-lockScreen.txt differs"))
    #expect(!told.contains("\n::error"))
  }

  @Test func `a state's name leads out of no folder, not by a slash with an accent either`() throws
  {
    let stage = Stagecraft()
    let states: [(name: String, value: JSONValue)] = [("../\u{301}a", ["number": 1])]
    #expect(try stage.draw(states: states, output: "Pictures/") == 0)
    #expect(stage.notebook.files == ["Pictures/..∕\u{301}a-lockScreen.txt"])
  }

  @Test func `a check says why a file cannot be read that is there`() throws {
    let stage = Stagecraft()
    let name = "Pictures/01-before-lockScreen.txt"
    try FileManager.default.createDirectory(
      atPath: "\(stage.notebook.folder)/\(name)", withIntermediateDirectories: true)
    #expect(try stage.draw(only: 0, output: "Pictures/", check: true) == 1)
    #expect(
      stage.notebook.written
        == "\(stage.notebook.folder)/\(name) cannot be compared: it is a folder\n")
  }

  @Test func `a folder takes one file for each state and presentation`() throws {
    let stage = Stagecraft()
    #expect(try stage.draw([.lockScreen, .compact], output: "Pictures/") == 0)
    #expect(
      stage.notebook.files == [
        "Pictures/01-before-compact.txt", "Pictures/01-before-lockScreen.txt",
        "Pictures/02-goal-compact.txt", "Pictures/02-goal-lockScreen.txt",
      ])
  }

  @Test
  func `a check of a folder fails for the picture of a state that is gone, and says what to do`()
    throws
  {
    let stage = Stagecraft()
    let more = Stagecraft.states + [("03-old", ["number": 3])]
    #expect(try stage.draw([.lockScreen, .compact], states: more, output: "Pictures/") == 0)
    #expect(try stage.draw([.lockScreen], output: "Pictures/", check: true) == 1)
    #expect(
      stage.notebook.written
        == "\(stage.notebook.folder)/Pictures/03-old-lockScreen.txt: Sample has no state “03-old”; delete the file, or keep it in another folder\n"
    )
    #expect(stage.notebook.complaints.isEmpty)
  }

  @Test func `a run that writes tells the picture of a state that is gone, and leaves it`() throws {
    let stage = Stagecraft()
    let more = Stagecraft.states + [("03-old", ["number": 3])]
    #expect(try stage.draw(states: more, output: "Pictures/") == 0)
    #expect(try stage.draw(output: "Pictures/") == 0)
    #expect(stage.notebook.complaints.hasPrefix("warning: "))
    #expect(stage.notebook.complaints.contains("has no state “03-old”"))
    #expect(stage.notebook.files.contains("Pictures/03-old-lockScreen.txt"))
  }

  @Test func `pictures of another app in the folder are told in one line`() throws {
    let stage = Stagecraft()
    let others = (1...5).map { number -> (name: String, value: JSONValue) in
      ("other-\(number)", ["number": 1])
    }
    #expect(try stage.draw(states: others, output: "Pictures/") == 0)
    #expect(try stage.draw(output: "Pictures/") == 0)
    #expect(
      stage.notebook.complaints
        == "warning: \(stage.notebook.folder)/Pictures/: 5 files are of states that Sample does not have, “other-1”, “other-2”, “other-3”, “other-4” and 1 more; delete them, or give each app a folder of its own\n"
    )
  }

  @Test func `files of other forms and pictures of one state alone are no trouble`() throws {
    let stage = Stagecraft()
    #expect(try stage.draw(output: "Pictures/") == 0)
    for name in [
      "notes.txt", "-lockScreen.txt", "03-old-lockScreen.png", "03-old-lockScreen-light.txt",
      "03-old-compact.txt", "03-old-lockScreen.difference.txt",
    ] {
      try stage.notebook.write("", "Pictures/\(name)")
    }
    #expect(try stage.draw(output: "Pictures/", check: true) == 0)
    try stage.notebook.write("", "Pictures/03-old-lockScreen.txt")
    #expect(try stage.draw(only: 0, output: "Pictures/", check: true) == 0)
    #expect(stage.notebook.written.isEmpty && stage.notebook.complaints.isEmpty)
    #expect(try stage.draw(output: "Pictures/", check: true) == 1)
  }

  @Test func `pictures of an app's other activities may stand in the same folder`() throws {
    let stage = Stagecraft()
    var folder = stage.subject().folder
    let other = AppFolder(
      name: "sample", title: "Sample", bundle: "app.sample", attributesType: "OtherAttributes",
      icon: "S", attributes: [:], states: [("other", ["number": 3])])
    folder.activities = [folder.activities[0], other.activities[0]]
    for name in ["other", "gone"] {
      try stage.notebook.write("", "\(name)-compact.txt")
    }
    var files = PictureFiles(stage.notebook.console, isCheck: true)
    files.tellForeign(in: stage.notebook.folder, ["-compact.txt"], folder)
    #expect(files.foreign == 1)
    #expect(stage.notebook.written.contains("gone-compact.txt"))
  }

  @Test(arguments: [
    ("card.svg", "<svg"), ("card.json", "{"), ("card.txt", "sample 01-before"),
  ])
  func `A file's ending says what it is to hold`(file: String, start: String) throws {
    let stage = Stagecraft()
    _ = try stage.draw(only: 0, output: file)
    #expect(stage.notebook.read(file)?.hasPrefix(start) == true)
  }

  @Test func `JSON carries the display list, the outline and the findings`() throws {
    let stage = Stagecraft()
    _ = try stage.draw(only: 0, output: "card.json")
    let json = try JSONValue(parsing: stage.notebook.read("card.json") ?? "")
    #expect(json["slots"]?["lockScreen"]?["list"]?["size"]?["width"]?.double == 365)
    let card: JSONValue = ["x": 14, "y": 640, "width": 365, "height": 84]
    #expect(json["frames"]?["card"] == card && json["frames"]?["lockScreen"] == card)
    // The same members as those of the inspection API's pictures.
    #expect(json["texts"] == ["lockScreen 1"] && json["lines"]?.array?.count == 1)
    #expect(json["placements"]?.array?.first?["slot"] == "lockScreen")
    #expect(json["slots"]?["lockScreen"]?["outline"]?["content"]?.string == "lockScreen 1")
    #expect(json["findings"]?.array == [])
  }

  @Test func `a state that does not decode is an error on the side, and the others are drawn`()
    throws
  {
    let stage = Stagecraft()
    let states: [(name: String, value: JSONValue)] = [
      ("01-broken", ["nummer": 1]), ("02-whole", ["number": 2]),
    ]
    #expect(try stage.draw(states: states) == 1)
    #expect(stage.notebook.complaints.contains("01-broken/lockScreen: no number in the state"))
    #expect(stage.notebook.written.contains("02-whole"))
  }

  @Test func `a phone without an island has no compact presentation, and says so`() throws {
    var stage = Stagecraft()
    stage.options.device = try #require(DeviceModel.named("iPhone 14"))
    #expect(throws: UsageError.self) { try stage.draw([.compact]) }
    #expect(try stage.draw([.lockScreen, .compact], only: 0) == 0)
    #expect(!stage.notebook.written.contains("compact"))
  }

  @Test(arguments: [
    ("02-goal", "02-goal"), ("goal", "02-goal"), ("2", "02-goal"), ("1", "01-before"),
  ])
  func `A state is named in full, without its number, or by its place`(word: String, name: String) {
    #expect(Stagecraft().subject().sample(word)?.name == name)
  }

  @Test(arguments: ["goa", "3", "0", "", "02"])
  func `No state is taken for another`(word: String) {
    #expect(Stagecraft().subject().sample(word)?.name == (word == "02" ? "02-goal" : nil))
  }

  @Test func `a state of another activity is told with the folder for those of this one`() throws {
    let sun: [(name: String, value: JSONValue)] = [("01-half", ["number": 1])]
    let first = AppFolder(
      name: "trip", title: "Trip", bundle: "a.b", attributesType: "Tour", icon: "T",
      attributes: .object(JSONObject()), states: sun)
    var app = first
    app.take("Demo") { $0.states = [("made-up", ["number": 2])] }
    func told(_ word: String, _ type: String) -> String? {
      guard let chosen = app.choosing(type) else { return nil }
      let subject = WidgetSubject(folder: chosen, runner: NumberWidget(), now: 0)
      do {
        _ = try RenderCommand.sample(word, subject)
        return nil
      } catch { return error.fix }
    }
    #expect(
      told("half", "Demo")
        == "its states: made-up; “half” is of another activity: those of Demo stand in activities/Demo/states"
    )
    // Nobody's state, and one that is there.
    #expect(told("none", "Demo") == "its states: made-up")
    #expect(told("half", "Tour") == nil)
  }

  @Test func `sample moments become numbers before the widget sees them`() throws {
    let stage = Stagecraft()
    _ = try stage.draw(only: 0)
    let attributes = try #require(stage.widget.requests.first?.attributes)
    #expect(attributes == #"{"start":785410920}"#)
  }

  @Test(arguments: [
    (Presentation.lockScreen, WidgetEnvironment.Appearance.light), (.expanded, .dark),
    (.compact, .dark),
  ])
  func `Only the card follows the phone's appearance; the island is always dark`(
    presentation: Presentation, expected: WidgetEnvironment.Appearance
  ) throws {
    var stage = Stagecraft()
    stage.options.appearance = .light
    _ = try stage.draw([presentation], only: 0)
    #expect(stage.widget.requests.allSatisfy { $0.environment.appearance == expected })
  }

  @Test func `dimmed is drawn dark, and the widget is told`() throws {
    var stage = Stagecraft()
    stage.options.appearance = .light
    stage.options.isDimmed = true
    _ = try stage.draw(only: 0)
    let environment = try #require(stage.widget.requests.first?.environment)
    #expect(environment.isDimmed && environment.appearance == .dark)
  }

  @Test func `the same widget gives the same picture, byte for byte`() throws {
    let (first, second) = (Stagecraft(), Stagecraft())
    _ = try first.draw([.lockScreen, .expanded, .minimal])
    _ = try second.draw([.lockScreen, .expanded, .minimal])
    #expect(first.notebook.written == second.notebook.written)
  }

  @Test(arguments: [PictureFormat.png, .svg]) @MainActor
  func `a picture of which a part was too much work says so`(_ format: PictureFormat) {
    let light = DisplayList(size: HeavyPicture.size)
    for (list, count) in [(light, 0), (HeavyPicture.list(for: format), 1)] {
      var picture = PhonePicture.nothing
      picture.list = list
      let shot = WidgetStudio.Shot(
        app: "a", state: "1", subject: .presentation(.lockScreen), appearance: .dark,
        picture: picture, slots: [:], findings: [])
      let told = PictureWriter(options: PictureOptions()).file(shot, format).lacks
      #expect(told.count == count && told.allSatisfy(\.tellsOfTooMuchWork))
    }
  }
}
