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
    let own = try setup.install(arguments.operands, console)
    // Whoever reads the first line may start an activity at once.
    while own.contains(where: \.isCompiling) { setup.loop.pass(limit: 1) }
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
    return runUntilSignal(setup, console)
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

  /// Runs until SIGTERM or SIGINT; answers that were begun are finished.
  private static func runUntilSignal(_ setup: SimulatorSetup, _ console: Console) -> Int32 {
    var code = ExitCode.done
    func end(_ with: Int32) {
      code = with
      setup.gateway.stop { setup.loop.stop() }
    }
    setup.loop.onSignal(SIGTERM) { end(ExitCode.done) }
    setup.loop.onSignal(SIGHUP) { end(ExitCode.done) }
    setup.loop.onSignal(SIGINT) { end(ExitCode.interrupted) }
    setup.loop.run()
    return setup.end(code, console)
  }
}
