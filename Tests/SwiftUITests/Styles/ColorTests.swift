import Drawing
import Foundation
import Testing

@testable import SwiftUI

/// Colours and styles, LAYOUT.md "Colours".
@MainActor
@Suite struct ColorTests {
  private func environment(
    _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.system.colorScheme = scheme
    environment.system.contrast = contrast
    return environment
  }

  /// The paint of the first thing that a view draws.
  private func paint(
    _ view: some View, _ environment: EnvironmentValues = EnvironmentValues()
  ) -> Paint? {
    switch draw(view, width: 100, height: 50, environment: environment).items.first {
    case .fill(_, let paint)?, .stroke(_, let paint, _)?: paint
    case .text(let line)?: line.runs.first?.paint
    case .symbol(let mark)?: mark.paints.first
    default: nil
    }
  }

  @Test(arguments: [
    (Color.red, RGBA(255, 59, 48), RGBA(255, 69, 58), RGBA(215, 0, 21)),
    (.orange, RGBA(255, 149, 0), RGBA(255, 159, 10), RGBA(201, 52, 0)),
    (.green, RGBA(52, 199, 89), RGBA(48, 209, 88), RGBA(36, 138, 61)),
    (.blue, RGBA(0, 122, 255), RGBA(10, 132, 255), RGBA(0, 64, 221)),
    (.gray, RGBA(142, 142, 147), RGBA(142, 142, 147), RGBA(108, 108, 112)),
  ])
  func `a system colour is light, dark and stronger with increased contrast`(
    _ color: Color, _ light: RGBA, _ dark: RGBA, _ strong: RGBA
  ) {
    #expect(color.rgba(in: environment(.light)) == light)
    #expect(color.rgba(in: environment(.dark)) == dark)
    #expect(color.rgba(in: environment(.light, .increased)) == strong)
  }

