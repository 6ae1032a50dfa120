import Drawing
import Foundation
import Testing

@testable import SwiftUI

/// Images that code draws with UIKit and Core Graphics.
@MainActor
@Suite struct CGContextTests {
  private let size = CGSize(width: 40, height: 20)

  /// Returns what is filled and drawn, from below, with the places on the image.
  private func marks(_ items: [DisplayItem], _ map: Transform = .identity) -> [(Rect, Paint)] {
    items.flatMap { item -> [(Rect, Paint)] in
      switch item {
      case .fill(let contour, let paint), .stroke(let contour, let paint, _):
        let elements = contour.pathElements.map { $0.mapped(map) }
        let box = PathElement.box(elements) ?? .zero
        // To a thousandth of a point: curves end where sines say.
        func short(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }
        let place = Rect(
          x: short(box.x), y: short(box.y), width: short(box.width), height: short(box.height))
        return [(place, paint)]
      case .group(let group): return marks(group.items, group.transform.then(map))
      case .view(let view): return marks(view.items, map)
      default: return []
      }
    }
  }

  private func marks(_ image: UIImage) -> [(Rect, Paint)] {
    marks(draw(Image(uiImage: image)).items)
  }

  private func groups(_ items: [DisplayItem]) -> [GroupMark] {
    items.flatMap { item -> [GroupMark] in
      switch item {
      case .group(let group): [group] + groups(group.items)
      case .view(let view): groups(view.items)
      default: []
      }
    }
  }

  @Test func `an image shows what code fills, in the order of the code`() {
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      context.cgContext.setFillColor(UIColor.blue.cgColor)
      context.cgContext.fillEllipse(in: CGRect(x: 10, y: 5, width: 10, height: 10))
    }
    #expect(image.size == size)
    let drawn = marks(image)
    #expect(
      drawn.map(\.0) == [
        Rect(x: 0, y: 0, width: 40, height: 20), Rect(x: 10, y: 5, width: 10, height: 10),
      ])
    #expect(drawn.map(\.1) == [.color(RGBA(255, 0, 0)), .color(RGBA(0, 0, 255))])
  }

  @Test func `maps, paths and states are kept as Core Graphics keeps them`() {
    let image = UIGraphicsImageRenderer(size: size).image {
      let context = $0.cgContext
      context.saveGState()
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 5, y: 0))
      context.addLine(to: CGPoint(x: 5, y: 5))
      context.closePath()
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.fillPath()
      context.restoreGState()
      #expect(context.ctm == .identity && context.isPathEmpty)
      context.setStrokeColor(gray: 0, alpha: 1)
      context.stroke(CGRect(x: 1, y: 1, width: 4, height: 4), width: 2)
    }
    let drawn = marks(image)
    #expect(
      drawn.map(\.0) == [
        Rect(x: 10, y: 0, width: 10, height: 10), Rect(x: 1, y: 1, width: 4, height: 4),
      ])
    #expect(drawn.map(\.1) == [.color(RGBA(0, 255, 0)), .color(.black)])
  }

  @Test func `a picture that is cut round is drawn with its cut`() throws {
    let photo = try #require(UIImage(data: SampleCatalogue.png(12, 6)))
    let bounds = CGRect(origin: .zero, size: size)
    let round = UIGraphicsImageRenderer(bounds: bounds).image { _ in
      UIBezierPath(ovalIn: bounds).addClip()
      photo.draw(in: bounds)
    }
    #expect(round.pngData() == nil)
    #expect(
      groups(draw(Image(uiImage: round)).items).contains {
        if case .path? = $0.clip { true } else { false }
      })
    // One that is only made smaller is the picture itself, and has its bytes.
    let small = UIGraphicsImageRenderer(size: size).image { _ in photo.draw(in: bounds) }
    #expect(small.size == size && small.pngData() == SampleCatalogue.png(12, 6))
    #expect(UIGraphicsImageRenderer(size: size).pngData { _ in photo.draw(in: bounds) }.count > 0)
  }

  @Test func `the old functions draw on the canvas that is open`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    UIColor.green.set()
    UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).fill()
    UIGraphicsGetCurrentContext()?.strokeEllipse(in: CGRect(x: 5, y: 5, width: 2, height: 2))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let drawn = image.map { marks($0) } ?? []
    #expect(drawn.map(\.1) == [.color(RGBA(0, 255, 0)), .color(RGBA(0, 255, 0))])
  }

  @Test func `gradients and text are drawn, and an empty canvas has its size`() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [0, 1]))
    let image = UIGraphicsImageRenderer(size: size).image {
      $0.cgContext.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 40, y: 0), options: [])
    }
    guard case .linear(let stops, _, let end)? = marks(image).first?.1 else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.map(\.color) == [RGBA(255, 0, 0), RGBA(0, 0, 255)] && end.x == 40)
    let words = UIGraphicsImageRenderer(size: size).image { _ in
      NSString(string: "Hi").draw(
        at: CGPoint(x: 2, y: 2), withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    }
    #expect(draw(Image(uiImage: words)).items.description.contains("Hi"))
    let empty = UIGraphicsImageRenderer(size: size).image { _ in }
    #expect(empty.size == size && draw(Image(uiImage: empty)).size == Size(size))
  }

  @Test func `an image of code that is a template has the foreground's colour`() throws {
    let drawn = UIGraphicsImageRenderer(size: size).image {
      UIColor.red.setFill()
      $0.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    for image in [
      Image(uiImage: drawn).renderingMode(.template),
      Image(uiImage: drawn.withRenderingMode(.alwaysTemplate)),
    ] {
      let items = draw(image.foregroundStyle(.blue)).items
      #expect(marks(items).map(\.1) == [.color(RGBA(0, 122, 255))])
      #expect(groups(items).contains { $0.mask != nil })
    }
  }

  @Test func `a picture turned round is drawn turned round`() throws {
    let left = UIGraphicsImageRenderer(size: size).image {
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    }
    #expect(
      marks(left.withHorizontallyFlippedOrientation()).map(\.0) == [
        Rect(x: 30, y: 0, width: 10, height: 20)
      ])
  }
}
