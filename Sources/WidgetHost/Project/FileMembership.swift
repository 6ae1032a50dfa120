import FoundationGaps

/// The files of a target.
public struct FileMembership: Sendable {
  /// Files that are listed by path.
  var paths: Set<String> = []
  /// Folders of which all files belong to it, but for those listed.
  var folders: [(path: String, except: Set<String>)] = []

  /// Returns whether a file belongs to it, or stands in a folder that does.
  public func contains(_ path: String) -> Bool {
    if paths.contains(path) { return true }
    if folders.contains(where: {
      path.hasPrefix($0.path) && path.hasPrefix($0.path + "/") && !$0.except.contains(path)
    }) {
      return true
    }
    // `Assets.xcassets` stands for all that is in it.
    guard path.contains(bytesOf: ".xcassets/"),
      let end = path.firstRange(of: ".xcassets/")?.lowerBound
    else { return false }
    return contains(String(path[..<end]) + ".xcassets")
  }

  /// Returns the paths of its files with an ending: those that are listed, then those in its folders.
  func files(ending: String) -> [String] {
    (paths.sorted() + folders.flatMap { Self.entries(below: $0.path) })
      .filter { $0.hasSuffix(ending) && contains($0) }
  }

  /// Returns the paths of the files that a bundle holds as they are: all but what is compiled.
  var plainFiles: [String] {
    let compiled = [
      ".swift", ".xcassets", ".strings", ".xcstrings", ".stringsdict", ".storyboard", ".xib", ".h",
      ".m", ".xcdatamodeld",
    ]
    return files(ending: "").filter { path in !compiled.contains { path.hasSuffix($0) } }
  }

  /// More entries of a folder than these are not looked at.
  private static let mostEntries = 20_000

  /// Returns all files below a folder, also behind links to other folders; an asset catalogue is one, and so is a Core Data
  /// model.
  private static func entries(below folder: String) -> [String] {
    var found: [String] = []
    var known = [SourceBounds.real(folder)].compactMap(\.self)
    var waiting = [folder]
    while let place = waiting.popLast() {
      var walk = FolderWalk(place)
      while found.count < mostEntries, let entry = walk.next() {
        let path = "\(place)/\(entry)"
        found.append(path)
        if entry.hasSuffix(".xcassets") || entry.hasSuffix(".xcdatamodeld") {
          walk.skipDescendants()
          continue
        }
        guard FileStatus.isLink(path), FileStatus(path)?.kind == .folder,
          let real = SourceBounds.real(path),
          // What it leads to, or is in, has been passed.
          !known.contains(where: { ($0 + "/").hasPrefix(real + "/") || real.hasPrefix($0 + "/") })
        else { continue }
        known.append(real)
        waiting.append(path)
      }
    }
    return found.sorted()
  }

  /// Whether nothing belongs to it.
  public var isEmpty: Bool { paths.isEmpty && folders.isEmpty }
}
