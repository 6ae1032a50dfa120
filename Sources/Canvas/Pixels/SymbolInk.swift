import Drawing
import Outlines
import Raster

/// A symbol as marks in its frame.
enum SymbolInk {
  /// One area of a symbol at its place; cuts take away from what the symbol has drawn before.
  struct Part {
    var contour: Contour
    var paint: Paint
    /// The width of a line drawn around the area, which makes it heavier; 0 for none.
    var outset: Double
    var isCut: Bool
  }

  /// Returns the parts of a symbol, back to front; nil for a name without a shape.
  static func parts(_ mark: SymbolMark) -> [Part]? {
    let own = SymbolShelf.shape(mark.name) ?? drawn(mark)
    let family = own == nil ? family(of: mark.name) : nil
    guard let shape = own ?? family.flatMap(SymbolShelf.shape), mark.frame.isFinite,
      mark.frame.width > 0, mark.frame.height > 0, shape.box.width > 0, shape.box.height > 0
    else { return nil }
    let extra = thickening(mark.face.weight)
    let (ink, stretch) = (mark.ink, mark.stretch)
    let room = Size(width: ink.width / stretch.width, height: ink.height / stretch.height)
    // As large as the room allows, the added weight included.
    let side = max(shape.box.width, shape.box.height)
    let box = shape.box.outset(by: extra * side / 2)
    let wider = widening(of: family ?? mark.name, box)
    let fitting = min(room.width / (box.width * wider), room.height / box.height)
    let (across, down) = (fitting * wider * stretch.width, fitting * stretch.height)
    // Lines that make it heavier have one width, between what they would have across and down.
    let unit = min(fitting * wider, fitting) * (stretch.width * stretch.height).squareRoot()
    let x = ink.midX - box.midX * across
    let y = ink.midY - box.midY * down
    let whole = mark.paints.count
    let inks = VariableSymbol.parts(shape, mark)
    return inks.map { part, strength in
      var elements: [PathElement] = []
      elements.append(part.elements, x: x, y: y, across: across, down: down)
      let own = whole == 0 ? .color(.white) : mark.paints[min(part.level, whole - 1)]
      let paint = strength < 1 ? own.opacity(strength) : own
      let isCut = part.isCut || part.isKnockout && whole < 2
      return Part(
        contour: .path(elements, isEvenOdd: part.isEvenOdd), paint: paint,
        outset: ((part.isLine ? extra * side : 0) + 2 * part.margin) * unit, isCut: isCut)
    }
  }

  /// Returns how much wider a shape becomes than it is beside its height: as the symbol that it stands for is, within a
  /// limit, since icons of others have other proportions.
  private static func widening(of name: String, _ box: Rect) -> Double {
    guard let own = SymbolMark.ink(of: name, inkSize: 100) else { return 1 }
    let isRound = name.split(separator: ".").contains { round.contains($0) }
    let change = (own.width / own.height) / (box.width / box.height)
    return isRound ? 1 : min(max(1 / mostWidening, change), mostWidening)
  }

  /// How much an icon may be stretched before it looks like another one.
  private static let mostWidening = 1.25
  /// Parts of names of what stays a circle or a square.
  private static let round: Set<Substring> = [
    "circle", "square", "clock", "alarm", "timer", "stopwatch", "gauge", "globe", "face", "moon",
    "moonphase", "sun", "record", "target", "scope", "goforward", "gobackward", "soccerball",
    "basketball", "volleyball", "baseball", "tennisball", "circlebadge", "gyroscope", "power",
  ]

  /// Returns whether a name has a shape of its own.
  static func hasShape(_ name: String) -> Bool {
    SymbolShelf.shape(name) != nil || SymbolDrawings.drawing(name).map { !$0.isStruck } ?? false
  }

  /// Returns the longest beginning of a name, by its parts, that has a shape: it stands for a name without one.
  static func family(of name: String) -> String? {
    SymbolTable.beginning(of: name) { SymbolShelf.shape($0) != nil }
  }

