import Drawing

// A symbol taken apart into what its colours are for.
extension SymbolShape {
  /// One line around or in a symbol, with the part that it belongs to.
  private struct Piece {
    var part: Part
    var box: Rect
    var area: Double { box.width * box.height }
  }

  /// The lines of all parts, the one with the largest box first.
  private var pieces: [Piece] {
    parts.flatMap { part in
      part.elements.lines.compactMap { elements in
        PathBox.of(elements).map { box in
          var piece = part
          piece.elements = elements
          return Piece(part: piece, box: box)
        }
      }
    }
    .sorted { $0.area > $1.area }
  }

  /// The outermost line, filled: what a mark is cut out of.
  var ground: SymbolShape { SymbolShape(pieces.prefix(1).map(\.part)) }

  /// What is drawn around a mark.
  var ring: SymbolShape { SymbolShape(split.ring) }

  /// The path with the outermost line, and the others.
  private var split: (ring: [Part], mark: [Part]) {
    guard let largest = pieces.first?.box,
      let place = parts.firstIndex(where: { PathBox.of($0.elements) == largest })
    else { return (parts, []) }
    return ([parts[place]], parts.indices.filter { $0 != place }.map { parts[$0] })
  }

  /// A filled symbol as its ground in the second colour and what is cut out of that, which shows in the first.
  var marked: SymbolShape {
    let pieces = pieces
    guard parts.count == 1, pieces.count > 1, let largest = pieces.first,
      pieces.allSatisfy({ $0.box.union(largest.box) == largest.box })
    else { return self }
    var ground = largest.part
    (ground.level, ground.isLine) = (1, false)
    var mark = Part(pieces.dropFirst().flatMap(\.part.elements), isEvenOdd: true, isLine: false)
    mark.isKnockout = true
    return SymbolShape([ground, mark], box: box)
  }

  /// A symbol of lines as what is drawn around its mark, in the second colour, and the mark in the first.
  var ringed: SymbolShape {
    let (ring, mark) = split
    guard !mark.isEmpty, !parts.contains(where: { $0.level > 0 }) else { return self }
    let second = ring.map { part in
      var part = part
      part.level = 1
      return part
    }
    return SymbolShape(second + mark, box: box)
  }

  /// Returns the largest area with what lies within it in the first colour, and the areas beside it in those of levels.
  ///
  /// The largest of them takes the first level, and those for which there is no level the last one: beside a cloud stand
  /// a bolt and rain.
  func layered(_ levels: [Int]) -> SymbolShape {
    let pieces = pieces
    guard let largest = pieces.first?.box, let last = levels.last, var ground = parts.first,
      !parts.contains(where: { $0.level > 0 })
    else { return self }
    let inside = pieces.filter { $0.box.union(largest) == largest }
    let outside = pieces.filter { $0.box.union(largest) != largest }
    guard !outside.isEmpty else { return self }
    ground.elements = inside.flatMap(\.part.elements)
    var layers = [ground]
    for (index, piece) in outside.enumerated() {
      let level = index < levels.count ? levels[index] : last
      if layers[layers.count - 1].level != level {
        var layer = ground
        (layer.elements, layer.level) = ([], level)
        layers.append(layer)
      }
      layers[layers.count - 1].elements += piece.part.elements
    }
    return SymbolShape(layers)
  }

  /// Returns the shape with all its places moved.
  func mapped(_ map: (Point) -> Point) -> SymbolShape {
    SymbolShape(
      parts.map { part in
        var part = part
        part.elements = part.elements.map { $0.mapped(map) }
        return part
      })
  }

  /// Returns the shape as large as a box allows, in its middle.
  func fitted(into room: Rect) -> SymbolShape {
    guard box.width > 0, box.height > 0 else { return self }
    let unit = min(room.width / box.width, room.height / box.height)
    let (x, y) = (room.midX - box.midX * unit, room.midY - box.midY * unit)
    return mapped { Point(x: x + $0.x * unit, y: y + $0.y * unit) }
  }
}
