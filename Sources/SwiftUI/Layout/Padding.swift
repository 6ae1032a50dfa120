import Drawing
import Findings

/// Room around a view.
package final class PaddingNode: ProposingNode {
  /// The distance where the author gives none (LAYOUT.md, "Frames").
  package static let defaultLength: CGFloat = 16
  let insets: EdgeInsets

  package init(_ child: LayoutNode, insets: EdgeInsets) {
    self.insets = insets
    super.init(child)
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  override func measure(_ proposal: Proposal) -> Size {
    let size = child.size(inner(proposal))
    return Size(
      width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  override func contentLength(_ axis: Axis) -> Double {
    max(0, super.contentLength(axis) + (axis == .horizontal ? insets.horizontal : insets.vertical))
  }

  override func offset(_ proposal: Proposal) -> Point {
    Point(x: Double(insets.leading), y: Double(insets.top))
  }

  package override var spacing: Spacing {
    var spacing = child.spacing
    if insets.top != 0 { spacing.top = Spacing.Edge() }
    if insets.bottom != 0 { spacing.bottom = Spacing.Edge() }
    if insets.leading != 0 { spacing.leading = Spacing.Edge() }
    if insets.trailing != 0 { spacing.trailing = Spacing.Edge() }
    return spacing
  }

  /// Returns how the source may write a distance without end: alone, behind its edges, or as one of several insets.
  fileprivate static func mention(of length: CGFloat) -> SourceMention {
    let name = length.isNaN ? "nan" : "infinity"
    let sign = length < 0 ? "-" : ""
    let words = ["\(sign).\(name)", "\(sign)CGFloat.\(name)"].flatMap { value in
      ["padding(", ", ", "top: ", "leading: ", "bottom: ", "trailing: "].map { $0 + value }
    }
    return SourceMention(words, beside: ["padding(", "EdgeInsets("])
  }
}

extension View {
  /// Adds room on some sides.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    padded(EdgeInsets(length ?? PaddingNode.defaultLength, edges: edges))
  }

  /// Adds the same room on all sides.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padded(EdgeInsets(length, edges: .all))
  }

  /// Adds room on each side.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { padded(insets) }

  /// Adds room on each side; a distance without end, or of no number, is told and counts as 0.
  private nonisolated func padded(_ insets: EdgeInsets) -> some View {
    wrapped { node, context in
      var possible = insets
      let sides: [WritableKeyPath<EdgeInsets, CGFloat>] = [
        \.top, \.leading, \.bottom, \.trailing,
      ]
      for side in sides {
        let length = insets[keyPath: side]
        if length.isFinite { continue }
        possible[keyPath: side] = 0
        context.session.report(
          Finding(
            "widget-invalid-frame",
            sentence: "padding was given \(length), so that the view has no end: that counts as 0.",
            mention: PaddingNode.mention(of: length)))
      }
      return PaddingNode(node, insets: possible)
    }
  }

  /// Adds room as around the content of a window.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds room as around the content of a window or beside a bar.
  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View { self.padding(edges) }
}

/// The place whose margins a scene's padding follows.
public struct ScenePadding: Equatable, Sendable {
  private let name: String
  /// The content of a window, as little as may be.
  public static let minimum = ScenePadding(name: "minimum")
  /// The margins beside a navigation bar.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}
