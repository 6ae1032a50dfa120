import Findings
import Foundation
import JSON
import LiveActivities
import WidgetHost
import WidgetProtocol

/// Reads the samples of one activity with the widget's own types, and says what they cannot read as a push's verdict
/// would.
@MainActor
public struct SampleReading {
  /// The app, with the activity chosen.
  private let folder: AppFolder
  /// The time that samples count from.
  private let now: Double
  private let widget: any WidgetRunner

  /// Creates the reading of an activity; `now` is the time that its samples count from.
  public init(of folder: AppFolder, at now: Double, by widget: any WidgetRunner) {
    (self.folder, self.now, self.widget) = (folder, now, widget)
  }

  /// Tells the action what is to be said of the attributes.
  public func attributes(then action: @escaping @MainActor ([Finding]) -> Void) {
    read(folder.attributes, .attributes, named: "", in: "attributes.json", then: action)
  }

  /// Tells the action what is to be said of a state, by its name.
  public func state(_ name: String, then action: @escaping @MainActor ([Finding]) -> Void) {
    guard let sample = folder.states.first(where: { $0.name == name }) else { return action([]) }
    read(
      sample.value, .contentState, named: "\(name): ", in: "states/\(name).json", then: action)
  }

  /// Tells the action a picture's answer, with what the types cannot read in place of the decoder's words.
  ///
  /// - Parameter name: the state that was to be drawn.
  public func explain(
    _ reply: WidgetReply, of name: String, then action: @escaping @MainActor (WidgetReply) -> Void
  ) {
    guard case .failed(let finding) = reply, finding.id == "widget-state-unreadable" else {
      return action(reply)
    }
    attributes { ofAttributes in
      state(name) { ofState in
        let unread = (ofAttributes + ofState).first { $0.id == "check-decode" }
        action(.failed(unread ?? finding))
      }
    }
  }

  /// Has the type read a value.
  ///
  /// - Parameters:
  ///   - name: what goes before the paths in it: `01-before: `.
  ///   - file: where it stands in the folder.
  private func read(
    _ value: JSONValue, _ subject: DecodeRequest.Subject, named name: String, in file: String,
    then action: @escaping @MainActor ([Finding]) -> Void
  ) {
    let what = subject == .attributes ? "attributes" : "state"
    let value = value.resolvingMoments(at: now)
    let place = place(of: file)
    decode(value.compact, subject) { reply in
      switch reply {
      case .decoded(.fault(let fault)):
        let said = fault.explained(in: value, root: what, now: now)
        action(
          said.map { finding in
            Finding(
              "check-decode", path: name + (finding.path ?? what), location: place,
              sentence: finding.sentence, fix: finding.fix)
          })
      case .decoded(.value(let canonical, let dates, _)):
        let misread = Self.misread(dates, in: value, of: what, named: name, now: now, at: place)
        decode(canonical, subject) { again in
          let slip = Self.slip(from: canonical, to: again, of: what)
          action(
            misread
              + (slip.map { path, sentence in
                [
                  Finding(
                    "check-round-trip", path: name + path, location: place, sentence: sentence)
                ]
              } ?? []))
        }
      case .failed(let finding): action([finding])
      default: action([Finding("widget-answer")])
      }
    }
  }

  /// Returns what is said of dates that decode and are some thirty years off, as `@now` is for a Swift `Date`. Others that
  /// are far away may be meant in a sample.
  private static func misread(
    _ dates: [String: Double], in value: JSONValue, of what: String, named name: String,
    now: Double, at place: SourceLocation?
  ) -> [Finding] {
    DateCheck.findings(dates, in: JSONText(value.compact), root: what, now: now)
      .filter { $0.id != "date-far" }
      .map { finding in
        Finding(
          finding.id, path: name + (finding.path ?? what), location: place,
          sentence: finding.sentence,
          fix: "For a Swift Date write \"@date+600\", or seconds since 2001.")
      }
  }

  /// Returns where and how a type does not read what it wrote; nil where it does.
  private static func slip(
    from canonical: String, to reply: WidgetReply, of what: String
  ) -> (path: String, sentence: String)? {
    switch reply {
    case .decoded(.value(canonical, _, _)): return nil
    case .decoded(.fault(let fault)):
      return (
        ([what] + fault.path).joined(separator: "."),
        "What the type writes it cannot read: \(fault.message)"
      )
    case .decoded(.value(let again, _, _)):
      guard let written = try? JSONValue(parsing: canonical),
        let change = (try? JSONValue(parsing: again)).flatMap({
          RoundTripChange(from: written, to: $0)
        })
      else { return (what, "What the type writes is not what it reads.") }
      return (([what] + change.path).joined(separator: "."), change.sentence)
    case .failed(let finding):
      return (what, "What the type writes could not be read again: \(finding.sentence)")
    default: return (what, "What the type writes could not be read again.")
    }
  }

  private func decode(
    _ text: String, _ subject: DecodeRequest.Subject,
    then action: @escaping @MainActor (WidgetReply) -> Void
  ) {
    widget.send(
      .decode(DecodeRequest(attributesType: folder.attributesType, subject: subject, json: text)),
      reply: action)
  }

  /// Returns a file of the activity's folder or, where it has none of its own, of the app's; nil for what comes from a
  /// preview or was made up.
  private func place(of name: String) -> SourceLocation? {
    guard let path = folder.path else { return nil }
    return ["\(path)/activities/\(folder.attributesType)/\(name)", "\(path)/\(name)"]
      .first { FileManager.default.fileExists(atPath: $0) }
      .map { SourceLocation(file: $0, line: 1) }
  }
}
