import Drawing

/// What code draws into a canvas with: a place to draw on and how to draw.
///
/// A copy draws on the same canvas; its settings are its own.
public struct GraphicsContext {
  /// The canvas that all copies draw on.
  final class Sheet {
    let painter: MarkCollector
    let symbols: [LayoutNode]
    let context: _ViewContext
    let size: Size
    /// Where the canvas stands on the surface.
    let origin: Point
    var items: [DisplayItem] = []

    init(
      painter: MarkCollector, symbols: [LayoutNode], context: _ViewContext, size: Size,
      origin: Point
    ) {
      (self.painter, self.symbols, self.context) = (painter, symbols, context)
      (self.size, self.origin) = (size, origin)
    }

    /// Returns an empty sheet for a layer of the same canvas.
    func layer() -> Sheet {
      Sheet(painter: painter, symbols: symbols, context: context, size: size, origin: origin)
    }
  }

  let sheet: Sheet
  /// How much of what is drawn covers what is below, from 0 to 1.
  public var opacity: Double = 1
  /// How what is drawn is mixed with what is below.
  public var blendMode: BlendMode = .normal
  /// Where points of the code stand on the canvas.
  public var transform: CGAffineTransform = .identity
  private var clips: [Clip] = []
  private var filters: [Filter] = []

  private enum Clip {
    case contour(Contour)
    case layer([DisplayItem])
  }

  init(_ sheet: Sheet) { self.sheet = sheet }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { sheet.context.environment }

  // MARK: Settings

  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  /// Turns what is drawn from now on.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }
  /// Maps what is drawn from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
  /// Changes the colours or edges of what is drawn from now on.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }
  /// Cuts what is drawn from now on to a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let elements = path.applying(transform).elements
    if options.contains(.inverse) {
      let all = Path(CGRect(Rect(sheet.size))).elements
      clips.append(.contour(.path(all + elements, isEvenOdd: true)))
    } else {
      clips.append(.contour(.path(elements, isEvenOdd: style.isEOFilled)))
    }
  }
  /// Shows what is drawn from now on only where a layer is opaque; inverted, where it is not.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = GraphicsContext(sheet.layer())
    layer.transform = transform
    try content(&layer)
    var mask = GroupMark(layer.sheet.items, opacity: opacity)
    guard options.contains(.inverse) else { return clips.append(.layer([.group(mask)])) }
    mask.blend = .destinationOut
    let all = Rect(sheet.size)
    clips.append(.layer([.fill(.rect(all), .color(.white)), .group(mask)]))
  }
  /// The smallest rectangle around what may be drawn on.
  public var clipBoundingRect: CGRect { CGRect(Rect(sheet.size)) }

  // MARK: Drawing

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let contour = Contour.path(path.elements, isEvenOdd: style.isEOFilled)
    add([.fill(contour, paint(shading, Rect(path.boundingRect)))])
  }
  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let paint = paint(shading, Rect(path.boundingRect))
    add([.stroke(path.contour, paint, style.mark)])
  }
  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Draws with a context of its own and puts the result down as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(sheet.layer())
    try content(&layer)
    add(layer.sheet.items)
  }

  /// Draws with Core Graphics. Its points are those of the context; what it changes of its settings ends with the code.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let canvas = CGContext(
      CGRect(Rect(sheet.size)).applying(transform.inverted()), scale: environment.displayScale)
    try content(canvas)
    canvas.draw(on: self)
  }

  func paint(_ shading: Shading, _ rect: Rect) -> Paint { shading.paint(environment, rect) }

  /// Puts marks of the code's own coordinates on the canvas.
  func add(_ items: [DisplayItem]) {
    guard !items.isEmpty, opacity > 0 else { return }
    var group = GroupMark(items, transform: transform.drawn)
    for filter in filters {
      filter.change(&group, environment)
      group = GroupMark([.group(group)])
    }
    if let only = group.onlyGroup { group = only }
    for clip in clips {
      switch clip {
      case .contour(let contour): group = GroupMark([.group(group)], clip: contour)
      case .layer(let mask): group = GroupMark([.group(group)], mask: mask)
      }
    }
    group.opacity *= min(1, opacity)
    if blendMode != .normal { group = GroupMark([.group(group)], blend: blendMode.drawn) }
    if group == GroupMark(items) {
      sheet.items += items
    } else {
      sheet.items.append(.group(group))
    }
  }
}

extension GroupMark {
  /// The group inside of one that changes nothing.
  fileprivate var onlyGroup: GroupMark? {
    guard items.count == 1, case .group(let inner) = items[0], self == GroupMark(items) else {
      return nil
    }
    return inner
  }
}
