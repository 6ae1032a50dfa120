import EventLoop
import Findings
import JSON
import LiveActivities
import Phone
import Simulator
import Terminal

/// `islet play`: a scenario on the screen, into a recording or pictures, or as its verdicts.
@MainActor
struct PlayCommand {
  /// When a scenario begins that says nothing about it and has nobody watching: the same for all files.
  static let standardStart = PictureOptions.sampleMoment

  /// Lines with faults that are told one by one.
  static let findingLimit = 10

  let arguments: Arguments
  let console: Console

  static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Int32 {
    try PlayCommand(arguments: arguments, console: console).run()
  }

  private func run() throws(UsageError) -> Int32 {
    try checkOptions()
    let text = try InputFile.read(arguments.operands[0], console)
    let name = InputFile.words(arguments.operands[0])
    try prepareOutputs()
    let loop = EventLoop()
    var apps = try InstalledApps.all(arguments, console, loop)
    for path in arguments.texts("app") {
      apps.append(try InstalledApps.open(path, console, loop).app)
    }
    let types = Dictionary(
      apps.map { ($0.folder.bundle, $0.folder.activities.map(\.attributesType)) },
      uniquingKeysWith: +)
    let isWatched = isWatched
    let time = SteppedTime(isWatched ? nil : PlayCommand.standardStart)
    let scenario: Scenario
    do {
      scenario = try Scenario(reading: text, now: time.now, bundles: apps.bundles, types: types)
    } catch {
      throw UsageError(
        "\(printable(name)): \(printable(error.sentence))", fix: "islet play reads scenarios")
    }
    var fixes: Set<String> = []
    for finding in scenario.findings.prefix(PlayCommand.findingLimit) {
      console.complain("islet: \(printable(name)): \(printable(finding.path ?? "")): ")
      console.complain("\(printable(finding.sentence))\n")
      // What helps with many lines is said once.
      if let fix = finding.fix, fixes.insert(fix).inserted {
        console.complain("       \(printable(fix))\n")
      }
    }
    if scenario.findings.count > PlayCommand.findingLimit {
      let more = scenario.findings.count - PlayCommand.findingLimit
      console.complain("islet: \(printable(name)): and \(more) more lines like these\n")
    }
    if scenario.end == nil {
      throw UsageError(
        scenario.findings.isEmpty
          ? "\(printable(name)) holds no events"
          : "\(printable(name)) holds no event that can be played",
        fix: "one event a line, as JSON")
    }
    time.set(scenario.start)
    let simulator = try simulator(scenario, apps, time, loop)
    if isWatched { return show(scenario, simulator, apps, time, loop) }
    let stage = try PlayStage(arguments, console, simulator, scenario, time)
    return try stage.run()
  }

  /// Throws where an option says how to write what nothing is written of.
  private func checkOptions() throws(UsageError) {
    for (name, outputs) in PlayCommand.optionsOfOutputs where arguments.has(name) {
      if outputs.contains(where: arguments.has) { continue }
      let places = outputs.map { $0 == "frames" ? "--frames DIR" : "--record FILE" }
      throw UsageError(
        "--\(name) is for \(outputs.map { $0 == "frames" ? "frames" : "a recording" }.joined(separator: " or ")), and none is written",
        fix: "add \(places.joined(separator: " or "))")
    }
  }

  /// Throws where what is asked for cannot be written: playing may take minutes.
  private func prepareOutputs() throws(UsageError) {
    if let file = arguments.text("record") {
      _ = try PlayStage.format(ofRecording: file)
      try OutputFile.prepare(console.absolute(file), fix: "choose another file")
    }
    if let folder = arguments.text("frames") {
      try FrameFolder.prepare(console.absolute(folder))
    }
  }

  /// Options that say how to write something, with the options that name what is written.
  private static let optionsOfOutputs = [
    ("motion", ["frames"]), ("format", ["frames"]), ("scale", ["frames", "record"]),
    ("size", ["record", "frames"]), ("presentation", ["record", "frames"]),
  ]

  /// Whether a person watches it on a screen.
  private var isWatched: Bool {
    console.isTerminal && !["headless", "record", "frames", "json"].contains { arguments.has($0) }
  }

  private func simulator(
    _ scenario: Scenario, _ apps: [SimulatedApp], _ time: SteppedTime, _ loop: EventLoop
  ) throws(UsageError) -> RunningSimulator {
    var options = RunningSimulator.Options()
    options.version = IsletVersion.text
    options.seed = scenario.header.seed
    options.settings.timeZone = "UTC"
    try options.settings.take(arguments)
    options.realTime = { time.now }
    do {
      return try RunningSimulator(loop: loop, options: options, apps: apps)
    } catch {
      throw UsageError(error.sentence)
    }
  }

  private func show(
    _ scenario: Scenario, _ simulator: RunningSimulator, _ apps: [SimulatedApp],
    _ time: SteppedTime, _ loop: EventLoop
  ) -> Int32 {
    var player = play(scenario, on: simulator)
    var options = TerminalOptions.of(arguments)
    options.restart = {
      player.stop()
      time.set(scenario.start)
      guard let next = try? self.simulator(scenario, apps, time, loop) else { return nil }
      player = play(scenario, on: next)
      return next
    }
    return TerminalApp.run(simulator: simulator, options: options)
  }

  /// Lets a scenario happen on a locked phone, by its clock.
  private func play(_ scenario: Scenario, on simulator: RunningSimulator) -> ScenarioPlayer {
    simulator.send(.person(.lock))
    simulator.send(.person(.wake))
    let player = ScenarioPlayer(scenario, on: simulator)
    player.follow(isWatched: true, speed: arguments.number("speed"))
    return player
  }
}

/// Real time as a player sees it: life's own while somebody watches, else set by hand.
@MainActor
final class SteppedTime {
  private var base: Double
  private var anchor: Double?

  /// Creates a time that stands at a moment; nil: one that runs.
  init(_ moment: Double?) {
    base = moment ?? Double(SteppedTime.wall)
    anchor = moment == nil ? EventLoop.monotonicNow : nil
  }

  var now: Double { anchor.map { base + EventLoop.monotonicNow - $0 } ?? base }

  func set(_ moment: Double) {
    base = moment
    if anchor != nil { anchor = EventLoop.monotonicNow }
  }

  private static var wall: Double { RunningSimulator.Options().realTime() }
}
