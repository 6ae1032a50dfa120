import Drawing
import WidgetProtocol

/// A thing in the Lock Screen's list: its height, and its layers once its top is known.
struct CardPiece {
  var height: Double
  var layers: (_ y: Double) -> [Layer]
}

extension PhoneScene {
  /// The Lock Screen's list, activities first.
  func cardPieces(width: Double) -> [CardPiece] {
    cards.map { card in
      CardPiece(height: cardHeight(card) + (card.asksPermission ? Guess.permissionHeight : 0)) {
        cardLayers(card, y: $0, in: width)
      }
    }
      + notifications.indices.map { index in
        CardPiece(height: 70) { [notificationLayer(index, y: $0, in: width)] }
      }
  }

  /// A card's height, which the system keeps within its limits.
  func cardHeight(_ card: Card) -> Double {
    min(
      max(card.picture.list.size.height, DeviceModel.contentHeights.least),
      DeviceModel.contentHeights.greatest)
  }

  /// The card, and what the system adds to it.
  func cardLayers(_ card: Card, y: Double, in width: Double) -> [Layer] {
    let cardWidth = device.cardWidth
    let left = snapped((width - cardWidth) / 2)
    let frame = Rect(x: left, y: y, width: cardWidth, height: cardHeight(card))
    var layers: [Layer] = []
    var main = Layer(id: .card(card.activityID), frame: frame, radius: Guess.cardRadius)
    main.fill = .color(background(of: card.picture))
    main.clips = true
    if card.isSwiped {
      main.frame.x -= snapped(Guess.dismissWidth + Guess.cardGap)
      layers.append(dismissLayer(card, beside: frame))
    }
    main.regions = [
      PhoneRegion(
        frame: main.frame,
        target: .card(activityID: card.activityID, url: card.picture.url), label: card.appTitle)
    ]
    main.add(card.picture, at: .zero, activityID: card.activityID, slot: .lockScreen)
    layers.append(main)
    if card.asksPermission { layers.append(permissionLayer(card, below: frame)) }
    return layers
  }

  /// The widget's tint, or solid white or black.
  func background(of picture: Picture) -> RGBA {
    picture.backgroundTint ?? (isDark ? .black : .white)
  }

  /// Always-On draws as in dark appearance.
  var isDark: Bool { appearance == .dark || place == .alwaysOn }

  private func actionColor(of picture: Picture) -> RGBA {
    picture.actionColor ?? (isDark ? .white : .black)
  }

  private func dismissLayer(_ card: Card, beside frame: Rect) -> Layer {
    let button = Rect(
      x: frame.maxX - Guess.dismissWidth, y: frame.y, width: Guess.dismissWidth,
      height: frame.height)
    var layer = Layer(id: .dismiss(card.activityID), frame: button, radius: Guess.cardRadius)
    layer.fill = .color(background(of: card.picture))
    layer.content = [
      Lettering.line(
        "Clear", size: 15, weight: 600, color: actionColor(of: card.picture),
        at: button.width / 2, y: button.height / 2 - 9, alignment: .center)
    ]
    layer.regions = [
      PhoneRegion(
        frame: button, target: .dismiss(activityID: card.activityID),
        label: "Clear \(card.appTitle)")
    ]
    return layer
  }

  private func permissionLayer(_ card: Card, below frame: Rect) -> Layer {
    let row = Rect(
      x: frame.x, y: frame.maxY, width: frame.width, height: Guess.permissionHeight)
    var layer = Layer(id: .permission(card.activityID), frame: row)
    let half = row.width / 2
    let color = actionColor(of: card.picture)
    // Two buttons that belong to the card without being it.
    for (index, text) in ["Don’t Allow", "Allow"].enumerated() {
      let button = Rect(
        x: Double(index) * half + (index == 0 ? 0 : Guess.cardGap / 2), y: Guess.cardGap,
        width: half - Guess.cardGap / 2, height: row.height - Guess.cardGap)
      layer.content += [
        .fill(.capsule(button), .color(background(of: card.picture))),
        Lettering.line(
          text, size: 15, weight: index == 0 ? 400 : 600, color: color, at: button.midX,
          y: button.midY - 9, alignment: .center),
      ]
      layer.regions.append(
        PhoneRegion(
          frame: button.offset(x: row.x, y: row.y),
          target: index == 0
            ? .deny(activityID: card.activityID) : .allow(activityID: card.activityID),
          label: "\(text): Live Activities from \(card.appTitle)"))
    }
    return layer
  }

  private func notificationLayer(_ index: Int, y: Double, in width: Double) -> Layer {
    let notification = notifications[index]
    let frame = Rect(
      x: snapped((width - device.cardWidth) / 2), y: y, width: device.cardWidth, height: 70)
    var layer = Layer(id: .notification(index), frame: frame, radius: Guess.cardRadius)
    layer.fill = .material(Material(.regular, isDark: isDark))
    let ink: RGBA = isDark ? .white : .black
    let room = frame.width - 28
    layer.content = [
      Lettering.line(
        Lettering.fitted(
          notification.title, size: 15, weight: 600,
          width: room - 10 - TypeMetrics.width(notification.time, Face(size: 13))),
        size: 15, weight: 600, color: ink, at: 14, y: 10),
      Lettering.line(
        notification.time, size: 13, color: ink.opacity(0.6), at: frame.width - 14, y: 11,
        alignment: .right),
      Lettering.line(
        Lettering.fitted(notification.body, size: 15, width: room), size: 15, color: ink, at: 14,
        y: 30),
      Lettering.line(
        Lettering.fitted(notification.app, size: 12, width: room), size: 12,
        color: ink.opacity(0.6), at: 14, y: 50),
    ]
    layer.regions = [
      PhoneRegion(frame: frame, target: .notification(index), label: notification.title)
    ]
    return layer
  }
}
