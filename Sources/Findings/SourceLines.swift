extension StringProtocol {
  /// The lines of a file, as compilers count them: each ends with LF, CR or both.
  ///
  /// CR and LF together are one `Character`, so that `split(separator: "\n")` finds no line in a file of Windows.
  public var sourceLines: [SubSequence] {
    split(omittingEmptySubsequences: false) { character in
      switch character {
      case "\n", "\r\n", "\r": true
      default: false
      }
    }
  }
}
