import Canvas

extension AppModel {
  /// Draws the open menu before the screen.
  mutating func drawMenu(on sheet: inout Sheet, _ snapshot: Snapshot, _ page: inout Page) {
    guard var menu = topMenu else { return }
    // The box stands two cells from the screen's edges, and its lines two from the box's.
    menuColumns = max(20, sheet.area.columns - 8)
    let (title, items) = items(of: menu, snapshot)
    sheet.dim()
    let widest = items.map { Sheet.width($0.title) + Sheet.width($0.detail) + 3 }.max() ?? 0
    let notes = items.map { Sheet.width($0.note) }.max() ?? 0
    let empty =
      items.isEmpty
      ? DisplayWidth.lines(
        of: Visible.text(emptiness(of: menu, snapshot)), columns: min(70, menuColumns)) : []
    let width = min(
      max(
        widest + 4, notes + 4, Sheet.width(title) + 8, (empty.map(Sheet.width).max() ?? 0) + 4, 44),
      sheet.area.columns - 4)
    let height = min(max(items.count, empty.count, 1) + 4, sheet.area.rows - 2)
    var box = sheet.area.centered(columns: width, rows: height)
    // Searching must not make the box jump.
    if menu.isSearch {
      let all = self.items(of: Menu(menu.kind), snapshot).items.count
      box = sheet.area.centered(
        columns: min(76, sheet.area.columns - 4),
        rows: min(sheet.area.rows - 4, max(all + 4, AppModel.leastSearchRows)))
    }
    drawBox(box, title: title, on: &sheet)
    sheet.answer(box, .nothing)
    page.pictures = underMenu.pictures(page.pictures, covering: box, on: pictureGround)

    let inside = box.inset(columns: 2, rows: 1)
    let (head, rest) = inside.split(top: 1)
    drawHead(of: menu, items, head, &sheet)
    let list = rest.split(top: 1).rest
    menu.select(menu.selected, of: items)
    menu.first = AppModel.scrolled(
      menu.first, toShow: AppModel.firstHeading(above: menu.selected, of: items),
      of: items.count, rows: list.rows)
    menu.first = AppModel.scrolled(
      menu.first, toShow: menu.selected, of: items.count, rows: list.rows)
    topMenu = menu
    for (line, text) in empty.enumerated() {
      sheet.put(text, column: list.column, row: list.row + line, in: list, .quiet)
    }
    for (line, index) in (menu.first..<min(items.count, menu.first + list.rows)).enumerated() {
      drawItem(items[index], isSelected: index == menu.selected, row: list.row + line, list, &sheet)
      sheet.answer(
        Area(column: box.column, row: list.row + line, columns: box.columns, rows: 1),
        .menuItem(index))
    }
    let hidden = items.count - list.rows
    if hidden > 0 {
      let place = items[...min(menu.selected, items.count - 1)].filter { !$0.isHeading }.count
      sheet.putRight(
        " \(place) of \(items.filter { !$0.isHeading }.count) ", row: box.endRow - 1,
        in: box.inset(columns: 2), .quiet)
    }
  }

  /// Draws the line above the items: what is searched for, or what is to be known of the selected one.
  private func drawHead(
    of menu: Menu, _ items: [MenuItem], _ area: Area, _ sheet: inout Sheet
  ) {
    guard menu.isSearch || !menu.filter.isEmpty else {
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

  /// Returns what can be done with a list: a text is only read.
  private static func hint(_ items: [MenuItem]) -> String {
    items.allSatisfy { $0.choice == .none }
      ? (items.count > 1 ? "↑↓ read · Esc back" : "Esc back") : "↑↓ choose · Enter · Esc back"
  }

  private func drawItem(
    _ item: MenuItem, isSelected: Bool, row: Int, _ list: Area, _ sheet: inout Sheet
  ) {
    if item.isHeading {
      sheet.put(
        item.title, column: list.column, row: row, in: list, TextLook(Theme.accent, .bold))
      return
    }
    if isSelected { sheet.highlight(list.inset(columns: -1), row: row) }
    // A title gives way to a detail only beyond two thirds.
    let detailWidth = min(
      Sheet.width(Visible.text(item.detail)),
      max(list.columns * 2 / 3, list.columns - Sheet.width(item.title) - 2))
    let titleArea = Area(
      column: list.column, row: row,
      columns: list.columns - (detailWidth > 0 ? detailWidth + 2 : 0),
      rows: 1)
    let isText = item.choice == .none
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
    guard rows > 0 else { return 0 }
    var first = min(first, max(0, count - rows))
    if index < first { first = index }
    if index >= first + rows { first = index - rows + 1 }
    return max(0, first)
  }
}
