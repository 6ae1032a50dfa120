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

/// Choices below a title.
public struct IntentItemSection<Result: Sendable>: Sendable {
  public let title: LocalizedStringResource?
  public let items: [IntentItem<Result>]

  /// Creates choices below a title.
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Result>]) {
    (self.title, self.items) = (title, items)
  }
}

/// A choice.
public struct IntentItem<Result: Sendable>: Sendable {
  public let value: Result
  public let title: LocalizedStringResource
  public let subtitle: LocalizedStringResource?

  /// Creates a choice.
  public init(
    _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) { (self.value, self.title, self.subtitle) = (value, title, subtitle) }
}

extension EntityQuery {
  public typealias ItemCollection = IntentItemCollection
}
extension DynamicOptionsProvider {
  public typealias ItemCollection = IntentItemCollection
}
