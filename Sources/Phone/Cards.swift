import Drawing
import WidgetProtocol

/// A thing in the Lock Screen's list: its height, and its layers once its top is known.
struct CardPiece {
  var height: Double
  var layers: (_ y: Double) -> [Layer]
}

extension PhoneScene {
  /// Returns the Lock Screen's list, activities first.
  func cardPieces(width: Double) -> [CardPiece] {
    cards.map { card in
      CardPiece(height: cardHeight(card) + questionHeight(card)) {
        cardLayers(card, y: $0, in: width)
      }
    }
      + notificationPieces(width: width)
      + systemCards.map { card in
        CardPiece(height: cardHeight(card)) { cardLayers(card, y: $0, in: width) }
      }
  }

  /// Returns a card's height without the question: its content's, which the system cuts at 160 points.
  func cardHeight(_ card: Card) -> Double {
    min(max(card.picture.list.size.height, 1), DeviceModel.contentHeights.greatest)
  }

  private func questionHeight(_ card: Card) -> Double {
    card.question.map { allowRow(card, $0).height } ?? 0
  }

  private func allowRow(_ card: Card, _ question: Card.Question) -> AllowRow {
    AllowRow(
      system: device.systemVersion, question: words.text(of: question, app: card.appTitle),
      width: device.cardWidth, typeSize: typeSize, hasBoldText: hasBoldText)
  }

  /// What blurs icons and labels behind a banner; in cells, which cannot blur, it hides them.
  func bannerMaterial(isDark: Bool) -> Material {
    Material(pixel > 1 ? .ultraThick : .regular, isDark: isDark)
  }

  /// Returns the card, and what the system adds to it.
  ///
  /// - Parameter isBanner: whether it lies on icons and labels, not on a wallpaper: what is behind it is blurred then.
  func cardLayers(
    _ card: Card, y: Double, in width: Double, isBanner: Bool = false
  ) -> [Layer] {
    let cardWidth = device.cardWidth
    let left = snapped((width - cardWidth) / 2)
    let frame = Rect(
      x: left, y: y, width: cardWidth, height: cardHeight(card) + questionHeight(card))
    var layers: [Layer] = []
    var main = Layer(id: .card(card.activityID), frame: frame, radius: DeviceModel.cardRadius)
    let ground = isBanner ? plainBackground(of: card.picture) : background(of: card.picture)
    main.fill = .color(ground)
    if isBanner, ground.alpha < 1 {
      main.fill = .material(bannerMaterial(isDark: hasDarkCards))
      main.content = [.fill(.rect(Rect(frame.size)), .color(ground))]
    }
    main.rim = rim
    main.clips = true
    let shift = distanceAside(of: card)
    if shift > 0 {
      main.frame.x -= shift
      // What is swiped away leaves to the left.
      main.origin = main.frame.offset(x: -main.frame.maxX, y: 0)
      let isHeld = shift != snapped(Guess.dismissWidth + Guess.cardGap)
      let room = isHeld ? shift - Guess.cardGap : Guess.dismissWidth
      if room > 0 { layers.append(dismissLayer(card, beside: frame, width: room)) }
    }
    main.regions = [
      PhoneRegion(
        frame: main.frame,
        target: .card(activityID: card.activityID, url: card.picture.url), label: card.appTitle)
    ]
    // Content that is too high ends above the question, too.
    main.add(
      card.picture, at: .zero, activityID: card.activityID, slot: .lockScreen,
      clip: card.question == nil ? nil : .rect(Rect(card.picture.list.size)))
    if let question = card.question { ask(question, of: card, on: &main) }
    layers.append(main)
    return layers
  }

  /// Returns what a card is painted with: on a lit screen of iOS 26 a tint lies on glass.
  func background(of picture: Picture) -> RGBA {
    let ground = plainBackground(of: picture)
    let isGlass = device.systemVersion >= 26 && place == .lockScreen && hasWallpaper
    return picture.backgroundTint != nil && isGlass ? ground.onGlass : ground
  }

  /// Returns the widget's tint, through which what is behind shows as far as it is translucent, or the system's ground.
  private func plainBackground(of picture: Picture) -> RGBA {
    if let tint = picture.backgroundTint { return tint }
    // Dark: opaque on iOS 17, nearly so on iOS 26; half of the wallpaper's light on iOS 16. Light: measured on
    // iOS 16 only.
    let isOld = device.systemVersion < 17
    if hasDarkCards {
      return .black.opacity(isOld ? 0.5 : device.systemVersion < 26 ? 1 : 0.9)
    }
    return .white.opacity(isOld ? 0.54 : Guess.lightCardOpacity)
  }

