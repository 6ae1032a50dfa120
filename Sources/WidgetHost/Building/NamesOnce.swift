import Findings

extension [Finding] {
  /// The errors with each name that nothing declares told once: where it stands first, with the number of other lines.
  var namesOnce: [Finding] {
    var told: [Finding] = []
    var places: [NameError: Int] = [:]
    var repetitions: [Int: Int] = [:]
    for finding in self {
      guard let error = NameError(finding), let place = places[error] else {
        if let error = NameError(finding) { places[error] = told.count }
        told.append(finding)
        continue
      }
      repetitions[place, default: 0] += 1
    }
    for (place, count) in repetitions {
      told[place].sentence +=
        count == 1 ? " Another line names it." : " \(count) more lines name it."
    }
    return told
  }
}

/// What errors about one name have in common, so that they are told once.
private struct NameError: Hashable {
  /// What is told of the name, without the words of the compiler, which are others for types.
  var words: Substring?
  var fix: String?
  /// The file, where each needs an `import` of its own.
  var file: String?

  /// Creates it for an error; nil for one that is not about a name that nothing declares.
  init?(_ finding: Finding) {
    guard finding.id == "widget-undeclared-name" else { return nil }
    words = finding.sentence.split(separator: ": ", maxSplits: 1).first
    fix = finding.fix
    if fix?.hasPrefix("Add: import") == true { file = finding.location?.file }
  }
}
