extension Finding {
  /// Whether it says that something could not be judged: a choice of rules must not hide it, as nobody has looked there
  /// for what the other rules say.
  public var isObstacle: Bool {
    Self.alwaysObstacles.contains(id) || severity == .error && Self.obstaclesAsErrors.contains(id)
  }

  private static let alwaysObstacles: Set<FindingID> = [
    "check-json", "check-no-app", "check-decode", "check-draw", "check-unfinished", "check-states",
  ]

  /// Where an error is told of a widget itself, it or a picture of it is not there.
  private static let obstaclesAsErrors = Set(FindingTable.widgets.map(\.id))
    .union(["widget-absent", "app-folder"])
}
