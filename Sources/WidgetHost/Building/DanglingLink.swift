import Findings
import Foundation

/// A symbolic link that leads to nothing.
struct DanglingLink: Equatable {
  var path: String
  /// Where it leads, as the link says it.
  var target: String

  /// Looks at a path; nil where no link stands, or where something stands at its end.
  init?(_ path: String) {
    guard FileStatus(path) == nil,
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    else { return nil }
    (self.path, self.target) = (path, target)
  }

  /// What to say of a link in the place of a Swift file.
  var finding: Finding {
    Finding(
      "app-folder", location: SourceLocation(file: path, line: 1),
      sentence: "This is a link to \(target), where nothing is: the file is left out.",
      fix: "Bring the file back, or remove the link.", severity: .warning)
  }
}
