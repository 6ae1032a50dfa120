import Foundation
import Goldens
import Testing

@testable import WidgetHost

@Suite("Texts that a widget's source takes for symbols or images")
struct SymbolNamesTests {
  private func applied(
    _ source: String, to json: String, images: [String] = [], colors: [String] = []
  ) -> String {
    func named(_ names: [String]) -> [String: String] {
      Dictionary(names.map { ($0, $0) }, uniquingKeysWith: { one, _ in one })
    }
    let assets = AssetSymbols(colors: named(colors), images: named(images))
    let names = HandedNames([SourceFile(path: "W.swift", text: source)])
    return SymbolNames(names, assets: assets).applied(to: json)
  }

  @Test(arguments: [
    "Image(systemName: $0.image)", "Image(systemName: context.state.item.image).font(.body)",
    "Label(\"a\", systemImage: item.image)", "Image(systemName: item.image ?? \"star\")",
  ])
  func `a text that was made up becomes a symbol`(source: String) {
    #expect(
      applied(source, to: #"{"items":[{"image":"image"}],"name":"Name"}"#)
        == #"{"items":[{"image":"star.fill"}],"name":"Name"}"#)
  }

  @Test(arguments: [
    "Image(context.state.imageName)", "Image(item.imageName, bundle: .main).resizable()",
    "UIImage(named: state.imageName ?? \"logo\")", "UIImage(named: state.imageName!)",
    "Image(decorative: state.imageName)",
    // By way of a function, and of a view's property.
    "func icon(_ x: String) -> some View { Image(x) }; let i = icon(state.imageName)",
    "struct Icon: View { let file: String; var body: some View { Image(file) } }; Icon(file: s.imageName)",
  ])
  func
    `a text that was made up becomes the first image of the catalogues, or one that nobody misses`(
      source: String
    )
  {
    let json = #"{"imageName":"image-name","name":"Name"}"#
    #expect(
      applied(source, to: json, images: ["shield", "crest"])
        == #"{"imageName":"crest","name":"Name"}"#)
    #expect(applied(source, to: json) == #"{"imageName":"made-up-image","name":"Name"}"#)
  }

  @Test(arguments: [
    "ForEach(context.attributes.orderItems, id: \\.self) { item in Image(systemName: item) }",
    "ForEach(attributes.orderItems, id: \\.self) { Image(systemName: $0) }",
    "List(orderItems, id: \\.self) { one in HStack { Image(systemName: one).font(.body) } }",
    "struct Row: View { let items: [String]; var body: some View { ForEach(items, id: \\.self) { i in Image(systemName: i) } } }; Row(items: context.state.orderItems)",
    "ForEach(0..<3) { n in Image(systemName: state.orderItems[n]) }",
  ])
  func `the elements of a list become symbols where each is one`(source: String) {
    #expect(
      applied(source, to: #"{"item":"Item","orderItems":["Order items","Order items"]}"#)
        == #"{"item":"Item","orderItems":["star.fill","star.fill"]}"#)
  }

  @Test func `an element's name in one loop says nothing of the same name elsewhere`() {
    let source = """
      ForEach(state.stops, id: \\.self) { item in Text(item) }
      ForEach(state.signs, id: \\.self) { item in Image(systemName: item) }
      """
    #expect(
      applied(source, to: #"{"signs":["Signs"],"stops":["Stops"]}"#)
        == #"{"signs":["star.fill"],"stops":["Stops"]}"#)
    // Those of a list that were not made up from its name stay.
    let cases = #"{"signs":["red","Signs"]}"#
    #expect(applied(source, to: cases) == #"{"signs":["red","star.fill"]}"#)
  }

  @Test(arguments: [
    "Circle().fill(Color(context.attributes.line))", "UIColor(named: line ?? \"x\")",
    "struct Dot: View { let paint: String; var body: some View { Color(paint) } }; Dot(paint: a.line)",
  ])
  func `a text that was made up becomes a colour of the catalogues`(source: String) {
    let json = #"{"line":"Line","name":"Name"}"#
    let colors = ["AccentColor", "CardBackground", "line-2", "line-4"]
    #expect(applied(source, to: json, colors: colors) == #"{"line":"line-2","name":"Name"}"#)
    #expect(applied(source, to: json) == json)
    // The source may take digits for a colour.
    let own = "extension Color { init?(_ hex: String) { return nil } }\n"
    #expect(applied(own + "Color(a.line)", to: json, colors: colors) == json)
    #expect(applied("Color(.line); Color(red: line)", to: json, colors: colors) == json)
  }

  @Test func `a colour's digits that were made up give way to a name`() {
    #expect(
      applied("Color(team.teamColor)", to: ##"{"teamColor":"#3478F6"}"##, colors: ["lakers"])
        == #"{"teamColor":"lakers"}"#)
  }

  @Test func `an image of few pixels that is no logo stands for all`() throws {
    let catalogue = TestFolder.path("Assets.xcassets")
    func put(_ name: String, side: Int) throws {
      let folder = "\(catalogue)/\(name).imageset"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(BlankPicture.png(side: side))
        .write(to: URL(fileURLWithPath: "\(folder)/a@3x.png"))
    }
    func image() -> String {
      let names = HandedNames([SourceFile(path: "W.swift", text: "Image(state.imageName)")])
      return SymbolNames(names, assets: AssetSymbols(catalogues: [catalogue]))
        .applied(to: #"{"imageName":"image-name"}"#)
    }
    for name in ["AppLogo", "background", "Icon-2"] { try put(name, side: 2) }
    #expect(image() == #"{"imageName":"made-up-image"}"#)
    try put("arena", side: 64)
    #expect(image() == #"{"imageName":"arena"}"#)
    try put("crest", side: 8)
    #expect(image() == #"{"imageName":"crest"}"#)
  }

  @Test(arguments: [
    #"ForEach(state.stops, id: \.self) { s in Label(s, systemImage: s == title ? "a" : "b") }"#,
    #"ForEach(state.stops, id: \.self) { s in Label(s, systemImage: s != title ? "a" : "b") }"#,
    "ForEach(state.stops, id: \\.self) { s in Label(s, systemImage: glyph(s)) }",
    "struct Row: View { let icon: String; var body: some View { Image(systemName: icon) } }; ForEach(state.stops, id: \\.self) { s in Row(icon: glyph(s)) }",
    #"Image(systemName: state.stops == "x" ? "a" : "b")"#,
    #"Image(state.stops == "x" ? "a" : "b")"#,
  ])
  func `a text by which a name is chosen is none`(source: String) {
    let json = #"{"stops":["Stops"]}"#
    #expect(applied(source, to: json, images: ["crest"]) == json)
    let single = #"{"stops":"Stops"}"#
    #expect(applied(source, to: single, images: ["crest"]) == single)
  }

  @Test func `what was not made up from the name alone stays`() {
    let json = #"{"image":"sun.max"}"#
    #expect(applied("Image(systemName: item.image)", to: json) == json)
    let other = #"{"image":"image"}"#
    #expect(applied("Image(uiImage: item.image)", to: other) == other)
    #expect(applied("Image(item.image)", to: json, images: ["crest"]) == json)
    #expect(applied("Image(icon(for: item.image))", to: other) == other)
    #expect(applied("Image(systemName: \"image\")", to: other) == other)
  }
}
