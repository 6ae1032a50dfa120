import ActivityKit
import AppIntents

/// What a `#Preview` becomes in the build copy: a value that declares its states when evaluated.
@MainActor
public struct _PreviewDeclaration {
  let declare: @MainActor () -> Void

  /// Creates what `#Preview(as: .content, using:) { } contentStates: { }` declares.
  public init<Attributes: ActivityAttributes, PreviewedWidget: Widget>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind,
    using attributes: @autoclosure @escaping @MainActor () -> Attributes,
    widget: @escaping @MainActor () -> PreviewedWidget,
    @PreviewActivityBuilder<Attributes> contentStates:
      @escaping @MainActor () -> [Attributes
      .ContentState]
  ) {
    declare = {
      PreviewJournal.shared.name = name
      PreviewJournal.shared.add(attributes(), contentStates())
      PreviewJournal.shared.name = nil
    }
  }

  /// Creates what `#Preview("Name") { SomeView() }` declares, which is not shown.
  public init<Content: View>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) {
    declare = {}
  }

  /// Creates what `#Preview(as: .systemSmall) { } timeline: { }` declares, which is not shown.
  public init<PreviewedWidget: Widget, Entry: TimelineEntry>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> PreviewedWidget,
    @PreviewTimelineBuilder<Entry> timeline: @escaping @MainActor () -> [Entry]
  ) {
    declare = {}
  }

  /// Creates what `#Preview(as: .systemSmall, widget:, timelineProvider:)` declares, which is not shown.
  public init<PreviewedWidget: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> PreviewedWidget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    declare = {}
  }

  /// Creates what `#Preview(as: .systemSmall, using: intent, …)` declares, which is not shown.
  public init<Intent: WidgetConfigurationIntent, PreviewedWidget: Widget, Entry: TimelineEntry>(
    _ name: String? = nil, as family: WidgetFamily, using intent: @autoclosure () -> Intent,
    widget: @escaping @MainActor () -> PreviewedWidget,
    @PreviewTimelineBuilder<Entry> timeline: @escaping @MainActor () -> [Entry]
  ) {
    declare = {}
  }

  /// Declares the preview's states.
  public func callAsFunction() { declare() }
}

/// A preview and its kinds of traits.
public struct Preview {
  /// Traits of a view's preview.
  public enum ViewTraits {}
}

/// A trait of a preview; accepted, without effect.
public struct PreviewTrait<Kind>: Sendable {
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}

/// Collects content states.
@resultBuilder
public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
  public static func buildExpression(_ contentState: Attributes.ContentState) -> [Attributes
    .ContentState]
  { [contentState] }
  public static func buildExpression(_ contentStates: [Attributes.ContentState]) -> [Attributes
    .ContentState]
  { contentStates }
  public static func buildArray(_ components: [[Attributes.ContentState]]) -> [Attributes
    .ContentState]
  { components.flatMap { $0 } }
  public static func buildBlock(_ components: [Attributes.ContentState]...) -> [Attributes
    .ContentState]
  { components.flatMap { $0 } }
}

/// Collects timeline entries.
@resultBuilder
public enum PreviewTimelineBuilder<Entry: TimelineEntry> {
  public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
  public static func buildArray(_ components: [[Entry]]) -> [Entry] { components.flatMap { $0 } }
  public static func buildBlock(_ components: [Entry]...) -> [Entry] { components.flatMap { $0 } }
}
