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

/// Where pushes for a control go.
public struct ControlPushInfo: Hashable, Sendable {
  public let token: Data
}

/// A control that a person has added.
public struct ControlInfo: Identifiable, Hashable, Sendable {
  public let kind: String
  public var pushInfo: ControlPushInfo?
  public var id: String { kind }
  /// Returns its intent; nobody has configured it here.
  public func configurationIntent<Intent: ControlConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? { nil }
}
