/// A picture that a widget draws in one piece: each presentation, with the compact one in its two halves.
public enum Slot: String, Hashable, Sendable, Codable, CaseIterable {
  case lockScreen, compactLeading, compactTrailing, minimal, expanded
  /// The card for the Watch's Smart Stack and for CarPlay: `activityFamily == .small`.
  case small
}
