import Drawing

/// Changes of a font that the environment or a text makes.
package struct FontTraits: Hashable, Sendable {
  var weight: Font.Weight?
  var width: Font.Width?
  var design: Font.Design?
  var isBold: Bool?
  var isItalic: Bool?
  var hasMonospacedDigits: Bool?
  var smallCapitals: SmallCapitals?
  var tracking: Double?
  /// `textScale(.secondary)`.
  var isSecondaryScale: Bool?
  var leading: Font.Leading?

  /// Returns these changes where others make none.
  func under(_ other: FontTraits) -> FontTraits {
    FontTraits(
      weight: other.weight ?? weight, width: other.width ?? width,
      design: other.design ?? design, isBold: other.isBold ?? isBold,
      isItalic: other.isItalic ?? isItalic,
      hasMonospacedDigits: other.hasMonospacedDigits ?? hasMonospacedDigits,
      smallCapitals: other.smallCapitals ?? smallCapitals,
      tracking: other.tracking ?? tracking,
      isSecondaryScale: other.isSecondaryScale ?? isSecondaryScale,
      leading: other.leading ?? leading)
  }
}

extension Font {
  /// Returns the font's size, weight and design in an environment.
  package func face(in environment: EnvironmentValues, _ outer: FontTraits = FontTraits()) -> Face {
    let typeSize = environment.dynamicTypeSize
    var face: Face
    switch base {
    case .style(let style, let design, let weight):
      face = Face(
        size: style.size(in: environment.system),
        weight: weight?.value ?? style.weight(in: environment.system).value)
      face.design = design?.drawn ?? .standard
    case .system(let size, let weight, let design):
      face = Face(size: Font.safeSize(size), weight: weight?.value ?? 400)
      face.design = design?.drawn ?? .standard
    case .custom(_, let size, let style):
      let growth = style.map { $0.size(typeSize) / $0.size(.large) } ?? 1
      face = Face(size: Font.safeSize(size) * growth)
    }
    let traits = traits.under(outer)
    if let weight = traits.weight { face.weight = weight.value }
    if traits.isBold == true { face.weight = max(face.weight, boldWeight.value) }
    face.weight = legible(face.weight, in: environment)
    if let design = traits.design { face.design = design.drawn }
    if let width = traits.width { face.stretch = 1 + Double(width.value) }
    face.isItalic = traits.isItalic ?? false
    face.hasMonospacedDigits = traits.hasMonospacedDigits ?? false
    face.smallCapitals = traits.smallCapitals
    face.tracking = traits.tracking ?? 0
    if traits.isSecondaryScale == true { face.size *= Font.secondaryScale.value(at: face.size) }
    return face
  }

  /// Returns what the font of a text style leaves between two lines, in points; nothing for a font of a given size.
  ///
  /// A Watch's styles have none either: their leading is smaller than the height of their letters.
  func lineGap(_ face: Face, in environment: EnvironmentValues) -> Double {
    guard case .style(let style, _, _) = base, !environment.system.isWatch else { return 0 }
    let typeSize = environment.dynamicTypeSize
    let pitch = style.leading(typeSize) * face.size / style.size(typeSize)
    return max(0, pitch - TypeMetrics.lineHeight(face))
  }

  /// Returns a weight as Bold Text makes it; a font by name stays as it is.
  func legible(_ weight: Int, in environment: EnvironmentValues) -> Int {
    guard environment.legibilityWeight == .bold, customName == nil else { return weight }
    return Face.bolder(weight)
  }

  /// The name of a font that is not the system's.
  var customName: String? {
    if case .custom(let name, _, _) = base { return name }
    return nil
  }

  /// What a leading adds to each line, in points. Apple's type tables step by two points between tight,
  /// standard and loose; nobody publishes the figures of the font itself.
  var extraLeading: Double {
    switch traits.leading {
    case .tight?: -2
    case .loose?: 2
    case .standard?, nil: 0
    }
  }

  /// How much smaller `textScale(.secondary)` is, by size (LAYOUT.md, "Type").
  private static let secondaryScale = Curve([
    (15, 0.866), (17, 0.861), (20, 0.839), (22, 0.823), (28, 0.775),
  ])

  /// Bold of the large titles and of fonts of a given size; every other style becomes semibold
  /// (LAYOUT.md, "Type").
  private var boldWeight: Weight {
    switch base {
    case .style(.largeTitle, _, _), .style(.title, _, _), .style(.title2, _, _): .bold
    case .style: .semibold
    case .system, .custom: .bold
    }
  }

  /// Returns a size as far as a font can have it.
  private static func safeSize(_ size: CGFloat) -> Double {
    size.isFinite ? min(max(Double(size), 0.5), 1000) : 17
  }
}

extension Font.TextStyle {
  /// Returns the size where a view stands: on a phone, in its island, on a Watch.
  func size(in system: SystemValues) -> Double {
    if system.isWatch { return watchSize(system.dynamicTypeSize, isSmall: system.isSmallWatch) }
    return system.isInSmallIsland
      ? islandSize(system.dynamicTypeSize) : size(system.dynamicTypeSize)
  }

  /// Returns the weight there: since iOS 18 compact islands set in medium what is regular elsewhere.
  func weight(in system: SystemValues) -> Font.Weight {
    system.isInSmallIsland && system.systemVersion >= 18 && weight == .regular ? .medium : weight
  }
}

extension Font.Design {
  var drawn: Face.Design {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
