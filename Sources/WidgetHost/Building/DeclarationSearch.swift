import FoundationGaps

/// Looks for the file that declares a name beside the folder that was named, as far as its repository or project goes:
/// mostly a type that a widget shares with its app.
struct DeclarationSearch {
  /// The Swift files below the top of the repository, or in the packages beside the folder, but for those that were
  /// read already.
  private let paths: [String]
  private let folder: String

  /// So many files are looked into.
  private static let fileLimit = 3000

  /// Creates the search around a folder.
  ///
  /// - Parameters:
  ///   - folder: an absolute path, the folder that was named.
  ///   - known: the files that were read.
  init(around folder: String, known: [String]) {
    self.folder = folder
    let known = Set(known)
    var found: [String] = []
    for top in Self.places(around: folder) {
      let entries = FileManager.default.enumerator(atPath: top)
      while found.count < Self.fileLimit, let entry = entries?.nextObject() as? String {
        let name = ProjectPath.name(entry)
        if name.hasPrefix(".") || ProjectSearch.skipped.contains(name) {
          entries?.skipDescendants()
        } else if name.hasSuffix(".swift"), !known.contains("\(top)/\(entry)") {
          found.append("\(top)/\(entry)")
        }
      }
    }
    paths = found.sorted()
  }

  /// Returns the folders to look into: none where the folder is a whole repository, of which all was read.
  private static func places(around folder: String) -> [String] {
    if isRepository(folder) { return [] }
    return top(of: folder).map { [$0] } ?? packages(beside: folder)
  }

  private static func isRepository(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/.git")
  }

  /// Returns the packages that stand beside a folder. No others are looked into: without a project, the folder around
  /// both may be anybody's home.
  private static func packages(beside folder: String) -> [String] {
    let parent = ProjectPath.folder(folder)
    guard parent != folder, !parent.isEmpty else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return names.sorted().map { "\(parent)/\($0)" }.filter {
      $0 != folder && hasManifest($0)
    }
  }

  private static func hasManifest(_ folder: String) -> Bool {
    FileStatus("\(folder)/Package.swift")?.kind == .file
  }

  /// Returns the folder up to which files may be of one project: nil where nothing above says so.
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
    return top == folder ? nil : top
  }

  /// Returns what to do about a name that the source does not declare; nil where no other file does.
  func advice(for name: String) -> String? {
    guard let path = paths.first(where: { declares(name, $0) }) else { return nil }
    return "\(path) declares it: name \(common(with: path)), which holds both."
  }

  private func declares(_ name: String, _ path: String) -> Bool {
    // Bytes are compared: a search in text takes six times as long, and most files do not have the name.
    guard let data = OrdinaryFile.contents(path, limit: WidgetSources.sizeLimit),
      data.range(of: Data(name.utf8)) != nil
    else { return false }
    let file = SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
    let words: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]
    return file.tokens.indices.dropLast().contains {
      words.contains(file.text(at: $0)) && file.text(at: $0 + 1) == name
    }
  }

  /// Returns the deepest folder that holds the named one and a file.
  private func common(with path: String) -> String {
    var place = folder
    while !path.hasPrefix(place + "/"), !place.isEmpty { place = ProjectPath.folder(place) }
    return place
  }
}
