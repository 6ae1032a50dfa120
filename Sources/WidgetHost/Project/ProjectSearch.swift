import Foundation

/// Finds project files.
enum ProjectSearch {
  /// Project files by kind, as absolute paths.
  struct Found {
    /// `project.pbxproj`
    var xcodeProjects: [String] = []
    /// `project.yml`
    var specifications: [String] = []
    /// `app.json`, `app.config.*`
    var expoConfigs: [String] = []

    /// `App-Bridging-Header.h`
    var bridgingHeaders: [String] = []

    var isEmpty: Bool { xcodeProjects.isEmpty && specifications.isEmpty && expoConfigs.isEmpty }
  }

  /// Folders without files of one's own.
  static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages", "vendor",
  ]
  /// So many folders are looked into, and so deep: a project stands near the top of its folder.
  private static let folderLimit = 3000
  private static let depthLimit = 6
  /// So many folders above are looked into.
  private static let stepLimit = 5

  /// Returns the project files in a folder and below it.
  static func below(_ folder: String) -> Found {
    var found = Found()
    var open = [(folder, 0)]
    var count = 0
    while !open.isEmpty, count < folderLimit {
      let (place, depth) = open.removeFirst()
      count += 1
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
      take(names, in: place, into: &found)
      guard depth < depthLimit else { continue }
      for name in names
      where !name.hasPrefix(".") && !skipped.contains(name) && !name.contains(".x") {
        let path = "\(place)/\(name)"
        if FileStatus(path)?.kind == .folder,
          (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil
        {
          open.append((path, depth + 1))
        }
      }
    }
    return found
  }

  /// Returns the project files in each of the folders above, nearest first, up to the top of a repository.
  static func above(_ folder: String) -> [Found] {
    var all: [Found] = []
    var place = folder
    for _ in 0..<stepLimit {
      let isTop = FileManager.default.fileExists(atPath: "\(place)/.git")
      let parent = ProjectPath.folder(place)
      guard !isTop, parent != place, !parent.isEmpty else { break }
      place = parent
      let found = here(place)
      if !found.isEmpty { all.append(found) }
    }
    return all
  }

  /// Returns the top of the repository that a project is in; where there is none the folder around the project, or the one
  /// that was named if it is around it.
  static func top(of folder: String, named: String? = nil) -> String {
    var place = folder
    for _ in 0..<stepLimit where place.count > 1 {
      if FileManager.default.fileExists(atPath: "\(place)/.git") { return place }
      place = ProjectPath.folder(place)
    }
    if let named, folder.hasPrefix(named + "/") { return named }
    return ProjectPath.folder(folder)
  }

  /// Returns the project files that stand in a folder itself.
  static func here(_ folder: String) -> Found {
    var found = Found()
    take(
      (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [], in: folder, into: &found
    )
    return found
  }

  /// The names that XcodeGen looks for.
  static let specificationNames: Set<String> = ["project.yml", "project.yaml"]

  /// Returns whether a file may be what `xcodegen --spec` names: `xcodegen.yml`, `project-ios.yml`.
  private static func isNamedSpecification(_ name: String) -> Bool {
    let name = name.lowercased()
    return (name.hasSuffix(".yml") || name.hasSuffix(".yaml"))
      && (name.hasPrefix("xcodegen") || name.hasPrefix("project"))
  }

  private static func take(_ names: [String], in folder: String, into found: inout Found) {
    let hasOwnSpecification = names.contains { Self.specificationNames.contains($0) }
    for name in names.sorted() {
      let path = "\(folder)/\(name)"
      switch name {
      case _ where Self.specificationNames.contains(name): found.specifications.append(path)
      case _ where !hasOwnSpecification && Self.isNamedSpecification(name):
        found.specifications.append(path)
      case "app.json", "app.config.js", "app.config.ts": found.expoConfigs.append(path)
      case _ where name.hasSuffix("-Bridging-Header.h"): found.bridgingHeaders.append(path)
      default:
        let list = "\(path)/project.pbxproj"
        if name.hasSuffix(".xcodeproj"), FileManager.default.fileExists(atPath: list) {
          found.xcodeProjects.append(list)
        }
      }
    }
  }
}
