import FoundationGaps

/// Reads the files of a project, each once.
final class ProjectFiles {
  /// A larger file is no project file, in bytes.
  static let sizeLimit = 16 << 20

  /// The folder that was named to Islet.
  private let named: String?
  private var lists: [String: ProjectValue?] = [:]
  private var settings: [String: [SettingsFile.Line]] = [:]
  private(set) var read: Set<String> = []
  /// The files that are there and cannot be read.
  private(set) var unread: [UnreadProjectFile] = []

  init(named: String? = nil) { self.named = named }

  /// Returns where the files of a project in a folder may stand.
  func bounds(around folder: String) -> SourceBounds { SourceBounds(around: folder, named: named) }

  /// Returns the folder up to which the files of a project in a folder are looked for.
  func top(of folder: String) -> String { ProjectSearch.top(of: folder, named: named) }

  /// Returns the bytes of a file; nil when it is not there, out of bounds, too large, or none.
  func bytes(_ path: String, in bounds: SourceBounds) -> [UInt8]? {
    guard bounds.holds(path), let data = OrdinaryFile.contents(path, limit: Self.sizeLimit) else {
      return nil
    }
    read.insert(path)
    return Array(data)
  }

  /// Returns the text of a file.
  func text(_ path: String, in bounds: SourceBounds) -> String? {
    bytes(path, in: bounds).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns what an `.xcconfig` file says: each configuration of each target may name the same one.
  func settings(_ path: String, in bounds: SourceBounds) -> [SettingsFile.Line]? {
    if let known = settings[path], bounds.holds(path) { return known }
    let lines = text(path, in: bounds).map(SettingsFile.lines)
    settings[path] = lines
    return lines
  }

  /// Returns what a property list says: Info.plist, entitlements.
  func propertyList(_ path: String, in bounds: SourceBounds) -> ProjectValue? {
    if let known = lists[path], bounds.holds(path) { return known }
    let bytes = bytes(path, in: bounds)
    let value = bytes.flatMap(PropertyListReader.read)
    if let bytes, value == nil {
      unread.append(.init(path, bytes, declaresTargets: false))
    }
    lists[path] = value
    return value
  }

  /// Notes that a file does not say what files of its kind say.
  func noteUnread(_ path: String, _ bytes: [UInt8], fault: Int = 1) {
    unread.append(.init(path, bytes, fault: fault))
  }

  /// Notes files that were forgotten, and matter all the same.
  func noteUnread(_ files: [UnreadProjectFile]) {
    unread += files.filter { !unread.contains($0) }
  }

  /// Forgets files that could not be read, and that do not matter.
  func forgetUnread(_ files: [UnreadProjectFile]) { unread.removeAll(where: files.contains) }

  /// Forgets the files that could not be read since some others, and returns them.
  @discardableResult func forgetUnread(since others: [UnreadProjectFile]) -> [UnreadProjectFile] {
    let later = unread.filter { !others.contains($0) }
    forgetUnread(later)
    return later
  }
}

/// Paths of a project, without links and without `..`.
enum ProjectPath {
  /// Returns a path in a folder; an absolute one stays.
  static func join(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    guard whole.contains("/.") || whole.contains("//") else { return whole }
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns the folder that a path stands in.
  static func folder(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// Returns the folder that a project file is for: an Xcode project's list stands in a folder of its own.
  static func home(of projectFile: String) -> String {
    let parent = folder(projectFile)
    return parent.hasSuffix(".xcodeproj") ? folder(parent) : parent
  }

  /// Returns the ending of a file's name: `swift` of `Card.swift`. A URL of a name would ask the system for what is called
  /// so in the working folder.
  static func ending(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }

  /// Returns the last part of a path.
  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
