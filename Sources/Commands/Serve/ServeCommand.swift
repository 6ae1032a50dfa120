import CLinux
import EventLoop
import Findings
import Foundation
import JSON
import LiveActivities
import PushGateway
import Simulator

/// `islet serve`: the simulator without a screen.
@MainActor
enum ServeCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Int32 {
    let loop = EventLoop()
    let apps = try InstalledApps.all(arguments, console, loop)
    let setup = try SimulatorSetup(arguments, console, apps: apps, loop: loop)
    OutputTelling.follow(setup.simulator, console)
    // From here on there is something to be put away, of the compiler's too.
    let end = SignalledEnd(of: setup)
    let own = try setup.install(arguments.operands, console)
    defer { for widget in own { widget.stop() } }
    // Whoever reads the first line may start an activity at once.
    while !end.isWanted, own.contains(where: \.isCompiling) { setup.loop.pass(limit: 1) }
    if end.isWanted { return setup.end(end.wait(), console) }
    Competitors.start(arguments, beside: nil, on: setup.simulator)
    var told = setup.simulator.findings
    for finding in told { tell(finding, console) }
    console.write(firstLine(setup.simulator) + "\n")
    // Nobody will learn where it is.
    if console.outputFault() != nil { return ExitCode.usage }
    _ = setup.simulator.observe { [simulator = setup.simulator] _ in
      if simulator.findings == told { return }
      let new = simulator.findings.filter { $0.severity >= .warning && !told.contains($0) }
      told = simulator.findings
      for finding in new { tell(finding, console) }
    }
    return setup.end(end.wait(), console)
  }

  /// Prints a finding that no push led to: about widgets, connections, the journal.
  static func tell(_ finding: Finding, _ console: Console) {
    console.complain("islet: \(finding.severity.rawValue): \(printable(finding.told))\n")
    if let fix = finding.fix { console.complain("       \(printable(fix))\n") }
  }

  /// Returns the line by which a test learns where the simulator is.
  static func firstLine(_ simulator: RunningSimulator) -> String {
    let address = simulator.address
    var members: [(key: String, value: JSONValue)] = [
      ("port", address.map { .int($0.port) } ?? .null),
      ("udpPort", address?.udpPort.map { .int($0) } ?? .null),
      ("ca", address?.authority.map { .string($0) } ?? .null),
      ("api", address.map { .string($0.api) } ?? .null),
    ]
    if let token = address?.token { members.append(("token", .string(token))) }
    return JSONValue.object(JSONObject(members)).compact
  }
}

/// The end that SIGTERM, SIGHUP or SIGINT asks for: answers that were begun are finished.
@MainActor
private final class SignalledEnd {
  private let loop: EventLoop
  private let gateway: PushGateway
  private var code: Int32?
  private var isOver = false

  /// Whether a signal has come.
  var isWanted: Bool { code != nil }

  init(of setup: SimulatorSetup) {
    (loop, gateway) = (setup.loop, setup.gateway)
    for (signal, code) in [
      (SIGTERM, ExitCode.done), (SIGHUP, ExitCode.done), (SIGINT, ExitCode.interrupted),
    ] {
      loop.onSignal(signal) { self.begin(code) }
    }
  }

  private func begin(_ code: Int32) {
    self.code = code
    gateway.stop { self.isOver = true }
  }

  /// Handles what comes until the end, and gives the exit code.
  func wait() -> Int32 {
    while !isOver { loop.pass() }
    return code ?? ExitCode.done
  }
}
