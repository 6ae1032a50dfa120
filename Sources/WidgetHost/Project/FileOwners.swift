/// The targets that compile a file, looked up by its path: a project may have thousands of each.
public struct FileOwners: Sendable {
  /// The places of targets that list a path.
  private var listing: [String: [Int]] = [:]
  /// Those of targets that have files of a folder, and which.
  private var holding: [String: [(target: Int, choice: FolderChoice)]] = [:]

  /// Creates the answer for some targets.
  public init(_ targets: [ProjectTarget]) {
    for (place, target) in targets.enumerated() {
      for path in target.sources.paths { listing[path, default: []].append(place) }
      for folder in target.sources.folders {
        holding[folder.path, default: []].append((place, folder.choice))
      }
    }
  }

  /// Returns the places of the targets that compile a file, in their order.
  public func targets(compiling path: String) -> [Int] {
    var found = Set(listing[path] ?? [])
    if !holding.isEmpty {
      var folder = path[...]
      while let end = folder.lastIndex(of: "/") {
        folder = folder[..<end]
        let place = String(folder)
        for (target, choice) in holding[place] ?? [] where choice.has(path, in: place) {
          found.insert(target)
        }
      }
    }
    return found.sorted()
  }
}
