import Findings
import Foundation

/// What the project files of a folder say: of Xcode, XcodeGen or Expo, or an Info.plist by itself.
public struct Project: Sendable {
  /// The targets of all Xcode projects and specifications.
  public private(set) var targets: [ProjectTarget] = []
  /// What is wrong with the includes of specifications.
  public private(set) var includeFaults: [IncludeFault] = []
  /// The files that are there and cannot be read.
  public private(set) var unreadFiles: [UnreadProjectFile] = []
  /// Expo's configuration, when there is one.
  public private(set) var expo: ExpoConfig?
  /// The files that were read, for whoever watches them.
  public private(set) var files: [String] = []
  /// Bridging headers by their names, for where no target names one.
  private(set) var looseHeaders: [String] = []
  /// The swift files in whose targets one wants to know what is said.
  private(set) var sources: [WidgetSources.File]
  /// Those of them, by their places, that declare activities. A project may have thousands of files: each is searched once.
  private var declaring: [Int] = []
  /// The targets by what they compile.
  private var owners = FileOwners([])
  /// The folder that was named.
  private var folder: String?

  /// Creates a project without files.
  init() { sources = [] }

  /// Creates a project of some of another one's targets, with their source.
  private init(_ targets: [ProjectTarget], of whole: Project, sources: [WidgetSources.File]) {
    (self.targets, self.sources) = (targets, sources)
    (expo, files, includeFaults) = (whole.expo, whole.files, whole.includeFaults)
    (unreadFiles, folder) = (whole.unreadFiles, whole.folder)
    owners = FileOwners(targets)
    noteDeclaring(from: 0)
  }

  /// The folders of the files that were read.
  var folders: [String] { Set(files.map(ProjectPath.folder)).sorted() }

  /// Reads the project of a folder: the files in it and below it, or those of the folders above it where one of their
  /// targets has its source.
  ///
  /// - Parameters:
  ///   - folder: an absolute path.
  ///   - sources: the Swift files that were found there.
  public init(folder: String, sources: [WidgetSources.File]) {
    self.sources = Self.absolute(sources, in: folder)
    self.folder = folder
    noteDeclaring(from: 0)
    let reader = ProjectFiles(named: folder)
    let below = ProjectSearch.below(folder)
    take(below, reader)
    looseHeaders = below.bridgingHeaders
    // The project files of the nearest folder above that cannot be read: they may be what owns the folder.
    var nearest: [UnreadProjectFile] = []
    if targets.isEmpty, expo == nil {
      for found in ProjectSearch.above(folder) {
        let unread = reader.unread
        take(found, reader)
        let isOurs = hasOurs(targets)
        // A folder of widgets in a project of Expo belongs to it.
        if isOurs || targets.isEmpty && expo != nil { break }
        (targets, expo, includeFaults) = ([], nil, [])
        let theirs = reader.forgetUnread(since: unread)
        if nearest.isEmpty { nearest = theirs.filter(\.declaresTargets) }
      }
    }
    let top = ProjectSearch.top(of: folder)
    if targets.isEmpty, expo == nil, FileManager.default.fileExists(atPath: "\(top)/.git") {
      // A specification may stand in a folder of its own beside the sources.
      let specs = ProjectSearch.below(top).specifications.compactMap { path -> XcodeGenSpec? in
        let unread = reader.unread
        if let spec = XcodeGenSpec(path, reader), hasOurs(spec.targets) { return spec }
        // What is wrong with files of other projects is theirs.
        reader.forgetUnread(since: unread)
        return nil
      }
      take(specs)
    }
    // Where nothing else owns the folder, it may be theirs, and nothing that they say is judged.
    if targets.isEmpty, expo == nil { reader.noteUnread(nearest) }
    takeIncludingSpecification(reader, above: folder)
    takeSpecificationsBeside(reader, above: folder)
    (files, unreadFiles) = (reader.read.sorted(), reader.unread)
    owners = FileOwners(targets)
  }

  /// Notes the files that declare activities, from a place among the files on.
  private mutating func noteDeclaring(from first: Int) {
    declaring += sources.indices.dropFirst(first)
      .filter { sources[$0].text.contains(bytesOf: "ActivityConfiguration") }
  }

  /// Returns where the files of a target's project may stand.
  func bounds(of target: ProjectTarget) -> SourceBounds {
    SourceBounds(around: ProjectPath.home(of: target.place.file), named: folder)
  }

  /// Returns whether one of some targets compiles one of the files that the project was read with.
  private func hasOurs(_ targets: [ProjectTarget]) -> Bool {
    let owners = FileOwners(targets)
    return sources.contains { !owners.targets(compiling: $0.path).isEmpty }
  }

