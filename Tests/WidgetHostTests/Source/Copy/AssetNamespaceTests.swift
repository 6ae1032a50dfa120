import FoundationGaps
import Goldens
import SwiftUI
import Testing

@testable import WidgetHost

@Suite struct AssetNamespaceTests {
  /// A folder with a catalogue of these sets; a group is a folder that provides a namespace.
  private func catalogue(_ sets: [String], namespaces: [String] = []) throws -> String {
    let path = TestFolder.path("Assets.xcassets")
    for set in sets {
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(set)", withIntermediateDirectories: true)
      let contents = #"{"images": [], "colors": []}"#
      try Data(contents.utf8).write(to: URL(fileURLWithPath: "\(path)/\(set)/Contents.json"))
    }
    for group in namespaces {
      let contents = #"{"properties": {"provides-namespace": true}}"#
      try Data(contents.utf8).write(to: URL(fileURLWithPath: "\(path)/\(group)/Contents.json"))
    }
    return path
  }

  @Test func `names become symbols as Xcode writes them`() throws {
    let path = try catalogue([
      "brand-primary.colorset", "BrandPrimaryColor.colorset", "URLBar.imageset", "3dBox.imageset",
      "logo image.imageset", "bolt.custom.symbolset",
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let symbols = AssetSymbols(catalogues: [path])
    #expect(symbols.colors.keys.sorted() == ["brandPrimary"])
    #expect(symbols.images.keys.sorted() == ["_3dBox", "boltCustom", "logoImage", "urlBar"])
  }

  @Test func `of two assets with one symbol the first by name has it, however a folder is listed`()
    throws
  {
    let path = try catalogue([
      "Brand.colorset", "BrandColor.colorset", "logo image.imageset", "logo-image.imageset",
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    func names(_ place: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
    }
    for isReversed in [false, true] {
      let symbols = AssetSymbols(catalogues: [path]) { place in
        FolderWalk(place) { isReversed ? names($0).reversed() : names($0) }
      }
      #expect(symbols.colors == ["brand": "Brand"])
      #expect(symbols.images == ["logoImage": "logo image"])
    }
  }

  @Test func `a line's end in an asset's name does not end its line of source`() {
    let source = AssetSymbols(colors: ["a": "a\nb"], images: ["c": "c\r\nd"]).source(without: [])
    #expect(source.contains(#"name: "a\nb""#) && source.contains(#"name: "c\r\nd""#))
  }

  @Test func `a group is part of a name only where it provides a namespace`() throws {
    let path = try catalogue(
      ["Icons/gold-star.imageset", "Icons/small/dot.imageset", "Plain/moon.imageset"],
      namespaces: ["Icons", "Icons/small"])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let symbols = AssetSymbols(catalogues: [path])
    #expect(
      symbols.images == [
        "Icons.goldStar": "Icons/gold-star", "Icons.Small.dot": "Icons/small/dot", "moon": "moon",
      ])
    let source = symbols.source(without: [])
    #expect(source.contains("extension ImageResource { enum Icons {} }"))
    #expect(source.contains("extension ImageResource.Icons { enum Small {} }"))
    #expect(
      source.contains(
        #"extension ImageResource.Icons.Small { static let dot = ImageResource(name: "Icons/small/dot", bundle: .main) }"#
      ))
  }

  @Test func `names that are words of Swift are written between accents`() throws {
    let path = try catalogue(["Break.colorset", "Default.imageset"])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let source = AssetSymbols(catalogues: [path]).source(without: [])
    #expect(source.contains("static var `break`: Color"))
    #expect(source.contains("static let `default` = ImageResource"))
  }

  @Test
  func `a name without a letter has no symbol, and one that is its group's has none beside it`()
    throws
  {
    let path = try catalogue(
      ["🔥.imageset", "-.colorset", "🔥/moon.imageset", "1.imageset", "1/sun.imageset"],
      namespaces: ["🔥", "1"])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let symbols = AssetSymbols(catalogues: [path])
    #expect(symbols.colors.isEmpty && symbols.images.keys.sorted() == ["_1", "_1.sun"])
    let source = symbols.source(without: [])
    #expect(source.contains("enum _1 {}") && !source.contains("static let _1 "))
  }
}
