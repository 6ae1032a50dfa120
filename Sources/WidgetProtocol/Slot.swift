/// One place that a widget draws for: the presentations, with the compact one in its two halves.
public enum Slot: String, Hashable, Sendable, Codable, CaseIterable {
  case lockScreen, compactLeading, compactTrailing, minimal, expanded
  /// The Watch's Smart Stack and CarPlay: `activityFamily == .small`.
  case small
}
