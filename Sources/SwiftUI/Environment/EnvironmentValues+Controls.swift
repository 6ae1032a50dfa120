/// Values of lists, menus and text fields: a widget may set and read them, and has nothing that follows them.
extension EnvironmentValues {
  /// How strong badges are.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
  /// Whether a control acts while something is dragged over it.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }
  /// The order of the items of menus.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  /// Whether content that changes in place is drawn as one picture.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
  /// Whether a Watch's quick actions are on.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// What takes back what a person did; a widget has none.
  public var undoManager: UndoManager? { nil }
}

/// How strong a badge is.
public struct BadgeProminence: Hashable, Sendable {
  private let step: Int
  public static let decreased = BadgeProminence(step: -1)
  public static let standard = BadgeProminence(step: 0)
  public static let increased = BadgeProminence(step: 1)
}

/// Whether a control acts while something is dragged over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let isEnabled: Bool?
  public static let automatic = SpringLoadingBehavior(isEnabled: nil)
  public static let enabled = SpringLoadingBehavior(isEnabled: true)
  public static let disabled = SpringLoadingBehavior(isEnabled: false)
}

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
  private enum Kind { case automatic, priority, fixed }
  private let kind: Kind
  public static let automatic = MenuOrder(kind: .automatic)
  public static let priority = MenuOrder(kind: .priority)
  public static let fixed = MenuOrder(kind: .fixed)
}

private struct BadgeProminenceKey: EnvironmentKey {
  static let defaultValue = BadgeProminence.standard
}
private struct SpringLoadingKey: EnvironmentKey {
  static let defaultValue = SpringLoadingBehavior.automatic
}
private struct MenuOrderKey: EnvironmentKey {
  static let defaultValue = MenuOrder.automatic
}
private struct DrawingGroupKey: EnvironmentKey {
  static let defaultValue = false
}

extension View {
  /// Sets how strong badges are.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
  /// Sets whether controls act while something is dragged over them.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
  /// Sets the order of the items of menus.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }
}
