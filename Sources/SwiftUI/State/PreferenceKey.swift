import Drawing

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

/// Reports that something in a view has no width of its own: a text that the system renews, or a bar.
package enum FillsWidthKey: PreferenceKey {
  package static let defaultValue = false
  package static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
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

  /// Hears of a value; the picture is built again with what the action changes.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    wrapped { node, context in
      let hear = context.session.memory.listener(K.self, at: context.view) {
        (_: K.Value?, value) in
        EnvironmentValues.within(context.environment) { action(value) }
      }
      return ListeningNode(node) { child, _ in hear(child.preference(K.self)) }
    }
  }

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
      // Places, and what is reported from a geometry, are known once the view is drawn.
      OverlayNode(node, alignment: alignment, isBehind: isBehind) {
        EnvironmentValues.within(context.environment) {
          transform(node.preference(key)).node(in: context, alignment: alignment)
        }
      }
    }
  }

  /// Reports a place upward.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    wrapped { node, _ in
      let view = AnchoredView()
      return PreferenceNode(
        AnchoredNode(node, place: view), key: ObjectIdentifier(K.self),
        value: transform(Anchor(place: value.place, view: view)))
    }
  }

  /// Changes a value that is reported upward, by a place.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    wrapped { node, _ in
      let view = AnchoredView()
      var changed = node.preference(key)
      transform(&changed, Anchor(place: value.place, view: view))
      return PreferenceNode(
        AnchoredNode(node, place: view), key: ObjectIdentifier(K.self), value: changed)
    }
  }
}

/// Where a view that reports a place is drawn.
final class AnchoredView: @unchecked Sendable {
  /// The view's box on its surface; nil before it is drawn.
  var box: Rect?
}

/// A node that keeps where it is drawn, for whoever was told of the place.
final class AnchoredNode: WrapperNode {
  private let place: AnchoredView

  init(_ child: LayoutNode, place: AnchoredView) {
    self.place = place
    super.init(child)
  }

  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let size = size(proposal)
    place.box = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    super.drawPlaced(painter, at: origin, proposal)
  }
}

/// A place in a view that others can ask for in their own coordinates.
public struct Anchor<Value>: Sendable {
  enum Place: Hashable, @unchecked Sendable {
    case bounds
    case rect(CGRect)
    case point(CGPoint)
    case unit(UnitPoint)
  }
  let place: Place
  /// The view that reports the place; nil is whoever is asked.
  let view: AnchoredView?
  /// Where an anchor is taken.
  public struct Source: Sendable {
    let place: Place
  }
}

extension Anchor: Hashable {
  public static func == (one: Anchor, other: Anchor) -> Bool {
    one.place == other.place && one.view === other.view
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(view.map { ObjectIdentifier($0) })
  }
}

extension Anchor where Value == CGRect {
  /// The bounds of whatever a geometry is asked for.
  package static var wholeView: Anchor { Anchor(place: .bounds, view: nil) }
}

extension Anchor.Source where Value == CGRect {
  /// Returns the whole view.
  public static var bounds: Anchor<CGRect>.Source { .init(place: .bounds) }
  /// Returns a rectangle in the view's coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init(place: .rect(rect)) }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point in the view's coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init(place: .point(point))
  }
  /// Returns a point by its shares of the view's width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init(place: .unit(point))
  }
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}
