import Findings
import Foundation
import JSON
import LiveActivities
import WidgetHost
import WidgetProtocol

/// Reads the samples of one activity with the widget's own types, and says what they cannot read as a push's verdict
/// would.
@MainActor
struct SampleReading {
  /// The app, with the activity chosen.
  let folder: AppFolder
  /// The time that samples count from.
  let now: Double
  /// Has the widget answer.
  let ask: (WidgetRequest) -> WidgetReply

  /// Returns what is to be said of the attributes.
  func attributes() -> [Finding] {
    findings(folder.attributes, .attributes, named: "", at: file("attributes.json"))
  }

  /// Returns what is to be said of a state, by its name.
  func state(_ name: String, _ value: JSONValue) -> [Finding] {
    findings(value, .contentState, named: "\(name): ", at: file("states/\(name).json"))
  }

  /// Returns what the type says of a value.
  ///
  /// - Parameters:
  ///   - name: what goes before the paths in it: `01-before: `.
  ///   - place: its file.
  private func findings(
    _ value: JSONValue, _ subject: DecodeRequest.Subject, named name: String,
    at place: SourceLocation?
  ) -> [Finding] {
    let what = subject == .attributes ? "attributes" : "state"
    let value = value.resolvingMoments(at: now)
    switch decoded(value.compact, subject) {
    case .decoded(.fault(let fault)):
      return fault.explained(in: value, root: what, now: now).map { said in
        Finding(
          "check-decode", path: name + (said.path ?? what), location: place,
          sentence: said.sentence, fix: said.fix)
      }
    case .decoded(.value(let canonical, _)):
      let again = decoded(canonical, subject)
      if case .decoded(.value(let canonical, _)) = again { return [] }
      var path = what
      var sentence = "What the type writes is not what it reads: \(canonical.prefix(120))"
      if case .decoded(.fault(let fault)) = again {
        path = ([what] + fault.path).joined(separator: ".")
        sentence = "What the type writes it cannot read: \(fault.message)"
      }
      return [
        Finding("check-round-trip", path: name + path, location: place, sentence: sentence)
      ]
    case .failed(let finding): return [finding]
    default: return [Finding("widget-answer")]
    }
  }

  private func decoded(_ text: String, _ subject: DecodeRequest.Subject) -> WidgetReply {
    ask(
      .decode(DecodeRequest(attributesType: folder.attributesType, subject: subject, json: text)))
  }

  /// Returns a file of the activity's folder or, where it has none of its own, of the app's; nil for what comes from a
  /// preview or was made up.
  private func file(_ name: String) -> SourceLocation? {
    guard let path = folder.path else { return nil }
    return ["\(path)/activities/\(folder.attributesType)/\(name)", "\(path)/\(name)"]
      .first { FileManager.default.fileExists(atPath: $0) }
      .map { SourceLocation(file: $0, line: 1) }
  }
}
