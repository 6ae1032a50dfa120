import Drawing
import Testing

@testable import SwiftUI

private struct ColumnsKey: ContainerValueKey { static let defaultValue = 1 }

extension ContainerValues {
  fileprivate var columns: Int {
    get { self[ColumnsKey.self] }
    set { self[ColumnsKey.self] = newValue }
  }
}

/// Containers that take the views in them apart.
@MainActor
@Suite struct SubviewsTests {
  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack(spacing: 0) {
        ForEach(subviews: content) { view in
          view.frame(width: 10 * CGFloat(view.containerValues.columns), height: 10)
            .foregroundStyle(.red)
        }
      }
    }
  }

  private func colors(_ view: some View) -> [String] {
    frames(view, width: 100, height: 100).filter { $0.hasPrefix("Color") }
  }

  @Test func `a container wraps each view that it is given, also those of a loop`() {
    let view = Cards {
      Color.blue.containerValue(\.columns, 3)
      ForEach(0..<2) { _ in Color.green }
      if true { Color.gray.containerValue(\.columns, 2) }
    }
    #expect(
      colors(view) == [
        "Color 0,0 30x10", "Color 10,10 10x10", "Color 10,20 10x10", "Color 5,30 20x10",
      ])
  }

  @Test func `a view is built in the surroundings that its container gives it`() {
    let items = draw(Cards { Text(verbatim: "Hi").fixedSize() }).items
    let paints = items.compactMap {
      if case .text(let line) = $0 { line.runs.first?.paint } else { nil }
    }
    #expect(
      paints
        == [draw(Text(verbatim: "Hi").foregroundStyle(.red)).items].compactMap {
          if case .text(let line)? = $0.first { line.runs.first?.paint } else { nil }
        })
  }

  @Test func `a group gives its views to be counted, cut and tagged`() {
    let view = Group(
      subviews: ForEach(0..<5) { Color.blue.frame(width: 10, height: 10).tag($0) }
    ) { views in
      HStack(spacing: 0) {
        views.prefix(2)
        if views.count > 2 { Color.red.frame(width: 5 * CGFloat(views.count), height: 10) }
        if let last = views.last, last.containerValues.hasTag(4) { last }
      }
    }
    #expect(
      colors(view) == [
        "Color 0,0 10x10", "Color 10,0 10x10", "Color 20,0 25x10", "Color 45,0 10x10",
      ])
  }

  private struct Pack<each Part: View>: View {
    let parts: (repeat each Part)
    init(_ parts: repeat each Part) { self.parts = (repeat each parts) }
    var body: some View { VStack(spacing: 0) { TupleView((repeat each parts)) } }
  }

  @Test func `views of a tuple stand one after the other`() {
    let two = Pack(Color.red.frame(width: 10, height: 10), Color.blue.frame(width: 20, height: 5))
    #expect(colors(two) == ["Color 5,0 10x10", "Color 0,10 20x5"])
    #expect(colors(Pack(Color.red.frame(width: 10, height: 10))) == ["Color 0,0 10x10"])
  }

  @Test func `a section stands for its header, its views and its footer`() {
    let section = Section {
      Color.red.frame(width: 10, height: 1)
      Color.red.frame(width: 20, height: 1)
    } header: {
      Color.red.frame(width: 5, height: 1)
    } footer: {
      Color.red.frame(width: 30, height: 1)
    }
    #expect(
      colors(HStack(spacing: 0) { section })
        == ["Color 0,0 5x1", "Color 5,0 10x1", "Color 15,0 20x1", "Color 35,0 30x1"])
  }

  @Test func `views beside one another are as deep as one of them`() {
    struct Dot: View { var body: some View { Color.red.frame(width: 1, height: 1) } }
    let result = draw(VStack(spacing: 0) { ForEach(0..<600, id: \.self) { _ in Dot() } })
    #expect(result.items.count == 600 && result.findings.isEmpty)
  }

  @Test func `views are built once for a container, and anew for each that looks otherwise`() {
    final class Count { var value = 0 }
    struct Dot: View {
      let count: Count
      var body: some View {
        count.value += 1
        return Color.blue.frame(width: 1, height: 1)
      }
    }
    let count = Count()
    let dots = ForEach(0..<50) { _ in Dot(count: count) }
    func bodies(_ view: some View) -> Int {
      count.value = 0
      #expect(draw(view).items.count == 50)
      return count.value
    }
    // Once to count them, once as they stand in the column.
    #expect(
      bodies(VStack { ForEach(subviews: dots) { $0.padding(1) } }) <= 100)
    var nested = AnyView(dots)
    for _ in 0..<6 {
      let inner = nested
      nested = AnyView(ForEach(subviews: inner) { $0.padding(1) })
    }
    #expect(bodies(VStack { nested }) <= 200)
  }

  @Test func `a view with surroundings of its own is built without all others`() {
    final class Count { var value = 0 }
    struct Dot: View {
      let count: Count
      let width: CGFloat
      var body: some View {
        count.value += 1
        return Color.primary.frame(width: width, height: 1)
      }
    }
    let count = Count()
    @ViewBuilder func dots() -> some View {
      Dot(count: count, width: 1)
      ForEach(2..<48, id: \.self) { width in
        Dot(count: count, width: CGFloat(width))
        if width == 20 { Section { Dot(count: count, width: 100) } }
      }
      if true { Dot(count: count, width: 48) }
    }
    let styled = VStack(alignment: .leading, spacing: 0) {
      ForEach(subviews: dots()) { $0.foregroundStyle(.red) }
    }
    let widths = Array(1...20) + [100] + Array(21...48)
    #expect(
      frames(styled, width: 100, height: 100).filter { $0.hasPrefix("Color") }
        == widths.enumerated().map { "Color 0,\($0) \($1)x1" })
    // Once to count them, once for the first one, then one at a time.
    #expect(count.value <= 3 * widths.count)
  }

  @Test
  func
    `a container is given the views that it was told of, also where their surroundings would add others`()
  {
    struct Odd: View {
      @Environment(\.isEnabled) private var isEnabled
      let width: CGFloat
      var body: some View {
        Color.red.frame(width: width, height: 1)
        if !isEnabled { Color.red.frame(width: 50, height: 1) }
      }
    }
    let view = VStack(alignment: .leading, spacing: 0) {
      ForEach(
        subviews: ForEach(1..<4, id: \.self) { Odd(width: CGFloat($0)) }
      ) { $0.disabled(true) }
    }
    #expect(colors(view) == ["Color 0,0 1x1", "Color 0,1 2x1", "Color 0,2 3x1"])
  }

  @Test func `a view that a container shows twice or in another style is a view of its own`() {
    let view = Group(subviews: Text(verbatim: "A")) { views in
      HStackLayout(spacing: 0) {
        views
        ForEach(views) { $0.foregroundStyle(.red) }
        views
      }
    }
    let result = draw(view)
    let paints = result.items.compactMap {
      if case .text(let line) = $0 { line.runs.first?.paint } else { nil }
    }
    let red = Paint.color(SystemColor.red.value(in: EnvironmentValues()))
    #expect(paints == [.color(.black), red, .color(.black)])
    let places = result.outline.children[0].children.map(\.frame.x)
    #expect(Set(places).count == 3)
  }

  @Test func `views of a collection that can be written to hand on what is written`() {
    struct Row: Identifiable, Equatable {
      let id: Int
      var width: CGFloat
    }
    var rows = [Row(id: 1, width: 10), Row(id: 2, width: 20)]
    let binding = Binding(get: { rows }, set: { rows = $0 })
    let view = VStack(spacing: 0) {
      ForEach(binding) { $row in
        let _ = (row.width += 5)
        Color.red.frame(width: row.width, height: 1)
      }
      ForEach(binding, id: \.width) { $row in Color.red.frame(width: row.width, height: 1) }
    }
    #expect(
      colors(view) == [
        "Color 5,0 15x1", "Color 0,1 25x1", "Color 5,2 15x1", "Color 0,3 25x1",
      ])
    #expect(rows == [Row(id: 1, width: 15), Row(id: 2, width: 25)])
  }

  @Test func `a grid is a layout, too`() {
    let grid = AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0))
    let view = grid {
      GridRow {
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 30, height: 10)
      }
      GridRow {
        Color.red.frame(width: 20, height: 10)
        Color.red.frame(width: 10, height: 10)
      }
    }
    #expect(
      colors(view) == [
        "Color 5,0 10x10", "Color 20,0 30x10", "Color 0,10 20x10", "Color 30,10 10x10",
      ])
  }

  private func dot(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 1) }

  @ViewBuilder private var parts: some View {
    dot(1)
    dot(2)
    Section {
      dot(3)
      Section { dot(4) }
    } header: {
      dot(5)
    } footer: {
      dot(6)
    }
    Section { EmptyView() }
    Section("Title") { dot(7) }.containerValue(\.columns, 3)
    dot(8).containerValue(\.columns, 2)
    dot(9)
  }

  @Test func `a container tells the sections that it is given, and what stands in none`() {
    var told: [[Int]] = []
    let counted = Group(sections: parts) { sections in
      let _ =
        told = sections.map {
          [$0.header.count, $0.content.count, $0.footer.count, $0.containerValues.columns]
        }
      ForEach(sections) { section in HStack(spacing: 0) { section.content } }
    }
    #expect(
      colors(VStack(spacing: 0) { counted }) == [
        "Color 7,0 1x1", "Color 8,0 2x1", "Color 5,1 3x1", "Color 8,1 4x1", "Color 5,2 7x1",
        "Color 0,3 8x1", "Color 8,3 9x1",
      ])
    #expect(told == [[0, 2, 0, 1], [1, 2, 1, 1], [0, 0, 0, 1], [1, 1, 0, 3], [0, 2, 0, 1]])
  }

  @ViewBuilder private var few: some View {
    Section {
      dot(3)
    } header: {
      dot(5)
    }
    dot(4)
  }

  @Test func `a view is made of each section`() {
    let view = VStack(spacing: 0) {
      ForEach(sections: few) { section in
        HStack(spacing: 0) {
          section.content
          section.header
        }
      }
    }
    #expect(colors(view) == ["Color 0,0 3x1", "Color 3,0 5x1", "Color 2,1 4x1"])
  }
}
