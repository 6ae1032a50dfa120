/// What a widget draws: positioned marks in points, back to front, and nothing that has to be laid out.
public struct DisplayList: Hashable, Sendable, Codable {
  /// The size of the surface, in points.
  public var size: Size
  /// The marks, back to front.
  public var items: [DisplayItem]

  /// Creates a list of marks on a surface.
  public init(size: Size, items: [DisplayItem] = []) {
    self.size = size
    self.items = items
  }
}

/// One mark.
public indirect enum DisplayItem: Hashable, Sendable, Codable {
  case fill(Contour, Paint)
  case stroke(Contour, Paint, StrokeStyleMark)
  case text(TextLine)
  case symbol(SymbolMark)
  case image(ImageMark)
  case group(GroupMark)
  /// What one view drew, with its identity; `withoutViews` leaves the marks alone.
  case view(ViewMark)
  /// A bar or ring that the system moves by itself.
  case progress(ProgressMark)
  /// What cannot be drawn here: a marked box with its name (`Map`, `VideoPlayer`).
  case placeholder(Rect, label: String)
}

/// Marks that are clipped, faded, moved or blurred together.
public struct GroupMark: Hashable, Sendable, Codable {
  public var items: [DisplayItem]
  /// Applied to the items' coordinates, clips included.
  public var transform: Transform
  public var opacity: Double
  /// Only what is inside shows.
  public var clip: Contour?
  /// The group shows only where these marks have alpha.
  public var mask: [DisplayItem]?
  /// How the group is mixed with what is below it.
  public var blend: BlendMode
  /// Radius in points.
  public var blur: Double
  public var shadow: ShadowMark?
  public var adjustments: [ColorAdjustment]
  /// Whether the group comes or goes while the phone moves. In cells, where letters are whole or not there, those of one
  /// that is not seen by more than a half are left out: no two texts stand in one place, and none outlasts its ground.
  public var isPassing = false
  /// The size of a whole picture that the group is, put into a larger one; nil for any other group. Painters count its
  /// work by itself, so that nothing beside it is left out for what it takes.
  public var placed: Size?

  /// What an app's process tells: there nothing moves, and no part of a picture counts as one of its own.
  private enum CodingKeys: String, CodingKey {
    case items, transform, opacity, clip, mask, blend, blur, shadow, adjustments
  }

  /// Creates a group; what is left out has no effect.
  public init(
    _ items: [DisplayItem], transform: Transform = .identity, opacity: Double = 1,
    clip: Contour? = nil, mask: [DisplayItem]? = nil, blend: BlendMode = .normal, blur: Double = 0,
    shadow: ShadowMark? = nil, adjustments: [ColorAdjustment] = []
  ) {
    (self.items, self.transform, self.opacity, self.clip) = (items, transform, opacity, clip)
    (self.mask, self.blend, self.blur, self.shadow) = (mask, blend, blur, shadow)
    self.adjustments = adjustments
  }
}

extension GroupMark {
  /// Creates marks that come or go, as far as they are seen.
  public static func passing(
    _ items: [DisplayItem], transform: Transform = .identity, opacity: Double, blur: Double = 0
  ) -> GroupMark {
    var group = GroupMark(items, transform: transform, opacity: opacity, blur: blur)
    group.isPassing = true
    return group
  }

  /// Creates a whole picture of a size, put into a larger one.
  public static func placed(
    _ items: [DisplayItem], of size: Size, transform: Transform, clip: Contour? = nil
  ) -> GroupMark {
    var group = GroupMark(items, transform: transform, clip: clip)
    group.placed = size
    return group
  }

  /// Creates a group that is a picture of its own: where something in it is mixed in another way than normally, that is
  /// mixed with what the group has drawn, and with nothing below the group.
  public static func picture(_ items: [DisplayItem]) -> GroupMark {
    GroupMark(items, blend: items.contains(where: \.isMixed) ? .isolated : .normal)
  }
}