  @Test func `the levels of the label are its own colours`() {
    let text = Text(verbatim: "A")
    #expect(paint(text) == .color(.black))
    #expect(paint(text, environment(.dark)) == .color(.white))
    #expect(paint(text.foregroundStyle(.secondary)) == .color(RGBA(60, 60, 67, alpha: 0.6)))
    #expect(
      paint(text.foregroundStyle(.tertiary), environment(.dark))
        == .color(RGBA(235, 235, 245, alpha: 0.3)))
  }

  @Test func `a background that names the background is made of the one around it`() {
    let plate = Color.clear.frame(width: 9, height: 9).background(.background)
    #expect(paint(plate.backgroundStyle(.background)) == paint(plate))
    #expect(
      paint(VStack { plate.backgroundStyle(.background) }.backgroundStyle(.red)) == paint(Color.red)
    )
    let half = paint(Color.red.opacity(0.5))
    #expect(
      paint(VStack { plate.backgroundStyle(.background.opacity(0.5)) }.backgroundStyle(.red))
        == half)
    #expect(
      paint(VStack { plate.backgroundStyle(.background.secondary) }.backgroundStyle(.red)) == half)
  }

  @Test func `a style of one's own may resolve to what stands around the view`() {
    struct Leveled: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> HierarchicalShapeStyle {
        environment.colorScheme == .dark ? .secondary : .primary
      }
    }
    struct Half: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        .foreground.opacity(0.5)
      }
    }
    struct Tinted: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .tint }
    }
    struct Nested: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Leveled() }
    }
    let text = Text(verbatim: "A")
    for (scheme, level) in [
      (ColorScheme.light, HierarchicalShapeStyle.primary), (.dark, .secondary),
    ] {
      let place = environment(scheme)
      let plain = paint(text.foregroundStyle(level), place)
      #expect(paint(VStack { text }.foregroundStyle(Leveled()), place) == plain)
      #expect(paint(VStack { text }.foregroundStyle(Nested()), place) == plain)
    }
    // The scheme is that where it is drawn, the foreground that where it was said.
    #expect(
      paint(VStack { text.colorScheme(.dark) }.foregroundStyle(Leveled()).foregroundStyle(.red))
        == paint(text.colorScheme(.dark).foregroundStyle(.red.opacity(0.5))))
    #expect(paint(Circle().foregroundStyle(Half())) == .color(RGBA(0, 0, 0, alpha: 0.5)))
    #expect(
      paint(VStack { Circle().foregroundStyle(Half()) }.foregroundStyle(Half()))
        == .color(RGBA(0, 0, 0, alpha: 0.25)))
    let tint = VStack { Circle().fill(.tint).tint(Tinted()) }
    #expect(paint(tint.tint(.red)) == paint(Circle().fill(.red)))
    #expect(paint(tint) == paint(Circle().fill(Color.accentColor)))
  }

  @Test func `the levels of another colour are that colour fainter`() {
    let view = Group { Text(verbatim: "A").foregroundStyle(.secondary) }.foregroundStyle(.black)
    #expect(paint(view) == .color(RGBA(0, 0, 0, alpha: 0.5)))
    let levels = Text(verbatim: "A").foregroundStyle(.secondary).foregroundStyle(.red, .white)
    #expect(paint(levels) == .color(.white))
  }

  @Test func `the inner foreground wins, and opacity is multiplied`() {
    let view = Group { Text(verbatim: "A").foregroundColor(.white) }.foregroundColor(.black)
    #expect(paint(view) == .color(.white))
    #expect(
      paint(Rectangle().fill(.black.opacity(0.5).opacity(0.5)))
        == .color(RGBA(0, 0, 0, alpha: 0.25)))
  }

  @Test func `tint and accent colour are blue until a tint is set`() {
    #expect(paint(Rectangle().fill(.tint)) == .color(RGBA(0, 122, 255)))
    #expect(paint(Rectangle().fill(.tint).tint(.white)) == .color(.white))
    #expect(paint(Rectangle().fill(Color.accentColor).tint(.black)) == .color(.black))
  }

  @Test func `a gradient runs over its shape`() {
    let view = Rectangle().fill(
      LinearGradient.linearGradient(
        Gradient(colors: [.white, .black]).colorSpace(.device), startPoint: .leading,
        endPoint: .trailing))
    #expect(
      paint(view)
        == .linear(
          [GradientStop(.white, at: 0), GradientStop(.black, at: 1)], start: Point(x: 0, y: 25),
          end: Point(x: 100, y: 25)))
  }

  @Test func `a material knows its scheme`() {
    #expect(
      paint(Rectangle().fill(.ultraThinMaterial), environment(.dark))
        == .material(Drawing.Material(.ultraThin, isDark: true)))
  }

  @Test func `hue, saturation and brightness become red, green and blue`() {
    let color = Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5)
    let value = color.rgba(in: EnvironmentValues())
    #expect(abs(value.green - 0.5) < 1e-9 && value.red < 1e-9 && value.blue < 1e-9)
    #expect(
      Color(red: 7, green: -1, blue: .nan).rgba(in: EnvironmentValues())
        == RGBA(red: 1, green: 0, blue: 0))
  }

  @Test func `red, green and blue become hue, saturation and brightness`() {
    // A colour of each sixth of the circle, with its hue in degrees.
    let hues: [(red: CGFloat, green: CGFloat, blue: CGFloat, degrees: CGFloat)] = [
      (0.8, 0.6, 0.4, 30), (0.6, 0.8, 0.4, 90), (0.4, 0.8, 0.6, 150), (0.4, 0.6, 0.8, 210),
      (0.6, 0.4, 0.8, 270), (0.8, 0.4, 0.6, 330),
    ]
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    for color in hues {
      UIColor(red: color.red, green: color.green, blue: color.blue, alpha: 0.25)
        .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      #expect(abs(hue * 360 - color.degrees) < 1e-6 && abs(saturation - 0.5) < 1e-9)
      #expect(abs(brightness - 0.8) < 1e-9 && abs(alpha - 0.25) < 1e-9)
    }
    // A grey has none of a hue.
    UIColor(white: 0.5, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(hue == 0 && saturation == 0 && abs(brightness - 0.5) < 1e-9)
  }

  @Test func `the foreground so far, said again, keeps its levels`() {
    let plain = paint(Rectangle().fill(.secondary))
    #expect(paint(Rectangle().fill(.secondary).foregroundStyle(.primary)) == plain)
    let blue = paint(Rectangle().fill(.blue))
    let view = Rectangle().fill(.secondary).foregroundStyle(.primary)
    #expect(paint(view.foregroundStyle(.red, .blue)) == blue)
    // Said with another level it is a foreground of its own.
    let level = Rectangle().fill(.primary).foregroundStyle(.secondary)
    #expect(paint(level.foregroundStyle(.red, .blue)) == blue)
  }

  @Test func `a colour of linear parts or of the wide gamut is that colour in sRGB`() {
    func near(_ color: Color, _ red: Double, _ green: Double, _ blue: Double) -> Bool {
      let value = color.rgba(in: EnvironmentValues())
      return abs(value.red - red) < 0.002 && abs(value.green - green) < 0.002
        && abs(value.blue - blue) < 0.002
    }
    #expect(near(Color(.sRGBLinear, white: 0.5), 0.735, 0.735, 0.735))
    #expect(near(Color(.sRGBLinear, red: 1, green: 0.2, blue: 0), 1, 0.485, 0))
    // Its reddest red is more than sRGB has; a muted one is a stronger one there.
    #expect(near(Color(.displayP3, red: 1, green: 0, blue: 0), 1, 0, 0))
    #expect(near(Color(.displayP3, red: 0.5, green: 0.4, blue: 0.3), 0.519, 0.395, 0.284))
    #expect(Color(.displayP3, white: 1).rgba(in: EnvironmentValues()) == .white)
    let wide = UIColor(displayP3Red: 0.5, green: 0.4, blue: 0.3, alpha: 1)
    #expect(Color(wide) == Color(.displayP3, red: 0.5, green: 0.4, blue: 0.3))
  }

  @Test func `a style of one's own is what it resolves to`() {
    struct Mood: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
      }
    }
    #expect(paint(Rectangle().fill(Mood()), environment(.dark)) == .color(.white))
    #expect(paint(Rectangle().fill(Mood())) == .color(.black))
  }

  @Test func `what UIKit calls a colour is the same colour`() {
    #expect(Color(uiColor: .systemGray6).rgba(in: environment(.dark)) == RGBA(28, 28, 30))
    let pair = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(Color(pair).rgba(in: environment(.dark)) == .white)
  }

  @Test func `a tint made of the accent colour or of a name without asset ends`() {
    let faded = Circle().fill(.tint).tint(Color.accentColor.opacity(0.5))
    #expect(paint(faded) == .color(RGBA(0, 122, 255).opacity(0.5)))
    #expect(paint(faded.tint(.white)) == .color(RGBA.white.opacity(0.5)))
    let unknown = Circle().fill(.tint).tint(Color("NoSuchColour"))
    #expect(paint(unknown) == .color(RGBA(0, 122, 255)))
    // Taken here, or the next picture of another test is told to have named it.
    #expect(MissingColors.takeFindings().contains { $0.sentence.contains("NoSuchColour") })
  }

  @Test func `a colour is made of a colour, of UIKit's by its name and of Core Graphics`() {
    #expect(Color(Color.red) == .red)
    for isLate in [true, false] {
      let color = Color(isLate ? Color.red : Color.blue)
      #expect(color == (isLate ? .red : .blue))
    }
    #expect(Color(.systemRed) == Color(uiColor: .systemRed))
    let grey = Color(CGColor(gray: 0.5, alpha: 1))
    #expect(paint(Circle().fill(grey)) == .color(RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)))
  }

  @Test func `gradients have a short form of each of their initialisers`() {
    let gradient = Gradient(colors: [.white, .black])
    let stops = gradient.stops
    let short: [AnyShapeStyle] = [
      AnyShapeStyle(.ellipticalGradient(gradient)),
      AnyShapeStyle(.ellipticalGradient(stops: stops)),
      AnyShapeStyle(.radialGradient(stops: stops, endRadius: 5)),
      AnyShapeStyle(.conicGradient(gradient, center: .center)),
      AnyShapeStyle(.conicGradient(stops: stops, center: .center)),
      AnyShapeStyle(
        .angularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(90))),
      AnyShapeStyle(
        .angularGradient(gradient, center: .center, startAngle: .zero, endAngle: .degrees(90))),
      AnyShapeStyle(.ellipticalGradient(Color.red.gradient)),
      AnyShapeStyle(.radialGradient(gradient.colorSpace(.device), endRadius: 5)),
      AnyShapeStyle(.conicGradient(Color.red.gradient)),
      AnyShapeStyle(
        .angularGradient(Color.red.gradient, startAngle: .zero, endAngle: .degrees(90))),
    ]
    for style in short {
      switch paint(Circle().fill(style)) {
      case .radial(let stops, _, _, _, _)?, .angular(let stops, _, _, _)?:
        // Two colours, or the steps from one to the other as colours look.
        #expect([2, 17].contains(stops.count))
      default: Issue.record("no gradient")
      }
    }
  }

  /// The bytes of a colour.
  private func bytes(_ color: RGBA) -> [Int] {
    [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test(arguments: [
    // Half of the way in Oklab, by its author's own figures.
    (RGBA(255, 0, 0), RGBA(0, 0, 255), [140, 83, 162], [128, 0, 128]),
    (.black, .white, [99, 99, 99], [128, 128, 128]),
    (RGBA(255, 255, 0), RGBA(0, 0, 255), [108, 171, 199], [128, 128, 128]),
  ])
  func `two colours are mixed by how they look, or by their parts where that is asked for`(
    one: RGBA, other: RGBA, look: [Int], parts: [Int]
  ) {
    func color(_ value: RGBA) -> Color {
      Color(red: value.red, green: value.green, blue: value.blue)
    }
    let values = environment(.light)
    let (one, other) = (color(one), color(other))
    #expect(bytes(one.mix(with: other, by: 0.5).rgba(in: values)) == look)
    #expect(bytes(one.mix(with: other, by: 0.5, in: .device).rgba(in: values)) == parts)
    for share in [0, -1.0] {
      #expect(one.mix(with: other, by: share).rgba(in: values) == one.rgba(in: values))
    }
    for share in [1, 7.0] {
      #expect(one.mix(with: other, by: share).rgba(in: values) == other.rgba(in: values))
    }
  }

  @Test func `what is clear has the other colour's hue in a mixture`() {
    let half = Color.red.mix(with: .clear, by: 0.5).rgba(in: environment(.light))
    #expect(bytes(half) == [255, 59, 48] && half.alpha == 0.5)
  }

  @Test func `of two colours in a mixture, the one that shows more counts more`() {
    let faint = Color(red: 0, green: 0, blue: 1, opacity: 0.25)
    let strong = Color(red: 1, green: 0, blue: 0)
    let half = strong.mix(with: faint, by: 0.5).rgba(in: environment(.light))
    // A fifth of what shows is blue.
    let fifth = strong.mix(with: Color(red: 0, green: 0, blue: 1), by: 0.2)
    #expect(bytes(half) == bytes(fifth.rgba(in: environment(.light))) && half.alpha == 0.625)
  }

  @Test func `a stop out of order counts from the one before, and keeps its colour`() {
    let colors = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1), .white]
    let gradient = Gradient(
      stops: zip(colors, [0.8, 0.2, 1]).map { .init(color: $0, location: $1) })
    for space in [Gradient.ColorSpace.perceptual, .device] {
      let stops = gradient.mixed(in: space).resolved(in: environment(.light))
      #expect(stops.map(\.location) == stops.map(\.location).sorted())
      #expect(
        stops.contains {
          $0.location == 0.8 && $0.color.blue == 1 && $0.color.red == 0
        })
    }
  }

  @Test func `a gradient that names no space has the colours of phones between its stops`() {
    // By pictures of a phone: 82, 52, 163 at 40 %, where the parts of sRGB give 71, 46, 163.
    let style = LinearGradient(
      colors: [Color(red: 0.4, green: 0.1, blue: 0.6), Color(red: 0.1, green: 0.3, blue: 0.7)],
      startPoint: .leading, endPoint: .trailing)
    guard case .linear(let stops, _, _)? = paint(Rectangle().fill(style)),
      let next = stops.firstIndex(where: { $0.location > 0.4 })
    else {
      Issue.record("no gradient")
      return
    }
    let (one, other) = (stops[next - 1], stops[next])
    let share = (0.4 - one.location) / (other.location - one.location)
    let color = bytes(one.color.mixed(with: other.color, share))
    #expect(zip(color, [82, 52, 163]).allSatisfy { abs($0 - $1) <= 1 }, "\(color)")
  }

  @Test func `a gradient that only fades needs no colours between its stops`() {
    for end in [Color.clear, Color.red.opacity(0.3)] {
      let style = LinearGradient(
        colors: [.red, end], startPoint: .leading, endPoint: .trailing)
      guard case .linear(let stops, _, _)? = paint(Rectangle().fill(style)) else {
        Issue.record("no gradient")
        continue
      }
      #expect(stops.count == 2)
    }
  }

  @Test func `a perceptual gradient goes through the colours that are mixed by how they look`() {
    let ends = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]
    func middle(_ space: Gradient.ColorSpace) -> (count: Int, color: [Int]) {
      let style = LinearGradient.linearGradient(
        Gradient(colors: ends).colorSpace(space), startPoint: .leading, endPoint: .trailing)
      guard case .linear(let stops, _, _)? = paint(Rectangle().fill(style)) else {
        return (0, [])
      }
      return (stops.count, stops.first { $0.location == 0.5 }.map { bytes($0.color) } ?? [])
    }
    #expect(middle(.perceptual) == (17, [140, 83, 162]))
    #expect(middle(.device) == (2, []))
  }

  @Test
  func `a colour's gentle gradient runs from one place to another as it does from top to bottom`() {
    let gentle = paint(Rectangle().fill(Color.red.gradient))
    let same = LinearGradient.linearGradient(
      Color.red.gradient, startPoint: .top, endPoint: .bottom)
    #expect(paint(Rectangle().fill(same)) == gentle)
    guard
      case .linear(let stops, let start, let end)? = paint(
        Rectangle().fill(
          .linearGradient(Color.red.gradient, startPoint: .leading, endPoint: .trailing)))
    else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.count == 2 && start.y == end.y && start.x < end.x)
  }

  @Test func `a value is written by a formatter, alone and in a sentence`() {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = TimeZone(identifier: "UTC")
    let date = Date(timeIntervalSince1970: 0)
    #expect(draw(Text(date, formatter: formatter)).outline.children.first?.content == "1970")
    let sentence = Text("since \(date, formatter: formatter)")
    #expect(draw(sentence).outline.children.first?.content == "since 1970")
  }

  /// An archive as UIKit writes it, as a property list.
  private func archive(_ colour: [String: Any], _ objects: [Any] = []) throws -> Data {
    var first = colour
    first["$class"] = ["CF$UID": 2]
    let list: [String: Any] = [
      "$archiver": "NSKeyedArchiver", "$version": 100_000, "$top": ["root": ["CF$UID": 1]],
      "$objects": [
        "$null", first, ["$classname": "UIColor", "$classes": ["UIColor", "NSObject"]],
      ] + objects,
    ]
    return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
  }

  private func read(_ data: Data) -> UIColor? {
    try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
  }

  @Test func `a colour that an app has archived is read again`() throws {
    UIColor.takeNameInArchives()
    let brand = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let own = try NSKeyedArchiver.archivedData(withRootObject: brand, requiringSecureCoding: true)
    #expect(read(own) == brand && read(own)?.hash == brand.hash)
    // That of an iPhone has more keys; parts that are not there are no colour.
    #expect(
      read(
        try archive([
          "UIRed": 0.25, "UIGreen": 0.5, "UIBlue": 0.75, "UIAlpha": 0.5,
          "UIColorComponentCount": 4,
        ])) == brand)
    #expect(read(try archive(["UIWhite": 0.5])) == UIColor(white: 0.5, alpha: 1))
    #expect(
      read(try archive(["UISystemColorName": ["CF$UID": 3]], ["systemBlueColor"])) == .systemBlue)
    #expect(read(try archive(["UIAlpha": 0.5])) == nil)
    #expect(read(Data([1, 2, 3])) == nil)
  }

  @Test func `a stop of exposure doubles a colour's light, up to white`() {
    let grey = Color(white: 0.5)
    let brighter = grey.exposureAdjust(1).rgba(in: EnvironmentValues())
    // Half of sRGB is 21.4 % of the light; twice as much is 0.686.
    #expect(abs(brighter.red - 0.686) < 0.001 && brighter.red == brighter.blue)
    #expect(
      abs(grey.exposureAdjust(1).exposureAdjust(-1).rgba(in: EnvironmentValues()).red - 0.5) < 1e-9)
    #expect(grey.exposureAdjust(9).rgba(in: EnvironmentValues()) == .white)
    #expect(Color.black.exposureAdjust(9).rgba(in: EnvironmentValues()) == .black)
    #expect(
      Color.white.exposureAdjust(.infinity).opacity(0.5).rgba(in: EnvironmentValues()).alpha == 0.5)
  }
}
