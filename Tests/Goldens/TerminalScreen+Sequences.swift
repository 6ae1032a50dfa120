extension TerminalScreen {
  mutating func stepEscape(from place: Int) -> Int? {
    guard place + 1 < pending.count else { return nil }
    switch pending[place + 1] {
    case UInt8(ascii: "["): return stepControlSequence(from: place)
    // What a terminal is told or asked in a string; kitty's graphics come as the last of these.
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): return stepString(from: place)
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

  mutating func stepString(from place: Int) -> Int? {
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

  mutating func take(string: String) {
    if string.hasPrefix("0;") || string.hasPrefix("2;") { title = String(string.dropFirst(2)) }
    if string.hasPrefix("52;c;") { clipboard = String(string.dropFirst(5)) }
  }

  mutating func stepControlSequence(from place: Int) -> Int? {
    var end = place + 2
    while end < pending.count, (0x20...0x3F).contains(pending[end]) { end += 1 }
    guard end < pending.count else { return nil }
    let body = String(decoding: pending[(place + 2)..<end], as: UTF8.self)
    perform(body, Character(Unicode.Scalar(pending[end])))
    return end - place + 1
  }

  mutating func perform(_ body: String, _ final: Character) {
    // The most frequent one, which reads its numbers by itself.
    if final == "m" { return setLook(body) }
    let isPrivate = body.hasPrefix("?")
    let numbers = body.drop { "?<>=".contains($0) }.split(
      separator: ";", omittingEmptySubsequences: false
    ).map { Int($0.prefix { $0.isNumber }) ?? 0 }
    let first = max(1, numbers.first ?? 1)
    if final != "h", final != "l" { mustWrap = false }
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
    case "h", "l":
      guard isPrivate else { return }
      for number in numbers { setMode(number, final == "h") }
    case "p" where body.hasSuffix("$"):
      if knowsSynchronizedOutput { answers += Array("\u{1B}[?\(numbers.first ?? 0);2$y".utf8) }
    case "c": answers += Array("\u{1B}[?62;22c".utf8)
    case "n" where body == "5": answers += Array("\u{1B}[0n".utf8)
    case "n" where body == "?6":
      answers += Array("\u{1B}[?\(cursor.row + 1);\(cursor.column + 1)R".utf8)
    // Window reports, and the question for the terminal's name, which most do not answer.
    case "t", "q": break
    default: unknown.append("CSI \(body)\(final)")
    }
  }

  mutating func setMode(_ number: Int, _ isOn: Bool) {
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

  mutating func eraseScreen(_ part: Int) {
    let whole = part >= 2
    if !whole { eraseLine(part) }
    for row in 0..<rows where whole || (part == 0 ? row > cursor.row : row < cursor.row) {
      cells[row] = Array(repeating: blank, count: columns)
    }
  }

  mutating func eraseLine(_ part: Int) {
    let range =
      part == 0 ? cursor.column..<columns : part == 1 ? 0..<(cursor.column + 1) : 0..<columns
    for column in range { cells[cursor.row][column] = blank }
  }
}
