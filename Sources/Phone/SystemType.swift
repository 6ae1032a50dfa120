import WidgetProtocol

/// The sizes of the phone's own texts at a Dynamic Type size: Apple's footnote and subheadline.
///
/// Of the questions seen at M, L and xL; that nothing grows beyond xxxL is a guess (PHONES.md).
struct SystemType: Hashable, Sendable {
  /// A font's size, and from one of its lines to the next.
  struct Style: Hashable, Sendable {
    let size: Double
    let leading: Double
  }

  let footnote: Style
  let subheadline: Style

  private static let rows: [((Double, Double), (Double, Double))] = [
    ((12, 16), (12, 16)), ((12, 16), (13, 18)), ((12, 16), (14, 19)), ((13, 18), (15, 20)),
    ((15, 20), (17, 22)), ((17, 22), (19, 24)), ((19, 24), (21, 28)),
  ]

  init(_ typeSize: WidgetEnvironment.TypeSize) {
    let place = WidgetEnvironment.TypeSize.allCases.firstIndex(of: typeSize) ?? 3
    let row = SystemType.rows[min(place, SystemType.rows.count - 1)]
    footnote = Style(size: row.0.0, leading: row.0.1)
    subheadline = Style(size: row.1.0, leading: row.1.1)
  }
}
