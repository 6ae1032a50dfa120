import Drawing

extension PhoneScene.AppIcon {
  /// The colours of an icon's ground, above and below.
  typealias Ground = (top: RGBA, bottom: RGBA)

  /// Returns the icon in a square; round as on a Watch, or with the corners of a phone's.
  ///
  /// - Parameters:
  ///   - pixel: points a pixel.
  ///   - ground: what an icon without a picture and without a drawing stands on.
  func marks(
    side: Double, pixel: Double, isRound: Bool = false, _ ground: Ground? = nil
  ) -> [DisplayItem] {
    let square = Rect(x: 0, y: 0, width: side, height: side)
    let shape: Contour =
      isRound
      ? .ellipse(square) : .rounded(square, radius: side * Guess.iconCorner, isContinuous: true)
    if let image {
      let picture = ImageMark(source: .file(image), frame: square)
      // A phone shows no wallpaper through an icon.
      let marks: [DisplayItem] = [.fill(.rect(square), .color(.white)), .image(picture)]
      return [.group(GroupMark(marks, clip: shape))]
    }
    let face = AppIconFace(glyph, isFine: pixel <= 1)
    let colors: Ground =
      switch face {
      case .art(let art): (art.top, art.bottom)
      case .drawing(let drawing): (drawing.top, drawing.bottom)
      case .symbol, .letters: ground ?? Self.hues[ownHue]
      }
    let paint = Paint.linear(
      [GradientStop(colors.top, at: 0), GradientStop(colors.bottom, at: 1)],
      start: Point(x: 0, y: 0), end: Point(x: 0, y: side))
    let marks = [.fill(shape, paint)] + face.marks(side: side, pixel: pixel)
    return isRound ? [.group(GroupMark(marks, clip: shape))] : marks
  }

  /// Returns the grounds of several icons: a colour that an app keeps, since its bundle identifier chooses it, or
  /// the next that no app before it has.
  static func grounds(of apps: [PhoneScene.AppIcon]) -> [Ground] {
    var taken: Set<Int> = []
    return apps.map { app in
      let own = app.ownHue
      let choice =
        (0..<hues.count).lazy.map { (own + $0) % hues.count }.first { !taken.contains($0) } ?? own
      taken.insert(choice)
      if taken.count == hues.count { taken = [] }
      return hues[choice]
    }
  }

  private var ownHue: Int {
    let sum = bundle.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return Int(sum >> 7) % Self.hues.count
  }

  private static let hues: [Ground] = [
    (RGBA(64, 120, 220), RGBA(30, 64, 150)), (RGBA(60, 170, 110), RGBA(20, 100, 70)),
    (RGBA(230, 130, 60), RGBA(170, 70, 30)), (RGBA(170, 90, 200), RGBA(95, 45, 140)),
    (RGBA(220, 80, 100), RGBA(150, 35, 65)), (RGBA(70, 160, 180), RGBA(25, 90, 115)),
    (RGBA(205, 165, 55), RGBA(140, 100, 25)), (RGBA(110, 115, 135), RGBA(60, 64, 82)),
  ]
}
