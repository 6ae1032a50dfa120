import Findings

/// A line that the compiler could not compile and that was left out.
struct LeftLine: Equatable {
  /// What the compiler said of it.
  var finding: Finding
  /// Whether that is about another line, of what this one lacks.
  var isBorrowed = false
  /// The names of the source that were not compiled when the compiler said so. What only this line needs goes with it, and
  /// is not compiled later.
  var omitted: Set<String> = []
}
