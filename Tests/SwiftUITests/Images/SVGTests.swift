import Drawing
import Foundation
import Testing

@testable import SwiftUI

private func svg(_ body: String, box: String = "0 0 10 10", group: String? = nil)
  -> SVGPicture?
{
  SVGPicture(
    Array("<svg xmlns=\"x\" viewBox=\"\(box)\">\(body)</svg>".utf8), symbolWeight: group)
}

private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

@Suite struct SVGPathTests {
  @Test(
    arguments: [
      ("M1 2L3,4z", [.move(point(1, 2)), .line(point(3, 4)), .close]),
      ("m1 2 2 2", [.move(point(1, 2)), .line(point(3, 4))]),
      ("M1-2.5.5 3", [.move(point(1, -2.5)), .line(point(0.5, 3))]),
      ("M1 1H5v-1", [.move(point(1, 1)), .line(point(5, 1)), .line(point(5, 0))]),
      (
        "M0 0C1 1 2 1 3 0S5-1 6 0",
        [
          .move(point(0, 0)), .curve(point(3, 0), control1: point(1, 1), control2: point(2, 1)),
          .curve(point(6, 0), control1: point(4, -1), control2: point(5, -1)),
        ]
      ),
      (
        "M0 0Q1 1 2 0T4 0",
        [
          .move(point(0, 0)), .quad(point(2, 0), control: point(1, 1)),
          .quad(point(4, 0), control: point(3, -1)),
        ]
      ),
      ("M1e1 1E-1", [.move(point(10, 0.1))]),
      ("L", []), ("M1", []), ("Z1", [.close]),
      ("M0 0 L1 1 ?", [.move(point(0, 0)), .line(point(1, 1))]),
    ] as [(String, [PathElement])])
  func `a path is read as far as it can be`(text: String, elements: [PathElement]) {
    #expect(SVGPath.elements(text) == elements)
  }

  @Test func `wherever a path ends, what came before is drawn`() {
    let whole = "M1-2.5e1,3h4V5l-6 7C8 9 1 2 3 4s5,6 7 8Q9 1 2 3t4 5A6 7 8 1 0 9 1z"
    for count in 0...whole.count {
      let part = SVGPath.elements(String(whole.prefix(count)))
      #expect(SVGPath.elements(whole).starts(with: part.dropLast()))
    }
  }

  @Test func `a half circle is two curves, flags may stand together`() throws {
    let elements = SVGPath.elements("M0 0a5 5 0 0110 0")
    #expect(elements.count == 3)
    guard case .curve(let top, _, _) = elements[1], case .curve(let end, _, _) = elements[2] else {
      Issue.record("\(elements)")
      return
    }
    #expect(abs(top.x - 5) < 1e-9 && abs(top.y + 5) < 1e-9)
    #expect(end == point(10, 0))
  }
}

@Suite struct SVGPictureTests {
  @Test func `shapes inherit paint, opacity and transforms`() throws {
    let picture = try #require(
      svg(
        """
        <!-- an icon --><g fill="#f00" opacity=".5" transform="translate(1 2) scale(2)">
        <rect x="1" width="2" height="3"/><circle r="1" fill='none' stroke='#00f8' stroke-width="2"/></g>
        """))
    #expect(picture.size == Size(width: 10, height: 10))
    #expect(picture.marks.count == 2)
    #expect(picture.marks[0].fill == .color(RGBA(red: 1, green: 0, blue: 0, alpha: 1)))
    #expect(picture.marks[0].opacity == 0.5)
    #expect(picture.marks[0].elements.first == .move(point(3, 2)))
    #expect(picture.marks[1].fill == nil)
    #expect(picture.marks[1].style.width == 4)
    guard case .color(let blue)? = picture.marks[1].stroke else {
      Issue.record("no stroke")
      return
    }
    #expect(abs(blue.alpha - 8.0 / 15) < 1e-9)
  }

  @Test func `classes and style attributes win over attributes`() throws {
    let picture = try #require(
      svg(
        "<style>.a, .b{fill:#0f0;}</style><path class=\"a\" fill=\"red\" d=\"M0 0h1v1z\"/>"
          + "<path class=\"b\" style=\"fill: white; fill-rule: evenodd\" d=\"M0 0h1v1z\"/>"))
    #expect(picture.marks[0].fill == .color(RGBA(red: 0, green: 1, blue: 0, alpha: 1)))
    #expect(picture.marks[1].fill == .color(RGBA(red: 1, green: 1, blue: 1, alpha: 1)))
    #expect(picture.marks[1].isEvenOdd)
  }

  @Test func `a gradient may stand behind its use and runs over the shape's box`() throws {
    let picture = try #require(
      svg(
        "<rect x=\"2\" width=\"4\" height=\"4\" fill=\"url(#g)\"/><defs><linearGradient id=\"g\">"
          + "<stop offset=\"0%\" stop-color=\"black\"/><stop offset=\"1\" stop-color=\"white\"/>"
          + "</linearGradient><path d=\"M0 0h9v9z\"/></defs>"))
    #expect(picture.marks.count == 1)
    guard case .linear(let stops, let start, let end)? = picture.marks[0].fill else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.map(\.location) == [0, 1])
    #expect(start == point(2, 0) && end == point(6, 0))
  }

  @Test func `a custom symbol is one group of its file, as large as that`() throws {
    let picture = try #require(
      svg(
        "<g id=\"Notes\"><rect width=\"99\" height=\"99\"/></g><g id=\"Symbols\">"
          + "<g id=\"Regular-M\" transform=\"translate(5 5)\"><path d=\"M0 0h4v2z\"/></g></g>",
        group: "Regular-M"))
    #expect(picture.marks.count == 1)
    #expect(picture.viewBox == Rect(x: 5, y: 5, width: 4, height: 2))
  }

  @Test func `a drawing is stretched into its frame, in one colour when it is a template`() throws {
    let picture = try #require(svg("<path d=\"M0 0h10v10z\"/>"))
    let frame = Rect(x: 5, y: 0, width: 20, height: 10)
    guard case .group(let group) = picture.items(in: frame, tint: .color(.white)) else { return }
    #expect(group.transform.apply(point(10, 10)) == point(25, 10))
    guard case .fill(_, let paint) = group.items[0] else { return }
    #expect(paint == .color(.white))
  }

  @Test(arguments: [
    "", "<", "<svg", "<svg>", "not a picture",
    "<svg viewBox=\"0 0 0 0\"><path d=\"M0 0h1v1z\"/></svg>",
    "<svg viewBox=\"0 0 9 9\"><path d=\"\"/></svg>", "<svg viewBox='0 0 9 9'><path d='M0 0",
    String(repeating: "<g>", count: 1000), "<svg a=\"", "<!--", "<![CDATA[",
  ])
  func `what is no picture is none`(text: String) {
    #expect(SVGPicture(Array(text.utf8)) == nil)
  }
}
