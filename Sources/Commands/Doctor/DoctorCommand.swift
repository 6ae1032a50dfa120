import DemoApps
import Drawing
import EventLoop
import Foundation
import JSON
import Outlines
import Phone
import PushGateway
import Simulator
import Terminal
import WidgetHost

/// `islet doctor`: what was detected, and what to do about what is missing.
@MainActor
struct DoctorCommand {
  /// One thing that was looked at.
  struct Check {
    enum Standing: String { case good, limited, missing }
    var name: String
    var standing: Standing
    var text: String
    var fix: String?

    var json: JSONValue {
      [
        "name": .string(name), "standing": .string(standing.rawValue), "text": .string(text),
        "fix": fix.map { .string($0) } ?? .null,
      ]
    }
  }

  let arguments: Arguments
  let console: Console
  private let portNumber: Int
  /// What answers at the port, or why nothing does.
  private let neighbour: Result<ClientAnswer, ClientFault>

  private init(_ arguments: Arguments, _ console: Console) {
    (self.arguments, self.console) = (arguments, console)
    portNumber = arguments.integer("port") ?? Int(GatewayConfiguration.standardPort)
    var address = ClientAddress(port: portNumber)
    address.timeout = 2
    do throws(ClientFault) {
      neighbour = .success(try PushClient.send(ClientRequest("GET", "/islet/"), to: address))
    } catch {
      neighbour = .failure(error)
    }
  }

  static func run(_ arguments: Arguments, _ console: Console) -> Int32 {
    DoctorCommand(arguments, console).run()
  }

  private func run() -> Int32 {
    let checks =
      [terminal] + pictures + [toolchain, confinement] + compilerConfinement + [
        demoApps, fonts, pdf,
      ]
      + files + [port, devices]
    if arguments.has("json") {
      let list = checks.map(\.json) + tools.map(json)
      console.write(JSONValue.array(list).pretty + "\n")
    } else {
      console.write("islet \(IsletVersion.text)\n")
      for check in checks { console.write(line(check)) }
      console.write("\nHow push tools are pointed here (host or port, then trust):\n")
      for tool in tools { console.write(lines(tool)) }
    }
    return checks.contains { $0.standing == .missing } ? ExitCode.failed : ExitCode.done
  }

  private func line(_ check: Check) -> String {
    let mark: String =
      switch check.standing {
      case .good: "ok"
      case .limited: "!!"
      case .missing: "no"
      }
    let name = check.name + String(repeating: " ", count: max(1, 14 - check.name.count))
    let fix = check.fix.map { "\n                  \(printable($0))" } ?? ""
    // Paths stay whole, to be copied; lists are broken.
    let text = printable(check.text)
    let lines =
      text.count > 120 && text.contains(", ") ? HelpText.broken(text, width: 62, at: ", ") : [text]
    let shown = lines.joined(separator: "\n" + String(repeating: " ", count: 18))
    return "\(mark)  \(name)\(shown)\(fix)\n"
  }

  // MARK: Push tools

  /// The settings of each tool for the port and the authority that are meant here.
  private var tools: [PushTool] {
    PushTool.all.map { $0.filled(port: portNumber, authority: authority) }
  }

  /// The simulator that runs at the port, as it tells of itself.
  private var simulator: JSONValue? {
    let value = (try? neighbour.get()).flatMap { try? JSONValue(parsing: $0.body) }
    return value?["simulator"] == "islet" ? value : nil
  }

  /// The file of the certificate authority: that of the simulator at the port, or that of the state folder.
  private var authority: String {
    simulator?["ca"]?.string ?? statePath + "/" + SimulatorSetup.authorityName
  }

  private func lines(_ tool: PushTool) -> String {
    ([tool.name]
      + [tool.address, tool.trust, tool.remark].filter { !$0.isEmpty }.map { "    " + $0 })
      .map { printable($0) + "\n" }.joined()
  }

  private func json(_ tool: PushTool) -> JSONValue {
    [
      "name": "push tool", "tool": .string(tool.name), "address": .string(tool.address),
      "trust": .string(tool.trust), "remark": .string(tool.remark),
    ]
  }

  private var statePath: String {
    arguments.text("state").map(console.absolute) ?? StateFolder.standardPath(console.environment)
  }

  // MARK: What is looked at

