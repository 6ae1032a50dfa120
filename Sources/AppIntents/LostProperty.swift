/// A stored property of a pressed intent that is no parameter, so that its value does not arrive.
package struct LostProperty: Hashable, Sendable {
  /// The intent's type.
  package let intent: String
  package let name: String
  /// What the intent held where its button was drawn, as a text; nil where that was nil.
  package let held: String?
  /// What it has when it is performed.
  package let arrived: String?
}

extension AppIntent {
  /// Returns the properties whose values are lost on the way to the intent that arrived.
  ///
  /// A property that differs between two new intents, such as a time or an identifier, tells nothing. Objects are compared
  /// where they can be: others may be the same service.
  func lostProperties(in arrived: Self) -> [LostProperty] {
    let held = ownProperties
    // Most intents have parameters alone: no further one is made for them.
    guard !held.isEmpty else { return [] }
    let (there, new) = (arrived.ownProperties, Self().ownProperties)
    return held.compactMap { name, value in
      guard let other = there[name], let usual = new[name], Self.areSame(other, usual),
        !Self.areSame(value, other)
      else { return nil }
      return LostProperty(
        intent: "\(Self.self)", name: name, held: Self.text(of: value),
        arrived: Self.text(of: other))
    }
    .sorted { $0.name < $1.name }
  }

  /// The stored properties that no property wrapper keeps, by name.
  private var ownProperties: [String: Any] {
    var properties: [String: Any] = [:]
    for case (let name?, let value) in Mirror(reflecting: self).children
    // Nor does a lazy one hold anything but what it makes of the others.
    where !name.hasPrefix("_") && !name.hasPrefix("$__lazy_storage_") { properties[name] = value }
    return properties
  }

  /// Returns a value as text, an optional one as what it holds.
  private static func text(of value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.flatMap { text(of: $0.value) }
  }

  private static func areSame(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? any Equatable { return one.isSame(as: other) }
    if type(of: one) is AnyClass { return true }
    return String(reflecting: one) == String(reflecting: other) || hasNoOrder(one)
  }

  /// Returns whether a value holds a dictionary or a set: the text of one says nothing, as its order may be another one.
  private static func hasNoOrder(_ value: Any, depth: Int = 0) -> Bool {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .dictionary || mirror.displayStyle == .set { return true }
    return depth < 8 && mirror.children.contains { hasNoOrder($0.value, depth: depth + 1) }
  }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { self == other as? Self }
}
