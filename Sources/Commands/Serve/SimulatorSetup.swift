import DemoApps
import EventLoop
import Findings
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
    _ arguments: Arguments, _ console: Console, apps: [SimulatedApp], loop: EventLoop
  ) throws(UsageError) {
    self.loop = loop
    try DescriptorLimit.settle()
    var options = RunningSimulator.Options()
    options.version = IsletVersion.text
    options.seed = arguments.integer("seed").map { UInt64($0) } ?? UInt64.random(in: 1...(1 << 53))
    options.settings = try SimulatorSetup.settings(arguments, console)
    options.syncsJournal = arguments.has("sync")
    options.documentedNames =
      arguments.texts("habit").contains(APNsHabit.documentedNames.rawValue)
    if let backend = arguments.text("backend") {
      guard RunningSimulator.Options.isBackend(backend) else {
        throw UsageError(
          "--backend is an http or https URL with a host, and a port up to 65535",
          fix: "--backend http://localhost:3000/")
      }
      options.backend = backend
    }
    let folder = try SimulatorSetup.folder(arguments, console)
    if arguments.has("fresh") { try SimulatorSetup.checkPorts(arguments) }
    do {
      simulator = try RunningSimulator(
        loop: loop, options: options, apps: apps, folder: folder, isFresh: arguments.has("fresh"))
    } catch {
      throw UsageError(
        error.sentence, fix: "choose another folder with --state, or put it aside with --fresh")
    }
    gateway = try SimulatorSetup.gateway(arguments, console, simulator, folder.path, loop)
    followStrictness()
    for (option, trait) in [("strict-phone", "strictPhone"), ("follow-clock", "pushesFollowClock")]
    where arguments.has(option) { setTrait(trait) }
  }

  /// Switches a trait of the phone on, when it is not.
  func setTrait(_ name: String) {
    guard simulator.phone.traits[name] != .flag(true) else { return }
    simulator.take(.set(.trait(name, .flag(true))))
  }

  /// Writes what is still to be written and tells what could not be; gives the exit code, which was this one until then.
  func end(_ code: Int32, _ console: Console) -> Int32 {
    simulator.settle()
    let lost = simulator.unwrittenBytes
    guard lost > 0, let path = simulator.statePath else { return code }
    console.complain(
      "islet: \(lost) bytes of events could not be written to \(printable(path))/journal.jsonl and are lost\n"
        + "       make room on the disk, or choose another folder with --state\n")
    return code == ExitCode.done ? ExitCode.usage : code
  }

  /// Puts the user's widgets on the phone, in the order in which they are named, and keeps them there as their source
  /// changes.
  func install(_ paths: [String], _ console: Console) throws(UsageError) -> [WidgetReloading] {
    let homes = simulator.statePath.map(StateFolder.homes)
    let widgets = try InstalledApps.userWidgets(paths, console, loop, homes: homes)
    return widgets.map { widget in
      WidgetReloading(widget, among: widgets, on: simulator, watching: true)
    }
  }

  /// Has the gateway follow the switch between strict and lenient while it runs.
  private func followStrictness() {
    // Both live as long as the process. A weak reference would make all others to them slower.
    _ = simulator.observe { [unowned simulator, unowned gateway] change in
      guard change.settings else { return }
      gateway.configuration.manner = simulator.settings.isStrict ? .strict : .lenient
      gateway.outage = simulator.settings.outage
    }
    gateway.outage = simulator.settings.outage
  }

  static func settings(
    _ arguments: Arguments, _ console: Console
  ) throws(UsageError) -> SimulatorSettings {
    var settings = SimulatorSettings(
      locale: locale(console.environment), timeZone: TimeZone.current.identifier)
    settings.isStrict = arguments.has("strict")
    try settings.take(arguments)
    return settings
  }

  /// Returns the locale of `LC_ALL`, `LC_MESSAGES` or `LANG`, such as `en_GB`.
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
      throw UsageError(error.sentence, fix: error.fix)
    }
  }
}

