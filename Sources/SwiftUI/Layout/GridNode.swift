import Drawing

/// Cells in rows and columns: a column is as wide as its widest cell, a row as high as its highest.
final class GridNode: ContainerNode {
  struct Row {
    var cells: [LayoutNode]
    var alignment: AlignmentKey?
    /// Whether it is one view across all columns.
    var isWhole: Bool

    /// Puts cells of one row together; anything else is one view across all columns.
    static func rows(_ nodes: [LayoutNode]) -> [Row] {
      var rows: [Row] = []
      var last: GridCellTraits.Row?
      for node in nodes {
        let row = node.trait(ObjectIdentifier(GridCellTraits.Row.self)) as? GridCellTraits.Row
        if let row, row === last {
          rows[rows.count - 1].cells.append(node)
        } else {
          rows.append(Row(cells: [node], alignment: row?.alignment, isWhole: row == nil))
        }
        last = row
      }
      return rows
    }
  }
  let rows: [Row]
  let alignment: Alignment
  let horizontalSpacing: Double?
  let verticalSpacing: Double?

  init(_ rows: [Row], alignment: Alignment, horizontal: Double?, vertical: Double?) {
    (self.rows, self.alignment) = (rows, alignment)
    (horizontalSpacing, verticalSpacing) = (horizontal, vertical)
    super.init(rows.flatMap(\.cells), kind: "Grid")
  }

  private func span(_ cell: LayoutNode) -> Int {
    cell.trait(ObjectIdentifier(GridCellTraits.Columns.self)) as? Int ?? 1
  }

  private func isUnsized(_ cell: LayoutNode, _ axis: Axis.Set) -> Bool {
    let axes = cell.trait(ObjectIdentifier(GridCellTraits.Unsized.self)) as? Axis.Set ?? []
    return axes.contains(axis)
  }

  private lazy var columnCount: Int =
    rows.map { row in
      row.isWhole ? 1 : row.cells.reduce(0) { $0 + span($1) }
    }.max() ?? 0

  private var columnGap: Double { horizontalSpacing ?? Spacing.defaultDistance }

  private func rowGap(after index: Int) -> Double {
    if let verticalSpacing { return verticalSpacing }
    let above = Spacing.union(rows[index].cells.lazy.map(\.spacing))
    let below = Spacing.union(rows[index + 1].cells.lazy.map(\.spacing))
    return above.distance(to: below, along: .vertical)
  }

  private typealias PlacedCell = (columns: Range<Int>, cell: LayoutNode)

  /// The cells of one column, row by row.
  private lazy var singles = placedCells.filter { $0.columns.count == 1 }

  /// The cells of several columns, those of fewer first.
  private lazy var spanning = placedCells.filter { $0.columns.count > 1 }
    .sorted { $0.columns.count < $1.columns.count }

  /// The cells with the columns that they stand in, without views across all columns.
  private var placedCells: [PlacedCell] {
    rows.filter { !$0.isWhole }.flatMap { row in
      var column = 0
      return row.cells.map { cell in
        defer { column += span(cell) }
        return (column..<column + span(cell), cell)
      }
    }
  }

  /// Widens columns evenly where a cell that spans them asks for more than they have together.
  private func widen(_ widths: inout [Double], _ columns: Range<Int>, to width: Double) {
    let missing = width.less(span(widths, columns.lowerBound, columns.count))
    guard missing > 0 else { return }
    for column in columns { widths[column] += missing / Double(columns.count) }
  }

  /// Returns the widths of the columns: least and most as the cells allow, fairly shared, as a stack would. What is left
  /// then is for cells that span several columns.
  private func columnWidths(_ width: Double?) -> [Double] {
    func widest(_ offer: Double?) -> [Double] {
      var widths = [Double](repeating: 0, count: columnCount)
      for (columns, cell) in singles where !isUnsized(cell, .horizontal) {
        let column = columns.lowerBound
        let size = cell.size(Proposal(width: offer, height: nil))
        widths[column] = max(widths[column], size.width)
      }
      return widths
    }
    guard let width else {
      var ideal = widest(nil)
      for (columns, cell) in spanning where !isUnsized(cell, .horizontal) {
        widen(&ideal, columns, to: cell.size(.unspecified).width)
      }
      return ideal
    }
    let (least, most) = (widest(0), widest(.infinity))
    var available = width - Double(max(0, columnCount - 1)) * columnGap
    var widths = least
    let flexibility = zip(most, least).map { $0.less($1) }
    let order = (0..<columnCount).sorted { flexibility[$0] < flexibility[$1] }
    for (count, column) in order.enumerated() {
      let share = max(0, available / Double(columnCount - count))
      var taken = 0.0
      for (columns, cell) in singles
      where columns.lowerBound == column && !isUnsized(cell, .horizontal) {
        taken = max(taken, cell.size(Proposal(width: share, height: nil)).width)
      }
      widths[column] = taken
      available = available.less(taken)
    }
    for (columns, cell) in spanning where !isUnsized(cell, .horizontal) {
      let own = span(widths, columns.lowerBound, columns.count)
      let wanted = cell.size(Proposal(width: own + max(0, available), height: nil)).width
      widen(&widths, columns, to: wanted)
      available = available.less(max(0, wanted.less(own)))
    }
    return widths
  }

