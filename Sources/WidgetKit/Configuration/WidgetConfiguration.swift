/// How a widget is shown.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  /// Adds what the configuration can show.
  func _declare(_ declarations: inout _WidgetDeclarations)
}

extension WidgetConfiguration {
  public func _declare(_ declarations: inout _WidgetDeclarations) { body._declare(&declarations) }
}

extension WidgetConfiguration where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) declares itself") }
}

extension Never: WidgetConfiguration {
  public var body: Never { preconditionFailure("There is no value of this type.") }
  public func _declare(_ declarations: inout _WidgetDeclarations) {}
}

public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = Never
  public nonisolated init() {}
  public func _declare(_ declarations: inout _WidgetDeclarations) {}
}

/// What a widget said about itself.
public struct _WidgetDeclarations {
  /// A widget that Islet lists and does not draw.
  package struct OtherWidget: Hashable, Sendable {
    package enum Kind: String, Sendable { case homeScreen, control }
    package var name: String
    package var kind: Kind
  }

  package var widget: String
  package var activities: [any ActivityServer] = []
  package var otherWidgets: [OtherWidget] = []

  package init(widget: String = "") { self.widget = widget }

  mutating func append(_ other: _WidgetDeclarations) {
    activities += other.activities
    otherWidgets += other.otherWidgets
  }
}

/// A configuration with something changed about it.
struct ModifiedConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
  typealias Body = Never
  let base: Base
  let change: (inout _WidgetDeclarations) -> Void

  func _declare(_ declarations: inout _WidgetDeclarations) {
    var own = _WidgetDeclarations(widget: declarations.widget)
    base._declare(&own)
    change(&own)
    declarations.append(own)
  }
}

extension WidgetConfiguration {
  func modified(_ change: @escaping (inout _WidgetDeclarations) -> Void)
    -> some WidgetConfiguration
  { ModifiedConfiguration(base: self, change: change) }

  /// Says which further places the activity's Lock Screen view is made for.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration
  {
    modified { declarations in
      for index in declarations.activities.indices {
        declarations.activities[index].supplementalFamilies = families
      }
    }
  }

  /// Sets the name in the widget gallery, which Islet does not have.
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration {
    self
  }

  /// Sets the name in the widget gallery.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ name: S) -> some WidgetConfiguration {
    self
  }

  /// Sets the name in the widget gallery.
  @_disfavoredOverload
  public func configurationDisplayName(_ name: LocalizedStringResource)
    -> some WidgetConfiguration
  { self }

  /// Sets the description in the widget gallery.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }

  /// Sets the description in the widget gallery.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }

  /// Sets the description in the widget gallery.
  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    self
  }

  /// Sets the sizes of a home-screen widget.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }

  /// Leaves out the margins of a home-screen widget.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }

  /// Sets whether a home-screen widget's background may be left out.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    self
  }

  /// Sets where a home-screen widget would rather not stand.
  public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
    -> some WidgetConfiguration
  { self }

  /// Sets what to do when a background download has ended.
  public func onBackgroundURLSessionEvents(
    matching identifier: String, _ action: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Sets what to do when a background download has ended.
  public func onBackgroundURLSessionEvents(
    matching matches: ((String) -> Bool)? = nil,
    _ action: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Asks for a configuration when the widget is added.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
}

/// Where a home-screen widget stands.
public struct WidgetLocation: Hashable, Sendable {
  let name: String
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  public static let carPlay = WidgetLocation(name: "carPlay")
}
