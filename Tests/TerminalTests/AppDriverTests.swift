import CLinux
import Canvas
import Drawing
import EventLoop
import Glibc
import Simulator
import Testing

@testable import Screens
@testable import Terminal

@MainActor
@Suite("The app on a terminal")
struct AppDriverTests {
  /// Types something into the app; returns its exit code, nil when it does not leave.
  private func exitCode(after typed: String, in window: TerminalWindow) throws -> Int32? {
    // It has signals wait for its loop.
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let loop = EventLoop()
    var options = TerminalApp.Options()
    options.environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
    var stays = false
    let end = loop.schedule(at: EventLoop.monotonicNow + 60) {
      stays = true
      loop.stop()
    }
    defer { loop.cancel(end) }
    options.onStart = { _ in window.type(typed) }
    let driver = try #require(
      AppDriver(
        simulator: RunningSimulator(loop: loop, options: .init(), apps: []), terminal: window.path,
        profile: TerminalApp.profile(options), options: options))
    let code = driver.run()
    window.read()
    return stays ? nil : code
  }

  @Test(arguments: [("q", Int32(0)), ("\u{3}", 130)])
  func `q and Ctrl-C leave it, and the terminal is given back`(_ key: String, code: Int32) throws {
    let window = try TerminalWindow(columns: 80, rows: 24)
    #expect(try exitCode(after: key, in: window) == code)
    #expect(window.was(told: "Phone"))
    #expect(!window.isRaw && !window.screen.modes.contains(1049))
  }

  @Test(arguments: [[], ["one is missing"]])
  func `that a sheet is written is told before it begins, where it is and what it lacks after it`(
    lacks: [String]
  ) throws {
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let window = try TerminalWindow(columns: 80, rows: 24)
    let loop = EventLoop()
    let end = loop.schedule(at: EventLoop.monotonicNow + 60) { loop.stop() }
    defer { loop.cancel(end) }
    var driver: AppDriver?
    var options = TerminalApp.Options()
    options.environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
    var (isTold, written) = (false, 0.0)
    var notice: AppModel.Notice?
    options.export = { _, _ in
      window.read()
      isTold = window.was(told: "Writing")
      usleep(50_000)
      written = EventLoop.monotonicNow
      return TerminalApp.WrittenFile(path: "sheet.html", lacks: lacks)
    }
    options.onStart = { _ in
      driver?.export(.sheet(.html), of: GalleryLook(bundle: ""))
      notice = driver?.model.notice
      window.type("q")
    }
    driver = try AppDriver(
      simulator: RunningSimulator(loop: loop, options: .init(), apps: []), terminal: window.path,
      profile: TerminalApp.profile(options), options: options)
    #expect(driver?.run() == 0)
    #expect(isTold)
    let told = try #require(notice)
    #expect(
      told.text
        == (lacks.isEmpty ? "Written to sheet.html" : "Written to sheet.html; one is missing"))
    #expect(told.look == (lacks.isEmpty ? NoticeSeverity.good : .warning).look)
    // A path is read, and typed elsewhere, for as long as it takes.
    #expect(told.until == .infinity && written > 0)
  }

  @Test(arguments: [GraphicsWish.sixel, .auto])
  func `that pictures cannot be shown as it was wished is told until a key is pressed`(
    wish: GraphicsWish
  ) throws {
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let window = try TerminalWindow(columns: 80, rows: 24)
    let loop = EventLoop()
    let end = loop.schedule(at: EventLoop.monotonicNow + 60) { loop.stop() }
    defer { loop.cancel(end) }
    var options = TerminalApp.Options()
    options.environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
    options.graphics = wish
    var driver: AppDriver?
    var told: AppModel.Notice?
    // It answers that it has no sixel.
    @MainActor func look() {
      window.read()
      told = driver?.model.notice
      let isAnswered = driver?.model.noPicturesReason != "the terminal has not been asked"
      if isAnswered {
        window.type("q")
      } else {
        _ = loop.schedule(at: EventLoop.monotonicNow + 0.01) { look() }
      }
    }
    options.onStart = { _ in look() }
    driver = try AppDriver(
      simulator: RunningSimulator(loop: loop, options: .init(), apps: []), terminal: window.path,
      profile: TerminalApp.profile(options), options: options)
    #expect(driver?.run() == 0)
    guard wish == .sixel else {
      #expect(told == nil)
      return
    }
    #expect(told?.text.hasPrefix("Cells only: the terminal does not say") == true)
    #expect(told?.until == .infinity)
  }

  @Test func `that a picture on the screen is cut is told among the findings`() throws {
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let window = try TerminalWindow(columns: 80, rows: 24)
    let loop = EventLoop()
    let end = loop.schedule(at: EventLoop.monotonicNow + 60) { loop.stop() }
    defer { loop.cancel(end) }
    var options = TerminalApp.Options()
    options.environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
    let simulator = try RunningSimulator(loop: loop, options: .init(), apps: [])
    var driver: AppDriver?
    var isTold = false
    @MainActor func look() {
      window.read()
      isTold = simulator.findings.contains(where: \.tellsOfTooMuchWork)
      if isTold {
        window.type("q")
      } else {
        _ = loop.schedule(at: EventLoop.monotonicNow + 0.01) { look() }
      }
    }
    options.onStart = { _ in
      // A text that is more work than a picture may take.
      let size = Size(width: 40, height: 20)
      let run = TextRun(
        String(repeating: "a", count: 40_000_000), face: Face(size: 17), paint: .color(.white),
        x: 0, width: 40)
      let line = TextLine(frame: Rect(size), baseline: 15, runs: [run])
      let list = DisplayList(size: size, items: [.text(line)])
      if let driver {
        _ = PixelPainter(scale: 1).paint(list, at: 0, using: driver.paintBuffer)
      }
      window.type("2")
      look()
    }
    driver = AppDriver(
      simulator: simulator, terminal: window.path, profile: TerminalApp.profile(options),
      options: options)
    #expect(driver?.run() == 0)
    #expect(isTold)
  }

  @Test func `a scenario that is played again takes the place of the one before`() throws {
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let window = try TerminalWindow(columns: 80, rows: 24)
    let loop = EventLoop()
    let end = loop.schedule(at: EventLoop.monotonicNow + 60) { loop.stop() }
    defer { loop.cancel(end) }
    func simulator() throws -> RunningSimulator {
      var options = RunningSimulator.Options()
      options.realTime = { 1_763_718_067 }
      let simulator = try RunningSimulator(loop: loop, options: options, apps: [])
      let text = #"{"at": 100, "person": "unlock"}"#
      let scenario = try Scenario(reading: Array(text.utf8), now: simulator.now, bundles: [:])
      ScenarioPlayer(scenario, on: simulator).follow(isWatched: true)
      return simulator
    }
    var options = TerminalApp.Options()
    options.environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
    options.onStart = { _ in window.type("P") }
    var next: RunningSimulator?
    options.restart = {
      next = try? simulator()
      window.type("q")
      return next
    }
    let driver = try #require(
      AppDriver(
        simulator: try simulator(), terminal: window.path, profile: TerminalApp.profile(options),
        options: options))
    #expect(driver.run() == 0)
    #expect(next != nil && driver.source.simulator === next)
  }

  @Test
  func `it is shown on a terminal, and neither into a pipe nor where no cursor can be placed`()
    throws
  {
    let window = try TerminalWindow()
    var options = TerminalApp.Options()
    options.environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
    #expect(TerminalApp.obstacle(options, on: [window.slave, window.slave]) == nil)
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(nowhere) }
    #expect(TerminalApp.obstacle(options, on: [nowhere, window.slave]) == "this is no terminal")
    #expect(TerminalApp.obstacle(options, on: [window.slave, nowhere]) == "this is no terminal")
    options.environment["TERM"] = "dumb"
    #expect(TerminalApp.obstacle(options, on: [window.slave, window.slave]) != nil)
  }
}
