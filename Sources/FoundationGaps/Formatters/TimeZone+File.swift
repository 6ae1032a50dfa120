extension TimeZone {
  /// Returns the time zone, or one of the same offset from GMT at a moment where the system has no file of it.
  ///
  /// A formatter of Foundation ends the program for a zone without a file. Names such as `ACT` have none anywhere, and
  /// a container without the package tzdata has no files at all.
  package func withFile(at moment: Date) -> TimeZone {
    let name = TimeZone.abbreviationDictionary[identifier] ?? identifier
    // Offsets from GMT need no file.
    let isKnown = name.hasPrefix("GMT") || NSTimeZone(name: name)?.data.isEmpty == false
    return isKnown ? self : TimeZone(secondsFromGMT: secondsFromGMT(for: moment)) ?? .gmt
  }
}
