import Canvas
import Phone
import Testing

@testable import Commands

@Suite("Options that change some pictures only")
struct OptionScopeTests {
  private func told(
    _ line: String, _ wish: OptionScope.Wish, by command: String = "render match"
  ) throws -> [String] {
    let words = "\(command) \(line)".split(separator: " ").map(String.init)
    return OptionScope.idleOptions(try CommandTable.parser.parse(words), for: wish)
  }

  @Test(arguments: [
    ("--swiped", ["compact"], "--swiped changes nothing here: it is for --presentation lockScreen"),
    ("--night", ["lockScreen"], "--night changes nothing here: it is for --presentation standBy"),
    ("--tolerance 3", ["compact"], "--tolerance changes nothing here: it is for --check"),
    (
      "--alert-body Go", ["watch"],
      "--alert-body changes nothing here: it is for --presentation watchAlert"
    ),
    (
      "--reduced-updates", ["carPlay"],
      "--reduced-updates changes nothing here: it is for --presentation watch or watchFullScreen or watchAlert"
    ),
  ])
  func `an option of other presentations is told with what it is for`(
    _ option: String, _ drawn: [String], _ sentence: String
  ) throws {
    #expect(try told(option, .init(drawn: drawn, format: .ansi)) == [sentence])
    let kept = ["lockScreen", "standBy", "watch", "watchAlert"]
    #expect(try told(option, .init(drawn: kept, format: .ansi, isCheck: true)).isEmpty)
  }

  @Test(
    arguments: [
      ("scale 2", [.text, .ansi, .svg, .json], "png"),
      ("glyphs halves", [.png, .svg], "text or ansi or cells"),
      ("ascii", [.png, .svg], "text or ansi or cells"),
      ("color 16", [.text, .png, .svg, .json], "ansi or cells"),
      ("zoom 4", [.png, .svg], "text or ansi or cells or json"),
    ] as [(String, [PictureFormat], String)])
  func `an option of other formats is told with the formats that it is for`(
    _ option: String, _ others: [PictureFormat], _ known: String
  ) throws {
    let name = option.prefix { $0 != " " }
    for format in others {
      let sentence = "--\(name) changes nothing here: it is for --format \(known)"
      #expect(try told("--" + option, .init(drawn: ["compact"], format: format)) == [sentence])
    }
    for format in known.split(separator: " or ").compactMap({ PictureFormat.named(String($0)) }) {
      #expect(try told("--" + option, .init(drawn: ["compact"], format: format)).isEmpty)
    }
  }

  @Test func `other apps that stand nowhere beside it are told, and no others`() throws {
    func isIdle(_ drawn: String, _ surroundings: PictureSurroundings) throws -> Bool {
      let wish = OptionScope.Wish(drawn: [drawn], format: .png, surroundings: surroundings)
      let told = try told("--competitors 2", wish)
      #expect(
        told.allSatisfy { $0.contains("--presentation minimal, and with --around phone for") })
      return !told.isEmpty
    }
    #expect(try !isIdle("minimal", .nothing))
    for name in ["lockScreen", "watch", "menuBar", "menuBarOpen"] {
      #expect(try isIdle(name, .wallpaper) && isIdle(name, .nothing))
      #expect(try !isIdle(name, .phone) && !isIdle(name, .phoneAlone))
    }
    #expect(try isIdle("compact", .phone) && isIdle("expanded", .phone))
    #expect(try isIdle("phone", .phone) && !isIdle("phone", .phoneAlone))
  }

  @Test(arguments: ["gallery match", "preview MyWidget --once"])
  func `what a gallery's page does without is told`(_ command: String) throws {
    let page = OptionScope.Wish(drawn: ["lockScreen", "compact"], format: .html)
    for (option, purpose) in [
      ("--port 0", "the terminal app"), ("--fresh", "the terminal app"),
      ("--no-mouse", "the terminal app"), ("--graphics none", "the terminal app"),
      ("--zoom 4", "--format text or ansi or cells or json"),
    ] {
      let name = option.prefix { $0 != " " }
      #expect(
        try told(option, page, by: command) == [
          "\(name) changes nothing here: it is for \(purpose)"
        ])
    }
    for option in ["--locale de_DE", "--bold-text", "--open"] {
      #expect(try told(option, page, by: command).isEmpty)
    }
    let cells = OptionScope.Wish(drawn: ["lockScreen"], format: .ansi)
    #expect(try told("--ascii --color 16 --zoom 4", cells, by: command).isEmpty)
  }

  @Test func `a row is of an option that render, gallery or preview has, once each`() {
    let commands = [CommandTable.render, CommandTable.gallery, CommandTable.preview]
    let known = commands.flatMap { $0.options.map(\.name) }
    for scope in OptionScope.all { #expect(known.contains(scope.option)) }
    #expect(Set(OptionScope.all.map(\.option)).count == OptionScope.all.count)
  }

  @Test(arguments: [
    ("gallery /nowhere --check", "--check has nothing to compare with"),
    ("render /nowhere -p watch --size 99mm", "there is no size “99mm” of watch"),
    ("render /nowhere -p all --format svg", "several pictures need several files"),
    ("render /nowhere -p all -o /nowhere/all.png", "and “all.png” names one"),
  ])
  @MainActor func `options that fit nothing are refused before a widget is looked at`(
    line: String, words: String
  ) {
    let result = HelpTests.run(line.split(separator: " ").map(String.init))
    #expect(result.code == ExitCode.usage)
    #expect(result.error.contains(words), "\(result.error)")
  }
}
