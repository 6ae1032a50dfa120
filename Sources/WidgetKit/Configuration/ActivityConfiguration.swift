import ActivityKit

/// How a Live Activity is shown.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public typealias Body = Never
  nonisolated(unsafe) let content: (ActivityViewContext<Attributes>) -> AnyView
  nonisolated(unsafe) let island: (ActivityViewContext<Attributes>) -> DynamicIsland

  /// Creates the views of a Live Activity.
  public nonisolated init<Content: View>(
    for attributesType: Attributes.Type = Attributes.self,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { AnyView(content($0)) }
    island = dynamicIsland
  }

  /// What the first betas of iOS 16 had, and what was written about them then; no Xcode that was released has it.
  @available(
    *, unavailable,
    message:
      "only the first betas of iOS 16 had it; write ActivityConfiguration(for:) { context in … } dynamicIsland: { context in … }"
  )
  public nonisolated init<Content: View>(
    attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content
  ) {
    self.init(for: attributesType, content: content) { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) {}
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }

  public func _declare(_ declarations: inout _WidgetDeclarations) {
    declarations.activities.append(
      ConfiguredActivity(configuration: self, widget: declarations.widget))
  }
}

/// What a Live Activity's views are made from.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  /// The content state.
  public let state: Attributes.ContentState
  public let activityID: String
  /// Whether the state is outdated.
  public let isStale: Bool

  package init(
    attributes: Attributes, state: Attributes.ContentState, activityID: String, isStale: Bool
  ) {
    (self.attributes, self.state) = (attributes, state)
    (self.activityID, self.isStale) = (activityID, isStale)
  }
}
