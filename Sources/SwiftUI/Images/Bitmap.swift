import Drawing
import Findings
import FoundationGaps
import Synchronization

/// A picture's size and where its pixels are.
package struct Bitmap: Equatable, Sendable {
  var source: ImageMark.Source
  /// Points.
  var size: Size
  /// Whether it takes the foreground's colour unless told otherwise.
  var isTemplate = false
  /// What is drawn instead of pixels.
  var vector: SVGPicture?
  /// How many pixels the copy has that code made of it; nil where it is no copy.
  var copiedPixels: Size?
  /// Its size in pixels: a copy's own, or what a file's or data's head says; nil for a drawing in lines.
  var pixels: Size? {
    if let copiedPixels { return copiedPixels }
    return switch source {
    case .data(let bytes): ImageHeader.size(bytes)
    case .file(let path): PixelSizes.size(of: path)
    }
  }
  /// Its size in pixels, as code asks for it: a drawing in lines has one a point.
  var pixelSize: Size { pixels ?? size }
  /// Whether it is a custom symbol: as large as its text, at 100 points as its size says.
  var isSymbol = false
}

/// Sizes of image files in pixels.
enum PixelSizes {
  private static let known = Mutex<[String: Size?]>([:])
  /// How much of a file is read at first: more than any header but a photograph's.
  private static let head = 1 << 16
  /// A photograph's size stands behind its profiles and notes, which are no longer than this.
  private static let longestHead = 1 << 24

  /// Returns the size of a file, which is read once.
  static func size(of path: String) -> Size? {
    if let size = known.withLock({ $0[path] }) { return size }
    let size = read(path)
    known.withLock { $0[path] = .some(size) }
    return size
  }

  /// Reads the size of a file, nil for what is no picture that can be drawn.
  static func read(_ path: String) -> Size? {
    stated(path).flatMap { ImageLimit.plausible.allows($0) ? $0 : nil }
  }

  /// Reads what a file says, whether it can be or not.
  static func stated(_ path: String) -> Size? {
    var count = head
    while let bytes = OrdinaryFile.head(path, count: count) {
      if let size = ImageHeader.stated(Array(bytes)) { return size }
      let goesOn = bytes.count == count && bytes.starts(with: [0xFF, 0xD8])
      guard goesOn, count < longestHead else { return nil }
      count = min(longestHead, 8 * count)
    }
    return nil
  }
}

/// Pictures by name.
enum BitmapStore {
  /// Returns the picture of a name; a missing one is a finding.
  static func named(_ name: String, in context: _ViewContext) -> Bitmap? {
    if let bitmap = AssetCatalogs.current.image(named: name, in: context.environment) {
      // A custom symbol's template has words beside what it shows.
      if let vector = bitmap.vector, !vector.isWhole, !bitmap.isSymbol {
        context.session.report(simplified(name))
      }
      return bitmap
    }
    if !name.contains(SampleValue.imageName) { context.session.report(missing(name)) }
    return nil
  }

  private static func simplified(_ name: String) -> Finding {
    Finding(
      "widget-image-simplified",
      sentence:
        "The image \"\(name)\" is an SVG with something that is drawn more simply here: text, pictures, filters, "
        + "blend modes, masks by light, gradients that do not begin in their middle, colours such as hsl(…), "
        + "or style rules whose selector is more than one name, class or id.",
      mention: mention(of: name))
  }

  /// Returns how the source names an image.
  private static func mention(of name: String) -> SourceMention {
    .literal(name, beside: ["mage", "named:"])
  }

  /// Returns what is to be said of an image that is not drawn.
  private static func missing(_ name: String) -> Finding {
    let id: FindingID = "widget-image-missing"
    let mention = mention(of: name)
    switch AssetCatalogs.current.unreadableFormat(of: name) {
    case "PDF"?:
      let box = "a box of its page's size stands for it."
      guard AssetCatalogs.current.drawings != nil else {
        return Finding(
          id,
          sentence:
            "The image \"\(name)\" is a PDF, and the program that draws PDFs is not here: \(box)",
          fix: "Install the package poppler-utils, or export the image as SVG or PNG too.",
          mention: mention)
      }
      return Finding(
        id, sentence: "The image \"\(name)\" is a PDF that could not be drawn: \(box)",
        fix: "Export the image again, or as SVG or PNG too.", mention: mention)
    case let format?:
      let (reason, fix) = obstacle(to: name, format)
      return Finding(
        id, sentence: "The image \"\(name)\" cannot be drawn: \(reason).", fix: fix,
        mention: mention)
    case nil:
      if let fault = AssetCatalogs.current.fault(inSet: name + ".imageset") {
        return Finding(
          id,
          sentence: "The image \"\(name)\" is not drawn: the Contents.json of its set \(fault).",
          fix: "Mend \(name).imageset/Contents.json.", mention: mention)
      }
      return Finding(
        id, sentence: "There is no image named \"\(name)\" beside the widget.", mention: mention)
    }
  }

  /// Returns why an image that is here is not drawn, and what to do where that is known.
  private static func obstacle(
    to name: String, _ format: String
  ) -> (reason: String, fix: String?) {
    let head = AssetCatalogs.current.unreadableHead(of: name)
    if head == nil {
      return (
        "its set names a file that is not there or may not be read", "Add the file to the set."
      )
    }
    if head?.isEmpty == true { return ("its file is empty", "Export it again.") }
    if head?.starts(with: "version https://git-lfs".utf8) == true {
      return ("its file is a pointer of Git LFS", "Fetch what it stands for: git lfs pull.")
    }
    let limit = ImageLimit.plausible
    if let stated = AssetCatalogs.current.unreadablePixels(of: name), !limit.allows(stated) {
      let (width, height) = (Int(bounded: stated.width), Int(bounded: stated.height))
      return (
        "its file says that it measures \(width) × \(height) pixels",
        limit.exceeded(by: stated)
          .map { "Export it again, with \($0) at most; a phone shows far fewer." }
          ?? "Export it again."
      )
    }
    if ["PNG", "JPG", "JPEG", "GIF"].contains(format) {
      return ("its file is damaged, or no \(format)", "Export it again.")
    }
    if format == "SVG" {
      let reason = AssetCatalogs.current.obstacle(toSVG: name)
      return (reason ?? "its file has no shape that is drawn", "Export it as PDF or PNG instead.")
    }
    return ("a \(format); PNG, JPEG, GIF, PDF and SVG can", nil)
  }
}
