import Drawing
import Foundation
import Goldens
import Testing

@testable import SwiftUI

private func svg(_ body: String, box: String = "0 0 10 10", group: String? = nil)
  -> SVGPicture?
{
  SVGPicture(
    Array("<svg xmlns=\"x\" viewBox=\"\(box)\">\(body)</svg>".utf8), symbolWeight: group)
}

extension SVGPicture {
  /// All contours, without what holds for several of them.
  fileprivate var marks: [Mark] { Self.marks(of: parts) }
}

private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

@Suite(.computesLong) struct SVGPictureTests {
  @Test(arguments: [
    ("width=\"1em\" height=\"1em\"", 1.0, 1.0), ("width=\"5mm\" height=\"4pt\"", 5, 4),
    ("width=\"100%\" height=\"100%\"", 20, 10), ("width=\"30\" height=\"100%\"", 20, 10),
    ("width=\"50%\" height=\"30\"", 20, 10), ("width=\"30\"", 20, 10),
  ])
  func `units count as points, as in Xcode, and shares of what is around as nothing`(
    _ size: String, _ width: Double, _ height: Double
  ) throws {
    let text = "<svg \(size) viewBox=\"0 0 20 10\"><path d=\"M0 0h4v4z\"/></svg>"
    let picture = try #require(SVGPicture(Array(text.utf8)))
    #expect(picture.size == Size(width: width, height: height))
    #expect(picture.viewBox == Rect(x: 0, y: 0, width: 20, height: 10))
  }

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
    guard case .group(let faded)? = picture.parts.first else {
      Issue.record("the shapes do not fade together")
      return
    }
    #expect(faded.opacity == 0.5)
    #expect(picture.marks[0].elements.first == .move(point(3, 2)))
    #expect(picture.marks[1].fill == nil)
    #expect(picture.marks[1].style.width == 4)
    guard case .color(let blue)? = picture.marks[1].stroke else {
      Issue.record("no stroke")
      return
    }
    #expect(abs(blue.alpha - 8.0 / 15) < 1e-9)
  }

  @Test(arguments: ["/>", " />", "\n  />", " / >"])
  func `an element that is empty holds nothing of what follows, wherever its slash stands`(
    _ end: String
  ) throws {
    let marks = try #require(
      svg(
        """
        <metadata><type resource="image"\(end)</metadata>
        <rect width="2" height="3" fill="#f00" transform="translate(5 0)"\(end)<path d="M0 0h4v2z"\(end)
        """)
    ).marks
    let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(marks.map(\.fill) == [.color(red), .color(.black)])
    #expect(marks.map(\.elements.first) == [.move(point(5, 0)), .move(point(0, 0))])
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

  @Test func `a style sheet names elements, classes and ids, which win in this order`() throws {
    let picture = try #require(
      svg(
        """
        <style>@namespace url(http://www.w3.org/2000/svg);
        rect { fill: #00f } #c, .b { fill: #0f0 } /* notes */ .b { fill: red } * { stroke: lime }
        </style><rect width="1" height="1"/><rect class="b" width="1" height="1"/>
        <circle id="c" class="b" fill="blue" r="1"/>
        """))
    #expect(picture.isWhole)
    #expect(
      picture.marks.map(\.fill)
        == [RGBA(0, 0, 255), RGBA(255, 0, 0), RGBA(0, 255, 0)].map { .color($0) })
    #expect(picture.marks.allSatisfy { $0.stroke == .color(RGBA(0, 255, 0)) })
  }

  /// What browsers draw: of rules of one kind the later one wins, whatever the order of the classes.
  @Test(arguments: [
    ("<style>.b{fill:#f00}.a{fill:#00f}</style><rect class='a b'", RGBA(0, 0, 255)),
    ("<style>.a{fill:#f00}.a{fill:#00f}</style><rect class='a'", RGBA(0, 0, 255)),
    ("<style>.a{fill:#f00 !important}</style><rect class='a' style='fill:#00f'", RGBA(255, 0, 0)),
    (
      "<style>#z{fill:#00f}.a{fill:#f00 ! IMPORTANT;fill:lime}</style><rect id='z' class='a'",
      RGBA(255, 0, 0)
    ),
    (
      "<style>.a{fill:#f00 !important}</style><rect class='a' style='fill:#00f!important'",
      RGBA(0, 0, 255)
    ),
    ("<style>rect{fill:#f00}.a{stroke:none}</style><rect class='a' fill='blue'", RGBA(255, 0, 0)),
  ])
  func `important properties win, then ids, classes and names, then what stands later`(
    _ shape: String, _ color: RGBA
  ) throws {
    let picture = try #require(svg("\(shape) width='2' height='2'/>"))
    #expect(picture.marks.map(\.fill) == [.color(color)])
    #expect(picture.isWhole)
  }

  @Test(arguments: [
    ("<style media='print'>rect{fill:#00f}</style>", RGBA(255, 0, 0), true),
    ("<style media='screen'>rect{fill:#00f}</style>", RGBA(0, 0, 255), true),
    ("<style>@media print{.x{fill:#00f}rect{fill:#00f}}</style>", RGBA(255, 0, 0), true),
    ("<style>@media print, ALL{.x{fill:#00f}rect{fill:#00f}}</style>", RGBA(0, 0, 255), true),
    (
      "<style>@media (prefers-color-scheme:dark){svg{color:red}rect{fill:#fff}}rect{fill:lime}</style>",
      RGBA(0, 255, 0), false
    ),
    ("<style>@import url('https://a/b?c=1;2');\nrect{fill:#00f}</style>", RGBA(0, 0, 255), true),
    ("<style>@supports (a:b){rect{fill:#00f}}</style>", RGBA(255, 0, 0), false),
    ("<style>@font-face{src:url(a)}@page{}rect{fill:#00f}</style>", RGBA(0, 0, 255), true),
    ("<style>rect{fill:#00f;.b{fill:lime;fill:red}}</style>", RGBA(0, 0, 255), false),
    ("<style>.b{fill:lime</style><style>rect{fill:#00f}</style>", RGBA(0, 0, 255), true),
  ])
  func `rules for paper are passed over, and those whose condition nobody knows are told`(
    _ sheet: String, _ color: RGBA, _ isWhole: Bool
  ) throws {
    let picture = try #require(svg("\(sheet)<rect fill='red' width='2' height='2'/>"))
    #expect(picture.marks.map(\.fill) == [.color(color)])
    #expect(picture.isWhole == isWhole)
  }

  @Test(arguments: [
    ("<g fill='red'><rect fill='currentFoo'", RGBA(255, 0, 0), false),
    ("<g fill='red'><rect fill=''", RGBA(255, 0, 0), true),
    ("<g fill='red'><rect stroke=''", RGBA(255, 0, 0), true),
    ("<g fill='foo'><rect fill=' red '", RGBA(255, 0, 0), true),
    ("<g color='red'><rect color='foo' fill='currentColor'", RGBA(255, 0, 0), false),
    ("<g color='red'><rect color='currentColor' fill='currentColor'", RGBA(255, 0, 0), true),
    ("<g fill='red'><rect fill='url(x.svg)'", RGBA(255, 0, 0), false),
  ])
  func
    `a paint that cannot be read leaves the inherited one and is told, and an empty one is no loss`(
      _ shape: String, _ color: RGBA, _ isWhole: Bool
    ) throws
  {
    let picture = try #require(svg("\(shape) width='2' height='2'/></g>"))
    #expect(picture.marks.map(\.fill) == [.color(color)])
    #expect(picture.marks.map(\.stroke) == [nil])
    #expect(picture.isWhole == isWhole)
  }

  @Test(
    arguments: [
      ("skyblue", RGBA(135, 206, 235)), ("RebeccaPurple", nil),
      ("LightGoldenRodYellow", RGBA(250, 250, 210)),
      ("slategrey", RGBA(112, 128, 144)), ("hsl(0 100% 50%)", nil), ("var(--tint)", nil),
      ("CurrentColor", RGBA.black),
      (
        "color(display-p3 0.3 0.4 90%)",
        RGBA(.displayP3, red: 0.3, green: 0.4, blue: 0.9, alpha: 1)
      ), ("color(rec2020 1 0 0)", nil),
    ] as [(String, RGBA?)])
  func `a colour has a name of SVG 1.1, or is drawn as black and told`(
    _ text: String, _ color: RGBA?
  ) throws {
    let picture = try #require(
      svg("<circle r='1' fill='\(text)'/><rect fill='#f00' width='2' height='2'/>"))
    #expect(picture.marks.map(\.fill) == [.color(color ?? .black), .color(RGBA(255, 0, 0))])
    #expect(picture.isWhole == (color != nil))
    let line = try #require(svg("<path d='M0 0h4v4z' stroke='\(text)'/>"))
    #expect(line.marks.first?.stroke == color.map { .color($0) } && line.isWhole == (color != nil))
  }

  @Test func `a paint that is none or transparent draws nothing, and is as it is meant`() throws {
    let body =
      "<rect fill='None' width='2' height='2'/><rect fill='transparent' width='2' height='2'/>"
    #expect(svg(body) == nil)
    #expect(try #require(svg(body + "<circle r='1'/>")).isWhole)
    let stops = "<stop stop-color='transparent'/><stop offset='1' stop-color='skyblue'/>"
    let faded = try #require(
      svg("<linearGradient id='g'>\(stops)</linearGradient><circle r='1' fill='url(#g)'/>"))
    guard case .linear(let colors, _, _)? = faded.marks.first?.fill else {
      Issue.record("no gradient")
      return
    }
    #expect(colors.map(\.color.alpha) == [0, 1] && faded.isWhole)
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

  @Test func `a gradient takes what it lacks from the one that it names, and that from another`()
    throws
  {
    let stops = "<stop stop-color='red' stop-opacity='50%'/><stop offset='1'/>"
    let picture = try #require(
      svg(
        "<linearGradient id='a' x1='1' y2='7' gradientUnits='userSpaceOnUse'>\(stops)</linearGradient>"
          + "<linearGradient id='b' href='#a' x1='3'/><linearGradient id='c' href='#b' x2='9'/>"
          + "<linearGradient id='d' href='#d'/>"
          + "<rect width='4' height='4' fill='url( #c )'/><rect width='4' height='4' fill='url(#d)'/>"
      ))
    guard picture.marks.count == 1,
      case .linear(let colors, let start, let end)? = picture.marks[0].fill
    else {
      Issue.record("\(picture.marks)")
      return
    }
    #expect(colors.map(\.color.alpha) == [0.5, 1])
    #expect(start == point(3, 0) && end == point(9, 7))
  }

  @Test func `a colour behind a gradient that is not there is taken`() throws {
    let picture = try #require(svg("<rect width='4' height='4' fill='url(#no) red'/>"))
    #expect(picture.marks.map(\.fill) == [.color(RGBA(255, 0, 0))] && picture.isWhole)
  }

  @Test(arguments: [
    ("opacity", "25%"), ("opacity", "0.25"), ("fill-opacity", "25%"), ("fill-opacity", " .25 "),
  ])
  func `an opacity may be in percent`(_ key: String, _ value: String) throws {
    let picture = try #require(svg("<rect width='4' height='4' fill='red' \(key)='\(value)'/>"))
    let mark = try #require(picture.marks.first)
    guard case .color(let color)? = mark.fill else {
      Issue.record("no colour")
      return
    }
    #expect(color.alpha * mark.opacity == 0.25)
  }

  @Test func `a colour's parts may stand on lines of their own`() throws {
    let picture = try #require(svg("<rect width='4' height='4' fill='rgb(&#xA; 0 255&#9;0)'/>"))
    #expect(picture.marks.map(\.fill) == [.color(RGBA(0, 255, 0))])
  }

  @Test func `a path may have line breaks as references, and a style the file's own names`() throws
  {
    let text =
      "<?xml version='1.0'?><!DOCTYPE svg PUBLIC \"a\" \"b\" [\n<!ENTITY st0 \"fill:#00FF00;\">\n"
      + "<!ENTITY d 'M0 0 H4'>]><svg viewBox='0 0 4 4'>"
      + "<path style='&st0;' d='&d;&#xA;V4 H0 Z'/></svg>"
    let picture = try #require(SVGPicture(Array(text.utf8)))
    #expect(picture.marks.map(\.fill) == [.color(RGBA(0, 255, 0))])
    #expect(picture.marks.first?.elements.count == 5)
  }

  @Test func `a picture in the picture stands in its own box`() throws {
    let inner = "<rect width='24' height='24'/>"
    func bounds(_ body: String) throws -> Rect? {
      try #require(svg(body)).marks.first.map {
        var path = Path()
        path.elements = $0.elements
        return Rect(path.boundingRect)
      }
    }
    #expect(
      try bounds("<svg x='5' width='5' height='5' viewBox='0 0 24 24'>\(inner)</svg>")
        == Rect(x: 5, y: 0, width: 5, height: 5))
    // It is in the middle of a box of another shape.
    #expect(
      try bounds("<svg width='50%' viewBox='0 0 24 24'>\(inner)</svg>")
        == Rect(x: 0, y: 2.5, width: 5, height: 5))
    #expect(
      try bounds("<svg y='1'><rect width='2' height='2'/></svg>")
        == Rect(x: 0, y: 1, width: 2, height: 2))
  }

  @Test func `a custom symbol is one group of its file, as large as that`() throws {
    let picture = try #require(
      svg(
        "<g id=\"Notes\"><rect width=\"99\" height=\"99\"/></g><g id=\"Symbols\">"
          + "<g id=\"Regular-M\" transform=\"translate(5 5)\"><path d=\"M0 0h4v2z\"/></g></g>",
        group: "Regular-M"))
    #expect(picture.marks.count == 1)
    #expect(picture.viewBox == Rect(x: 5, y: 5, width: 4, height: 2))
    let stretched = try #require(
      svg(
        "<g id=\"Regular-M\" transform=\"scale(2 1)\"><path stroke=\"red\" d=\"M1 1h4v2z\"/></g>",
        group: "Regular-M"))
    #expect(stretched.viewBox == Rect(x: 2, y: 1, width: 8, height: 2))
  }

  @Test func `the layers of a custom symbol are filled, whatever its preview looks like`() throws {
    let file =
      "<style>.SFSymbolsPreviewWireframe {fill:none;opacity:1.0;stroke:black;stroke-width:0.5}</style>"
      + "<g id=\"Regular-M\"><path class=\"monochrome-0 SFSymbolsPreviewWireframe\" d=\"M0 0h4v2z\"/></g>"
    let layer = try #require(svg(file, group: "Regular-M")?.marks.first)
    #expect(layer.fill == .color(.black) && layer.stroke == nil)
    // Elsewhere a class is what its style says.
    #expect(try #require(svg(file)).marks.first?.fill == nil)
  }

  @Test func `a drawing is stretched into its frame, in one colour when it is a template`() throws {
    let picture = try #require(svg("<path d=\"M0 0h10v10z\"/>"))
    let frame = Rect(x: 5, y: 0, width: 20, height: 10)
    guard case .group(let group) = picture.items(in: frame, tint: .color(.white)),
      case .fill(_, let paint)? = group.items.first
    else {
      Issue.record("the drawing is no group with an area in it")
      return
    }
    #expect(group.transform.apply(point(10, 10)) == point(25, 10))
    #expect(paint == .color(.white))
  }

  /// The file of a circle of white light that fades to the right.
  private static let light =
    "<mask id='m'><rect width='10' height='10' fill='#fff' fill-opacity='.5'/></mask>"

  @Test func `what is clipped, masked or faded stays together, in its place`() throws {
    let picture = try #require(
      svg(
        "<clipPath id='c'><rect width='4' height='4'/></clipPath>" + Self.light
          + "<g clip-path='url(#c)' transform='translate(1 0)' opacity='.5'>"
          + "<rect width='9' height='9'/><rect width='2' height='2'/></g>"
          + "<rect mask='url(#m)' width='5' height='5'/>"))
    #expect(picture.isWhole)
    guard case .group(let clipped) = picture.parts[0], case .group(let masked) = picture.parts[1],
      case .path(let clip, isEvenOdd: false)? = clipped.clip,
      case .mark(let veil)? = masked.mask?[0]
    else {
      Issue.record("\(picture.parts)")
      return
    }
    #expect(clipped.opacity == 0.5 && clipped.parts.count == 2)
    #expect(clip.first == .move(point(1, 0)))
    #expect(veil.fill == .color(RGBA(red: 1, green: 1, blue: 1, alpha: 0.5)))
  }

  @Test func `a mask of light shows what is light, one of alpha what is there`() throws {
    func veil(_ mask: String, _ filter: String = "") throws -> Paint? {
      let picture = try #require(
        svg("\(filter)<mask id='m'>\(mask)</mask><rect mask='url(#m)' width='5' height='5'/>"))
      guard picture.isWhole, case .group(let group) = picture.parts[0] else { return nil }
      guard let mask = group.mask else { return nil }
      return SVGPicture.marks(of: mask).first?.fill
    }
    let black = "<rect width='5' height='5'/>"
    #expect(try veil(black) == .color(RGBA.black.opacity(0)))
    let filter =
      "<filter id='a'><feColorMatrix values='0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0'/></filter>"
    #expect(try veil("<g filter='url(#a)'>\(black)</g>", filter) == .color(.black))
    // Black over white: where both are, alpha cannot say that nothing shows.
    #expect(try veil("<rect width='9' height='9' fill='#fff'/>\(black)") == nil)
  }

  @Test func `a clip without an outline shows nothing`() throws {
    #expect(svg("<clipPath id='c'/><rect clip-path='url(#c)' width='4' height='4'/>") == nil)
  }

  @Test func `letters are drawn where they are used`() throws {
    let picture = try #require(
      svg(
        "<defs><symbol id='g'><path d='M0 0h1v1z'/></symbol></defs>"
          + "<g fill='#f00'><use xlink:href='#g' x='2' y='3'/><use href='#g' x='4'/></g>"))
    #expect(picture.isWhole)
    #expect(picture.marks.map { $0.elements[0] } == [.move(point(2, 3)), .move(point(4, 0))])
    #expect(picture.marks.allSatisfy { $0.fill == .color(RGBA(255, 0, 0)) })
  }

  @Test func `a gradient that is stretched is drawn in its own coordinates`() throws {
    let picture = try #require(
      svg(
        "<radialGradient id='g' gradientUnits='userSpaceOnUse' cx='1' cy='1' r='1' "
          + "gradientTransform='matrix(4 0 0 2 1 0)'><stop offset='0' stop-color='#fff'/>"
          + "<stop offset='1' stop-color='#000'/></radialGradient>"
          + "<rect x='1' width='8' height='4' fill='url(#g)'/>"))
    #expect(picture.isWhole)
    guard case .group(let group) = picture.parts[0], case .mark(let mark) = group.parts[0],
      case .radial(_, let center, _, let radius, _)? = mark.fill
    else {
      Issue.record("\(picture.parts)")
      return
    }
    #expect(center == point(1, 1) && radius == 1)
    #expect(group.transform.apply(center) == point(5, 2))
    #expect(mark.elements[0] == .move(point(0, 0)))
  }

  @Test func `a gradient of a shape that is wider than high is as much wider`() throws {
    let picture = try #require(
      svg(
        "<radialGradient id='g'><stop offset='0' stop-color='#fff'/>"
          + "<stop offset='1' stop-color='#000'/></radialGradient>"
          + "<rect width='8' height='4' fill='url(#g)'/>"))
    guard case .mark(let mark) = picture.parts[0],
      case .radial(_, let center, 0, let radius, let height)? = mark.fill
    else {
      Issue.record("\(picture.parts)")
      return
    }
    #expect(center == point(4, 2) && radius == 4 && height == 0.5)
  }

  @Test(arguments: [
    "<image href='x.png' width='2' height='2'/>", "<text>A</text>", "<use href='#none'/>",
    "<g style='mix-blend-mode:multiply'><rect width='1' height='1'/></g>",
    "<g filter='url(#f)'><rect width='1' height='1'/></g>", "<g id='a'><use href='#a'/></g>",
    "<pattern id='p'/><rect fill='url(#p)' width='1' height='1'/>",
    "<style>g .a{fill:red}</style>", "<style>path:hover{fill:red}</style>",
    "<linearGradient id='g'><stop stop-color='lab(1 2 3)'/></linearGradient>"
      + "<rect fill='url(#g)' width='1' height='1'/>",
  ])
  func `what is not drawn as it is meant is told`(body: String) throws {
    let rest = "<path d='M0 0h1v1z'/>"
    #expect(try #require(svg(body + rest)).isWhole == false)
    #expect(try #require(svg(rest)).isWhole)
    #expect(try #require(svg("<style>@font-face{src:url(a)}</style>" + rest)).isWhole)
  }

  @Test func `a file that names itself over and over has an end`() {
    let uses = String(repeating: "<use href='#a'/>", count: 50)
    #expect(svg("<g id='a'><path d='M0 0h1v1z'/>\(uses)</g>") == nil)
    let clip =
      "<clipPath id='c'>\(String(repeating: "<path d='M0 0h9v9z'/>", count: 1000))</clipPath>"
    let clipped = String(repeating: "<path d='M0 0h1v1z' clip-path='url(#c)'/>", count: 1000)
    #expect(svg(clip + clipped) == nil)
    #expect(svg(clip + "<path d='M0 0h1v1z' clip-path='url(#c)'/>") != nil)
  }

  @Test func `long lists that every shape has again have an end`() {
    func rects(_ count: Int, _ attributes: String) -> String {
      String(repeating: "<rect width='1' height='1' \(attributes)/>", count: count)
    }
    let points = String(repeating: "1,2 ", count: 20_000)
    let polygon = "<defs><polygon id='p' points='\(points)'/></defs>"
    func uses(_ count: Int) -> String { String(repeating: "<use href='#p'/>", count: count) }
    #expect(svg(polygon + uses(3)) != nil)
    #expect(svg(polygon + uses(4)) == nil)
    let dashes = "<g stroke='red' stroke-dasharray='\(points)'>"
    #expect(svg("\(dashes)\(rects(50, ""))</g>") != nil)
    #expect(svg("\(dashes)\(rects(100, ""))</g>") == nil)
    let stops = String(repeating: "<stop offset='0'/>", count: 8000)
    let gradient = "<linearGradient id='g'>\(stops)</linearGradient>"
    #expect(svg(gradient + rects(50, "fill='url(#g)'")) != nil)
    #expect(svg(gradient + rects(100, "fill='url(#g)'")) == nil)
    let properties = (0..<1000).map { "p\($0):1" }.joined(separator: ";")
    #expect(svg("<style>.a{\(properties)}</style>\(rects(300, "class='a'"))") != nil)
    #expect(svg("<style>.a{\(properties)}</style>\(rects(500, "class='a'"))") == nil)
    let selectors = String(repeating: ".a,", count: 500)
    #expect(svg("<style>\(selectors).b{\(properties)}</style>\(rects(1, ""))") == nil)
  }

  @Test func `the reason why a file asks for too much is its own`() {
    func obstacle(_ body: String) -> String? {
      SVGPicture.obstacle(Array("<svg xmlns='x' viewBox='0 0 9 9'>\(body)</svg>".utf8))
    }
    let clip =
      "<clipPath id='c'>\(String(repeating: "<path d='M0 0h9v9z'/>", count: 1000))</clipPath>"
    let clipped = String(repeating: "<path d='M0 0h1v1z' clip-path='url(#c)'/>", count: 1000)
    #expect(obstacle(clip + clipped)?.contains("clip paths") == true)
    let used = "<g id='a'>\(String(repeating: "<use href='#a'/>", count: 50))</g>"
    #expect(obstacle(used)?.contains("<use>") == true)
    #expect(obstacle("<rect width='1' height='1'/>") == nil)
    let many = String(repeating: "<path d='M0 0z'/>", count: 20_000)
    #expect(obstacle(many) == "its file has more than 20000 elements")
    let deep = String(repeating: "<g>", count: 101)
    #expect(obstacle(deep) == "its file has elements in more than 100 others")
    let blanks = String(repeating: " ", count: SVGPicture.sizeLimit)
    #expect(obstacle(blanks) == "its file has more than 1 MB")
  }

  @Test func `what reaches over the page is cut off`() throws {
    func clip(_ body: String) throws -> Contour? {
      let item = try #require(svg(body)).items(in: Rect(Size(width: 20, height: 20)), tint: nil)
      guard case .group(let group) = item else { return nil }
      return group.clip
    }
    #expect(try clip("<path d='M0 0h10v10z'/>") == nil)
    let page = Contour.rect(Rect(Size(width: 10, height: 10)))
    #expect(try clip("<path d='M0 0h11v10z'/>") == page)
    // Parts with coordinates of their own are measured where they stand.
    let line = "<path stroke='red' stroke-width='1' transform='scale(2 1)' d="
    #expect(try clip(line + "'M1 1h3v3z'/>") == nil)
    #expect(try clip(line + "'M1 1h5v3z'/>") == page)
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

@Suite("What an SVG draws otherwise than its neighbours") struct SVGStretchTests {
  @Test func `a blend mode as cairo writes it is not drawn as it is meant`() throws {
    let picture = try #require(
      svg("<path style=\"comp-op:multiply;fill:rgb(0%,100%,100%)\" d=\"M0 0h4v4z\"/>"))
    #expect(!picture.isWhole)
  }

  @Test func `a line under a map that stretches it keeps coordinates of its own`() throws {
    let path = "<path stroke=\"red\" stroke-width=\"1\" d=\"M0 0h4v4z\" transform="
    let stretched = try #require(svg(path + "\"scale(2 1)\"/>"))
    guard case .group(let group) = stretched.parts.first else {
      Issue.record("no group")
      return
    }
    #expect(group.transform == .scale(x: 2, y: 1))
    #expect(stretched.marks.first?.style.width == 1)
    let turned = try #require(svg(path + "\"rotate(30) scale(2)\"/>"))
    #expect(turned.marks.first?.style.width == 2)
  }
}
