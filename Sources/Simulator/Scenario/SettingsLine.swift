import Findings
import JSON

/// A line of a scenario that changes how the phone is set up: `{"at": 20, "settings": {"appearance": "light"}}`.
public struct SettingsLine: Hashable, Sendable {
  /// Virtual UNIX seconds.
  public var time: Double
  /// Settings by their names, as `GET /islet/switches` lists them.
  public var values: JSONObject
  /// Its line's number in the file, from 1.
  var number = 0
  /// What else stands in the line.
  private(set) var remarks: [Finding] = []

  /// Reads a line; nil when it is about something else. Times count from the scenario's start.
  init?(reading line: some Collection<UInt8>, start: Double) throws(Finding) {
    guard let value = try? JSONValue(parsing: Array(line)), let settings = value["settings"] else {
      return nil
    }
    guard let values = settings.object else {
      throw Finding("line-malformed", path: "settings", sentence: "an object was expected")
    }
    let at = value["at"] ?? 0
    guard let seconds = at.double, seconds.isFinite else {
      throw Finding("line-malformed", path: "at", sentence: "a number was expected")
    }
    time = start + seconds
    self.values = values
    let others = value.object?.members.map(\.key).filter { !["at", "settings"].contains($0) } ?? []
    remarks = others.prefix(20).map {
      Finding(
        "line-unknown-key", path: $0,
        sentence: "\(JSONValue.quoted($0)) is not known here and is passed over")
    }
    var trial = SimulatorSettings()
    for (name, value) in values.members.map({ ($0.key, $0.value) }) {
      do throws(SimulatorSettings.Complaint) {
        try trial.set(name, to: value)
      } catch {
        throw Finding(
          "line-malformed", path: "settings.\(name)", sentence: error.sentence, fix: error.fix)
      }
    }
  }
}
