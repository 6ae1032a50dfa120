import Foundation

/// Goes through all that stands in a folder and below it, a folder before what is in it, by name.
///
/// A file system lists names in an order of its own: where only one of two files counts, it would be another one on
/// another machine. Links below the folder are listed and not followed; the folder itself may be named by a link.
package struct FolderWalk: Sequence, IteratorProtocol {
  private let root: String
  private let names: (String) -> [String]
  /// What is still to be passed, the next one last: paths within the folder.
  private var open: [String] = []
  /// Whose names come next.
  private var last: String? = ""

  /// Creates a walk from a folder's beginning.
  ///
  /// - Parameter names: what stands in a folder, in any order.
  package init(
    _ root: String,
    names: @escaping (String) -> [String] = {
      (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
    }
  ) {
    (self.root, self.names) = (root, names)
  }

  /// Returns the next path within the folder: `Assets.xcassets/logo.imageset`.
  package mutating func next() -> String? {
    if let last, isFolder(last) {
      let below = names(last.isEmpty ? root : "\(root)/\(last)").sorted(by: >)
      open += last.isEmpty ? below : below.map { "\(last)/\($0)" }
    }
    last = open.popLast()
    return last
  }

  /// Leaves out what is below the path that came last.
  package mutating func skipDescendants() { last = nil }

  /// Returns whether names come from a path within the folder.
  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    let result = path.isEmpty ? stat(root, &status) : lstat("\(root)/\(path)", &status)
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
