import FoundationGaps

/// What a project makes a widget of beside the folder that was named: files that the extension shares with its app,
/// its packages, its catalogues.
extension WidgetSources {
  /// What stands outside of the folder, or behind a link in it.
  struct Shared: Equatable, Sendable {
    /// Folders `*.xcassets`.
    var catalogues: [String] = []
    /// Files of strings.
    var strings: [String] = []
    /// Other files of the widget's bundle.
    var plainFiles: [String] = []
    /// Links in the folder to other files: as in the folder itself, what is saved there makes no other version.
    var linkedFiles: [String] = []
    /// Core Data models, folders `*.xcdatamodeld`: the bundle has what Xcode makes of them.
    var models: [String] = []

    /// More files than these are not handed to a process, which takes them as arguments.
    static let mostFiles = 500

    /// Adds what a package's targets bring into their bundle; what else its folder holds, as an example's app, is not
    /// theirs.
    ///
    /// - Parameter bounds: where it may stand.
    mutating func add(
      _ targets: [String], catalogues: some Sequence<String>, strings: some Sequence<String>,
      in bounds: [SourceBounds]
    ) {
      func isTheirs(_ path: String) -> Bool {
        targets.contains {
          path.hasPrefix($0 + "/") && !path.dropFirst($0.count).contains("Tests/")
        }
      }
      self.catalogues += catalogues.filter(isTheirs)
      self.strings += strings.filter(isTheirs)
      let all = FileMembership(folders: targets.map { ($0, []) })
      plainFiles += bounds.holding(all.plainFiles.filter(isTheirs))
      models += bounds.holding(all.files(ending: ".xcdatamodeld").filter(isTheirs))
    }
  }

  /// Adds what a project has of the widget elsewhere; gives the Swift files that came.
  ///
  /// A file with activities of its own is left out: who names a folder wants those that are in it. So is one that cannot
  /// be read, as the compiler tells better what is missing then.
  mutating func add(_ elsewhere: Project.Elsewhere) -> [File] {
    let count = files.count
    noteOutside(elsewhere.outside)
    // Without bounds there is no target.
    if !elsewhere.bounds.isEmpty { note(targetCatalogues: elsewhere.catalogues) }
    for path in elsewhere.files where files.count < Self.fileLimit {
      guard let data = OrdinaryFile.contents(path, limit: Self.sizeLimit) else { continue }
      let file = File(path: path, text: String(decoding: data, as: UTF8.self))
      guard !file.text.contains(bytesOf: "ActivityConfiguration") else { continue }
      guard take(file) else { continue }
      let parent = ProjectPath.folder(path)
      if !folders.contains(parent) { folders.append(parent) }
    }
    noteAbsent(elsewhere.absent, in: elsewhere.bounds)
    for path in elsewhere.models where !path.hasPrefix(folder + "/") { readModel(path) }
    var ofPackages = Shared()
    hasTooManyPackages = elsewhere.packages.count >= LocalPackage.limit
    for package in elsewhere.packages {
      // A library's example stands within the library's own folder: beside its sources, and much that is not its own.
      let isAround = folder.hasPrefix(package + "/")
      let place = isAround ? "\(package)/Sources" : package
      guard !overlaps(place), FileStatus(place)?.kind == .folder else { continue }
      let before = self
      // A package that is too large is told by what the compiler misses.
      do { try readPackage(place, in: elsewhere.bounds) } catch {
        self = before
        continue
      }
      ofPackages.add(
        LocalPackage.sourceFolders(of: package),
        catalogues: catalogues.dropFirst(before.catalogues.count),
        strings: stringFiles.dropFirst(before.stringFiles.count), in: elsewhere.bounds)
      if isAround { notePackage("Package.swift", in: package) }
    }
    let ofTargets = elsewhere.catalogues.filter { !$0.hasPrefix(folder + "/") }
    catalogues += ofTargets
    // Of two catalogues with one name the first counts, of two texts for one key the last: the widget's own.
    shared.catalogues += ofTargets + ofPackages.catalogues
    shared.strings =
      ofPackages.strings + elsewhere.strings.filter { !$0.hasPrefix(folder + "/") }
      + shared.strings
    shared.plainFiles = Array(
      (elsewhere.plainFiles + ofPackages.plainFiles).filter {
        !$0.hasPrefix(folder + "/") && FileStatus($0)?.kind == .file
      }
      .prefix(Shared.mostFiles))
    shared.models = Array(
      (elsewhere.models + ofPackages.models).filter { !$0.hasPrefix(folder + "/") }
        .prefix(Shared.mostFiles))
    for path in elsewhere.plainFiles where FontFile.isOne(path) {
      noteFont(path)
      let parent = ProjectPath.folder(path)
      if !folders.contains(parent) { folders.append(parent) }
    }
    return Array(files.dropFirst(count))
  }

  /// The modules of packages and frameworks whose sources are here.
  var ownModules: Set<String> {
    packages.reduce(into: libraryModules) { names, package in
      let places = LocalPackage.manifest(package.folder).map(LocalPackage.placedTargets) ?? [:]
      let pods = LocalPackage.pods(in: package.folder)
      names.formUnion(
        package.names.filter { name in
          if pods.contains(name), hasFiles(in: package.folder) { return true }
          let place = places[name] ?? "Sources/\(name)"
          return !name.isEmpty && !name.contains("/")
            && FileStatus("\(package.folder)/\(place)")?.kind == .folder
        })
    }
  }

  /// Returns whether Swift files of a folder are here: those of a pod stand wherever its description says.
  private func hasFiles(in folder: String) -> Bool {
    files.contains { $0.path.hasPrefix(folder + "/") }
  }

  /// Returns whether one of two folders holds the other.
  private func overlaps(_ other: String) -> Bool {
    (other + "/").hasPrefix(folder + "/") || folder.hasPrefix(other + "/")
  }
}
