import Canvas
import Glibc
import Screens

/// What pictures stand on the terminal, and the bytes that bring others: only parts that changed are sent.
///
/// A picture is cut into tiles of a few rows of cells, and of a few columns where tiles have numbers. A tile whose pixels
/// are another is sent anew; the others stay.
struct PictureBoard: Sendable {
  private(set) var choice: GraphicsChoice
  /// The tiles that are shown, by where they stand.
  private var shown: [Area: Shown] = [:]
  /// The pictures of the last frame, by where they stood and their numbers.
  private var last: [Place] = []
  /// Numbers that no tile has now.
  private var freeIDs: [Int]
  /// Tiles that may not have arrived: tmux throws away what its terminal does not take fast enough, and what comes while
  /// it draws its panes anew.
  private var unsure: Set<Area> = []
  /// Whether a removal may not have arrived, for the same reasons.
  private var hasUnsureRemovals = false
  /// The characters of the cells of a tile, row by row; empty where cells carry no pictures.
  private let placeholders: [[CellGlyph]]
  /// The cells that the pictures of the last frame took away beside themselves.
  private(set) var lost: [(column: Int, row: Int)] = []
  /// The cells of the last frame's new tiles that other tiles had before: they are written anew before its pictures, so
  /// that one that does not arrive leaves ground and not the past.
  private(set) var inherited: [(column: Int, row: Int)] = []
  /// Bytes of pictures sent so far, for those who measure.
  private(set) var bytesSent = 0

  private struct Place: Equatable {
    var area: Area
    var edition: Int
    var covered: Area?
  }

  /// A tile that the terminal has. Its pixels are a copy: whoever keeps a picture's own makes the next painting copy
  /// the whole picture.
  private struct Shown {
    var id: Int
    var bytes: [UInt8]

    /// Takes a tile's pixels; returns whether they differ.
    mutating func take(_ tile: Tile) -> Bool {
      guard bytes.count == tile.height * tile.width * 4 else {
        bytes = tile.bytes
        return true
      }
      let length = tile.width * 4
      return bytes.withUnsafeMutableBytes { old in
        tile.picture.withUnsafeBytes { new in
          guard let old = old.baseAddress, let new = new.baseAddress else { return false }
          var differs = false
          for row in 0..<tile.height {
            let (mine, theirs) = (old + row * length, new + tile.start(ofRow: row))
            guard memcmp(mine, theirs, length) != 0 else { continue }
            memcpy(mine, theirs, length)
            differs = true
          }
          return differs
        }
      }
    }
  }

  /// Tiles are at most this high, in cells: low enough that a clock's digits do not bring the whole phone.
  static let tileRows = 3
  /// How wide tiles with numbers are, in cells, as long as there are enough numbers. A minute that changes on a card then
  /// brings a quarter of the bytes; all tiles of a screen are a tenth more of them.
  static let tileColumns = [18, 36, 72]
  /// The lower bytes of pictures' numbers, so that what a crash leaves can be taken away by number. They are colours of
  /// the palette beyond the sixteen that themes change.
  static let ids = 17...240
  /// How many numbers are left for the pieces of tiles around a menu, which cuts at most two from each row of tiles: were
  /// there too few, all tiles would be sent anew when it comes and when it goes.
  static let spareIDs = 24

  init(_ choice: GraphicsChoice) {
    self.choice = choice
    freeIDs = Array(PictureBoard.ids.reversed())
    let columns = choice.way == .placeholders ? KittyGraphics.diacritics.count : 0
    placeholders = (0..<PictureBoard.tileRows).map { row in
      (0..<columns).map { column in
        CellGlyph(KittyGraphics.placeholder(row: row, column: column, series: choice.series))
      }
    }
  }

  /// Takes a cell's pixels; returns whether they are others. The next frame must be whole.
  mutating func take(cell: (width: Int, height: Int)) -> Bool {
    guard cell != (choice.cellWidth, choice.cellHeight) else { return false }
    (choice.cellWidth, choice.cellHeight) = cell
    return true
  }

  /// Shows a frame's pictures: gives the bytes that are to be written after the cells.
  ///
  /// - `grid`: gets a character in each cell under a picture. It is a placeholder where cells carry pictures, else a
  ///   blank that is not the space: no row is then cleared over a picture, and a cell is written anew when its picture
  ///   goes.
  /// - `isWhole`: whether the terminal has lost what it showed.
  mutating func show(
    _ pictures: [FramePicture], on grid: inout CellGrid, isWhole: Bool
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    var sent: [Area] = []
    var (gone, new): ([Area], [Area]) = ([], [])
    defer {
      lost = cells(besides: sent)
      inherited = cells(of: new, from: gone)
    }
    if isWhole {
      // A window that changed its size has lost the cells, but kitty keeps what stood over them.
      for id in shown.values.map(\.id).sorted() { bytes += removal(of: id) }
      forget()
    }
    // Most frames change words beside the pictures.
    let places = pictures.map { Place(area: $0.area, edition: $0.edition, covered: $0.covered) }
    if !isWhole, places == last {
      for (area, tile) in shown { cover(area, id: tile.id, on: &grid) }
      return []
    }
    last = places
    let widest = widestTile(in: pictures)
    let tiles = pictures.flatMap { self.tiles($0, widest: widest) }
    let wanted = Set(tiles.map(\.area))
    for (area, old) in shown where !wanted.contains(area) {
      bytes += removal(of: old.id)
      freeIDs.append(old.id)
      shown[area] = nil
      gone.append(area)
      unsure.remove(area)
      hasUnsureRemovals = isLossy
    }
    freeIDs.sort(by: >)
    for tile in tiles {
      if let id = shown[tile.area]?.id {
        if shown[tile.area]?.take(tile) == true {
          bytes += send(tile, id: id)
          sent.append(tile.area)
        }
        cover(tile.area, id: id, on: &grid)
      } else if let id = freeIDs.popLast() {
        shown[tile.area] = Shown(id: id, bytes: tile.bytes)
        bytes += send(tile, id: id)
        sent.append(tile.area)
        new.append(tile.area)
        cover(tile.area, id: id, on: &grid)
      }
    }
    bytesSent += bytes.count
    return bytes
  }

