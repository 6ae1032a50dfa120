import Drawing

extension Text {
  /// The layouts of all texts in a view, for views that stand on or behind it.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// Where a text stands, and where its lines do in it.
    public struct AnchoredLayout {
      /// The place of the text, from which its layout is told.
      public var origin: Anchor<CGPoint>
      public var layout: Text.Layout
    }

    public static var defaultValue: [AnchoredLayout] { [] }
    public static func reduce(
      value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]
    ) { value += nextValue() }
  }
}

extension TextNode {
  /// The text's layout where it was drawn last, for those that read it; nil before.
  var anchoredLayout: Text.LayoutKey.AnchoredLayout? {
    guard let drawn else { return nil }
    let view = AnchoredView()
    view.box = Rect(
      x: drawn.origin.x, y: drawn.origin.y, width: drawn.setting.size.width,
      height: drawn.setting.size.height)
    return Text.LayoutKey.AnchoredLayout(
      origin: Anchor(place: .unit(.topLeading), view: view),
      layout: textLayout(drawn.setting, drawn.side))
  }
}
