import Drawing

/// A symbol, drawn by its name.
final class SymbolNode: LayoutNode {
  let image: Image
  let name: String
  let variable: Double?
  let environment: EnvironmentValues
  let face: Face
  private let box: SymbolBox
  /// The size without a proposal. A stretched symbol has no margins around its ink.
  private let ideal: Size

  init(_ image: Image, name: String, variable: Double?, _ environment: EnvironmentValues) {
    (self.image, self.name, self.variable) = (image, name, variable)
    self.environment = environment
    face = (environment.font ?? .body).face(in: environment, environment.system.fontTraits)
    box = SymbolBox(
      name, face, scale: environment.imageScale.symbolScale, pixel: Double(environment.pixelLength))
    let ink = image.isResizable ? SymbolMark.ink(of: name, inkSize: box.inkSize) : nil
    ideal = ink ?? Size(width: box.width, height: box.height)
  }

  override func measure(_ proposal: Proposal) -> Size {
    image.isResizable ? proposal.filled(by: ideal) : ideal
  }

  /// Returns the baseline: a symbol hangs below it as far as its box says, a stretched one in proportion.
  override func explicitGuide(_ guide: AlignmentKey, _ proposal: Proposal) -> Double? {
    guard guide.id == FirstBaselineID.self || guide.id == LastBaselineID.self else { return nil }
    let size = size(proposal)
    return size.height * (1 - box.descent / box.height)
  }

  override var contentChange: ContentChange? { environment.system.contentTransition?.change }

  override func drawMarks(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let size = size(proposal)
    let frame = painter.rect(origin, size)
    let paints = paints(frame)
    painter.mark(
      "Image", at: origin, size, content: name, label: image.label, face: face,
      color: paints.first?.representative,
      traits: ["symbol"] + (image.isDecorative ? ["decorative"] : [])
        + (box.origin == .measured ? [] : ["box=\(box.origin.rawValue)"]))
    if environment.hidesContent {
      painter.add(
        .fill(.rounded(frame, radius: Redaction.radius), .color(environment.redactionColor)))
      return
    }
    var face = face
    var distortion: Double?
    // A stretched symbol fills its box, and has lines as of the font that it is as large in.
    if image.isResizable, ideal.width > 0, ideal.height > 0 {
      let (across, down) = (size.width / ideal.width, size.height / ideal.height)
      face.size *= min(across, down)
      if down > 0, abs(across / down - 1) > SymbolNode.leastDistortion {
        distortion = across / down
      }
    }
    var item = DisplayItem.symbol(
      SymbolMark(
        name: SymbolDirection.drawn(name, environment.layoutDirection), frame: frame, face: face,
        paints: paints, variableValue: variable,
        inkSize: image.isResizable ? nil : box.inkSize, distortion: distortion))
    if SymbolDirection.isMirrored(name, environment.layoutDirection) {
      item = .group(GroupMark([item], transform: .mirror(of: frame)))
    }
    let effects = ShapeStyleBox.level(0).effects(in: environment)
    for item in effects.applied(to: [item], in: environment) { painter.add(item) }
  }

  /// What of a distortion nobody sees: frames end on whole pixels.
  private static let leastDistortion = 0.02

  private func paints(_ frame: Rect) -> [Paint] {
    func level(_ level: Int) -> Paint {
      ShapeStyleBox.level(level).paint(in: environment, frame)
    }
    let mode = image.symbolMode ?? environment.symbolRenderingMode
    switch mode?.kind {
    case .hierarchical: return [level(0), level(1), level(2)]
    case .multicolor: return multicolor(frame)
    case .palette: return (0..<max(1, environment.system.foreground.count)).map(level)
    case .monochrome: return [level(0)]
    case nil:
      // Two or three given styles mean a palette.
      let count = environment.system.foreground.count
      return count > 1 ? (0..<count).map(level) : [level(0)]
    }
  }