  /// Reads the specification above the folder that includes those that were read, and puts it in their place: a part says
  /// neither who builds it nor what the whole adds to it.
  private mutating func takeIncludingSpecification(_ files: ProjectFiles, above folder: String) {
    let parts = Set(targets.filter(\.isOfSpecification).map(\.place.file))
    guard !parts.isEmpty else { return }
    let unread = files.unread
    for found in ProjectSearch.above(folder) {
      let wholes = found.specifications.filter { !parts.contains($0) }
        .compactMap { XcodeGenSpec($0, files) }.filter { !$0.included.isDisjoint(with: parts) }
      guard !wholes.isEmpty else { continue }
      targets.removeAll { target in wholes.contains { $0.included.contains(target.place.file) } }
      return take(wholes)
    }
    files.forgetUnread(since: unread)
  }

  /// Reads the specifications that declare what those that were read depend on: XcodeGen makes one project of several
  /// files, of which each folder has its own.
  private mutating func takeSpecificationsBeside(_ files: ProjectFiles, above folder: String) {
    func lacking() -> Set<String> {
      let known = Set(targets.map(\.name))
      return targets.filter(\.isOfSpecification)
        .reduce(into: Set()) { $0.formUnion($1.dependencies) }.subtracting(known)
    }
    guard !lacking().isEmpty else { return }
    let (read, unread) = (Set(targets.map(\.place.file)), files.unread)
    defer { files.forgetUnread(since: unread) }
    var open = ProjectSearch.below(ProjectSearch.top(of: folder)).specifications
      .filter { !read.contains($0) }.compactMap { XcodeGenSpec($0, files) }
      .map { spec in
        // Of one that includes what was read only the rest is new.
        let known = spec.included.isDisjoint(with: read) ? [] : Set(targets.map(\.name))
        return spec.targets.filter { !known.contains($0.name) }
      }
    while let next = open.firstIndex(where: { !lacking().isDisjoint(with: $0.map(\.name)) }) {
      targets += open.remove(at: next)
    }
  }

  /// Takes further Swift files of the folder's widgets.
  ///
  /// - Parameter folder: an absolute path, of which relative ones are.
  mutating func add(_ more: [WidgetSources.File], in folder: String) {
    let first = sources.count
    sources += Self.absolute(more, in: folder)
    noteDeclaring(from: first)
  }

  private static func absolute(_ files: [WidgetSources.File], in folder: String)
    -> [WidgetSources.File]
  {
    files.map { .init(path: ProjectPath.join(folder, $0.path), text: $0.text) }
  }

  private mutating func take(_ found: ProjectSearch.Found, _ files: ProjectFiles) {
    let before = files.unread
    for path in found.xcodeProjects {
      targets += XcodeProject(path, files)?.targets ?? []
    }
    if targets.isEmpty {
      let unread = files.unread.filter { !before.contains($0) }
      let specifications = found.specifications.compactMap { XcodeGenSpec($0, files) }
      take(specifications)
      // XcodeGen makes the project anew.
      if !specifications.isEmpty { files.forgetUnread(unread) }
    }
    expo = found.expoConfigs.lazy.compactMap { ExpoConfig($0, files) }.first
  }

  /// Takes the specifications that no other one includes; of those that include one another the first.
  private mutating func take(_ specifications: [XcodeGenSpec]) {
    var taken: Set<String> = []
    for spec in specifications where !taken.contains(spec.path) {
      let isPart = specifications.contains {
        $0.included.contains(spec.path) && !spec.included.contains($0.path)
      }
      guard !isPart else { continue }
      taken.formUnion(spec.included)
      targets += spec.targets
      includeFaults += spec.faults
    }
  }

  /// What the Swift files declare and name, those of tests left out.
  public var facts: [SourceFacts] {
    sources.filter { !$0.path.contains("Tests/") }.map { SourceFacts($0) }
  }

  /// The project once for each project file that builds apps: samples that lie beside one another know nothing of each
  /// other.
  ///
  /// Project files without an app belong to all of the others.
  public var apart: [Project] {
    var known: Set<String> = []
    let places = targets.filter { $0.kind == .app }.map(\.place.file)
      .filter { known.insert($0).inserted }
    guard places.count > 1 else { return [self] }
    let homes = places.map { (place: $0, folder: ProjectPath.home(of: $0)) }
    var own: [String: [WidgetSources.File]] = [:]
    for file in sources {
      let files = Set(owners.targets(compiling: file.path).map { targets[$0].place.file })
      for place in owners(of: file.path, compiledBy: files, among: homes) {
        own[place, default: []].append(file)
      }
    }
    return places.map { place in
      Project(
        targets.filter { $0.place.file == place || !known.contains($0.place.file) }, of: self,
        sources: own[place] ?? [])
    }
  }

