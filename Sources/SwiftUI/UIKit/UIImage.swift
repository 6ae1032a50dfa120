import Drawing

/// A bitmap of UIKit.
public final class UIImage: Equatable, Hashable, @unchecked Sendable {
  let bitmap: Bitmap?
  let name: String?
  /// The symbol that it shows instead of a bitmap.
  let symbol: String?
  /// How the symbol is drawn.
  let drawing: SymbolDrawing
  /// What code has drawn; nil for a bitmap or a symbol.
  let canvas: ImageDrawing?
  /// The bitmap's bytes, where it was made from data.
  private let data: Data?

  init(
    bitmap: Bitmap?, name: String?, symbol: String? = nil, drawing: SymbolDrawing = .init(),
    data: Data? = nil, canvas: ImageDrawing? = nil
  ) {
    (self.bitmap, self.name, self.symbol, self.data) = (bitmap, name, symbol, data)
    (self.drawing, self.canvas) = (drawing, canvas)
  }

  public convenience init() { self.init(bitmap: nil, name: nil) }

  /// Creates a picture of the widget's folder.
  public convenience init?(named name: String) {
    guard let bitmap = AssetCatalogs.current.image(named: name, in: .current) else { return nil }
    self.init(bitmap: bitmap, name: name)
  }
  /// Creates a picture of the widget's folder.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name)
  }
  /// Creates a picture of the widget's folder.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name)
  }
  /// Creates a picture of the widget's folder by its generated name.
  public convenience init(resource: ImageResource) {
    self.init(
      bitmap: AssetCatalogs.current.image(named: resource.name, in: .current),
      name: resource.name)
  }
  /// Creates a symbol of SF Symbols; nil where the phone's iOS does not have it.
  public convenience init?(systemName name: String) {
    self.init(symbol: name, drawing: SymbolDrawing())
  }
  /// Creates a symbol of SF Symbols; nil where the phone's iOS does not have it.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    self.init(
      symbol: name, drawing: (configuration as? SymbolConfiguration)?.drawing ?? SymbolDrawing())
  }
  /// Creates a symbol of SF Symbols; nil where the phone's iOS does not have it.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }
  /// Creates a symbol of SF Symbols that is filled to a value from 0 to 1; nil where the phone's iOS does not have it.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    var drawing = (configuration as? SymbolConfiguration)?.drawing ?? SymbolDrawing()
    drawing.variable = value
    self.init(symbol: name, drawing: drawing)
  }
  private convenience init?(symbol: String, drawing: SymbolDrawing) {
    guard let first = SymbolRelease.system(of: symbol),
      SymbolRelease.isThere(since: first, on: EnvironmentValues.current.system.systemVersion)
    else { return nil }
    self.init(bitmap: nil, name: symbol, symbol: symbol, drawing: drawing)
  }
  /// Creates a picture from the bytes of a file.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// Creates a picture from the bytes of a file.
  public convenience init?(data: Data, scale: CGFloat) {
    let bytes = [UInt8](data)
    guard let pixels = ImageHeader.size(bytes), scale > 0 else { return nil }
    let size = Size(
      width: pixels.width / Double(scale), height: pixels.height / Double(scale))
    self.init(bitmap: Bitmap(source: .data(bytes), size: size), name: nil, data: data)
  }
  /// Creates a picture from a file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = OrdinaryFile.contents(path) else { return nil }
    self.init(data: data)
  }

  public static let checkmark = UIImage(bitmap: nil, name: "checkmark", symbol: "checkmark")
  public static let strokedCheckmark = UIImage(
    bitmap: nil, name: "checkmark", symbol: "checkmark")
  public static let add = UIImage(bitmap: nil, name: "plus", symbol: "plus.circle")
  public static let remove = UIImage(bitmap: nil, name: "minus", symbol: "minus.circle")
  public static let actions = UIImage(
    bitmap: nil, name: "actions", symbol: "square.and.arrow.up")

  /// Whether the picture keeps its colours.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// The size in points.
  public var size: CGSize {
    if let canvas { return canvas.size }
    guard let symbol else { return bitmap.map { CGSize($0.size) } ?? .zero }
    let environment = drawing.environment(in: .current, as: nil)
    let face = (environment.font ?? .body).face(in: environment)
    let box = SymbolBox(
      symbol, face, scale: environment.imageScale.symbolScale,
      pixel: Double(environment.pixelLength))
    return CGSize(width: box.width, height: box.height)
  }
  /// Whether the picture is a symbol.
  public var isSymbolImage: Bool { symbol != nil }
  /// Pixels a point.
  public var scale: CGFloat {
    if let canvas { return canvas.scale }
    guard let bitmap, bitmap.size.width > 0 else { return 1 }
    // A size that was divided by 3 is no whole one.
    return CGFloat((bitmap.pixelSize.width / bitmap.size.width * 1000).rounded() / 1000)
  }
  /// Returns the picture's bytes as they were given.
  public func pngData() -> Data? { bytes }
  /// Returns the picture's bytes as they were given.
  public func jpegData(compressionQuality: CGFloat) -> Data? { bytes }
  private var bytes: Data? {
    if let data { return data }
    if case .file(let path)? = bitmap?.source {
      return OrdinaryFile.contents(path)
    }
    return nil
  }
  /// Returns the picture in the foreground's colour or its own.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    guard var bitmap else { return drawn { $0.mode = mode } }
    bitmap.isTemplate = mode == .alwaysTemplate
    return UIImage(bitmap: bitmap, name: name, drawing: drawing, data: data, canvas: canvas)
  }
  /// Returns the picture in a colour, which shows where the picture is drawn as its original.
  public func withTintColor(_ color: UIColor) -> UIImage { drawn { $0.tint = color } }
  /// Returns the picture in a colour, which shows where the picture is drawn as its original.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode).drawn { $0.mode = renderingMode }
  }
  /// Returns the symbol as a configuration says, which takes the place of the one before.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let other = (configuration as? SymbolConfiguration)?.drawing else { return self }
    return drawn {
      $0 = SymbolDrawing(tint: $0.tint, mode: $0.mode, variable: $0.variable).under(other)
    }
  }
  /// Returns the symbol with what a configuration says.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    drawn { $0 = $0.under(configuration.drawing) }
  }
  private func drawn(_ change: (inout SymbolDrawing) -> Void) -> UIImage {
    var drawing = drawing
    change(&drawing)
    return UIImage(
      bitmap: bitmap, name: name, symbol: symbol, drawing: drawing, data: data, canvas: canvas)
  }
  /// Returns a smaller copy.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { copied(size, scale: 1) }
  /// Returns a copy of a size in points: the picture itself here, which is scaled when it is drawn, but counts with the
  /// copy's pixels.
  ///
  /// - Parameter scale: pixels a point.
  func copied(_ size: CGSize, scale: CGFloat) -> UIImage? {
    if canvas != nil {
      return UIGraphicsImageRenderer(size: size).image { _ in
        draw(in: CGRect(origin: .zero, size: size))
      }
    }
    guard var bitmap else { return nil }
    bitmap.size = Size(size)
    bitmap.copiedPixels = Size(CGSize(width: size.width * scale, height: size.height * scale))
    return UIImage(bitmap: bitmap, name: name, drawing: drawing, data: data)
  }

  var imageSource: Image.Source {
    if let symbol { return .symbol(symbol, variable: drawing.variable) }
    return canvas.map { .drawn($0) } ?? .bitmap(self)
  }

  public static func == (left: UIImage, right: UIImage) -> Bool {
    left.bitmap == right.bitmap && left.symbol == right.symbol && left.drawing == right.drawing
      && left.canvas == right.canvas
  }
  public func hash(into hasher: inout Hasher) {
    // Part of what is compared: bytes of a picture are many.
    hasher.combine(bitmap?.size)
    hasher.combine(symbol)
  }
}
