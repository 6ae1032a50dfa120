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

  public private(set) var columns: Int
  public private(set) var rows: Int
  public private(set) var cells: [[Cell]]
  public private(set) var cursor = (column: 0, row: 0)
  /// The private modes that are on: 1049, 1006, 2004 …
  public private(set) var modes: Set<Int> = [25]
  public private(set) var title = ""
  /// What was put on the clipboard, base64.
  public private(set) var clipboard: String?
  /// What the terminal has to answer, for the program's input.
  public var answers: [UInt8] = []
  /// Whether it knows synchronized output, and says so when asked.
  public var knowsSynchronizedOutput = true
  /// Escape sequences that this screen does not know: a test can ask that there are none.
  public private(set) var unknown: [String] = []

  private var pending: [UInt8] = []
  private var ink = "default"
  private var ground = "default"
  private var isBold = false
  private var isReverse = false
  private var region: ClosedRange<Int>
  private var saved = (column: 0, row: 0)
  private var mustWrap = false
  /// What the screen was before the alternate one.
  private var shell: (cells: [[Cell]], cursor: (column: Int, row: Int))?
  private var lastText = " "

  /// An empty screen of a size.
  public init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = []
    region = 0...(max(1, rows) - 1)
    cells = Array(repeating: Array(repeating: blank, count: columns), count: rows)
  }

  private var blank: Cell { Cell(text: " ", ink: "default", ground: ground, isBold: false) }

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

  private mutating func step(from place: Int) -> Int? {
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

  private mutating func stepText(from place: Int) -> Int? {
    let byte = pending[place]
    let length = byte < 0x80 ? 1 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    guard place + length <= pending.count else { return nil }
    write(String(decoding: pending[place..<place + length], as: UTF8.self))
    return length
  }

  private mutating func write(_ text: String) {
    let width = TerminalScreen.width(text)
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

  private mutating func lineFeed() {
    mustWrap = false
    if cursor.row == region.upperBound {
      scroll(by: 1)
    } else if cursor.row < rows - 1 {
      cursor.row += 1
    }
  }

  private mutating func scroll(by count: Int) {
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

  private mutating func stepEscape(from place: Int) -> Int? {
    guard place + 1 < pending.count else { return nil }
    switch pending[place + 1] {
    case UInt8(ascii: "["): return stepControlSequence(from: place)
    case UInt8(ascii: "]"), UInt8(ascii: "P"): return stepString(from: place)
    case UInt8(ascii: "("), UInt8(ascii: ")"): return place + 2 < pending.count ? 3 : nil
    case UInt8(ascii: "7"): saved = cursor
    case UInt8(ascii: "8"): cursor = saved
    case UInt8(ascii: "M"):
      if cursor.row == region.lowerBound {
        scroll(by: -1)
      } else {
        cursor.row = max(0, cursor.row - 1)
      }
    case UInt8(ascii: "="), UInt8(ascii: ">"): break
    default: unknown.append("ESC \(Character(Unicode.Scalar(pending[place + 1])))")
    }
    mustWrap = false
    return 2
  }

  private mutating func stepString(from place: Int) -> Int? {
    var end = place + 2
    while end < pending.count {
      let isBell = pending[end] == 0x07
      let isEnd = pending[end] == 0x1B && end + 1 < pending.count && pending[end + 1] == 0x5C
      if isBell || isEnd {
        take(string: String(decoding: pending[(place + 2)..<end], as: UTF8.self))
        return end - place + (isBell ? 1 : 2)
      }
      end += 1
    }
    return nil
  }

  private mutating func take(string: String) {
    if string.hasPrefix("0;") || string.hasPrefix("2;") { title = String(string.dropFirst(2)) }
    if string.hasPrefix("52;c;") { clipboard = String(string.dropFirst(5)) }
  }

  private mutating func stepControlSequence(from place: Int) -> Int? {
    var end = place + 2
    while end < pending.count, (0x20...0x3F).contains(pending[end]) { end += 1 }
    guard end < pending.count else { return nil }
    let body = String(decoding: pending[(place + 2)..<end], as: UTF8.self)
    perform(body, Character(Unicode.Scalar(pending[end])))
    return end - place + 1
  }

  private mutating func perform(_ body: String, _ final: Character) {
    let isPrivate = body.hasPrefix("?")
    let numbers = body.drop { "?<>=".contains($0) }.split(
      separator: ";", omittingEmptySubsequences: false
    ).map { Int($0.prefix { $0.isNumber }) ?? 0 }
    let first = max(1, numbers.first ?? 1)
    if final != "m", final != "h", final != "l" { mustWrap = false }
    switch final {
    case "H", "f":
      cursor = (
        min(columns, max(1, numbers.count > 1 ? numbers[1] : 1)) - 1, min(rows, first) - 1
      )
    case "A": cursor.row = max(0, cursor.row - first)
    case "B": cursor.row = min(rows - 1, cursor.row + first)
    case "C": cursor.column = min(columns - 1, cursor.column + first)
    case "D": cursor.column = max(0, cursor.column - first)
    case "G", "`": cursor.column = min(columns, first) - 1
    case "d": cursor.row = min(rows, first) - 1
    case "J": eraseScreen(numbers.first ?? 0)
    case "K": eraseLine(numbers.first ?? 0)
    case "X":
      for column in cursor.column..<min(columns, cursor.column + first) {
        cells[cursor.row][column] = blank
      }
    case "P":
      for _ in 0..<min(first, columns) {
        cells[cursor.row].remove(at: cursor.column)
        cells[cursor.row].append(blank)
      }
    case "@":
      for _ in 0..<min(first, columns) {
        cells[cursor.row].insert(blank, at: cursor.column)
        cells[cursor.row].removeLast()
      }
    case "L", "M":
      let whole = region
      region = cursor.row...whole.upperBound
      scroll(by: final == "L" ? -first : first)
      region = whole
    case "S": scroll(by: first)
    case "T": scroll(by: -first)
    case "b": for _ in 0..<first { write(lastText) }
    case "r":
      let bottom = numbers.count > 1 && numbers[1] > 0 ? numbers[1] : rows
      region = (first - 1)...(min(rows, bottom) - 1)
      cursor = (0, 0)
    case "m": setLook(body)
    case "h", "l":
      guard isPrivate else { return }
      for number in numbers { setMode(number, final == "h") }
    case "p" where body.hasSuffix("$"):
      if knowsSynchronizedOutput { answers += Array("\u{1B}[?\(numbers.first ?? 0);2$y".utf8) }
    case "c": answers += Array("\u{1B}[?62;22c".utf8)
    case "t": break
    default: unknown.append("CSI \(body)\(final)")
    }
  }

  private mutating func setMode(_ number: Int, _ isOn: Bool) {
    // The alternate screen: what was there before comes back.
    if number == 1049, isOn != modes.contains(1049) {
      if isOn {
        shell = (cells, cursor)
        cells = Array(repeating: Array(repeating: blank, count: columns), count: rows)
      } else if let shell, shell.cells.count == rows, shell.cells.first?.count == columns {
        (cells, cursor) = shell
      }
    }
    if isOn { modes.insert(number) } else { modes.remove(number) }
  }

  private mutating func eraseScreen(_ part: Int) {
    let whole = part >= 2
    if !whole { eraseLine(part) }
    for row in 0..<rows where whole || (part == 0 ? row > cursor.row : row < cursor.row) {
      cells[row] = Array(repeating: blank, count: columns)
    }
  }

  private mutating func eraseLine(_ part: Int) {
    let range =
      part == 0 ? cursor.column..<columns : part == 1 ? 0..<(cursor.column + 1) : 0..<columns
    for column in range { cells[cursor.row][column] = blank }
  }

  private mutating func setLook(_ body: String) {
    var parts = body.split(maxSplits: 64, whereSeparator: { ";:".contains($0) })
      .map { Int($0) ?? 0 }
    if parts.isEmpty { parts = [0] }
    var index = 0
    while index < parts.count {
      switch parts[index] {
      case 0: (ink, ground, isBold, isReverse) = ("default", "default", false, false)
      case 1: isBold = true
      case 7: isReverse = true
      case 22: isBold = false
      case 27: isReverse = false
      case 30...37: ink = "\(parts[index] - 30)"
      case 90...97: ink = "\(parts[index] - 82)"
      case 40...47: ground = "\(parts[index] - 40)"
      case 100...107: ground = "\(parts[index] - 92)"
      case 39: ink = "default"
      case 49: ground = "default"
      case 38, 48:
        let isInk = parts[index] == 38
        var color = "default"
        if index + 2 < parts.count, parts[index + 1] == 5 {
          color = "\(parts[index + 2])"
          index += 2
        } else if index + 4 < parts.count, parts[index + 1] == 2 {
          color = parts[(index + 2)...(index + 4)].map(TerminalScreen.hex).joined()
          index += 4
        }
        if isInk { ink = color } else { ground = color }
      default: break
      }
      index += 1
    }
  }

  private static func hex(_ part: Int) -> String {
    let text = String(part, radix: 16)
    return text.count < 2 ? "0\(text)" : text
  }
}
