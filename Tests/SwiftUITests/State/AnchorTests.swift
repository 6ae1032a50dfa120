import Drawing
import Testing

@testable import SwiftUI

private struct Boxes: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Tips: PreferenceKey {
  static let defaultValue: [Anchor<CGPoint>] = []
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

private struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Places that views report, and coordinates with names.
@MainActor
@Suite struct AnchorTests {
  private func steps(_ chosen: Int) -> some View {
    HStack(spacing: 5) {
      ForEach(0..<3) { index in
        Color.gray.frame(width: 20, height: 10)
          .anchorPreference(key: Boxes.self, value: .bounds) { index == chosen ? [$0] : [] }
      }
    }
  }

  private func marker(_ places: [Anchor<CGRect>]) -> some View {
    GeometryReader { proxy in
      ForEach(Array(places.enumerated()), id: \.offset) { _, place in
        let box = proxy[place]
        Rectangle().frame(width: box.width, height: box.height).offset(x: box.minX, y: box.minY)
      }
    }
  }

  private func shapes(_ view: some View) -> [String] {
    frames(view, width: 100, height: 40).filter { $0.hasPrefix("Rectangle") }
  }

  @Test(arguments: [(0, "15,15"), (1, "40,15"), (2, "65,15")])
  func `an overlay finds the part of the view that reports its place`(chosen: Int, place: String) {
    let view = steps(chosen).overlayPreferenceValue(Boxes.self) { self.marker($0) }
      .frame(width: 100, height: 40)
    #expect(shapes(view) == ["Rectangle \(place) 20x10"])
  }

  @Test func `what stands behind finds it, too, though it is drawn first`() {
    let view = steps(1).backgroundPreferenceValue(Boxes.self) { self.marker($0) }
      .frame(width: 100, height: 40)
    #expect(shapes(view) == ["Rectangle 40,15 20x10"])
    let kinds = frames(view, width: 100, height: 40).map { $0.prefix { $0 != " " } }
    #expect(kinds.filter { $0 == "Color" }.count == 3)
  }

  @Test func `views that stand behind in one another are each drawn a few times`() {
    let depth = 30
    var drawn = 0
    var view = AnyView(
      Canvas { _, _ in drawn += 1 }.frame(width: 20, height: 10)
        .anchorPreference(key: Boxes.self, value: .bounds) { [$0] })
    for _ in 0..<depth {
      view = AnyView(view.backgroundPreferenceValue(Boxes.self) { marker($0) })
    }
    let result = draw(view, width: 40, height: 20)
    #expect((1...2 * depth).contains(drawn))
    #expect(result.items.count == depth || result.items.count == depth + 1)
  }

  @Test func `a place is told in the coordinates of whoever asks`() {
    let view = VStack(spacing: 0) {
      Color.red.frame(width: 100, height: 10)
      steps(0).frame(height: 30)
    }
    .overlayPreferenceValue(Boxes.self) { places in
      self.marker(places).padding(.leading, 10)
    }
    #expect(shapes(view) == ["Rectangle 15,20 20x10"])
  }

  @Test func `points are shares or distances of the view that reports them`() {
    var found: [CGPoint] = []
    let box = Color.red.frame(width: 20, height: 10)
    let view = HStack(spacing: 5) {
      box.anchorPreference(key: Tips.self, value: .bottomTrailing) { [$0] }
      box.anchorPreference(key: Tips.self, value: .point(CGPoint(x: 3, y: 4))) { [$0] }
        .transformAnchorPreference(key: Tips.self, value: .center) { $0.append($1) }
    }
    .overlayPreferenceValue(Tips.self) { tips in
      GeometryReader { proxy in
        let _ = found = tips.map { proxy[$0] }
        Color.clear
      }
    }
    _ = frames(view, width: 100, height: 40)
    #expect(found == [CGPoint(x: 20, y: 10), CGPoint(x: 28, y: 4), CGPoint(x: 35, y: 5)])
  }

  @Test func `an overlay hears what a geometry in the view reports`() {
    let view = VStack(spacing: 0) {
      ForEach([30, 50, 10], id: \.self) { width in
        Color.gray.frame(width: width, height: 5).background(
          GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
      }
    }
    .overlayPreferenceValue(Widest.self, alignment: .bottom) {
      Rectangle().frame(width: $0, height: 2)
    }
    #expect(shapes(view) == ["Rectangle 0,13 50x2"])
  }

  @Test func `a frame is told in coordinates with a name, in its own and in those of the surface`()
  {
    var told: [CGRect] = []
    var bounds: [CGRect?] = []
    let reader = GeometryReader { proxy in
      let _ =
        told = [
          proxy.frame(in: .named("card")), proxy.frame(in: .local), proxy.frame(in: .global),
          proxy.frame(in: .named("other")),
        ]
      let _ = bounds = [proxy.bounds(of: .named("card")), proxy.bounds(of: .named("other"))]
      Color.clear
    }
    let view = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 80, height: 10)
      reader.frame(width: 40, height: 20)
    }
    .coordinateSpace(.named("card")).padding(5)
    _ = frames(view, width: 90, height: 40)
    #expect(
      told == [
        CGRect(x: 0, y: 10, width: 40, height: 20), CGRect(x: 0, y: 0, width: 40, height: 20),
        CGRect(x: 5, y: 15, width: 40, height: 20), CGRect(x: 5, y: 15, width: 40, height: 20),
      ])
    #expect(bounds == [CGRect(x: 0, y: -10, width: 80, height: 30), nil])
    // Beside the card nothing has its name.
    let beside = HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20).coordinateSpace(.named("card"))
      reader.frame(width: 40, height: 20)
    }
    _ = frames(beside, width: 60, height: 20)
    #expect(told.first == CGRect(x: 20, y: 0, width: 40, height: 20) && bounds == [nil, nil])
  }
}
