import Drawing
import Testing

@testable import SwiftUI

private struct Loud: TextAttribute { var step = 1.0 }

/// Draws with a closure.
private struct Renderer: TextRenderer {
  var padding = 0.0
  let work: (Text.Layout, inout GraphicsContext) -> Void

  func draw(layout: Text.Layout, in context: inout GraphicsContext) { work(layout, &context) }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    var size = text.sizeThatFits(proposal)
    size.height += padding
    return size
  }
}

/// Texts that code draws, with the places of their lines, runs and letters.
@MainActor
@Suite struct TextRendererTests {
  /// The texts that are drawn, with their left edges and baselines on the surface.
  private func texts(_ result: ViewRenderer.Result) -> [(text: String, x: Double, y: Double)] {
    func collect(_ items: [DisplayItem], _ map: Transform) -> [(String, Double, Double)] {
      items.flatMap { item -> [(String, Double, Double)] in
        switch item {
        case .text(let line):
          let place = map.apply(Point(x: line.runs.first?.x ?? 0, y: line.baseline))
          return [(line.string, place.x, place.y)]
        case .group(let group): return collect(group.items, group.transform.then(map))
        default: return []
        }
      }
    }
    return collect(result.items, .identity).map { ($0.0, $0.1, $0.2) }
  }

  private func laidOut(_ view: some View, width: Double? = nil) -> Text.Layout? {
    var found: Text.Layout?
    _ = draw(view.textRenderer(Renderer { layout, _ in found = layout }), width: width)
    return found
  }

  @Test
  func `lines, runs and letters that are drawn as they are stand where the system draws them`() {
    let text = Text(verbatim: "AV ") + Text(verbatim: "two words").bold()
    let plain = texts(draw(text.padding(5), width: 90))
    for part in 0..<2 {
      let drawn = texts(
        draw(
          text.padding(5).textRenderer(
            Renderer { layout, context in
              for line in layout {
                part == 0 ? context.draw(line) : line.forEach { context.draw($0) }
              }
            }), width: 90))
      #expect(drawn.map(\.text).joined() == plain.map(\.text).joined())
      #expect(abs(drawn[0].x - plain[0].x) < 1e-9 && abs(drawn[0].y - plain[0].y) < 1e-9)
      #expect(abs((drawn.last?.y ?? 0) - (plain.last?.y ?? 1)) < 1e-9)
    }
  }

  @Test func `a text tells its lines, their runs and their letters`() throws {
    let layout = try #require(
      laidOut(Text(verbatim: "AV") + Text(verbatim: "x\nnext").bold()))
    #expect(layout.count == 2 && layout[0].count == 2 && layout[0][0].count == 2)
    let face = Face(size: 17)
    let letters = layout[0][0].map(\.typographicBounds)
    let advances = TypeMetrics.advances("AV", face)
    #expect(letters.map { Double($0.width) } == advances)
    #expect(abs(Double(letters[1].origin.x) - advances[0]) < 1e-9)
    let run = layout[0][0].typographicBounds
    #expect(abs(Double(run.rect.height) - TypeMetrics.lineHeight(face)) < 1e-9)
    #expect(abs(Double(run.width) - TypeMetrics.width("AV", face)) < 1e-9)
    #expect(layout[1].origin.y > layout[0].origin.y && layout[1].typographicBounds.leading > 0)
    #expect(!layout.isTruncated)
    #expect(
      laidOut(Text(verbatim: "too long for this").lineLimit(1), width: 40)?.isTruncated == true)
  }

  @Test func `what the author says of a part is said of its runs and letters alone`() throws {
    let layout = try #require(
      laidOut(
        Text(verbatim: "a")
          + Text(verbatim: "b").customAttribute(Loud(step: 2))
          .customAttribute(Loud(step: 3))))
    let runs = layout[0]
    #expect(runs.map { $0[Loud.self]?.step } == [nil, 2])
    #expect(runs[1][0][Loud.self]?.step == 2)
    let inside: Text = Text("say \(Text(verbatim: "it").customAttribute(Loud()))")
    #expect(laidOut(inside)?[0].last?[Loud.self]?.step == 1)
  }

  @Test func `letters are drawn where the context puts them`() {
    let view = Text(verbatim: "ab").textRenderer(
      Renderer { layout, context in
        for (index, slice) in layout[0][0].enumerated() {
          var copy = context
          copy.translateBy(x: 0, y: CGFloat(index) * 10)
          copy.draw(slice)
        }
      })
    let drawn = texts(draw(view))
    #expect(drawn.map(\.text) == ["a", "b"])
    #expect(drawn.count == 2 && abs(drawn[1].y - drawn[0].y - 10) < 1e-9)
    #expect(drawn.count == 2 && drawn[1].x > drawn[0].x)
  }

  @Test func `a view on top reads the layout of each text below it, and where it stands`() {
    let texts = HStack(spacing: 10) {
      Text(verbatim: "one\ntwo")
      Color.red.frame(width: 5, height: 5)
      Text(verbatim: "three")
    }
    var found: [Text.Layout] = []
    var places: [CGPoint] = []
    let view = texts.overlayPreferenceValue(Text.LayoutKey.self) { layouts in
      GeometryReader { proxy in
        let _ = (found = layouts.map(\.layout), places = layouts.map { proxy[$0.origin] })
        Color.clear
      }
    }
    let drawn = draw(view)
    #expect(found.map(\.count) == [2, 1])
    let baselines = drawn.items.compactMap { item -> Double? in
      if case .text(let line) = item { line.baseline } else { nil }
    }
    let read = zip(found, places).flatMap { layout, place in
      layout.map { Double(place.y + $0.origin.y) }
    }
    #expect(read.count == 3 && zip(read, baselines).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(places.count == 2 && places[1].x > places[0].x)
  }

  @Test func `a view behind reads layouts, too, and one without texts has none`() {
    var counts: [Int] = []
    func counting(_ view: some View) -> some View {
      view.backgroundPreferenceValue(Text.LayoutKey.self) { layouts in
        let _ = counts.append(layouts.count)
        Color.clear
      }
    }
    _ = draw(counting(Text(verbatim: "a")))
    _ = draw(counting(Color.red.frame(width: 5, height: 5)))
    #expect(counts == [1, 0])
  }

  @Test func `a renderer may take another room, and what it leaves out is not drawn`() {
    let plain = draw(Text(verbatim: "a")).size
    let higher = draw(Text(verbatim: "a").textRenderer(Renderer(padding: 9) { _, _ in }))
    #expect(abs(higher.size.height - plain.height - 9) < 1e-9)
    #expect(higher.items.isEmpty)
    #expect(higher.outline.children.first?.content == "a")
  }
}
