import Foundation
import Goldens
import Testing

@testable import WidgetHost

@Suite("Texts that a widget's source takes for symbols or images")
struct SymbolNamesTests {
  private func applied(_ source: String, to json: String, images: [String] = []) -> String {
    let assets = AssetSymbols(
      images: Dictionary(images.map { ($0, $0) }, uniquingKeysWith: { one, _ in one }))
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
