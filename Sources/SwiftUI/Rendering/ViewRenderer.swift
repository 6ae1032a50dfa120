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
  ///
  /// Where a view listens to what others report, the view is built until nothing new is heard in a room of this size.
  @MainActor
  package static func node(
    of view: some View, in proposal: Proposal, environment: EnvironmentValues,
    session: RenderSession
  ) -> LayoutNode {
    let context = _ViewContext(environment: environment, session: session)
    session.memory.beginBuilding()
    var node = root(view, context)
    guard session.memory.isListening else { return node }
    for _ in 0...mostPasses {
      let placed = node.placed(proposal)
      let size = placed.filled(by: node.size(placed)).ended(in: placed)
      session.memory.beginDrawing()
      node.draw(collector(size, environment, keepsViews: false), at: .zero, Proposal(size))
      guard session.memory.tellListeners() else { return node }
      session.memory.beginBuilding()
      node = root(view, context)
    }
    session.report(
      Finding(
        "widget-state-unsettled",
        mention: SourceMention([".onPreferenceChange(", ".onGeometryChange("])))
    return node
  }

  /// Returns the node of a view that stands alone in its room: several views beside one another are a column there.
  @MainActor
  private static func root(_ view: some View, _ context: _ViewContext) -> LayoutNode {
    let nodes = view.nodes(in: context.with(axis: nil))
    if nodes.count == 1, let only = nodes.first { return only }
    context.session.memory.beginBuilding()
    return VStack { view }.node(in: context)
  }

  /// How often views are told what a picture says of itself.
  private static let mostPasses = 8

  /// Builds, lays out and draws a view for a proposal.
  ///
  /// The view stands with its top leading corner in the top leading corner of the list; who wants it
  /// elsewhere wraps it in a frame.
  @MainActor
  package static func render(
    _ view: some View, proposal: Proposal, environment: EnvironmentValues
  ) -> Result {
    let session = RenderSession()
    let node = node(of: view, in: proposal, environment: environment, session: session)
    return draw(node, proposal: proposal, environment: environment, session: session)
  }

  /// Lays out and draws a node for a proposal.
  package static func draw(
    _ node: LayoutNode, proposal: Proposal, environment: EnvironmentValues, session: RenderSession
  ) -> Result {
    let proposal = node.placed(proposal)
    let size = node.size(proposal)
    // Nothing moves on a dimmed display, or where motion is reduced.
    let keepsViews = !environment.system.reduceMotion && !environment.system.isLuminanceReduced
    func drawn() -> MarkCollector {
      let painter = collector(size, environment, keepsViews: keepsViews)
      session.memory.beginDrawing()
      node.draw(painter, at: .zero, proposal)
      return painter
    }
    var painter = drawn()
    // A view that follows another one may have been drawn before it.
    if session.places.hasFollowers { painter = drawn() }
    return Result(
      size: size, views: painter.items, outline: painter.root, regions: painter.regions,
      actions: painter.actions, findings: session.findings)
  }

  private static func collector(
    _ size: Size, _ environment: EnvironmentValues, keepsViews: Bool
  ) -> MarkCollector {
    MarkCollector(
      size: size, isRightToLeft: environment.layoutDirection == .rightToLeft,
      keepsViews: keepsViews)
  }
}
