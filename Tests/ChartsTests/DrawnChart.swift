import FoundationGaps
import SwiftUI

@testable import Charts
@testable import Drawing

/// What is drawn of a view of 200 × 100 points.
struct DrawnChart {
  var texts: [TextLine] = []
  var fills: [(frame: Rect, paint: Paint)] = []
  var strokes: [(frame: Rect, paint: Paint, style: StrokeStyleMark)] = []

  @MainActor init(_ view: some View, _ environment: EnvironmentValues = EnvironmentValues()) {
    let result = ViewRenderer.render(
      view, proposal: Proposal(width: 200, height: 100), environment: environment)
    for item in result.items { take(item) }
  }

  private mutating func take(_ item: DisplayItem) {
    switch item {
    case .group(let group): for item in group.items { take(item) }
    case .text(let line): texts.append(line)
    case .fill(let shape, let paint): fills.append((shape.bounds, paint))
    case .stroke(let shape, let paint, let style): strokes.append((shape.bounds, paint, style))
    default: break
    }
  }

  var words: [String] { texts.map(\.string) }
  var frames: [Rect] { fills.map(\.frame) }

  /// The boxes that are filled with a colour.
  func frames(_ color: RGBA) -> [Rect] {
    fills.filter { $0.paint == .color(color) }.map(\.frame)
  }
}
