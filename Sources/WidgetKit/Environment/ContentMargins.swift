/// What margins are set for.
public struct ContentMarginPlacement: Sendable {
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement() }
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement() }
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement() }
}

// Margins of scrolled content: nothing scrolls in an activity, so these change nothing, as on iOS.
extension View {
  /// Sets the margins of scrolled content.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Sets the margins of scrolled content.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Sets the margins of scrolled content.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
}
