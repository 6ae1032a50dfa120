import Drawing

/// What a progress style is given.
public struct ProgressViewStyleConfiguration {
  public typealias Label = StyledPart
  /// The label of the value.
  public typealias CurrentValueLabel = StyledPart
  enum Progress: Sendable {
    case unknown
    case fraction(Double)
    case interval(ClosedRange<Date>, countsDown: Bool)

    /// Whether it moves with the clock.
    nonisolated var isDynamic: Bool {
      if case .interval = self { return true }
      return false
    }
  }
  let progress: Progress
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?

  /// How far it has come, from 0 to 1; nil for what moves with the clock or has no end.
  public var fractionCompleted: Double? {
    if case .fraction(let fraction) = progress { return fraction }
    return nil
  }

  /// Returns how far it has come at the time of the environment.
  func fraction(in environment: EnvironmentValues) -> Double? {
    switch progress {
    case .unknown: return nil
    case .fraction(let fraction): return fraction
    case .interval(let range, let countsDown):
      let length = range.upperBound.timeIntervalSince(range.lowerBound)
      guard length > 0 else { return countsDown ? 0 : 1 }
      let elapsed = environment.system.now.timeIntervalSince(range.lowerBound) / length
      let fraction = max(0, min(1, elapsed))
      return countsDown ? 1 - fraction : fraction
    }
  }
}

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  /// Returns the view of the progress.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ProgressViewStyleConfiguration
}

extension StyleBox where Configuration == ProgressViewStyleConfiguration {
  /// A bar, or a wheel for what has no end.
  static var automatic: StyleBox {
    StyleBox { configuration, context, nodes in
      if case .unknown = configuration.progress {
        _CircularProgress(configuration: configuration, tint: nil)
          ._build(in: context, into: &nodes)
      } else {
        _LinearProgress(configuration: configuration, tint: nil)
          ._build(in: context, into: &nodes)
      }
    }
  }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  nonisolated public init() { tint = nil }
  /// Creates a bar in a colour.
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    _LinearProgress(configuration: configuration, tint: tint)
  }
}
public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  nonisolated public init() { tint = nil }
  /// Creates a ring in a colour.
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    _CircularProgress(configuration: configuration, tint: tint)
  }
}
/// A bar, or a ring for what has no end.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    NodesView { StyleBox.automatic.build(configuration, $0, &$1) }
  }
}

/// A view made of nodes by a closure.
nonisolated struct NodesView: PrimitiveView {
  let make: (_ViewContext, inout _NodeList) -> Void
  nonisolated func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    make(context, &nodes)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension View {
  /// Sets how progress in the view looks.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return keepingStyle(\.system.progressStyle) { style.makeBody(configuration: $0) }
  }
}
