/// Reads the path notation of SVG: `M1 2l3-4zA…`.
public struct PathText {
  private var bytes: ArraySlice<UInt8>
  private var elements: [PathElement] = []
  private var place = Point.zero
  private var start = Point.zero
  /// The last control point, which smooth curves mirror, and whether it was a cubic's.
  private var control: (point: Point, isCubic: Bool)?

  private init(_ text: some StringProtocol) { bytes = Array(text.utf8)[...] }

  /// Returns the steps of a path; what follows a fault is left out.
  public static func elements(_ text: some StringProtocol) -> [PathElement] {
    var reader = PathText(text)
    reader.read()
    return reader.elements
  }

  private mutating func read() {
    var command: UInt8 = 0
    while elements.count < 20_000 {
      skipBlanks()
      guard let next = bytes.first else { return }
      if isLetter(next) {
        command = next
        bytes.removeFirst()
      } else if command == UInt8(ascii: "M") {
        command = UInt8(ascii: "L")
      } else if command == UInt8(ascii: "m") {
        command = UInt8(ascii: "l")
      } else if command | 0x20 == UInt8(ascii: "z") {
        // No number follows what closes a line.
        return
      }
      guard step(command) else { return }
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private mutating func step(_ command: UInt8) -> Bool {
    let isRelative = command & 0x20 != 0
    let origin = isRelative ? place : .zero
    func at(_ x: Double, _ y: Double) -> Point { Point(x: origin.x + x, y: origin.y + y) }
    switch command | 0x20 {
    case UInt8(ascii: "z"):
      elements.append(.close)
      (place, control) = (start, nil)
      return true
    case UInt8(ascii: "m"):
      guard let n = numbers(2) else { return false }
      place = at(n[0], n[1])
      (start, control) = (place, nil)
      elements.append(.move(place))
    case UInt8(ascii: "l"):
      guard let n = numbers(2) else { return false }
      line(to: at(n[0], n[1]))
    case UInt8(ascii: "h"):
      guard let n = numbers(1) else { return false }
      line(to: Point(x: origin.x + n[0], y: place.y))
    case UInt8(ascii: "v"):
      guard let n = numbers(1) else { return false }
      line(to: Point(x: place.x, y: origin.y + n[0]))
    case UInt8(ascii: "c"):
      guard let n = numbers(6) else { return false }
      curve(at(n[0], n[1]), at(n[2], n[3]), at(n[4], n[5]))
    case UInt8(ascii: "s"):
      guard let n = numbers(4) else { return false }
      curve(mirrored(isCubic: true), at(n[0], n[1]), at(n[2], n[3]))
    case UInt8(ascii: "q"):
      guard let n = numbers(4) else { return false }
      quad(at(n[0], n[1]), at(n[2], n[3]))
    case UInt8(ascii: "t"):
      guard let n = numbers(2) else { return false }
      quad(mirrored(isCubic: false), at(n[0], n[1]))
    case UInt8(ascii: "a"):
      guard let radii = numbers(3), let isLarge = flag(), let sweeps = flag(), let n = numbers(2)
      else { return false }
      let end = at(n[0], n[1])
      elements += EllipticArc.curves(
        from: place, to: end, radii: (radii[0], radii[1]), degrees: radii[2], isLarge: isLarge,
        sweeps: sweeps)
      (place, control) = (end, nil)
    default: return false
    }
    return true
  }

  private mutating func line(to end: Point) {
    elements.append(.line(end))
    (place, control) = (end, nil)
  }

  private mutating func curve(_ one: Point, _ two: Point, _ end: Point) {
    elements.append(.curve(end, control1: one, control2: two))
    (place, control) = (end, (two, true))
  }

  private mutating func quad(_ middle: Point, _ end: Point) {
    elements.append(.quad(end, control: middle))
    (place, control) = (end, (middle, false))
  }

  private func mirrored(isCubic: Bool) -> Point {
    guard let control, control.isCubic == isCubic else { return place }
    return Point(x: 2 * place.x - control.point.x, y: 2 * place.y - control.point.y)
  }

  // Numbers, which may follow one another without a blank: `1.5.5-2`.

  private mutating func skipBlanks() {
    while let byte = bytes.first, byte <= 0x20 || byte == UInt8(ascii: ",") { bytes.removeFirst() }
  }

  private mutating func flag() -> Bool? {
    skipBlanks()
    guard let byte = bytes.first, byte == 0x30 || byte == 0x31 else { return nil }
    bytes.removeFirst()
    return byte == 0x31
  }

  private mutating func numbers(_ count: Int) -> [Double]? {
    var result: [Double] = []
    for _ in 0..<count {
      guard let value = number() else { return nil }
      result.append(value)
    }
    return result
  }

  private mutating func number() -> Double? {
    skipBlanks()
    var end = bytes.startIndex
    var (hasPoint, hasExponent) = (false, false)
    loop: while end < bytes.endIndex {
      let byte = bytes[end]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "."):
        if hasPoint || hasExponent { break loop }
        hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if hasExponent { break loop }
        hasExponent = true
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        if end > bytes.startIndex, bytes[end - 1] | 0x20 != UInt8(ascii: "e") { break loop }
      default: break loop
      }
      end += 1
    }
    let text = String(decoding: bytes[bytes.startIndex..<end], as: UTF8.self)
    guard let value = Double(text), value.isFinite, abs(value) < 1e6 else { return nil }
    bytes = bytes[end...]
    return value
  }
}

extension [PathElement] {
  /// The lines of a path that begin with a move, each by itself.
  public var lines: [[PathElement]] {
    var lines: [[PathElement]] = []
    for element in self {
      if case .move = element { lines.append([]) }
      guard !lines.isEmpty else { continue }
      lines[lines.count - 1].append(element)
    }
    return lines.filter { $0.count > 1 }
  }
}
