import Drawing
import Numbers
import Raster

/// A large symbol as shapes in a square of 24 units.
struct SymbolDrawing: Equatable, Sendable {
  enum Frame: Sendable { case bare, ring, disc, box, block }

  /// A contour with the way it is drawn.
  struct DrawnContour: Equatable, Sendable {
    var contour: Contour
    /// Drawn along its outline instead of filled.
    var isLine: Bool
    /// Cut out of what lies below.
    var isCut: Bool
  }

  var shapes: [DrawnContour]
  var frame = Frame.bare
  /// Full of small parts: needs more pixels than others.
  var isFine = false
  var isStruck = false

  /// Whether there are lines that are neither level nor upright, which need room to be crisp.
  var isSlanting: Bool { shapes.contains { $0.isLine && !$0.contour.isUpright } }

  /// Returns whether the drawing can be made out at a size; otherwise a glyph serves better.
  func isClear(atPixels side: Double) -> Bool {
    if isFine, side < 8 { return false }
    if side >= 5.8 { return true }
    if frame == .disc || frame == .block { return side >= 4.6 && shapes.count <= 2 }
    // Below six pixels only solid shapes are crisp; what is made of lines is a glyph.
    return shapes.count <= 2 && frame == .bare && !isStruck
      && !shapes.contains { $0.isCut || $0.isLine && !$0.contour.isUpright }
  }
}

/// The drawings of the symbols that apps show large.
enum SymbolDrawings {
  /// The symbols that have a drawing of their own.
  static var names: [String] { table.keys.sorted() }

  static func drawing(_ name: String) -> SymbolDrawing? {
    let name = SymbolTable.earlier(name)
    if let shapes = table[name] {
      return SymbolDrawing(shapes: shapes, isFine: fine.contains(name))
    }
    var rest = Substring(name)
    var isFilled = false
    var drawing = SymbolDrawing(shapes: [])
    for _ in 0..<6 {
      if let shapes = table[String(rest) + (isFilled ? ".fill" : "")] ?? table[String(rest)],
        rest != name[...]
      {
        drawing.shapes = shapes
        drawing.isFine = fine.contains(String(rest))
        return drawing
      }
      if let badge = place(of: ".badge.", in: rest) {
        rest = rest[..<badge]
        continue
      }
      guard let dot = rest.lastIndex(of: ".") else { return nil }
      switch rest[dot...] {
      case ".fill": isFilled = true
      case ".slash": drawing.isStruck = true
      case ".circle":
        drawing.frame = isFilled ? .disc : .ring
        isFilled = true
      case ".square":
        drawing.frame = isFilled ? .block : .box
        isFilled = true
      default: return alias(rest).map { SymbolDrawing(shapes: $0) }
      }
      rest = rest[..<dot]
      if let shapes = alias(rest) {
        drawing.shapes = shapes
        return drawing
      }
    }
    return nil
  }

  /// Returns the frame around a symbol and the name of what is in it, for `checkmark.circle.fill`.
  static func framed(_ name: String) -> (frame: SymbolDrawing, inner: String)? {
    let name = SymbolTable.earlier(name)
    let isFilled = name.hasSuffix(".fill")
    let rest = isFilled ? name.dropLast(5) : Substring(name)
    for (suffix, ring, disc) in [
      (".circle", SymbolDrawing.Frame.ring, SymbolDrawing.Frame.disc), (".square", .box, .block),
    ] where rest.hasSuffix(suffix) {
      let inner = String(rest.dropLast(suffix.count))
      guard SymbolTable.isKnown(inner) || inner.count <= 2 else { return nil }
      return (SymbolDrawing(shapes: [], frame: isFilled ? disc : ring), inner)
    }
    return nil
  }

  private static func place(of text: String, in name: Substring) -> Substring.Index? {
    name.indices.first { name[$0...].hasPrefix(text) }
  }

  /// Names whose drawing another name has.
  private static func alias(_ name: Substring) -> [SymbolDrawing.DrawnContour]? {
    aliases[String(name)].flatMap { table[$0] }
  }

  private static let fine: Set<String> = [
    "bicycle", "camera", "soccerball", "basketball", "football", "calendar", "hourglass", "map",
  ]

  private static let aliases: [String: String] = [
    "gearshape": "gear", "location.north": "location.north", "arrow.forward": "arrow.right",
    "arrow.backward": "arrow.left", "chevron.forward": "chevron.right",
    "chevron.backward": "chevron.left", "cube.box": "shippingbox", "car.side": "car",
    "arrow.triangle.2.circlepath": "arrow.clockwise", "repeat": "arrow.clockwise",
    "goforward": "arrow.clockwise", "gobackward": "arrow.counterclockwise",
    "lightrail": "tram", "bus.doubledecker": "bus", "truck.box": "box.truck",
    "person.crop": "person", "handbag": "bag", "basket": "cart", "wineglass": "cup.and.saucer",
    "sailboat": "ferry", "alert": "exclamationmark.triangle",
    "flashlight.off": "flashlight",
    "flashlight.on": "flashlight", "cup.and.heat.waves": "cup.and.saucer",
    "phone.arrow.up.right": "phone", "phone.connection": "phone", "music.note.list": "music.note",
    "building": "building.2", "building.2.crop": "building.2", "list.number": "list.bullet",
    "list.dash": "list.bullet", "doc.plaintext": "doc.text", "note.text": "doc.text",
    "arrow.2.squarepath": "arrow.left.arrow.right", "person.3": "person.2",
    "figure.arms.open": "figure.stand", "applewatch.watchface": "applewatch",
    "suitcase": "briefcase", "case": "briefcase", "ev.charger": "fuelpump", "cross.case": "cross",
    "display": "tv", "candybarphone": "iphone", "globe.americas": "globe",
    "globe.europe.africa": "globe", "network": "globe", "speaker.wave.3": "speaker.wave.2",
    "speaker": "speaker.wave.2", "sparkle": "sparkles", "cloud.sun": "cloud",
    "cloud.drizzle": "cloud.rain", "cloud.heavyrain": "cloud.rain", "cloud.bolt": "cloud.rain",
    "battery.75": "battery.100", "battery.100percent": "battery.100",
    "antenna.radiowaves.left.and.right": "dot.radiowaves.left.and.right",
    "arrow.up.forward": "arrow.up.right",
    "figure.strengthtraining.functional": "figure.strengthtraining.traditional",
    "arrowtriangle.right": "play.fill", "moon.zzz": "moon",
    "envelope.open": "envelope", "bolt.horizontal": "bolt", "sun.min": "sun.max",
    "thermometer": "thermometer.medium", "scope": "target", "multiply": "xmark",
  ]

