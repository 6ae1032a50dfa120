/// How a terminal draws glyphs: what the parameters of `ESC [ … m` have set.
struct GlyphLook: Equatable {
  /// One colour, in the form in which the terminal was told.
  enum Color: Equatable {
    case own
    /// 30–37 and 90–97, for grounds 40–47 and 100–107.
    case basic(UInt8)
    case indexed(UInt8, Form)
    case direct(UInt8, UInt8, UInt8, Form)

    /// How the parts of a colour are separated: each terminal is told in the form that its own description uses.
    enum Form {
      /// `38;2;1;2;3`.
      case semicolons
      /// `38:2:1:2:3`.
      case colons
      /// `38:2::1:2:3`, with a place for a colour space, which stays empty.
      case colonsWithSpace

      var mark: UInt8 { UInt8(ascii: self == .semicolons ? ";" : ":") }
    }

    /// The colour of the palette that names a picture, where this ink of all colours does.
    ///
    /// tmux makes the nearest colour of the palette of an ink whose terminal has no others, as it thinks: another
    /// number. Numbers of the palette it leaves alone.
    var asPictureNumber: Color? {
      guard case .direct(0, 0, let number, _) = self, PictureBoard.ids.contains(Int(number)) else {
        return nil
      }
      return .indexed(number, .semicolons)
    }

    var hasColons: Bool {
      switch self {
      case .own, .basic: false
      case .indexed(_, let form), .direct(_, _, _, let form): form != .semicolons
      }
    }
  }

  /// Bits by the numbers that set them, from 1 to 9.
  var styles: UInt16 = 0
  var ink = Color.own
  var ground = Color.own

  /// Underlined, blinking, reversed or struck through: a blank shows those.
  private static let seenOnBlanks: UInt16 = 1 << 4 | 1 << 5 | 1 << 6 | 1 << 7 | 1 << 9
  /// Bold and dim, which end together.
  private static let weights: UInt16 = 1 << 1 | 1 << 2

  /// Whether a blank looks the same in every ink.
  var hidesInk: Bool { styles & Self.seenOnBlanks == 0 }

  // MARK: Reading

  /// Takes on what parameters say. Returns false, and stays as it was, when one of them is not known.
  mutating func take(_ parameters: ArraySlice<UInt8>) -> Bool {
    var (next, reader) = (self, ParameterReader(parameters))
    repeat {
      guard let number = reader.number(), next.take(number, &reader) else { return false }
    } while reader.skip(UInt8(ascii: ";"))
    guard reader.isAtEnd else { return false }
    self = next
    return true
  }

  private mutating func take(_ number: Int, _ reader: inout ParameterReader) -> Bool {
    switch number {
    case 0: self = GlyphLook()
    case 1...7, 9: styles |= 1 << UInt16(number)
    case 22: styles &= ~Self.weights
    case 23...27, 29: styles &= ~(1 << UInt16(number - 20))
    case 30...37, 90...97: ink = .basic(UInt8(number))
    case 40...47, 100...107: ground = .basic(UInt8(number))
    case 39: ink = .own
    case 49: ground = .own
    case 38, 48:
      guard let color = Self.color(&reader) else { return false }
      if number == 38 { ink = color.asPictureNumber ?? color } else { ground = color }
    default: return false
    }
    return true
  }

  /// Returns the colour that follows 38 or 48.
  private static func color(_ reader: inout ParameterReader) -> Color? {
    let hasColons = reader.skip(UInt8(ascii: ":"))
    let mark = UInt8(ascii: hasColons ? ":" : ";")
    guard hasColons || reader.skip(mark), let kind = reader.number() else { return nil }
    // Behind semicolons there may be more than this colour.
    var parts: [UInt8?] = []
    let most = kind == 5 ? 1 : hasColons ? 4 : 3
    while parts.count < most, reader.skip(mark) {
      let isEmpty = hasColons && reader.isAt(mark)
      parts.append(isEmpty ? nil : reader.number().flatMap { UInt8(exactly: $0) })
    }
    let form = hasColons ? Color.Form.colons : .semicolons
    switch (kind, parts.count) {
    case (5, 1): return parts[0].map { .indexed($0, form) }
    case (2, 3): return direct(parts[...], form)
    case (2, 4) where parts[0] == nil: return direct(parts.dropFirst(), .colonsWithSpace)
    default: return nil
    }
  }

