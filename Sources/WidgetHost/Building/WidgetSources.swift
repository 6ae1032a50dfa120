import Findings
import FoundationGaps

/// The files of a user's widget, found below what was named on the command line.
public struct WidgetSources: Equatable, Sendable {
  /// One Swift file.
  public struct File: Equatable, Sendable {
    public var path: String
    public var text: String
  }

  public var files: [File] = []
  /// Folders `*.xcassets`.
  public var catalogues: [String] = []
  /// Files `*.strings`, `*.xcstrings`, `*.stringsdict`.
  public var stringFiles: [String] = []
  /// The files of fonts.
  var fonts: [FontFile] = []
  /// What of it stands outside of what was named.
  var shared = Shared()
  /// What a widget's process reads when it starts, as it was when the sources were read.
  var startFiles = StartFiles()
  /// Whether a file of C or Objective-C stands in the folders, whose names Swift code may have.
  private(set) var hasC = false
  /// Links in the folders.
  private(set) var links: [String] = []
  /// The folder of the app's files.
  public var folder: String
  /// What the folder has for the user defaults, which the widget's process reads when it starts.
  private(set) var defaults: Data?
  /// Whether a folder was named, in which there may be files of other targets.
  var hasFolders = false
  /// The files, by their places, that a project compiles into other programs than the activities' extension: what the
  /// compiler misses without them is taken from them.
  var foreign: Set<Int> = []
  /// The files with activities, by their places, that no target of a project compiles.
  var strays: Set<Int> = []
  /// The files, by their places, of programs in packages, which a widget's modules cannot name.
  var programs: Set<Int> = []
  /// The files with activities, by their places, that an extension of a project compiles.
  var compiledActivities: Set<Int> = []
  /// The catalogues of the activities' extension and of what it is made of, as absolute paths; nil where no project tells
  /// them.
  private(set) var targetCatalogues: Set<String>?
  /// The modules that a bridging header brings to files without an import of theirs, by the files' places.
  var bridged: [Int: Set<String>] = [:]
  /// The modules of frameworks of the project whose sources are here.
  var libraryModules: Set<String> = []
  /// Packages of Swift and of CocoaPods; their files belong to no target of a project.
  private(set) var packages: [FileBorders.Package] = []
  /// The paths of the files that have been read: two ways may lead to one, as a target's list and the folder of a package.
  private var known: Set<String> = []
  /// Where what stands in the folder may lead.
  private var bounds: SourceBounds
  /// Where links in the packages of a project may lead, while packages are read.
  private var packageBounds: [SourceBounds] = []
  /// The folders that have been read, wherever a link to them stands.
  private var visited: Set<String> = []
  /// All folders, for whoever watches them.
  public var folders: [String] = []

  /// What the project names and the widget does not get, since it stands out of bounds.
  private var outside: [String] = []
  /// Whether the project may have more packages for the widget than are read.
  var hasTooManyPackages = false
  /// Links with the name of a Swift file that lead to nothing.
  private var danglingLinks: [DanglingLink] = []
  /// Whether a folder with Swift files was passed over that may be the widget's.
  private var hasUnknownFolder = false
  /// The Swift files that the project lists for the widget and that are not there.
  private var absent: [String] = []

  /// Limits: a folder that holds more is not a widget's.
  static let fileLimit = 2000
  static let sizeLimit = 2 << 20

  /// Creates the sources of a folder from files that were read already.
  init(files: [File], folder: String) {
    (self.files, self.folder, hasFolders) = (files, folder, true)
    known = Set(files.map(\.path))
    bounds = SourceBounds(around: folder)
  }

