import EventLoop
import Findings
import LiveActivities

/// Plays a scenario on a simulator: by its clock on a screen, or at once, event by event.
@MainActor
public final class ScenarioPlayer {
  public let scenario: Scenario
  private let simulator: RunningSimulator
  private var next = 0
  private var nextSettings = 0
  private let timer: LoopTimer
  private var observer: Int?
  /// The speed that the clock has while it plays; nil: life's, or what somebody chooses.
  private var ownSpeed: Double?
  /// The number of the line that happened last, in its file; nil: none has, or it was a setting.
  public private(set) var number: Int?
  /// How far the clock had been set back when the player was made.
  private let shift: Double

  /// Creates a player that has not begun.
  public init(_ scenario: Scenario, on simulator: RunningSimulator) {
    (self.scenario, self.simulator, timer) = (scenario, simulator, LoopTimer(simulator.loop))
    shift = simulator.clock.shift
  }

  /// The time of the next event; nil once all have happened.
  public var nextTime: Double? {
    let event = next < scenario.lines.count ? scenario.lines[next].time : nil
    return [event, settingsTime].compactMap { $0 }.min().map { $0 + shifted }
  }

  /// By how much its times have moved with the phone's clock.
  private var shifted: Double { simulator.clock.shift - shift }

  private var settingsTime: Double? {
    nextSettings < scenario.settings.count ? scenario.settings[nextSettings].time : nil
  }

  /// Whether the next line changes settings; of two lines of one time the first in the file comes first.
  private var areSettingsNext: Bool {
    guard nextSettings < scenario.settings.count else { return false }
    guard next < scenario.lines.count else { return true }
    let (settings, line) = (scenario.settings[nextSettings], scenario.lines[next])
    return (settings.time, settings.number) < (line.time, line.number ?? .max)
  }

  /// Whether the next line jumps to its own time.
  private var jumpsNext: Bool {
    guard !areSettingsNext, next < scenario.lines.count else { return false }
    return scenario.lines[next].event == .clock(.jump)
  }

