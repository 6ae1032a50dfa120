import Findings

// What is told of a name whose module is here, and that the file does not import.
extension ErrorHints {
  /// Returns an error on a name that is not found, with the `import` that its file lacks; nil of others, and where no
  /// module here has the name.
  func lackingImport(_ finding: Finding, of name: String) -> Finding? {
    guard
      finding.id == "widget-undeclared-name" || finding.sentence.hasPrefix("Cannot find '"),
      !declared.all.contains(name)
    else { return nil }
    let here = finding.location.flatMap { imported[$0.file] } ?? []
    // A service's names are words that any app may use: they count where another file imports the service.
    let modules = StandInTypes.modules(of: name).filter { module in
      !here.contains(module)
        && (!Frameworks.services.contains(module)
          || imported.values.contains { $0.contains(module) })
    }
    guard !modules.isEmpty else { return nil }
    var words = LackingImport(of: name, from: modules)
    // A filter's own function is of a part of Core Image that nothing brings, and that brings the rest.
    if modules == ["CoreImage"], let file = finding.location.flatMap({ files[$0.file] }),
      let function = BuildCopy.builtin(in: file)
    {
      words = LackingImport(
        of: name == "CIFilter" ? "\(name).\(function)" : name, from: [Self.builtins])
    }
    var finding = finding
    (finding.sentence, finding.fix) = (words.sentence, words.fix)
    return finding
  }

  private static let builtins = "CoreImage.CIFilterBuiltins"

  /// Returns the errors without those on names that come with the `import` which a filter's function in their file lacks.
  static func withoutBrought(_ findings: [Finding]) -> [Finding] {
    func isLack(_ finding: Finding) -> Bool {
      LackingImport(in: finding.sentence)?.fix == LackingImport(of: "", from: [builtins]).fix
    }
    func isOnFilter(_ finding: Finding) -> Bool { finding.sentence.hasPrefix("CIFilter.") }
    let lacks = findings.filter(isLack)
    let files = Set(lacks.filter(isOnFilter).compactMap(\.location?.file))
    return findings.filter { finding in
      guard isLack(finding), let file = finding.location?.file, files.contains(file) else {
        return true
      }
      return isOnFilter(finding)
    }
  }
}
