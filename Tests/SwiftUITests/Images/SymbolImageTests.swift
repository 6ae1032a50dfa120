import Drawing
import Testing

@testable import SwiftUI

@MainActor
@Suite("Symbols as images and in text")
struct SymbolImageTests {
  @Test func `a symbol follows its font and scale, and variants change its name`() {
    let small = draw(Image(systemName: "circle").imageScale(.small)).size.width
    let medium = draw(Image(systemName: "circle")).size.width
    let large = draw(Image(systemName: "circle").font(.title)).size.width
    #expect(small < medium && medium < large)
    #expect(abs(medium - 20) < 0.5)
    guard
      case .symbol(let mark)? = draw(Image(systemName: "heart.slash").symbolVariant(.fill)).items
        .first
    else {
      Issue.record("no symbol")
      return
    }
    #expect(mark.name == "heart.slash.fill")
  }

  @Test(arguments: [
    ("wifi", SymbolVariants.fill, "wifi"), ("heart", .fill, "heart.fill"),
    ("bolt.fill", .circle, "bolt.circle.fill"), ("bell", .slash.fill, "bell.slash.fill"),
    ("wifi", .slash.fill, "wifi.slash"),
    ("shield.lefthalf.fill", .slash, "shield.lefthalf.fill.slash"),
    ("no.such.symbol", .fill, "no.such.symbol"), ("heart", .none, "heart"),
  ])
  func `a symbol takes those variants that it has`(
    _ name: String, _ variants: SymbolVariants, _ shown: String
  ) {
    let items = draw(Image(systemName: name).symbolVariant(variants)).items
    #expect(
      items.compactMap { if case .symbol(let mark) = $0 { mark.name } else { nil } } == [shown])
  }

  @Test func `a stretched symbol has the proportion of its ink`() {
    // Measured on a phone: a circle in 40 points ends exactly at the text's edge.
    let circle = draw(Image(systemName: "timer.circle.fill").resizable().scaledToFit(), height: 40)
    #expect(abs(circle.size.width - 40) < 0.4)
    let cup = draw(Image(systemName: "cup.and.saucer").resizable().scaledToFit(), height: 30)
    #expect(abs(cup.size.width / cup.size.height - 1.336) < 0.01)
  }

  @Test func `a frame of another proportion distorts a stretched symbol, and no other`() throws {
    func distortion(_ image: some View) throws -> Double? {
      guard case .symbol(let mark)? = draw(image).items.first else {
        Issue.record("no symbol")
        return nil
      }
      return mark.distortion
    }
    let circle = Image(systemName: "circle")
    #expect(try abs((distortion(circle.resizable().frame(width: 60, height: 15)) ?? 0) - 4) < 0.1)
    #expect(try distortion(circle.resizable().frame(width: 20, height: 20)) == nil)
    #expect(try distortion(circle.resizable().scaledToFit().frame(width: 60, height: 15)) == nil)
    #expect(try distortion(circle.frame(width: 60, height: 15)) == nil)
  }

  @Test func `a palette has a paint for each style`() {
    let image = Image(systemName: "heart").symbolRenderingMode(.palette).foregroundStyle(
      .white, .black)
    guard case .symbol(let mark)? = draw(image).items.first else {
      Issue.record("no symbol")
      return
    }
    #expect(mark.paints == [.color(.white), .color(.black)])
  }

  @Test func `a symbol stands in text`() {
    let result = draw(Text("\(Image(systemName: "star")) 4.5"))
    guard case .text(let line)? = result.items.first else {
      Issue.record("no text")
      return
    }
    #expect(line.runs.first?.symbol == "star")
  }

  @Test(arguments: [
    ("checkmark.circle.fill", 2), ("heart.square.fill", 2), ("heart.fill", 1), ("heart.circle", 1),
  ])
  func `a filled frame of several colours has its content in white`(name: String, colors: Int)
    throws
  {
    let image = Image(systemName: name).symbolRenderingMode(.multicolor)
    let marks = draw(image).items.compactMap {
      if case .symbol(let mark) = $0 { mark } else { nil }
    }
    let paints = try #require(marks.first).paints
    #expect(paints.count == colors)
    #expect((paints.first == .color(.white)) == (colors == 2))
  }

  private func multicolor(_ name: String, _ scheme: ColorScheme = .light) throws -> [Paint] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let image = Image(systemName: name).symbolRenderingMode(.multicolor)
    let marks = draw(image, environment: environment).items.compactMap {
      if case .symbol(let mark) = $0 { mark } else { nil }
    }
    return try #require(marks.first).paints
  }

  @Test func `a cloud of several colours is white, its sun yellow and its rain blue`() throws {
    let (sun, rain) = (try multicolor("sun.max.fill")[0], try multicolor("drop.fill")[0])
    for scheme in [ColorScheme.light, .dark] {
      #expect(try multicolor("cloud.fill", scheme) == [.color(.white)])
    }
    #expect(try multicolor("cloud.sun.rain.fill") == [.color(.white), sun, rain])
    #expect(try multicolor("cloud.rain.fill") == [.color(.white), rain, rain])
    #expect(try multicolor("cloud.bolt.fill") == [.color(.white), sun, sun])
    #expect(try multicolor("sunrise.fill") == [sun] && multicolor("sunset.fill") == [sun])
    // In a filled circle the sign is white, and the circle is not.
    #expect(try multicolor("cloud.circle.fill")[1] != .color(.white))
  }

  @Test(arguments: [
    ("chevron.forward", "chevron.left"), ("chevron.backward.circle", "chevron.right.circle"),
    ("arrow.up.forward", "arrow.up.left"), ("delete.backward.fill", "delete.right.fill"),
    ("chevron.right", "chevron.right"), ("forward.fill", "forward.fill"),
    ("gobackward", "gobackward"),
  ])
  func `forward points to the left where text runs from right to left`(
    _ name: String, _ drawn: String
  ) {
    func symbol(_ direction: LayoutDirection) -> SymbolMark? {
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      return draw(Image(systemName: name), environment: environment).items.lazy.compactMap {
        if case .symbol(let mark) = $0 { mark } else { nil }
      }.first
    }
    #expect(symbol(.rightToLeft)?.name == drawn)
    #expect(symbol(.leftToRight)?.name == name)
  }

  @Test(arguments: [
    ("speaker.wave.2.fill", true), ("box.truck.fill", true), ("list.bullet", true),
    ("person.badge.plus", true), ("text.alignleft", false), ("cart.badge.questionmark", false),
    ("list.number", false), ("car.fill", false), ("arrow.right", false),
  ])
  func `a symbol of what goes along the text is mirrored from right to left`(
    _ name: String, _ isMirrored: Bool
  ) {
    func isTurned(_ direction: LayoutDirection) -> Bool {
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      return draw(Image(systemName: name), environment: environment).items.contains {
        if case .group(let group) = $0 { group.transform.a == -1 } else { false }
      }
    }
    #expect(isTurned(.rightToLeft) == isMirrored)
    #expect(!isTurned(.leftToRight))
  }

  private func symbols(_ view: some View, _ direction: LayoutDirection = .leftToRight) -> [String] {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    func names(_ item: DisplayItem) -> [String] {
      switch item {
      case .text(let line): line.runs.compactMap(\.symbol)
      case .symbol(let mark): [mark.name]
      case .group(let group):
        group.items.flatMap(names).map { group.transform.a == -1 ? "mirrored " + $0 : $0 }
      default: []
      }
    }
    return draw(view, environment: environment).items.flatMap(names)
  }

  @Test func `a symbol in a text takes the variants of its surroundings`() {
    let text = Text("\(Image(systemName: "heart")) \(Image(systemName: "wifi"))")
    #expect(symbols(text.symbolVariant(.fill)) == ["heart.fill", "wifi"])
    #expect(symbols(Text(Image(systemName: "bell")).symbolVariant(.slash)) == ["bell.slash"])
    let filled = draw(Text(Image(systemName: "heart")).symbolVariant(.fill)).size
    #expect(filled == draw(Text(Image(systemName: "heart.fill"))).size)
  }

  @Test func `a symbol in a text points and is mirrored as one beside it`() {
    func text(_ name: String) -> Text { Text("a\(Image(systemName: name))") }
    #expect(symbols(text("chevron.forward"), .rightToLeft) == ["chevron.left"])
    #expect(symbols(text("list.bullet"), .rightToLeft) == ["mirrored list.bullet"])
    #expect(symbols(text("list.bullet")) == ["list.bullet"])
  }

  @Test func `a mirrored symbol in a text stands where one that is not stands`() throws {
    let text = Text(Image(systemName: "list.bullet"))
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let (plain, turned) = (draw(text), draw(text, environment: environment))
    #expect(plain.size == turned.size)
    guard case .text(let line)? = plain.items.first, let run = line.runs.first,
      case .group(let group)? = turned.items.first, case .symbol(let mark)? = group.items.first
    else {
      Issue.record("no symbol: \(plain.items) \(turned.items)")
      return
    }
    #expect(abs(mark.frame.x - run.x) < 1e-9 && abs(mark.frame.width - run.width) < 1e-9)
    #expect(
      abs(mark.frame.midY - (line.baseline - TypeMetrics.capHeight(run.face) / 2)) < 1e-9)
    #expect(mark.paints == [run.paint] && mark.face == run.face)
  }
}
