import Drawing

/// A value that pictures are full of: it writes and reads itself, in the bytes that its `Codable` conformance makes.
///
/// That conformance asks for a container for each value and looks up a generic type for each container: more than half
/// of what it cost to write and read a picture, and a quarter of what a process does until its first one (CHEAP.md).
/// `DirectlyWrittenTests` compare the bytes of both ways.
protocol DirectlyWritten: Codable {
  func write(to writer: MessageWriter) throws
  static func read(from reader: MessageReader) throws -> Self
}

extension MessageWriter {
  func write(list values: [some DirectlyWritten]) throws {
    write(count: values.count)
    for value in values { try value.write(to: self) }
  }

  func write(optional value: (some DirectlyWritten)?) throws {
    try writeIfPresent(value) { try $0.write(to: self) }
  }

  func write(_ number: Double) { write(number.bitPattern) }

  func write(numbers: Double...) {
    for number in numbers { write(number) }
  }

  func write(_ truth: Bool) { write(byte: truth ? 1 : 0) }

  func write(integer: Int) { write(UInt64(bitPattern: Int64(integer))) }

  /// Writes an enumeration's raw value.
  func write(named value: some RawRepresentable<String>) {
    write(byte: 1)
    write(value.rawValue)
  }

  /// Writes the name of an enumeration's case; its values follow.
  func write(case name: String) {
    write(byte: Self.caseMark)
    write(name)
  }
}

extension MessageReader {
  func list<Value: DirectlyWritten>(of type: Value.Type = Value.self) throws -> [Value] {
    let count = try count()
    var values: [Value] = []
    values.reserveCapacity(min(count, 64))
    for _ in 0..<count { values.append(try Value.read(from: self)) }
    return values
  }

  func direct<Value: DirectlyWritten>(_ type: Value.Type = Value.self) throws -> Value {
    try Value.read(from: self)
  }

  func directIfPresent<Value: DirectlyWritten>(
    _ type: Value.Type = Value.self
  ) throws -> Value? {
    try ifPresent { try Value.read(from: self) }
  }

  /// Reads the name of an enumeration's case where it is one of these; reads nothing where it is another.
  func caseName(of names: [String]) throws -> String? {
    guard let name = nextCase(), names.contains(name) else { return nil }
    return try caseName()
  }

  /// Reads an enumeration's raw value.
  func named<Value: RawRepresentable<String>>(_ type: Value.Type = Value.self) throws -> Value {
    guard try truth(), let value = Value(rawValue: try text()) else { throw Broken() }
    return value
  }
}

extension Point: DirectlyWritten {
  func write(to writer: MessageWriter) {
    writer.write(numbers: x, y)
  }

  static func read(from reader: MessageReader) throws -> Point {
    Point(x: try reader.double(), y: try reader.double())
  }
}

extension Size: DirectlyWritten {
  func write(to writer: MessageWriter) {
    writer.write(numbers: width, height)
  }

  static func read(from reader: MessageReader) throws -> Size {
    Size(width: try reader.double(), height: try reader.double())
  }
}

extension Insets: DirectlyWritten {
  func write(to writer: MessageWriter) {
    writer.write(numbers: top, left, bottom, right)
  }

  static func read(from reader: MessageReader) throws -> Insets {
    Insets(
      top: try reader.double(), left: try reader.double(), bottom: try reader.double(),
      right: try reader.double())
  }
}

extension Rect: DirectlyWritten {
  func write(to writer: MessageWriter) {
    writer.write(numbers: x, y, width, height)
  }

  static func read(from reader: MessageReader) throws -> Rect {
    Rect(
      x: try reader.double(), y: try reader.double(), width: try reader.double(),
      height: try reader.double())
  }
}

extension Transform: DirectlyWritten {
  func write(to writer: MessageWriter) {
    writer.write(numbers: a, b, c, d, tx, ty)
  }

  static func read(from reader: MessageReader) throws -> Transform {
    Transform(
      a: try reader.double(), b: try reader.double(), c: try reader.double(),
      d: try reader.double(), tx: try reader.double(), ty: try reader.double())
  }
}

extension CornerRadii: DirectlyWritten {
  func write(to writer: MessageWriter) {
    writer.write(numbers: topLeft, topRight, bottomLeft, bottomRight)
  }

