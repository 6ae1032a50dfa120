import Canvas
import Drawing
import EventLoop
import Findings
import Foundation
import JSON
import Lints
import Phone
import Simulator
import WidgetHost
import WidgetProtocol

/// Judges a widget by each of its states.
@MainActor
struct WidgetCheck {
  private let command: CheckCommand
  private let name: String
  private let opened: OpenedApp
  /// The time that samples count from: the same for every run.
  private let now = PictureOptions.sampleMoment

  init(_ command: CheckCommand, name: String, opened: OpenedApp) {
    (self.command, self.name, self.opened) = (command, name, opened)
  }

  private var folder: AppFolder { opened.app.folder }

  func report() -> CheckReport {
    var findings = opened.findings
    let source = source
    guard let widget = opened.app.widget else {
      findings.append(Finding("widget-absent", path: folder.bundle))
      return CheckReport(name: name, about: "no widget", findings: findings)
    }
    if folder.states.isEmpty { findings.append(Finding("check-states", path: name)) }
    var states: [LintSubject.State] = []
    let hasSmallFamily = describe(widget)?.supportsSmallFamily
    for sample in folder.states {
      findings += decode(sample, widget)
      states.append(draw(sample, widget, hasSmallFamily: hasSmallFamily == true, &findings))
    }
    let subject = LintSubject(
      device: command.device, states: states, hasSmallFamily: hasSmallFamily, source: source
    ) { try? FileBytes.read($0, limit: 32 << 20) }
    findings += Lint.review(subject).map { $0.finding(in: source) }
    return CheckReport(
      name: name,
      about: about,
      findings: WidgetCheck.unique(findings),
      details: [("states", .array(folder.states.map { .string($0.name) }))])
  }

  private var about: String {
    if folder.attributesType.isEmpty { return "no Live Activity" }
    let count = folder.states.count
    return
      "\(folder.attributesType), \(count) \(count == 1 ? "state" : "states") on \(command.device.name)"
  }

  /// A finding with its source's file, when only the line is known.
  private func placed(_ finding: Finding) -> Finding {
    guard let source = opened.source, let location = finding.location, location.file.isEmpty else {
      return finding
    }
    var finding = finding
    finding.location = SourceLocation(file: source, line: location.line, column: location.column)
    return finding
  }

  static func unique(_ findings: [Finding]) -> [Finding] {
    var seen: Set<Finding> = []
    return findings.filter { seen.insert($0).inserted }
  }

  // MARK: Decoding

  private func decode(
    _ sample: (name: String, value: JSONValue), _ widget: any WidgetRunner
  ) -> [Finding] {
    let place = stateFile(sample.name)
    let parts: [(DecodeRequest.Subject, JSONValue, String)] = [
      (.attributes, folder.attributes, "attributes"), (.contentState, sample.value, "state"),
    ]
    var findings: [Finding] = []
    for (subject, value, what) in parts {
      let text = value.resolvingMoments(at: now).compact
      switch decoded(text, subject, widget) {
      case .decoded(.fault(let fault)):
        let path = ([what] + fault.path).joined(separator: ".")
        findings.append(
          Finding(
            "check-decode", path: "\(sample.name): \(path)", location: place,
            sentence: fault.message))
      case .decoded(.value(let canonical, _)):
        guard case .decoded(.value(canonical, _)) = decoded(canonical, subject, widget) else {
          findings.append(
            Finding(
              "check-round-trip", path: "\(sample.name): \(what)", location: place,
              sentence: "What the type writes is not what it reads: \(canonical.prefix(120))"))
          continue
        }
      case .failed(let finding): findings.append(finding)
      default: findings.append(Finding("widget-answer"))
      }
    }
    return findings
  }

  private func decoded(
    _ text: String, _ subject: DecodeRequest.Subject, _ widget: any WidgetRunner
  ) -> WidgetReply? {
    ask(
      .decode(
        DecodeRequest(attributesType: folder.attributesType, subject: subject, json: text)), widget)
  }

  private func stateFile(_ name: String) -> SourceLocation? {
    folder.path.map { SourceLocation(file: "\($0)/states/\(name).json", line: 1) }
  }

  /// Asks, and lets the loop turn until the answer is there; who runs the widget sets the deadline.
  private func ask(_ request: WidgetRequest, _ widget: any WidgetRunner) -> WidgetReply? {
    var reply: WidgetReply?
    widget.send(request) { reply = $0 }
    while reply == nil { command.loop.pass(limit: 0.5) }
    return reply
  }

  // MARK: Drawing

  private func draw(
    _ sample: (name: String, value: JSONValue), _ widget: any WidgetRunner, hasSmallFamily: Bool,
    _ findings: inout [Finding]
  ) -> LintSubject.State {
    var pictures: [LintSubject.Condition: [Slot: Picture]] = [:]
    for condition in LintSubject.Condition.allCases
    where condition.smallSize == nil || hasSmallFamily {
      for slot in condition.slots {
        guard let surface = surface(for: slot, condition) else { continue }
        let request = RenderRequest(
          attributesType: folder.attributesType, surface: surface,
          environment: environment(condition),
          attributes: folder.attributes.resolvingMoments(at: now).compact,
          state: sample.value.resolvingMoments(at: now).compact, activityID: "sample",
          isStale: condition == .stale)
        switch ask(.render(request), widget) {
        case .rendered(let picture):
          pictures[condition, default: [:]][slot] = picture
          findings += picture.findings.map(placed) + SymbolFindings.of(picture.list)
        case .failed(let finding):
          var finding = finding
          finding.path = finding.path ?? "\(slot.rawValue), state \(sample.name)"
          findings.append(finding)
        default: findings.append(Finding("check-draw", path: slot.rawValue))
        }
      }
    }
    return LintSubject.State(name: sample.name, pictures: pictures)
  }

  private func environment(_ condition: LintSubject.Condition) -> WidgetEnvironment {
    var environment = WidgetEnvironment(now: now)
    switch condition {
    case .dark, .stale: break
    case .light: environment.appearance = .light
    case .largeText: environment.typeSize = .xxxL
    case .largestText: environment.typeSize = .ax1
    case .dimmed: environment.isDimmed = true
    case .standBy: environment.isFullscreen = true
    case .carPlayNarrow, .carPlayWide, .carPlayTall: break
    }
    return environment
  }

  private func surface(for slot: Slot, _ condition: LintSubject.Condition) -> Surface? {
    guard let size = condition.smallSize else { return command.device.surface(for: slot) }
    return Surface(
      slot: slot, width: size.width, minHeight: size.height, maxHeight: size.height, scale: 2)
  }

  private func describe(_ widget: any WidgetRunner) -> WidgetDescription? {
    guard case .described(let list) = ask(.describe, widget) else { return nil }
    return list.first { $0.attributesType == folder.attributesType }
  }

  /// The Swift source of the widget, up to a few megabytes.
  private var source: WidgetSource? {
    var paths: [String] = []
    if let source = opened.source {
      paths = [source]
    } else if let path = folder.path, let names = FileManager.default.enumerator(atPath: path) {
      for case let name as String in names where name.hasSuffix(".swift") {
        paths.append("\(path)/\(name)")
      }
    }
    var files: [WidgetSource.File] = []
    var bytes = 0
    for path in paths.sorted() where bytes < 4 << 20 {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      bytes += text.utf8.count
      files.append(WidgetSource.File(path: path, text: text))
    }
    return files.isEmpty ? nil : WidgetSource(files: files)
  }
}
