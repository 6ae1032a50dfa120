import CLinux
import Foundation

/// What a widget's process gives up before it loads the widget: code that came with a folder runs there.
///
/// Everything here works without root. Landlock takes away files and ports, a filter takes away system calls; where a
/// kernel lacks one of them the rest holds, and `islet doctor` says which by trying each `Barrier`.
enum Confinement {
  /// Folders and files, by absolute path.
  struct Places {
    /// What may be read, with all below.
    var read: [String]
    /// Folders whose names may be listed.
    var list: [String] = []
    /// Folders whose programs may be started, and all below be read.
    var run: [String] = []
    /// Where anything may be done.
    var write: [String]
  }

  /// Confines this process for good; what cannot be had here is left out.
  ///
  /// To be called before a second thread is started: Landlock holds for the calling one and those that follow.
  static func begin(_ places: Places) {
    limitFiles(places)
    _ = islet_filter_calls()
  }

  /// What the kernel offers, in words: `Landlock 7, system call filter`.
  static var means: [String] {
    let version = islet_landlock_version()
    return (version > 0 ? ["Landlock \(version)"] : [])
      + (islet_has_filter() == 1 ? ["a filter of system calls"] : [])
  }

  /// What any program reads to run at all: the system's libraries, time zones and language data.
  ///
  /// Of the rest only the folders of libraries that are loaded already, wherever the toolchain is.
  static var system: [String] {
    let known = [
      "/usr/lib", "/usr/lib64", "/lib", "/lib64", "/usr/share/zoneinfo", "/usr/share/locale",
      "/usr/share/i18n", "/etc/ld.so.cache", "/etc/localtime", "/etc/timezone", "/dev/null",
      "/dev/zero", "/dev/urandom", "/proc/self", "/proc/meminfo", "/proc/cpuinfo",
      "/sys/devices/system/cpu",
    ]
    return known + loadedLibraries
  }

  /// Returns the folders of the libraries that this process has loaded.
  ///
  /// The loader is asked: Foundation reads only the beginning of a file in `/proc` that is longer than a page.
  static var loadedLibraries: [String] {
    var folders: Set<String> = []
    withUnsafeMutablePointer(to: &folders) { folders in
      islet_each_library(
        { name, folders in
          guard let name, let folders else { return }
          let path = String(cString: name)
          guard path.hasPrefix("/"), let end = path.lastIndex(of: "/") else { return }
          folders.assumingMemoryBound(to: Set<String>.self).pointee.insert(String(path[..<end]))
        }, folders)
    }
    return folders.sorted()
  }

  // MARK: Landlock

  // Accesses as linux/landlock.h numbers them.
  private static let execute: UInt64 = 1 << 0
  private static let readFile: UInt64 = 1 << 2
  private static let readFolder: UInt64 = 1 << 3
  /// Accesses that a plain file can have; the others are for folders.
  private static let ofFiles: UInt64 = 1 << 0 | 1 << 1 | readFile | 1 << 14 | 1 << 15

  /// Returns all accesses to files that a version of Landlock knows.
  private static func files(_ version: Int32) -> UInt64 {
    let count: UInt64 =
      switch version {
      case 1: 13
      case 2: 14
      case 3, 4: 15
      default: 16
      }
    return (1 << count) - 1
  }

  /// `O_PATH`, which only GNU's macro declares: the name is opened, and nothing can be read through it.
  private static let nameOnly: Int32 = 0o10000000

  /// Limits this process, and what it starts, to some places, and has it leave the modes, times and attributes of all
  /// files as they are.
  static func limitFiles(_ places: Places) {
    limitPlaces(places)
    _ = islet_filter_changes()
  }

  private static func limitPlaces(_ places: Places) {
    let version = islet_landlock_version()
    guard version > 0 else { return }
    let all = files(version)
    // Ports of TCP since version 4; sockets without a file and signals to others since version 6.
    var rules = islet_landlock_rules(
      files: all, ports: version >= 4 ? 3 : 0, scopes: version >= 6 ? 3 : 0)
    let size = version >= 6 ? 24 : version >= 4 ? 16 : 8
    let ruleset = islet_landlock_create(&rules, size)
    guard ruleset >= 0 else { return }
    defer { close(ruleset) }
    for path in places.list { allow(path, readFolder, in: ruleset) }
    for path in places.read { allow(path, (readFile | readFolder) & all, in: ruleset) }
    for path in places.run { allow(path, (execute | readFile | readFolder) & all, in: ruleset) }
    // No programs are made there, and no devices.
    let making = all & ~(1 << 0 | 1 << 6 | 1 << 11)
    for path in places.write { allow(path, making, in: ruleset) }
    _ = islet_landlock_restrict(ruleset)
  }

  /// Allows what a path may have; one that is not there needs no rule.
  private static func allow(_ path: String, _ access: UInt64, in ruleset: Int32) {
    let place = islet_open(path, Self.nameOnly | O_CLOEXEC, 0)
    guard place >= 0 else { return }
    defer { close(place) }
    guard let status = FileStatus(path) else { return }
    _ = islet_landlock_allow(ruleset, place, status.kind == .folder ? access : access & ofFiles)
  }
}
