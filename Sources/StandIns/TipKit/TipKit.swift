@_exported import SwiftUI

// Tips are the app's: a widget shows none on a phone either.

/// A hint that an app gives.
public protocol Tip: Identifiable, Sendable {
  @MainActor var title: Text { get }
  @MainActor var message: Text? { get }
  @MainActor var image: Image? { get }
  @TipActionBuilder var actions: [Tips.Action] { get }
  @TipRuleBuilder var rules: [Tips.Rule] { get }
  @TipOptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public typealias Action = Tips.Action
  public typealias Event = Tips.Event
  public typealias Rule = Tips.Rule
  public typealias Option = TipOption
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }
  /// Whether the hint would be shown: never here.
  public var shouldDisplay: Bool { false }
  /// Does nothing: no hint is shown.
  public func invalidate(reason: Tips.InvalidationReason) {}
}

/// A wish of how often a hint is shown.
public protocol TipOption: Sendable {}

/// All hints of an app.
public enum Tips {
  /// A button of a hint.
  public struct Action: Identifiable, Sendable {
    public let id: String
    /// Creates a button, which nobody presses.
    public init(
      id: String? = nil, title: some StringProtocol,
      perform handler: @escaping @Sendable () -> Void = {}
    ) { self.id = id ?? String(title) }
  }
  /// What has to be so that a hint is shown.
  public struct Rule: Sendable {}
  /// Something that a person did.
  public struct Event: Sendable {
    public let id: String
    /// Creates an event by its name.
    public init(id: String) { self.id = id }
    /// Counts nothing.
    public func donate() async {}
    /// Counts nothing.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { completion?() }
  }
  /// Why a hint is shown no more.
  public enum InvalidationReason: Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }
  /// How often a hint is shown.
  public struct MaxDisplayCount: TipOption {
    public init(_ count: Int) {}
  }
  /// Whether a hint is shown apart from the others' pace.
  public struct IgnoresDisplayFrequency: TipOption {
    public init(_ ignores: Bool) {}
  }
  /// A setting of all hints.
  public struct ConfigurationOption: Sendable {
    /// How often hints are shown.
    public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
    /// Where is kept what was shown.
    public enum DatastoreLocation: Sendable {
      case applicationDefault
      case url(URL)
      case groupContainer(identifier: String)
    }
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption()
    }
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption()
    }
  }
  /// Does nothing: no hint is shown.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// Does nothing: nothing was kept.
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}
}

/// Puts the buttons of a hint together.
@resultBuilder
public enum TipActionBuilder {
  public static func buildBlock(_ actions: Tips.Action...) -> [Tips.Action] { actions }
  public static func buildExpression(_ action: Tips.Action) -> Tips.Action { action }
  public static func buildExpression(_ actions: [Tips.Action]) -> [Tips.Action] { actions }
  public static func buildBlock(_ actions: [Tips.Action]) -> [Tips.Action] { actions }
}

/// Puts the rules of a hint together.
@resultBuilder
public enum TipRuleBuilder {
  public static func buildBlock(_ rules: Tips.Rule...) -> [Tips.Rule] { rules }
  public static func buildExpression(_ rule: Tips.Rule) -> Tips.Rule { rule }
  public static func buildExpression(_ rules: [Tips.Rule]) -> [Tips.Rule] { rules }
  public static func buildBlock(_ rules: [Tips.Rule]) -> [Tips.Rule] { rules }
}

/// Puts the wishes of a hint together.
@resultBuilder
public enum TipOptionsBuilder {
  public static func buildBlock(_ options: any TipOption...) -> [any TipOption] { options }
  public static func buildExpression(_ option: any TipOption) -> any TipOption { option }
  public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
  public static func buildBlock(_ options: [any TipOption]) -> [any TipOption] { options }
}

/// The place of a hint, which stays empty.
public struct TipView<Content: Tip>: View {
  /// Creates the place of a hint.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {}
  public var body: some View { EmptyView() }
}

extension View {
  /// Shows no hint.
  nonisolated public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  /// Changes nothing: no hint is shown.
  nonisolated public func tipBackground(_ style: some ShapeStyle) -> some View { self }
}
