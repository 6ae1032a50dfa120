import CLinux
import Foundation

/// The folder in which compiled widgets are kept, so that what has not changed is not compiled again.
///
/// A library stands in a folder named by what it was made of; while it is being made, the folder's name ends with
/// the process that makes it, and that process's count of compilers. Where no library could be made, the folder holds what the compiler said: the way from
/// one try to the next follows from that, and is gone again without the compiler.
struct BuildCache {
  let path: String

  /// So many libraries are kept; the newest ones, each half a megabyte or more.
  static let limit = 64
  /// So many tries that failed are kept; one source may need thirty, of a few kilobytes each.
  static let complaintLimit = 512
  /// So much of what the compiler said of them is kept, in bytes: of a large source it may be a megabyte for each try.
  static let complaintSize = 32 << 20
  /// With less room than this nothing can be compiled, in bytes.
  static let leastRoom = 4 << 20

  /// Takes away what a process left that has ended, and the oldest libraries when there are too many.
  func tidy() {
    let manager = FileManager.default
    var libraries: [String] = []
    var complaints: [String] = []
    for name in (try? manager.contentsOfDirectory(atPath: path)) ?? [] {
      let place = "\(path)/\(name)"
      let parts = name.split(separator: "-", omittingEmptySubsequences: false)
      guard parts[0].count == 16, parts[0].allSatisfy(\.isHexDigit) else { continue }
      if parts.count > 1, let owner = pid_t(parts[1]) {
        if CacheFolder.hasEnded(owner) { try? manager.removeItem(atPath: place) }
      } else if parts.count == 1 {
        let said = "\(place)/\(Self.complaintsName)"
        if manager.fileExists(atPath: said) {
          complaints.append(said)
        } else {
          libraries.append(place)
        }
      }
    }
    CacheFolder.keepNewest(Self.limit, of: libraries)
    CacheFolder.keepNewest(Self.complaintLimit, of: complaints, size: Self.complaintSize)
    // What is left of the others is an empty folder.
    for place in complaints.map(ProjectPath.folder) { rmdir(place) }
    removeUnfinishedCModules(olderThan: Self.longestWriting)
  }

  /// No compiler takes longer to write a C module, in seconds.
  private static let longestWriting = 3600.0

  /// Removes C modules that no compiler finished: one that meets a full disk leaves up to 11 MB behind.
  ///
  /// - Parameter age: in seconds since the last byte; another compiler may be writing what is newer.
  func removeUnfinishedCModules(olderThan age: Double) {
    let manager = FileManager.default
    let now = Date().timeIntervalSince1970
    // They stand one folder below, each beside the module that it was to become.
    for part in (try? manager.contentsOfDirectory(atPath: cModules)) ?? [] {
      let folder = "\(cModules)/\(part)"
      for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? []
      where name.hasSuffix(".pcm.tmp") {
        guard let file = FileStatus("\(folder)/\(name)"), now - file.changed >= age else {
          continue
        }
        try? manager.removeItem(atPath: "\(folder)/\(name)")
      }
    }
  }

  private static let complaintsName = "complaints.txt"

  /// Returns what the compiler said of a try that failed; nil where it has not been tried.
  ///
  /// - Parameter folder: where the library would stand.
  func complaints(of folder: String) -> String? {
    FileManager.default.contents(atPath: "\(folder)/\(Self.complaintsName)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Keeps what the compiler said of a source.
  func keep(complaints: String, of folder: String) {
    guard complaints.contains("error:") else { return }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? Data(complaints.utf8).write(
      to: URL(fileURLWithPath: "\(folder)/\(Self.complaintsName)"), options: .atomic)
  }

  /// The folder in which the compiler keeps the C modules that it has read.
  ///
  /// In the cache it may be a link, so that caches share it: the compiler finds a module by the one path only at which it
  /// was made.
  var cModules: String {
    let place = "\(path)/clang-modules"
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) ?? place
  }

  /// Removes the C modules, or the link to them. Returns whether they are gone.
  func removeCModules() -> Bool {
    (try? FileManager.default.removeItem(atPath: "\(path)/clang-modules")) != nil
  }

  /// Whether there is too little room to compile anything.
  var isFull: Bool {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return false }
    // File systems over a network tell any numbers.
    return Double(status.f_bavail) * Double(status.f_frsize) < Double(Self.leastRoom)
  }

  /// Returns why a file could not be written, in the system's own words.
  static func reason(_ error: any Error) -> String {
    let underlying = (error as? CocoaError)?.underlying.map { $0 as NSError }
    guard let underlying, underlying.domain == NSPOSIXErrorDomain else {
      return error.localizedDescription
    }
    return String(cString: strerror(Int32(underlying.code)))
  }
}
