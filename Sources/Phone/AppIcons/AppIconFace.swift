import Drawing

/// What stands on an app's icon that has no picture: a drawing of the demo apps' own, a symbol for a well-known
/// picture character, else the characters themselves.
enum AppIconFace: Hashable, Sendable {
  /// For cells.
  case art(PixelArt)
  case drawing(IconDrawing)
  case symbol(String)
  case letters(String)

  /// Creates the face for the glyph of an `app.json`, or for the first letter of an app without one.
  ///
  /// - Parameter isFine: whether lines of a point can be told apart.
  init(_ glyph: String, isFine: Bool) {
    let plain = String(glyph.unicodeScalars.filter { $0.value != 0xFE0F }.map(Character.init))
    if isFine, let drawing = IconDrawing.named(plain) {
      self = .drawing(drawing)
    } else if let art = PixelArt.named[plain] {
      self = .art(art)
    } else if let symbol = AppIconFace.symbols[plain] {
      self = .symbol(symbol)
    } else {
      self = .letters(glyph)
    }
  }

  /// Picture characters that have a symbol to be drawn with.
  private static let symbols: [String: String] = Dictionary(
    uniqueKeysWithValues: symbolTable.flatMap { row in
      row.glyphs.map { (String($0), row.symbol) }
    })

  private static let symbolTable: [(symbol: String, glyphs: String)] = [
    ("airplane", "✈🛫"),
    ("car.fill", "🚗🚙"),
    ("bus.fill", "🚌"),
    ("train.side.front.car", "🚆"),
    ("tram.fill", "🚋"),
    ("bicycle", "🚲"),
    ("box.truck.fill", "🚚"),
    ("ferry.fill", "⛴"),
    ("fork.knife", "🍕🍽🍔"),
    ("cup.and.saucer.fill", "☕"),
    ("shippingbox.fill", "📦"),
    ("gift.fill", "🎁"),
    ("cart.fill", "🛒"),
    ("bag.fill", "🛍"),
    ("stopwatch.fill", "⏱"),
    ("alarm.fill", "⏰"),
    ("hourglass", "⏳"),
    ("basketball.fill", "🏀"),
    ("football.fill", "🏈"),
    ("trophy.fill", "🏆"),
    ("flame.fill", "🔥"),
    ("heart.fill", "❤"),
    ("star.fill", "⭐"),
    ("music.note", "🎵"),
    ("headphones", "🎧"),
    ("camera.fill", "📷"),
    ("phone.fill", "📞"),
    ("house.fill", "🏠"),
    ("mappin.and.ellipse", "📍"),
    ("map.fill", "🗺"),
    ("moon.fill", "🌙"),
    ("sun.max.fill", "☀"),
    ("cloud.rain.fill", "🌧"),
    ("cloud.fill", "⛅"),
    ("drop.fill", "💧"),
    ("leaf.fill", "🌱"),
    ("dumbbell.fill", "🏋💪"),
    ("gamecontroller.fill", "🎮"),
    ("calendar", "📅"),
    ("creditcard.fill", "💳"),
    ("ticket.fill", "🎟"),
    ("pawprint.fill", "🐾"),
    ("battery.100", "🔋"),
    ("bell.fill", "🔔"),
    ("lock.fill", "🔒"),
    ("waveform.path.ecg", "📈"),
    ("fuelpump.fill", "⛽"),
  ]

  /// Returns the marks in a square of a side, its upper left corner at the origin; `pixel` is points a pixel.
  func marks(side: Double, pixel: Double) -> [DisplayItem] {
    switch self {
    case .art(let art): return art.marks(side: side, pixel: pixel)
    case .drawing(let drawing): return drawing.marks(side: side)
    case .symbol(let name):
      let box = Rect(x: 0, y: 0, width: side, height: side).inset(by: side / 6)
      return [SystemText.symbol(name, in: box, size: side * 0.6, color: .white)]
    case .letters(let text):
      let size = side * 0.55
      let face = Face(size: size, weight: 600)
      let lift = TypeMetrics.ascent(face) - TypeMetrics.capHeight(face) / 2
      return [
        SystemText.line(
          text, size: size, weight: 600, color: .white, at: side / 2, y: side / 2 - lift,
          alignment: .center)
      ]
    }
  }
}
