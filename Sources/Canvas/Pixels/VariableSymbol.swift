import Drawing
import Outlines
import Raster

/// Symbols whose parts show one after the other as a value grows: waves, bars, a fan.
enum VariableSymbol {
  /// The way in which the parts follow one another.
  private enum Order { case upward, rightward }

  /// The symbols with such parts by the first words of their names, and how many parts always show.
  private static let table: [(name: String, order: Order, fixed: Int)] = [
    ("wifi", .upward, 0), ("cellularbars", .rightward, 0), ("chart.bar", .rightward, 0),
    ("speaker.wave", .rightward, 1), ("waveform", .rightward, 0), ("ellipsis", .rightward, 0),
    ("aqi", .upward, 0), ("barometer", .upward, 0),
  ]

  /// Returns a symbol's areas, each with how strongly it shows.
  static func parts(
    _ shape: SymbolShape, _ mark: SymbolMark
  ) -> [(part: SymbolShape.Part, strength: Double)] {
    guard let value = mark.variableValue, value.isFinite,
      let row = table.first(where: { mark.name == $0.name || mark.name.hasPrefix($0.name + ".") }),
      !shape.parts.contains(where: \.isCut)
    else { return shape.parts.map { ($0, 1) } }
    var single: [(part: SymbolShape.Part, box: Rect)] = []
    for part in shape.parts {
      for elements in part.elements.lines {
        guard let box = PathBox.of(elements) else { continue }
        var one = part
        one.elements = elements
        // A hole is part of what it is a hole of.
        if row.order == .rightward,
          let outer = single.firstIndex(where: { $0.box.union(box) == $0.box })
        {
          single[outer].part.elements += elements
        } else {
          single.append((one, box))
        }
      }
    }
    single.sort {
      row.order == .upward ? $0.box.minY > $1.box.minY : $0.box.minX < $1.box.minX
    }
    let steps = single.count - row.fixed
    guard steps > 1 else { return shape.parts.map { ($0, 1) } }
    return single.enumerated().map { index, one in
      let step = index - row.fixed
      // The first step shows as soon as there is any value.
      let isReached = step < 0 || value > Double(step) / Double(steps)
      return (one.part, isReached ? 1 : Guess.unreachedSymbolPart)
    }
  }
}