  private static func direct(_ parts: ArraySlice<UInt8?>, _ form: Color.Form) -> Color? {
    let known = parts.compactMap(\.self)
    return known.count == 3 ? .direct(known[0], known[1], known[2], form) : nil
  }

  // MARK: Writing

  /// Writes what leads here from another look: one sequence, and one for each colour with colons.
  ///
  /// xterm (379) reads a second colour with colons in one sequence as another colour. Each by itself, as ncurses sends
  /// them, every terminal understands them.
  func write(after before: GlyphLook, into bytes: inout [UInt8]) {
    bytes += [0x1B, 0x5B]
    var start = bytes.count
    var stoodAlone = false
    func next(_ number: Int, alone: Bool = false) {
      if bytes.count > start, alone || stoodAlone {
        bytes += [UInt8(ascii: "m"), 0x1B, 0x5B]
        start = bytes.count
      } else if bytes.count > start {
        bytes.append(UInt8(ascii: ";"))
      }
      stoodAlone = alone
      Self.write(number, into: &bytes)
    }
    var before = before
    let gone = before.styles & ~styles
    if self == GlyphLook() {
      before = self
    } else if gone != 0, ink == .own, ground == .own {
      // The oldest terminals know no other end of a style.
      next(0)
      before = GlyphLook()
    } else if gone & Self.weights != 0 {
      next(22)
      before.styles &= ~Self.weights
    }
    for style in 3...9 where gone & before.styles & (1 << style) != 0 {
      next(20 + style)
    }
    for style in 1...9 where styles & ~before.styles & (1 << style) != 0 { next(style) }
    if ink != before.ink {
      next(Self.first(ink, own: 39, long: 38), alone: ink.hasColons)
      Self.writeRest(of: ink, into: &bytes)
    }
    if ground != before.ground {
      next(Self.first(ground, own: 49, long: 48), alone: ground.hasColons)
      Self.writeRest(of: ground, into: &bytes)
    }
    bytes.append(UInt8(ascii: "m"))
  }

  private static func first(_ color: Color, own: Int, long: Int) -> Int {
    switch color {
    case .own: own
    case .basic(let number): Int(number)
    case .indexed, .direct: long
    }
  }

  private static func writeRest(of color: Color, into bytes: inout [UInt8]) {
    switch color {
    case .own, .basic: return
    case .indexed(let number, let form):
      bytes += [form.mark, UInt8(ascii: "5"), form.mark]
      write(Int(number), into: &bytes)
    case .direct(let red, let green, let blue, let form):
      bytes += [form.mark, UInt8(ascii: "2")]
      if form == .colonsWithSpace { bytes.append(form.mark) }
      for part in [red, green, blue] {
        bytes.append(form.mark)
        write(Int(part), into: &bytes)
      }
    }
  }

  private static func write(_ number: Int, into bytes: inout [UInt8]) {
    if number > 9 { write(number / 10, into: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

/// Reads numbers and the marks between them.
private struct ParameterReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  init(_ bytes: ArraySlice<UInt8>) { (self.bytes, place) = (bytes, bytes.startIndex) }

  var isAtEnd: Bool { place == bytes.endIndex }

  /// Reads a number of three digits at most; 0 where none stands.
  mutating func number() -> Int? {
    var (value, digits) = (0, 0)
    while place < bytes.endIndex, 0x30...0x39 ~= bytes[place] {
      value = value * 10 + Int(bytes[place] - 0x30)
      digits += 1
      place += 1
      if digits > 3 { return nil }
    }
    return value
  }

  func isAt(_ mark: UInt8) -> Bool { place < bytes.endIndex && bytes[place] == mark }

  /// Skips a separator. Returns false when another character is there.
  mutating func skip(_ mark: UInt8) -> Bool {
    guard isAt(mark) else { return false }
    place += 1
    return true
  }
}
