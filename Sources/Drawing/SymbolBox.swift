/// The box that an SF Symbol takes in a layout, in points.
///
/// Apple publishes no table. The boxes of 186 symbols come from `SymbolBoxTable`, those of more from their templates
/// (`SymbolTemplate`); other sizes lie between those of the table, weights and scales follow a law, and other names one by the
/// symbol's shape (SwiftUI/LAYOUT.md, "Symbols").
public struct SymbolBox: Hashable, Sendable {
  public var width: Double
  public var height: Double
  /// How far it hangs below the baseline of text beside it.
  public var descent: Double
  /// Where it comes from.
  public var origin: Origin
  /// The font size at which a symbol of regular weight and medium scale is as large as this one.
  public var inkSize: Double

  /// How far a box can be trusted.
  public enum Origin: String, Sendable {
    /// Apple's own for this symbol, though perhaps between two sizes.
    case measured
    /// Made of what Apple's template of this symbol advances by.
    case template
    /// That of a symbol that differs in its filling.
    case assumed
    /// That of symbols of the same shape, or a guess.
    case guessed
  }

  /// The image scale of SwiftUI.
  public enum Scale: Sendable { case small, medium, large }

  /// Creates the box of a symbol beside text of a font.
  public init(_ name: String, _ face: Face, scale: Scale = .medium, pixel: Double) {
    let size = face.size > 0 ? min(max(face.size, 0.5), 1000) : 0.5
    var box = SymbolBox.plain(name, size)
    let (wider, higher) = SymbolBox.growth(weight: face.weight, scale)
    let plain = box.height
    box.width *= wider
    box.height *= higher
    // A symbol grows about the middle of a capital letter.
    box.descent += (box.height - plain) / 2
    let width =
      box.origin == .template
      ? SymbolBox.snappedAdvance(box.width, pixel) : SymbolBox.snapped(box.width, pixel)
    self = SymbolBox(
      width: width, height: SymbolBox.snapped(box.height, pixel), descent: box.descent,
      origin: box.origin, inkSize: size * wider)
  }

  private init(
    width: Double, height: Double, descent: Double, origin: Origin, inkSize: Double = 0
  ) {
    (self.width, self.height, self.descent, self.origin) = (width, height, descent, origin)
    self.inkSize = inkSize
  }

  /// Returns a length of the table in whole pixels. The table's lengths are rounded up to its half points; with
  /// smaller pixels a symbol takes about a quarter of a point less.
  private static func snapped(_ length: Double, _ pixel: Double) -> Double {
    guard pixel > 0 else { return length }
    let pixels =
      pixel < 0.5
      ? ((length - 0.25) / pixel + 1e-6).rounded(.down)
      : (length / pixel - 1e-6).rounded(.up)
    return max(1, pixels) * pixel
  }

  /// Returns what a template advances by in whole pixels: the nearest half points, as the table's lengths are, and with
  /// smaller pixels no more than it is.
  private static func snappedAdvance(_ length: Double, _ pixel: Double) -> Double {
    guard pixel > 0 else { return length }
    let pixels =
      pixel < 0.5 ? (length / pixel + 1e-6).rounded(.down) : (length / pixel).rounded()
    return max(1, pixels) * pixel
  }

  /// Returns how much wider and higher weights and scales are, the means of 135 symbols at 13 points. What lies
  /// between and below the measured weights is a guess.
  private static func growth(weight: Int, _ scale: Scale) -> (Double, Double) {
    let heavier =
      weight <= 400
      ? 0
      : weight < 600 ? Double(weight - 400) / 200 * 0.029 : 0.029 + Double(weight - 600) * 0.00013
    return switch scale {
    case .small: (0.821 * (1 + heavier), 0.829 * (1 + heavier))
    case .medium: (1 + heavier, 1 + heavier)
    case .large: (1.29 * (1 + heavier), 1.308 * (1 + heavier))
    }
  }

  // MARK: By name

