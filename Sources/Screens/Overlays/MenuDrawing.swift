import Canvas

extension AppModel {
  /// Draws the open menu before the screen.
  mutating func drawMenu(on sheet: inout Sheet, _ snapshot: Snapshot, _ page: inout Page) {
    guard var menu = topMenu else { return }
    // The box stands two cells from the screen's edges, and its lines two from the box's.
    menuColumns = max(20, sheet.area.columns - 8)
    let (title, items) = items(of: menu, snapshot)
    sheet.dim()
    // Typing must not make the box jump: it is as large as for all that could be found.
    let all = menu.filter.isEmpty ? items : self.items(of: Menu(menu.kind), snapshot).items
    let empty =
      items.isEmpty
      ? DisplayWidth.lines(
        of: Visible.text(emptiness(of: menu, snapshot)), columns: min(70, menuColumns)) : []
    let box =
      menu.isSearch
      ? sheet.area.centered(
        columns: min(76, sheet.area.columns - 4),
        rows: min(
          sheet.area.rows - 4,
          max(all.reduce(4) { $0 + $1.height }, AppModel.leastSearchRows)))
      : menuBox(in: sheet.area, title, all, empty)
    drawBox(box, title: title, on: &sheet)
    sheet.answer(box, .nothing)
    page.pictures = underMenu.pictures(page.pictures, covering: box, on: pictureGround)

    let inside = box.inset(columns: 2, rows: 1)
    let (head, rest) = inside.split(top: 1)
    drawHead(of: menu, items, head, &sheet)
    let list = rest.split(top: 1).rest
    menu.select(menu.selected, of: items)
    menu.rows = list.rows
    let lines = items.indices.flatMap { index in
      (0..<items[index].height).map { (item: index, line: $0) }
    }
    for index in [AppModel.firstHeading(above: menu.selected, of: items), menu.selected] {
      menu.first = AppModel.scrolled(
        menu.first, toShow: Menu.lines(of: index, among: items), of: lines.count, rows: list.rows)
    }
    topMenu = menu
    for (line, text) in empty.enumerated() {
      sheet.put(text, column: list.column, row: list.row + line, in: list, .quiet)
    }
    for (row, line) in lines.dropFirst(menu.first).prefix(list.rows).enumerated() {
      drawItem(
        items[line.item], line: line.line, isSelected: line.item == menu.selected,
        row: list.row + row, list, &sheet)
      sheet.answer(
        Area(column: box.column, row: list.row + row, columns: box.columns, rows: 1),
        .menuItem(line.item))
    }
    if lines.count > list.rows {
      let place = items[...min(menu.selected, items.count - 1)].filter { !$0.isHeading }.count
      sheet.putRight(
        " \(place) of \(items.filter { !$0.isHeading }.count) ", row: box.endRow - 1,
        in: box.inset(columns: 2), .quiet)
    }
  }

  /// Returns the box of a list in which letters are not typed at once.
  private func menuBox(
    in area: Area, _ title: String, _ items: [MenuItem], _ empty: [String]
  ) -> Area {
    let widest = items.map(\.width).max() ?? 0
    let notes = items.map { Sheet.width($0.note) }.max() ?? 0
    let width = min(
      max(
        widest + 4, notes + 4, Sheet.width(title) + 8, (empty.map(Sheet.width).max() ?? 0) + 4, 44),
      area.columns - 4)
    let lines = items.reduce(0) { $0 + $1.height }
    return area.centered(
      columns: width, rows: min(max(lines, empty.count, 1) + 4, area.rows - 2))
  }

  /// Draws the line above the items: what is searched for, or what is to be known of the selected one.
  private func drawHead(
    of menu: Menu, _ items: [MenuItem], _ area: Area, _ sheet: inout Sheet
  ) {
    guard menu.takesText else {
      let note = items.indices.contains(menu.selected) ? items[menu.selected].note : ""
      sheet.put(
        !note.isEmpty ? note : AppModel.hint(items), column: area.column, row: area.row, in: area,
        .quiet)
      return
    }
    let column = sheet.put("› ", column: area.column, row: area.row, in: area, .accent)
    // The cursor has a column of its own.
    let typed = Sheet.end(of: menu.filter, columns: area.endColumn - column - 1)
    let end = sheet.put(typed, column: column, row: area.row, in: area)
    sheet.cursor = (end, area.row)
    if menu.filter.isEmpty {
      sheet.put("type to search", column: end, row: area.row, in: area, .quiet)
    }
  }

