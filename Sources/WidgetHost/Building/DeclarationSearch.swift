import FoundationGaps

/// Looks for the file that declares a name beside the folder that was named, as far as its repository or project goes:
/// mostly a type that a widget shares with its app.
struct DeclarationSearch {
  /// The Swift files below the top of the repository, or in the packages beside the folder, but for those that were
  /// read already.
  private let paths: [String]
  private let folder: String
  /// Whether all was looked at that may be of the project, and nothing of it is C, whose names Swift code may have.
  private let isComplete: Bool

  /// So many files are looked into.
  private static let fileLimit = 3000

  /// Creates the search around a folder.
  ///
  /// - Parameters:
  ///   - folder: an absolute path, the folder that was named.
  ///   - known: the files that were read.
  ///   - entryLimit: how many entries of folders are passed: what stands above may hold a whole home.
  init(around folder: String, known: [String], entryLimit: Int = 30_000) {
    self.folder = folder
    let known = Set(known)
    var found: [String] = []
    var count = 0
    var (hasC, leadsOut, hasUnknown) = (false, false, false)
    let bounds = SourceBounds(around: folder)
    for top in Self.places(around: folder) {
      // What links lead to below it is met where it stands, and no other place is the project's.
      var entries = FolderWalk(top)
      while found.count < Self.fileLimit, count < entryLimit, let entry = entries.next() {
        count += 1
        let name = ProjectPath.name(entry)
        let path = "\(top)/\(entry)"
        let role = FolderRole(of: path)
        if name.hasPrefix(".") || role != .source || Self.isCheckedOut(path) {
          hasUnknown = hasUnknown || role == .unknown
          entries.skipDescendants()
        } else if !bounds.follows(path) {
          leadsOut = leadsOut || name.hasSuffix(".swift") || FileStatus(path)?.kind == .folder
        } else if name.hasSuffix(".swift") {
          if !known.contains(path), !WidgetSources.isManifest(name) { found.append(path) }
        } else if WidgetSources.isOfC(name), !"/\(entry)".contains("/vendor/") {
          hasC = true
        }
      }
    }
    paths = found.sorted()
    isComplete =
      !hasC && !leadsOut && !hasUnknown && count < entryLimit && found.count < Self.fileLimit
      && (Self.isRepository(folder) || Self.top(of: folder) != nil)
      && !Submodules(around: folder).areMissing
  }

  /// Returns whether a folder holds what a tool has fetched: packages of Xcode's, gems of Ruby's.
  private static func isCheckedOut(_ path: String) -> Bool {
    path.hasSuffix("/SourcePackages") || path.hasSuffix("/vendor/bundle")
  }

  /// Returns the folders to look into: none where the folder is a whole repository, of which all was read.
  private static func places(around folder: String) -> [String] {
    if isRepository(folder) { return [] }
    guard let top = top(of: folder), top != folder else { return packages(beside: folder) }
    return [top]
  }

  private static func isRepository(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/.git")
  }

  /// Returns the packages that stand beside a folder, or to which a link beside it leads within the folder around both. No
  /// others are looked into: without a project, the folder around both may be anybody's home.
  private static func packages(beside folder: String) -> [String] {
    let parent = ProjectPath.folder(folder)
    guard parent != folder, !parent.isEmpty else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return names.sorted().map { "\(parent)/\($0)" }.filter {
      $0 != folder && hasManifest($0) && (!FileStatus.isLink($0) || isLink($0, within: parent))
    }
  }

  /// Returns whether a link leads to what stands in a folder: who names that folder gets nothing from elsewhere.
  private static func isLink(_ link: String, within folder: String) -> Bool {
    guard let real = SourceBounds.real(link), let top = SourceBounds.real(folder) else {
      return false
    }
    return real.hasPrefix(top + "/")
  }

  private static func hasManifest(_ folder: String) -> Bool {
    FileStatus("\(folder)/Package.swift")?.kind == .file
  }

  /// Returns the folder up to which files may be of one project, perhaps the one that was named: nil where nothing says so.
  private static func top(of folder: String) -> String? {
    var top: String?
    var place = folder
    for _ in 0..<8 {
      let isTop = isRepository(place)
      if isTop || hasManifest(place) || !ProjectSearch.here(place).isEmpty { top = place }
      let parent = ProjectPath.folder(place)
      guard !isTop, parent != place, !parent.isEmpty else { break }
      place = parent
    }
    return top
  }

