import Glibc
import Synchronization

/// Where fonts and icons are looked for, and what is found there.
public enum FontFolders {
  /// The folders, first choice first: those that the user names, what was installed with the program, the user's
  /// own, the system's.
  public static let all: [String] = {
    var folders: [String] = []
    if let named = variable("ISLET_FONTS") {
      folders += named.split(separator: ":").map(String.init)
    }
    if let program = programFolder { folders.append(program + "/../share/islet/fonts") }
    if let home = variable("HOME") { folders.append(home + "/.local/share/fonts") }
    return folders + ["/usr/local/share/fonts", "/usr/share/fonts"]
  }()

  /// The folders that may hold the icons of bootstrap-icons, one SVG file a name.
  static let icons: [String] = {
    var folders: [String] = []
    if let named = variable("ISLET_FONTS") {
      folders += named.split(separator: ":").map { $0 + "/bootstrap-icons" }
    }
    if let program = programFolder {
      folders.append(program + "/../share/islet/fonts/bootstrap-icons")
    }
    return folders + ["/usr/local/share/bootstrap-icons/svg", "/usr/share/bootstrap-icons/svg"]
  }()

  /// The first folder of icons that is there.
  public static let iconFolder: String? = icons.first { isFolder($0) }

  /// Returns the path of a font file, by its name without ending.
  public static func path(of name: String) -> String? { index.files[name] }

  /// The files of this machine that pictures are drawn with.
  public static var files: [String] { FontTable.sources.flatMap(\.files).compactMap(path) }

  private static let endings = ["otf", "ttf", "ttc"]
  /// Folders deeper than this, or more files of each of `all`, are not looked through.
  private static let (deepest, most) = (5, 20_000)

  /// The files by their names without ending.
  struct Index {
    var files: [String: String]
    /// Whether a folder could not be opened, since the process had no descriptors left.
    var isStarved: Bool
  }

  private static let known = Mutex<Index?>(nil)

  /// The files of the folders, which are looked through once; again where some could not be opened.
  private static var index: Index {
    known.withLock { known in
      if let known, !known.isStarved { return known }
      let index = look(in: all)
      known = index
      return index
    }
  }

  /// Looks for fonts, in the order of names, so that the same files give the same choice everywhere: folders list
  /// theirs in any order.
  ///
  /// - Parameters:
  ///   - folders: where, first choice first.
  ///   - most: how many files and folders of each of them.
  static func look(in folders: [String], most: Int = Self.most) -> Index {
    var found: [String: String] = [:]
    var isStarved = false
    var count = 0
    func look(_ folder: String, depth: Int) {
      guard depth < deepest else { return }
      guard let entries = entries(of: folder, most: most) else {
        if errno == EMFILE || errno == ENFILE { isStarved = true }
        return
      }
      var folders: [String] = []
      for entry in entries.prefix(most - count) {
        count += 1
        let name = entry.name
        if let dot = name.lastIndex(of: "."),
          endings.contains(String(name[name.index(after: dot)...]))
        {
          let stem = String(name[..<dot])
          if found[stem] == nil { found[stem] = folder + "/" + name }
        } else if entry.mayBeFolder {
          folders.append(folder + "/" + name)
        }
      }
      for folder in folders where isFolder(folder) { look(folder, depth: depth + 1) }
    }
    for folder in folders {
      count = 0
      look(folder, depth: 0)
    }
    return Index(files: found, isStarved: isStarved)
  }

  private struct Entry {
    var name: String
    var mayBeFolder: Bool
  }

  /// Returns the first entries of a folder in the order of their names; nil, with the reason in `errno`, where it
  /// cannot be opened.
  private static func entries(of folder: String, most: Int) -> [Entry]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var entries: [Entry] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      let kind = Int(entry.pointee.d_type)
      entries.append(
        Entry(name: name, mayBeFolder: kind == DT_DIR || kind == DT_LNK || kind == DT_UNKNOWN))
      if entries.count > 2 * most {
        entries.sort { $0.name < $1.name }
        entries.removeSubrange(most...)
      }
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// Whether no file can be opened, now or when fonts were looked for, because too many are open.
  static var isOutOfDescriptors: Bool {
    if index.isStarved { return true }
    let descriptor = open("/", O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return errno == EMFILE || errno == ENFILE }
    close(descriptor)
    return false
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & UInt32(S_IFMT) == UInt32(S_IFDIR)
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static let programFolder: String? = {
    var bytes = [CChar](repeating: 0, count: 4_096)
    let count = readlink("/proc/self/exe", &bytes, bytes.count - 1)
    guard count > 0 else { return nil }
    let path = String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return path.lastIndex(of: "/").map { String(path[..<$0]) }
  }()
}
