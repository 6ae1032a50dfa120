import Drawing

extension DisplayItem: DirectlyWritten {
  /// Levels of `MessageReader.depthLimit` that a mark takes with what it holds.
  private static let depth = 3
  /// Rarer ones say themselves how they are written.
  private static let writtenCases = ["fill", "text", "symbol", "group", "view"]

  func write(to writer: MessageWriter) throws {
    try writer.deeper(by: Self.depth) { try writeMark(to: writer) }
  }

  private func writeMark(to writer: MessageWriter) throws {
    switch self {
    case .fill(let contour, let paint):
      writer.write(case: "fill")
      try contour.write(to: writer)
      try paint.write(to: writer)
    case .text(let line):
      writer.write(case: "text")
      try line.write(to: writer)
    case .symbol(let symbol):
      writer.write(case: "symbol")
      try symbol.write(to: writer)
    case .group(let group):
      writer.write(case: "group")
      try group.write(to: writer)
    case .view(let view):
      writer.write(case: "view")
      try view.write(to: writer)
    case .stroke, .image, .progress, .placeholder: try encode(to: writer)
    }
  }

  static func read(from reader: MessageReader) throws -> DisplayItem {
    try reader.deeper(by: depth) {
      switch try reader.caseName(of: writtenCases) {
      case "fill": .fill(try reader.direct(), try reader.direct())
      case "text": .text(try reader.direct())
      case "symbol": .symbol(try reader.direct())
      case "group": .group(try reader.direct())
      case "view": .view(try reader.direct())
      default: try reader.read(DisplayItem.self)
      }
    }
  }
}

extension TextRun: DirectlyWritten {
  func write(to writer: MessageWriter) throws {
    writer.write(text)
    try face.write(to: writer)
    try paint.write(to: writer)
    writer.write(x)
    writer.write(width)
    writer.write(isUnderlined)
    writer.write(isStruckThrough)
    try writer.writeIfPresent(underline) { try writer.write($0) }
    try writer.writeIfPresent(strike) { try writer.write($0) }
    writer.writeIfPresent(symbol) { writer.write($0) }
    try writer.writeIfPresent(dynamic) { try writer.write($0) }
    try writer.writeIfPresent(words) { try writer.write($0) }
    writer.writeIfPresent(isDimmed) { writer.write($0) }
    writer.writeIfPresent(lift) { writer.write($0) }
    try writer.writeIfPresent(hanForms) { try writer.write($0) }
  }

  static func read(from reader: MessageReader) throws -> TextRun {
    var run = TextRun(
      try reader.text(), face: try reader.direct(), paint: try reader.direct(),
      x: try reader.double(), width: try reader.double(), isUnderlined: try reader.truth(),
      isStruckThrough: try reader.truth())
    run.underline = try reader.ifPresent { try reader.read(TextRule.self) }
    run.strike = try reader.ifPresent { try reader.read(TextRule.self) }
    run.symbol = try reader.ifPresent { try reader.text() }
    run.dynamic = try reader.ifPresent { try reader.read(DynamicText.self) }
    run.words = try reader.ifPresent { try reader.read(TimeWords.self) }
    run.isDimmed = try reader.ifPresent { try reader.truth() }
    run.lift = try reader.ifPresent { try reader.double() }
    run.hanForms = try reader.ifPresent { try reader.read(HanForms.self) }
    return run
  }
}

extension TextLine: DirectlyWritten {
  func write(to writer: MessageWriter) throws {
    frame.write(to: writer)
    writer.write(baseline)
    try writer.write(list: runs)
    writer.write(named: alignment)
    writer.write(isTruncated)
    writer.writeIfPresent(isRightToLeft) { writer.write($0) }
  }

  static func read(from reader: MessageReader) throws -> TextLine {
    TextLine(
      frame: try reader.direct(), baseline: try reader.double(), runs: try reader.list(),
      alignment: try reader.named(), isTruncated: try reader.truth(),
      isRightToLeft: try reader.ifPresent { try reader.truth() })
  }
}

