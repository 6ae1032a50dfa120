import Foundation
import Simulator
import Testing
import WidgetProtocol

@testable import Commands

@Suite struct ArgumentParserTests {
  private func parse(_ line: String) throws -> Arguments {
    try CommandTable.parser.parse(line.split(separator: " ").map(String.init))
  }

  private func complaint(_ line: String) -> UsageError? {
    do {
      _ = try parse(line)
      return nil
    } catch {
      return error as? UsageError
    }
  }

  @Test func `no word means the phone`() throws {
    #expect(try parse("").command == "phone")
    #expect(try parse("--port 0").integer("port") == 0)
  }

  @Test func `options stand before, between and after operands, with = or a blank`() throws {
    let arguments = try parse("--format=svg render match -o out.svg goal --stale")
    #expect(arguments.command == "render")
    #expect(arguments.operands == ["match", "goal"])
    #expect(arguments.text("format") == "svg")
    #expect(arguments.text("output") == "out.svg")
    #expect(arguments.has("stale"))
  }

  @Test(arguments: [
    ("--state check --port 0", "phone", "check"), ("--state play serve", "serve", "play"),
    ("--state=check --port 0", "phone", "check"), ("--state help --", "phone", "help"),
    ("--port 0 --state gallery", "phone", "gallery"),
    ("--fresh --state push serve", "serve", "push"),
  ])
  func `the value of an option is no command, although it may be called like one`(
    _ line: String, _ command: String, _ state: String
  ) throws {
    let arguments = try parse(line)
    #expect(arguments.command == command && arguments.text("state") == state)
  }

  @Test func `before a command its own options count, with a value or without one`() throws {
    #expect(try parse("--now 5 render match").number("now") == 5)
    let push = try parse("--now push goal.json")
    #expect(push.command == "push" && push.has("now") && push.operands == ["goal.json"])
    let render = try parse("-p compact -ocheck render match")
    #expect(render.text("presentation") == "compact" && render.text("output") == "check")
    #expect(complaint("--presentaton=compact render")?.fix == "did you mean --presentation?")
  }

  @Test func `the gallery on screen takes a folder and a port as every simulator does`()
    throws
  {
    let arguments = try parse("gallery match --state /tmp/here --port 0 --fresh")
    #expect(arguments.text("state") == "/tmp/here")
    #expect(arguments.integer("port") == 0)
    #expect(arguments.has("fresh"))
  }

  @Test(arguments: [
    "render match", "gallery", "compare match a.png", "play a.jsonl", "serve", "preview .", "",
  ])
  func `text size and settings of the display are options wherever appearance is`(_ line: String)
    throws
  {
    #expect(try parse("\(line) --appearance light --type-size AX1").text("type-size") == "AX1")
    #expect(try parse(line).display.isEmpty)
    #expect(try parse("\(line) --bold-text").display == [.boldText])
    let arguments = try parse("\(line) --type-size xS --increased-contrast --right-to-left")
    #expect(arguments.display == [.increasedContrast, .rightToLeft])
    var settings = SimulatorSettings()
    try settings.take(arguments)
    #expect(settings.display == [.increasedContrast, .rightToLeft] && settings.typeSize == .xS)
  }

  @MainActor
  @Test func `the gallery on screen begins with the settings of the display that are asked for`()
    throws
  {
    let plain = TerminalOptions.of(try parse("gallery match")).model.look
    #expect(plain.display.isEmpty)
    let look = TerminalOptions.of(try parse("gallery match --bold-text")).model.look
    #expect(look.display == [.boldText])
  }

  @Test func `a setting of the display takes no value, and a misspelt one is told its name`() {
    #expect(complaint("render match --bold-text=yes")?.sentence == "--bold-text takes no value")
    #expect(complaint("render match --bold-txt")?.fix == "did you mean --bold-text?")
    #expect(complaint("push --bold-text") != nil)
  }

  @Test func `after -- everything is an operand, and - is one`() throws {
    #expect(try parse("check -- --strict").operands == ["--strict"])
    #expect(try parse("push -").operands == ["-"])
  }

  @Test(arguments: [["install", ""], ["push", "--", ""], ["render", "match", ""]])
  func `an empty word is refused, since it would be the folder that a command runs in`(
    _ words: [String]
  ) {
    let fault = #expect(throws: UsageError.self) { try CommandTable.parser.parse(words) }
    #expect(fault?.sentence == "islet \(words[0]) is given an empty word")
  }

