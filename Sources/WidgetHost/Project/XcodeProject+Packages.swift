import FoundationGaps

extension XcodeProject {
  /// Returns the folders of the packages beside the project that a target is made with, and of those that they name in
  /// turn.
  func packages(of target: ProjectValue) -> [String] {
    let products = Set(
      refs(target["packageProductDependencies"]).compactMap { $0["productName"]?.text })
    guard !products.isEmpty else { return [] }
    return LocalPackage.all(
      from: localPackages.filter { LocalPackage.names($0).contains(where: products.contains) })
  }

  /// The folders of all packages that the project names by their place: as a package, or as a folder among its files.
  private var localPackages: [String] {
    let named = objects.values.filter { $0["isa"]?.text == "XCLocalSwiftPackageReference" }
      .compactMap { $0["relativePath"]?.text }.map { ProjectPath.join(root, $0) }
    let listed = objects.filter { $0.value["isa"]?.text == "PBXFileReference" }
      .compactMap { places[$0.key] }.filter { !$0.hasSuffix(".swift") }
    return Set(named + listed).filter(LocalPackage.isThere)
  }
}
