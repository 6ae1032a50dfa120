import JSON

/// What became of the last pushes of a measurement: one that is ignored is much cheaper than one that is shown.
struct Verdicts {
  private let list: [JSONValue]

  /// Asks a simulator, by the address of its inspection API.
  init(_ api: String) throws {
    list =
      try JSONValue(parsing: ChildProgram.output(of: ["curl", "-s", api + "pushes"])).array?
      .compactMap { $0["verdict"] } ?? []
  }

  /// Returns how many were shown, and how many were not by which rule; one that is not expected is an error, and so
  /// is that none was shown unless all may have been overtaken.
  func text(allowed: Set<String>, mayAllBeOvertaken: Bool = false) throws -> String {
    var counts: [String: Int] = [:]
    for verdict in list {
      let rules = (verdict["findings"]?.array ?? []).compactMap { $0["id"]?.string }
      if verdict["outcome"]?.string?.hasPrefix("shown") == true {
        counts["shown", default: 0] += 1
      } else if verdict["outcome"]?.string == "pending" {
        // The load goes on while it is asked about: a widget reads the newest push.
        counts["pending", default: 0] += 1
      } else if let rule = rules.first(where: allowed.contains) {
        counts[rule, default: 0] += 1
      } else {
        throw BenchmarkError("a push was not shown: \(verdict["summary"]?.string ?? "")")
      }
    }
    guard counts["shown"] != nil || mayAllBeOvertaken else {
      throw BenchmarkError("no push was shown")
    }
    return counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
  }
}
