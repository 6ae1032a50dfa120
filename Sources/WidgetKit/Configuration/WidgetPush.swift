import AppIntents

/// Tells an app's server where pushes for its widgets go; nothing calls it here.
public protocol WidgetPushHandler {
  init()
  /// Takes a new token.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// Where pushes for widgets go.
public struct WidgetPushInfo: Hashable, Sendable {
  public let token: Data
}

extension WidgetConfiguration {
  /// Sets who receives tokens.
  public func pushHandler<Handler: WidgetPushHandler>(
    _ type: Handler.Type
  ) -> some WidgetConfiguration { self }
}

/// Tells an app's server where pushes for its controls go; nothing calls it here.
public protocol ControlPushHandler {
  init()
  /// Takes new tokens.
  func pushTokensDidChange(controls: [ControlInfo])
}

/// A control that a person has added.
public struct ControlInfo: Identifiable, Hashable, Sendable {
  /// Where pushes for the control go.
  public struct PushInfo: Hashable, Sendable {
    public let token: Data
  }
  public let kind: String
  public let pushInfo: PushInfo?
  public var id: String { kind }
  /// Returns its intent; nobody has configured it here.
  public func controlConfigurationIntent<Intent: ControlConfigurationIntent>(
    of type: Intent.Type
  ) -> Intent? { nil }
}
