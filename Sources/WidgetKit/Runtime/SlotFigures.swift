import Drawing

/// Figures of the slots that Apple does not publish, in points, in this one place.
enum SlotFigures {
  // The default content margins of the island's presentations: guesses that agree with those of the
  // one public imitation of it (layout.md §1.3: expanded 12, compact 8, minimal 4).
  static let expandedMargins = EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
  static let compactLeadingMargins = EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 0)
  static let compactTrailingMargins = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 8)
  static let minimalMargins = EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
  /// The corner radius of a Lock Screen card: a guess, Apple's drawings show 22 to 26 before iOS 26.
  static let cardRadius = 24.0
  /// The corner radius of the expanded island, as the Human Interface Guidelines give it.
  static let expandedRadius = 44.0
  /// The room that the sensor takes from the expanded island, as the re-implementation audited against
  /// Apple's has it (layout.md §1.3).
  static let sensor = Size(width: 126, height: 37)
}
