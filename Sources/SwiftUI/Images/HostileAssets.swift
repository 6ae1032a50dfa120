import Drawing

/// Where a fuzzer puts the files of an asset catalogue: anything is taken, no file is opened.
package enum HostileAssets {
  /// Returns what is drawn of a file that may be an SVG, a custom symbol's template, a bitmap, or the
  /// `Contents.json` of a set of pictures or colours.
  package static func drawing(of bytes: [UInt8]) -> DisplayList {
    let frame = Rect(x: 0, y: 0, width: 60, height: 40)
    var items: [DisplayItem] = []
    for weight in [nil, "Regular-M"] {
      if let picture = SVGPicture(bytes, symbolWeight: weight) {
        items.append(picture.items(in: frame, tint: weight == nil ? nil : .color(.white)))
      }
    }
    if let pixels = ImageHeader.size(bytes) {
      items.append(.image(ImageMark(source: .data(bytes), frame: Rect(pixels))))
      items.append(.image(ImageMark(source: .data(bytes), frame: frame)))
    }
    if let contents = AssetScanner.contents(Data(bytes)) {
      for variant in AssetScanner.colorSet(contents) {
        items.append(.fill(.rect(frame), .color(variant.color.rgba(in: EnvironmentValues()))))
      }
      for variant in AssetScanner.imageSet(contents, in: "Picture.imageset") {
        precondition(variant.scale >= 1, "a picture is larger than its pixels")
      }
    }
    return DisplayList(size: frame.size, items: items)
  }
}
