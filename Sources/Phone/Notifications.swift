import Drawing

// Notifications below the activities' cards: those of one app lie on one another (PHONES.md).
extension PhoneScene {
  /// The notifications of one app, newest first.
  private struct Pile {
    var bundle: String
    var notifications: [Notification]
  }

  private var type: SystemType { SystemType(typeSize) }

  /// A line of the title and one of the text; what is left of the height stands above and below them.
  private var notificationHeight: Double {
    let standard = SystemType(.l).subheadline.leading
    return Guess.notificationHeight + 2 * (type.subheadline.leading - standard)
  }

  private static let margin = 14.0
  /// How far the ones below look out from under the first.
  private static let edge = 8.0

  /// The apps' notifications, the app with the newest first.
  private var piles: [Pile] {
    var piles: [Pile] = []
    for note in notifications {
      if let place = piles.firstIndex(where: { $0.bundle == note.app.bundle }) {
        piles[place].notifications.append(note)
      } else {
        piles.append(Pile(bundle: note.app.bundle, notifications: [note]))
      }
    }
    return piles
  }

  /// Returns a piece for each pile, or for each notification of the one that lies open.
  func notificationPieces(width: Double) -> [CardPiece] {
    piles.flatMap { pile -> [CardPiece] in
      let count = pile.notifications.count
      guard count > 1, pile.bundle != unfolded else {
        return pile.notifications.map { note in
          CardPiece(height: notificationHeight) {
            [
              notificationLayer(note, more: 0, y: $0, in: width)
                .drawnAside(by: distanceAside(of: note.number))
            ]
          }
        }
      }
      let below = min(2, count - 1)
      let shift = distanceAside(ofStack: pile.bundle)
      return [
        CardPiece(height: notificationHeight + Double(below) * Self.edge) { y in
          let edges = (1...below).reversed().map {
            edgeLayer(pile.bundle, $0, y: y, in: width).drawnAside(by: shift)
          }
          var top = notificationLayer(pile.notifications[0], more: count - 1, y: y, in: width)
            .drawnAside(by: shift)
          top.regions = [
            PhoneRegion(
              frame: top.frame, target: .stack(bundle: pile.bundle),
              label: "\(count) notifications of \(pile.notifications[0].app.title)")
          ]
          return edges + [top]
        }
      ]
    }
  }

  /// Returns the lower end of a notification that lies under others.
  private func edgeLayer(_ bundle: String, _ depth: Int, y: Double, in width: Double) -> Layer {
    let inset = Double(depth) * Self.edge
    let shown = device.cardWidth - 2 * inset
    var layer = Layer(
      id: .stack("\(bundle) \(depth)"),
      frame: Rect(
        x: snapped((width - shown) / 2), y: y + notificationHeight / 2, width: shown,
        height: notificationHeight / 2 + inset), radius: DeviceModel.cardRadius)
    layer.fill = .material(Material(.thin, isDark: isDark))
    return layer
  }

  /// Returns a notification, and how many more lie below it.
  func notificationLayer(
    _ notification: Notification, more: Int, y: Double, in width: Double
  ) -> Layer {
    let frame = Rect(
      x: snapped((width - device.cardWidth) / 2), y: y, width: device.cardWidth,
      height: notificationHeight)
    var layer = Layer(
      id: .notification(notification.number), frame: frame, radius: DeviceModel.cardRadius)
    layer.fill = .material(Material(.regular, isDark: isDark))
    let ink: RGBA = isDark ? .white : .black
    let (side, left) = (Guess.notificationIcon, Guess.notificationText)
    let (words, small) = (type.subheadline, type.footnote.size)
    let regular = hasBoldText ? Face.bolder(400) : 400
    let semibold = hasBoldText ? Face.bolder(600) : 600
    let room = frame.width - left - Self.margin
    let smallFace = Face(size: small, weight: regular)
    let timeRoom = 10 + TypeMetrics.width(notification.time, smallFace)
    // A phone draws the ones below only; how many they are is told as well.
    let count = more > 0 ? "\(more) more" : ""
    let countRoom = more > 0 ? 10 + TypeMetrics.width(count, smallFace) : 0
    let (first, second) = (16.0, 16 + words.leading)
    let lines = [
      SystemText.line(
        SystemText.fitted(
          notification.title, size: words.size, weight: semibold, width: room - timeRoom),
        size: words.size, weight: semibold, color: ink, at: left, y: first),
      SystemText.line(
        notification.time, size: small, weight: regular, color: ink.opacity(0.6),
        at: frame.width - Self.margin, y: first + (words.size - small) / 2, alignment: .right),
      SystemText.line(
        SystemText.fitted(
          notification.body, size: words.size, weight: regular, width: room - countRoom),
        size: words.size, weight: regular, color: ink, at: left, y: second),
      SystemText.line(
        count, size: small, weight: regular, color: ink.opacity(0.6),
        at: frame.width - Self.margin, y: second + words.size - small, alignment: .right),
    ]
    let icon = Rect(x: Self.margin, y: (frame.height - side) / 2, width: side, height: side)
    let place = isRightToLeft ? icon.mirrored(in: frame.width) : icon
    layer.content = [
      .group(
        GroupMark(
          notification.app.marks(side: side, pixel: pixel),
          transform: .translation(x: place.x, y: place.y)))
    ]
    layer.content += isRightToLeft ? lines.map { $0.mirrored(in: frame.width) } : lines
    layer.regions = [
      PhoneRegion(
        frame: frame, target: .notification(notification.number),
        label: "\(notification.app.title): \(notification.title)")
    ]
    return layer
  }
}
