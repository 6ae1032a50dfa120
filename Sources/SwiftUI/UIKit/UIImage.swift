import Drawing

/// A bitmap of UIKit.
public final class UIImage: Equatable, Hashable, @unchecked Sendable {
  let bitmap: Bitmap?
  let name: String?
  /// The symbol that it shows instead of a bitmap.
  let symbol: String?
  /// The bitmap's bytes, where it was made from data.
  private let data: Data?

  init(bitmap: Bitmap?, name: String?, symbol: String? = nil, data: Data? = nil) {
    (self.bitmap, self.name, self.symbol, self.data) = (bitmap, name, symbol, data)
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
  /// Creates a symbol of SF Symbols.
  public convenience init?(systemName name: String) {
    self.init(bitmap: nil, name: name, symbol: name)
  }
  /// Creates a symbol of SF Symbols.
  public convenience init?(systemName name: String, withConfiguration: UIImage.Configuration?) {
    self.init(systemName: name)
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

  /// How a picture is looked up.
  public class Configuration {}
  /// How a symbol is drawn.
  public final class SymbolConfiguration: Configuration {
    /// Creates a symbol at a size.
    public init(pointSize: CGFloat) {}
    /// Creates a symbol at a size, weight and scale.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale = .default) {}
    /// Creates a symbol for a text style.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {}
    /// Creates a symbol beside text in a font.
    public init(font: UIFont, scale: SymbolScale = .default) {}
    /// Creates a symbol of a weight.
    public init(weight: SymbolWeight) {}
    /// Creates a symbol of a scale.
    public init(scale: SymbolScale) {}
    /// Creates a symbol in shades of a colour.
    public init(hierarchicalColor: UIColor) {}
    /// Creates a symbol in several colours.
    public init(paletteColors: [UIColor]) {}
    /// Returns both together.
    public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration { self }
    /// Returns a symbol in its own colours.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(scale: .default)
    }
    /// Returns a symbol in one colour.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(scale: .default)
    }
  }
  /// How heavy a symbol is.
  public typealias SymbolWeight = UIFont.Weight
  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
  /// Whether the picture keeps its colours.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// The size in points.
  public var size: CGSize { bitmap.map { CGSize($0.size) } ?? .zero }
  /// Pixels a point; sizes are in points here.
  public var scale: CGFloat { 1 }
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
    guard var bitmap else { return self }
    bitmap.isTemplate = mode == .alwaysTemplate
    return UIImage(bitmap: bitmap, name: name, data: data)
  }
  /// Returns the picture in a colour; drawn in the foreground's colour here.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// Returns the picture in a colour; drawn in the foreground's colour here.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  /// Returns a smaller copy; the picture itself here, which is scaled when it is drawn.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard var bitmap else { return nil }
    bitmap.size = Size(size)
    return UIImage(bitmap: bitmap, name: name, data: data)
  }

  var imageSource: Image.Source {
    symbol.map { .symbol($0, variable: nil) } ?? .bitmap(self)
  }

  public static func == (left: UIImage, right: UIImage) -> Bool {
    left.bitmap == right.bitmap && left.symbol == right.symbol
  }
  public func hash(into hasher: inout Hasher) {
    // Part of what is compared: bytes of a picture are many.
    hasher.combine(bitmap?.size)
    hasher.combine(symbol)
  }
}
