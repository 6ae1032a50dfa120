import Foundation

@testable import SwiftUI

/// A folder with an asset catalogue and a loose file, and the pictures in it.
@MainActor
enum SampleCatalogue {
  /// The first bytes of a PNG of a size; enough to be measured.
  static func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
  }

  /// A folder with a catalogue and a loose file.
  static func with(_ work: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-images-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let crest = folder.appendingPathComponent("Assets.xcassets/crest.imageset")
    let brand = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
    for path in [crest, brand] {
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    }
    try png(60, 30).write(to: crest.appendingPathComponent("c3.png"))
    try png(60, 60).write(to: crest.appendingPathComponent("night.png"))
    try Data(
      """
      {"images":[{"filename":"c3.png","scale":"3x"},
      {"filename":"night.png","scale":"3x","appearances":[{"appearance":"luminosity","value":"dark"}]}],
      "properties":{"template-rendering-intent":"template"}}
      """.utf8
    ).write(to: crest.appendingPathComponent("Contents.json"))
    try Data(
      """
      {"colors":[{"color":{"components":{"red":"0xFF","green":"128","blue":"0.5","alpha":"1.000"}}}]}
      """.utf8
    ).write(to: brand.appendingPathComponent("Contents.json"))
    try png(40, 20).write(to: folder.appendingPathComponent("loose@2x.png"))
    let outer = AssetCatalogs.current
    AssetCatalogs.current = AssetCatalogs(root: folder.path)
    defer { AssetCatalogs.current = outer }
    try work()
  }
}
