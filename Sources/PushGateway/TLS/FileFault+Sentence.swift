import CLinux
import Files

extension FileBytes.Fault {
  /// The sentence that tells that a key or a certificate cannot be read, and why.
  var unreadable: String {
    if isMissing { return "there is no file \(path)" }
    let isOwn = access(path, R_OK) == 0
    return "\(path) cannot be read: \(isOwn ? reason : "it is not yours to read")"
  }
}
