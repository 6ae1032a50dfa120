import FoundationGaps

/// Looks for the file that declares a name beside the folder that was named, as far as its repository or project goes:
/// mostly a type that a widget shares with its app.
struct DeclarationSearch {
  /// The Swift files below the top of the repository, but for those that were read already.
  private let paths: [String]
  private let folder: String

  /// So many files are looked into.
  private static let fileLimit = 3000

  /// - Parameters:
  ///   - folder: an absolute path, the folder that was named.
  ///   - known: the files that were read.
  init(around folder: String, known: [String]) {
    self.folder = folder
    guard let top = Self.top(of: folder) else {
      paths = []
      return
    }
    let known = Set(known)
    var found: [String] = []
    let entries = FileManager.default.enumerator(atPath: top)
    while let entry = entries?.nextObject() as? String, found.count < Self.fileLimit {
      let name = ProjectPath.name(entry)
      if name.hasPrefix(".") || ProjectSearch.skipped.contains(name) {
        entries?.skipDescendants()
      } else if name.hasSuffix(".swift"), !known.contains("\(top)/\(entry)") {
        found.append("\(top)/\(entry)")
      }
    }
    paths = found.sorted()
  }

  /// Returns the folder up to which files may be of one project: nil where nothing above says so.
  private static func top(of folder: String) -> String? {
    var top: String?
    var place = folder
    for _ in 0..<8 {
      let isTop = FileManager.default.fileExists(atPath: "\(place)/.git")
      if isTop || !ProjectSearch.here(place).isEmpty { top = place }
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
    guard let data = OrdinaryFile.contents(path, limit: WidgetSources.sizeLimit) else {
      return false
    }
    let text = String(decoding: data, as: UTF8.self)
    guard text.contains(name) else { return false }
    let file = SourceFile(path: path, text: text)
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