  /// Returns the project files that a source file is of: those whose targets compile it, else the nearest one above it, else
  /// those that use its package, else the nearest one beside it; of several that are as near all.
  ///
  /// - Parameters:
  ///   - files: the project files with a target that compiles it.
  ///   - homes: the project files, each with the folder that it is for.
  private func owners(
    of path: String, compiledBy files: Set<String>, among homes: [(place: String, folder: String)]
  ) -> [String] {
    let compiling = homes.map(\.place).filter(files.contains)
    guard compiling.isEmpty else { return compiling }
    let around = homes.filter { path.hasPrefix($0.folder + "/") }
    if let depth = around.map(\.folder.utf8.count).max() {
      return around.filter { $0.folder.utf8.count == depth }.map(\.place)
    }
    let users = targets.filter { $0.packages.contains { path.hasPrefix($0 + "/") } }
      .map(\.place.file)
    let using = homes.map(\.place).filter(users.contains)
    guard using.isEmpty else { return using }
    // React Native and Expo have the project in a folder `ios` beside the app's own modules.
    let parts = path.split(separator: "/")
    let common = homes.map { home in
      zip(parts, home.folder.split(separator: "/")).prefix { $0 == $1 }.count
    }
    let most = common.max()
    return homes.indices.filter { common[$0] == most }.map { homes[$0].place }
  }

  /// Whether nothing is known.
  public var isEmpty: Bool {
    targets.isEmpty && expo == nil && includeFaults.isEmpty && unreadFiles.isEmpty
  }

  // MARK: Targets

  /// The Swift files that declare activities.
  var activityFiles: [WidgetSources.File] {
    declaring.map { sources[$0] }
  }

  /// The extensions that hold the source's activities.
  public var widgetExtensions: [ProjectTarget] {
    let holding = holdingExtensions
    return holding.isEmpty ? targets.filter { $0.isWidgetExtension == true } : holding
  }

  private var holdingExtensions: [ProjectTarget] {
    Set(activityFiles.flatMap { owners.targets(compiling: $0.path) }).sorted()
      .map { targets[$0] }
      .filter { $0.kind == .appExtension && $0.isWidgetExtension != false }
  }

  /// What the activities' extensions are made of and what is not among the files that the project was read with.
  struct Elsewhere {
    /// Swift files: mostly what an extension shares with its app.
    var files: [String]
    /// Core Data models, of which classes are made.
    var models: [String]
    /// Folders of packages.
    var packages: [String]
    /// Asset catalogues, whether or not they were found already.
    var catalogues: [String]
    /// Files of strings, whether or not they were found already.
    var strings: [String]
    /// Other files of their bundles: JSON, fonts, sounds.
    var plainFiles: [String]
    /// Where all of that stands.
    var bounds: [SourceBounds]
    /// What they name as well, and what stands somewhere else.
    var outside: [String]
    /// The Swift files that they list and that are not there.
    var absent: [String]
  }

  /// What the extensions have elsewhere, as absolute paths: in the project's repository, and nowhere else on this machine.
  var elsewhere: Elsewhere {
    let known = Set(sources.map(\.path))
    let extensions = holdingExtensions
    let makers = extensions + libraries(of: extensions)
    let bounds = makers.reduce(into: [String: SourceBounds]()) { bounds, target in
      let home = ProjectPath.home(of: target.place.file)
      bounds[home] = bounds[home] ?? self.bounds(of: target)
    }
    var (inside, outside): (Set<String>, Set<String>) = ([], [])
    func all(_ paths: (ProjectTarget) -> [String]) -> [String] {
      let found = makers.flatMap { target in
        let named = paths(target)
        let held = bounds[ProjectPath.home(of: target.place.file)]?.holding(named) ?? []
        if held.count < named.count { outside.formUnion(named) }
        inside.formUnion(held)
        return held
      }
      return Set(found).sorted()
    }
    var elsewhere = Elsewhere(
      files: all { $0.sources.files(ending: ".swift") }.filter { !known.contains($0) },
      models: all { target in
        [target.sources, target.resources].flatMap { $0.files(ending: ".xcdatamodeld") }
      },
      packages: all { $0.packages },
      catalogues: all { $0.resources.files(ending: ".xcassets") },
      strings: all { target in
        [".xcstrings", ".strings", ".stringsdict"].flatMap { target.resources.files(ending: $0) }
      },
      plainFiles: all(\.resources.plainFiles),
      bounds: bounds.sorted { $0.key < $1.key }.map(\.value), outside: [],
      absent: Set(makers.flatMap(\.sources.paths)).filter {
        $0.hasSuffix(".swift") && FileStatus($0) == nil
      }.sorted())
    elsewhere.outside = outside.subtracting(inside).filter { FileStatus($0) != nil }.sorted()
    return elsewhere
  }

