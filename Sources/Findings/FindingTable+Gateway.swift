extension FindingTable {
  /// Findings about what APNs would have answered.
  static let gateway: [Row] = []
}
