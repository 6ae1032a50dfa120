import Drawing

/// A picture or a symbol.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String, variable: Double?)
    /// A name of the asset catalogue or of a file in the widget's folder.
    case named(String)
    case bitmap(UIImage)
    case drawn(ImageDrawing)
  }
  let source: Source
  var isResizable = false
  var isTiled = false
  /// Whether an enlarged image shows its pixels as squares.
  var isPixelated = false
  /// The edges that keep their size where the image is stretched.
  var capInsets = EdgeInsets()
  var templateMode: TemplateRenderingMode?
  var symbolMode: SymbolRenderingMode?
  /// The label that is read out; nil for decorative images.
  var label: String?
  var isDecorative = false
  /// How a symbol of UIKit is drawn; nil for one of SwiftUI, which follows its surroundings.
  private var drawing: SymbolDrawing?

  init(source: Source) { self.source = source }

  /// Creates a symbol of SF Symbols.
  public init(systemName: String) { self.init(source: .symbol(systemName, variable: nil)) }
  /// Creates a symbol of SF Symbols that is filled to a value from 0 to 1.
  public init(systemName: String, variableValue: Double?) {
    self.init(source: .symbol(systemName, variable: variableValue))
  }
  /// Creates a picture of the widget's folder.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name))
    label = name
  }
  /// Creates a picture of the widget's folder that is filled to a value from 0 to 1.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }
  /// Creates a picture of the widget's folder with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name))
    self.label = label.string(in: EnvironmentValues())
  }
  /// Creates a picture that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name))
    isDecorative = true
  }
  /// Creates a picture by the name that Xcode generated for it.
  public init(_ resource: ImageResource) { self.init(resource.name) }
  /// Creates a picture of UIKit.
  public init(uiImage: UIImage) {
    self.init(source: uiImage.imageSource)
    drawing = uiImage.symbol == nil ? nil : uiImage.drawing
    if uiImage.canvas != nil, uiImage.renderingMode == .alwaysTemplate { templateMode = .template }
  }

  /// The size of an image beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large

    var symbolScale: SymbolBox.Scale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }
  /// Which way up a bitmap is.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
  /// Whether an image keeps its colours or takes the foreground's.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How an image is enlarged.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// How finely an image is scaled.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// The range of an image's brightness.
  public struct DynamicRange: Hashable, Sendable {
    public static let standard = DynamicRange()
    public static let high = DynamicRange()
    public static let constrainedHigh = DynamicRange()
  }

  /// Returns the image as large as its room: stretched between edges that keep their size, or repeated.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    copy.isTiled = resizingMode == .tile
    copy.capInsets = capInsets
    return copy
  }
  /// Sets whether the image keeps its colours.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.templateMode = renderingMode
    return copy
  }
  /// Sets how the symbol is coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolMode = mode
    return copy
  }
  /// Sets how finely the image is scaled: without interpolation an enlarged one shows its pixels as squares.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.isPixelated = interpolation == .none
    return copy
  }
  /// Sets whether edges are smoothed; always here.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

/// The name of a picture in an asset catalogue, as Xcode generates it.
public struct ImageResource: Hashable, Sendable {
  let name: String
  /// Creates a picture by its name.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// How a symbol is coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case monochrome, hierarchical, multicolor, palette }
  let kind: Kind
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  public static let palette = SymbolRenderingMode(kind: .palette)
}

/// The variants that symbols are drawn in.
public struct SymbolVariants: Hashable, Sendable {
  var suffixes: [String] = []
  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(suffixes: ["circle"])
  public static let square = SymbolVariants(suffixes: ["square"])
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  public static let fill = SymbolVariants(suffixes: ["fill"])
  public static let slash = SymbolVariants(suffixes: ["slash"])
  private func adding(_ suffix: String) -> SymbolVariants {
    SymbolVariants(suffixes: suffixes + [suffix])
  }
  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var fill: SymbolVariants { adding("fill") }
  public var slash: SymbolVariants { adding("slash") }
  /// Returns whether another variant is in this one.
  public func contains(_ other: SymbolVariants) -> Bool {
    Set(other.suffixes).isSubset(of: suffixes)
  }

