import Canvas
import Drawing
import EventLoop
import Findings
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

  /// Returns what is to be said of the widget, activity by activity.
  func report() -> CheckReport {
    guard let widget = opened.app.widget else {
      let findings = opened.findings + [Finding("widget-absent", path: folder.bundle)]
      return CheckReport(name: name, about: "no widget", findings: findings)
    }
    let isChosen = command.arguments.text("activity") != nil
    let checks = (isChosen ? [folder] : folder.each).map { one in
      var opened = opened
      opened.app.folder = one
      return WidgetCheck(command, name: name, opened: opened)
    }
    let findings = checks.flatMap { check in
      check.findings(widget).map { finding in
        var finding = finding
        // Places in pictures are those of an activity.
        if checks.count > 1, finding.location == nil {
          finding.path = [check.folder.attributesType, finding.path].compactMap { $0 }
            .joined(separator: ", ")
        }
        return finding
      }
    }
    return CheckReport(
      name: name, about: checks.map(\.about).joined(separator: "; ") + " on \(command.device.name)",
      findings: WidgetCheck.unique(opened.findings + findings),
      details: [
        ("states", .array(checks.flatMap { $0.folder.states.map { .string($0.name) } })),
        ("activities", .array(checks.map { .string($0.folder.attributesType) })),
      ])
  }

  /// Returns what is to be said of one activity.
  private func findings(_ widget: any WidgetRunner) -> [Finding] {
    var findings: [Finding] = []
    let isActivity = !folder.attributesType.isEmpty
    if isActivity, folder.states.isEmpty { findings.append(Finding("check-states", path: name)) }
    var unread: Set<String> = []
    let reading = SampleReading(of: folder, at: now, by: widget)
    // Attributes are those of all states: what is wrong with them is told once.
    let attributes =
      folder.states.isEmpty ? [] : command.loop.answer { reading.attributes(then: $0) }
    findings += attributes
    for sample in folder.states {
      let said = command.loop.answer { reading.state(sample.name, then: $0) }
      if (said + attributes).contains(where: { $0.id == "check-decode" }) {
        unread.insert(sample.name)
      }
      findings += said
    }
    // How Islet's own card looks says nothing about the app's.
    return folder.isWithoutSource ? findings : findings + drawn(by: widget, unread)
  }

  private var about: String {
    if folder.attributesType.isEmpty { return "no Live Activity" }
    let count = folder.states.count
    let source = folder.isWithoutSource ? " without the app's source" : ""
    return "\(folder.attributesType), \(count) \(count == 1 ? "state" : "states")\(source)"
  }

  static func unique(_ findings: [Finding]) -> [Finding] {
    var seen: Set<Finding> = []
    return findings.filter { seen.insert($0).inserted }
  }

  // MARK: Drawing

  /// Has every state drawn in every condition, and gives what the widget and the design rules say.
  ///
  /// - Parameter unread: the states of which it is told already that they do not decode.
  private func drawn(by widget: any WidgetRunner, _ unread: Set<String>) -> [Finding] {
    var source = opened.source.flatMap(WidgetSource.init(at:)) ?? WidgetSource(of: folder)
    source?.attributesType = folder.attributesType
    let review = WidgetReview(
      of: folder, by: widget, on: command.device, at: now, source: source)
    let progress = ProgressLine(command.console)
    let result = command.loop.answer { done in
      review.run(
        onProgress: { progress.show("\(name): \($0) of \($1) pictures are drawn") }, then: done)
    }
    progress.end()
    var (said, failures) = (DrawnFindings(), DrawnFindings())
    let madeUp = MadeUpNames(of: folder, in: source)
    var ink = InkFindings(at: now)
    for (slot, state, reply) in result.drawn {
      switch reply {
      case .picture(let picture):
        let symbols = SymbolFindings.of(
          picture.list, onSystem: command.device.systemVersion)
        // What letters no font here has says nothing of a phone.
        let images = ink.found(in: picture.list).filter { $0.id == "image-unreadable" }
        for finding in picture.findings + symbols + images
        where !madeUp.isNamed(by: finding, in: state) {
          said.add(finding, slot, state)
        }
      case .failed(let finding) where finding.id == "check-decode" && unread.contains(state):
        continue
      case .failed(let finding): failures.add(finding, slot, state)
      }
    }
    let count = folder.states.count
    return failures.findings(in: source, ofStates: count)
      + said.findings(in: source, ofStates: count) + result.findings
  }
}
