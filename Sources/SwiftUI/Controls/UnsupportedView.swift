import Drawing
import Findings

/// A view that widgets cannot show on a phone either: WidgetKit draws a yellow field with a red sign
/// where it stands, and so does this, with a finding.
package nonisolated struct UnsupportedView: PrimitiveView {
  let name: String
  /// For controls that have a height of their own, in points.
  var height: CGFloat?

  package init(name: String, height: CGFloat? = nil) { (self.name, self.height) = (name, height) }

  package nonisolated func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    context.session.report(
      Finding(
        "widget-view-unsupported",
        sentence: "Widgets cannot show \(name): a phone draws a yellow field with a red sign.",
        mention: .view(name)))
    UnsupportedSign(name: name, height: height)._build(in: context, into: &nodes)
  }
}

/// The field and its sign.
private nonisolated struct UnsupportedSign: View {
  let name: String
  let height: CGFloat?

  var body: some View {
    Color.yellow
      .overlay {
        Image(systemName: "nosign").resizable().scaledToFit().foregroundStyle(Color.red)
          .frame(maxWidth: 40, maxHeight: 40).padding(2)
      }
      .frame(minHeight: height, maxHeight: height)
      .accessibilityLabel(Text(verbatim: "\(name), not in widgets"))
  }
}