  /// Returns the colours of a multicolour symbol: a cloud's, or those of a sign in a filled frame and of the frame.
  private func multicolor(_ frame: Rect) -> [Paint] {
    func paint(_ color: SystemColor) -> Paint { .color(color.value(in: environment)) }
    let parts = name.split(separator: ".").map(String.init)
    let isFramed = name.hasSuffix(".circle.fill") || name.hasSuffix(".square.fill")
    if parts.first == "cloud", !isFramed {
      let beside = parts.compactMap { SymbolNode.besideClouds[$0] }.map(paint)
      // A sign that is alone has the second or the third level: both get its colour.
      return [.color(.white)] + (beside.count == 1 ? beside + beside : beside)
    }
    guard let color = parts.lazy.compactMap({ SymbolNode.multicolors[$0] }).first else {
      return [ShapeStyleBox.level(0).paint(in: environment, frame)]
    }
    return isFramed ? [.color(.white), paint(color)] : [paint(color)]
  }

  /// What stands behind a cloud or falls from it.
  private static let besideClouds: [String: SystemColor] = [
    "sun": .yellow, "moon": .indigo, "bolt": .yellow, "rain": .blue, "drizzle": .blue,
    "heavyrain": .blue, "hail": .cyan, "snow": .cyan, "sleet": .cyan, "fog": .gray,
  ]

  private static let multicolors: [String: SystemColor] = [
    "sun": .yellow, "sunrise": .yellow, "sunset": .yellow, "heart": .red, "flame": .orange,
    "star": .yellow, "checkmark": .green,
    "xmark": .red, "exclamationmark": .yellow, "bolt": .yellow, "leaf": .green, "drop": .blue,
    "cloud": .gray, "moon": .indigo, "battery": .green, "phone": .green, "location": .blue,
    "trash": .red, "bell": .red,
  ]
}

/// A bitmap, drawn from a file or from data.
final class BitmapNode: LayoutNode {
  let picture: BitmapPicture
  private var image: Image { picture.image }
  private var environment: EnvironmentValues { picture.environment }

  init(_ picture: BitmapPicture) { self.picture = picture }

  private lazy var ideal = picture.size(
    beside: (environment.font ?? .body).face(in: environment, environment.system.fontTraits))

  override func measure(_ proposal: Proposal) -> Size {
    image.isResizable ? proposal.filled(by: ideal) : ideal
  }

  override var contentChange: ContentChange? { environment.system.contentTransition?.change }

  override func drawMarks(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    let size = size(proposal)
    let frame = painter.rect(origin, size)
    painter.mark(
      "Image", at: origin, size, content: picture.name,
      label: image.isDecorative ? nil : image.label,
      traits: ["bitmap", "ideal=\(ideal.width.short)x\(ideal.height.short)"]
        + (image.isDecorative ? ["decorative"] : []) + (picture.bitmap == nil ? ["missing"] : []))
    if environment.hidesContent {
      painter.add(
        .fill(.rounded(frame, radius: Redaction.radius), .color(environment.redactionColor)))
      return
    }
    let foreground = ShapeStyleBox.level(0)
    let items = picture.items(in: frame, tint: foreground.paint(in: environment, frame))
    let effects = picture.isTemplate ? foreground.effects(in: environment) : StyleEffects()
    for item in effects.applied(to: items, in: environment) { painter.add(item) }
  }
}

extension EnvironmentValues {
  /// Whether content is hidden here.
  var hidesContent: Bool {
    redactionReasons.contains(.placeholder)
      || (redactionReasons.contains(.privacy) && isPrivacySensitive)
  }

  /// The colour of bars in place of content.
  var redactionColor: RGBA {
    ShapeStyleBox.level(0).rgba(in: self).opacity(Redaction.opacity)
  }

  /// Whether the view is marked as private (`privacySensitive`).
  package var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }
}

private struct PrivacyKey: EnvironmentKey {
  static let defaultValue = false
}

extension View {
  /// Marks the view as not for everybody's eyes.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    changingEnvironment { $0.isPrivacySensitive = sensitive }
  }
}
