/// The parts of a form.
public struct FormStyleConfiguration {
  public typealias Content = StyledPart
  public let content: Content
}

/// How a form looks; no widget shows one.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  /// Returns the form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form of a style's parts.
  nonisolated public init(_ configuration: FormStyleConfiguration) {}
}

nonisolated public struct AutomaticFormStyle: FormStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}
extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

nonisolated public struct GroupedFormStyle: FormStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

nonisolated public struct ColumnsFormStyle: FormStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
