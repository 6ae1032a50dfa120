extension FindingTable {
  /// Findings about journal, files and Islet itself.
  static let simulator: [Row] = []
}
