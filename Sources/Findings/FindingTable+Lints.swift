extension FindingTable {
  /// Findings about design rules.
  static let lints: [Row] = []
}
