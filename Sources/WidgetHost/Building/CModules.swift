import Foundation

/// The modules of C that each widget's compiler reads, since Foundation and the toolchain's library are built on them.
///
/// What has been read is kept. Before that a compiler reads one after another as it comes to them, and every other
/// compiler waits for it: .9 of the 1.4 s that compilers take for the first widget of 197 lines. So two compilers read
/// them before the widget's, each its share: 1.1 s (medians of seven times in turn, two cores, 2026-11-27).
enum CModules {
  /// The names of modules, in shares that take about as long as each other.
  static let shares = [
    ["_FoundationCShims"], ["Glibc", "Dispatch", "Synchronization", "_FoundationICU"],
  ]

  /// Returns the source that has a compiler read a share.
  static func source(of share: [String]) -> String {
    share.map { "import \($0)\n" }.joined()
  }

  /// Returns where the source of a share stands in the folder of a build. No file of a widget has such a name there.
  static func path(_ share: Int, in folder: String) -> String {
    "\(folder)/IsletModules\(share).swift"
  }

  /// Returns whether the modules have been read, by the folder that keeps them.
  static func areKept(in folder: String) -> Bool {
    let manager = FileManager.default
    return (try? manager.contentsOfDirectory(atPath: folder))?.contains { part in
      let files = (try? manager.contentsOfDirectory(atPath: "\(folder)/\(part)")) ?? []
      return files.contains { $0.hasPrefix("_FoundationCShims") && $0.hasSuffix(".pcm") }
    } ?? false
  }
}