extension DisplayItem {
  /// Whether something in it is mixed with what is below the item, in another way than normally.
  fileprivate var isMixed: Bool {
    var rest = [self]
    while let item = rest.popLast() {
      switch item {
      case .group(let group) where group.blend == .normal: rest += group.items
      case .group(let group) where group.blend == .isolated: break
      case .group: return true
      case .view(let view): rest += view.items
      default: break
      }
    }
    return false
  }
}

/// A shadow behind a group, or one inside it.
public struct ShadowMark: Hashable, Sendable, Codable {
  public var color: RGBA
  /// The deviation of its blur in points, as pictures that Apple's SwiftUI drew show it: at the edge half of the colour
  /// is left, one radius outside of it 16 %.
  public var radius: Double
  public var x: Double
  public var y: Double
  /// Whether it falls into the group, from what is around it. Cells are too coarse to show one.
  public var isInner: Bool

  public init(
    color: RGBA, radius: Double, x: Double = 0, y: Double = 0, isInner: Bool = false
  ) {
    (self.color, self.radius, self.x, self.y) = (color, radius, x, y)
    self.isInner = isInner
  }
}

/// A change of every colour in a group.
public enum ColorAdjustment: Hashable, Sendable, Codable {
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  /// An angle in radians.
  case hueRotation(Double)
  case invert
  case multiply(RGBA)
  /// Darkened as on a display with reduced luminance: 1 is full light, 0 is black.
  case luminance(Double)
  /// StandBy at night: everything is red, and only the luminance differs.
  case nightRed
  /// Everything that shows at all is opaque.
  case opaque
}

/// One SF Symbol, by name.
public struct SymbolMark: Hashable, Sendable, Codable {
  /// The greatest length of a name, in bytes. No symbol has a longer one, so the parts of a longer name are not looked
  /// up.
  public static let longestName = 120

  /// The name with its variants applied: `heart.fill`.
  public var name: String
  /// The box that the layout gave it.
  public var frame: Rect
  /// The font whose size and weight it follows.
  public var face: Face
  /// One paint for monochrome, up to three for palette and hierarchical, primary first.
  public var paints: [Paint]
  /// How much of a variable symbol is filled, 0 to 1.
  public var variableValue: Double?
  /// The font size at which a symbol of regular weight and medium scale has ink as large as this one's, without the
  /// margins of the frame. Nil for a stretched symbol, which fills its frame.
  public var inkSize: Double?
  /// By what part a stretched symbol is wider beside its height than its own proportions have it; nil for one that keeps
  /// them.
  public var distortion: Double?

  public init(
    name: String, frame: Rect, face: Face, paints: [Paint], variableValue: Double? = nil,
    inkSize: Double? = nil, distortion: Double? = nil
  ) {
    (self.name, self.frame, self.face, self.paints) = (name, frame, face, paints)
    (self.variableValue, self.inkSize, self.distortion) = (variableValue, inkSize, distortion)
  }
}

/// A bitmap, resampled into a frame.
public struct ImageMark: Hashable, Sendable, Codable {
  /// Where the pixels come from.
  public enum Source: Hashable, Sendable, Codable {
    /// A file's absolute path.
    case file(String)
    /// The bytes of an image file.
    case data([UInt8])
  }
  public var source: Source
  public var frame: Rect
  /// Draws the image's alpha in this paint (template rendering).
  public var tint: Paint?
  /// Repeats instead of stretching: the size of one tile in points.
  public var tile: Size?
  /// How many pixels the copy has that code made of the image, across and down; nil for the image itself.
  public var pixels: Size?
  /// Whether an enlarged image shows its pixels as squares.
  public var isPixelated: Bool

  /// Creates an image in a frame.
  public init(
    source: Source, frame: Rect, tint: Paint? = nil, tile: Size? = nil, pixels: Size? = nil,
    isPixelated: Bool = false
  ) {
    (self.source, self.frame, self.tint, self.tile) = (source, frame, tint, tile)
    (self.pixels, self.isPixelated) = (pixels, isPixelated)
  }
}