  @Test func `- is no file to write, which would be one of that name`() throws {
    for line in ["render match -o -", "gallery match --output=-", "compare match a.png -o -"] {
      #expect(
        complaint(line)?.sentence
          == "--output takes no “-”: standard output is /dev/stdout, and a file of that name is ./-"
      )
    }
    for option in ["record", "frames", "app"] {
      #expect(
        complaint("play a.jsonl --\(option) -")?.sentence
          == "--\(option) takes no “-”: a file of that name is ./-")
    }
    #expect(try parse("init shop --from -").texts("from") == ["-"])
    #expect(try parse("render match -o ./-").text("output") == "./-")
  }

  @Test func `an option that may stand more than once keeps all its values`() throws {
    #expect(try parse("push --set a=1 --set b=2").texts("set") == ["a=1", "b=2"])
    #expect(
      complaint("render match --format svg --format text")?.sentence.contains("twice") == true)
  }

  @Test(arguments: [
    ("rendr match", "islet render"), ("sevre", "islet serve"), ("psuh", "islet push"),
    ("render match --presentaton compact", "--presentation"), ("serve --prot 1", "--port"),
  ])
  func `a typo is answered with the nearest word`(_ line: String, _ word: String) {
    #expect(complaint(line)?.fix?.contains(word) == true)
  }

  @Test(arguments: [
    "serve --port 70000", "serve --port abc", "render match --zoom 3", "play a --speed 0",
    "render match --appearance blue", "render match --format", "serve --strict=yes",
  ])
  func `a value that an option does not take is refused`(_ line: String) {
    #expect(complaint(line) != nil)
  }

  @Test(arguments: ["render", "play", "serve extra\u{7}", "man a"])
  func `too few and too many operands are refused`(_ line: String) {
    // `serve` takes paths; what is no option of it is one.
    #expect((complaint(line) == nil) == line.hasPrefix("serve"))
  }

  @Test func `a near value is named`() {
    #expect(
      complaint("render match --presentation lockscren")?.sentence.contains("lockScreen") == true)
  }

  @Test
  func `limits are told as whole numbers, and no single letter is taken for a typo of another`() {
    #expect(
      complaint("render match --now x")?.sentence
        == "--now is a number from 0 to 100000000000, not “x”")
    #expect(complaint("play a --speed 0")?.sentence.contains("from 0.1 to 10000") == true)
    #expect(
      complaint("render match --zoom 3")?.sentence
        == "--zoom is one of 10, 8, 5, 4, 2.5, 2, not “3”")
    #expect(complaint("render match -sx")?.sentence == "islet render has no option -s")
  }

  @Test func `what is too much is told in the words that are typed`() {
    #expect(complaint("-- a")?.sentence == "“a” is more than islet takes")
    #expect(complaint("man a")?.fix == "islet man takes options only")
    #expect(complaint("render match --stale=yes")?.fix == "--stale alone")
    #expect(complaint("render a b c")?.fix == "islet render APP|PATH [STATE]")
  }

  @Test(arguments: [
    ["--locale", "xx_YY"], ["--locale", "en_QX"], ["--locale", "a b"],
    ["--time-zone", "Europe/Nowhere"], ["--device", "nokia"],
  ])
  @MainActor func `a setting that no phone has is refused before anything is drawn`(
    _ words: [String]
  ) {
    let result = HelpTests.run(["render", "match"] + words)
    #expect(result.code == ExitCode.usage && result.out.isEmpty)
    #expect(result.error.contains("there is no"))
  }

  @Test @MainActor
  func `a picture's file whose ending nobody knows is refused, and not written`() {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString)-goal.bmp"
    ).path
    let result = HelpTests.run(["render", "match", "goal", "-o", file])
    #expect(result.code == ExitCode.usage)
    #expect(result.error.contains("goal.bmp") && result.error.contains(".png"))
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test(arguments: [
    ["--locale", "en"], ["--locale", "de_CH"], ["--locale", "zh-Hans_CN"], ["--locale", "pt-BR"],
    ["--time-zone", "UTC"], ["--time-zone", "Asia/Kolkata"], ["--device", "iphone 16"],
  ])
  @MainActor func `languages, regions and time zones as people write them are taken`(
    _ words: [String]
  ) {
    let result = HelpTests.run(["render", "match", "--presentation", "minimal"] + words)
    #expect(result.code == ExitCode.done && !result.out.isEmpty)
  }

  @Test(arguments: [
    ["--p8", "foo"], ["--header", "priority"], ["--stale-date", "soon"], ["--set", "=1"],
    ["--expiration", "soon"],
  ])
  @MainActor func `what is wrong with an option of push is told before a simulator is asked`(
    _ words: [String]
  ) {
    let result = HelpTests.run(["push", "--set", "minute=73", "--port", "1"] + words)
    #expect(result.code == ExitCode.usage)
    #expect(!result.error.contains("listens") && result.error.contains(words[1]))
  }

  @Test(arguments: ["lock-screen", "lockscreen", "LockScreen", "lock_screen", "lockScreen"])
  func `a word may be spelt with dashes or capitals of one's own`(_ word: String) {
    let option = Option("presentation", .word(["lockScreen", "all"]), "")
    #expect(option.value(of: word) == "lockScreen")
    #expect(option.value(of: "lock screen") == "lock screen")
    #expect(complaint("render match --presentation \(word)") == nil)
  }

  @Test func `an option of another command is named with its command`() {
    #expect(complaint("--spede 3")?.fix?.contains("islet play has --speed") == true)
    // Rather the very word than one that is like it.
    #expect(complaint("push --app match")?.fix == "islet check has --app")
    #expect(complaint("--zzzzzz")?.fix?.contains("--help") == true)
  }

  @Test func `control characters from the command line never reach the terminal`() {
    #expect(complaint("re\u{1B}[2Jnder")?.sentence.contains("\u{1B}") == false)
    #expect(printable("a\u{1B}[2J\u{7F}\u{9B}\u{202E}b") == "a␛[2J␡\u{FFFD}\u{FFFD}b")
  }

  @Test func `what is near enough to a word is found, and nothing else`() {
    #expect(NearestWord.find("sevre", in: ["serve", "push"]) == "serve")
    #expect(NearestWord.find("zzzzz", in: ["serve", "push"]) == nil)
  }
}
