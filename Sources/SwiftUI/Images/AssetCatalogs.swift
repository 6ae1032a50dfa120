import Drawing

/// The pictures and colours in a widget's folder: asset catalogues and loose files.
///
/// The host says which folder belongs to the widget that is drawn.
package final class AssetCatalogs: @unchecked Sendable {
  /// Those of the widget that is drawn now. Widgets are drawn on one thread only.
  nonisolated(unsafe) package static var current = AssetCatalogs(root: nil)

  /// One variant of a picture.
  struct ImageVariant: AssetVariant {
    var path: String
    var scale: Double
    var isDark: Bool
    var isStrong = false
    var isTemplate: Bool
    var isSymbol = false
    var isPDF: Bool { PDFDrawings.isPDF(path) }
  }
  /// One variant of a colour.
  struct ColorVariant: AssetVariant {
    /// A system colour has values of its own for dark and for more contrast.
    var color: Color
    var isDark: Bool
    var isStrong: Bool
  }

  /// Where drawings of PDFs are; nil where none can be made.
  let drawings: PDFDrawings?
  /// Where catalogues stand: in the folder, then those outside it.
  let places: [String]
  private lazy var content = AssetScanner.scan(places)
  private var bitmaps: [String: Bitmap] = [:]
  /// The sizes of PDFs; nil for one that does not say its size.
  private var pages: [String: Size?] = [:]

  /// Creates the images of a folder; `catalogues` are further ones, outside it.
  package init(root: String?, drawings: PDFDrawings? = nil, catalogues: [String] = []) {
    self.drawings = drawings
    places = (root.map { [$0] } ?? []) + catalogues
  }

  /// Returns the format of an image that is here and cannot be drawn.
  func unreadableFormat(of name: String) -> String? {
    unreadablePath(of: name).map {
      ($0.split(separator: ".").last.map(String.init) ?? "file").uppercased()
    }
  }

  /// Returns how the file of an image begins that is here and cannot be drawn.
  func unreadableHead(of name: String) -> Data? {
    unreadablePath(of: name).flatMap { OrdinaryFile.head($0, count: 1 << 16) }
  }

  /// Returns how many pixels the file of an image that cannot be drawn says that it has.
  func unreadablePixels(of name: String) -> Size? {
    unreadablePath(of: name).flatMap(PixelSizes.stated)
  }

  /// Returns why an image that is an SVG asks for more than is drawn; nil where it does not.
  func obstacle(toSVG name: String) -> String? {
    // One byte more than is read of an SVG tells that it is too large.
    unreadablePath(of: name).flatMap { OrdinaryFile.head($0, count: SVGPicture.sizeLimit + 1) }
      .flatMap { SVGPicture.obstacle(Array($0)) }
  }

  /// Returns what is wrong with the `Contents.json` of a set, by the set's name with its ending; nil where it can be used.
  func fault(inSet name: String) -> String? { content.broken[name] }

  private func unreadablePath(of name: String) -> String? {
    content.unreadable[name] ?? content.images[name]?.first?.path
  }

  /// Returns the size of an image that is here and cannot be drawn, where its file says it.
  func unreadableSize(of name: String) -> Size? {
    guard let path = content.images[name]?.first?.path, PDFDrawings.isPDF(path) else {
      return nil
    }
    if let known = pages[path] { return known }
    let bytes = PDFDrawings.content(of: path) ?? Data()
    let size = ImageHeader.page(pdf: Array(bytes.prefix(1 << 20)))
    pages[path] = .some(size)
    return size
  }

  /// Returns the picture of a name in an environment.
  func image(named name: String, in environment: EnvironmentValues) -> Bitmap? {
    let base = AssetCatalogs.baseName(name)
    guard let variants = content.images[name] ?? content.images[base] else { return nil }
    // Of a PDF and pixels the PDF is last: it may have no drawing.
    let ordered = AssetCatalogs.fitting(variants, in: environment).sorted {
      ($0.isPDF ? 0 : $0.scale) > ($1.isPDF ? 0 : $1.scale)
    }
    return ordered.lazy.compactMap(bitmap).first
  }

  private func bitmap(_ variant: ImageVariant) -> Bitmap? {
    if let known = bitmaps[variant.path] { return known }
    if variant.isPDF {
      guard let drawing = drawings?.drawing(ofFile: variant.path) else { return nil }
      var drawn = variant
      (drawn.path, drawn.scale) = drawing
      let bitmap = bitmap(drawn)
      bitmaps[variant.path] = bitmap
      return bitmap
    }
    if variant.path.lowercased().hasSuffix(".svg") {
      guard let bytes = OrdinaryFile.contents(variant.path),
        let vector = vector(Array(bytes), isSymbol: variant.isSymbol)
      else { return nil }
      let bitmap = Bitmap(
        source: .file(variant.path), size: vector.size, isTemplate: variant.isTemplate,
        vector: vector, isSymbol: variant.isSymbol)
      bitmaps[variant.path] = bitmap
      return bitmap
    }
    guard let pixels = PixelSizes.read(variant.path) else { return nil }
    let bitmap = Bitmap(
      source: .file(variant.path),
      size: Size(width: pixels.width / variant.scale, height: pixels.height / variant.scale),
      isTemplate: variant.isTemplate)
    bitmaps[variant.path] = bitmap
    return bitmap
  }

  /// Returns a drawing; a custom symbol's file has one for each weight and scale.
  private func vector(_ bytes: [UInt8], isSymbol: Bool) -> SVGPicture? {
    guard isSymbol else { return SVGPicture(bytes) }
    return SVGPicture(bytes, symbolWeight: "Regular-M")
      ?? SVGPicture(bytes, symbolWeight: "Regular-S") ?? SVGPicture(bytes)
  }

  /// Returns whether a catalogue has a colour of this name, with or without a value: Xcode's template has one without.
  func declares(color name: String) -> Bool { content.colors[name] != nil }

  /// Returns the colour of a name in an environment.
  func color(named name: String, in environment: EnvironmentValues) -> RGBA? {
    guard let variants = content.colors[name] else { return nil }
    return AssetCatalogs.fitting(variants, in: environment).first?.color.rgba(in: environment)
  }

  /// Returns the variants that a phone would choose from: of its appearance and contrast, else of its appearance,
  /// else of any with its contrast, else of any.
  private static func fitting<Variant: AssetVariant>(
    _ variants: [Variant], in environment: EnvironmentValues
  ) -> [Variant] {
    for isDark in environment.colorScheme == .dark ? [true, false] : [false] {
      for isStrong in environment.colorSchemeContrast == .increased ? [true, false] : [false] {
        let found = variants.filter { $0.isDark == isDark && $0.isStrong == isStrong }
        if !found.isEmpty { return found }
      }
    }
    return variants
  }

  /// Returns a file's name without folder, scale and extension.
  static func baseName(_ path: String) -> String {
    var name = path.split(separator: "/").last.map(String.init) ?? path
    if let dot = name.lastIndex(of: "."), dot != name.startIndex { name = String(name[..<dot]) }
    for suffix in ["@2x", "@3x"] where name.hasSuffix(suffix) { name.removeLast(3) }
    return name
  }
}

/// One of the forms that a picture or a colour of a catalogue has.
protocol AssetVariant: Sendable {
  var isDark: Bool { get }
  /// Whether it is for Increase Contrast.
  var isStrong: Bool { get }
}
