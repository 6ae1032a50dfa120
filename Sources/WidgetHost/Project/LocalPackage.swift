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

  /// A target as a manifest has it.
  struct ManifestTarget: Equatable {
    /// The name of its module.
    var module: String
    /// What it is called by: `target`, `executableTarget`.
    var kind: String
    /// Where its sources stand, if the manifest says so.
    var path: String?
  }

  /// Returns the targets that a manifest names in quotes; those that depend on a target name it once more.
  static func targets(_ manifest: String) -> [ManifestTarget] {
    calls(manifest) { $0.hasSuffix("arget") || programs.contains($0) }.compactMap { kind, labels in
      labels["name"].map {
        ManifestTarget(module: module($0), kind: kind, path: labels["path"])
      }
    }
  }

  /// Returns what a manifest calls by some names, each with the quoted words behind its labels.
  private static func calls(
    _ manifest: String, _ isMeant: (String) -> Bool
  ) -> [(name: String, labels: [String: String])] {
    let file = SourceFile(path: "Package.swift", text: manifest)
    return file.tokens.indices.dropFirst().compactMap { opening in
      guard file.words[opening] == "(", isMeant(file.words[opening - 1]) else { return nil }
      var labels: [String: String] = [:]
      var place = opening + 1
      let end = file.closing(of: opening)
      while place < end {
        // What stands in brackets belongs to other targets, products and settings.
        if ["(", "["].contains(file.text(at: place)) { place = file.closing(of: place) }
        if place + 2 < end, file.text(at: place + 1) == ":",
          file.tokens[place + 2].kind == .string
        {
          labels[file.text(at: place)] = file.text(at: place + 2).filter { $0 != "\"" }
        }
        place += 1
      }
      return (file.words[opening - 1], labels)
    }
  }

  /// Returns the targets of a manifest whose sources stand where `path:` says, with that folder.
  static func placedTargets(_ manifest: String) -> [String: String] {
    targets(manifest).reduce(into: [:]) { places, target in
      if let path = target.path { places[target.module] = path }
    }
  }

  /// The folders in which a target's own may stand where the manifest does not say.
  private static let parents = ["Sources", "Source", "src", "srcs"]

  /// Returns those targets of a manifest that stand in folders of their own in the package's, each in another one; none
  /// where the package is a pod as well, which has all of them in one module.
  static func separateTargets(_ manifest: String, in folder: String) -> [FileBorders.Target] {
    guard pods(in: folder).isEmpty else { return [] }
    let targets = targets(manifest)
    let placed = Set(targets.filter { $0.path != nil }.map(\.module))
    let wholes = Set(
      calls(manifest) { ["Package", "library"].contains($0) }.compactMap { $0.labels["name"] }
        .map(module)
    ).subtracting(targets.map(\.module))
    var known: Set<String> = []
    let found: [FileBorders.Target] = targets.compactMap { target in
      // What only depends on a target does not say where it stands.
      guard target.path != nil || !placed.contains(target.module),
        known.insert(target.module).inserted
      else { return nil }
      let places = target.path.map { [$0] } ?? parents.map { "\($0)/\(target.module)" }
      return places.lazy.map {
        ProjectPath.join(folder, $0.hasSuffix("/") ? "\($0.dropLast())" : $0)
      }
      .first { $0.hasPrefix(folder + "/") && FileStatus($0)?.kind == .folder }
      .map { FileBorders.Target(folder: $0, module: target.module, wholes: wholes) }
    }
    // By the folder alone nobody knows which of two a file belongs to: `sources:` says it, and `exclude:`.
    let counts = found.reduce(into: [:]) { $0[$1.folder, default: 0] += 1 }
    return found.filter { counts[$0.folder] == 1 }
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
