import CLinux
import Foundation

/// The folders that an app finds on the phone: a container of its own, one of its extension, and what both share.
///
/// What stands there was written by the app's code: nothing but that code reads it.
public struct AppHome: Hashable, Sendable {
  /// The folder that holds them.
  let path: String
  /// Whether there are containers; code that came with Islet keeps nothing.
  private let hasContainers: Bool

  /// Creates the home of code that came with Islet: its processes stand in this folder.
  public init(standingIn folder: String) { (path, hasContainers) = (folder, false) }

  private init(containersIn path: String) { (self.path, hasContainers) = (path, true) }

  /// So many apps are remembered; those that ran last.
  static let limit = 64

  /// Opens an app's home among those that are kept, as a phone that is started finds it.
  ///
  /// - Parameters:
  ///   - homes: the folder of all apps' homes.
  ///   - folder: the app's source: two projects may have one bundle id.
  @MainActor
  static func kept(in homes: String, bundle: String, folder: String) -> AppHome {
    let home = AppHome(containersIn: "\(homes)/\(name(bundle: bundle, folder: folder))")
    home.make()
    // The time of a folder changes with its own entries only.
    utimes(home.path, nil)
    CacheFolder.keepNewest(limit, of: Self.entries(of: homes).map { "\(homes)/\($0)" })
    return home
  }

  /// Makes an empty home that goes with this process: what earlier runs wrote changes no picture of it.
  @MainActor
  static func passing(in cache: String) -> AppHome {
    tidy(cache)
    count += 1
    // Two machines that share a cache may have processes of one number.
    let home = AppHome(containersIn: "\(runs(cache))/\(getpid())-\(count)-\(UUID())")
    home.make()
    return home
  }

  @MainActor private static var count = 0

  private static func runs(_ cache: String) -> String { "\(cache)/homes" }

  /// Removes the homes of processes that have ended, and the one that earlier versions had for all apps.
  private static func tidy(_ cache: String) {
    removeAll("\(cache)/home")
    for name in entries(of: runs(cache)) {
      guard let owner = name.split(separator: "-").first.flatMap({ pid_t($0) }),
        CacheFolder.hasEnded(owner)
      else { continue }
      removeAll("\(runs(cache))/\(name)")
    }
  }

  private static func entries(of folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// Returns a name that a person recognizes, and that no other app has.
  static func name(bundle: String, folder: String) -> String {
    let plain = bundle.unicodeScalars.prefix(80).map { scalar in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
      return isPlain || ".-_".unicodeScalars.contains(scalar) ? String(scalar) : "_"
    }
    // The usual hash of a text's bytes with 64 bits: FNV-1a.
    let hash = "\(bundle)\0\(folder)".utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return plain.joined() + "-" + String(repeating: "0", count: 16 - digits.count) + digits
  }

  func remove() { Self.removeAll(path) }

  /// Removes a folder that apps' code wrote to, also where that has closed folders in it.
  public static func removeAll(_ path: String) {
    let manager = FileManager.default
    guard (try? manager.removeItem(atPath: path)) == nil else { return }
    open(path)
    try? manager.removeItem(atPath: path)
  }

  /// Gives the folders below a path, and the one that it names, back to their owner. What a link leads to is left alone.
  static func open(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return }
    chmod(path, 0o700)
    for name in entries(of: path) { open("\(path)/\(name)") }
  }

  // MARK: What stands there

  /// What a container has when an app is installed; `Library/Application Support` is made by those who need it, as on a
  /// phone.
  private static let folders = ["Documents", "Library/Caches", "Library/Preferences", "tmp"]

  private func make() {
    let manager = FileManager.default
    let own: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    try? manager.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: own)
    for role in [ProcessWidget.Role.app, .widget] {
      let container = folder(of: role)
      // A phone empties it when no code of the app runs.
      try? manager.removeItem(atPath: "\(container)/tmp")
      for name in Self.folders { makeFolder(name, in: container) }
    }
    for name in [Self.defaults, Self.groups] { makeFolder(name, in: shared) }
  }

  /// Makes the folders again where somebody has removed them, before a process stands in one.
  func makeIfMissing() {
    let folders = [folder(of: .app), folder(of: .widget), shared]
    guard hasContainers, !folders.allSatisfy(FileManager.default.fileExists) else { return }
    make()
  }

  /// Makes a folder in one that only the app's code has written to. That may have put links there, to which nothing is
  /// written for it.
  private func makeFolder(_ name: String, in folder: String) {
    var place = folder
    mkdir(place, 0o700)
    for part in name.split(separator: "/") {
      place += "/\(part)"
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) != nil {
        unlink(place)
      }
      mkdir(place, 0o700)
    }
  }

  private static let defaults = "Defaults"
  private static let groups = "Groups"
  private var shared: String { "\(path)/Shared" }

  /// Returns where a process stands, which is the home that its code knows.
  func folder(of role: ProcessWidget.Role) -> String {
    guard hasContainers else { return path }
    return role == .app ? "\(path)/App" : "\(path)/Extension"
  }

  /// The variable that names what both processes may write.
  static let sharedVariable = "ISLET_SHARED"

  /// Returns what tells a process's code where its folders are.
  func environment(of role: ProcessWidget.Role) -> [String: String] {
    let container = folder(of: role)
    let home = ["HOME": container, "CFFIXED_USER_HOME": container]
    let more =
      hasContainers
      ? [
        "TMPDIR": "\(container)/tmp", "XDG_DOCUMENTS_DIR": "\(container)/Documents",
        "XDG_CACHE_HOME": "\(container)/Library/Caches",
        "XDG_DATA_HOME": "\(container)/Library/Application Support",
        "XDG_CONFIG_HOME": "\(container)/Library/Preferences", Self.sharedVariable: shared,
      ] : ["TMPDIR": container, "XDG_CONFIG_HOME": container]
    return home.merging(more) { $1 }
  }

  /// Returns the folders that a process may write, as its environment names them.
  static func writable(_ environment: [String: String]) -> [String] {
    ["HOME", sharedVariable].compactMap { environment[$0] }
  }

  /// Returns the folder of the user defaults, as a process's environment names it; nil where nothing is shared.
  static func defaults(_ environment: [String: String]) -> String? {
    environment[sharedVariable].map { "\($0)/\(defaults)" }
  }

  /// Returns the folder of app groups, as a process's environment names it; nil where it has none.
  static func groups(_ environment: [String: String]) -> String? {
    environment[sharedVariable].map { "\($0)/\(groups)" }
  }
}
