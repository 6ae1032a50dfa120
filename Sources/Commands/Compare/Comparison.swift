import Canvas
import Drawing
import Findings
import Phone
import WidgetProtocol

/// A screenshot and Islet's picture of the same state: where shapes and content stand in both.
struct Comparison {
  var shapes: FoundShapes
  /// The same shapes in Islet's picture.
  var frames: [String: Rect]
  var displacements: [Displacement] = []
  /// What Islet drew and could not tell from what is around it, by its names: nothing is known of it.
  var unmeasured: [String] = []
  /// How many other cards of about its height the screenshot shows.
  var otherCards = 0
  /// Whether the picture is a part of a screen, which says nothing of where on it a card stands.
  var isPart: Bool
  /// Both pictures of the shape, of one scale.
  var theirs: PixelImage
  var ours: PixelImage
  /// What Islet's painter told.
  var findings: [Finding]

  /// Compares; `scene` is Islet's phone with the state, and `picture` that scene drawn.
  init(
    _ screenshot: Screenshot, _ shapes: FoundShapes, picture: PhonePicture,
    pictures: [Slot: Picture],
    frames: [String: Rect], now: Double
  ) {
    (self.shapes, self.frames, isPart) = (shapes, frames, screenshot.part != nil)
    let painted = PixelPainter(scale: screenshot.scale).paint(picture.list, at: now)
    findings = painted.findings
    let drawn = Screenshot(image: painted.image, like: screenshot)
    // Content is compared where it stands in the shape; beside the sensor, where it stands on the screen.
    let isBesideSensor = shapes.presentation == .compact || shapes.presentation == .minimal
    let own = frames["island"] ?? frames["card"] ?? .zero
    let area = isBesideSensor ? shapes.all.union(own) : own
    let shift =
      isBesideSensor
      ? Point.zero : Point(x: shapes.main.x - own.x, y: shapes.main.y - own.y)
    let there = Rect(
      x: area.x + shift.x, y: area.y + shift.y, width: area.width,
      height: isBesideSensor ? area.height : max(area.height, shapes.main.height))
    theirs = screenshot.cropped(there)
    ours = drawn.cropped(area)
    let marks = picture.placements.flatMap { placement in
      pictures[placement.slot].map {
        ComparedMark.all(of: $0.list, at: placement.frame.origin, scale: placement.scale)
      } ?? []
    }.map { mark in
      var mark = mark
      mark.frame = mark.frame.offset(x: -area.x, y: -area.y)
      mark.surrounding = mark.surrounding?.offset(x: -area.x, y: -area.y)
      return mark
    }
    let places = ComparedPlaces(marks, ours: ours, theirs: theirs, scale: screenshot.scale)
    for (index, mark) in marks.enumerated() {
      guard let here = places.ours[index] else {
        unmeasured.append(mark.name)
        continue
      }
      displacements.append(
        Displacement(
          name: mark.name, islet: here.offset(x: area.x, y: area.y),
          screenshot: places.theirs[index]?.offset(x: area.x, y: area.y),
          isText: mark.kind == .text))
    }
  }

  /// Returns the comparison with the card whose content is most like Islet's, of cards in the order of their likelihood.
  static func best(of comparisons: [Comparison]) -> Comparison? {
    // What was not found counts as far away.
    let misfits = comparisons.map { comparison in
      comparison.displacements.reduce(0) { $0 + min($1.distance ?? farAway, farAway) }
    }
    guard let least = misfits.min(), let place = misfits.firstIndex(of: least) else { return nil }
    var best = comparisons[place]
    best.otherCards = comparisons.count - 1
    return best
  }

  /// From this distance on content is not where it belongs, in points.
  private static let farAway = 20.0

  /// The distances of all content that was found, smallest first.
  var distances: [Double] { displacements.compactMap(\.distance).sorted() }

  /// Both pictures beside one another, the screenshot left.
  var sideBySide: PixelImage {
    let (gap, height) = (24, max(theirs.height, ours.height))
    let width = theirs.width + gap + ours.width
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for (image, left) in [(theirs, 0), (ours, theirs.width + gap)] {
      for row in 0..<image.height {
        let from = row * image.width * 4
        let to = (row * width + left) * 4
        bytes.replaceSubrange(
          to..<to + image.width * 4, with: image.bytes[from..<from + image.width * 4])
      }
    }
    return PixelImage(width: width, height: height, bytes: bytes)
  }
}

extension FoundShapes {
  /// The box around all shapes.
  var all: Rect { frames.values.reduce(main) { $0.union($1) } }
}

extension Screenshot {
  /// Creates a picture of the same phone at the same scale.
  init(image: PixelImage, like other: Screenshot) {
    (self.image, device, scale, part) = (image, other.device, other.scale, nil)
  }
}
