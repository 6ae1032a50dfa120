import Drawing
import Findings

extension VectorPicture {
  /// Writes a symbol, with its name beside it for those who cannot see.
  mutating func symbol(_ mark: SymbolMark, _ map: Transform) -> String {
    guard let parts = SymbolInk.parts(mark) else {
      report(SymbolTable.withoutShape(mark.name))
      return SymbolInk.box(mark).map { item($0, map, depth: 0) }.joined()
    }
    let result = symbol(parts, mark.frame, map)
    return "<g role=\"img\" aria-label=\"\(XMLText.escaped(mark.name, .blanks))\">\(result)</g>"
  }

  /// Returns a symbol's areas. What is translucent is drawn solid and faded as a whole: areas and the lines around them
  /// lie over one another.
  private mutating func symbol(
    _ parts: [SymbolInk.Part], _ frame: Rect, _ map: Transform
  ) -> String {
    var inks: [(paint: Paint?, text: GrowingText)] = []
    for part in parts {
      let paint = part.isCut || part.paint.isSolid ? nil : part.paint
      let drawn = part.isCut ? Paint.color(.black) : paint.map(\.solid) ?? part.paint
      var shape = fill(part.contour, drawn, map)
      if part.outset > 0 { shape += stroke(part.contour, drawn, part.style, map) }
      if part.isCut {
        for index in inks.indices { cutOut(shape, from: &inks[index].text) }
      } else if let index = inks.firstIndex(where: { $0.paint == paint }) {
        inks[index].text.append(shape)
      } else {
        inks.append((paint, GrowingText(shape)))
      }
    }
    let room = frame.outset(by: SymbolInk.reach(of: parts))
    var result = ""
    for ink in inks where !ink.text.isEmpty {
      guard let paint = ink.paint else {
        result += ink.text.whole
        continue
      }
      if case .color(let color) = paint {
        result += "<g opacity=\"\(SVGText.fine(max(0, color.alpha)))\">\(ink.text.whole)</g>"
        continue
      }
      let mask = define {
        """
        <mask id="\($0)" style="mask-type:alpha" maskUnits="userSpaceOnUse" \
        \(SVGText.frame(room))>\(ink.text.whole)</mask>
        """
      }
      result += "<g mask=\"url(#\(mask))\">\(fill(.rect(room), paint, map))</g>"
    }
    return result
  }
}
