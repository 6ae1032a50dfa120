extension [Finding] {
  /// Returns one report for each cause: equal rules at the same place are told once.
  public var folded: [Finding] {
    guard count > 1 else { return self }
    var told: [FindingID: Set<String?>] = [:]
    return filter { told[$0.id, default: []].insert($0.path).inserted }
  }

  /// Returns whether none of them is more than worth knowing.
  public var isInformation: Bool { allSatisfy { $0.severity == .info } }
}
