import Drawing

extension DisplayItem: DirectlyWritten {
  /// Levels of `MessageReader.depthLimit` that a mark takes with what it holds.
  private static let depth = 3

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
    case .stroke(let contour, let paint, let style):
      writer.write(case: "stroke")
      try contour.write(to: writer)
      try paint.write(to: writer)
      try style.write(to: writer)
    case .image(let image):
      writer.write(case: "image")
      try image.write(to: writer)
    case .progress(let progress):
      writer.write(case: "progress")
      try progress.write(to: writer)
    case .placeholder(let frame, let label):
      writer.write(case: "placeholder")
      frame.write(to: writer)
      writer.write(label)
    }
  }

  static func read(from reader: MessageReader) throws -> DisplayItem {
    try reader.deeper(by: depth) {
      switch try reader.caseName() {
      case "fill": .fill(try reader.direct(), try reader.direct())
      case "text": .text(try reader.direct())
      case "symbol": .symbol(try reader.direct())
      case "group": .group(try reader.direct())
      case "view": .view(try reader.direct())
      case "stroke": .stroke(try reader.direct(), try reader.direct(), try reader.direct())
      case "image": .image(try reader.direct())
      case "progress": .progress(try reader.direct())
      case "placeholder": .placeholder(try reader.direct(), label: try reader.text())
      default: throw MessageReader.Broken()
      }
    }
  }
}

extension StrokeStyleMark: DirectlyWritten {
  func write(to writer: MessageWriter) throws {
    writer.write(width)
    writer.write(named: cap)
    writer.write(named: join)
    writer.write(miterLimit)
    try writer.write(dash)
    writer.write(dashPhase)
  }

  static func read(from reader: MessageReader) throws -> StrokeStyleMark {
    StrokeStyleMark(
      width: try reader.double(), cap: try reader.named(), join: try reader.named(),
      miterLimit: try reader.double(), dash: try reader.read([Double].self),
      dashPhase: try reader.double())
  }
}

extension ImageMark: DirectlyWritten {
  func write(to writer: MessageWriter) throws {
    switch source {
    case .file(let path):
      writer.write(case: "file")
      writer.write(path)
    case .data(let data):
      writer.write(case: "data")
      try writer.write(data)
    }
    frame.write(to: writer)
    try writer.write(optional: tint)
    try writer.write(optional: tile)
    try writer.write(optional: pixels)
    writer.write(isPixelated)
  }

  static func read(from reader: MessageReader) throws -> ImageMark {
    let source: Source =
      switch try reader.caseName() {
      case "file": .file(try reader.text())
      case "data": .data(try reader.read([UInt8].self))
      default: throw MessageReader.Broken()
      }
    return ImageMark(
      source: source, frame: try reader.direct(), tint: try reader.directIfPresent(),
      tile: try reader.directIfPresent(), pixels: try reader.directIfPresent(),
      isPixelated: try reader.truth())
  }
}

extension ProgressMark: DirectlyWritten {
  func write(to writer: MessageWriter) throws {
    try track.write(to: writer)
    try trackPaint.write(to: writer)
    try fillPaint.write(to: writer)
    writer.write(numbers: start, end)
    writer.write(countsDown)
    writer.write(isMirrored)
    writer.writeIfPresent(ringLine) { writer.write($0) }
  }

  static func read(from reader: MessageReader) throws -> ProgressMark {
    ProgressMark(
      track: try reader.direct(), trackPaint: try reader.direct(),
      fillPaint: try reader.direct(), start: try reader.double(), end: try reader.double(),
      countsDown: try reader.truth(), isMirrored: try reader.truth(),
      ringLine: try reader.ifPresent { try reader.double() })
  }
}

extension ShadowMark: DirectlyWritten {
  func write(to writer: MessageWriter) {
    color.write(to: writer)
    writer.write(numbers: radius, x, y)
    writer.write(isInner)
  }

  static func read(from reader: MessageReader) throws -> ShadowMark {
    ShadowMark(
      color: try reader.direct(), radius: try reader.double(), x: try reader.double(),
      y: try reader.double(), isInner: try reader.truth())
  }
}

extension DynamicText: DirectlyWritten {
  /// Rarer ones say themselves how they are written.
  private static let writtenCases = ["timerInterval", "timer", "relative", "offset"]

  func write(to writer: MessageWriter) throws {
    switch self {
    case .timerInterval(let start, let end, let pause, let countsDown, let showsHours):
      writer.write(case: "timerInterval")
      writer.write(numbers: start, end)
      writer.writeIfPresent(pause) { writer.write($0) }
      writer.write(countsDown)
      writer.write(showsHours)
    case .timer(let date):
      writer.write(case: "timer")
      writer.write(date)
    case .relative(let date):
      writer.write(case: "relative")
      writer.write(date)
    case .offset(let date):
      writer.write(case: "offset")
      writer.write(date)
    case .clock, .distance, .written: try encode(to: writer)
    }
  }

  static func read(from reader: MessageReader) throws -> DynamicText {
    switch try reader.caseName(of: writtenCases) {
    case "timerInterval":
      .timerInterval(
        start: try reader.double(), end: try reader.double(),
        pause: try reader.ifPresent { try reader.double() }, countsDown: try reader.truth(),
        showsHours: try reader.truth())
    case "timer": .timer(try reader.double())
    case "relative": .relative(try reader.double())
    case "offset": .offset(try reader.double())
    default: try reader.read(DynamicText.self)
    }
  }
}

extension TimeWords: DirectlyWritten {
  func write(to writer: MessageWriter) throws {
    writer.write(UInt64(zero))
    try writer.write(forms)
    try writer.write(short)
    try writer.write(long)
    writer.write(pair)
    writer.write(plus)
    writer.write(minus)
    writer.writeIfPresent(separator) { writer.write($0) }
    writer.writeIfPresent(decimal) { writer.write($0) }
  }

  static func read(from reader: MessageReader) throws -> TimeWords {
    TimeWords(
      zero: try reader.integer(UInt32.self), forms: try reader.read([Int].self),
      short: try reader.read([[String]].self), long: try reader.read([[String]].self),
      pair: try reader.text(), plus: try reader.text(), minus: try reader.text(),
      separator: try reader.ifPresent { try reader.text() },
      decimal: try reader.ifPresent { try reader.text() })
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
    try writer.write(optional: dynamic)
    try writer.write(optional: words)
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
    run.dynamic = try reader.directIfPresent()
    run.words = try reader.directIfPresent()
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
    try writer.write(optional: shadow)
    try writer.write(adjustments)
  }

  static func read(from reader: MessageReader) throws -> GroupMark {
    GroupMark(
      try reader.list(), transform: try reader.direct(), opacity: try reader.double(),
      clip: try reader.directIfPresent(), mask: try reader.ifPresent { try reader.list() },
      blend: try reader.named(), blur: try reader.double(),
      shadow: try reader.directIfPresent(),
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
    writer.writeIfPresent(line) { writer.write(integer: $0) }
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