extension SimulatorSetup {
  /// Lets the simulator listen for pushes.
  private static func gateway(
    _ arguments: Arguments, _ console: Console, _ simulator: RunningSimulator, _ statePath: String,
    _ loop: EventLoop
  ) throws(UsageError) -> PushGateway {
    let exposure = Exposure(arguments, console.environment)
    var configuration = try places(arguments)
    configuration.serverNames = Set(try serverNames(arguments).map { $0.lowercased() })
    configuration.environment =
      arguments.text("environment").flatMap(PushEnvironment.init(rawValue:)) ?? .sandbox
    for habit in arguments.texts("habit") { APNsHabit(rawValue: habit)?.apply(to: &configuration) }
    configuration.manner = simulator.settings.isStrict ? .strict : .lenient
    // Clients trust one authority of this machine, whichever simulator runs.
    let certificates =
      (arguments.has("state") ? statePath : StateFolder.standardPath(console.environment))
      + "/certificates"
    do {
      configuration.keys = try arguments.texts("p8").map(console.providerKey)
      let identity = try identitySource(arguments, console, certificates)
      configuration.identity = try identity()
      simulator.note(configuration.identity?.findings ?? [])
      configuration.inspectionToken = exposure.token
      configuration.renewal = identity
      let gateway = PushGateway(loop: loop, configuration: configuration, receiver: simulator)
      try gateway.start()
      simulator.address = SimulatorAddress(
        host: SimulatorAddress.host(listeningOn: arguments.text("bind") ?? "127.0.0.1"),
        port: Int(gateway.port), udpPort: configuration.takesDatagrams ? Int(gateway.port) : nil,
        authority: configuration.identity?.authorityFile, token: configuration.inspectionToken)
      simulator.note(exposure.findings)
      return gateway
    } catch let error as GatewayError {
      throw UsageError("\(error)", fix: error.fix)
    } catch let error as UsageError {
      throw error
    } catch {
      throw UsageError("\(error)", fix: "islet doctor tells more")
    }
  }

  /// Returns where the gateway is to listen.
  private static func places(_ arguments: Arguments) throws(UsageError) -> GatewayConfiguration {
    var configuration = GatewayConfiguration()
    configuration.port = UInt16(arguments.integer("port") ?? Int(GatewayConfiguration.standardPort))
    if let address = arguments.text("bind") { configuration.hosts = [address] }
    configuration.takesDatagrams = !arguments.has("no-udp")
    configuration.aliases = try aliases(arguments)
    return configuration
  }

  /// Throws where a port is not free, while what ran before can still go on.
  private static func checkPorts(_ arguments: Arguments) throws(UsageError) {
    let configuration = try places(arguments)
    do throws(GatewayError) {
      try PushGateway.checkPorts(configuration)
    } catch {
      throw UsageError("\(error)", fix: error.fix)
    }
  }

  private static func aliases(_ arguments: Arguments) throws(UsageError) -> [UInt16] {
    var ports: [UInt16] = []
    for text in arguments.texts("alias") {
      guard let port = UInt16(text), port > 0 else {
        throw UsageError("“\(printable(text))” is no port", fix: "--alias 443")
      }
      ports.append(port)
    }
    return ports
  }

  /// Gives the server's certificate: the user's own, or one of this machine's authority.
  private static func identitySource(
    _ arguments: Arguments, _ console: Console, _ certificates: String
  ) throws(UsageError) -> @MainActor () throws(GatewayError) -> ServerIdentity {
    switch (arguments.text("certificate"), arguments.text("key")) {
    case (let certificate?, let key?):
      let (file, keyFile) = (console.absolute(certificate), console.absolute(key))
      return { () throws(GatewayError) in
        try ServerIdentity(certificateFile: file, keyFile: keyFile)
      }
    case (nil, nil):
      let authority = CertificateAuthority(
        folder: certificates, moreNames: try serverNames(arguments))
      return { () throws(GatewayError) in
        try authority.identity(now: Date().timeIntervalSince1970)
      }
    default:
      throw UsageError("--certificate and --key go together", fix: "give both or neither")
    }
  }

  /// Returns how clients may call this server, beside localhost and Apple's names.
  private static func serverNames(_ arguments: Arguments) throws(UsageError) -> [String] {
    let names = arguments.texts("server-name")
    for name in names where !CertificateAuthority.isName(name) {
      throw UsageError(
        "“\(printable(name))” is no host name or address", fix: "--server-name islet.local")
    }
    guard let address = arguments.text("bind") else { return names }
    // Who listens for others is called by its address or by the machine's name.
    let own = [address, ProcessInfo.processInfo.hostName].filter {
      CertificateAuthority.isName($0) && !["0.0.0.0", "::"].contains($0)
    }
    return names + own
  }
}
