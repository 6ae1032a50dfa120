extension [Finding] {
  /// Returns one report for each cause: equal rules at the same place are told once.
  public var folded: [Finding] {
    var told: [Finding] = []
    for finding in self
    where !told.contains(where: { $0.id == finding.id && $0.path == finding.path }) {
      told.append(finding)
    }
    return told
  }

  /// Returns whether none of them is more than worth knowing.
  public var isInformation: Bool { allSatisfy { $0.severity == .info } }
}
