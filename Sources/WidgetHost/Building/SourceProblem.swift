import Findings

/// Why a widget's source cannot be read.
public struct SourceProblem: Error, CustomStringConvertible {
  /// What is wrong, with the file.
  public var finding: Finding
  public var description: String { finding.sentence }

  /// Returns a file or folder that has to be left alone.
  static func unreadable(_ path: String, _ reason: String) -> SourceProblem {
    SourceProblem(
      finding: Finding(
        "app-folder", sentence: "\(path) cannot be read: \(reason).",
        fix: "Give the folder of the widget's source, or its Swift files."))
  }
}
