import Drawing

/// The distances that a view prefers to its neighbours, edge by edge.
package struct Spacing: Hashable, Sendable {
  /// What one edge prefers. Nothing set means the default distance.
  package struct Edge: Hashable, Sendable {
    /// The distance to other text; set on the edges of text.
    var textToText: Double?
    /// The distance between text and something else; set on the edges of text.
    var textToOther: Double?
    /// A distance that a view asks for on this edge, as `Spacer` does with 0.
    var fixed: Double?
    /// The least distance that a control keeps, even to text.
    var least: Double?
    /// Whether something else than text stands at this edge, from which text on the other side keeps clear. A row
    /// of an image and a text has both.
    var meetsText = true
    /// Whether a control stands at this edge.
    var isControl = false
    /// Whether this is the edge of a control's fixed frame, which asks for nothing in a row with text.
    var yieldsToText = false

    func union(_ other: Edge) -> Edge {
      Edge(
        textToText: larger(textToText, other.textToText),
        textToOther: larger(textToOther, other.textToOther), fixed: larger(fixed, other.fixed),
        least: larger(least, other.least),
        meetsText: meetsText(beside: other) || other.meetsText(beside: self),
        isControl: isControl || other.isControl,
        yieldsToText: mayYield && other.mayYield && (yieldsToText || other.yieldsToText))
    }

    private func meetsText(beside other: Edge) -> Bool {
      meetsText && !(yieldsToText && other.textToText != nil)
    }

    /// Whether only fixed frames of controls, and views that keep no distance to text, are at this edge.
    private var mayYield: Bool { yieldsToText || (!meetsText && textToText == nil) }
  }

  /// The distance where neither side prefers another (LAYOUT.md, "Distances").
  package static let defaultDistance = 8.0

  var top = Edge()
  var bottom = Edge()
  var leading = Edge()
  var trailing = Edge()

  package init() {}

  /// Creates the same distance on all edges.
  package init(fixed: Double) {
    let edge = Edge(fixed: fixed)
    (top, bottom, leading, trailing) = (edge, edge, edge, edge)
  }

  /// What controls prefer: the default distance, to text too.
  static let control = Spacing(least: defaultDistance)

  /// Makes the node keep at least the default distance to everything.
  mutating func makeControl() {
    for edge in SwiftUI.Edge.allCases {
      self[edge].textToText = nil
      self[edge].meetsText = true
      self[edge].isControl = true
      if self[edge].fixed == nil { self[edge].least = Spacing.defaultDistance }
    }
  }

  private init(least: Double) {
    let edge = Edge(least: least)
    (top, bottom, leading, trailing) = (edge, edge, edge, edge)
  }

  /// Returns the distance from this view to the next one along an axis.
  package func distance(to next: Spacing, along axis: Axis) -> Double {
    axis == .vertical
      ? Spacing.distance(bottom, next.top) : Spacing.distance(trailing, next.leading)
  }

  private static func distance(_ first: Edge, _ second: Edge) -> Double {
    var distance: Double?
    if let one = first.textToText, let other = second.textToText { distance = max(one, other) }
    if distance == nil, let fixed = larger(first.fixed, second.fixed) { return fixed }
    // What text keeps to the lines of another row, and to the image beside them.
    if second.meetsText { distance = larger(distance, first.textToOther) }
    if first.meetsText { distance = larger(distance, second.textToOther) }
    return larger(distance, larger(first.least, second.least)) ?? defaultDistance
  }

  subscript(_ edge: SwiftUI.Edge) -> Edge {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      case .leading: leading
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .bottom: bottom = newValue
      case .leading: leading = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Forgets what the edges prefer.
  mutating func reset(_ edges: SwiftUI.Edge.Set) {
    for edge in SwiftUI.Edge.allCases where edges.contains(SwiftUI.Edge.Set(edge)) {
      self[edge] = Edge()
    }
  }

  /// Forgets what the edges prefer, as a frame with a length of its own does. A row of text and a control in such a
  /// frame stands to other text as its text alone would.
  mutating func enclose(_ edges: SwiftUI.Edge.Set) {
    for edge in SwiftUI.Edge.allCases where edges.contains(SwiftUI.Edge.Set(edge)) {
      self[edge] = Edge(yieldsToText: self[edge].isControl)
    }
  }

  /// Returns the preferences of several views side by side; those of a plain view when there are none.
  static func union(_ all: some Sequence<Spacing>) -> Spacing {
    var union: Spacing?
    for one in all {
      if union == nil { union = one } else { union?.formUnion(one) }
    }
    return union ?? Spacing()
  }

  /// Takes the preferences of both, the larger of each.
  mutating func formUnion(_ other: Spacing, edges: SwiftUI.Edge.Set = .all) {
    for edge in SwiftUI.Edge.allCases where edges.contains(SwiftUI.Edge.Set(edge)) {
      self[edge] = self[edge].union(other[edge])
    }
  }

  /// Returns what text prefers (LAYOUT.md, "Distances"): below text it stands as its own lines would, other things
  /// keep clear of its letters.
  ///
  /// - Parameter isOld: iOS 16 kept 4 points beside text where later ones keep a tenth of its height.
  static func text(
    first: Face, last: Face, gap: Double, pixel: Double, isOld: Bool = false
  ) -> Spacing {
    var spacing = Spacing()
    spacing.top = Edge(
      textToText: gap.roundedUp(to: pixel),
      textToOther: gapAbove(first, tenth(first, pixel, isOld)),
      meetsText: false)
    spacing.bottom = Edge(
      textToText: 0, textToOther: gapBelow(last, tenth(last, pixel, isOld)), meetsText: false)
    return spacing
  }

  private static func tenth(_ face: Face, _ pixel: Double, _ isOld: Bool) -> Double {
    isOld ? 4 : (TypeMetrics.lineHeight(face) * 0.1).roundedUp(to: pixel)
  }

  private static func gapAbove(_ face: Face, _ tenth: Double) -> Double {
    TypeMetrics.lineHeight(face) + tenth - TypeMetrics.ascent(face)
  }

  private static func gapBelow(_ face: Face, _ tenth: Double) -> Double {
    max(
      TypeMetrics.lineHeight(face) + tenth - TypeMetrics.capHeight(face),
      tenth + TypeMetrics.descent(face))
  }
}

private func larger(_ one: Double?, _ other: Double?) -> Double? {
  guard let one else { return other }
  guard let other else { return one }
  return max(one, other)
}

extension Double {
  /// Returns the next whole number of pixels; a hair above one is that one.
  func roundedUp(to pixel: Double) -> Double {
    guard pixel > 0, isFinite else { return self }
    return (self / pixel - 1e-6).rounded(.up) * pixel
  }
}
