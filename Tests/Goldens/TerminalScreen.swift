import Foundation

/// A terminal as far as tests need one: bytes of a program in, what a person would see out.
public struct TerminalScreen: Sendable {
  /// One cell with the colours that were set when it was written.
  public struct Cell: Hashable, Sendable {
    public var text: String
    public var ink: String
    public var ground: String
    public var isBold: Bool
  }

  public internal(set) var columns: Int
  public internal(set) var rows: Int
  public internal(set) var cells: [[Cell]]
  public internal(set) var cursor = (column: 0, row: 0)
  /// The private modes that are on: 1049, 1006, 2004 …
  public internal(set) var modes: Set<Int> = [25]
  public internal(set) var title = ""
  /// What was put on the clipboard, base64.
  public internal(set) var clipboard: String?
  /// What the terminal has to answer, for the program's input.
  public var answers: [UInt8] = []
  /// Whether it knows synchronized output, and says so when asked.
  public var knowsSynchronizedOutput = true
  /// Whether emoji have one column, as in terminals of old.
  public var narrowsEmoji = false
  /// Escape sequences that this screen does not know: a test can ask that there are none.
  public internal(set) var unknown: [String] = []

  var pending: [UInt8] = []
  var ink = "default"
  var ground = "default"
  var isBold = false
  var isReverse = false
  var region: ClosedRange<Int>
  var saved = (column: 0, row: 0)
  var mustWrap = false
  /// What the screen was before the alternate one.
  var shell: (cells: [[Cell]], cursor: (column: Int, row: Int))?
  var lastText = " "

  /// An empty screen of a size.
  public init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = []
    region = 0...(max(1, rows) - 1)
    cells = Array(repeating: Array(repeating: blank, count: columns), count: rows)
  }

  var blank: Cell { Cell(text: " ", ink: "default", ground: ground, isBold: false) }

  /// The lines without spaces at their ends.
  public var lines: [String] {
    cells.map { row in
      var line = row.map(\.text).joined()
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }

  /// All lines as one text.
  public var text: String { lines.joined(separator: "\n") }

  /// Changes the size, as a window does; what does not fit is lost.
  public mutating func resize(columns: Int, rows: Int) {
    cells = (0..<rows).map { row in
      (0..<columns).map { column in
        row < self.rows && column < self.columns ? cells[row][column] : blank
      }
    }
    (self.columns, self.rows) = (columns, rows)
    region = 0...(rows - 1)
    cursor = (min(cursor.column, columns - 1), min(cursor.row, rows - 1))
  }

  /// Takes bytes as a terminal would.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    var place = 0
    while place < pending.count {
      guard let taken = step(from: place) else { break }
      place += taken
    }
    pending.removeFirst(place)
  }

  mutating func step(from place: Int) -> Int? {
    let byte = pending[place]
    switch byte {
    case 0x1B: return stepEscape(from: place)
    case 0x0D:
      cursor.column = 0
      mustWrap = false
    case 0x0A, 0x0B, 0x0C: lineFeed()
    case 0x08:
      cursor.column = max(0, cursor.column - 1)
      mustWrap = false
    case 0x09: cursor.column = min(columns - 1, (cursor.column / 8 + 1) * 8)
    case 0x00...0x1F: break
    default: return stepText(from: place)
    }
    return 1
  }

  mutating func stepText(from place: Int) -> Int? {
    let byte = pending[place]
    let length = byte < 0x80 ? 1 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    guard place + length <= pending.count else { return nil }
    write(String(decoding: pending[place..<place + length], as: UTF8.self))
    return length
  }

  mutating func write(_ text: String) {
    let isNarrow =
      narrowsEmoji && text.unicodeScalars.first?.properties.isEmojiPresentation == true
    let width = isNarrow ? 1 : TerminalScreen.width(text)
    if width == 0 {
      let column = mustWrap ? cursor.column : max(0, cursor.column - 1)
      cells[cursor.row][column].text += text
      return
    }
    if mustWrap {
      cursor.column = 0
      lineFeed()
      mustWrap = false
    }
    lastText = text
    let (front, back) = isReverse ? (ground, ink) : (ink, ground)
    cells[cursor.row][cursor.column] = Cell(text: text, ink: front, ground: back, isBold: isBold)
    if width == 2, cursor.column + 1 < columns {
      cells[cursor.row][cursor.column + 1] = Cell(
        text: "", ink: front, ground: back, isBold: isBold)
    }
    if cursor.column + width >= columns {
      cursor.column = columns - 1
      mustWrap = true
    } else {
      cursor.column += width
    }
  }

  private static func width(_ text: String) -> Int {
    guard let scalar = text.unicodeScalars.first else { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x23F0, 0x23F3, 0x25FD...0x25FE,
      0x2614...0x2615, 0x2648...0x2653, 0x267F, 0x2693, 0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE,
      0x26C4...0x26C5, 0x26CE, 0x26D4, 0x26EA, 0x26F2...0x26F3, 0x26F5, 0x26FA, 0x26FD, 0x2705,
      0x270A...0x270B, 0x2728, 0x274C, 0x274E, 0x2753...0x2755, 0x2757, 0x2795...0x2797, 0x27B0,
      0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0x1F004, 0x1F0CF, 0x1F18E, 0x1F191...0x1F19A, 0x1F300...0x1F320,
      0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393, 0x1F3A0...0x1F3CA,
      0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4, 0x1F3F8...0x1F43E, 0x1F440,
      0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A,
      0x1F595...0x1F596, 0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC,
      0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6D7, 0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC,
      0x1F7E0...0x1F7EB, 0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1F9FF,
      0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  mutating func lineFeed() {
    mustWrap = false
    if cursor.row == region.upperBound {
      scroll(by: 1)
    } else if cursor.row < rows - 1 {
      cursor.row += 1
    }
  }

  mutating func scroll(by count: Int) {
    for _ in 0..<abs(count) {
      if count > 0 {
        cells.remove(at: region.lowerBound)
        cells.insert(Array(repeating: blank, count: columns), at: region.upperBound)
      } else {
        cells.remove(at: region.upperBound)
        cells.insert(Array(repeating: blank, count: columns), at: region.lowerBound)
      }
    }
  }
}
