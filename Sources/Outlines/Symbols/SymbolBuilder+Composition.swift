import Drawing

// Symbols that stand in a frame, are struck out or carry a badge.
extension SymbolBuilder {
  /// The sides of the square that a symbol has in a frame, where it is another one: narrow ones are higher.
  static let rooms = ["fork.knife": 10.2]

  static func framed(
    _ inner: SymbolShape, _ frame: SymbolName.Frame, isFilled: Bool, room: Double
  ) -> SymbolShape {
    let whole = Rect(x: 0, y: 0, width: 16, height: 16)
    let outer: [PathElement]
    let hole: [PathElement]
    let line = 1.05
    switch frame {
    case .circle:
      outer = IconFile.ellipse(whole)
      hole = IconFile.ellipse(whole.inset(by: line))
    case .rectangle:
      let box = Rect(x: -1.5, y: 1.5, width: 19, height: 13)
      outer = IconFile.rectangle(box, radius: 2.6)
      hole = IconFile.rectangle(box.inset(by: line), radius: 1.7)
    case .square, .app:
      outer = IconFile.rectangle(whole.inset(by: 0.5), radius: 3.2)
      hole = IconFile.rectangle(whole.inset(by: 0.5 + line), radius: 2.3)
    }
    let box = Rect(x: 8 - room / 2, y: 8 - room / 2, width: room, height: room)
    var small = inner.fitted(into: box)
    for index in small.parts.indices {
      small.parts[index].level = 0
      // What is cut out of a filled frame shows in a palette's first colour.
      small.parts[index].isKnockout = isFilled && !small.parts[index].isCut
      // Lines become thinner with the icon, and less so than it.
      if small.parts[index].isLine { small.parts[index].margin += 0.13 }
    }
    let ring =
      isFilled
      ? SymbolShape.Part(outer, level: 1, isLine: false)
      : SymbolShape.Part(outer + hole, isEvenOdd: true, level: 1)
    return SymbolShape([ring] + small.parts)
  }

  /// Returns a line from the top left to the bottom right, with a gap beside it.
  static func struck(_ inner: SymbolShape) -> SymbolShape {
    func line(_ x: Double, _ y: Double) -> [PathElement] {
      let (dx, dy) = (0.38, -0.38)
      return [
        .move(Point(x: 1.6 + x + dx, y: 1.2 + y + dy)),
        .line(Point(x: 14.8 + x + dx, y: 14.4 + y + dy)),
        .line(Point(x: 14.8 + x - dx, y: 14.4 + y - dy)),
        .line(Point(x: 1.6 + x - dx, y: 1.2 + y - dy)),
        .close,
      ]
    }
    return SymbolShape(
      inner.parts + [
        SymbolShape.Part(line(0.76, -0.76), isCut: true, margin: 0.15),
        SymbolShape.Part(line(0, 0), margin: 0.12),
      ])
  }

  /// Returns a small disc or triangle at the lower right with a sign in it, and a gap around it.
  static func badged(
    _ inner: SymbolShape, _ badge: String, _ isTriangle: Bool
  ) -> SymbolShape {
    // A plain badge is a dot at the upper right.
    let isDot = badge.isEmpty
    let radius = isDot ? 2.6 : 3.9
    let middle = isDot ? Point(x: 12.6, y: 3.4) : Point(x: 12.1, y: 12.1)
    let disc = Rect(
      x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    var parts = inner.parts.map { part in
      var part = part
      part.level += 1
      return part
    }
    let ground = isTriangle ? triangle(in: disc) : IconFile.ellipse(disc)
    let gap = isTriangle ? ground : IconFile.ellipse(disc.inset(by: -0.9))
    parts.append(SymbolShape.Part(gap, isCut: true, margin: isTriangle ? 0.9 : 0))
    parts.append(SymbolShape.Part(ground, isLine: false))
    if !isDot, let sign = base(SymbolName(badge, isKnown: SymbolNames.hasIcon)) {
      var room = disc.inset(by: radius * (isTriangle ? 0.42 : 0.34))
      if isTriangle { room.y += 0.5 }
      for var part in sign.fitted(into: room).parts {
        part.isCut = true
        part.margin = 0.12
        parts.append(part)
      }
    }
    return SymbolShape(parts)
  }

  /// Returns a triangle with round corners that stands on the lower side of a box.
  private static func triangle(in box: Rect) -> [PathElement] {
    let (left, right) = (box.x - 0.3, box.x + box.width + 0.3)
    let (top, foot, middle) = (box.y, box.y + box.height - 0.5, box.midX)
    return PathText.elements(
      "M\(middle - 0.8),\(top + 0.4)A.92,.92,0,0,1,\(middle + 0.8),\(top + 0.4)"
        + "L\(right - 0.1),\(foot - 1.3)A.9,.9,0,0,1,\(right - 0.9),\(foot)"
        + "L\(left + 0.9),\(foot)A.9,.9,0,0,1,\(left + 0.1),\(foot - 1.3)z")
  }
}
