import ActivityKit

/// How a preview shows an activity.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// The presentations of the island in a preview.
public enum DynamicIslandPreviewViewState: Hashable, Sendable {
  case compact, minimal, expanded
}

extension ActivityAttributes {
  /// Adds a preview of a state; it joins the gallery.
  @MainActor
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    PreviewJournal.shared.add(self, [contentState])
    return EmptyView()
  }
}

/// What a preview is shown in.
public protocol PreviewContext {}

/// A home-screen widget's size in a preview.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  public init(family: WidgetFamily) {}
}

extension View {
  /// Adds a preview of a home-screen widget, which Islet does not draw.
  public nonisolated func previewContext<Context: PreviewContext>(_ value: Context) -> some View {
    self
  }
}
