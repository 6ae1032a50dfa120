import Screens

/// Bytes of a terminal in, keys and mouse events out.
///
/// A parser of its own rather than `getch`: pasted text must never be read as keys, answers to queries must not
/// show up as typing, and nothing here may wait (`getch` sleeps for the rest of an escape sequence).
public struct InputParser: Sendable {
  /// What came out of the bytes.
  public enum Output: Hashable, Sendable {
    case input(Input)
    /// The terminal's answer about a private mode (DECRPM): 1 set, 2 reset, 0 unknown, 4 never.
    case mode(Int, setting: Int)
    /// The column in which the cursor stands, counted from 1, when that was asked for (DECXCPR).
    case column(Int)
    /// What the terminal said of itself.
    case answer(TerminalAnswer)

    /// Whether a person did it.
    var isInput: Bool { if case .input = self { true } else { false } }
  }

  /// Longest sequence that is waited for; longer ones are thrown away.
  static let longestSequence = 256
  /// Longest text taken from one paste, in bytes.
  static let longestPaste = 1 << 20

  /// Sequences of this terminal's own keys, from terminfo.
  let named: [[UInt8]: Key]
  private var buffer: [UInt8] = []
  private var pasted: [UInt8]?
  /// Inside a string that a terminal sends (OSC, DCS, APC), with what opened it.
  private var stringKind: UInt8?
  private var string: [UInt8] = []

  /// Creates a parser for a terminal with these key sequences beside the usual ones.
  public init(named: [[UInt8]: Key] = [:]) { self.named = named }

  /// Whether bytes are held that may be the beginning of a sequence, or an Escape pressed alone.
  public var isWaiting: Bool { !buffer.isEmpty && pasted == nil }

  /// Whether a string or a pasted text has begun, and its end has not come.
  var isOpen: Bool { stringKind != nil || pasted != nil }

  /// Gives up waiting for the end of what is open: a paste has the text that has come, a string nothing.
  mutating func close() -> [Output] {
    var outputs: [Output] = []
    if let pasted {
      let text = (pasted + buffer).prefix(InputParser.longestPaste)
      outputs.append(.input(.paste(String(decoding: text, as: UTF8.self))))
      buffer.removeAll()
    }
    reset()
    return outputs
  }

  /// Forgets what has begun: what comes next has another sender.
  mutating func reset() { self = InputParser(named: named) }

  /// How many bytes are held for later, pasted text apart.
  var held: Int { buffer.count + string.count }

