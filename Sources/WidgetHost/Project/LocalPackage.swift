import FoundationGaps

/// A package of Swift in a folder of one's own, as projects and other packages name it by its place.
enum LocalPackage {
  /// So many packages are followed.
  private static let limit = 100

  /// Returns whether a folder holds a package.
  static func isThere(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
  }

  /// Returns some packages' folders and those of the packages that they name in turn, in the order of their names.
  static func all(from folders: [String]) -> [String] {
    var found: [String] = []
    var open = folders
    while let folder = open.popLast(), found.count < limit {
      guard !found.contains(folder) else { continue }
      found.append(folder)
      // `.package(path: "../Kit")`: any other word names no folder with a manifest.
      open += names(folder).map { ProjectPath.join(folder, $0) }
        .filter { $0 != folder && isThere($0) }
    }
    return found.sorted()
  }

  /// Returns what is quoted in a package's manifest: names of products and targets, places of packages.
  static func names(_ folder: String) -> [String] {
    guard let data = OrdinaryFile.contents("\(folder)/Package.swift", limit: ProjectFiles.sizeLimit)
    else { return [] }
    return String(decoding: data, as: UTF8.self)
      .split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
