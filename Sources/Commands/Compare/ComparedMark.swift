import Drawing
import Lints
import Numbers

/// One thing of a widget's picture that is looked for in the screenshot.
struct ComparedMark {
  /// How it is found again.
  enum Kind: Hashable {
    /// By the ink of its letters.
    case text
    /// By the ink in its box.
    case ink
    /// By its edges, or by its ink where it has a shape of its own, as a crest has.
    case image
    /// By its edges; those of a round one are looked for in the middle of its sides only.
    case shape(isRound: Bool)
  }

  var name: String
  /// Where Islet puts it, in points of the screen.
  var frame: Rect
  var kind: Kind
  /// The smallest shape that it stands in.
  var surrounding: Rect?

  /// Returns what a widget drew, where its picture stands on the screen and how much it is magnified there.
  static func all(of list: DisplayList, at place: Point, scale: Double) -> [ComparedMark] {
    var marks: [ComparedMark] = []
    var grounds: [Rect] = []
    for mark in DrawnMark.all(of: list) {
      let frame = mark.frame.scaled(by: scale, about: .zero).offset(x: place.x, y: place.y)
      guard let kind = kind(of: mark, on: list.size) else { continue }
      if case .fill = mark.kind { grounds.append(frame) }
      var compared = ComparedMark(name: name(of: mark, kind), frame: frame, kind: kind)
      if kind == .ink || kind == .image {
        compared.surrounding = grounds.filter { $0.holds(frame) }
          .min { $0.width * $0.height < $1.width * $1.height }
      }
      // A ring and its track are one.
      if !marks.contains(where: { $0.name == compared.name && $0.frame == frame }) {
        marks.append(compared)
      }
    }
    return marks
  }

  private static func kind(of mark: DrawnMark, on size: Size) -> Kind? {
    // What is as large as the card or island is its ground, and compared with it.
    if mark.frame.width > 0.9 * size.width, mark.frame.height > 0.9 * size.height { return nil }
    switch mark.kind {
    case .text: return mark.isContent ? .text : nil
    case .symbol, .placeholder: return .ink
    case .image: return .image
    case .progress: return .shape(isRound: mark.frame.isSquare)
    case .fill(let contour), .stroke(let contour, _):
      // A straight line has no edges of its own to be found by.
      guard max(mark.frame.width, mark.frame.height) >= 2, mark.frame.width > 0,
        mark.frame.height > 0
      else { return nil }
      switch contour {
      case .ellipse: return .shape(isRound: true)
      case .rect: return .shape(isRound: false)
      case .rounded(let rect, let radii, _):
        let isCircle = mark.frame.isSquare && radii.topLeft >= 0.45 * min(rect.width, rect.height)
        return .shape(isRound: isCircle)
      case .path: return .shape(isRound: mark.frame.isSquare)
      }
    }
  }

  private static func name(of mark: DrawnMark, _ kind: Kind) -> String {
    let frame = mark.frame
    let noun: String
    switch mark.kind {
    case .text, .symbol: return mark.name
    case .image(.file): noun = mark.name
    case .image: noun = "An image"
    case .progress: noun = "A progress bar"
    case .placeholder: noun = "A placeholder"
    case .fill(let contour), .stroke(let contour, _):
      switch contour {
      case _ where min(frame.width, frame.height) <= 3: noun = "A line"
      case _ where kind == .shape(isRound: true) && frame.isSquare: noun = "A circle"
      case .ellipse: noun = "An ellipse"
      case .rounded(let rect, let radii, _):
        noun =
          radii.topLeft >= 0.45 * min(rect.width, rect.height) ? "A capsule" : "A rounded rectangle"
      case .rect: noun = "A rectangle"
      case .path: noun = "A path"
      }
    }
    func number(_ value: Double) -> String { value.short(places: 1) }
    return
      "\(noun) of \(number(frame.width)) × \(number(frame.height)) at \(number(frame.x)), \(number(frame.y))"
  }
}

extension Rect {
  /// Whether its sides differ by less than a twentieth and half a point.
  fileprivate var isSquare: Bool { abs(width - height) < 0.05 * max(width, height) + 0.5 }

  /// Returns whether another rectangle is inside.
  fileprivate func holds(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
