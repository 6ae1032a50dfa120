import Drawing
import Findings

/// Draws a view on a surface.
package enum ViewRenderer {
  /// What a view drew.
  package struct Result {
    /// The size that the view took.
    package var size: Size
    /// The marks, each with the identity of its view.
    package var views: [DisplayItem]
    /// The marks alone.
    package var items: [DisplayItem] { views.withoutViews }
    package var outline: OutlineNode
    package var regions: [TapRegion]
    /// What the numbered buttons and toggles of the regions run.
    package var actions: [PressAction]
    package var findings: [Finding]
  }

  /// Returns the node of a view, to be measured and placed by someone else.
  @MainActor
  package static func node(
    of view: some View, environment: EnvironmentValues, session: RenderSession
  ) -> LayoutNode {
    view.node(in: _ViewContext(environment: environment, session: session))
  }

  /// Builds, lays out and draws a view for a proposal.
  ///
  /// The view stands with its top leading corner in the top leading corner of the list; who wants it
  /// elsewhere wraps it in a frame.
  @MainActor
  package static func render(
    _ view: some View, proposal: Proposal, environment: EnvironmentValues
  ) -> Result {
    let session = RenderSession()
    let node = node(of: view, environment: environment, session: session)
    return draw(node, proposal: proposal, environment: environment, session: session)
  }

  /// Lays out and draws a node for a proposal.
  package static func draw(
    _ node: LayoutNode, proposal: Proposal, environment: EnvironmentValues, session: RenderSession
  ) -> Result {
    let size = node.size(proposal)
    let painter = MarkCollector(
      size: size, isRightToLeft: environment.layoutDirection == .rightToLeft,
      // Nothing moves on a dimmed display, or where motion is reduced.
      keepsViews: !environment.system.reduceMotion && !environment.system.isLuminanceReduced)
    node.draw(painter, at: .zero, proposal)
    return Result(
      size: size, views: painter.items, outline: painter.root, regions: painter.regions,
      actions: painter.actions, findings: session.findings)
  }
}
