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
  /// Links in the folders.
  private(set) var links: [String] = []
  /// The folder of the app's files.
  public var folder: String
  /// What the folder has for the user defaults, which the widget's process reads when it starts.
  private var defaults: Data?
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

  /// Limits: a folder that holds more is not a widget's.
  static let fileLimit = 2000
  static let sizeLimit = 2 << 20

  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "Tests", "UITests",
  ]

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
    for name in names where !name.hasPrefix(".") && !Self.skipped.contains(name) {
      let full = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
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
        if name.hasSuffix("Tests") { continue }
        if ending == "xcdatamodeld" {
          readModel(full)
          continue
        }
        try readFolder(full)
      } else if name == "Package.swift" || name.hasSuffix(".podspec") {
        notePackage(name, in: path)
      } else if name.hasSuffix(".swift") {
        try read(full)
      }
    }
  }

  /// Notes a package by its manifest: all that is quoted there may be the name of a module, in which other characters
  /// than those of Swift's names become `_`. Manifests of one folder, as each pod of it has one, describe the same files.
  mutating func notePackage(_ name: String, in folder: String) {
    guard let data = OrdinaryFile.contents("\(folder)/\(name)", limit: Self.sizeLimit) else {
      return
    }
    let quoted = String(decoding: data, as: UTF8.self).split(
      separator: "\"", omittingEmptySubsequences: false)
    var names = Set(quoted.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) })
    if name.hasSuffix(".podspec") { names.insert(String(name.dropLast(8))) }
    names.formUnion(names.map(LocalPackage.module))
    if let place = packages.firstIndex(where: { $0.folder == folder }) {
      packages[place].names.formUnion(names)
    } else {
      packages.append(.init(folder: folder, names: names))
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
    // A manifest of Tuist's describes the project, as `Package.swift` does.
    if ["Project.swift", "Workspace.swift", "Tuist.swift"].contains(ProjectPath.name(path)),
      String(decoding: data, as: UTF8.self).contains(bytesOf: "import ProjectDescription")
    {
      return
    }
    if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) {
      throw .unreadable(path, "it is UTF-16, and Swift takes UTF-8")
    }
    take(File(path: path, text: String(decoding: data, as: UTF8.self)))
  }

  /// Returns the files at some paths, split into tokens.
  func files(at paths: Set<String>) -> [SourceFile] {
    files.filter { paths.contains($0.path) }.map { SourceFile(path: $0.path, text: $0.text) }
  }

  /// What to say of links that lead to nothing, of what stands out of bounds, and of packages that are too many:
  /// declarations that are missing may stand there.
  var linkFindings: [Finding] {
    danglingLinks.map(\.finding)
      + outside.prefix(Finding.mostOutOfBounds).map(Finding.outOfBounds)
      + (hasTooManyPackages ? [Self.tooManyPackages] : [])
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

  /// Returns what the widget needs of the files: all of those that were named; of a folder what the names
  /// in the widgets' files lead to, with the rest blank.
  ///
  /// - Parameters:
  ///   - wanted: names that are needed although nothing seems to lead to them.
  ///   - emptied: lines whose functions lose their bodies if they are not in the widgets' files.
  ///   - unwanted: lines whose declarations are left out if they are not in the widgets' files.
  ///   - starts: functions that are needed although nothing leads to them.
  ///   - left: what the compiler said of the lines of `emptied`.
  ///   - basis: what is known of the files already.
  func needed(
    wanted: Set<String> = [], emptied: [String: Set<Int>] = [:],
    unwanted: [String: Set<Int>] = [:], starts: [StartFunction] = [], left: [Finding] = [],
    basis: SourceReach.Basis? = nil
  ) -> Needed {
    let all = Needed(files: files, own: Set(files.map(\.path)))
    // Of a file that was named nothing is left out but a control.
    guard hasFolders || files.count == 1 && files[0].text.contains(bytesOf: "ControlWidget") else {
      return all
    }
    let reach = SourceReach(
      basis ?? reachBasis(), wanted: wanted, emptied: emptied,
      unwanted: unwanted, starts: starts)
    guard hasFolders || reach.own == [0] else { return all }
    let needed = reach.parts.map { part in
      File(path: files[part.index].path, text: files[part.index].text(of: part, left: left))
    }
    return Needed(
      files: needed, own: Set(reach.own.map { files[$0].path }), omitted: reach.omittedNames,
      unwanted: reach.unwantedNames, foreign: reach.foreign,
      copies: reach.copies.sorted { $0.key < $1.key }.map {
        (files[$0.key].path, original: files[$0.value].path)
      },
      strays: strays.sorted().map { files[$0].path },
      spare: hasFolders ? byPath(reach.spareLines) : [:], controls: byPath(reach.controlLines))
  }

  private func byPath(_ lines: [Int: Set<Int>]) -> [String: Set<Int>] {
    Dictionary(lines.map { (files[$0.key].path, $0.value) }, uniquingKeysWith: { $0.union($1) })
  }

  /// The modules that a bridging header brings to files, by path.
  var bridgedByPath: [String: Set<String>] {
    Dictionary(
      bridged.map { (files[$0.key].path, $0.value) }, uniquingKeysWith: { $0.union($1) })
  }

  /// The files, split into tokens.
  var parsed: [SourceFile] { files.map { SourceFile(path: $0.path, text: $0.text) } }

  /// Returns what is to be known of the files to find out what of them is needed.
  ///
  /// - Parameter parsed: the files, if they are split into tokens already.
  func reachBasis(_ parsed: [SourceFile]? = nil) -> SourceReach.Basis {
    SourceReach.Basis(
      parsed ?? self.parsed, foreign: foreign, strays: strays.union(programs),
      compiled: compiledActivities, packages: packages)
  }

  /// What is compiled of the files.
  struct Needed {
    var files: [File]
    /// The files whose errors are told in any case: the widgets'.
    var own: Set<String>
    /// Names of what has been left out, and of those what was left out as unwanted.
    var omitted: Set<String> = []
    var unwanted: Set<String> = []
    /// What of it stands in files that are not the widget's.
    var foreign = SourceReach.Foreign()
    /// Files with a widget of a name that another file's widget has.
    var copies: [(path: String, original: String)] = []
    /// Files with activities that no target compiles.
    var strays: [String] = []
    /// Lines of the widgets' files that the activities do without: other widgets stand there.
    var spare: [String: Set<Int>] = [:]
    /// Those of them that are controls'.
    var controls: [String: Set<Int>] = [:]

    /// What is to be said about what is not compiled, however well it could be.
    var findings: [Finding] {
      copies.map { copy in
        Finding(
          "widget-copy-left-out", location: SourceLocation(file: copy.path, line: 1),
          sentence: "\(copy.original) declares the same names: this file is left out.")
      }
        + strays.map { path in
          Finding(
            "widget-file-of-no-target", location: SourceLocation(file: path, line: 1),
            sentence: "No target of the project compiles this file: it is left out.")
        }
    }

    /// Returns the names that were left out and that a line of the source misses.
    ///
    /// Words of an error lead far in files that are not the widget's: from there comes only what the compiler cannot
    /// find, by its own name.
    func additions(for trouble: CompilerMessages.Trouble) -> Set<String> {
      let names = trouble.quoted.intersection(omitted).subtracting(unwanted)
      if foreign.paths.contains(trouble.path) { return names }
      return names.filter {
        !foreign.omitted.contains($0) || trouble.isNotFound && foreign.declared.contains($0)
      }
    }

    /// Returns whether a line may be left out to see whether the widget does without it: in the widgets'
    /// files only what nobody can mend, and no activity needs. Of a control anything may go: nothing of it is drawn.
    func canDoWithout(_ trouble: CompilerMessages.Trouble) -> Bool {
      // What a macro made stands in a file of the compiler's, of which nothing can be left out.
      if CompilerMessages.isOfMacro(trouble.path) { return false }
      guard own.contains(trouble.path) else { return true }
      return controls[trouble.path]?.contains(trouble.line) == true
        || trouble.isMissingName && spare[trouble.path]?.contains(trouble.line) == true
    }
  }
}

