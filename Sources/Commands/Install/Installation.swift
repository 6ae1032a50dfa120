import Files
import Foundation

/// Files and folders on their way to where they belong.
///
/// All are copied beside their places first, and take them only when everything is there: a disk that fills up on the way
/// leaves what stood there before, and nothing else.
struct Installation {
  /// A copy's name for now, and the one that it will have. Both are in one folder, hence on one disk.
  private var copies: [(draft: String, place: String)] = []
  /// Folders that were not there before, outer ones first.
  private var madeFolders: [String] = []

  /// That something of another kind stands where a copy belongs: a folder may hold what somebody put there.
  struct Occupied: Error, Equatable {
    var place: String
    /// Whether it is a folder in the place of a file; else it is a file in the place of a folder.
    var isFolder: Bool
  }

  /// Copies a file or folder to beside its place.
  mutating func copy(_ source: String, to place: String) throws {
    // A link is replaced, and what it leads to stays.
    if let kind = Self.kind(place), kind != .typeSymbolicLink,
      (kind == .typeDirectory) != (Self.kind(source, followsLinks: true) == .typeDirectory)
    {
      throw Occupied(place: place, isFolder: kind == .typeDirectory)
    }
    let folder = URL(fileURLWithPath: place).deletingLastPathComponent().path
    try makeFolder(folder)
    // Only a killed run that had this process's number can have left something of that name.
    let draft = "\(folder)/.islet-\(getpid())-\(copies.count).new"
    try? FileManager.default.removeItem(atPath: draft)
    copies.append((draft, place))
    try FileManager.default.copyItem(atPath: source, toPath: draft)
  }

  /// Gives all copies their names. Only a whole one ever has its name; while a folder is replaced, none has it for a moment.
  func finish() throws {
    for (draft, place) in copies where rename(draft, place) != 0 {
      let fault = FileBytes.fault(place)
      guard Self.kind(draft) == .typeDirectory else { throw fault }
      // A folder does not take the place of another one that holds something.
      try FileManager.default.removeItem(atPath: place)
      try FileManager.default.moveItem(atPath: draft, toPath: place)
    }
  }

  /// Removes copies that have no name yet, and folders that were made for them.
  func undo() {
    for (draft, _) in copies { try? FileManager.default.removeItem(atPath: draft) }
    // What holds something by now stays.
    for folder in madeFolders.reversed() { rmdir(folder) }
  }

  /// Returns what stands at a path; nil where nothing does.
  private static func kind(_ path: String, followsLinks: Bool = false) -> FileAttributeType? {
    let path = followsLinks ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
    return try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
  }

  private mutating func makeFolder(_ path: String) throws(FileBytes.Fault) {
    var missing: [String] = []
    var place = URL(fileURLWithPath: path).standardizedFileURL
    while place.path != "/", !FileManager.default.fileExists(atPath: place.path) {
      missing.append(place.path)
      place.deleteLastPathComponent()
    }
    madeFolders += missing.reversed()
    try FileBytes.makeFolder(path)
  }
}