  /// Returns a symbol's name in those of these variants that it has, in the order that SF Symbols writes them.
  func applied(to name: String) -> String {
    if suffixes.isEmpty || SymbolRelease.system(of: name) == nil { return name }
    var parts = name.split(separator: ".").map(String.init)
    for suffix in ["circle", "square", "rectangle", "slash", "fill"]
    where suffixes.contains(suffix) && !parts.contains(suffix) {
      // Before the fill, or behind that of a part: heart.slash.fill, shield.lefthalf.fill.slash.
      let places = [parts.lastIndex(of: "fill"), parts.endIndex].compactMap { $0 }
      let names = places.lazy.map { parts[..<$0] + [suffix] + parts[$0...] }
      if let name = names.first(where: {
        SymbolRelease.system(of: $0.joined(separator: ".")) != nil
      }) {
        parts = Array(name)
      }
    }
    return parts.joined(separator: ".")
  }
}

extension Image: View, PrimitiveView {
  /// Builds one node.
  nonisolated public func _build(in context: _ViewContext, into nodes: inout _NodeList) {
    if let picture = picture(in: context) {
      nodes.list.append(BitmapNode(picture).standing(for: context.view))
    } else if case .drawn(let drawing) = source {
      nodes.list.append(DrawnImageNode(self, drawing, context).standing(for: context.view))
    } else if case .symbol(let name, let variable) = source {
      let environment = symbolEnvironment(in: context)
      nodes.list.append(
        SymbolNode(
          self, name: environment.symbolVariants.applied(to: name), variable: variable, environment
        ).standing(for: context.view))
    }
  }

  /// Returns the surroundings that a symbol is drawn for.
  private func symbolEnvironment(in context: _ViewContext) -> EnvironmentValues {
    drawing?.environment(in: context.environment, as: templateMode) ?? context.environment
  }

  /// Returns the bitmap that the image shows; nil for a symbol and for what code draws.
  private func picture(in context: _ViewContext) -> BitmapPicture? {
    switch source {
    case .symbol, .drawn: nil
    case .named(let name):
      BitmapPicture(
        image: self, bitmap: BitmapStore.named(name, in: context), name: name,
        environment: context.environment)
    case .bitmap(let image):
      BitmapPicture(
        image: self, bitmap: image.bitmap, name: image.name ?? "UIImage",
        environment: context.environment)
    }
  }

  /// Returns the image's box in a line of text.
  func textBox(face: Face, in context: _ViewContext) -> TextRunSource.ImageBox? {
    if let picture = picture(in: context) {
      return TextRunSource.ImageBox(picture: picture, size: picture.size(beside: face))
    }
    guard case .symbol(let own, _) = source else { return nil }
    let environment = symbolEnvironment(in: context)
    let name = environment.symbolVariants.applied(to: own)
    let ownFace = drawing.map { _ in (environment.font ?? .body).face(in: environment) }
    let box = SymbolBox(
      name, ownFace ?? face, scale: environment.imageScale.symbolScale,
      pixel: Double(environment.pixelLength))
    let direction = environment.layoutDirection
    return TextRunSource.ImageBox(
      symbol: SymbolDirection.drawn(name, direction),
      isMirrored: SymbolDirection.isMirrored(name, direction),
      size: Size(width: box.width, height: box.height))
  }

  /// Returns the image as a paint for an area.
  func paint(in environment: EnvironmentValues, _ rect: Rect, scale: CGFloat) -> Paint? {
    let context = _ViewContext(environment: environment, session: RenderSession())
    let bitmap: Bitmap? =
      switch source {
      case .symbol, .drawn: nil
      case .named(let name): BitmapStore.named(name, in: context)
      case .bitmap(let image): image.bitmap
      }
    // A drawing has no pixels to fill an area with.
    guard bitmap?.vector == nil else { return nil }
    let scale = scale > 0 && scale.isFinite ? Double(scale) : 1
    return bitmap.map {
      let tile = Size(width: $0.size.width * scale, height: $0.size.height * scale)
      return .image(
        ImageMark(source: $0.source, frame: rect, tile: tile, isPixelated: isPixelated))
    }
  }
}

extension View {
  /// Sets the size of images in the view beside text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    changingEnvironment { $0.system.imageScale = scale }
  }
  /// Sets how symbols in the view are coloured.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    changingEnvironment { $0.system.symbolRenderingMode = mode }
  }
  /// Sets the variants of symbols in the view.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    changingEnvironment { $0.system.symbolVariants.suffixes += variant.suffixes }
  }
}
