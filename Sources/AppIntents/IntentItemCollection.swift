/// Choices for a parameter, in sections. Nobody chooses here.
public struct IntentItemCollection<Result: Sendable>: Sendable {
  public let promptLabel: LocalizedStringResource?
  public let usesIndexedCollation: Bool
  public let sections: [IntentItemSection<Result>]

  /// Creates choices in sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    (self.promptLabel, self.sections) = (promptLabel, sections)
    self.usesIndexedCollation = usesIndexedCollation
  }

  /// Creates choices without sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [IntentItem<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }
}

extension IntentItemCollection {
  /// Creates choices in sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemBuilder<IntentItemSection<Result>> sections: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sections())
  }
}

/// Puts choices below a title, and sections one below another.
@resultBuilder
public enum IntentItemBuilder<Item> {
  public static func buildExpression(_ item: Item) -> [Item] { [item] }
  public static func buildExpression(_ items: [Item]) -> [Item] { items }
  public static func buildBlock(_ items: [Item]...) -> [Item] { items.flatMap(\.self) }
  public static func buildArray(_ items: [[Item]]) -> [Item] { items.flatMap(\.self) }
  public static func buildOptional(_ items: [Item]?) -> [Item] { items ?? [] }
  public static func buildEither(first items: [Item]) -> [Item] { items }
  public static func buildEither(second items: [Item]) -> [Item] { items }
  public static func buildLimitedAvailability(_ items: [Item]) -> [Item] { items }
}

/// Choices below a title.
public struct IntentItemSection<Result: Sendable>: Sendable {
  public let title: LocalizedStringResource?
  public let items: [IntentItem<Result>]

  /// Creates choices below a title.
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Result>]) {
    (self.title, self.items) = (title, items)
  }
  /// Creates choices below a title.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItemBuilder<IntentItem<Result>> items: () -> [IntentItem<Result>]
  ) { self.init(title, items: items()) }
}

/// A choice.
public struct IntentItem<Result: Sendable>: Sendable {
  public let value: Result
  public let title: LocalizedStringResource
  public let subtitle: LocalizedStringResource?

  /// Creates a choice. Without a title it has that of the value.
  public init(
    _ value: Result, title: LocalizedStringResource? = nil,
    subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
  ) {
    let shown = (value as? any InstanceDisplayRepresentable)?.displayRepresentation
    (self.value, self.title) = (value, title ?? shown?.title ?? "\(String(describing: value))")
    self.subtitle = subtitle ?? shown?.subtitle
  }
}

extension EntityQuery {
  public typealias ItemCollection = IntentItemCollection
  public typealias ItemSection = IntentItemSection
}
extension DynamicOptionsProvider {
  public typealias ItemCollection = IntentItemCollection
  public typealias ItemSection = IntentItemSection
}