  private var terminal: Check {
    let profile = TerminalProfile.here(environment: console.environment)
    if let obstacle = profile.obstacle {
      return Check(
        name: "terminal", standing: .limited, text: obstacle,
        fix: "islet serve, render and check need none")
    }
    let isRich = profile.colors == .direct || profile.colors == .indexed256
    return Check(
      name: "terminal", standing: isRich && !profile.isASCII ? .good : .limited,
      text: "\(profile.entry), colours: \(profile.colors.rawValue), "
        + (profile.isASCII ? "ASCII" : "Unicode") + (profile.hasMouse ? ", mouse" : ", no mouse"),
      fix: profile.reasons.isEmpty ? nil : profile.reasons.joined(separator: "; "))
  }

  /// How the terminal takes pictures, by asking it; nothing where there is none.
  private var pictures: [Check] {
    let profile = TerminalProfile.here(environment: console.environment)
    guard let choice = GraphicsProbe.ask(profile: profile) else { return [] }
    let text =
      choice.way.map { "\($0.title), cells of \(choice.cellWidth) × \(choice.cellHeight) pixels" }
      ?? "cells only"
    return [Check(name: "pictures", standing: .good, text: text, fix: choice.reason)]
  }

  private var toolchain: Check {
    switch Frameworks.find(
      environment: console.environment, program: Frameworks.runningProgram)
    {
    case .success(let frameworks):
      let cache = InstalledApps.cachePath(console.environment)
      guard canWrite(cache) else {
        return Check(
          name: "widgets", standing: .limited,
          text: "your own source cannot be compiled: \(cache) cannot be written",
          fix: "set XDG_CACHE_HOME to a folder that can be written")
      }
      return Check(
        name: "widgets", standing: .good,
        text: "compiler \(frameworks.compiler), modules \(frameworks.modules)")
    case .failure(let problem):
      return Check(
        name: "widgets", standing: .limited,
        text: "your own source cannot be compiled: \(problem.finding.sentence)",
        fix: problem.finding.fix)
    }
  }

  /// What a widget's process cannot do here, as one that tried it found out.
  private var confinement: Check {
    let report = console.program.flatMap {
      ConfinementReport.here(
        program: $0, stranger: StateFolder.home(console.environment), loop: EventLoop())
    }
    guard let report else {
      return Check(
        name: "confinement", standing: .limited, text: "what a widget can do here is not known",
        fix: "preview only source that you would run")
    }
    let by = report.means.isEmpty ? "" : ", by \(report.means.joined(separator: " and "))"
    guard !report.missing.isEmpty else {
      return Check(
        name: "confinement", standing: .good,
        text: report.holding.map(\.meaning).joined(separator: ", ") + by)
    }
    let missing = report.missing.map(\.meaning).joined(separator: ", ")
    return Check(
      name: "confinement", standing: .limited,
      text: (report.holding.isEmpty
        ? "none" : report.holding.map(\.meaning).joined(separator: ", "))
        + by + "; not here: \(missing)",
      fix: "preview only source that you would run: this kernel lacks Landlock or a filter")
  }

  /// What keeps the compiler from the user's files, where there is one.
  private var compilerConfinement: [Check] {
    guard
      case .success(let frameworks) = Frameworks.find(
        environment: console.environment, program: Frameworks.runningProgram)
    else { return [] }
    guard let summary = CompilerProcessMain.summary(compiler: frameworks.compiler) else {
      return [
        Check(
          name: "compiler", standing: .limited, text: "it runs with your rights",
          fix:
            "preview only source that you would compile: there is no Landlock here, or the compiler stands in no toolchain"
        )
      ]
    }
    return [Check(name: "compiler", standing: .good, text: summary)]
  }

  private var demoApps: Check {
    let found = DemoFolders.names.filter { DemoFolders.path(of: $0) != nil }
    let missing = DemoFolders.names.filter { !found.contains($0) }
    return Check(
      name: "demo apps", standing: missing.isEmpty ? .good : .limited,
      text: found.joined(separator: ", "),
      fix: missing.isEmpty
        ? nil
        : "not found: \(missing.joined(separator: ", ")); run it from the checkout, or install it")
  }

