import CLinux
import Files
import Glibc
import PushGateway

/// The folder in which a simulator keeps its journal, held by one simulator at a time.
@MainActor
public final class StateFolder {
  /// Why a folder cannot be used.
  public enum Refusal: Error, Hashable, Sendable {
    /// Another simulator runs on it.
    case taken(path: String, by: String)
    /// Others may have put something there.
    case untrusted(path: String, PrivateFolder.Fault)
    /// The file system says no.
    case unusable(path: String, reason: String)

    /// The sentence for a person.
    public var sentence: String {
      switch self {
      case .taken(let path, let owner):
        "another simulator (\(owner)) is running on \(path)"
      case .untrusted(let path, let fault): "\(path) \(fault.reason)"
      case .unusable(let path, let reason): "\(path) cannot be used: \(reason)"
      }
    }

    /// What to do about it.
    public var fix: String {
      switch self {
      case .taken: "add --own-state, or quit the other: q on its screen, Ctrl-C for islet serve"
      case .untrusted(_, let fault): fault.fix
      case .unusable: "--state DIR takes another folder"
      }
    }
  }

  /// The absolute path.
  public let path: String
  private let lock: Int32

  /// Opens or makes the folder and locks it; the lock goes with the process, however it ends.
  public init(_ path: String) throws(Refusal) {
    self.path = path
    do {
      // Only this user sees what there is; the authority's certificate may be read by its name.
      try FileBytes.makeFolder(path, mode: 0o711)
    } catch {
      throw .unusable(path: path, reason: error.reason)
    }
    if let fault = PrivateFolder.fault(path) { throw .untrusted(path: path, fault) }
    let name = path + "/lock"
    let file = open(name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw .unusable(path: path, reason: FileBytes.fault(name).reason) }
    guard StateFolder.lock(file) else {
      let owner = (try? FileBytes.readOrdinary(name, limit: 64)).map {
        String(decoding: $0, as: UTF8.self)
      }
      close(file)
      throw .taken(path: path, by: StateFolder.shown(owner))
    }
    ftruncate(file, 0)
    let text = Array("process \(getpid())".utf8)
    _ = text.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    lock = file
  }

  isolated deinit { close(lock) }

  /// Takes the lock; a process that has just ended, or is just becoming another program, may hold it for
  /// a moment still.
  private static func lock(_ file: Int32) -> Bool {
    for attempt in 0... {
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return true }
      if attempt == 10 { break }
      usleep(20_000)
    }
    return false
  }

  /// Returns the first of `PATH-2`, `PATH-3` … that is free, for a second simulator that asks for its own.
  public static func own(beside path: String) throws(Refusal) -> StateFolder {
    for number in 2...65 {
      do {
        return try StateFolder("\(path)-\(number)")
      } catch .taken {
        continue
      }
    }
    throw .unusable(path: path, reason: "64 simulators are running beside it")
  }

  /// Returns where state lives when nobody says otherwise.
  public static func standardPath(_ environment: [String: String]) -> String {
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      return folder + "/islet"
    }
    return home(environment) + "/.local/state/islet"
  }

  /// Returns the user's own folder, also where nothing in the environment tells it.
  public static func home(_ environment: [String: String]) -> String {
    if let home = environment["HOME"], home.hasPrefix("/") { return home }
    guard let entry = getpwuid(getuid()), let home = entry.pointee.pw_dir else { return "/tmp" }
    return String(cString: home)
  }

  /// Returns the folder in which a phone's apps keep what they write.
  ///
  /// - Parameter path: that of its state.
  public static func homes(_ path: String) -> String { path + "/apps" }

  private static func shown(_ owner: String?) -> String {
    guard let owner, !owner.isEmpty, owner.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      return "unknown"
    }
    return owner
  }
}