  /// Returns the box in regular weight and medium scale, between pixels.
  private static func plain(_ name: String, _ size: Double) -> SymbolBox {
    let name = name.utf8.count <= SymbolMark.longestName ? name : ""
    if let known = known(name, size) { return known }
    let earlier = EarlierName.of(name)
    return earlier == name ? guessed(name, size) : known(earlier, size) ?? guessed(earlier, size)
  }

  /// Returns the box of a name that was measured, or that has a template.
  private static func known(_ name: String, _ size: Double) -> SymbolBox? {
    if let row = SymbolBoxTable.rows[name] {
      if row.hasPrefix("= "), let row = SymbolBoxTable.rows[String(row.dropFirst(2))] {
        return SymbolBox(row: row, size, .assumed)
      }
      return SymbolBox(row: row, size, .measured)
    }
    return SymbolTemplate.own(name).map { SymbolBox($0, size) }
  }

  /// Returns the box of a name that nobody measured: that of a similar one.
  private static func guessed(_ name: String, _ size: Double) -> SymbolBox {
    let parts = name.split(separator: ".").map(String.init)
    let outline = parts.filter { $0 != "fill" && $0 != "slash" }.joined(separator: ".")
    for similar in [outline, outline + ".fill"] where similar != name {
      guard let row = SymbolBoxTable.rows[similar], !row.hasPrefix("= ") else { continue }
      return SymbolBox(row: row, size, .assumed)
    }
    if let template = SymbolTemplate.raining(name) {
      var box = SymbolBox(template, size)
      box.origin = .guessed
      return box
    }
    if let enclosure = SymbolShapeLaw.enclosure(of: parts), var box = known(enclosure, size) {
      if box.origin == .measured { box.origin = .assumed }
      return box
    }
    if let shape = SymbolShapeLaw.shape(of: parts) {
      return SymbolBox(
        width: shape.width * size, height: shape.height * size, descent: shape.descent * size,
        origin: .guessed)
    }
    for count in stride(from: parts.count - 1, to: 0, by: -1) {
      let beginning = parts.prefix(count).joined(separator: ".")
      guard let row = SymbolBoxTable.rows[beginning], !row.hasPrefix("= "),
        !SymbolShapeLaw.marks.contains(beginning)
      else { continue }
      return SymbolBox(row: row, size, .guessed)
    }
    let law = SymbolShapeLaw.other
    return SymbolBox(
      width: law.width * size, height: law.height * size, descent: law.descent * size,
      origin: .guessed)
  }

  /// Creates the box of a template at a size.
  init(_ template: SymbolTemplate, _ size: Double) {
    let unit = SymbolTemplate.medium / 100
    // Free of ink are 1 point below and 1.2 above it at 11 to 17 points, 2 and 2.2 at 26.
    let spare = min(max(2.2, 0.155 * size), 0.2 * size)
    let middle = SymbolTemplate.middle
    self.init(
      width: template.advance * unit * size,
      height: (template.bottom - template.top) * unit * size + spare,
      descent: (middle / 100 + (template.bottom - middle) * unit) * size + 0.46 * spare,
      origin: .template)
  }

  /// Creates a row of the table at a size: between two of its sizes on a line, beyond them in proportion.
  private init(row: String, _ size: Double, _ origin: Origin) {
    let lengths = row.utf8.map { Double(tableDigit($0)) / 2 + SymbolBoxTable.below }
    let sizes = SymbolBoxTable.sizes
    func length(_ kind: Int) -> Double {
      func at(_ index: Int) -> Double {
        lengths[index * 3 + kind] - (kind == 2 ? SymbolBoxTable.above : 0)
      }
      guard let next = sizes.firstIndex(where: { $0 >= size }) else {
        return at(sizes.count - 1) * size / sizes[sizes.count - 1]
      }
      if next == 0 { return at(0) * size / sizes[0] }
      let part = (size - sizes[next - 1]) / (sizes[next] - sizes[next - 1])
      return at(next - 1) + (at(next) - at(next - 1)) * part
    }
    self.init(width: length(0), height: length(1), descent: length(2), origin: origin)
  }
}