  /// Reads files and folders.
  public init(paths: [String]) throws(SourceProblem) {
    let first = paths.first ?? "."
    guard let status = FileStatus(first) else { throw .missing(first) }
    let url = URL(fileURLWithPath: first).standardizedFileURL
    folder = status.kind == .folder ? url.path : url.deletingLastPathComponent().path
    bounds = SourceBounds(around: folder)
    let defaultsFile = "\(folder)/\(SharedDefaults.file)"
    if isOwn(defaultsFile) { defaults = OrdinaryFile.contents(defaultsFile) }
    for named in paths {
      guard let status = FileStatus(named) else { throw .missing(named) }
      // A shell completes a folder's name with a slash, which would double in the paths of what it holds.
      var path = named
      while path.count > 1, path.hasSuffix("/") { path.removeLast() }
      // `.` and `./Widget` would stand in them, too.
      if path.split(separator: "/").contains(".") { path = Self.absolute(path) }
      if status.kind == .folder {
        hasFolders = true
        try readFolder(path)
      } else {
        try read(path)
        let parent = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
        if !folders.contains(parent) {
          folders.append(parent)
          let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
          noteResources(names.sorted(), in: parent, withLanguages: true)
        }
      }
    }
    noteShared()
  }

  /// Notes what was found and what nobody comes to who goes through the folder of the app's files: links below it are not
  /// followed, and the widget's process may read nothing else.
  private mutating func noteShared() {
    func beyond(_ paths: [String]) -> [String] {
      paths.map(Self.absolute).filter(isBeyondFolder)
    }
    shared.catalogues = beyond(catalogues)
    shared.strings = beyond(stringFiles)
    shared.linkedFiles = Array(
      beyond(links.filter { Self.isPlain($0) && isOwn($0) && FileStatus($0)?.kind == .file })
        .prefix(Shared.mostFiles))
  }

  /// Files of strings, in the folder and elsewhere, each once.
  var allStringFiles: [String] {
    var seen: Set<String> = []
    return (stringFiles + shared.strings).filter { seen.insert(Self.absolute($0)).inserted }
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private func isBeyondFolder(_ path: String) -> Bool {
    guard path.hasPrefix(folder + "/") else { return true }
    var place = path
    while place.utf8.count > folder.utf8.count {
      if FileStatus.isLink(place) { return true }
      place = ProjectPath.folder(place)
    }
    return false
  }

  /// Returns whether a bundle holds a file as it is, by its name.
  private static func isPlain(_ path: String) -> Bool {
    let name = ProjectPath.name(path)
    let ending = ProjectPath.ending(name)
    return !name.hasPrefix(".") && ending != "swift" && !isResource(ending)
  }

  /// Reads the folder of a package, in which links lead to nothing that stands elsewhere than the project does.
  mutating func readPackage(_ path: String, in bounds: [SourceBounds]) throws(SourceProblem) {
    packageBounds = bounds
    defer { packageBounds = [] }
    try readFolder(path)
  }

  /// Returns whether what stands in the folder is the source's own: a link may lead anywhere.
  func isOwn(_ path: String) -> Bool {
    guard FileStatus.isLink(path) else { return true }
    return (packageBounds.isEmpty ? [bounds] : packageBounds).contains { $0.holds(path) }
  }

  private mutating func readFolder(_ path: String) throws(SourceProblem) {
    // A link may lead back to a folder above it.
    guard visited.insert(SourceBounds.real(path) ?? path).inserted else { return }
    folders.append(path)
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      throw .unreadable(path, "this folder cannot be listed")
    }
    noteResources(names, in: path)
    for name in names where !name.hasPrefix(".") {
      let full = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      let role = FolderRole(of: full)
      guard role == .source else {
        hasUnknownFolder = hasUnknownFolder || role == .unknown
        continue
      }
      guard let status = FileStatus(full) else {
        if name.hasSuffix(".swift"), let link = DanglingLink(full) { danglingLinks.append(link) }
        continue
      }
      guard isOwn(full) else {
        if name.hasSuffix(".swift") || status.kind == .folder { noteOutside([full]) }
        continue
      }
      if status.kind == .folder {
        let ending = ProjectPath.ending(name)
        if ["xcassets", "xcodeproj", "xcworkspace", "app", "framework"].contains(ending) {
          continue
        }
        if ending == "xcdatamodeld" {
          readModel(full)
          continue
        }
        try readFolder(full)
      } else if name == "Package.swift" || name.hasSuffix(".podspec") {
        notePackage(name, in: path)
      } else if name.hasSuffix(".swift"), !Self.isManifest(name) {
        try read(full)
      } else if Self.isOfC(name) {
        hasC = true
      }
    }
  }

