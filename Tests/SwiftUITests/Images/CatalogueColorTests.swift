import Drawing
import Foundation
import Testing

@testable import SwiftUI

/// Colours of asset catalogues.
@MainActor
@Suite struct CatalogueColorTests {
  @Test func `a colour of the catalogue is read in each of its notations`() throws {
    try SampleCatalogue.with {
      let value = Color("Brand").rgba(in: EnvironmentValues())
      #expect(value == RGBA(red: 1, green: 128.0 / 255, blue: 0.5))
    }
  }

  @Test(
    arguments: [
      ("display-p3", ["red": "0.5", "green": "0.4", "blue": "0.3"], [0.519, 0.395, 0.284]),
      ("srgb", ["red": "0.5", "green": "0.4", "blue": "0.3"], [0.5, 0.4, 0.3]),
      ("extended-srgb", ["red": "1.25", "green": "-0.5", "blue": "0.3"], [1, 0, 0.3]),
      ("extended-linear-srgb", ["red": "0.5", "green": "2.0", "blue": "-1.0"], [0.735, 1, 0]),
      ("gray-gamma-22", ["white": "0.200"], [0.186, 0.186, 0.186]),
      ("extended-gray", ["white": "1.500"], [1, 1, 1]),
    ] as [(String, [String: String], [Double])])
  func `a colour of the catalogue is drawn in its own space, as near as sRGB comes`(
    space: String, parts: [String: String], expected: [Double]
  ) throws {
    let components = parts.merging(["alpha": "1"]) { $1 }
    let variants = AssetScanner.colorSet([
      "colors": [["color": ["color-space": space, "components": components]] as [String: Any]]
    ])
    let value = try #require(variants.first).color.rgba(in: EnvironmentValues())
    #expect(value.alpha == 1)
    for (part, other) in zip([value.red, value.green, value.blue], expected) {
      #expect(abs(part - other) < 0.003)
    }
  }

  @Test(
    arguments: [
      ("", "cannot be read as JSON"), ("<<<<<<< HEAD\n{}", "cannot be read as JSON"),
      ("{}", "has no list of colours"),
      (
        #"{"colors":[{"color":{"components":{"red":"0xZZ","green":"1","blue":"1"}}}]}"#,
        "has a colour whose parts are no numbers"
      ),
      (#"{"colors":[{"idiom":"universal"}]}"#, nil),
      (#"{"colors":[{"color":{"platform":"ios","reference":"laterColor"}}]}"#, nil),
    ] as [(String, String?)])
  func `a set that Xcode refuses is told, one without a value is not`(
    text: String, fault: String?
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-colors-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (set, text) in [("c.colorset", text), ("i.imageset", text)] {
      let path = folder.appendingPathComponent("Assets.xcassets/\(set)")
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: path.appendingPathComponent("Contents.json"))
    }
    let outer = AssetCatalogs.current
    AssetCatalogs.current = AssetCatalogs(root: folder.path)
    defer { AssetCatalogs.current = outer }
    _ = MissingColors.takeFindings()
    _ = draw(Color("c").frame(width: 10, height: 10))
    let told = MissingColors.takeFindings().map(\.sentence)
    #expect(
      told
        == (fault.map {
          ["The Contents.json of the colour \"c\" \($0); the accent colour stands in."]
        } ?? []))
    #expect(
      AssetCatalogs.current.fault(inSet: "i.imageset")
        == (fault == "cannot be read as JSON" ? fault : "has no list of images"))
  }

  @Test func `a colour that no catalogue has is told, one that is there is not`() throws {
    try SampleCatalogue.with {
      _ = MissingColors.takeFindings()
      _ = draw(Color("Brand").frame(width: 10, height: 10))
      #expect(!MissingColors.takeFindings().contains { $0.sentence.contains("Brand") })
      // A colour of the template that has no value yet is declared.
      #expect(!AssetCatalogs.current.declares(color: "Brnad"))
      _ = draw(Color("Brnad").frame(width: 10, height: 10))
      #expect(MissingColors.takeFindings().contains { $0.sentence.contains("Brnad") })
    }
  }
}
