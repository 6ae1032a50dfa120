import EventLoop
import Findings
import Foundation
import JSON
import Lints
import Phone
import Simulator
import WidgetHost

/// `islet check`: judges payloads and widgets.
@MainActor
struct CheckCommand {
  let arguments: Arguments
  let console: Console
  let device: DeviceModel
  let loop = EventLoop()
  private let apps = OpenedApps()

  static func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Int32 {
    if arguments.has("rules") {
      let wanted = try wantedRules(arguments)
      console.write(RuleList.text(of: wanted, isJSON: arguments.has("json")))
      return ExitCode.done
    }
    if arguments.has("schema") { return try SchemaCommand.run(arguments, console) }
    if arguments.operands.isEmpty {
      throw UsageError("islet check needs something to judge", fix: "islet check match")
    }
    let device = try arguments.deviceModel() ?? .standard
    let command = CheckCommand(arguments: arguments, console: console, device: device)
    return try command.judge()
  }

  private func judge() throws(UsageError) -> Int32 {
    // Before anything is compiled, which may take minutes.
    let wanted = try Self.wantedRules(arguments)
    let wishes = try wishes()
    var reports: [CheckReport] = []
    defer { apps.stop() }
    for operand in arguments.operands {
      var report = try report(on: operand)
      // Only what others read has a place for everything.
      if !wishes.isEmpty { report.file = file(of: operand) }
      reports.append(report)
    }
    if !wanted.isEmpty {
      for index in reports.indices { reports[index].keep(only: wanted) }
    }
    let isTold = wishes.contains { $0.file == nil }
    if !isTold { tell(reports) }
    let least = arguments.has("strict") ? Severity.warning : .error
    try write(reports, wishes, failingFrom: least)
    return reports.contains { $0.count(from: least) > 0 } ? ExitCode.failed : ExitCode.done
  }

  /// Returns the rules that `--rule` names, by their names or by the numbers that they had before.
  private static func wantedRules(_ arguments: Arguments) throws(UsageError) -> Set<FindingID> {
    var wanted: Set<FindingID> = []
    for name in arguments.texts("rule") {
      guard let row = FindingTable.row(named: name) else {
        let near = NearestWord.find(name, in: FindingTable.rows.map(\.id.rawValue))
        throw UsageError(
          "there is no rule “\(printable(name))”",
          fix: near.map { "did you mean \($0)?" } ?? "islet check --rules lists them")
      }
      wanted.insert(row.id)
    }
    return wanted
  }

  /// Returns the reports that are asked for, each with a place of its own that can be written.
  private func wishes() throws(UsageError) -> [ReportFormat.Wish] {
    var wishes: [ReportFormat.Wish] = []
    for text in arguments.texts("report") {
      let wish = try ReportFormat.Wish(text)
      let name = wish.format.name
      if wish.file == nil, arguments.has("json") {
        throw UsageError(
          "--json and --report \(name) both go to standard output",
          fix: "name a file for the report: --report \(name)=FILE")
      }
      if let other = wishes.first(where: { $0.file == wish.file }) {
        throw UsageError(
          "--report \(other.format.name) and --report \(name) both go to \(wish.file.map(printable) ?? "standard output")",
          fix: "name a file for each: --report \(name)=FILE")
      }
      wishes.append(wish)
    }
    for file in wishes.compactMap(\.file) {
      try OutputFile.prepare(console.absolute(file), fix: Self.otherFile)
    }
    return wishes
  }

  /// What to do when a report cannot be written.
  private static let otherFile = "name another file behind --report"

  /// Writes reports for other programs.
  private func write(
    _ reports: [CheckReport], _ wishes: [ReportFormat.Wish], failingFrom least: Severity
  ) throws(UsageError) {
    let place = ReportPlace(workingDirectory: console.workingDirectory)
    for wish in wishes {
      let text = wish.format.write(reports, place, least)
      if let file = wish.file {
        try OutputFile.write(text, to: console.absolute(file), fix: Self.otherFile)
      } else {
        console.write(text)
      }
    }
  }

  private func tell(_ reports: [CheckReport]) {
    if arguments.has("quiet") { return }
    if arguments.has("json") {
      let result: JSONValue = [
        "errors": .int(reports.reduce(0) { $0 + $1.count(.error) }),
        "warnings": .int(reports.reduce(0) { $0 + $1.count(.warning) }),
        "checked": .array(reports.map(\.json)),
      ]
      console.write(result.pretty + "\n")
    } else {
      console.write(reports.map(\.text).joined(separator: "\n"))
    }
  }

  /// What an operand is.
  private enum Kind { case payload, app, folder }

  private func kind(of operand: String) -> Kind {
    if operand == "-" { return .payload }
    var isFolder: ObjCBool = false
    guard !InstalledApps.isDemo(operand),
      FileManager.default.fileExists(atPath: console.absolute(operand), isDirectory: &isFolder)
    else { return .app }
    return isFolder.boolValue ? .folder : operand.hasSuffix(".swift") ? .app : .payload
  }

  /// The apps that are named among the operands, as far as they can be opened; of one that cannot, its own report tells.
  var namedApps: [OpenedApp] {
    arguments.operands.filter { kind(of: $0) != .payload }.compactMap { try? opened($0) }
  }