  /// Returns the cells that tiles take away beside themselves; where other tiles stand nothing is to be seen of it.
  private func cells(besides sent: [Area]) -> [(column: Int, row: Int)] {
    guard choice.erasesBeside else { return [] }
    return sent.flatMap { area in
      (area.row..<area.endRow).compactMap { row in
        let isCovered = shown.keys.contains { $0.contains(column: area.endColumn, row: row) }
        return isCovered ? nil : (column: area.endColumn, row: row)
      }
    }
  }

  /// Returns the cells of new tiles that lay under tiles that are gone. Pictures with numbers have been removed by them.
  private func cells(of new: [Area], from gone: [Area]) -> [(column: Int, row: Int)] {
    guard choice.way == .iterm || choice.way == .sixel else { return [] }
    return new.flatMap { area in
      gone.compactMap(area.shared).flatMap { shared in
        (shared.row..<shared.endRow).flatMap { row in
          (shared.column..<shared.endColumn).map { (column: $0, row: row) }
        }
      }
    }
  }

  /// Forgets what the terminal shows, since it has lost it.
  private mutating func forget() {
    if !shown.isEmpty { hasUnsureRemovals = isLossy }
    shown.removeAll()
    unsure.removeAll()
    last = []
    freeIDs = Array(PictureBoard.ids.reversed())
  }

  /// What asks a terminal around tmux whether it has the pictures: one of them stands for all. Nil where none are shown.
  var question: [UInt8]? {
    guard isLossy, let (area, tile) = shown.min(by: { $0.value.id < $1.value.id }) else {
      return nil
    }
    return passed(
      KittyGraphics.putForCells(
        id: choice.number(of: tile.id), columns: area.columns, rows: area.rows))
  }

  /// Whether some tiles are to be sent once more.
  var isUnsure: Bool { !unsure.isEmpty || hasUnsureRemovals }

