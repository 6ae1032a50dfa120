import CLinux
import EventLoop
import Foundation
import JSON
import PushGateway
import Simulator

/// `islet serve`: the simulator without a screen.
@MainActor
enum ServeCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Int32 {
    let apps = try InstalledApps.all(arguments, console)
    let setup = try SimulatorSetup(arguments, console, apps: apps)
    let own = try setup.install(arguments.operands, console)
    // Whoever reads the first line may start an activity at once.
    while own.contains(where: \.isCompiling) { setup.loop.pass(limit: 1) }
    for finding in setup.simulator.findings {
      console.complain("islet: \(finding.severity.rawValue): \(printable(finding.sentence))\n")
      if let fix = finding.fix { console.complain("       \(printable(fix))\n") }
    }
    console.write(firstLine(setup.simulator) + "\n")
    // Nobody will learn where it is.
    if console.outputFault() != nil { return ExitCode.usage }
    return runUntilSignal(setup)
  }

  /// The line by which a test learns where the simulator is.
  static func firstLine(_ simulator: RunningSimulator) -> String {
    let address = simulator.address
    let line: JSONValue = [
      "port": address.map { .int($0.port) } ?? .null,
      "udpPort": address?.udpPort.map { .int($0) } ?? .null,
      "ca": address?.authority.map { .string($0) } ?? .null,
      "api": address.map { .string($0.api) } ?? .null,
    ]
    return line.compact
  }

  /// Runs until SIGTERM or SIGINT; answers that were begun are finished.
  private static func runUntilSignal(_ setup: SimulatorSetup) -> Int32 {
    var code = ExitCode.done
    func end(_ with: Int32) {
      code = with
      setup.gateway.stop { setup.loop.stop() }
    }
    setup.loop.onSignal(SIGTERM) { end(ExitCode.done) }
    setup.loop.onSignal(SIGHUP) { end(ExitCode.done) }
    setup.loop.onSignal(SIGINT) { end(ExitCode.interrupted) }
    setup.loop.run()
    setup.simulator.settle()
    return code
  }
}