extension SymbolMark: DirectlyWritten {
  func write(to writer: MessageWriter) throws {
    writer.write(name)
    frame.write(to: writer)
    try face.write(to: writer)
    try writer.write(list: paints)
    writer.writeIfPresent(variableValue) { writer.write($0) }
    writer.writeIfPresent(inkSize) { writer.write($0) }
    writer.writeIfPresent(distortion) { writer.write($0) }
  }

  static func read(from reader: MessageReader) throws -> SymbolMark {
    SymbolMark(
      name: try reader.text(), frame: try reader.direct(), face: try reader.direct(),
      paints: try reader.list(), variableValue: try reader.ifPresent { try reader.double() },
      inkSize: try reader.ifPresent { try reader.double() },
      distortion: try reader.ifPresent { try reader.double() })
  }
}

extension GroupMark: DirectlyWritten {
  func write(to writer: MessageWriter) throws {
    try writer.write(list: items)
    transform.write(to: writer)
    writer.write(opacity)
    try writer.write(optional: clip)
    try writer.writeIfPresent(mask) { try writer.write(list: $0) }
    writer.write(named: blend)
    writer.write(blur)
    try writer.writeIfPresent(shadow) { try writer.write($0) }
    try writer.write(adjustments)
  }

  static func read(from reader: MessageReader) throws -> GroupMark {
    GroupMark(
      try reader.list(), transform: try reader.direct(), opacity: try reader.double(),
      clip: try reader.directIfPresent(), mask: try reader.ifPresent { try reader.list() },
      blend: try reader.named(), blur: try reader.double(),
      shadow: try reader.ifPresent { try reader.read(ShadowMark.self) },
      adjustments: try reader.read([ColorAdjustment].self))
  }
}

extension ViewMark: DirectlyWritten {
  func write(to writer: MessageWriter) throws {
    writer.write(id)
    try writer.write(list: items)
    try writer.writeIfPresent(content) { try writer.write($0) }
    try writer.writeIfPresent(transition) { try writer.write($0) }
    try writer.writeIfPresent(animations) { try writer.write($0) }
  }

  static func read(from reader: MessageReader) throws -> ViewMark {
    ViewMark(
      id: try reader.number(), items: try reader.list(),
      content: try reader.ifPresent { try reader.read(ContentChange.self) },
      transition: try reader.ifPresent { try reader.read(ViewTransition.self) },
      animations: try reader.ifPresent { try reader.read([ValueAnimation].self) })
  }
}

extension OutlineNode: DirectlyWritten {
  /// Levels of `MessageReader.depthLimit` that a node takes with what it holds.
  private static let depth = 2

  func write(to writer: MessageWriter) throws {
    try writer.deeper(by: Self.depth) { try writeNode(to: writer) }
  }

  private func writeNode(to writer: MessageWriter) throws {
    writer.write(kind)
    frame.write(to: writer)
    writer.writeIfPresent(content) { writer.write($0) }
    writer.writeIfPresent(label) { writer.write($0) }
    try writer.write(optional: face)
    try writer.write(optional: color)
    writer.write(count: traits.count)
    for trait in traits {
      writer.write(byte: 1)
      writer.write(trait)
    }
    writer.writeIfPresent(line) { writer.write(UInt64(bitPattern: Int64($0))) }
    try writer.write(list: children)
  }

  static func read(from reader: MessageReader) throws -> OutlineNode {
    try reader.deeper(by: depth) {
      OutlineNode(
        kind: try reader.text(), frame: try reader.direct(),
        content: try reader.ifPresent { try reader.text() },
        label: try reader.ifPresent { try reader.text() }, face: try reader.directIfPresent(),
        color: try reader.directIfPresent(),
        traits: try (0..<reader.count(ofAtLeast: 5)).map { _ in try reader.decode(String.self) },
        line: try reader.ifPresent { try reader.integer(Int.self) }, children: try reader.list())
    }
  }
}
