import Drawing
import Foundation
import Testing

@testable import SwiftUI

/// Which of several pictures and colours of one name are drawn.
@MainActor
@Suite struct AssetChoiceTests {
  private func colorSet(_ red: String) -> String {
    #"{"colors":[{"color":{"components":{"red":"\#(red)","green":"0","blue":"0"}}}]}"#
  }

  /// A folder with texts in it, by their paths; a text without letters is the size of a picture.
  private func folder(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-assets-\(UUID().uuidString)")
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try (UInt8(text).map { SampleCatalogue.png($0, $0) } ?? Data(text.utf8)).write(to: file)
    }
    return folder.path
  }

  @Test(arguments: [("A", "B"), ("AWidget", "BWidget")])
  func `of two catalogues that are alike the first by name is taken, however a folder is listed`(
    _ first: String, _ second: String
  ) throws {
    var files: [String: String] = [:]
    for (place, size) in [(first, "10"), (second, "20")] {
      files["\(place)/A.xcassets/Brand.colorset/Contents.json"] = colorSet(size)
      files["\(place)/A.xcassets/mark.imageset/Contents.json"] =
        #"{"images":[{"filename":"i.png"}]}"#
      files["\(place)/A.xcassets/mark.imageset/i.png"] = size
      files["\(place)/A.xcassets/odd.imageset/Contents.json"] =
        #"{"images":[{"filename":"i.heic"}]}"#
      files["\(place)/loose.png"] = size
    }
    let root = try folder(files)
    defer { try? FileManager.default.removeItem(atPath: root) }
    func names(_ place: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
    }
    for isReversed in [false, true] {
      let content = AssetScanner.scan([root]) { place in
        FolderWalk(place) { isReversed ? names($0).reversed() : names($0) }
      }
      let red = content.colors["Brand"]?.first?.color.rgba(in: EnvironmentValues()).red
      #expect(red == 10.0 / 255)
      #expect(
        content.images["mark"]?.map(\.path) == ["\(root)/\(first)/A.xcassets/mark.imageset/i.png"])
      #expect(content.unreadable["odd"] == "\(root)/\(first)/A.xcassets/odd.imageset/i.heic")
      #expect(
        content.images["loose"]?.map(\.path) == [first, second].map { "\(root)/\($0)/loose.png" })
    }
  }

  @Test func `a catalogue's picture goes before a file of its name, unless only the file is there`()
    throws
  {
    let root = try folder([
      "A.xcassets/mark.imageset/Contents.json": #"{"images":[{"filename":"i.png"}]}"#,
      "A.xcassets/mark.imageset/i.png": "10", "AA/mark@3x.png": "90", "B/mark@3x.png": "90",
      "A.xcassets/gone.imageset/Contents.json": #"{"images":[{"filename":"i.png"}]}"#,
      "B/gone.png": "20",
    ])
    defer { try? FileManager.default.removeItem(atPath: root) }
    let images = AssetScanner.scan([root]).images
    #expect(images["mark"]?.map(\.path) == ["\(root)/A.xcassets/mark.imageset/i.png"])
    #expect(images["gone"]?.map(\.path) == ["\(root)/B/gone.png"])
  }

  @Test(arguments: [
    (["universal", "watch", "ipad"], ["universal"]), (["watch", "universal"], ["universal"]),
    (["universal", "iphone"], ["iphone"]), (["universal", "watch dark"], ["universal"]),
    (["iphone", "universal dark", "iphone dark"], ["iphone", "iphone dark"]),
    ([" ", "mac"], [" "]), (["watch", "tv"], ["watch", "tv"]), (["car"], ["car"]),
  ])
  func `what is for the iPhone is drawn, else what is for every device`(
    _ entries: [String], _ taken: [String]
  ) {
    func entry(_ words: String, _ number: Int) -> [String: Any] {
      let parts = words.split(separator: " ")
      var entry: [String: Any] = ["filename": "\(number).png"]
      entry["color"] = [
        "components": ["red": "\(number)", "green": "0", "blue": "0", "alpha": "1"]
      ]
      entry["idiom"] = parts.first.map(String.init)
      if parts.count > 1 { entry["appearances"] = [["appearance": "luminosity", "value": "dark"]] }
      return entry
    }
    let written = entries.enumerated().map { entry($0.element, $0.offset) }
    let expected = taken.compactMap { entries.firstIndex(of: $0) }
    let images = AssetScanner.imageSet(["images": written], in: "mark.imageset")
    #expect(images.map(\.path) == expected.map { "mark.imageset/\($0).png" })
    let reds = AssetScanner.colorSet(["colors": written]).map {
      Int(($0.color.rgba(in: EnvironmentValues()).red * 255).rounded())
    }
    #expect(reds == expected)
  }
}
