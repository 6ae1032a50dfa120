import Foundation

/// The files of a target.
public struct FileMembership: Equatable, Sendable {
  /// Files that are listed by path.
  var paths: Set<String> = []
  /// Folders of which all files belong to it, but for those listed.
  var folders: [(path: String, except: Set<String>)] = []

  /// Returns whether a file belongs to it, or stands in a folder that does.
  public func contains(_ path: String) -> Bool {
    if paths.contains(path) { return true }
    if folders.contains(where: { path.hasPrefix($0.path + "/") && !$0.except.contains(path) }) {
      return true
    }
    // `Assets.xcassets` stands for all that is in it.
    guard let end = path.range(of: ".xcassets/")?.lowerBound else { return false }
    return contains(String(path[..<end]) + ".xcassets")
  }

  /// Whether nothing belongs to it.
  public var isEmpty: Bool { paths.isEmpty && folders.isEmpty }

  /// The asset catalogues among them: those that are listed, then those of its folders.
  var catalogues: [String] {
    let listed = paths.filter { $0.hasSuffix(".xcassets") }.sorted()
    return listed
      + folders.flatMap { folder in
        Self.catalogues(below: folder.path).filter { !folder.except.contains($0) }
      }
  }

  /// More entries than these are not looked at.
  private static let mostEntries = 5000

  private static func catalogues(below folder: String) -> [String] {
    guard let entries = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    var count = 0
    while let entry = entries.nextObject() as? String, count < mostEntries {
      count += 1
      if entry.hasSuffix(".xcassets") {
        found.append("\(folder)/\(entry)")
        entries.skipDescendants()
      }
    }
    return found.sorted()
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.paths == right.paths && left.folders.map(\.path) == right.folders.map(\.path)
      && left.folders.map(\.except) == right.folders.map(\.except)
  }
}