  override func contentLength(_ axis: Axis) -> Double {
    let set: Axis.Set = axis == .horizontal ? .horizontal : .vertical
    func longest(_ cells: [LayoutNode]) -> Double {
      cells.filter { !isUnsized($0, set) }.map { $0.endedLength(axis) }.max() ?? 0
    }
    guard axis == .horizontal else {
      let gaps = rows.indices.dropLast().reduce(0.0) { $0 + rowGap(after: $1) }
      return rows.reduce(gaps) { $0 + longest($1.cells) }
    }
    var widths = [Double](repeating: 0, count: columnCount)
    for (columns, cell) in singles + spanning {
      widen(&widths, columns, to: longest([cell]))
    }
    let whole = longest(rows.filter(\.isWhole).flatMap(\.cells))
    return max(whole, span(widths, 0, columnCount))
  }

  override func arrange(_ proposal: Proposal) -> Arrangement {
    let widths = columnWidths(proposal.width)
    var starts: [Double] = []
    var x = 0.0
    for width in widths {
      starts.append(x)
      x += width + columnGap
    }
    var total = max(0, x - columnGap)
    for row in rows where row.isWhole {
      let offer = Proposal(width: proposal.width ?? total, height: nil)
      for cell in row.cells where !isUnsized(cell, .horizontal) {
        total = max(total, min(cell.size(offer).width, proposal.width ?? .infinity))
      }
    }
    let heights = rowHeights(proposal, widths, total)
    var places: [Arrangement.Place] = []
    var y = 0.0
    for (index, row) in rows.enumerated() {
      var column = 0
      for cell in row.cells {
        let columns = row.isWhole ? columnCount : span(cell)
        let room = Size(
          width: row.isWhole ? total : span(widths, column, columns), height: heights[index])
        let left = row.isWhole || column >= starts.count ? 0 : starts[column]
        let origin = origin(of: cell, in: row, column: column, room: room)
        places.append(
          Arrangement.Place(
            origin: Point(x: left + origin.x, y: y + origin.y), proposal: Proposal(room),
            anchor: columnAlignments[column] ?? alignment.horizontal))
        column += columns
      }
      y += heights[index] + (index + 1 < rows.count ? rowGap(after: index) : 0)
    }
    return Arrangement(size: Size(width: total, height: y), places: places)
  }

  private func span(_ widths: [Double], _ first: Int, _ count: Int) -> Double {
    let end = min(widths.count, first + count)
    guard first < end else { return 0 }
    return widths[first..<end].reduce(0, +) + Double(end - first - 1) * columnGap
  }

  private func rowHeights(_ proposal: Proposal, _ widths: [Double], _ total: Double) -> [Double] {
    let gaps = rows.indices.dropLast().reduce(0.0) { $0 + rowGap(after: $1) }
    var remaining = proposal.height.map { max(0, $0 - gaps) }
    var heights = [Double](repeating: 0, count: rows.count)
    func height(_ index: Int, _ offer: Double?) -> Double {
      var (column, highest) = (0, 0.0)
      for cell in rows[index].cells {
        let columns = rows[index].isWhole ? columnCount : span(cell)
        let width = rows[index].isWhole ? total : span(widths, column, columns)
        if !isUnsized(cell, .vertical) {
          highest = max(highest, cell.size(Proposal(width: width, height: offer)).height)
        }
        column += columns
      }
      return highest
    }
    let flexibility = rows.indices.map { height($0, .infinity).less(height($0, 0)) }
    let order = rows.indices.sorted { flexibility[$0] < flexibility[$1] }
    for (count, index) in order.enumerated() {
      heights[index] = height(index, remaining.map { $0 / Double(order.count - count) })
      remaining = remaining.map { max(0, $0.less(heights[index])) }
    }
    return heights
  }

  private func origin(of cell: LayoutNode, in row: Row, column: Int, room: Size) -> Point {
    let anchorKey = ObjectIdentifier(GridCellTraits.Anchor.self)
    let offer = Proposal(room)
    if let anchor = cell.trait(anchorKey) as? UnitPoint {
      let size = cell.size(offer)
      return Point(
        x: ((room.width - size.width) * Double(anchor.x)).place,
        y: ((room.height - size.height) * Double(anchor.y)).place)
    }
    var alignment = alignment
    if let own = columnAlignments[column] { alignment.horizontal = own }
    if let own = row.alignment { alignment.vertical = VerticalAlignment(own.id) }
    return alignment.origin(of: cell, offer, in: room)
  }

  private lazy var columnAlignments: [Int: HorizontalAlignment] = {
    var result: [Int: HorizontalAlignment] = [:]
    let key = ObjectIdentifier(GridCellTraits.ColumnAlignment.self)
    for (columns, cell) in singles {
      if let own = cell.trait(key) as? HorizontalAlignment { result[columns.lowerBound] = own }
    }
    return result
  }()
}
