import FoundationGaps

/// The files of a target.
public struct FileMembership: Sendable {
  /// Files that are listed by path.
  var paths: Set<String> = []
  /// Folders, and which of their files belong to it.
  var folders: [(path: String, choice: FolderChoice)] = []

  /// Returns whether a file belongs to it, or stands in a folder that does.
  public func contains(_ path: String) -> Bool {
    if paths.contains(path) { return true }
    if folders.contains(where: {
      path.hasPrefix($0.path) && path.hasPrefix($0.path + "/") && $0.choice.has(path, in: $0.path)
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
    let own = SourceBounds.real(folder)
    var links: [(path: String, real: String)] = []
    var waiting = [folder]
    while let place = waiting.popLast() {
      let around = (SourceBounds.real(place) ?? place) + "/"
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
          // It may lead back to a folder above it, and to what has been passed.
          !around.hasPrefix(real + "/"), own?.isIn(real) != true,
          !([own].compactMap(\.self) + links.map(\.real)).contains(where: { real.isIn($0) })
        else { continue }
        links.append((path, real))
        waiting.append(path)
      }
    }
    // A link that came first may lead into the folder of another one.
    let inner = links.filter { link in
      links.contains { link.real != $0.real && link.real.isIn($0.real) }
    }
    if !inner.isEmpty {
      found.removeAll { path in
        inner.contains { link in
          path.hasPrefix(link.path + "/") && SourceBounds.real(path)?.isIn(link.real) == true
        }
      }
    }
    return found.sorted()
  }

  /// Whether nothing belongs to it.
  public var isEmpty: Bool { paths.isEmpty && folders.isEmpty }
}

extension String {
  /// Returns whether a path is that of a folder, or leads into it.
  fileprivate func isIn(_ folder: String) -> Bool { self == folder || hasPrefix(folder + "/") }
}
