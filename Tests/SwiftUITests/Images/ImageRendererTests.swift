import Drawing
import Foundation
import Testing

@testable import SwiftUI

/// Pictures that code makes of views.
@MainActor
@Suite struct ImageRendererTests {
  private func leaves(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item -> [DisplayItem] in
      guard case .group(let group) = item else { return [item] }
      return leaves(group.items)
    }
  }

  private var square: some View {
    Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 20)
  }

  @Test func `a picture of a view has the view's size, and what the view shows`() throws {
    let renderer = ImageRenderer(content: square)
    // As many as the display has: what has fewer is drawn with a blur.
    renderer.scale = 3
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 10, height: 20))
    let drawn = draw(Image(uiImage: image))
    #expect(drawn.size == Size(width: 10, height: 20))
    #expect(leaves(drawn.items) == leaves(draw(square).items))
    #expect(renderer.uiImage?.scale == 3)
    #expect(renderer.cgImage?.width == 30 && renderer.cgImage?.height == 60)
  }

  @Test func `a view without a size has no picture, and neither has one without pixels`() {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: 0, height: 8)
    #expect(renderer.uiImage == nil)
    renderer.proposedSize = ProposedViewSize(width: 8, height: 8)
    #expect(renderer.uiImage?.size == CGSize(width: 8, height: 8))
    for scale in [0, -1, CGFloat.nan, .infinity] {
      renderer.scale = scale
      #expect(renderer.cgImage == nil)
    }
  }

  @Test func `an opaque picture is black where the view shows nothing`() throws {
    let renderer = ImageRenderer(content: square.padding(5))
    renderer.isOpaque = true
    renderer.scale = 3
    let marks = leaves(draw(Image(uiImage: try #require(renderer.uiImage))).items)
    #expect(marks.count == 2)
    guard case .fill(let shape, .color(.black))? = marks.first else {
      Issue.record("there is no black ground")
      return
    }
    #expect(shape.bounds == Rect(x: 0, y: 0, width: 20, height: 30))
  }

  @Test func `nothing runs on in a picture, and the view has the usual surroundings`() throws {
    let range = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 60)
    let view = VStack {
      Text(timerInterval: range)
      ProgressView(timerInterval: range) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
    }
    .frame(width: 100)
    let renderer = ImageRenderer(content: view)
    renderer.scale = 3
    let items = leaves(
      draw(Image(uiImage: try #require(renderer.uiImage)).foregroundStyle(.red)).items)
    #expect(items.allSatisfy { $0.nextChange(after: 0) == nil })
    let lines = items.compactMap { item -> TextLine? in
      guard case .text(let line) = item else { return nil }
      return line
    }
    #expect(lines.map(\.string) == ["1:00"])
    #expect(lines.first?.runs.first?.paint == .color(.black))
    #expect(leaves(draw(view).items).contains { $0.nextChange(after: 0) != nil })
  }

  @Test func `what a view cannot show in a picture is told where the picture is shown`() throws {
    let image = try #require(
      ImageRenderer(content: Slider(value: .constant(1)).frame(width: 50)).uiImage)
    #expect(draw(Image(uiImage: image)).findings.map(\.id.rawValue) == ["widget-view-unsupported"])
  }
}
