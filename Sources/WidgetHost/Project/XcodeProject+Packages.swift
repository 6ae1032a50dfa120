import FoundationGaps

extension XcodeProject {
  /// Returns the folders of the packages beside the project that a target is made with, and of those that they name in
  /// turn.
  func packages(of target: ProjectValue) -> [String] {
    let products = Set(
      refs(target["packageProductDependencies"]).compactMap { $0["productName"]?.text })
    guard !products.isEmpty else { return [] }
    var found: [String] = []
    var open = localPackages.filter { manifestNames($0).contains(where: products.contains) }
    while let folder = open.popLast(), found.count < 100 {
      guard !found.contains(folder) else { continue }
      found.append(folder)
      // `.package(path: "../Kit")`: any other word names no folder with a manifest.
      open += manifestNames(folder).map { ProjectPath.join(folder, $0) }.filter {
        $0 != folder && FileManager.default.fileExists(atPath: "\($0)/Package.swift")
      }
    }
    return found.sorted()
  }

  /// The folders of all packages that the project names by their place: as a package, or as a folder among its files.
  private var localPackages: [String] {
    let named = objects.values.filter { $0["isa"]?.text == "XCLocalSwiftPackageReference" }
      .compactMap { $0["relativePath"]?.text }.map { ProjectPath.join(root, $0) }
    let listed = objects.filter { $0.value["isa"]?.text == "PBXFileReference" }
      .compactMap { places[$0.key] }.filter { !$0.hasSuffix(".swift") }
    return Set(named + listed).filter {
      FileManager.default.fileExists(atPath: "\($0)/Package.swift")
    }
  }

  /// Returns what is quoted in a package's manifest: names of products and targets, places of packages.
  private func manifestNames(_ folder: String) -> [String] {
    let manifest = "\(folder)/Package.swift"
    guard let data = OrdinaryFile.contents(manifest, limit: ProjectFiles.sizeLimit) else {
      return []
    }
    return String(decoding: data, as: UTF8.self)
      .split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
