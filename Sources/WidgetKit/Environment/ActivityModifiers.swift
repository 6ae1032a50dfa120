/// What a view tells the system about its place, collected from the whole tree; the first one wins.
protocol SystemTraitKey: PreferenceKey where Value == Trait? {
  associatedtype Trait
}

extension SystemTraitKey {
  static var defaultValue: Trait? { nil }
  static func reduce(value: inout Trait?, nextValue: () -> Trait?) { value = value ?? nextValue() }
}

/// `activityBackgroundTint`; `.some(nil)` is the system's own background.
enum BackgroundTintKey: SystemTraitKey { typealias Trait = Color? }
/// `activitySystemActionForegroundColor`.
enum ActionColorKey: SystemTraitKey { typealias Trait = Color? }
/// `widgetURL`.
enum WidgetURLKey: SystemTraitKey { typealias Trait = URL? }

/// `dynamicIsland(verticalPlacement:)`.
struct VerticalPlacementKey: LayoutValueKey {
  static let defaultValue = DynamicIslandExpandedRegionVerticalPlacement.default
}

extension View {
  /// Sets the colour of the activity's card; nil is the system's own background.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: BackgroundTintKey.self, value: .some(color))
  }

  /// Sets the colour of the text on the system's button beside the card.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    preference(key: ActionColorKey.self, value: .some(color))
  }

  /// Sets where a tap leads.
  public nonisolated func widgetURL(_ url: URL?) -> some View {
    preference(key: WidgetURLKey.self, value: .some(url))
  }

  /// Sets whether the view takes the accent colour of a tinted home screen, which Islet does not have.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Bends the content of an accessory in a corner of a watch's face, which Islet does not have.
  public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

  /// Adds a label beside an accessory widget.
  public nonisolated func widgetLabel(_ label: LocalizedStringKey) -> some View { self }

  /// Adds a label beside an accessory widget.
  public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    self
  }

  /// Sets where the view goes in the expanded island when it is too wide for its side of the sensor.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View {
    layoutValue(key: VerticalPlacementKey.self, value: verticalPlacement)
  }
}

extension ContainerBackgroundPlacement {
  /// The background of a widget.
  public static let widget = ContainerBackgroundPlacement("widget")
}

/// The background of an accessory widget.
public struct AccessoryWidgetBackground: View {
  public nonisolated init() {}
  public var body: some View { Color.white.opacity(0.2) }
}