extension WidgetSources.File {
  /// Returns the text with blanks for what is not needed; lines stay.
  ///
  /// - Parameter left: what the compiler said of lines that it could not compile.
  fileprivate func text(of part: SourceReach.Part, left: [Finding]) -> String {
    let original = Array(text.utf8)
    var bytes = original
    for range in part.omitted + part.emptied.map(\.range) {
      for place in range where bytes[place] != UInt8(ascii: "\n") {
        bytes[place] = UInt8(ascii: " ")
      }
    }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let left = left.filter { $0.location?.file == path }
    // A value of any type cannot be made up: a widget that comes there ends with this sentence, which
    // `WidgetCrash` knows again. For a view a sign can stand.
    for body in part.emptied.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let reason = Self.reason(in: body.range, of: original, left)
      let stop = " fatalError(\(LeftOutCode.words(of: name, reason).debugDescription)) "
      let text =
        switch body.makes {
        case .value: stop
        case .view: " _LeftOutView(\(name.debugDescription), \(reason.debugDescription)) "
        case .intentResult: stop + "; return .result() "
        case .control(let empty): " \(empty)() "
        }
      bytes.insert(contentsOf: Array(text.utf8), at: body.range.lowerBound)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns what the compiler said first of the lines of a body; empty where it said nothing.
  private static func reason(
    in range: Range<Int>, of bytes: [UInt8], _ left: [Finding]
  ) -> String {
    guard !left.isEmpty else { return "" }
    let first = 1 + bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    let last = first + bytes[range].count { $0 == UInt8(ascii: "\n") }
    return left.first { (first...last).contains($0.location?.line ?? 0) }?.sentence ?? ""
  }
}