  /// Returns the frameworks and libraries that are built for some targets, and those that are built for them: each once.
  private func libraries(of extensions: [ProjectTarget]) -> [ProjectTarget] {
    var named: [String: [Int]] = [:]
    for (place, target) in targets.enumerated() where target.isLibrary {
      named[target.name, default: []].append(place)
    }
    var found: Set<Int> = []
    // Targets of one project see the same ones.
    let projects = Dictionary(grouping: extensions) { [$0.place.file, "\($0.isOfSpecification)"] }
    for (_, own) in projects {
      guard let first = own.first else { continue }
      var open = own.flatMap(\.dependencies)
      var seen: Set<String> = []
      while let name = open.popLast() {
        guard seen.insert(name).inserted,
          let library = named[name]?.first(where: {
            targets[$0].place.file == first.place.file
              || targets[$0].isOfSpecification && first.isOfSpecification
          })
        else { continue }
        found.insert(library)
        open += targets[library].dependencies
      }
    }
    return found.sorted().map { targets[$0] }
  }

  /// The modules of frameworks and libraries of which sources are here.
  var libraryModules: Set<String> {
    Set(sources.flatMap { owners.targets(compiling: $0.path) })
      .reduce(into: []) { names, place in
        if targets[place].isLibrary { names.formUnion(targets[place].modules) }
      }
  }

  /// Returns the Swift files that are not compiled with the activities' extensions, by their places among those that the
  /// project was read with: files of apps, of other extensions and of nothing.
  ///
  /// Files of libraries and of packages are compiled with them, and what declares an activity belongs to it wherever it
  /// stands. Nothing is known where no target has an activity's file.
  ///
  /// - Parameter packages: folders of packages, whose files no target lists.
  func foreignFiles(packages: [String]) -> Set<Int> {
    let extensions = holdingExtensions
    guard !extensions.isEmpty else { return [] }
    let near = FileOwners(extensions + targets.filter(\.isLibrary))
    return Set(
      Set(sources.indices).subtracting(declaring).filter { file in
        let (path, text) = (sources[file].path, sources[file].text)
        guard near.targets(compiling: path).isEmpty, !text.contains(bytesOf: "contentStates")
        else { return false }
        return !owners.targets(compiling: path).isEmpty
          || !packages.contains { path.hasPrefix($0 + "/") }
      })
  }

  /// Returns the files with activities that Xcode compiles nowhere, by their places among those that the project was read
  /// with: what was left behind, or never added to a target.
  ///
  /// - Parameter packages: folders of packages, whose files no target lists.
  func strayFiles(packages: [String]) -> Set<Int> {
    let extensions = holdingExtensions
    let homes = extensions.map { ProjectPath.home(of: $0.place.file) + "/" }
    let places = packages.map { $0 + "/" }
    let strays = declaring.filter { file in
      let path = sources[file].path
      return homes.contains(where: path.hasPrefix) && !places.contains(where: path.hasPrefix)
        && owners.targets(compiling: path).isEmpty
    }
    guard !strays.isEmpty else { return [] }
    let names = Set(strays.map { ProjectPath.name(sources[$0].path) })
    // A name that a target lists where there is no such file may be this file by a way that was not understood.
    let listed = targets.reduce(into: Set<String>()) { listed, target in
      for path in target.sources.paths where !listed.contains(ProjectPath.name(path)) {
        let name = ProjectPath.name(path)
        if names.contains(name), FileStatus(path) == nil { listed.insert(name) }
      }
    }
    return Set(strays.filter { !listed.contains(ProjectPath.name(sources[$0].path)) })
  }

  /// The files with activities, by their places among those that the project was read with, that extensions compile.
  var compiledActivities: Set<Int> {
    let extensions = FileOwners(holdingExtensions)
    return Set(declaring.filter { !extensions.targets(compiling: sources[$0].path).isEmpty })
  }

  /// The apps to which the activities belong: those that hold or build their extension, or the only one.
  public var apps: [ProjectTarget] {
    let apps = targets.filter { $0.kind == .app }
    let names = Set(widgetExtensions.map(\.name))
    let owning = apps.filter { app in
      !app.dependencies.isDisjoint(with: names)
        || app.embeddings.contains { names.contains($0.target) }
    }
    return owning.isEmpty && apps.count == 1 ? apps : owning
  }
}
