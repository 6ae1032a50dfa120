/// The parts of a menu.
public struct MenuStyleConfiguration {
  public typealias Label = StyledPart
  public typealias Content = StyledPart
  public let label: Label
  public let content: Content
}

/// How a menu looks; no widget shows one.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  /// Returns the menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu of a style's parts.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {}
}

nonisolated public struct DefaultMenuStyle: MenuStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

nonisolated public struct ButtonMenuStyle: MenuStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