  /// Returns whether a file's name is that of a package's manifest, perhaps one for older tools: `Package@swift-5.9.swift`.
  static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  /// Returns whether a file is a manifest of Tuist's, which describes a project as `Package.swift` does.
  static func isManifestOfTuist(_ path: String, _ data: Data) -> Bool {
    ["Project.swift", "Workspace.swift", "Tuist.swift"].contains(ProjectPath.name(path))
      && String(decoding: data, as: UTF8.self).contains(bytesOf: "import ProjectDescription")
  }

  /// Returns whether a file's name is one of C's or Objective-C's.
  static func isOfC(_ name: String) -> Bool {
    ["c", "cc", "cpp", "h", "hpp", "m", "mm", "modulemap", "pch"].contains(ProjectPath.ending(name))
  }

  /// Notes a package by its manifest: all that is quoted there may be the name of a module, in which other characters
  /// than those of Swift's names become `_`. Manifests of one folder, as each pod of it has one, describe the same files.
  mutating func notePackage(_ name: String, in folder: String) {
    guard let data = OrdinaryFile.contents("\(folder)/\(name)", limit: Self.sizeLimit) else {
      return
    }
    let manifest = String(decoding: data, as: UTF8.self)
    let quoted = manifest.split(separator: "\"", omittingEmptySubsequences: false)
    var names = Set(quoted.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) })
    if name.hasSuffix(".podspec") { names.insert(String(name.dropLast(8))) }
    names.formUnion(names.map(LocalPackage.module))
    let place = packages.firstIndex { $0.folder == folder } ?? packages.endIndex
    if place == packages.endIndex { packages.append(.init(folder: folder, names: [])) }
    packages[place].names.formUnion(names)
    if name == "Package.swift" {
      packages[place].targets = LocalPackage.separateTargets(manifest, in: folder)
    }
  }

  /// Takes a file, unless it is here already. Returns whether it came.
  @discardableResult
  mutating func take(_ file: File) -> Bool {
    guard known.insert(file.path).inserted else { return false }
    files.append(file)
    return true
  }

  private mutating func read(_ path: String) throws(SourceProblem) {
    guard !known.contains(path) else { return }
    guard files.count < Self.fileLimit else {
      throw SourceProblem(
        finding: Finding(
          "widget-too-many-files",
          sentence: "There are more than \(Self.fileLimit) Swift files; name the widget's folder."))
    }
    guard let status = FileStatus(path), status.kind == .file else {
      throw .unreadable(path, "it is neither a file nor a folder")
    }
    guard status.size <= Self.sizeLimit else {
      throw .unreadable(path, "it has more than \(Self.sizeLimit) bytes")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path, "it is not yours to read")
    }
    if Self.isManifestOfTuist(path, data) { return }
    if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) {
      throw .unreadable(path, "it is UTF-16, and Swift takes UTF-8")
    }
    take(File(path: path, text: String(decoding: data, as: UTF8.self)))
  }

  /// Returns the files at some paths, split into tokens.
  func files(at paths: Set<String>) -> [SourceFile] {
    files.filter { paths.contains($0.path) }.map { SourceFile(path: $0.path, text: $0.text) }
  }

  /// Whether all Swift files were read that the folders hold or lead to, and nothing of theirs is C, whose names Swift code
  /// may have.
  var isWhole: Bool {
    hasFolders && !hasC && danglingLinks.isEmpty && absent.isEmpty && !hasUnknownFolder
      && !hasTooManyPackages
      && !outside.contains { $0.hasSuffix(".swift") || FileStatus($0)?.kind == .folder }
  }

  /// What to say of links that lead to nothing, of what stands out of bounds, and of packages that are too many, because
  /// missing declarations may stand there. It says what is wrong with `defaults.json`, too.
  var fileFindings: [Finding] {
    danglingLinks.map(\.finding)
      + outside.prefix(Finding.mostOutOfBounds).map(Finding.outOfBounds)
      + (hasTooManyPackages ? [Self.tooManyPackages] : [])
      + (defaultsFinding.map { [$0] } ?? [])
  }

  /// What to say where something is missing: a file that the project lists and git ignores may declare it.
  var absenceFindings: [Finding] {
    absent.prefix(Finding.mostOutOfBounds).map { path in
      Finding(
        "app-folder",
        sentence: "The project lists \(path) for the widget, and no such file is here.",
        fix: "Bring the file back, or write one that declares the same names.", severity: .info)
    }
  }

  private static let tooManyPackages = Finding(
    "app-folder",
    sentence:
      "The project names \(LocalPackage.limit) packages or more for the widget: it gets the first \(LocalPackage.limit).",
    fix: "Name the folders of the packages that the widget needs beside its own.",
    severity: .warning)

  /// What to say when none of the files has a widget.
  var noWidget: Finding {
    let sentence =
      switch files.count {
      case 0: "There is no Swift file in \(folder)."
      case 1: "There is no widget in \(files[0].path)."
      default: "There is no widget in the \(files.count) Swift files of \(folder)."
      }
    let comment = commentedActivity
    return Finding(
      "widget-none-found", location: comment, sentence: sentence,
      fix: files.isEmpty
        ? "Give the widget's file or its folder; an app without source has states/*.json, payload.json or schema.json, as islet init makes them."
        : comment.map(Self.uncomment))
  }

  /// What to say when the widgets in the files are all of other kinds.
  var noActivity: Finding {
    let comment = commentedActivity
    return Finding(
      "widget-no-activity", location: comment, fix: comment.map(Self.uncomment))
  }

  /// Whether the files declare widgets of other kinds and nothing of an activity. What a compiler would say of those
  /// helps nobody, and takes long where they stand in a large app.
  var declaresOtherWidgetsOnly: Bool {
    func names(_ words: Set<String>) -> Bool {
      files.contains { file in
        words.contains { file.text.contains(bytesOf: $0) }
          && !SourceFile(path: file.path, text: file.text).names(among: words).isEmpty
      }
    }
    return names(Self.otherConfigurations) && !names(Self.activityWords)
      && !listsWidgetsFromElsewhere
  }

  /// Whether a bundle makes something that none of the files declares: a package that is missing may have the activity.
  private var listsWidgetsFromElsewhere: Bool {
    var missing: Set<String> = []
    for file in files where file.text.contains(bytesOf: "WidgetBundle") {
      let source = SourceFile(path: file.path, text: file.text)
      for place in source.tokens.indices where source.text(at: place) == "WidgetBundle" {
        missing.formUnion(Self.made(behind: place, in: source))
      }
    }
    for file in files where !missing.isEmpty {
      guard missing.contains(where: { file.text.contains(bytesOf: $0) }) else { continue }
      let source = SourceFile(path: file.path, text: file.text)
      for place in source.tokens.indices where missing.contains(source.words[place]) {
        if ["struct", "class", "enum", "actor", "typealias"].contains(source.text(at: place - 1)) {
          missing.remove(source.words[place])
        }
      }
    }
    return !missing.isEmpty
  }

  /// Returns the types that are made between the braces of a type, behind the name of a protocol in its head.
  private static func made(behind start: Int, in file: SourceFile) -> Set<String> {
    let end = min(file.tokens.count, start + SourceFile.longestHead)
    guard
      let brace = (start..<max(start, end)).first(where: { SourceFile.endsHead(file.text(at: $0)) }
      ),
      file.text(at: brace) == "{"
    else { return [] }
    return (brace..<max(brace, file.closing(of: brace))).reduce(into: []) { names, place in
      if file.tokens[place].kind == .identifier, file.text(at: place + 1) == "(",
        file.words[place].first?.isUppercase == true
      {
        names.insert(file.words[place])
      }
    }
  }

  private static let otherConfigurations: Set<String> = [
    "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration",
  ]
  /// One of two stands beside a slip in the other one, which the compiler is to tell.
  private static let activityWords: Set<String> = ["ActivityConfiguration", "DynamicIsland"]

  private static func uncomment(_ place: SourceLocation) -> String {
    "Take the ActivityConfiguration in \(place.file):\(place.line) out of its comment."
  }

  /// The first place at which an activity is declared in a comment only.
  private var commentedActivity: SourceLocation? {
    let word = "ActivityConfiguration"
    for file in files {
      // A comment may also name a file after it, as `TripActivityConfiguration.swift`.
      guard let range = file.text.range(of: #"\b\#(word)\("#, options: .regularExpression) else {
        continue
      }
      let source = SourceFile(path: file.path, text: file.text)
      if source.tokens.contains(where: { source.text($0) == word }) { continue }
      let line = 1 + file.text[..<range.lowerBound].count(where: \.isNewline)
      return SourceLocation(file: file.path, line: line)
    }
    return nil
  }

  /// Notes catalogues, strings and fonts among what a folder holds, without looking into folders below.
  ///
  /// - Parameter withLanguages: whether the folders of languages are looked into here, as nobody reads what is below.
  private mutating func noteResources(
    _ names: [String], in path: String, withLanguages: Bool = false
  ) {
    for name in names {
      let full = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      if FileStatus.isLink(full) { links.append(full) }
      let ending = ProjectPath.ending(name)
      guard isOwn(full) else {
        if Self.isResource(ending) { noteOutside([full]) }
        continue
      }
      switch ending {
      case "xcassets": catalogues.append(full)
      case _ where AppFolder.stringEndings.contains(ending): stringFiles.append(full)
      case _ where FontFile.endings.contains(ending.lowercased()): noteFont(full)
      case "lproj" where withLanguages:
        let inside = (try? FileManager.default.contentsOfDirectory(atPath: full)) ?? []
        stringFiles += inside.filter { AppFolder.stringEndings.contains(ProjectPath.ending($0)) }
          .sorted().map { "\(full)/\($0)" }.filter(isOwn)
      default: continue
      }
    }
  }

  /// Notes the catalogues that a project gives to the widget.
  mutating func note(targetCatalogues: [String]) { self.targetCatalogues = Set(targetCatalogues) }

  /// Returns whether the widget may ask for an image of a file by a name that no source has, such as one in a state: it may
  /// for what stands in a catalogue of its own. A loose file is no image of an app unless code says so.
  func mayAskUnnamed(forImage path: String) -> Bool {
    guard let end = path.range(of: ".xcassets/")?.lowerBound else { return false }
    let ofPackage = packages.contains { path.hasPrefix(ProjectPath.join(folder, $0.folder) + "/") }
    guard let targetCatalogues, !ofPackage else { return true }
    return shared.catalogues.contains(where: { path.hasPrefix($0 + "/") })
      || targetCatalogues.contains("\(path[..<end]).xcassets")
  }

  /// Returns whether files or folders with an ending are resources of a bundle.
  private static func isResource(_ ending: String) -> Bool {
    ["xcassets", "strings", "xcstrings", "stringsdict", "lproj"].contains(ending)
      || FontFile.endings.contains(ending.lowercased())
  }

  /// Notes what a project lists for the widget and does not have, and follows the folders in which it may come to stand.
  mutating func noteAbsent(_ paths: [String], in bounds: [SourceBounds]) {
    let names = Set(files.map { ProjectPath.name($0.path) })
    // What is called so may be that file by a way that was not understood.
    absent = paths.filter { !names.contains(ProjectPath.name($0)) }
    for path in absent {
      var place = ProjectPath.folder(path)
      while place.utf8.count > 1, FileStatus(place) == nil { place = ProjectPath.folder(place) }
      if !folders.contains(place), bounds.contains(where: { $0.holds(place) }) {
        folders.append(place)
      }
    }
  }

  /// Notes what a project names and the widget does not get.
  mutating func noteOutside(_ paths: [String]) {
    outside += paths.filter { !outside.contains($0) }
  }

  /// What a widget of single files may read of the folder that they stand in, which may be anybody's home; empty where
  /// the whole folder is the widget's.
  var resources: [String] {
    hasFolders
      ? []
      : files.map(\.path) + catalogues + stringFiles
        + ["\(folder)/\(SharedDefaults.file)"].filter(isOwn)
  }
}