  static func read(from reader: MessageReader) throws -> CornerRadii {
    CornerRadii(
      topLeft: try reader.double(), topRight: try reader.double(),
      bottomLeft: try reader.double(), bottomRight: try reader.double())
  }
}

extension RGBA: DirectlyWritten {
  func write(to writer: MessageWriter) {
    writer.write(numbers: red, green, blue, alpha)
  }

  static func read(from reader: MessageReader) throws -> RGBA {
    RGBA(
      red: try reader.double(), green: try reader.double(), blue: try reader.double(),
      alpha: try reader.double())
  }
}

extension Face: DirectlyWritten {
  func write(to writer: MessageWriter) throws {
    writer.write(size)
    writer.write(integer: weight)
    writer.write(named: design)
    writer.write(isItalic)
    writer.write(hasMonospacedDigits)
    writer.write(numbers: stretch, tracking)
    writer.writeIfPresent(smallCapitals) { writer.write(named: $0) }
    try writer.writeIfPresent(font) { try writer.write($0) }
  }

  static func read(from reader: MessageReader) throws -> Face {
    var face = Face(
      size: try reader.double(), weight: min(1000, max(1, try reader.integer(Int.self))),
      design: try reader.named(),
      isItalic: try reader.truth(), hasMonospacedDigits: try reader.truth(),
      stretch: try reader.double(), tracking: try reader.double())
    face.smallCapitals = try reader.ifPresent { try reader.named() }
    face.font = try reader.ifPresent { try reader.read(FontFigures.self) }
    return face
  }
}

extension PathElement: DirectlyWritten {
  func write(to writer: MessageWriter) {
    switch self {
    case .move(let point):
      writer.write(case: "move")
      point.write(to: writer)
    case .line(let point):
      writer.write(case: "line")
      point.write(to: writer)
    case .quad(let point, let control):
      writer.write(case: "quad")
      point.write(to: writer)
      control.write(to: writer)
    case .curve(let point, let control1, let control2):
      writer.write(case: "curve")
      point.write(to: writer)
      control1.write(to: writer)
      control2.write(to: writer)
    case .close: writer.write(case: "close")
    }
  }

  static func read(from reader: MessageReader) throws -> PathElement {
    switch try reader.caseName() {
    case "move": .move(try reader.direct())
    case "line": .line(try reader.direct())
    case "quad": .quad(try reader.direct(), control: try reader.direct())
    case "curve":
      .curve(
        try reader.direct(), control1: try reader.direct(), control2: try reader.direct())
    case "close": .close
    default: throw MessageReader.Broken()
    }
  }
}

extension Contour: DirectlyWritten {
  func write(to writer: MessageWriter) throws {
    switch self {
    case .rect(let rect):
      writer.write(case: "rect")
      rect.write(to: writer)
    case .rounded(let rect, let radii, let isContinuous):
      writer.write(case: "rounded")
      rect.write(to: writer)
      radii.write(to: writer)
      writer.write(isContinuous)
    case .ellipse(let rect):
      writer.write(case: "ellipse")
      rect.write(to: writer)
    case .path(let elements, let isEvenOdd):
      writer.write(case: "path")
      try writer.write(list: elements)
      writer.write(isEvenOdd)
    }
  }

  static func read(from reader: MessageReader) throws -> Contour {
    switch try reader.caseName() {
    case "rect": .rect(try reader.direct())
    case "rounded":
      .rounded(try reader.direct(), try reader.direct(), isContinuous: try reader.truth())
    case "ellipse": .ellipse(try reader.direct())
    case "path": .path(try reader.list(), isEvenOdd: try reader.truth())
    default: throw MessageReader.Broken()
    }
  }
}

extension Paint: DirectlyWritten {
  /// Writes a colour, which nearly all paints are; the others are written as they say themselves.
  func write(to writer: MessageWriter) throws {
    guard case .color(let color) = self else { return try encode(to: writer) }
    writer.write(case: "color")
    color.write(to: writer)
  }

  static func read(from reader: MessageReader) throws -> Paint {
    guard try reader.caseName(of: ["color"]) != nil else { return try reader.read(Paint.self) }
    return .color(try reader.direct())
  }
}
