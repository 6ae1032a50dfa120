extension FindingTable {
  /// Findings about lines of journals and scenarios.
  static let lineRules: [Row] = [
    Row(
      "line-not-json", .error, .islet,
      "A line is not JSON.",
      fix: "Write one JSON object on a line.",
      source: "Islet, scenarios"),
    Row(
      "line-malformed", .error, .islet,
      "A line does not say what happens.",
      fix: "Sources/Guides/Demos.md lists what can happen, islet help play shows a line.",
      source: "Islet, scenarios"),
    Row(
      "line-unknown-key", .warning, .islet,
      "A line has a key that means nothing here.",
      fix: "Correct or remove it.",
      source: "Islet, scenarios"),
    Row(
      "file-newer", .error, .islet,
      "The file was written by a newer Islet.",
      fix: "Use that version, or begin with --fresh.",
      source: "Islet, scenarios"),
    Row(
      "file-without-header", .error, .islet,
      "The first line does not say what the file is.",
      fix: "Begin with {\"islet\": 1, \"kind\": \"scenario\"}.",
      source: "Islet, scenarios"),
  ]
}
