import Drawing
import Numbers

/// Numbers out of attributes: `M10-5.5.5`, `0 0 24 24`.
struct SVGNumbers {
  private let bytes: [UInt8]
  private(set) var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns all numbers of a list.
  static func all(_ text: String) -> [Double] {
    var numbers = SVGNumbers(text)
    var found: [Double] = []
    while let number = numbers.number() { found.append(number) }
    return found
  }

  /// Returns the first number, whatever its unit.
  static func first(_ text: String?) -> Double? {
    guard let text else { return nil }
    var numbers = SVGNumbers(text)
    return numbers.number()
  }

  var isAtEnd: Bool { place >= bytes.count }

  mutating func skipBlanks() {
    while place < bytes.count, " ,\t\r\n".utf8.contains(bytes[place]) { place += 1 }
  }

  /// Takes the next letter, unless it is the `e` of a number.
  mutating func letter() -> Character? {
    skipBlanks()
    guard place < bytes.count else { return nil }
    let character = Character(UnicodeScalar(bytes[place]))
    guard character.isLetter else { return nil }
    place += 1
    return character
  }

  mutating func number() -> Double? {
    skipBlanks()
    let start = place
    var hasDot = false
    var hasDigits = false
    if place < bytes.count, "+-".utf8.contains(bytes[place]) { place += 1 }
    while place < bytes.count {
      let byte = bytes[place]
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        hasDigits = true
      } else if byte == UInt8(ascii: "."), !hasDot {
        hasDot = true
      } else {
        break
      }
      place += 1
    }
    guard hasDigits else {
      place = start
      return nil
    }
    if place + 1 < bytes.count, "eE".utf8.contains(bytes[place]),
      "+-0123456789".utf8.contains(bytes[place + 1])
    {
      place += 2
      while place < bytes.count, "0123456789".utf8.contains(bytes[place]) { place += 1 }
    }
    let number = Double(String(decoding: bytes[start..<place], as: UTF8.self))
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns a flag of an arc: one digit, which may stand without a blank behind it.
  mutating func flag() -> Bool? {
    skipBlanks()
    guard place < bytes.count, "01".utf8.contains(bytes[place]) else { return nil }
    place += 1
    return bytes[place - 1] == UInt8(ascii: "1")
  }
}

/// Reads the `d` of a path.
struct SVGPath {
  private var numbers: SVGNumbers
  private(set) var elements: [PathElement] = []
  private var current = Point(x: 0, y: 0)
  private var start = Point(x: 0, y: 0)
  /// The control point that a smooth curve continues from.
  private var control: Point?
  private var before: Character = " "

  /// Returns the steps of a path; what cannot be read ends it.
  static func elements(_ text: String) -> [PathElement] {
    var path = SVGPath(numbers: SVGNumbers(text))
    path.read()
    return path.elements
  }

  private init(numbers: SVGNumbers) { self.numbers = numbers }

  private mutating func read() {
    var command: Character?
    while true {
      if let letter = numbers.letter() {
        command = letter
      } else if numbers.isAtEnd {
        return
      } else if command == "M" || command == "m" {
        // Further pairs are lines.
        command = command == "M" ? "L" : "l"
      } else if command == "Z" || command == "z" {
        return
      }
      guard let command, step(command) else { return }
      before = Character(command.uppercased())
    }
  }

  private mutating func point(_ isRelative: Bool) -> Point? {
    guard let x = numbers.number(), let y = numbers.number() else { return nil }
    return isRelative ? Point(x: current.x + x, y: current.y + y) : Point(x: x, y: y)
  }

  private mutating func line(to point: Point) {
    elements.append(.line(point))
    (current, control) = (point, nil)
  }

  /// Returns the last control point mirrored, when the step before was such a curve.
  private func mirrored(after commands: [Character]) -> Point {
    guard commands.contains(before), let control else { return current }
    return Point(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func step(_ command: Character) -> Bool {
    let isRelative = command.isLowercase
    switch command.uppercased() {
    case "M":
      guard let point = point(isRelative) else { return false }
      elements.append(.move(point))
      (current, start, control) = (point, point, nil)
    case "L":
      guard let point = point(isRelative) else { return false }
      line(to: point)
    case "H":
      guard let x = numbers.number() else { return false }
      line(to: Point(x: isRelative ? current.x + x : x, y: current.y))
    case "V":
      guard let y = numbers.number() else { return false }
      line(to: Point(x: current.x, y: isRelative ? current.y + y : y))
    case "C", "S":
      let first = command.uppercased() == "C" ? point(isRelative) : mirrored(after: ["C", "S"])
      guard let first, let second = point(isRelative), let end = point(isRelative) else {
        return false
      }
      elements.append(.curve(end, control1: first, control2: second))
      (current, control) = (end, second)
    case "Q", "T":
      let first = command.uppercased() == "Q" ? point(isRelative) : mirrored(after: ["Q", "T"])
      guard let first, let end = point(isRelative) else { return false }
      elements.append(.quad(end, control: first))
      (current, control) = (end, first)
    case "A":
      guard let rx = numbers.number(), let ry = numbers.number(), let angle = numbers.number(),
        let isLarge = numbers.flag(), let isSweep = numbers.flag(), let end = point(isRelative)
      else { return false }
      arc(Size(width: abs(rx), height: abs(ry)), angle * .pi / 180, isLarge, isSweep, end)
    case "Z":
      elements.append(.close)
      (current, control) = (start, nil)
    default: return false
    }
    return true
  }

  /// Adds an elliptical arc as curves of at most a quarter turn.
  private mutating func arc(
    _ radii: Size, _ angle: Double, _ isLarge: Bool, _ isSweep: Bool, _ end: Point
  ) {
    defer { (current, control) = (end, nil) }
    guard radii.width > 0, radii.height > 0, end != current else {
      elements.append(.line(end))
      return
    }
    let turn = Transform.rotation(sine: -sin(angle), cosine: cos(angle))
    // The circle's plane: turned back and made round.
    let half = turn.apply(Point(x: (current.x - end.x) / 2, y: (current.y - end.y) / 2))
    let share =
      half.x * half.x / (radii.width * radii.width)
      + half.y * half.y / (radii.height * radii.height)
    let grown = max(1, share.squareRoot())
    let (rx, ry) = (radii.width * grown, radii.height * grown)
    let (u, v) = (half.x / rx, half.y / ry)
    let length = u * u + v * v
    let offset = max(0, 1 / length - 1).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let center = Point(x: offset * v, y: -offset * u)
    let from = atan2(v - center.y, u - center.x)
    var sweep = atan2(-v - center.y, -u - center.x) - from
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    let back = Transform.scale(x: rx, y: ry)
      .then(.rotation(sine: sin(angle), cosine: cos(angle)))
      .then(.translation(x: (current.x + end.x) / 2, y: (current.y + end.y) / 2))
    let count = max(1, Int(bounded: (abs(sweep) / (.pi / 2)).rounded(.up)))
    let part = sweep / Double(count)
    let reach = 4 / 3 * tan(part / 4)
    for index in 0..<count {
      let (one, other) = (from + Double(index) * part, from + Double(index + 1) * part)
      func place(_ x: Double, _ y: Double) -> Point {
        back.apply(Point(x: center.x + x, y: center.y + y))
      }
      elements.append(
        .curve(
          index == count - 1 ? end : place(cos(other), sin(other)),
          control1: place(cos(one) - reach * sin(one), sin(one) + reach * cos(one)),
          control2: place(cos(other) + reach * sin(other), sin(other) - reach * cos(other))))
    }
  }
}
