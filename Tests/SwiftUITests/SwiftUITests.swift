import Drawing
import Testing

@testable import SwiftUI

/// Lays a view out for a proposal and gives the frames of its views in outline order.
@MainActor
func frames(
  _ view: some View, width: Double? = nil, height: Double? = nil,
  environment: EnvironmentValues = EnvironmentValues()
) -> [String] {
  let result = draw(view, width: width, height: height, environment: environment)
  var lines: [String] = []
  func add(_ node: OutlineNode) {
    if node.kind != "Root" {
      let frame = node.frame
      lines.append(
        "\(node.kind) \(frame.x.short),\(frame.y.short) \(frame.width.short)x\(frame.height.short)")
    }
    for child in node.children { add(child) }
  }
  add(result.outline)
  return lines
}

/// Draws a view for a proposal in the environment of tests: light, size L, English, 3 pixels a point.
@MainActor
func draw(
  _ view: some View, width: Double? = nil, height: Double? = nil,
  environment: EnvironmentValues = EnvironmentValues()
) -> ViewRenderer.Result {
  // They are the process's, and other suites leave theirs.
  Surroundings.current = Surroundings()
  return ViewRenderer.render(
    view, proposal: Proposal(width: width, height: height), environment: environment)
}

@MainActor
@Suite struct RenderingTests {
  @Test func `several views that stand alone are a column`() {
    let views = ForEach([10, 4], id: \.self) { height in
      Color.red.frame(width: CGFloat(24 - height), height: CGFloat(height))
    }
    #expect(frames(views) == ["VStack 0,0 20x22", "Color 3,0 14x10", "Color 0,18 20x4"])
    #expect(frames(Color.red.frame(width: 10, height: 10)) == ["Color 0,0 10x10"])
    #expect(draw(EmptyView()).size == Size(width: 0, height: 0))
  }

  @Test func `a row of text, spacer and circle is laid out and drawn`() {
    let row = HStack {
      Text(verbatim: "Hi")
      Spacer()
      Circle().frame(width: 20, height: 20)
    }
    .padding()
    let result = draw(row, width: 200)
    #expect(abs(result.size.width - 200) < 1e-9)
    #expect(result.items.count == 2)
    #expect(result.outline.children.first?.kind == "HStack")
  }
}