  /// Sends tiles that may not have arrived once more, as many as make a few kilobytes: a little at a time arrives. At last
  /// all numbers are removed that no tile has.
  mutating func sendAgain() -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < 4096, let area = unsure.popFirst() {
      guard let tile = shown[area] else { continue }
      let (width, height) = (area.columns * choice.cellWidth, area.rows * choice.cellHeight)
      bytes += self.bytes(
        of: Tile(
          area: area, width: width, height: height, picture: tile.bytes, start: 0,
          stride: width * 4),
        id: tile.id)
    }
    if bytes.isEmpty, hasUnsureRemovals {
      hasUnsureRemovals = false
      bytes = passed(freeIDs.flatMap { KittyGraphics.remove(id: choice.number(of: $0)) })
    }
    bytesSent += bytes.count
    return bytes
  }

  /// Returns the sequences that remove all possible pictures, whole ones and one that has come by half: for a crash.
  static func removalOfAll(_ choice: GraphicsChoice) -> [UInt8] {
    switch choice.way {
    case .placeholders, .kitty:
      let bytes =
        KittyGraphics.end + ids.flatMap { KittyGraphics.remove(id: choice.number(of: $0)) }
      return choice.isThroughTmux ? TmuxPassage.wrapped(bytes) : bytes
    // Their pixels go with the screen that they stand on.
    case .iterm, .sixel, nil: return []
    }
  }

  // Parts.

  private struct Tile {
    var area: Area
    /// In pixels.
    var width: Int
    var height: Int
    /// The whole picture's pixels, where the tile begins in them, and the length of one of their rows.
    var picture: [UInt8]
    var start: Int
    var stride: Int

    /// The tile's own pixels.
    var bytes: [UInt8] {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(width * height * 4)
      for row in 0..<height {
        let start = start(ofRow: row)
        bytes += picture[start..<start + width * 4]
      }
      return bytes
    }

    var image: PixelImage { PixelImage(width: width, height: height, bytes: bytes) }

    func start(ofRow row: Int) -> Int { start + row * stride }
  }

  /// Returns how wide tiles are in a frame: so that each has a number, if that is possible.
  private func widestTile(in pictures: [FramePicture]) -> Int {
    switch choice.way {
    case .placeholders, .kitty: break
    // Without numbers nothing replaces a tile but what is drawn over it, so they are as wide as may be. Each sixel tile
    // brings a palette, too.
    case .sixel: return max(1, choice.widestSixel / max(1, choice.cellWidth))
    case .iterm, nil: return Int.max
    }
    func count(_ pictures: [FramePicture], _ columns: Int) -> Int {
      pictures.reduce(0) { $0 + PictureBoard.areas($1, widest: columns).count }
    }
    let whole = pictures.map { FramePicture(area: $0.area, image: $0.image, edition: $0.edition) }
    return PictureBoard.tileColumns.first { columns in
      count(whole, columns) <= PictureBoard.ids.count - PictureBoard.spareIDs
        && count(pictures, columns) <= PictureBoard.ids.count
    } ?? Int.max
  }

  /// Returns where a picture's tiles stand: those of the whole picture, without what is covered of them, so that a menu
  /// that comes and goes leaves all others alone.
  private static func areas(_ picture: FramePicture, widest: Int) -> [Area] {
    let columns = pieces(of: picture.area.columns, at: widest)
    return pieces(of: picture.area.rows, at: tileRows).flatMap { rows in
      columns.flatMap { columns in
        let area = Area(
          column: picture.area.column + columns.lowerBound,
          row: picture.area.row + rows.lowerBound, columns: columns.count, rows: rows.count)
        return picture.covered.map(area.without) ?? [area]
      }
    }
  }

  /// Returns the parts of a length that are at most so long.
  private static func pieces(of length: Int, at most: Int) -> [Range<Int>] {
    stride(from: 0, to: length, by: most).map { $0..<min(length, $0 + min(most, length)) }
  }

  private func tiles(_ picture: FramePicture, widest: Int) -> [Tile] {
    let area = picture.area
    let (width, height) = (choice.cellWidth, choice.cellHeight)
    let stride = area.columns * width * 4
    guard stride > 0, picture.image.width == area.columns * width,
      picture.image.bytes.count >= area.rows * height * stride
    else { return [] }
    return PictureBoard.areas(picture, widest: widest).map { tile in
      Tile(
        area: tile, width: tile.columns * width, height: tile.rows * height,
        picture: picture.image.bytes,
        start: (tile.row - area.row) * height * stride + (tile.column - area.column) * width * 4,
        stride: stride)
    }
  }

  private func removal(of id: Int) -> [UInt8] {
    switch choice.way {
    case .placeholders, .kitty: passed(KittyGraphics.remove(id: choice.number(of: id)))
    case .iterm, .sixel, nil: []
    }
  }

  private var isLossy: Bool { choice.isThroughTmux && choice.way == .placeholders }

  private mutating func send(_ tile: Tile, id: Int) -> [UInt8] {
    if isLossy { unsure.insert(tile.area) }
    return bytes(of: tile, id: id)
  }

  private func bytes(of tile: Tile, id: Int) -> [UInt8] {
    let (columns, rows) = (tile.area.columns, tile.area.rows)
    // The cursor is kept, goes to the tile, and comes back.
    let there = Array("\u{1B}7\u{1B}[\(tile.area.row + 1);\(tile.area.column + 1)H".utf8)
    let back = Array("\u{1B}8".utf8)
    switch choice.way {
    case .placeholders:
      return passed(
        KittyGraphics.sendForCells(
          tile.image.png, id: choice.number(of: id), columns: columns, rows: rows))
    case .kitty:
      return there
        + KittyGraphics.sendAtCursor(
          tile.image.png, id: choice.number(of: id), columns: columns, rows: rows) + back
    case .iterm:
      return there + ITermImages.show(tile.image.png, columns: columns, rows: rows) + back
    case .sixel: return there + Sixel.show(tile.image, colors: choice.colors) + back
    case nil: return []
    }
  }

  private func passed(_ bytes: [UInt8]) -> [UInt8] {
    choice.isThroughTmux ? TmuxPassage.wrapped(bytes) : bytes
  }

  /// Puts the cells down that carry a tile, with its number as their ink, or lie under it.
  private func cover(_ area: Area, id: Int, on grid: inout CellGrid) {
    for row in 0..<area.rows {
      for column in 0..<area.columns {
        let (x, y) = (area.column + column, area.row + row)
        guard x >= 0, y >= 0, x < grid.columns, y < grid.rows else { continue }
        guard choice.way == .placeholders else {
          grid[x, y] = Cell("\u{A0}", ink: grid[x, y].ground, ground: grid[x, y].ground)
          continue
        }
        let marks = placeholders[min(row, placeholders.count - 1)]
        // Wider than the marks count, a picture ends with its last column.
        grid[x, y].mark = marks[min(column, marks.count - 1)]
        grid[x, y].ink = CellColor(UInt32(id))
        grid[x, y].style = []
      }
    }
  }
}

extension GraphicsChoice {
  /// Returns a picture's whole number; cells say its lower byte with their ink and the upper one with a mark.
  fileprivate func number(of id: Int) -> Int { Int(series) << 24 | id }
}