  /// Returns an app, which is opened once: payloads beside it are judged by it, too.
  func opened(_ operand: String) throws(UsageError) -> OpenedApp {
    try apps.app(operand) { () throws(UsageError) in
      try InstalledApps.open(operand, console, loop)
    }
  }

  /// Keeps an app that was opened by others, whose widget ends with the command.
  func keep(_ opened: OpenedApp) { apps.keep(opened) }

  /// Returns the file for what is told of an operand as a whole: of an app or a folder the one that declares its activity;
  /// nil where there is none.
  private func file(of operand: String) -> String? {
    switch kind(of: operand) {
    case .payload: operand == "-" ? nil : operand
    case .app where operand.hasSuffix(".swift"): operand
    case .app: drawnSource(of: operand)?.mainFile
    case .folder: (drawnSource(of: operand) ?? wholeSource(of: operand))?.mainFile
    }
  }

  /// Returns the source of an operand's app, with the activity that is meant; nil where nothing of it is drawn.
  private func drawnSource(of operand: String) -> WidgetSource? {
    guard !arguments.has("project"), let app = try? opened(operand).app,
      let chosen = try? InstalledApps.choose(arguments, of: app.folder)
    else { return nil }
    return WidgetSource(of: chosen)
  }

  /// Returns all source of a folder, of which nobody knows what is drawn.
  private func wholeSource(of operand: String) -> WidgetSource? {
    var source = WidgetSource(at: console.absolute(operand))
    source?.attributesType = arguments.text("activity") ?? ""
    return source
  }

  private func report(on operand: String) throws(UsageError) -> CheckReport {
    let kind = kind(of: operand)
    if kind == .payload {
      let bytes = try InputFile.read(operand, console)
      return try PayloadCheck(self, name: operand, bytes: bytes).report()
    }
    let project = kind == .folder ? ProjectReport(console.absolute(operand)) : nil
    if arguments.has("project") {
      guard let project else {
        throw UsageError("--project needs a folder", fix: "islet check --project MyApp/")
      }
      // A folder that nobody has looked into is not one of which there is nothing to say.
      if let problem = project.problem { throw UsageError(problem.sentence, fix: problem.fix) }
      return project.report(name: operand)
    }
    var opened: OpenedApp
    do {
      opened = try self.opened(operand)
    } catch {
      // What ships beside a widget can be judged where the widget cannot be compiled.
      if let project, !project.isEmpty { return project.report(name: operand, without: error) }
      // Source that does not compile is judged by that, and what else is named is judged, too.
      guard error.location != nil || error.tellsOfOtherWidgets else { throw error }
      return CheckReport(name: operand, without: error)
    }
    opened.app.folder = try InstalledApps.choose(arguments, of: opened.app.folder)
    var report = WidgetCheck(self, name: operand, opened: opened).report()
    if let project {
      // The phone says of a missing key what the project says, in fewer words.
      report.findings =
        project.findings
        + report.findings.filter { own in
          !project.findings.contains {
            $0 == own || own.id == "plist-key-missing" && $0.id == own.id
          }
        }
    }
    return report
  }
}

/// Apps that were opened, by the words that name them.
@MainActor
private final class OpenedApps {
  private var apps: [String: Result<OpenedApp, UsageError>] = [:]
  private var others: [OpenedApp] = []

  /// Returns the app of a word, which is opened the first time.
  func app(
    _ name: String, open: () throws(UsageError) -> OpenedApp
  ) throws(UsageError) -> OpenedApp {
    if let known = apps[name] { return try known.get() }
    let result = Result(catching: open)
    apps[name] = result
    return try result.get()
  }

  func keep(_ opened: OpenedApp) { others.append(opened) }

  /// Ends their widgets.
  func stop() {
    for opened in others { opened.app.widget?.stop() }
    for case .success(let opened) in apps.values { opened.app.widget?.stop() }
  }
}

/// Rules, as `islet check --rules` lists them.
enum RuleList {
  /// Returns the list of the rules that are wanted, or of all.
  static func text(of wanted: Set<FindingID>, isJSON: Bool) -> String {
    let rows = FindingTable.rows.filter { wanted.isEmpty || wanted.contains($0.id) }
    if isJSON {
      return JSONValue.array(
        rows.map { row in
          [
            "id": .string(row.id.rawValue), "number": row.number.map { .string($0) } ?? .null,
            "severity": .string(row.severity.rawValue),
            "reporter": .string(row.reporter.rawValue), "rule": .string(row.sentence),
            "threshold": row.threshold.map { .string($0) } ?? .null, "fix": .string(row.fix),
            "source": .string(row.source),
          ]
        }
      ).pretty + "\n"
    }
    return rows.map { row in
      let threshold = row.threshold.map { " [\($0)]" } ?? ""
      let number = row.number.map { " (\($0))" } ?? ""
      return
        "\(row.id.rawValue)\(number) \(row.severity.rawValue): \(row.sentence)\(threshold)\n"
        + "    \(row.fix)\n    source: \(row.source)\n"
    }.joined()
  }
}
