extension DisplayList {
  /// Returns the next time at which something that shows in the list looks different; nil when nothing moves.
  public func nextChange(after now: Double) -> Double? {
    items.compactMap { $0.nextChange(after: now, on: Rect(size), .identity) }.min()
  }
}

extension DisplayItem {
  /// Returns the next time at which the mark looks different.
  public func nextChange(after now: Double) -> Double? {
    nextChange(after: now, on: nil, .identity)
  }

  /// Returns the next time at which the mark looks different on a surface; a phone's list of cards goes on below its
  /// screen.
  ///
  /// - Parameters:
  ///   - surface: what shows; nil: everything.
  ///   - map: from the mark's coordinates to the surface's.
  fileprivate func nextChange(after now: Double, on surface: Rect?, _ map: Transform) -> Double? {
    switch self {
    case .text(let line):
      return line.runs.compactMap { $0.nextChange(after: now) }.min()
    case .progress(let bar): return bar.nextChange(after: now)
    case .view(let view):
      return view.items.compactMap { $0.nextChange(after: now, on: surface, map) }.min()
    case .group(let group):
      let map = group.transform.then(map)
      // A shadow or a blur may show where what casts it does not.
      let surface = group.shadow == nil && group.blur == 0 ? surface : nil
      if let surface, let clip = group.clip.map({ map.box($0.bounds) }),
        clip.minX >= surface.maxX || clip.maxX <= surface.minX || clip.minY >= surface.maxY
          || clip.maxY <= surface.minY
      {
        return nil
      }
      return (group.items + (group.mask ?? [])).compactMap {
        $0.nextChange(after: now, on: surface, map)
      }.min()
    case .fill, .stroke, .symbol, .image, .placeholder: return nil
    }
  }
}

extension TextLine {
  /// Returns the line as it reads at a time. Digits that find no room become dashes, as on iOS: `1:15:--`.
  public func resolved(at now: Double) -> TextLine {
    guard runs.contains(where: { $0.dynamic != nil }) else { return self }
    var line = self
    for index in line.runs.indices {
      guard line.runs[index].dynamic != nil else { continue }
      let run = line.runs[index]
      let shown = run.string(at: now)
      line.runs[index].text = shown
      line.runs[index].width = TypeMetrics.width(shown, run.face) * run.narrowing
    }
    line.dashOverflow()
    line.realign()
    return line
  }

  /// How far the known widths of letters may be off, as a share (LAYOUT.md, "Type"). A clock that is wider than its
  /// room by no more than that keeps its digits, since a phone would show them.
  public static let widthUncertainty = 0.02

  /// Replaces groups of digits from the end until the line fits its frame: `1:15:--`.
  private mutating func dashOverflow() {
    let isClock = runs.allSatisfy { $0.dynamic != nil }
    let slack = max(0.5, isClock ? frame.width * Self.widthUncertainty : 0)
    func excess() -> Double { runs.reduce(0) { $0 + $1.width } - frame.width }
    guard excess() > slack, let index = runs.lastIndex(where: { $0.dynamic != nil }) else { return }
    // Those of a dimmed display may be wider than the digits that they hide: shorter ones cut nothing off.
    for place in runs.indices where runs[place].text.contains(TypeMetrics.figureDash) {
      let narrowing = runs[place].narrowing
      runs[place].text = String(
        runs[place].text.map { $0 == TypeMetrics.figureDash ? "-" : $0 })
      runs[place].width = TypeMetrics.width(runs[place].text, runs[place].face) * narrowing
    }
    guard excess() > slack else { return }
    isTruncated = true
    let narrowing = runs[index].narrowing
    var characters = Array(runs[index].text)
    var end = characters.count
    while excess() > slack, let last = characters[..<end].lastIndex(where: \.isNumber) {
      var place = last
      while place >= 0, characters[place].isNumber {
        characters[place] = "-"
        place -= 1
      }
      end = max(0, place)
      runs[index].text = String(characters)
      runs[index].width = TypeMetrics.width(runs[index].text, runs[index].face) * narrowing
    }
  }

  /// Moves the runs so that the line keeps its alignment in the frame.
  private mutating func realign() {
    let width = runs.reduce(0) { $0 + $1.width }
    let start: Double =
      switch alignment {
      case .left: frame.minX
      case .center: frame.midX - width / 2
      case .right: frame.maxX - width
      }
    var x = start
    // Where they stand may be another order than the one in which they are read.
    for index in runs.indices.sorted(by: { (runs[$0].x, $0) < (runs[$1].x, $1) }) {
      runs[index].x = x
      x += runs[index].width
    }
  }
}

extension TextRun {
  /// How much narrower it was set than its letters are at their size: letters that were made smaller to fit keep the
  /// tracking of their own size, which is closer than that of the smaller one.
  fileprivate var narrowing: Double {
    let natural = TypeMetrics.width(text, face)
    guard width > 0, natural > width * 1.001 else { return 1 }
    return width / natural
  }
}

extension ProgressMark {
  /// How far the end of the filled part must move before it is worth drawing again, in points.
  private static let visibleStep = 0.5

  /// Returns the next time at which the bar or ring has moved visibly.
  func nextChange(after now: Double) -> Double? {
    let duration = end - start
    guard duration > 0, now < end else { return nil }
    if now < start { return start }
    let step = max(1, duration * ProgressMark.visibleStep / max(1, length))
    return min(end, now + step)
  }
}

extension Contour {
  /// A rectangle around the contour, control points included.
  public var bounds: Rect {
    switch self {
    case .rect(let rect), .rounded(let rect, _, _), .ellipse(let rect): return rect
    case .path(let elements, _):
      var bounds: Rect?
      for point in elements.flatMap(\.points) {
        let place = Rect(x: point.x, y: point.y, width: 0, height: 0)
        bounds = bounds?.union(place) ?? place
      }
      return bounds ?? .zero
    }
  }
}

extension PathElement {
  /// The points that the step names.
  var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [point, control]
    case .curve(let point, let one, let two): [point, one, two]
    case .close: []
    }
  }
}
