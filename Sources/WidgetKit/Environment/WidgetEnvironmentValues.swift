/// Where an activity's view stands: on the phone, or in a small place such as the Smart Stack.
public enum ActivityFamily: Hashable, Sendable, CustomStringConvertible {
  case small, medium
  public var description: String { self == .small ? "small" : "medium" }
}

/// How a widget's colours are treated.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  public static let accented = WidgetRenderingMode(description: "accented")
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// How much a view is to show (iOS 26).
public struct LevelOfDetail: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let `default` = LevelOfDetail(description: "default")
  public static let simplified = LevelOfDetail(description: "simplified")
}

private enum LevelOfDetailKey: EnvironmentKey { static let defaultValue = LevelOfDetail.default }
private enum UpdateReducedKey: EnvironmentKey { static let defaultValue = false }
private enum ActivityFamilyKey: EnvironmentKey { static let defaultValue = ActivityFamily.medium }
private enum FullscreenKey: EnvironmentKey { static let defaultValue = false }
private enum ContainerBackgroundKey: EnvironmentKey { static let defaultValue = true }
private enum RenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}
private enum WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemMedium }
private enum ContentMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private enum WidgetLabelKey: EnvironmentKey { static let defaultValue = false }
private enum LimitedWidthKey: EnvironmentKey { static let defaultValue = false }

private enum SupportedFamiliesKey: EnvironmentKey {
  static let defaultValue: Set<ActivityFamily> = [.medium]
}

extension EnvironmentValues {
  /// The kinds of places that the activity has views of its own for.
  public var supportedActivityFamilies: Set<ActivityFamily> {
    get { self[SupportedFamiliesKey.self] }
    set { self[SupportedFamiliesKey.self] = newValue }
  }

  /// Which kind of place the activity's view stands in.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }

  /// Whether the activity fills the screen, as in StandBy.
  public var isActivityFullscreen: Bool {
    get { self[FullscreenKey.self] }
    set { self[FullscreenKey.self] = newValue }
  }

  /// Whether the container's background is drawn.
  public var showsWidgetContainerBackground: Bool {
    get { self[ContainerBackgroundKey.self] }
    set { self[ContainerBackgroundKey.self] = newValue }
  }

  /// How the widget's colours are treated.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }

  /// The size of the home-screen widget.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// The margins of the home-screen widget.
  public var widgetContentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  /// Whether an accessory widget can show a label.
  public var showsWidgetLabel: Bool {
    get { self[WidgetLabelKey.self] }
    set { self[WidgetLabelKey.self] = newValue }
  }

  /// How much the view is to show; where activities are asked for less is not documented.
  public var levelOfDetail: LevelOfDetail {
    get { self[LevelOfDetailKey.self] }
    set { self[LevelOfDetailKey.self] = newValue }
  }

  /// Whether only updates that alert reach the place, as a Watch out of the phone's reach.
  public var isActivityUpdateReduced: Bool {
    get { self[UpdateReducedKey.self] }
    set { self[UpdateReducedKey.self] = newValue }
  }

  /// Whether the island is narrower than usual.
  public var isDynamicIslandLimitedInWidth: Bool {
    get { self[LimitedWidthKey.self] }
    set { self[LimitedWidthKey.self] = newValue }
  }
}
