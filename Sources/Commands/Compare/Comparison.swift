import Canvas
import Drawing
import Lints
import Phone
import WidgetProtocol

/// A screenshot and Islet's picture of the same state: where shapes and content stand in both.
struct Comparison {
  var shapes: FoundShapes
  /// The same shapes in Islet's picture.
  var frames: [String: Rect]
  var displacements: [Displacement]
  /// Whether the picture is a part of a screen, which says nothing of where on it a card stands.
  var isPart: Bool
  /// Both pictures of the shape, of one scale.
  var theirs: PixelImage
  var ours: PixelImage

  /// Compares; `scene` is Islet's phone with the state, and `picture` that scene drawn.
  init(
    _ screenshot: Screenshot, _ shapes: FoundShapes, picture: PhonePicture,
    pictures: [Slot: Picture],
    frames: [String: Rect], now: Double
  ) {
    (self.shapes, self.frames, isPart) = (shapes, frames, screenshot.part != nil)
    let painted = PixelPainter(scale: screenshot.scale).paint(picture.list, at: now).image
    let drawn = Screenshot(image: painted, like: screenshot)
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
    let marks = Self.marks(picture, pictures)
    let boxes = marks.map { $0.frame.offset(x: -area.x, y: -area.y) }
    let rim = 1.5
    let inner = Rect(area.size).inset(by: rim)
    let isUneven = InkPieces.isUneven(theirs) || InkPieces.isUneven(ours)
    func pieces(_ image: PixelImage) -> [Rect] {
      InkPieces(image, scale: screenshot.scale, isUneven: isUneven).boxes.filter { piece in
        // What touches the shape's end is wallpaper in its corners, or its rim.
        piece.minX > inner.minX && piece.maxX < inner.maxX && piece.minY > inner.minY
      }
    }
    let (mine, their) = (pieces(ours), pieces(theirs))
    let here = InkMatching.boxes(of: boxes, in: mine)
    let found = InkMatching.boxes(of: boxes, in: their)
    displacements = marks.indices.compactMap { index in
      here[index].map {
        Displacement(
          name: marks[index].name, islet: $0.offset(x: area.x, y: area.y),
          screenshot: found[index]?.offset(x: area.x, y: area.y))
      }
    }
  }

  /// Returns the texts, symbols and images of the widget, where they stand on Islet's screen.
  private static func marks(
    _ picture: PhonePicture, _ pictures: [Slot: Picture]
  ) -> [(name: String, frame: Rect)] {
    picture.placements.flatMap { placement -> [(name: String, frame: Rect)] in
      guard let drawn = pictures[placement.slot] else { return [] }
      return DrawnMark.all(of: drawn.list).filter(\.isContent).map { mark in
        (
          mark.name,
          mark.frame.offset(x: placement.frame.x, y: placement.frame.y)
        )
      }
    }
  }

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