  private static let table = RowTable(named: SymbolShapes.rows) {
    $0.split(separator: ";").compactMap(shape)
  }

  private static func shape(_ text: Substring) -> SymbolDrawing.DrawnContour? {
    var words = text.split(separator: " ")
    guard var kind = words.first else { return nil }
    words.removeFirst()
    let isCut = kind.first == "-"
    if isCut { kind = kind.dropFirst() }
    let points = words.compactMap(point)
    let numbers = (words.first ?? "").split(separator: ",").compactMap { Double($0) }
    func made(_ contour: Contour, isLine: Bool) -> SymbolDrawing.DrawnContour {
      SymbolDrawing.DrawnContour(contour: contour, isLine: isLine, isCut: isCut)
    }
    switch kind {
    case "l", "f":
      guard let first = points.first else { return nil }
      var path: [PathElement] = [.move(first)] + points.dropFirst().map { .line($0) }
      if kind == "f" { path.append(.close) }
      return made(.path(path, isEvenOdd: false), isLine: kind == "l")
    case "c", "o":
      guard numbers.count == 3 else { return nil }
      let (x, y, radius) = (numbers[0], numbers[1], numbers[2])
      return made(
        .ellipse(Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)),
        isLine: kind == "o")
    case "r", "q":
      guard numbers.count == 5 else { return nil }
      return made(
        .rounded(
          Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
          radius: numbers[4], isContinuous: false), isLine: kind == "q")
    case "p", "s": return made(.path(path(words), isEvenOdd: false), isLine: kind == "s")
    case "a":
      guard numbers.count == 5 else { return nil }
      return made(arc(numbers), isLine: true)
    default: return nil
    }
  }

  private static func point(_ word: Substring) -> Point? {
    let pair = word.split(separator: ",").compactMap { Double($0) }
    return pair.count == 2 ? Point(x: pair[0], y: pair[1]) : nil
  }

  private static func path(_ words: [Substring]) -> [PathElement] {
    var path: [PathElement] = []
    var points: [Point] = []
    var command: Substring = "M"
    for word in words {
      guard let point = point(word) else {
        command = word
        points = []
        if word == "Z" { path.append(.close) }
        continue
      }
      points.append(point)
      switch command {
      case "M": path.append(.move(point))
      case "L": path.append(.line(point))
      case "C" where points.count == 3:
        path.append(.curve(points[2], control1: points[0], control2: points[1]))
        points = []
      default: break
      }
    }
    return path
  }

  /// Returns an arc as curves: centre, radius, start and end in degrees.
  private static func arc(_ numbers: [Double]) -> Contour {
    let (x, y, radius) = (numbers[0], numbers[1], numbers[2])
    let (start, end) = (numbers[3] / 180 * Double.pi, numbers[4] / 180 * Double.pi)
    let count = max(1, Int(bounded: (abs(end - start) / (Double.pi / 2)).rounded(.up)))
    let step = (end - start) / Double(count)
    let handle = 4.0 / 3 * Turn.of(step / 4).sine / Turn.of(step / 4).cosine
    func place(_ angle: Double) -> (Point, Point) {
      let (sine, cosine) = Turn.of(angle)
      return (
        Point(x: x + radius * cosine, y: y + radius * sine),
        Point(x: -radius * sine * handle, y: radius * cosine * handle)
      )
    }
    var (here, tangent) = place(start)
    var path: [PathElement] = [.move(here)]
    for index in 1...count {
      let (next, nextTangent) = place(start + step * Double(index))
      path.append(
        .curve(
          next, control1: Point(x: here.x + tangent.x, y: here.y + tangent.y),
          control2: Point(x: next.x - nextTangent.x, y: next.y - nextTangent.y)))
      (here, tangent) = (next, nextTangent)
    }
    return .path(path, isEvenOdd: false)
  }
}

extension Contour {
  /// Whether a line has only level and upright parts.
  var isUpright: Bool {
    guard case .path(let elements, _) = self else { return false }
    var last: Point?
    for element in elements {
      switch element {
      case .move(let point): last = point
      case .line(let point):
        if let last, last.x != point.x, last.y != point.y { return false }
        last = point
      case .quad, .curve: return false
      case .close: break
      }
    }
    return true
  }
}