  /// Lets the next event happen at its time, once widgets have answered what came before.
  public func step() {
    let place = (next, nextSettings)
    simulator.finishDecoding()
    // While widgets answer, a timer or a key may let it happen, or end the player.
    guard place == (next, nextSettings), nextTime != nil else { return }
    let before = (refusals: simulator.refusals.count, findings: simulator.diary.findingCount)
    defer { if simulator.player === self { tellRefusal(since: before) } }
    if areSettingsNext {
      let values = scenario.settings[nextSettings].values
      nextSettings += 1
      number = nil
      // They were tried when the scenario was read; only then a device may lack what one needs.
      for member in values.members {
        do {
          try simulator.set(member.key, to: member.value)
        } catch {
          let refusal = Finding(
            "line-malformed", path: "settings.\(member.key)", sentence: error.sentence,
            fix: error.fix)
          simulator.refusals.add(.init(findings: [refusal]))
        }
      }
      return
    }
    let line = scenario.lines[next]
    next += 1
    number = line.number
    let event: Event
    do throws(Finding) {
      event = try simulator.phone.event(of: line)
    } catch {
      simulator.refusals.add(.init(findings: [error]))
      return
    }
    // An app's act the phone refuses by itself; of all else nobody would learn that it changed nothing.
    if let absence = simulator.phone.absence(in: event) {
      simulator.refusals.add(.init(findings: [absence]))
    } else if case .person(.press(let id, _)) = event,
      let refusal = simulator.phone.refusal(toPress: id)
    {
      simulator.refusals.add(.init(findings: [refusal]))
    } else if let idleness = simulator.phone.idleness(of: event) {
      simulator.refusals.add(.init(findings: [idleness]))
    }
    if case .clock(.set) = event {
      return simulator.refusals.add(
        .init(findings: [
          Finding(
            "line-malformed", path: "clock", sentence: "a scenario cannot set the clock",
            fix: #"Write "jump", "pause", "resume" or {"speed": 60}."#)
        ]))
    }
    if case .clock(let act) = event, observer != nil, act != .jump {
      simulator.carryOut(act)
    } else {
      simulator.send(event, at: max(line.time + shifted, simulator.phone.now))
    }
    simulator.finishDecoding()
  }

  /// Lets events happen as the simulator's clock reaches them: pausing, speeding up and jumping included.
  ///
  /// - `isWatched`: whether people came for it: its events are then moments to jump to, one by one.
  /// - `speed`: how fast the clock runs until it is over, unless somebody chooses another speed meanwhile.
  public func follow(isWatched: Bool = false, speed: Double? = nil) {
    if isWatched { (simulator.player, simulator.scenario) = (self, .plays) }
    if let speed {
      simulator.setSpeed(speed)
      ownSpeed = simulator.clock.speed
    }
    observer = simulator.observe { [weak self] change in
      if change.clock { self?.arm() }
    }
    arm()
  }

  /// Lets nothing more of it happen.
  public func stop() {
    (next, nextSettings) = (scenario.lines.count, scenario.settings.count)
    arm()
  }

  /// Has whoever watches read that nothing came of the last line. What the phone says of a press by itself is told
  /// once, with the line.
  private func tellRefusal(since before: (refusals: Int, findings: Int)) {
    guard let refusal = simulator.refusals.last(since: before.refusals)?.findings.first else {
      return
    }
    let placed = number.map { Scenario.placed(refusal, $0) } ?? refusal
    simulator.add(placed, insteadOf: refusal, since: before.findings)
  }

  private func arm() {
    while let time = nextTime, time <= simulator.now || jumpsNext {
      if time > simulator.now { simulator.jump(to: time) }
      // Where the simulator knows of this player, the jump has let it happen.
      if nextTime == time { step() }
    }
    timer.cancel()
    guard let time = nextTime else {
      if let observer { simulator.forgetObserver(observer) }
      observer = nil
      // What goes on is looked at as in life; a fast clock would draw at each of its seconds, too.
      if let ownSpeed, simulator.clock.speed == ownSpeed { simulator.setSpeed(1) }
      ownSpeed = nil
      if simulator.player === self {
        (simulator.player, simulator.scenario) = (nil, .isOver)
        simulator.tellScenarioEnd()
      }
      return
    }
    guard let wait = simulator.realSeconds(until: time) else { return }
    let soon = min(wait, RunningSimulator.longestWait)
    timer.set(at: EventLoop.monotonicNow + soon) { [weak self] in self?.arm() }
  }
}

/// How far a scenario is that people watch.
public enum ScenarioStanding: Hashable, Sendable {
  /// Something of it is still to come.
  case plays
  case isOver
}

extension RunningSimulator {
  /// Has whoever watches know that nothing more comes of a scenario.
  fileprivate func tellScenarioEnd() {
    feed.change.scenarioEnded = true
    tell()
  }

  /// Returns how many real seconds pass until a virtual time; nil while the clock is paused.
  public func realSeconds(until virtual: Double) -> Double? {
    let real = realTime()
    return clock.real(of: virtual, at: real).map { max(0, $0 - real) }
  }

  /// Waits until widgets have answered all decode jobs and presses, at most `widgetPatience` seconds.
  public func finishDecoding() {
    let end = EventLoop.monotonicNow + RunningSimulator.widgetPatience
    while !desk.isDone || intentRuns.hasPress {
      let rest = end - EventLoop.monotonicNow
      if rest <= 0 { return }
      loop.pass(limit: rest)
    }
  }

  /// Waits until every picture has come that was asked for, also of what is hidden now, at most `widgetPatience` seconds:
  /// a film is then the same each time.
  public func finishPictures() {
    let end = EventLoop.monotonicNow + RunningSimulator.widgetPatience
    while pictures.isWaiting {
      let rest = end - EventLoop.monotonicNow
      if rest <= 0 { return }
      loop.pass(limit: rest)
    }
  }

  /// Waits until widgets have drawn what has changed, at most `widgetPatience` seconds: what one cannot draw changes a
  /// verdict.
  public func finishDrawing() {
    let end = EventLoop.monotonicNow + RunningSimulator.widgetPatience
    while true {
      proveNow()
      let rest = end - EventLoop.monotonicNow
      if proofs.isDone && !proofs.isWaiting || rest <= 0 { return }
      loop.pass(limit: rest)
    }
  }
}