  /// Returns what to do about a name that the source does not declare; nil where no other file does.
  ///
  /// - Parameters:
  ///   - owner: the type whose member it is, in the compiler's words; nil: it is a type, or a value of no type's.
  ///   - isView: whether the owner may be a view, which has the members of all views.
  func advice(for name: String, of owner: String? = nil, isView: Bool = true) -> String? {
    let path = paths.first { path in
      guard let file = file(path, with: name) else { return false }
      return owner.map { extends($0, isView: isView, with: name, file) } ?? declares(name, file)
    }
    return path.map(advice(toName:))
  }

  private func advice(toName path: String) -> String {
    "\(path) declares it: name \(common(with: path)), which holds both."
  }

  /// Returns what of some declarations the files have, each with what to do about it where other files can see it; nil where
  /// not all files of the project could be looked into.
  func declaring(_ missing: Set<MissingDeclaration>) -> [MissingDeclaration: String?]? {
    guard isComplete else { return nil }
    var found: [MissingDeclaration: String?] = [:]
    for path in paths {
      guard let data = OrdinaryFile.contents(path, limit: WidgetSources.sizeLimit) else {
        return nil
      }
      let here = missing.filter { $0.mayStand(in: data) }
      guard !here.isEmpty, let file = Self.compiledFile(path, data) else { continue }
      let scopes = TypeScopes(of: file)
      for declaration in here where declaration.isDeclared(in: file, scopes) {
        let known = found[declaration] ?? nil
        let advice = declaration.isVisible(in: file) ? advice(toName: path) : nil
        found.updateValue(known ?? advice, forKey: declaration)
      }
    }
    return found
  }

  /// Returns a file that has a name somewhere.
  private func file(_ path: String, with name: String) -> SourceFile? {
    // Bytes are compared: a search in text takes six times as long, and most files do not have the name.
    guard let data = OrdinaryFile.contents(path, limit: WidgetSources.sizeLimit),
      data.range(of: Data(name.utf8)) != nil
    else { return nil }
    return Self.compiledFile(path, data)
  }

  /// Returns a file that a widget's build may take; nil for what describes a project, runs by itself or tests.
  private static func compiledFile(_ path: String, _ data: Data) -> SourceFile? {
    guard !WidgetSources.isManifestOfTuist(path, data), !data.starts(with: Data("#!".utf8)) else {
      return nil
    }
    let file = SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
    return file.isOfTests ? nil : file
  }

  /// Returns whether a file extends a framework's type, or views, with a member.
  private func extends(
    _ owner: String, isView: Bool, with name: String, _ file: SourceFile
  ) -> Bool {
    let own = owner.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.first
    let types = Set((isView ? ["View"] : []) + [own.map(String.init) ?? ""])
    return file.tokens.indices.dropLast().contains { start in
      guard file.text(at: start) == "extension", types.contains(file.text(at: start + 1)),
        let brace = file.tokens.indices[start...].prefix(SourceFile.longestHead).first(where: {
          file.text(at: $0) == "{"
        }), let end = file.partner(of: brace), end > brace
      else { return false }
      return (brace..<end).contains {
        ["func", "var"].contains(file.text(at: $0)) && file.text(at: $0 + 1) == name
      }
    }
  }

  private func declares(_ name: String, _ file: SourceFile) -> Bool {
    let words: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]
    let isType = file.tokens.indices.dropLast().contains {
      words.contains(file.text(at: $0)) && file.text(at: $0 + 1) == name
    }
    guard !isType, name.first?.isLowercase == true else { return isType }
    return SourceDeclaration.all(of: file).contains {
      $0.kind == .value && !$0.isFilePrivate && $0.names.contains(name)
    }
  }

  /// Returns the deepest folder that holds the named one and a file.
  private func common(with path: String) -> String {
    var place = folder
    while !path.hasPrefix(place + "/"), !place.isEmpty { place = ProjectPath.folder(place) }
    return place
  }
}
