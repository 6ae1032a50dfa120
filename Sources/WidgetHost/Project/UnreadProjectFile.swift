import Findings

/// A file of a project that is there and cannot be read, so that nothing is concluded of what it says.
public struct UnreadProjectFile: Hashable, Sendable {
  /// Why it cannot be read.
  public enum Cause: Hashable, Sendable {
    case empty
    /// A binary property list.
    case binary
    case utf16
    /// A merge left both sides in it.
    case conflict
    /// It ends too early, or is something else.
    case broken
  }

  public var cause: Cause
  /// The line where a merge's two sides begin, or where reading stopped, else the first one.
  public var place: SourceLocation
  /// Whether it would say what targets there are: a project file, and no property list of a target.
  let declaresTargets: Bool

  /// Creates the reason for a file of which not all was read.
  ///
  /// - Parameter fault: the line where reading stopped.
  init(_ path: String, _ bytes: [UInt8], fault: Int = 1, declaresTargets: Bool = true) {
    self.declaresTargets = declaresTargets
    var line = fault
    if bytes.allSatisfy({ $0 <= UInt8(ascii: " ") }) {
      (cause, line) = (.empty, 1)
    } else if bytes.starts(with: "bplist".utf8) {
      cause = .binary
    } else if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      cause = .utf16
    } else if let side = bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    )
    .firstIndex(where: { $0.starts(with: "<<<<<<< ".utf8) }) {
      (cause, line) = (.conflict, side + 1)
    } else {
      cause = .broken
    }
    place = SourceLocation(file: path, line: line)
  }
}
