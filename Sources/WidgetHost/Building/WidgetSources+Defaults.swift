import Findings
import FoundationGaps
import JSON

extension WidgetSources {
  /// Returns what is wrong with the folder's `defaults.json`; nil when there is none, or nothing is.
  var defaultsFinding: Finding? {
    let file = "\(folder)/\(SharedDefaults.file)"
    guard let defaults else {
      return FileStatus(file) != nil && isOwn(file)
        ? Self.leftOut(.init(file: file, line: 1), "it cannot be read") : nil
    }
    // The widget's process reads it by Foundation.
    if (try? JSONSerialization.jsonObject(with: defaults)) is [String: Any] { return nil }
    let bytes = Array(defaults)
    do {
      let isObject = try JSONValue(parsing: bytes).object != nil
      return Self.leftOut(
        .init(file: file, line: 1),
        isObject ? "Foundation cannot read it" : "it has no keys")
    } catch {
      return Self.leftOut(
        .init(file: file, offset: error.offset, in: bytes), "it is not JSON: \(error.message)")
    }
  }

  private static func leftOut(_ place: SourceLocation, _ reason: String) -> Finding {
    Finding(
      "app-folder", location: place, sentence: "\(SharedDefaults.file) is left out: \(reason).",
      fix: "Write it as {\"key\": value}.", severity: .warning)
  }
}
