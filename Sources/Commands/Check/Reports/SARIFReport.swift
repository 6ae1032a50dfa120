import Findings
import JSON

/// SARIF 2.1.0: findings by their rules, on lines of files, as code scanning shows them beside a change.
enum SARIFReport {
  static func text(_ reports: [CheckReport], _ place: ReportPlace) -> String {
    let ids = reports.flatMap(\.findings).map(\.id.rawValue)
    let rules = Set(ids).sorted()
    let results = reports.flatMap { report in
      report.findings.map { result($0, of: report, rules, place) }
    }
    let log: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        [
          "tool": [
            "driver": [
              "name": "islet", "version": .string(IsletVersion.text),
              "rules": .array(rules.map(rule)),
            ]
          ],
          "columnKind": "utf16CodeUnits", "results": .array(results),
        ]
      ],
    ]
    return log.pretty + "\n"
  }

  private static func rule(_ id: String) -> JSONValue {
    let row = FindingTable.row(FindingID(rawValue: id))
    let sentence = row?.sentence ?? id
    return [
      "id": .string(id), "shortDescription": ["text": .string(sentence)],
      "fullDescription": ["text": .string(sentence)],
      "help": ["text": .string(row.map { "\($0.fix) Source: \($0.source)." } ?? sentence)],
      "defaultConfiguration": ["level": .string(level(row?.severity ?? .warning))],
    ]
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  private static func result(
    _ finding: Finding, of report: CheckReport, _ rules: [String], _ place: ReportPlace
  ) -> JSONValue {
    [
      "ruleId": .string(finding.id.rawValue),
      "ruleIndex": .int(rules.firstIndex(of: finding.id.rawValue) ?? 0),
      "level": .string(level(finding.severity)),
      "message": ["text": .string(report.message(of: finding))],
      "locations": .array([report.location(of: finding, place)].compactMap(\.self).map(written)),
    ]
  }

  private static func written(_ location: SourceLocation) -> JSONValue {
    var region: [(key: String, value: JSONValue)] = [("startLine", .int(max(1, location.line)))]
    if let column = location.column { region.append(("startColumn", .int(max(1, column)))) }
    return [
      "physicalLocation": [
        "artifactLocation": ["uri": .string(uri(location.file))],
        "region": .object(JSONObject(region)),
      ]
    ]
  }

  /// Returns a path as a URI writes it.
  static func uri(_ path: String) -> String {
    let kept = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    return path.utf8.reduce(into: "") { text, byte in
      if kept.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
  }
}
