import DemoApps
import EventLoop
import Foundation
import JSON
import LiveActivities
import Phone
import PushGateway
import Simulator
import WidgetHost
import WidgetProtocol

/// A simulator with its gateway, as the options of `phone`, `preview` and `serve` describe it.
@MainActor
struct SimulatorSetup {
  /// The file name of the authority's certificate in the folder of the state.
  static let authorityName = "certificates/authority.pem"

  let loop: EventLoop
  let simulator: RunningSimulator
  let gateway: PushGateway

  /// Makes the simulator and lets it listen.
  init(
    _ arguments: Arguments, _ console: Console, apps: [SimulatedApp], isPersistent: Bool = true
  ) throws(UsageError) {
    loop = EventLoop()
    var options = RunningSimulator.Options()
    options.version = IsletVersion.text
    options.seed = arguments.integer("seed").map { UInt64($0) } ?? UInt64.random(in: 1...(1 << 53))
    options.settings = try SimulatorSetup.settings(arguments, console)
    if let backend = arguments.text("backend") {
      guard backend.hasPrefix("http://") || backend.hasPrefix("https://") else {
        throw UsageError(
          "--backend is an http or https URL", fix: "--backend http://localhost:3000/")
      }
      options.backend = backend
    }
    let folder = try SimulatorSetup.folder(arguments, console)
    do {
      simulator = try RunningSimulator(
        loop: loop, options: options, apps: apps, folder: folder, isFresh: arguments.has("fresh"))
    } catch {
      throw UsageError(
        error.sentence, fix: "choose another folder with --state, or put it aside with --fresh")
    }
    gateway = try SimulatorSetup.gateway(arguments, console, simulator, folder.path, loop)
    followStrictness()
  }

  /// Puts the user's widgets on the phone, and keeps them there as their source changes.
  func install(_ paths: [String], _ console: Console) throws(UsageError) -> [WidgetReloading] {
    try InstalledApps.userWidgets(paths, console, loop).map {
      WidgetReloading($0, on: simulator, watching: true)
    }
  }

  /// The switch between strict and lenient works while the gateway runs.
  private func followStrictness() {
    _ = simulator.observe { [weak simulator, weak gateway] change in
      guard change.settings, let simulator, let gateway else { return }
      gateway.configuration.manner = simulator.settings.isStrict ? .strict : .lenient
    }
  }

  static func settings(
    _ arguments: Arguments, _ console: Console
  ) throws(UsageError) -> SimulatorSettings {
    var settings = SimulatorSettings(
      locale: locale(console.environment), timeZone: TimeZone.current.identifier)
    settings.isStrict = arguments.has("strict")
    let names = [
      ("device", "device"), ("appearance", "appearance"), ("locale", "locale"),
      ("time-zone", "timeZone"),
    ]
    for (option, setting) in names {
      guard let text = arguments.text(option) else { continue }
      do {
        try settings.set(setting, to: .string(text))
      } catch {
        throw UsageError(error.sentence, fix: error.fix)
      }
    }
    return settings
  }

  /// `en_GB` from `LC_ALL`, `LC_MESSAGES` or `LANG`.
  static func locale(_ environment: [String: String]) -> String {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      let value = String((environment[name] ?? "").prefix { $0 != "." && $0 != "@" })
      if !value.isEmpty { return value == "C" || value == "POSIX" ? "en_US" : value }
    }
    return "en_US"
  }

  private static func folder(
    _ arguments: Arguments, _ console: Console
  ) throws(UsageError) -> StateFolder {
    let path =
      arguments.text("state").map(console.absolute)
      ?? StateFolder.standardPath(console.environment)
    do {
      if arguments.has("own-state") { return try StateFolder.own(beside: path) }
      return try StateFolder(path)
    } catch {
      throw UsageError(
        error.sentence,
        fix: "--own-state takes a folder beside it, --state DIR any other")
    }
  }
}

extension SimulatorSetup {
  /// Lets the simulator listen for pushes.
  private static func gateway(
    _ arguments: Arguments, _ console: Console, _ simulator: RunningSimulator, _ statePath: String,
    _ loop: EventLoop
  ) throws(UsageError) -> PushGateway {
    var configuration = GatewayConfiguration()
    configuration.port = UInt16(arguments.integer("port") ?? Int(GatewayConfiguration.standardPort))
    if let address = arguments.text("bind") { configuration.hosts = [address] }
    configuration.takesDatagrams = !arguments.has("no-udp")
    configuration.manner = simulator.settings.isStrict ? .strict : .lenient
    // Clients trust one authority of this machine, whichever simulator runs.
    let certificates =
      (arguments.has("state") ? statePath : StateFolder.standardPath(console.environment))
      + "/certificates"
    do {
      configuration.keys = try keys(arguments, console)
      configuration.identity = try identity(arguments, console, certificates)
      let gateway = PushGateway(loop: loop, configuration: configuration, receiver: simulator)
      try gateway.start()
      simulator.address = SimulatorAddress(
        port: Int(gateway.port), udpPort: configuration.takesDatagrams ? Int(gateway.port) : nil,
        authority: configuration.identity?.authorityFile)
      return gateway
    } catch let error as GatewayError {
      throw UsageError(
        "\(error)", fix: "--port 0 takes a free port; islet doctor tells what listens where")
    } catch {
      throw UsageError("\(error)", fix: "islet doctor tells more")
    }
  }

  private static func keys(_ arguments: Arguments, _ console: Console) throws -> [ProviderKey] {
    try arguments.texts("p8").map { text in
      guard let mark = text.firstIndex(of: "=") else { return try ProviderKey(option: text) }
      let path = console.absolute(String(text[text.index(after: mark)...]))
      return try ProviderKey(option: text[...mark] + path)
    }
  }

  private static func identity(
    _ arguments: Arguments, _ console: Console, _ certificates: String
  ) throws -> ServerIdentity? {
    switch (arguments.text("certificate"), arguments.text("key")) {
    case (let certificate?, let key?):
      return try ServerIdentity(
        certificateFile: console.absolute(certificate), keyFile: console.absolute(key))
    case (nil, nil):
      return try CertificateAuthority(folder: certificates).identity(
        now: Date().timeIntervalSince1970)
    default:
      throw UsageError("--certificate and --key go together", fix: "give both or neither")
    }
  }
}
