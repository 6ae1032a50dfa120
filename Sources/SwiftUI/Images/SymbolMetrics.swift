import Drawing

/// The boxes of SF Symbols: guesses, all of them here.
///
/// Apple publishes no table. Heights and widths follow what symbols look like beside body text: a circle is
/// about 20 points wide at 17 points, a chevron about 12, a person group about 30.
enum SymbolMetrics {
  /// The size of text that custom symbols are drawn for in their files, in points.
  static let templateSize = 100.0

  /// The height of a symbol's box by its font's size: the line height of text beside it.
  private static let heightPerEm = 1.19
  private static let circlePerEm = 1.17
  private static let scales: [Image.Scale: Double] = [.small: 0.8, .medium: 1, .large: 1.28]

  /// Widths by the symbol's first word, in em.
  private static let widths: [String: Double] = [
    "chevron": 0.72, "arrow": 1.02, "arrowtriangle": 0.95, "xmark": 0.94, "checkmark": 1.02,
    "plus": 1.02, "minus": 1.02, "ellipsis": 1.04, "pause": 0.82, "play": 0.92, "stop": 0.9,
    "bolt": 0.82, "flame": 0.92, "drop": 0.75, "phone": 1.05, "mic": 0.82, "mappin": 0.68,
    "exclamationmark": 0.35, "questionmark": 0.65, "info": 0.4, "bell": 1.05, "heart": 1.2,
    "star": 1.2, "house": 1.3, "car": 1.46, "bus": 1.15, "tram": 1.0, "bicycle": 1.6,
    "airplane": 1.2, "figure": 0.95, "timer": 1.2, "clock": 1.17, "hourglass": 0.85,
    "bag": 1.1, "cart": 1.33, "takeoutbag": 1.45, "fork": 1.0, "shippingbox": 1.2, "box": 1.4,
    "creditcard": 1.4, "dumbbell": 1.5, "waveform": 1.2, "music": 1.0, "forward": 1.4,
    "backward": 1.4, "location": 1.15, "leaf": 1.25, "trash": 1.08, "person": 1.05,
    "thermometer": 0.85, "moon": 1.1, "sun": 1.3, "cloud": 1.45, "eye": 1.45, "video": 1.55,
    "camera": 1.35, "photo": 1.4, "wifi": 1.3, "battery": 1.7, "lock": 0.85, "flag": 1.05,
    "trophy": 1.2, "gift": 1.15, "train": 1.1, "ferry": 1.2, "fuelpump": 1.15, "parkingsign": 0.9,
    "sportscourt": 1.45, "soccerball": 1.17, "football": 1.2, "basketball": 1.17, "bed": 1.5,
    "cup": 1.2, "mug": 1.2, "wineglass": 0.85, "book": 1.3, "doc": 0.95, "list": 1.2,
    "calendar": 1.2, "gear": 1.2, "gearshape": 1.2, "lines": 1.3, "ruler": 1.4, "scalemass": 1.2,
    "tortoise": 1.5, "hare": 1.5, "pawprint": 1.2, "face": 1.17, "crown": 1.35, "sparkles": 1.2,
    "antenna": 1.3, "dot": 1.3, "record": 1.17, "lightbulb": 0.85, "message": 1.25,
    "envelope": 1.4, "paperplane": 1.25, "megaphone": 1.35, "tag": 1.25, "building": 1.15,
    "graduationcap": 1.5, "brain": 1.25, "lungs": 1.4, "pills": 1.25, "syringe": 1.2,
  ]

  /// The box of a symbol.
  static func size(of name: String, face: Face, scale: Image.Scale) -> Size {
    let factor = scales[scale] ?? 1
    let parts = name.split(separator: ".")
    let has = { (part: Substring) in parts.contains(part) }
    var width = widths[String(parts.first ?? "")] ?? 1.17
    if has("circle") || has("square") || has("diamond") || has("seal") {
      width = has("rectangle") ? 1.35 : circlePerEm
      if parts.first == "circle", has("grid") { width = 1.2 }
    } else if parts.first == "person" {
      if has("2") { width = 1.5 }
      if has("3") { width = 1.95 }
    } else if has("badge") {
      width += 0.2
    } else if parts.first == "exclamationmark", has("triangle") || has("octagon") {
      width = 1.25
    } else if parts.first == "rectangle" {
      width = 1.4
    }
    // Heavier symbols are a little wider.
    let weight = 1 + Double(face.weight - 400) / 300 * 0.03
    let size = face.size * factor
    return Size(
      width: (width * weight * size).roundedUp(to: 1.0 / 3),
      height: (heightPerEm * size).roundedUp(to: 1.0 / 3))
  }
}