  private var fonts: Check {
    let absent = FontTable.sources.filter { !$0.isThere }
    let missing = absent.filter { !$0.isExtra }
    let found = FontTable.sources.filter(\.isThere).map { "\($0.package) (\($0.purpose))" }
    let extras = absent.filter(\.isExtra).map {
      let isDrawn = FontTable.eastAsianSamples.allSatisfy {
        FontShelf.fallback($0, Face(size: 17)) != nil
      }
      return isDrawn
        ? "another font for \($0.purpose), for which apt-get install \($0.package) brings a better one"
        : "no letters of \($0.purpose), which apt-get install \($0.package) brings"
    }
    return Check(
      name: "fonts", standing: missing.isEmpty ? .good : .limited,
      text: found.isEmpty
        ? "none: pictures of pixels have boxes for letters"
        : (found + extras).joined(separator: ", "),
      fix: missing.isEmpty
        ? nil
        : "for pictures as on a phone: apt-get install "
          + missing.map(\.package).joined(separator: " "))
  }

  /// What draws the PDFs of asset catalogues.
  private var pdf: Check {
    guard let path = DrawingProcessMain.path(environment: console.environment) else {
      return Check(
        name: "PDF images", standing: .limited,
        text: "boxes stand for the PDFs of asset catalogues",
        fix: "for PDFs as on a phone: apt-get install \(DrawingProcessMain.package)")
    }
    return Check(name: "PDF images", standing: .good, text: path)
  }

  private var files: [Check] {
    let state = statePath
    guard canWrite(state) else {
      return [
        Check(
          name: "state", standing: .missing, text: "\(state) cannot be written",
          fix: "--state DIR takes another folder for journal and certificates")
      ]
    }
    if let fault = PrivateFolder.fault(state) {
      return [
        Check(
          name: "state", standing: .missing, text: "\(state) \(fault.reason)", fix: fault.fix)
      ]
    }
    var checks: [Check] = []
    let journal = state + "/journal.jsonl"
    if let size = try? FileManager.default.attributesOfItem(atPath: journal)[.size] as? Int {
      checks.append(Check(name: "journal", standing: .good, text: "\(journal), \(size) bytes"))
    } else {
      checks.append(
        Check(name: "journal", standing: .good, text: "\(journal), made at the first start"))
    }
    let exists = FileManager.default.fileExists(atPath: authority)
    checks.append(
      Check(
        name: "certificate", standing: .good,
        text: authority + (exists ? "" : ", made at the first start"),
        fix: "push tools trust it by SSL_CERT_FILE or a setting of their own: see below"))
    return checks
  }

  /// Returns whether a folder can be written, or made where nothing is yet.
  private func canWrite(_ folder: String) -> Bool {
    var place = URL(fileURLWithPath: folder).standardizedFileURL
    while access(place.path, F_OK) != 0, place.pathComponents.count > 1 {
      place.deleteLastPathComponent()
    }
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
      && isFolder.boolValue && access(place.path, W_OK | X_OK) == 0
  }

  private var port: Check {
    let number = portNumber
    if case .failure(let fault) = neighbour, fault.isUnreachable { return unansweredPort }
    if let simulator {
      return Check(
        name: "port \(number)", standing: .good,
        text: "a simulator of version \(simulator["version"]?.string ?? "?") runs there")
    }
    if let answer = try? neighbour.get(), answer.status == 401,
      answer.header("www-authenticate") == "Bearer"
    {
      return Check(
        name: "port \(number)", standing: .good,
        text: "a simulator that others in the network reach runs there; it asks for its token")
    }
    return Check(
      name: "port \(number)", standing: .limited, text: "another program listens there",
      fix: DoctorCommand.freePort)
  }

  /// What there is of a port at which nothing answers: another program may have it for UDP, or for IPv6 alone.
  private var unansweredPort: Check {
    let name = "port \(portNumber)"
    var configuration = GatewayConfiguration()
    configuration.port = UInt16(clamping: portNumber)
    do throws(GatewayError) {
      try PushGateway.checkPorts(configuration)
      return Check(name: name, standing: .good, text: "free")
    } catch {
      guard case .cannotBind(let address, let reason) = error, error.isTaken else {
        return Check(name: name, standing: .limited, text: "\(error)", fix: error.fix)
      }
      return Check(
        name: name, standing: .limited, text: "another program has \(address) (\(reason))",
        fix: DoctorCommand.freePort)
    }
  }

  private static let freePort = "--port 0 takes a free one"

  private var devices: Check {
    Check(
      name: "devices", standing: .good,
      text: DeviceModel.all.map(\.name).joined(separator: ", "))
  }
}
