import Canvas
import Drawing
import Numbers

/// The ruler: one element of a picture at a time.
extension AppModel {
  /// Returns the elements that can be chosen, from the top down, by their numbers among the marks.
  static func elements(of marks: [RulerMark]) -> [Int] {
    marks.indices.filter { marks[$0].isListed && marks[$0].kind != .shortening }.sorted {
      (marks[$0].frame.minY, marks[$0].frame.minX, $0)
        < (marks[$1].frame.minY, marks[$1].frame.minX, $1)
    }
  }

  /// Returns the mark that a number stands for; the first where there are fewer.
  static func chosen(_ element: Int, of marks: [RulerMark]) -> Int? {
    let elements = elements(of: marks)
    return elements.contains(element) ? element : elements.first
  }

  /// Returns the element so many steps further down, or up.
  static func stepped(_ element: Int, by step: Int, of marks: [RulerMark]) -> Int {
    let elements = elements(of: marks)
    guard let last = elements.indices.last,
      let here = elements.firstIndex(of: chosen(element, of: marks) ?? element)
    else { return element }
    return elements[min(max(0, here + step), last)]
  }

  /// Returns what is tinted in a picture.
  func rulerTints(_ element: Int, of marks: [RulerMark]) -> [DisplayItem] {
    guard let chosen = AppModel.chosen(element, of: marks) else { return [] }
    return (rulerShowsMore ? Ruler.tintSurroundings(marks) : [])
      + Ruler.tint(marks[chosen], among: marks)
  }

  /// Writes the ruler's figures of the chosen element, and under them the list of all, scrolled to it.
  ///
  /// `keys` says how another one is chosen.
  static func drawMeasures(
    _ marks: [RulerMark], _ element: Int, keys: String, in area: Area, on sheet: inout Sheet
  ) {
    guard let chosen = chosen(element, of: marks) else {
      sheet.put(
        "Nothing here has a frame.", column: area.column, row: area.row, in: area, .quiet)
      return
    }
    let columns = max(12, area.columns)
    let lines = Ruler.reading(marks, of: chosen).enumerated().flatMap { index, line in
      DisplayWidth.lines(of: line, columns: columns - (index == 0 ? 0 : 2)).map { (index, $0) }
    }
    var rest = area
    for (index, line) in lines.prefix(max(1, area.rows)) {
      sheet.put(
        (index == 0 ? "" : "  ") + line, column: rest.column, row: rest.row, in: rest,
        index == 0 ? .bold : .plain)
      rest = rest.split(top: 1).rest
    }
    guard rest.rows > 3 else { return }
    drawElements(marks, chosen, keys: keys, in: rest.split(top: 1).rest, on: &sheet)
  }

  private static func drawElements(
    _ marks: [RulerMark], _ chosen: Int, keys: String, in area: Area, on sheet: inout Sheet
  ) {
    let elements = elements(of: marks)
    let here = elements.firstIndex(of: chosen) ?? 0
    let (head, body) = area.split(top: 1)
    sheet.put(
      "Element \(here + 1) of \(elements.count): \(keys)", column: head.column,
      row: head.row, in: head, TextLook(Theme.quiet, .bold))
    let first = scrolled(
      max(0, here - body.rows / 2), toShow: here, of: elements.count, rows: body.rows)
    for (row, index) in elements.dropFirst(first).prefix(body.rows).enumerated() {
      let mark = marks[index]
      let line = Area(column: body.column, row: body.row + row, columns: body.columns, rows: 1)
      if index == chosen { sheet.highlight(line, row: line.row) }
      let size = mark.place?.frame ?? mark.frame
      sheet.put(
        [(Visible.text(mark.name), index == chosen ? .plain : .quiet)],
        right: "\(size.width.short(places: 2)) × \(size.height.short(places: 2))", row: line.row,
        in: line, .quiet)
      sheet.answer(line, .element(index))
    }
  }
}
