import Drawing
import Testing

@testable import SwiftUI

private struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Makes all parts as wide as the widest, as widgets do it.
private struct EqualColumns: View {
  @State private var width: CGFloat?

  var body: some View {
    HStack(spacing: 0) {
      ForEach([10.0, 25.0], id: \.self) { length in
        Color.red.frame(width: length, height: 10)
          .background {
            GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
          }
          .overlay { Rectangle().frame(width: width ?? 1, height: 4) }
      }
    }
    .onPreferenceChange(Widest.self) { width = $0 }
  }
}

/// A modifier that keeps how high its view is.
private struct Measured: ViewModifier {
  @State private var height = 0.0
  let told: (Double, Double) -> Void

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      content.onGeometryChange(for: Double.self) {
        $0.size.height
      } action: { old, new in
        told(old, new)
        height = new
      }
      Text(verbatim: "\(height)")
    }
  }
}

/// Grows by what it reports of itself.
private struct Growing: View {
  @State private var width: CGFloat = 1
  let limit: CGFloat

  var body: some View {
    Rectangle().frame(width: width, height: 10)
      .preference(key: Widest.self, value: min(width + 1, limit))
      .onPreferenceChange(Widest.self) { width = $0 }
  }
}

/// What views hear while they are drawn changes their state.
@MainActor
@Suite struct ListeningTests {
  private func texts(_ view: some View) -> [String] {
    draw(view, width: 100, height: 100).items.compactMap {
      if case .text(let line) = $0 { line.string } else { nil }
    }
  }

  private func rectangles(_ view: some View) -> [String] {
    frames(view, width: 100, height: 40).filter { $0.hasPrefix("Rectangle") }
  }

  @Test func `a picture has the state that follows from what its views report`() {
    let widths = rectangles(EqualColumns()).map { $0.split(separator: " ")[2] }
    #expect(widths == ["25x4", "25x4"])
    // Also as a part of other views, which make it anew.
    let inner = VStack { if true { HStack { EqualColumns() } } }
    #expect(rectangles(inner).map { $0.split(separator: " ")[2] } == ["25x4", "25x4"])
    #expect(
      rectangles(GeometryReader { _ in EqualColumns() }).map { $0.split(separator: " ")[2] }
        == ["25x4", "25x4"])
  }

  @Test func `each of two views of one type keeps its own state`() {
    struct Named: View {
      @State var name: String
      @State private var height = 0.0
      var body: some View {
        Text(verbatim: "\(name) \(height)").frame(height: name == "a" ? 30 : 40)
          .onGeometryChange(for: Double.self) {
            $0.size.height
          } action: {
            height = $0
          }
      }
    }
    let pair = VStack(spacing: 0) {
      Named(name: "a")
      Named(name: "b")
    }
    #expect(texts(pair) == ["a 30.0", "b 40.0"])
  }

  @Test func `each of two views that a loop takes for one keeps its own state`() {
    struct Row: View {
      let length: CGFloat
      @State private var height = 0.0
      var body: some View {
        Text(verbatim: "\(height)").frame(height: length)
          .onGeometryChange(for: Double.self) {
            $0.size.height
          } action: {
            height = $0
          }
      }
    }
    struct Stop: Identifiable {
      let id = 1
      let length: CGFloat
    }
    let rows = VStack(spacing: 0) {
      ForEach([Stop(length: 20), Stop(length: 30)]) { Row(length: $0.length) }
    }
    #expect(texts(rows) == ["20.0", "30.0"])
  }

  @Test func `a modifier hears of a size once, with the size itself as the one before`() {
    var told: [[Double]] = []
    let view = Color.red.frame(height: 30).modifier(Measured { told.append([$0, $1]) })
    #expect(texts(view) == ["30.0"])
    #expect(told == [[30, 30]])
  }

  @Test func `an object that a view makes is kept`() {
    @MainActor final class Model: ObservableObject {
      var height = 0.0
      static var count = 0
      init() { Model.count += 1 }
    }
    struct Kept: View {
      @StateObject private var model = Model()
      var body: some View {
        Text(verbatim: "\(model.height)").frame(height: 20)
          .onGeometryChange(for: Double.self) {
            $0.size.height
          } action: {
            model.height = $0
          }
      }
    }
    #expect(texts(VStack { Kept() }) == ["20.0"])
    #expect(Model.count == 1)
  }

  @Test func `a view that settles late settles, one that does not is told and drawn all the same`()
  {
    let late = draw(Growing(limit: 5), width: 100, height: 40)
    #expect(late.findings.isEmpty)
    #expect(rectangles(Growing(limit: 5)) == ["Rectangle 0,0 5x10"])
    let never = draw(Growing(limit: 1000), width: 100, height: 40)
    #expect(never.findings.map(\.id) == ["widget-state-unsettled"])
    #expect(never.items.count == 1)
  }
}
