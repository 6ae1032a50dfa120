import Findings

/// Why a widget's source cannot be read.
public struct SourceProblem: Error, CustomStringConvertible {
  /// What is wrong, with the file.
  public var finding: Finding
  public var description: String { finding.sentence }
}
