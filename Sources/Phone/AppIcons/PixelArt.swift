import Drawing

/// A picture of twelve rows of twelve squares, as coarse as the icons that a terminal can show.
struct PixelArt: Hashable, Sendable {
  /// The ground's colours at its upper and its lower end.
  var top: RGBA
  var bottom: RGBA
  private var rows: [Substring]

  private init(top: RGBA, bottom: RGBA, _ picture: String) {
    (self.top, self.bottom) = (top, bottom)
    rows = picture.split(separator: "\n")
  }

  /// The squares' colours.
  private static let colors: [Character: RGBA] = [
    "w": .white,
    "k": RGBA(28, 30, 38),
    "y": RGBA(255, 204, 64),
    "o": RGBA(250, 196, 112),
    "d": RGBA(186, 110, 44),
    "r": RGBA(255, 69, 88),
    "g": RGBA(172, 250, 64),
    "b": RGBA(46, 78, 104),
    "s": RGBA(206, 214, 226),
    "c": RGBA(255, 149, 32),
  ]

  /// Returns one rectangle for each stretch of equal squares in a row.
  ///
  /// They end on whole pixels of so many points, rows that follow one another on the same: no gap tears the picture.
  /// Where a pixel is larger than a square, none could be left out.
  func marks(side: Double, pixel: Double) -> [DisplayItem] {
    let unit = side / Double(rows.count)
    func edge(_ count: Int, _ step: Double) -> Double {
      let place = Double(count) * unit
      return step > 0 && unit >= pixel ? (place / step).rounded() * step : place
    }
    var items: [DisplayItem] = []
    for (row, line) in rows.enumerated() {
      var column = 0
      var rest = line
      while let first = rest.first {
        let count = rest.prefix { $0 == first }.count
        if let color = PixelArt.colors[first] {
          let (left, right) = (edge(column, pixel / 2), edge(column + count, pixel / 2))
          let (top, bottom) = (edge(row, pixel), edge(row + 1, pixel))
          if right > left, bottom > top {
            let frame = Rect(x: left, y: top, width: right - left, height: bottom - top)
            items.append(.fill(.rect(frame), .color(color)))
          }
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
      """
      ............
      ....wwww....
      ..wwwkkwww..
      ..wwkkkkww..
      .wwwwkkwwww.
      .wkwwwwwwkw.
      .wkkwwwwkkw.
      .wwkwwwwkww.
      ..wwwwwwww..
      ..wwwkkwww..
      ....wwww....
      ............
      """),
    "🗡": PixelArt(
      top: RGBA(132, 86, 214), bottom: RGBA(58, 34, 124),
      """
      ............
      .........ww.
      ........wws.
      .......wws..
      ......wws...
      .....wws....
      ..y.wws.....
      ..yyws......
      ...yy.......
      ..d.yy......
      .dd.........
      ............
      """),
    "🚕": PixelArt(
      top: RGBA(54, 205, 196), bottom: RGBA(8, 120, 130),
      """
      ............
      ............
      ....wwwww...
      ...wbbwbbw..
      ..wwbbwbbww.
      .wwwwwwwwww.
      .ywwwwwwwwr.
      .wwwwwwwwww.
      ..kkk..kkk..
      ...k....k...
      ............
      ............
      """),
    "🥐": PixelArt(
      top: RGBA(226, 92, 70), bottom: RGBA(150, 40, 48),
      """
      ............
      ............
      ....oooo....
      ..oodoodoo..
      .oodooooodo.
      .odoooooooo.
      .ooddooddoo.
      .ooo....ooo.
      .oo......oo.
      ..oo....oo..
      ............
      ............
      """),
    "⏲": PixelArt(
      top: RGBA(60, 60, 66), bottom: RGBA(24, 24, 28),
      """
      ....cccc....
      ............
      ...wwwwww...
      ..ww....ww..
      .ww...c..ww.
      .w....c...w.
      .w...cc...w.
      .w..c.....w.
      .ww......ww.
      ..ww....ww..
      ...wwwwww...
      ............
      """),
    "🏃": PixelArt(
      top: RGBA(44, 46, 52), bottom: RGBA(10, 10, 12),
      """
      ............
      ...gggggg...
      ..gg....gg..
      .gg......gg.
      .g...rr...g.
      .g..rrrr..g.
      .g..rrrr..g.
      .g...rr.....
      .gg.........
      ..gg....gg..
      ...gggggg...
      ............
      """),
  ]
}
