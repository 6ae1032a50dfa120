/// Which files of a folder belong to a target: all of them, but for what is left out.
struct FolderChoice: Sendable, ExpressibleByArrayLiteral {
  /// Files and folders that are left out, by path.
  private(set) var except: Set<String>
  private var excludes: [PathPattern] = []
  /// What alone belongs to it; empty: all.
  private var includes: [PathPattern] = []

  /// Chooses all files but those at some paths, and in folders there.
  init(except: Set<String>) { self.except = except }

  init(arrayLiteral paths: String...) { except = Set(paths) }

  /// Chooses files of a folder as XcodeGen does it.
  ///
  /// - Parameters:
  ///   - excludes: patterns of what is left out, from the folder on.
  ///   - includes: patterns of what alone belongs to it; none: all does.
  init(in folder: String, excludes: [String], includes: [String]) {
    let left = excludes.flatMap(PathPattern.all)
    // Paths are looked up, which is faster than comparing them with each pattern.
    except = Set(left.compactMap(\.plainPath).map { ProjectPath.join(folder, $0) })
    self.excludes = left.filter { $0.plainPath == nil }
    self.includes = includes.filter { !$0.isEmpty }.flatMap(PathPattern.all)
  }

  /// Returns whether a file in the folder belongs to the target.
  func has(_ path: String, in folder: String) -> Bool {
    if !except.isEmpty {
      var place = path[...]
      while place.utf8.count > folder.utf8.count {
        if except.contains(String(place)) { return false }
        guard let end = place.lastIndex(of: "/") else { break }
        place = place[..<end]
      }
    }
    if excludes.isEmpty, includes.isEmpty { return true }
    let names = path.utf8.dropFirst(folder.utf8.count).split(separator: UInt8(ascii: "/"))
      .map(Array.init)
    return !excludes.contains { $0.holds(names) }
      && (includes.isEmpty || includes.contains { $0.holds(names) })
  }
}
