import Drawing
import Testing

@testable import SwiftUI

@MainActor
@Suite struct VisualEffectTests {
  private var bar: some View { Rectangle().frame(width: 40, height: 10) }

  @Test func `nothing scrolls, so a view looks as it does in the middle`() {
    let still = bar.scrollTransition(.interactive(timingCurve: .easeOut)) { content, phase in
      content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(1 - abs(phase.value) / 2)
        .offset(y: phase.value * 20)
    }
    #expect(firstFill(draw(still)) == Rect(x: 0, y: 0, width: 40, height: 10))
  }

  @Test func `a visual effect knows the view's size and does not change it`() {
    let moved = bar.visualEffect { content, proxy in content.offset(x: proxy.size.width / 2) }
    let result = draw(moved)
    #expect(result.size == Size(width: 40, height: 10))
    #expect(firstFill(result)?.x == 20)
  }

  @Test func `what is made from code that could not be compiled is a marked box`() {
    let result = draw(
      _LeftOutView("Card.swift", "cannot find 'Shop'.", line: 7), width: 60, height: 24)
    let room = Rect(x: 0, y: 0, width: 60, height: 24)
    #expect(result.items == [.placeholder(room, label: "Card.swift")])
    #expect(result.findings.map(\.id) == ["widget-view-placeholder"])
    #expect(
      result.findings.first?.sentence.hasPrefix(
        "A view of Card.swift (line 7) cannot be drawn here: ")
        == true)
  }

  /// Where the first filled rectangle is drawn, with the moves of the groups around it.
  private func firstFill(_ result: ViewRenderer.Result) -> Rect? {
    func find(_ items: [DisplayItem], _ transform: Transform) -> Rect? {
      for item in items {
        switch item {
        case .fill(.rect(let rect), _):
          let corner = transform.apply(Point(x: rect.x, y: rect.y))
          return Rect(x: corner.x, y: corner.y, width: rect.width, height: rect.height)
        case .group(let group):
          if let found = find(group.items, group.transform) { return found }
        default: continue
        }
      }
      return nil
    }
    return find(result.items, .identity)
  }
}
