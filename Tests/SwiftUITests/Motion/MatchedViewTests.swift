import Drawing
import Testing

@testable import SwiftUI

/// A view that takes over the frame of another one in the same picture.
@MainActor
@Suite struct MatchedViewTests {
  private let space = Namespace().wrappedValue

  private func tabs(_ names: [String]) -> some View {
    HStack(spacing: 0) {
      ForEach(names, id: \.self) { name in
        Color.clear.frame(width: name == "b" ? 30 : 20, height: 10)
          .matchedGeometryEffect(id: name, in: self.space)
      }
    }
  }

  private func marker(
    _ id: String, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = false
  ) -> some View {
    Rectangle().frame(maxWidth: .infinity, maxHeight: .infinity)
      .matchedGeometryEffect(
        id: id, in: space, properties: properties, anchor: anchor, isSource: isSource)
  }

  private func rectangle(_ view: some View) -> String? {
    frames(view, width: 100, height: 40).first { $0.hasPrefix("Rectangle") }
  }

  @Test(arguments: [("a", "15,15 20x10"), ("b", "35,15 30x10"), ("c", "65,15 20x10")])
  func `a view that is no source stands where the source with its id stands, as large as it`(
    id: String, place: String
  ) {
    let view = tabs(["a", "b", "c"]).frame(width: 100, height: 40)
    #expect(rectangle(view.overlay { self.marker(id) }) == "Rectangle \(place)")
    #expect(rectangle(view.background { self.marker(id) }) == "Rectangle \(place)")
  }

  @Test func `it takes over a frame: a group that turns or enlarges the source is not followed`() {
    let plain = tabs(["a"]).frame(width: 100, height: 40)
    let place = rectangle(plain.overlay { self.marker("a") })
    let turned = tabs(["a"]).rotationEffect(.degrees(90)).frame(width: 100, height: 40)
    #expect(rectangle(turned.overlay { self.marker("a") }) == place)
    let grown = tabs(["a"]).scaleEffect(2).frame(width: 100, height: 40)
    #expect(rectangle(grown.overlay { self.marker("a") }) == place)
    #expect(place == "Rectangle 40,15 20x10")
  }

  @Test func `without a source, or as one, it stands in its own room`() {
    let view = tabs(["a"]).frame(width: 100, height: 40)
    #expect(rectangle(view.overlay { self.marker("z") }) == "Rectangle 0,0 100x40")
    #expect(
      rectangle(view.overlay { self.marker("a", isSource: true) }) == "Rectangle 0,0 100x40")
  }

  @Test func `it takes over the size alone, or the position alone, about its anchor`() {
    let view = tabs(["a"]).frame(width: 100, height: 40, alignment: .leading)
    let small = Rectangle().frame(width: 8, height: 4)
    func placed(_ properties: MatchedGeometryProperties, _ anchor: UnitPoint) -> String? {
      rectangle(
        view.overlay(alignment: .trailing) {
          small.matchedGeometryEffect(
            id: "a", in: self.space, properties: properties, anchor: anchor, isSource: false)
        })
    }
    #expect(placed(.position, .center) == "Rectangle 6,18 8x4")
    #expect(placed(.position, .topLeading) == "Rectangle 0,15 8x4")
    #expect(placed(.size, .center) == "Rectangle 92,18 8x4")
    #expect(
      rectangle(view.overlay { self.marker("a", properties: .size, anchor: .bottomTrailing) })
        == "Rectangle 80,30 20x10")
  }

  @Test func `what stands beside it has as much room as without it`() {
    let row = HStack(spacing: 0) {
      tabs(["a"])
      Circle().frame(width: 40, height: 10).matchedGeometryEffect(
        id: "a", in: space, isSource: false)
      Rectangle().frame(width: 10, height: 10)
    }
    #expect(rectangle(row.frame(width: 100, height: 40)) == "Rectangle 75,15 10x10")
  }
}
