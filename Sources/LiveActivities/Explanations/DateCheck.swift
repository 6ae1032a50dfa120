import Findings
import JSON

/// Finds dates that decode and yet cannot be meant: the decoder takes any number for seconds since 2001.
package enum DateCheck {
  /// Returns findings for the dates that a type read, by path, that lie more than ten years from now.
  package static func findings(
    _ dates: [String: Double], in text: JSONText, root: String, now: Double
  ) -> [Finding] {
    var findings: [Finding] = []
    for (path, date) in dates.sorted(by: { $0.key < $1.key })
    where abs(date - now) >= TimeUnit.plausible {
      let number = date - TimeUnit.referenceDate
      let place = path.isEmpty ? root : path.hasPrefix("[") ? root + path : "\(root).\(path)"
      let read = "\(spelled(number)) is read as \(CalendarDate.text(date)), counted from 2001"
      switch TimeUnit.likely(number, now: now) {
      case .unix:
        findings.append(
          Finding(
            "date-unix", path: place,
            sentence: "\(read); as UNIX seconds it would be \(CalendarDate.text(number))",
            fix: "Send \(spelled(number - TimeUnit.referenceDate)): UNIX seconds minus 978307200."))
      case .milliseconds, .microseconds, .nanoseconds:
        let unit = TimeUnit.likely(number, now: now) ?? .milliseconds
        findings.append(
          Finding(
            "date-unix-milliseconds", path: place,
            sentence:
              "\(read); as \(unit.rawValue) it would be \(CalendarDate.text(unit.unixSeconds(number)))",
            fix: "Send \(spelled(unit.since2001(number))): UNIX seconds minus 978307200."))
      case .since2001, nil:
        findings.append(
          Finding("date-far", path: place, sentence: "\(read): more than ten years from now"))
      }
    }
    return folded(findings)
  }

  /// Returns one finding for all dates with one cause: the first date with the places of the others.
  private static func folded(_ findings: [Finding]) -> [Finding] {
    var order: [FindingID] = []
    var groups: [FindingID: [Finding]] = [:]
    for finding in findings {
      if groups[finding.id] == nil { order.append(finding.id) }
      groups[finding.id, default: []].append(finding)
    }
    return order.compactMap { id in
      guard let group = groups[id], var first = group.first else { return nil }
      let others = group.dropFirst().compactMap(\.path)
      if !others.isEmpty {
        first.sentence += "; likewise \(others.prefix(6).joined(separator: ", "))"
      }
      return first
    }
  }
}
