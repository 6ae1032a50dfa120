import Findings

/// Why a widget's source cannot be read.
public struct SourceProblem: Error, CustomStringConvertible {
  /// What is wrong, with the file.
  public var finding: Finding
  public var description: String { finding.sentence }

  /// Returns a path at which nothing stands, with where it leads when it is a link.
  static func missing(_ path: String) -> SourceProblem {
    let link = DanglingLink(path).map { ": it is a link to \($0.target)" } ?? ""
    return SourceProblem(
      finding: Finding("app-folder-missing", sentence: "There is nothing at \(path)\(link)."))
  }

  /// Returns a file or folder that has to be left alone.
  static func unreadable(_ path: String, _ reason: String) -> SourceProblem {
    SourceProblem(
      finding: Finding(
        "app-folder", sentence: "\(path) cannot be read: \(reason).",
        fix: "Give the folder of the widget's source, or its Swift files."))
  }
}