  /// Returns how far parts may reach over their symbol's frame, in points.
  static func reach(of parts: [Part]) -> Double {
    (parts.map(\.outset).max() ?? 0) / 2 + 1
  }

  /// Returns the shape of a symbol that is drawn here, because no set of icons has it or none is installed.
  private static func drawn(_ mark: SymbolMark) -> SymbolShape? {
    guard let drawing = SymbolDrawings.drawing(mark.name), !drawing.isStruck else { return nil }
    let line = mark.face.weight >= 600 ? 2.6 : mark.face.weight < 350 ? 1.3 : 1.9
    let isInside = drawing.frame != .bare
    var parts: [SymbolShape.Part] = []
    let whole = Rect(x: 0.5, y: 0.5, width: 23, height: 23)
    func ring(_ outer: Contour, _ inner: Contour) -> SymbolShape.Part {
      SymbolShape.Part(outer.elements + inner.elements, isEvenOdd: true, level: 1, isLine: false)
    }
    switch drawing.frame {
    case .bare: break
    case .disc:
      parts.append(SymbolShape.Part(Contour.ellipse(whole).elements, level: 1, isLine: false))
    case .block:
      parts.append(
        SymbolShape.Part(Contour.rounded(whole, radius: 5).elements, level: 1, isLine: false))
    case .ring: parts.append(ring(.ellipse(whole), .ellipse(whole.inset(by: 1.6))))
    case .box:
      parts.append(
        ring(.rounded(whole, radius: 5), .rounded(whole.inset(by: 1.6), radius: 3.5)))
    }
    let isKnockedOut = drawing.frame == .disc || drawing.frame == .block
    for shape in drawing.shapes {
      var polygons = Polygons()
      polygons.add(shape.contour, .identity, tolerance: 0.2)
      var elements: [PathElement] = []
      if shape.isLine {
        var areas = Polygons()
        var memory = ContiguousArray<Point>()
        Stroker(StrokeStyleMark(width: line, cap: .round, join: .round), tolerance: 0.2)
          .stroke(polygons, into: &areas, line: &memory)
        polygons = areas
      }
      for index in polygons.parts.indices {
        let points = polygons.points[polygons.range(index)]
        guard let first = points.first else { continue }
        elements += [.move(first)] + points.dropFirst().map { .line($0) } + [.close]
      }
      if isInside {
        elements = elements.map { $0.mapped { Point(x: 5.3 + $0.x * 0.56, y: 5.3 + $0.y * 0.56) } }
      }
      var part = SymbolShape.Part(elements, isCut: shape.isCut, isLine: false)
      part.isKnockout = isKnockedOut && !shape.isCut
      parts.append(part)
    }
    return SymbolShape(parts)
  }

  /// Returns the box that stands for a symbol without a shape.
  static func box(_ mark: SymbolMark) -> [DisplayItem] {
    guard mark.frame.isFinite else { return [] }
    let side = min(mark.frame.width, mark.frame.height)
    let box = mark.frame.inset(by: 0.08 * side)
    let paint = mark.paints.first ?? .color(.white)
    let style = StrokeStyleMark(width: max(0.6, 0.06 * side))
    let cross = [PathElement.move(box.origin), .line(Point(x: box.maxX, y: box.maxY))]
    return [
      .stroke(.rounded(box, radius: 0.15 * side), paint, style),
      .stroke(.path(cross, isEvenOdd: false), paint, style),
    ]
  }

  /// Returns the width of the line around a symbol by weight, as a part of its longer side.
  private static func thickening(_ weight: Int) -> Double {
    switch weight {
    case ..<350: 0.004
    case ..<450: 0.018
    case ..<550: 0.032
    case ..<650: 0.046
    case ..<750: 0.060
    case ..<850: 0.076
    default: 0.090
    }
  }
}
