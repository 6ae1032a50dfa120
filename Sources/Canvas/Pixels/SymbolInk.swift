import Drawing
import Outlines

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

  /// The parts of a symbol, back to front; nil for a name without a shape.
  static func parts(_ mark: SymbolMark) -> [Part]? {
    guard let shape = SymbolShelf.shape(mark.name), mark.frame.isFinite, mark.frame.width > 0,
      mark.frame.height > 0, shape.box.width > 0, shape.box.height > 0
    else { return nil }
    let extra = thickening(mark.face.weight)
    // As large as the frame allows, the added weight included.
    let side = max(shape.box.width, shape.box.height)
    let box = shape.box.outset(by: extra * side / 2)
    let unit = min(mark.frame.width / box.width, mark.frame.height / box.height)
    let x = mark.frame.midX - box.midX * unit
    let y = mark.frame.midY - box.midY * unit
    let whole = mark.paints.count
    return shape.parts.map { part in
      var elements: [PathElement] = []
      elements.append(part.elements, x: x, y: y, across: unit, down: unit)
      let paint = whole == 0 ? .color(.white) : mark.paints[min(part.level, whole - 1)]
      return Part(
        contour: .path(elements, isEvenOdd: part.isEvenOdd), paint: paint,
        outset: ((part.isLine ? extra * side : 0) + 2 * part.margin) * unit, isCut: part.isCut)
    }
  }

  /// The width of the line around a symbol by weight, as a part of its longer side.
  private static func thickening(_ weight: Int) -> Double {
    switch weight {
    case ..<450: 0.008
    case ..<550: 0.022
    case ..<650: 0.036
    case ..<750: 0.050
    case ..<850: 0.066
    default: 0.080
    }
  }
}
