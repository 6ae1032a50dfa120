import Foundation
import Numbers

/// What the compiler made of single files, kept for the next version of their source: an edit in one body compiles
/// one file.
///
/// An object is good for as long as its file's text, what the file sees of the others, and the compiler's options stay.
struct CompiledObjects {
  private let folder: String
  /// The path of each file's object, in the files' order; there may be none yet.
  let paths: [String]

  /// So many objects are kept, the newest ones; each has a tenth of a megabyte or more.
  static let limit = 512

  /// Names the objects of a source.
  ///
  /// - Parameters:
  ///   - cache: the folder of what has been compiled.
  ///   - files: names and texts of the files, as the compiler reads them.
  ///   - circumstances: everything else that an object depends on.
  init(cache: String, files: [(name: String, text: String)], circumstances: String) {
    let folder = "\(cache)/\(Self.name)"
    self.folder = folder
    var interfaces = ContentHash(circumstances)
    for file in files {
      interfaces.add(file.name)
      interfaces.add(SourceInterface.text(of: file.text))
    }
    // The file's own interface among them follows from its text.
    let others = interfaces.text
    paths = files.map { file in
      "\(folder)/\(ContentHash(others, file.name, file.text).text).o"
    }
  }

  private static let name = "objects"

  /// Returns the objects that are there and whole, and marks them as used.
  func known() -> [String?] {
    paths.map { path in
      utimensat(AT_FDCWD, path, nil, 0) == 0 && Seal.holds(on: path) ? path : nil
    }
  }

  /// Keeps an object of a file.
  func keep(_ object: String, ofFile place: Int) {
    guard Seal.put(on: object) else { return }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // Another Islet may have made the same one; this one takes its place at once.
    _ = rename(object, paths[place])
  }

  /// Removes the oldest objects of a cache when there are too many.
  static func tidy(cache: String) {
    let folder = "\(cache)/\(name)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    CacheFolder.keepNewest(limit, of: names.map { "\(folder)/\($0)" })
  }
}
