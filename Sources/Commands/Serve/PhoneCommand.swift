import Canvas
import DemoApps
import EventLoop
import Findings
import Foundation
import Phone
import Screens
import Simulator
import Terminal
import WidgetHost
import WidgetProtocol

/// `islet` and `islet preview`: the phone in this terminal.
@MainActor
enum PhoneCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Int32 {
    if arguments.has("once") { return try once(arguments, console) }
    let options = TerminalOptions.of(arguments)
    guard console.isTerminal else {
      if arguments.command == "phone" { return try showOnce(arguments, console) }
      throw UsageError(
        "islet \(arguments.command) needs a terminal",
        fix: "--once draws every picture without one, islet render a single one")
    }
    if let obstacle = TerminalApp.obstacle(options) {
      throw UsageError(obstacle, fix: "islet serve runs without a screen; islet doctor tells more")
    }
    let paths = try ownPaths(arguments, console)
    let loop = EventLoop()
    let apps =
      paths.isEmpty
      ? try apps(arguments, console, loop)
      : Competitors.apps(arguments, beside: [], console, loop)
    let setup = try SimulatorSetup(arguments, console, apps: apps, loop: loop)
    // A full screen stands on the terminal; what is printed goes where it was led to.
    if isatty(STDERR_FILENO) == 0 { OutputTelling.follow(setup.simulator, console) }
    // Who sends by hand has a clock that nobody moved.
    setup.setTrait("pushesFollowClock")
    var screen = options
    screen.model.startsInGallery = arguments.command != "phone"
    var reloading: [WidgetReloading] = []
    if paths.isEmpty {
      if arguments.command == "phone", let story = WelcomeStory(setup.simulator) {
        screen.onStart = { story.follow(until: $0) }
      }
    } else {
      reloading = try setup.install(paths, console)
      screen.onStart = { source in showWork(reloading, source) }
    }
    Competitors.start(
      arguments, beside: paths.isEmpty ? apps.first?.folder.bundle : nil, on: setup.simulator)
    if let now = arguments.number("now") {
      let start = screen.onStart
      screen.onStart = { source in
        source.galleryTime = now
        start?(source)
      }
    }
    let simulator = setup.simulator
    // The first frame has its cards: a phone without them would flash up.
    if paths.isEmpty { _ = simulator.drawnScene() }
    screen.export = { look, excerpt in
      try GalleryExport.write(excerpt, of: look, simulator, console)
    }
    let code = TerminalApp.run(simulator: simulator, options: screen)
    for widget in reloading { widget.stop() }
    // The screen has told it; what is told here stays in the terminal, as for a script.
    for finding in simulator.findings where finding.severity >= .warning && !paths.isEmpty {
      ServeCommand.tell(finding, console)
    }
    setup.gateway.closeAll()
    return setup.end(code, console)
  }

  /// Draws the gallery of one widget without the app.
  private static func once(
    _ arguments: Arguments, _ console: Console
  ) throws(UsageError) -> Int32 {
    guard arguments.operands.count == 1 else {
      throw UsageError("--once draws one widget", fix: "name one folder or file")
    }
    return try GalleryCommand.run(arguments, console)
  }

  /// Returns the user's own source among the operands.
  private static func ownPaths(
    _ arguments: Arguments, _ console: Console
  ) throws(UsageError) -> [String] {
    guard arguments.command == "gallery" else { return arguments.operands }
    for operand in arguments.operands { InstalledApps.tellOwn(operand, console) }
    return arguments.operands.filter { !InstalledApps.isDemo($0) }
  }

  /// Returns the demo apps, the one that was named first.
  private static func apps(
    _ arguments: Arguments, _ console: Console, _ loop: EventLoop
  ) throws(UsageError) -> [SimulatedApp] {
    var shown = DemoFolders.names.first
    if arguments.command == "gallery", let name = arguments.operands.first { shown = name }
    return try InstalledApps.all(arguments, console, loop, shown: shown)
  }

  /// Shows on the screen which widgets are being compiled.
  private static func showWork(_ widgets: [WidgetReloading], _ source: SimulatorSource) {
    func tell() {
      source.work =
        widgets.filter(\.isCompiling).map { Work(title: "compiling \($0.title)") }
        + widgets.compactMap(\.trouble)
    }
    for widget in widgets { widget.onWork = tell }
    tell()
  }

  /// Prints the phone once, as text, where there is no terminal.
  private static func showOnce(
    _ arguments: Arguments, _ console: Console
  ) throws(UsageError) -> Int32 {
    var options = RunningSimulator.Options()
    options.settings = try SimulatorSetup.settings(arguments, console)
    let loop = EventLoop()
    let apps = try InstalledApps.all(arguments, console, loop, shown: DemoFolders.names.first)
    let simulator: RunningSimulator
    do {
      simulator = try RunningSimulator(loop: loop, options: options, apps: apps)
    } catch {
      throw UsageError(error.sentence)
    }
    _ = WelcomeStory(simulator)
    Competitors.start(arguments, beside: apps.first?.folder.bundle, on: simulator)
    let zoom = arguments.number("zoom") ?? 5
    let picture = simulator.drawnScene(.init(pixel: zoom)).picture
    let glyphs = GlyphSet(arguments) ?? .blocks
    let painted = Painter(zoom: zoom, glyphs: glyphs).paint(picture.list, at: simulator.now)
    console.write(painted.grid.text(glyphs: glyphs) + "\n")
    for finding in painted.findings where finding.tellsOfTooMuchWork {
      console.complain("\(finding.severity.rawValue): \(finding.sentence)\n")
    }
    console.complain(
      "islet: this is no terminal, so the phone is shown once; islet serve goes on running\n")
    return ExitCode.done
  }
}

/// What the options of a terminal app mean for the screen.
@MainActor
enum TerminalOptions {
  static func of(_ arguments: Arguments) -> TerminalApp.Options {
    var options = TerminalApp.Options()
    options.colors = arguments.word("color", as: ColorDepth.self)
    options.glyphs = GlyphSet(arguments)
    options.graphics = arguments.word("graphics", as: GraphicsWish.self) ?? .auto
    options.wantsMouse = !arguments.has("no-mouse")
    options.model.ringsBell = arguments.has("bell")
    options.model.hasIcons = arguments.has("nerd-font")
    options.model.isAccessible = arguments.has("accessible")
    options.model.reducesMotion = arguments.has("reduce-motion")
    if let zoom = arguments.number("zoom") { options.model.zoom = zoom }
    options.model.look = look(arguments)
    if arguments.command == "gallery" {
      options.model.hasRuler = arguments.has("ruler")
    }
    return options
  }

  /// Returns what the options of a picture mean for the gallery on the screen.
  private static func look(_ arguments: Arguments) -> GalleryLook {
    var look = GalleryLook(bundle: "")
    look.appearance = arguments.word("appearance", as: WidgetEnvironment.Appearance.self) ?? .dark
    look.isStale = arguments.has("stale")
    look.isDimmed = arguments.has("dimmed")
    look.typeSize = arguments.word("type-size", as: WidgetEnvironment.TypeSize.self) ?? .l
    look.display = arguments.display
    if let device = arguments.text("device").flatMap(DeviceModel.named) { look.device = device.id }
    return look
  }
}
