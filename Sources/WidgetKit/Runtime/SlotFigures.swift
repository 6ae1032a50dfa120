import Drawing

/// Figures of the slots that Apple does not publish; guesses, kept in this one place.
enum SlotFigures {
  /// The default content margins of the island's presentations.
  static let expandedMargins = EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
  static let compactLeadingMargins = EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 0)
  static let compactTrailingMargins = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 8)
  static let minimalMargins = EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
  /// The corner radius of a Lock Screen card.
  static let cardRadius = 24.0
  /// The corner radius of the expanded island, as the Human Interface Guidelines give it.
  static let expandedRadius = 44.0
  /// The room that the sensor takes from the expanded island.
  static let sensor = Size(width: 126, height: 37)
}
