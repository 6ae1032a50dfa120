/// A value that views report upward.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view reports one.
  static var defaultValue: Value { get }
  /// Takes in the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// A node that reports a value.
package final class PreferenceNode: WrapperNode {
  let key: ObjectIdentifier
  let value: Any

  init(_ child: LayoutNode, key: ObjectIdentifier, value: Any) {
    (self.key, self.value) = (key, value)
    super.init(child)
  }

  package override func collectPreference(_ key: ObjectIdentifier, into values: inout [Any]) {
    // What a view reports replaces what is reported inside of it.
    if key == self.key {
      values.append(value)
    } else {
      child.collectPreference(key, into: &values)
    }
  }
}

extension LayoutNode {
  /// Returns the value of a preference over all views in the node.
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    var values: [Any] = []
    collectPreference(ObjectIdentifier(key), into: &values)
    let all = values.compactMap { $0 as? K.Value }
    guard let first = all.first else { return K.defaultValue }
    var result = first
    for value in all.dropFirst() { K.reduce(value: &result, nextValue: { value }) }
    return result
  }
}

extension View {
  /// Reports a value upward.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    wrapped { node, _ in PreferenceNode(node, key: ObjectIdentifier(key), value: value) }
  }

  /// Changes a value that is reported upward.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    wrapped { node, _ in
      var value = node.preference(key)
      callback(&value)
      return PreferenceNode(node, key: ObjectIdentifier(key), value: value)
    }
  }

  /// Hears of a value; nothing changes once a picture is drawn.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { self }

  /// Returns a view on top that is made from a value reported by this one.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    beside(key, alignment, isBehind: false, transform)
  }

  /// Returns a view behind that is made from a value reported by this one.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    beside(key, alignment, isBehind: true, transform)
  }

  nonisolated private func beside<K: PreferenceKey, V: View>(
    _ key: K.Type, _ alignment: Alignment, isBehind: Bool,
    _ transform: @escaping (K.Value) -> V
  ) -> some View {
    wrapped { node, context in
      OverlayNode(
        node, other: transform(node.preference(key)).node(in: context, alignment: alignment),
        alignment: alignment, isBehind: isBehind)
    }
  }

  /// Reports a place upward.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    wrapped { node, _ in
      PreferenceNode(
        node, key: ObjectIdentifier(K.self), value: transform(Anchor(kind: value.kind)))
    }
  }
}

/// A place in a view that others can ask for in their own coordinates.
public struct Anchor<Value> {
  enum Kind: Sendable {
    case bounds, center
    case point(UnitPoint)
  }
  let kind: Kind
  /// Where an anchor is taken.
  public struct Source: Sendable {
    let kind: Kind
  }
}

extension Anchor where Value == CGRect {
  /// The bounds of whatever a geometry is asked for.
  package static var wholeView: Anchor { Anchor(kind: .bounds) }
}

extension Anchor.Source where Value == CGRect {
  /// Returns the whole view.
  public static var bounds: Anchor<CGRect>.Source { .init(kind: .bounds) }
}

extension Anchor.Source where Value == CGPoint {
  /// The view's middle.
  public static var center: Anchor<CGPoint>.Source { .init(kind: .center) }
}
