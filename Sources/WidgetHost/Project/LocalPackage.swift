import FoundationGaps

/// A package of Swift in a folder of one's own, as projects and other packages name it by its place.
enum LocalPackage {
  /// So many packages of a target are followed.
  static let limit = 1000

  /// Returns whether a folder holds a package.
  static func isThere(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
  }

  /// What the manifests of packages quote, each read once.
  final class Manifests {
    private var known: [String: [String]] = [:]
    private var next: [String: [String]] = [:]

    func names(_ folder: String) -> [String] {
      let names = known[folder] ?? LocalPackage.names(folder)
      known[folder] = names
      return names
    }

    /// Returns the folders of packages that one names, as `.package(path: "../Kit")`: any other word names no folder with
    /// a manifest.
    func packages(namedBy folder: String) -> [String] {
      let packages =
        next[folder]
        ?? names(folder).map { ProjectPath.join(folder, $0) }.filter { $0 != folder && isThere($0) }
      next[folder] = packages
      return packages
    }
  }

  /// Returns some packages' folders and those of the packages that they name in turn, in the order of their names. Those
  /// that are named first count before what they name, up to the limit.
  static func all(from folders: [String], _ manifests: Manifests = Manifests()) -> [String] {
    var found: Set<String> = []
    var next = folders
    while !next.isEmpty, found.count < limit {
      let new = next.filter { found.count < limit && found.insert($0).inserted }
      next = new.flatMap { manifests.packages(namedBy: $0) }
    }
    return found.sorted()
  }

  /// Returns the name of a module that is called after something: other characters than those of Swift's names become `_`.
  static func module(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// Returns the names of the pods that are described in a folder, also as those of their modules.
  static func pods(in folder: String) -> Set<String> {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let names = entries.filter { $0.hasSuffix(".podspec") }.map { String($0.dropLast(8)) }
    return Set(names + names.map(module))
  }

  /// Returns the targets of a manifest whose sources stand where `path:` says, with that folder.
  static func placedTargets(_ manifest: String) -> [String: String] {
    let file = SourceFile(path: "Package.swift", text: manifest)
    var found: [String: String] = [:]
    for opening in file.tokens.indices.dropFirst()
    where file.words[opening] == "(" {
      let kind = file.words[opening - 1]
      guard kind.hasSuffix("arget") || programs.contains(kind) else { continue }
      var labels: [String: String] = [:]
      var place = opening + 1
      let end = file.closing(of: opening)
      while place < end {
        // What stands in brackets belongs to other targets, products and settings.
        if ["(", "["].contains(file.text(at: place)) { place = file.closing(of: place) }
        if place + 2 < end, file.text(at: place + 1) == ":",
          file.tokens[place + 2].kind == .string
        {
          labels[file.text(at: place)] = file.text(at: place + 2)
        }
        place += 1
      }
      guard let name = labels["name"], let path = labels["path"] else { continue }
      func bare(_ literal: String) -> String { literal.filter { $0 != "\"" } }
      found[module(bare(name))] = bare(path)
    }
    return found
  }

  /// Returns the folders that hold the sources and resources of a package's targets.
  static func sourceFolders(of folder: String) -> [String] {
    let placed = manifest(folder).map(placedTargets) ?? [:]
    // No target stands outside of its package, whatever the manifest says.
    return Set(placed.values).union(["Sources"]).map { ProjectPath.join(folder, $0) }
      .filter { $0 == folder || $0.hasPrefix(folder + "/") }.sorted()
  }

  /// Returns what is quoted in a package's manifest: names of products and targets, places of packages.
  static func names(_ folder: String) -> [String] {
    guard let manifest = manifest(folder) else { return [] }
    return manifest.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// Returns a package's manifest; nil where none can be read.
  static func manifest(_ folder: String) -> String? {
    OrdinaryFile.contents("\(folder)/Package.swift", limit: ProjectFiles.sizeLimit)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
