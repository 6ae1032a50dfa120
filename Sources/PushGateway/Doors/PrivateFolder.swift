import CLinux

/// Whether what stands in a folder can be trusted: only its user may have put it there.
public enum PrivateFolder {
  /// Why a folder cannot be trusted, and what to do.
  public struct Fault: Hashable, Sendable {
    /// The end of a sentence that begins with the folder's path.
    public var reason: String
    public var fix: String
  }

  /// Returns why a folder cannot be trusted; nil when it can.
  public static func fault(_ path: String) -> Fault? {
    var place = stat()
    let fix = "choose another folder with --state; a new one is made for you alone"
    // Another user's link may lead anywhere, also into a folder of ours.
    if lstat(path, &place) == 0, place.st_mode & 0o170000 == 0o120000, !isTrusted(place.st_uid) {
      return Fault(reason: "is a link that another user made", fix: fix)
    }
    guard stat(path, &place) == 0 else { return nil }
    if place.st_uid != geteuid() {
      return Fault(
        reason: "belongs to another user (number \(place.st_uid)), who could change what it holds",
        fix: fix)
    }
    // A group of the user's own, as many systems give everybody one, is nobody else.
    let isGroupOthers = place.st_gid != place.st_uid || place.st_gid != getegid()
    guard place.st_mode & 0o002 == 0, place.st_mode & 0o020 == 0 || !isGroupOthers else {
      return Fault(
        reason: "can be written by other users (mode \(String(place.st_mode & 0o777, radix: 8)))",
        fix:
          "chmod go-w \(path), if nobody has changed anything there; or another folder with --state"
      )
    }
    return nil
  }

  private static func isTrusted(_ user: uid_t) -> Bool { user == geteuid() || user == 0 }
}
