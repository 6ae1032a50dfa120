extension [Finding] {
  /// Returns one report for each cause. Of equal rules at one place it keeps the first. Where a rule names no place, as for
  /// unknown headers, it keeps one for each sentence.
  public var folded: [Finding] {
    guard count > 1 else { return self }
    var told: [FindingID: Set<[String?]>] = [:]
    return filter {
      told[$0.id, default: []].insert([$0.path, $0.path == nil ? $0.sentence : nil]).inserted
    }
  }

  /// Returns the worst first; findings of one severity keep their order.
  ///
  /// - Parameter first: how many at the beginning stay where they are.
  public func worstFirst(after first: Int = 0) -> [Finding] {
    let rest = dropFirst(first)
    guard rest.count > 1 else { return self }
    return prefix(first)
      + Severity.allCases.reversed().flatMap { severity in
        rest.filter { $0.severity == severity }
      }
  }

  /// Returns whether none of them is more than worth knowing.
  public var isInformation: Bool { allSatisfy { $0.severity == .info } }
}
