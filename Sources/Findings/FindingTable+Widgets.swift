extension FindingTable {
  /// Findings about a widget's source and what it draws.
  static let widgets: [Row] = []
}
