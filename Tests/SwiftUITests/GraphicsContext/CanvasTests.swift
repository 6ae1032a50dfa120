import Drawing
import Testing

@testable import SwiftUI

@MainActor
@Suite struct CanvasTests {
  private func groups(_ items: [DisplayItem]) -> [GroupMark] {
    items.flatMap { item -> [GroupMark] in
      guard case .group(let group) = item else { return [] }
      return [group] + groups(group.items)
    }
  }
  private func leaves(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item -> [DisplayItem] in
      if case .group(let group) = item { return leaves(group.items) }
      return [item]
    }
  }

  @Test func `a canvas fills its room and is told its size`() {
    var told = CGSize.zero
    let view = Canvas { _, size in told = size }
    #expect(frames(view, width: 120, height: 40) == ["Canvas 0,0 120x40"])
    #expect(told == CGSize(width: 120, height: 40))
  }

  @Test func `a path is filled and drawn in the canvas' own coordinates, cut to its box`() throws {
    let view = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      context.stroke(Path(ellipseIn: CGRect(x: 2, y: 2, width: 6, height: 6)), with: .color(.black))
    }
    .padding(5)
    let items = draw(view, width: 30, height: 30).items
    let box = Rect(x: 5, y: 5, width: 20, height: 20)
    let outer = try #require(groups(items).first { $0.clip != nil })
    #expect(outer.clip == .rect(box))
    let inner = try #require(groups(outer.items).first)
    #expect(inner.transform == .translation(x: 5, y: 5))
    #expect(leaves(items).count == 2)
    guard case .stroke(_, .color(.black), let line) = leaves(items)[1] else {
      Issue.record("the second mark is no line")
      return
    }
    #expect(line.width == 1)
  }

  @Test func `Core Graphics draws on the canvas what UIKit would draw on an image`() {
    func ring(_ context: CGContext) {
      context.saveGState()
      context.translateBy(x: 10, y: 10)
      context.setFillColor(UIColor.red.cgColor)
      context.setAlpha(0.5)
      context.fillEllipse(in: CGRect(x: -5, y: -5, width: 10, height: 10))
      context.restoreGState()
      context.setStrokeColor(UIColor.blue.cgColor)
      context.setLineWidth(3)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 20, y: 20))
      context.strokePath()
    }
    let size = CGSize(width: 20, height: 20)
    let image = UIGraphicsImageRenderer(size: size).image { ring($0.cgContext) }
    let canvas = Canvas { context, _ in context.withCGContext { ring($0) } }
    let drawn = draw(canvas, width: 20, height: 20).items
    #expect(leaves(drawn).count == 2)
    #expect(leaves(drawn) == leaves(draw(Image(uiImage: image)).items))
    #expect(groups(drawn).contains { $0.opacity == 0.5 })
  }

  @Test func `Core Graphics draws with the settings of the context and changes none`() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    let view = Canvas { context, _ in
      context.opacity = 0.5
      context.translateBy(x: 10, y: 0)
      context.withCGContext { inner in
        inner.translateBy(x: 0, y: 5)
        inner.setAlpha(0.5)
        inner.setFillColor(UIColor.red.cgColor)
        inner.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(inner.boundingBoxOfClipPath == CGRect(x: -10, y: 0, width: 20, height: 20))
      }
      context.fill(square, with: .color(.black))
    }
    let all = groups(draw(view, width: 20, height: 20).items)
    let inner = try #require(all.first { $0.opacity == 0.25 })
    #expect(inner.transform == .translation(x: 10, y: 5))
    let outer = try #require(all.first { $0.opacity == 0.5 })
    #expect(outer.transform == .translation(x: 10, y: 0))
  }

  @Test func `settings of a copy leave the context alone`() throws {
    let view = Canvas { context, _ in
      var copy = context
      copy.translateBy(x: 10, y: 0)
      copy.rotate(by: .degrees(90))
      copy.opacity = 0.5
      copy.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.white))
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.black))
    }
    let all = groups(draw(view, width: 20, height: 20).items)
    let turned = try #require(all.first { $0.opacity == 0.5 })
    // A turn about the moved origin: (1, 0) stands at (10, 1).
    let place = turned.transform.apply(Point(x: 1, y: 0))
    #expect(abs(place.x - 10) < 1e-9 && abs(place.y - 1) < 1e-9)
    #expect(all.filter { $0.transform != .identity }.count == 1)
  }

  @Test func `text stands with its anchor at the place, and is in the outline`() {
    let view = Canvas { context, size in
      context.draw(Text(verbatim: "Hi"), at: CGPoint(x: size.width, y: 0), anchor: .topTrailing)
    }
    let text = frames(view, width: 100, height: 50).filter { $0.contains("Text") }
    let width = frames(Text(verbatim: "Hi")).first?.split(separator: " ").last ?? ""
    let number = Double(width.split(separator: "x").first ?? "") ?? 0
    #expect(text == ["Text \((100 - number).short),0 \(width)"])
  }

  @Test func `a view of the canvas is found by its tag`() {
    var found: [Bool] = []
    let view = Canvas { context, _ in
      found = [context.resolveSymbol(id: "dot") != nil, context.resolveSymbol(id: "dash") != nil]
      if let dot = context.resolveSymbol(id: "dot") { context.draw(dot, at: .zero) }
    } symbols: {
      Circle().frame(width: 4, height: 4).tag("dot")
    }
    let items = draw(view, width: 10, height: 10).items
    #expect(found == [true, false])
    #expect(leaves(items).count == 1)
  }

  @Test func `a view of the canvas that wants no end is as wide as what is in it`() {
    var size = CGSize.zero
    let view = Canvas { context, _ in
      if let bar = context.resolveSymbol(id: "bar") {
        size = bar.size
        context.draw(bar, at: CGPoint(x: 50, y: 20))
      }
    } symbols: {
      Color.red.frame(width: 20, height: 10).frame(minWidth: .infinity).tag("bar")
    }
    #expect(frames(view, width: 100, height: 40).contains("Color 40,15 20x10"))
    #expect(size == CGSize(width: 20, height: 10))
  }

  @Test func `a clip and a filter of the context change what is drawn after them`() {
    let view = Canvas { context, _ in
      context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5)))
      context.addFilter(.blur(radius: 2))
      context.drawLayer { layer in
        layer.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .foreground)
      }
    }
    let all = groups(draw(view, width: 10, height: 10).items)
    #expect(all.contains { $0.blur == 2 })
    #expect(all.filter { $0.clip != nil }.count == 2)
  }

  @Test func `a canvas is a picture of its own where marks are mixed`() {
    func blends(_ mode: GraphicsContext.BlendMode) -> [Drawing.BlendMode] {
      let view = Canvas { context, size in
        context.blendMode = mode
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
        context.blendMode = .normal
        context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(.red))
      }
      return groups(draw(view, width: 20, height: 10).items).map(\.blend)
    }
    #expect(blends(.destinationOut).contains(.isolated) && blends(.multiply).contains(.isolated))
    #expect(!blends(.normal).contains(.isolated))
    let group = ZStack {
      Circle()
      Rectangle().blendMode(.multiply)
    }
    #expect(!groups(draw(group, width: 20, height: 10).items).map(\.blend).contains(.isolated))
    #expect(
      groups(draw(group.compositingGroup(), width: 20, height: 10).items).map(\.blend)
        .contains(.isolated))
  }

  @Test func `a layer cuts to where it is opaque, and inverted to where it is not`() throws {
    func masks(_ options: GraphicsContext.ClipOptions) -> [[DisplayItem]] {
      let view = Canvas { context, size in
        context.translateBy(x: 2, y: 0)
        context.clipToLayer(opacity: 0.5, options: options) { layer in
          layer.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.black))
        }
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      }
      return groups(draw(view, width: 20, height: 10).items).compactMap(\.mask)
    }
    let square = Contour.path(
      Path(CGRect(x: 0, y: 0, width: 4, height: 4)).elements, isEvenOdd: false)
    let drawn = DisplayItem.group(
      GroupMark([.fill(square, .color(.black))], transform: .translation(x: 2, y: 0)))
    #expect(masks([]) == [[.group(GroupMark([drawn], opacity: 0.5))]])
    // All of the canvas without what the layer covers.
    let all = DisplayItem.fill(.rect(Rect(x: 0, y: 0, width: 20, height: 10)), .color(.white))
    #expect(
      masks(.inverse)
        == [[all, .group(GroupMark([drawn], opacity: 0.5, blend: .destinationOut))]])
  }

  @Test func `a path cuts to what is inside of it, and inverted to what is outside`() throws {
    let hole = Path(CGRect(x: 5, y: 5, width: 4, height: 2))
    let view = Canvas { context, size in
      context.clip(to: hole, options: .inverse)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
    }
    let clips = groups(draw(view, width: 20, height: 10).items).compactMap(\.clip)
    guard case .path(let elements, let isEvenOdd)? = clips.last else {
      Issue.record("no path")
      return
    }
    func shows(_ x: Double, _ y: Double) -> Bool {
      PathElement.contains(elements, Point(x: x, y: y), isEvenOdd: isEvenOdd)
    }
    #expect(shows(1, 1) && shows(19, 9) && !shows(7, 6))
  }

  @Test func `text, pictures and views are drawn into rectangles`() throws {
    let view = Canvas { context, _ in
      context.draw(Text(verbatim: "Hi"), in: CGRect(x: 30, y: 40, width: 50, height: 30))
      context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: 12, height: 8))
      if let dot = context.resolveSymbol(id: "dot") {
        context.draw(dot, in: CGRect(x: 10, y: 20, width: 40, height: 10))
      }
    } symbols: {
      Rectangle().frame(width: 10, height: 5).tag("dot")
    }
    let told = frames(view, width: 100, height: 80)
    // Text begins at the top; a picture and a view fill the rectangle.
    #expect(told.contains { $0.hasPrefix("Text 30,40 ") })
    #expect(told.contains { $0.hasPrefix("Image 0,0 12x8") }, "\(told)")
    let result = draw(view, width: 100, height: 80)
    let scaled = try #require(
      groups(result.items).first { $0.transform.a == 4 && $0.transform.d == 2 })
    #expect(scaled.transform.apply(.zero) == Point(x: 10, y: 20))
  }
}