  /// Takes bytes and gives what is complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [Output] {
    buffer += bytes
    var outputs: [Output] = []
    var place = 0
    while place < buffer.count {
      guard let taken = step(from: place, into: &outputs) else { break }
      place += taken
    }
    buffer.removeFirst(place)
    if buffer.count > InputParser.longestSequence, pasted == nil { buffer.removeAll() }
    return outputs
  }

  /// Ends the wait: the held bytes are an Escape key and what followed it.
  public mutating func flush() -> [Output] {
    guard isWaiting else { return [] }
    let held = buffer
    buffer.removeAll()
    stringKind = nil
    guard held.first == 0x1B else { return [] }
    return [.input(.key(.escape))] + (held.count > 1 ? feed(held.dropFirst()) : [])
  }

  /// Handles what begins at a place; nil when more bytes are needed.
  private mutating func step(from place: Int, into outputs: inout [Output]) -> Int? {
    if pasted != nil { return stepPaste(from: place, into: &outputs) }
    if stringKind != nil { return stepString(from: place, into: &outputs) }
    let byte = buffer[place]
    if byte == 0x1B { return stepEscape(from: place, into: &outputs) }
    if let match = namedKey(from: place), match.count > 1 || byte >= 0x80 {
      outputs.append(.input(.key(match.key)))
      return match.count
    }
    if byte < 0x20 || byte == 0x7F {
      outputs.append(.input(.key(InputParser.controlKey(byte))))
      return 1
    }
    return stepText(from: place, into: &outputs)
  }

  private mutating func stepPaste(from place: Int, into outputs: inout [Output]) -> Int? {
    let end: [UInt8] = Array("\u{1B}[201~".utf8)
    let rest = buffer[place...]
    if let start = rest.firstRange(of: end)?.lowerBound {
      let text = (pasted ?? []) + rest[..<start]
      pasted = nil
      outputs.append(
        .input(.paste(String(decoding: text.prefix(InputParser.longestPaste), as: UTF8.self))))
      return start - place + end.count
    }
    // The last bytes may be the beginning of the end.
    let safe = rest.count - (end.count - 1)
    guard safe > 0 else { return nil }
    if (pasted?.count ?? 0) < InputParser.longestPaste { pasted? += rest.prefix(safe) }
    return safe
  }

  private mutating func stepString(from place: Int, into outputs: inout [Output]) -> Int? {
    var index = place
    while index < buffer.count {
      if buffer[index] == 0x07 || buffer[index] == 0x18 {
        endString(isWhole: buffer[index] == 0x07, into: &outputs)
        return index - place + 1
      }
      // No terminal sends another control within a string: somebody types, and it was none.
      if buffer[index] < 0x20, buffer[index] != 0x1B {
        endString(isWhole: false, into: &outputs)
        return index - place
      }
      if buffer[index] == 0x1B {
        guard index + 1 < buffer.count else { return index > place ? index - place : nil }
        let isWhole = buffer[index + 1] == 0x5C
        endString(isWhole: isWhole, into: &outputs)
        return index - place + (isWhole ? 2 : 0)
      }
      if string.count < InputParser.longestSequence { string.append(buffer[index]) }
      index += 1
    }
    return index - place
  }

  private mutating func endString(isWhole: Bool, into outputs: inout [Output]) {
    if isWhole, let kind = stringKind, let answer = TerminalAnswer(string: kind, string) {
      outputs.append(.answer(answer))
    }
    stringKind = nil
    string.removeAll()
  }

  private mutating func stepEscape(from place: Int, into outputs: inout [Output]) -> Int? {
    if let match = namedKey(from: place) {
      outputs.append(.input(.key(match.key)))
      return match.count
    }
    guard place + 1 < buffer.count else { return nil }
    switch buffer[place + 1] {
    case UInt8(ascii: "["): return stepControlSequence(from: place, into: &outputs)
    case UInt8(ascii: "O"):
      guard place + 2 < buffer.count else { return nil }
      if let code = InputParser.letterKeys[buffer[place + 2]] {
        outputs.append(.input(.key(Key(code))))
      }
      return 3
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      // A string has something in it; with nothing after it this was Alt and a key, and swallows no typing.
      guard place + 2 < buffer.count else { return nil }
      stringKind = buffer[place + 1]
      string.removeAll()
      return 2
    case 0x1B:
      outputs.append(.input(.key(.escape)))
      return 1
    default:
      // Alt and a key.
      let before = outputs.count
      guard let taken = step(from: place + 1, into: &outputs) else { return nil }
      if before < outputs.count, case .input(.key(var key)) = outputs[before] {
        key.modifiers.insert(.alt)
        outputs[before] = .input(.key(key))
      }
      return 1 + taken
    }
  }

  private mutating func stepControlSequence(from place: Int, into outputs: inout [Output]) -> Int? {
    var index = place + 2
    if index < buffer.count, buffer[index] == UInt8(ascii: "[") {
      // The Linux console's F1 to F5.
      guard index + 1 < buffer.count else { return nil }
      let number = Int(buffer[index + 1]) - Int(UInt8(ascii: "A")) + 1
      if (1...5).contains(number) { outputs.append(.input(.key(Key(.function(number))))) }
      return 4
    }
    if index < buffer.count, buffer[index] == UInt8(ascii: "M") {
      // Mouse reports of terminals that know no SGR form.
      guard index + 3 < buffer.count else { return nil }
      if let mouse = InputParser.mouse(
        code: Int(buffer[index + 1]) - 32, column: Int(buffer[index + 2]) - 33,
        row: Int(buffer[index + 3]) - 33, isRelease: false)
      {
        outputs.append(.input(.mouse(mouse)))
      }
      return 6
    }
    while index < buffer.count, (0x20...0x3F).contains(buffer[index]) { index += 1 }
    guard index < buffer.count else {
      return index - place > InputParser.longestSequence ? index - place : nil
    }
    guard (0x40...0x7E).contains(buffer[index]) else { return index - place }
    let sequence = ControlSequence(body: buffer[(place + 2)..<index], final: buffer[index])
    if sequence.final == UInt8(ascii: "~"), sequence.numbers.first == 200 {
      pasted = []
    } else if let output = sequence.output {
      outputs.append(output)
    }
    return index - place + 1
  }

  /// Takes printable text up to the next control character, and holds back an unfinished character.
  private func stepText(from place: Int, into outputs: inout [Output]) -> Int? {
    var end = place
    while end < buffer.count, buffer[end] >= 0x20, buffer[end] != 0x7F { end += 1 }
    var complete = end
    if end == buffer.count { complete = end - unfinishedTail(from: place) }
    guard complete > place else { return nil }
    for character in String(decoding: buffer[place..<complete], as: UTF8.self) {
      outputs.append(.input(.key(.character(character))))
    }
    return complete - place
  }

  /// Returns how many bytes at the end are the beginning of a longer UTF-8 character.
  private func unfinishedTail(from place: Int) -> Int {
    for back in 1...3 where buffer.count - back >= place {
      let byte = buffer[buffer.count - back]
      if byte & 0xC0 == 0x80 { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > back ? back : 0
    }
    return 0
  }

  private func namedKey(from place: Int) -> (key: Key, count: Int)? {
    var best: (key: Key, count: Int)?
    for (sequence, key) in named where sequence.count > (best?.count ?? 0) {
      if buffer[place...].starts(with: sequence) { best = (key, sequence.count) }
    }
    return best
  }

  static func controlKey(_ byte: UInt8) -> Key {
    switch byte {
    case 0x0D: .enter
    case 0x09: .tab
    case 0x08, 0x7F: Key(.backspace)
    case 0x00: Key.control(" ")
    default: Key.control(Character(Unicode.Scalar(byte < 0x1B ? byte + 0x60 : byte + 0x40)))
    }
  }

  static let letterKeys: [UInt8: Key.Code] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "M"): .enter, UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  /// Returns a mouse report; nil for buttons that mean nothing here.
  static func mouse(code: Int, column: Int, row: Int, isRelease: Bool) -> Mouse? {
    // From 128 on come the buttons at a mouse's side, whose lower bits are those of the first three.
    guard column >= 0, row >= 0, code & 128 == 0 else { return nil }
    if code & 64 != 0 {
      guard code & 3 < 2 else { return nil }
      return Mouse(
        code & 3 == 0 ? .wheelUp : .wheelDown, column: column, row: row)
    }
    let buttons: [Mouse.Button?] = [.left, .middle, .right, nil]
    let button = buttons[code & 3]
    if code & 32 != 0 {
      guard let button else { return nil }
      return Mouse(.drag, button: button, column: column, row: row)
    }
    return Mouse(
      isRelease || button == nil ? .release : .press, button: button ?? .left, column: column,
      row: row)
  }
}