  /// The light edge that cards have since iOS 26, one point wide: three pixels that fade inward.
  private var rim: RGBA? { device.systemVersion < 26 ? nil : .white.opacity(0.2) }

  /// Always-On draws as in dark appearance.
  var isDark: Bool { appearance == .dark || place == .alwaysOn }

  /// Whether cards are dark: since iOS 26 whatever the phone's appearance is.
  var hasDarkCards: Bool { isDark || device.hasDarkCards }

  private func actionColor(of picture: Picture) -> RGBA {
    picture.actionColor ?? (hasDarkCards ? .white : .black)
  }

  /// Returns the button that a swipe uncovers, as wide as the card has made room for it.
  private func dismissLayer(_ card: Card, beside frame: Rect, width: Double) -> Layer {
    let button = Rect(x: frame.maxX - width, y: frame.y, width: width, height: frame.height)
    var layer = Layer(
      id: .dismiss(card.activityID), frame: button,
      radius: min(DeviceModel.cardRadius, width / 2))
    layer.fill = .color(background(of: card.picture))
    layer.clips = width < Guess.dismissWidth
    layer.content = [
      SystemText.line(
        words.clear, size: 15, weight: 600, color: actionColor(of: card.picture),
        at: button.width / 2, y: button.height / 2 - 9, alignment: .center)
    ]
    layer.regions = [
      PhoneRegion(
        frame: button, target: .dismiss(activityID: card.activityID),
        label: "\(words.clear) \(card.appTitle)")
    ]
    return layer
  }

  /// Puts the question under the content, on the same card.
  private func ask(_ question: Card.Question, of card: Card, on layer: inout Layer) {
    let row = allowRow(card, question)
    let frame = layer.frame
    var foot = LayerFoot(
      y: frame.height - row.height, size: Size(width: frame.width, height: row.height))
    let color = actionColor(of: card.picture)
    // The card goes on below its content, darker.
    let corner = DeviceModel.cardRadius
    foot.items.append(
      .fill(
        .rounded(
          Rect(foot.size),
          CornerRadii(topLeft: 0, topRight: 0, bottomLeft: corner, bottomRight: corner),
          isContinuous: true), .color(.black.opacity(AllowRow.shade))))
    for (index, text) in row.lines.enumerated() {
      foot.items.append(
        SystemText.line(
          SystemText.fitted(
            text, size: row.textSize, weight: row.weight, width: frame.width - 2 * row.margin),
          size: row.textSize, weight: row.weight, color: color, at: frame.width / 2,
          y: row.textTop + Double(index) * row.pitch, alignment: .center))
    }
    let width = (frame.width - 2 * row.margin - row.gap) / 2
    for (index, text) in [words.dontAllow, words.yes(to: question)].enumerated() {
      let place = isRightToLeft ? 1 - index : index
      let button = Rect(
        x: row.margin + Double(place) * (width + row.gap),
        y: row.height - row.margin - row.buttonHeight, width: width, height: row.buttonHeight)
      foot.items += [
        .fill(
          .rounded(button, radius: row.buttonRadius, isContinuous: row.isContinuous),
          .color(color.opacity(0.12))),
        SystemText.line(
          SystemText.fitted(text, size: row.buttonSize, weight: row.weight, width: width - 8),
          size: row.buttonSize, weight: row.weight, color: color, at: button.midX,
          y: button.midY - 0.6 * row.buttonSize, alignment: .center),
      ]
      layer.regions.append(
        PhoneRegion(
          frame: button.offset(x: frame.x, y: frame.y + foot.y),
          target: index == 0
            ? .deny(activityID: card.activityID) : .allow(activityID: card.activityID),
          label: "\(text): Live Activities from \(card.appTitle)"))
    }
    layer.foot = foot
  }
}

extension RGBA {
  /// The colour as a card's tint on the glass of iOS 26, through which a wallpaper W shows, of 255 (PHONES.md, "Card"):
  /// `.86α·tint + (1 − .86α)·(.9·W + 40)`.
  fileprivate var onGlass: RGBA {
    let tint = 0.86 * alpha
    let (light, kept) = (40.0 / 255, 0.9)
    let whole = 1 - kept * (1 - tint)
    func mixed(_ part: Double) -> Double { min(1, (tint * part + (1 - tint) * light) / whole) }
    return RGBA(red: mixed(red), green: mixed(green), blue: mixed(blue), alpha: whole)
  }
}
