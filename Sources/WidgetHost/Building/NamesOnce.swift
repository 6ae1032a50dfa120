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
      // The file that a macro made is gone by the time that somebody reads this.
      if told[place].isInMacro, !finding.isInMacro { told[place] = finding }
      repetitions[place, default: 0] += 1
    }
    for (place, count) in repetitions {
      told[place].sentence +=
        count == 1 ? " Another line names it." : " \(count) more lines name it."
    }
    return told
  }
}

extension Finding {
  /// Whether it stands in what a macro made.
  fileprivate var isInMacro: Bool {
    location.map { CompilerMessages.isOfMacro($0.file) } == true
  }
}

/// What errors about one name have in common, so that they are told once; what may help differs with what their files
/// import.
private struct NameError: Hashable {
  /// What is told of the name, without the words of the compiler, which are others for types.
  var words: Substring?
  /// The file, where each needs an `import` of its own.
  var file: String?

  /// Creates it for an error; nil for one that is not about a name that nothing declares.
  init?(_ finding: Finding) {
    guard finding.id == "widget-undeclared-name" else { return nil }
    words = finding.sentence.split(separator: ": ", maxSplits: 1).first
    if finding.fix?.hasPrefix("Add: import") == true { file = finding.location?.file }
  }
}