  /// The least height of a box in which one searches.
  private static let leastSearchRows = 12

  /// Returns whether nothing can be taken of a list: its text is only read.
  static func isOnlyRead(_ items: [MenuItem]) -> Bool { items.allSatisfy { $0.choice == .none } }

  /// Returns what can be done with a list.
  private static func hint(_ items: [MenuItem]) -> String {
    isOnlyRead(items)
      ? (items.count > 1 ? "↑↓ read · / find · Esc back" : "Esc back")
      : "↑↓ choose · Enter · / find · Esc back"
  }

  /// Draws a line of an item: the title, or one of those below it.
  private func drawItem(
    _ item: MenuItem, line: Int, isSelected: Bool, row: Int, _ list: Area, _ sheet: inout Sheet
  ) {
    if item.isHeading {
      sheet.put(
        item.title, column: list.column, row: row, in: list, TextLook(Theme.accent, .bold))
      return
    }
    if isSelected { sheet.highlight(list.inset(columns: -1), row: row) }
    var list = list
    if let look = item.severity.map(SeverityLook.init) {
      let (mark, rest) = list.split(left: Sheet.width(look.mark))
      if line == 0 { sheet.put(look.mark, column: mark.column, row: row, in: mark, look.text) }
      list = rest
    }
    if line > 0 {
      let line = item.below[line - 1]
      // Grey on the selection's blue could hardly be read.
      let look = isSelected && line.look == .quiet ? .plain : line.look
      sheet.put(line.text, column: list.column, row: row, in: list, look)
      return
    }
    // A title gives way to a detail only beyond two thirds.
    let detailWidth = min(
      Sheet.width(Visible.text(item.detail)),
      max(list.columns * 2 / 3, list.columns - Sheet.width(item.title) - 2))
    let titleArea = Area(
      column: list.column, row: row,
      columns: list.columns - (detailWidth > 0 ? detailWidth + 2 : 0),
      rows: 1)
    let isText = item.choice == .none && item.severity == nil
    sheet.put(
      (item.isChosen ? "● " : "") + item.title, column: list.column, row: row, in: titleArea,
      isText ? .quiet : isSelected ? .bold : .plain)
    let detailArea = Area(
      column: list.endColumn - detailWidth, row: row, columns: detailWidth, rows: 1)
    sheet.put(
      item.detail, column: detailArea.column, row: row, in: detailArea,
      isSelected ? .accent : .quiet)
  }

  /// Draws a raised box with a title in its top line.
  func drawBox(_ box: Area, title: String, on sheet: inout Sheet) {
    sheet.fill(box, Theme.raised)
    let line = TextLook(Theme.line)
    let right = box.endColumn - 1
    let bottom = box.endRow - 1
    for column in box.column..<box.endColumn {
      sheet.put("─", column: column, row: box.row, line)
      sheet.put("─", column: column, row: bottom, line)
    }
    for row in box.row..<box.endRow {
      sheet.put("│", column: box.column, row: row, line)
      sheet.put("│", column: right, row: row, line)
    }
    let corners = [
      ("╭", box.column, box.row), ("╮", right, box.row), ("╰", box.column, bottom),
      ("╯", right, bottom),
    ]
    for (glyph, column, row) in corners { sheet.put(glyph, column: column, row: row, line) }
    sheet.put(" \(title) ", column: box.column + 2, row: box.row, in: box.inset(columns: 2), .bold)
  }

  /// Returns the first of the headings directly above an item, or the item itself.
  private static func firstHeading(above index: Int, of items: [MenuItem]) -> Int {
    var first = index
    while first > 0, items.indices.contains(first - 1), items[first - 1].isHeading { first -= 1 }
    return first
  }

  /// Returns the first visible line of a list, moved as little as possible so that one line shows.
  static func scrolled(_ first: Int, toShow index: Int, of count: Int, rows: Int) -> Int {
    scrolled(first, toShow: index..<index + 1, of: count, rows: rows)
  }

  /// Returns the same for lines that belong together; of more than have room as many as do.
  static func scrolled(_ first: Int, toShow lines: Range<Int>, of count: Int, rows: Int) -> Int {
    guard rows > 0 else { return 0 }
    var first = min(first, max(0, count - rows))
    if lines.count > rows {
      return min(max(first, lines.lowerBound), lines.upperBound - rows)
    }
    if lines.lowerBound < first { first = lines.lowerBound }
    if lines.upperBound > first + rows { first = lines.upperBound - rows }
    return max(0, first)
  }
}
