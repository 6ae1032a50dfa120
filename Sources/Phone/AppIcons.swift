import Drawing

/// What stands on an app's icon: a drawing of the demo apps' own, a symbol for a well-known picture
/// character, else the characters themselves.
enum AppIconFace: Hashable, Sendable {
  case art(PixelArt)
  case symbol(String)
  case letters(String)

  /// The face for the glyph of an `app.json`, or for the first letter of an app without one.
  init(_ glyph: String) {
    let plain = String(glyph.unicodeScalars.filter { $0.value != 0xFE0F }.map(Character.init))
    if let art = PixelArt.named[plain] {
      self = .art(art)
    } else if let symbol = AppIconFace.symbols[plain] {
      self = .symbol(symbol)
    } else {
      self = .letters(glyph)
    }
  }

  /// Picture characters that have a symbol to be drawn with.
  private static let symbols: [String: String] = [
    "✈": "airplane", "🛫": "airplane", "🚗": "car.fill", "🚙": "car.fill", "🚌": "bus.fill",
    "🚆": "train.side.front.car", "🚋": "tram.fill", "🚲": "bicycle", "🚚": "box.truck.fill",
    "⛴": "ferry.fill", "🍕": "fork.knife", "🍽": "fork.knife", "🍔": "fork.knife",
    "☕": "cup.and.saucer.fill", "📦": "shippingbox.fill", "🎁": "gift.fill", "🛒": "cart.fill",
    "🛍": "bag.fill", "⏱": "stopwatch.fill", "⏰": "alarm.fill", "⏳": "hourglass",
    "🏀": "basketball.fill",
    "🏈": "football.fill", "🏆": "trophy.fill", "🔥": "flame.fill", "❤": "heart.fill",
    "⭐": "star.fill", "🎵": "music.note", "🎧": "headphones", "📷": "camera.fill", "📞": "phone.fill",
    "🏠": "house.fill", "📍": "mappin.and.ellipse", "🗺": "map.fill", "🌙": "moon.fill",
    "☀": "sun.max.fill", "🌧": "cloud.rain.fill", "⛅": "cloud.fill", "💧": "drop.fill",
    "🌱": "leaf.fill",
    "🏋": "dumbbell.fill", "💪": "dumbbell.fill", "🎮": "gamecontroller.fill", "📅": "calendar",
    "💳": "creditcard.fill", "🎟": "ticket.fill", "🐾": "pawprint.fill", "🔋": "battery.100",
    "🔔": "bell.fill", "🔒": "lock.fill", "📈": "waveform.path.ecg", "⛽": "fuelpump.fill",
  ]

  /// The marks in a square of a side, its upper left corner at the origin.
  func marks(side: Double) -> [DisplayItem] {
    switch self {
    case .art(let art): return art.marks(side: side)
    case .symbol(let name):
      let box = Rect(x: 0, y: 0, width: side, height: side).inset(by: side / 6)
      return [Lettering.symbol(name, in: box, size: side * 0.6, color: .white)]
    case .letters(let text):
      let size = side * 0.55
      let face = Face(size: size, weight: 600)
      let lift = TypeMetrics.ascent(face) - TypeMetrics.capHeight(face) / 2
      return [
        Lettering.line(
          text, size: size, weight: 600, color: .white, at: side / 2, y: side / 2 - lift,
          alignment: .center)
      ]
    }
  }
}

/// A picture of twelve rows of twelve squares, as coarse as the icons that a terminal can show.
struct PixelArt: Hashable, Sendable {
  /// The ground's colours at its upper and its lower end.
  var top: RGBA
  var bottom: RGBA
  private var rows: [String]

  /// The squares' colours.
  private static let colors: [Character: RGBA] = [
    "w": .white, "k": RGBA(28, 30, 38), "y": RGBA(255, 204, 64), "o": RGBA(250, 196, 112),
    "d": RGBA(186, 110, 44), "r": RGBA(255, 69, 88), "g": RGBA(172, 250, 64),
    "b": RGBA(46, 78, 104),
    "s": RGBA(206, 214, 226), "c": RGBA(255, 149, 32),
  ]

  /// One rectangle for each stretch of equal squares in a row.
  func marks(side: Double) -> [DisplayItem] {
    let unit = side / Double(rows.count)
    var items: [DisplayItem] = []
    for (row, line) in rows.enumerated() {
      var column = 0
      var rest = Substring(line)
      while let first = rest.first {
        let count = rest.prefix { $0 == first }.count
        if let color = PixelArt.colors[first] {
          let frame = Rect(
            x: Double(column) * unit, y: Double(row) * unit, width: Double(count) * unit,
            height: unit)
          items.append(.fill(.rect(frame), .color(color)))
        }
        column += count
        rest = rest.dropFirst(count)
      }
    }
    return items
  }

  /// The drawings, by the glyph of the app.
  static let named: [String: PixelArt] = [
    "⚽": PixelArt(
      top: RGBA(64, 190, 110), bottom: RGBA(18, 110, 66),
      rows: [
        "............", "....wwww....", "..wwwkkwww..", "..wwkkkkww..", ".wwwwkkwwww.",
        ".wkwwwwwwkw.",
        ".wkkwwwwkkw.", ".wwkwwwwkww.", "..wwwwwwww..", "..wwwkkwww..", "....wwww....",
        "............",
      ]),
    "🗡": PixelArt(
      top: RGBA(132, 86, 214), bottom: RGBA(58, 34, 124),
      rows: [
        "............", ".........ww.", "........wws.", ".......wws..", "......wws...",
        ".....wws....",
        "..y.wws.....", "..yyws......", "...yy.......", "..d.yy......", ".dd.........",
        "............",
      ]),
    "🚕": PixelArt(
      top: RGBA(54, 205, 196), bottom: RGBA(8, 120, 130),
      rows: [
        "............", "............", "....wwwww...", "...wbbwbbw..", "..wwbbwbbww.",
        ".wwwwwwwwww.",
        ".ywwwwwwwwr.", ".wwwwwwwwww.", "..kkk..kkk..", "...k....k...", "............",
        "............",
      ]),
    "🥐": PixelArt(
      top: RGBA(226, 92, 70), bottom: RGBA(150, 40, 48),
      rows: [
        "............", "............", "....oooo....", "..oodoodoo..", ".oodooooodo.",
        ".odoooooooo.",
        ".ooddooddoo.", ".ooo....ooo.", ".oo......oo.", "..oo....oo..", "............",
        "............",
      ]),
    "⏲": PixelArt(
      top: RGBA(60, 60, 66), bottom: RGBA(24, 24, 28),
      rows: [
        "....cccc....", "............", "...wwwwww...", "..ww....ww..", ".ww...c..ww.",
        ".w....c...w.",
        ".w...cc...w.", ".w..c.....w.", ".ww......ww.", "..ww....ww..", "...wwwwww...",
        "............",
      ]),
    "🏃": PixelArt(
      top: RGBA(44, 46, 52), bottom: RGBA(10, 10, 12),
      rows: [
        "............", "...gggggg...", "..gg....gg..", ".gg......gg.", ".g...rr...g.",
        ".g..rrrr..g.",
        ".g..rrrr..g.", ".g...rr.....", ".gg.........", "..gg....gg..", "...gggggg...",
        "............",
      ]),
  ]
}
