/// A line whose changed digits roll: the old ones leave upward or downward, then the new ones follow.
///
/// It stays one line, so that what does not change does not move.
struct RolledLine {
  let old: TextLine
  let new: TextLine
  let isUp: Bool

  init(from old: TextLine, to new: TextLine, isUp: Bool) {
    (self.old, self.new, self.isUp) = (old, new, isUp)
  }

  /// Seconds until the new digits are in place: measured 0.37–0.45 (MOTION.md).
  static let length = 0.4

  /// Measured: the old digit has gone after 0.09–0.13 s, by a third of its height.
  private static let leaving = Course([(0, 0), (0.05, 0.2), (0.12, 1)])
  /// Measured: the new digit can be read after 0.17–0.20 s.
  private static let seen = Course([(0.12, 0), (0.185, 0.5), (0.3, 1)])
  private static let arriving = Course([(0.12, 1), (0.185, 0.5), (0.28, 0.12), (0.4, 0)])
  private static let reach = 1.0 / 3

  /// Returns the line after so many seconds; `share` tells how far its place has moved.
  func line(at time: Double, _ share: Double) -> TextLine {
    let isOld = time < Self.seen.start
    let own = isOld ? old : new
    guard old.runs.count == new.runs.count else { return own }
    var line = own
    let away = isOld ? Self.leaving.value(at: time) : Self.arriving.value(at: time)
    let opacity = isOld ? 1 - Self.leaving.value(at: time) : Self.seen.value(at: time)
    let direction = isOld == isUp ? 1.0 : -1.0
    let start = mix(Self.start(old), Self.start(new), share) - Self.start(own)
    line.frame.x += start
    line.baseline = mix(old.baseline, new.baseline, share)
    line.frame.y = mix(old.frame.y, new.frame.y, share)
    line.runs = zip(zip(old.runs, new.runs), own.runs).flatMap { pair, run -> [TextRun] in
      var run = run
      run.dynamic = nil
      run.x += start
      if let paint = pair.0.paint.mixed(with: pair.1.paint, share) { run.paint = paint }
      let changed = Self.changes(from: pair.0.text, to: pair.1.text, inOld: isOld)
      return Self.pieces(run, changed).map { piece, isChanged in
        guard isChanged else { return piece }
        var piece = piece
        piece.lift = direction * away * Self.reach * TypeMetrics.capHeight(piece.face)
        piece.paint = piece.paint.faded(opacity)
        return piece
      }
    }
    return line
  }

  /// Returns the side that the line holds on to.
  private static func start(_ line: TextLine) -> Double {
    switch line.alignment {
    case .left: line.frame.minX
    case .center: line.frame.midX
    case .right: line.frame.maxX
    }
  }

  /// Returns which characters of the old or of the new text have no counterpart.
  static func changes(from old: String, to new: String, inOld: Bool) -> [Bool] {
    let (from, to) = (Array(old), Array(new))
    let own = inOld ? from : to
    if from.count == to.count { return zip(from, to).map { $0 != $1 } }
    let least = min(from.count, to.count)
    var first = 0
    while first < least, from[first] == to[first] { first += 1 }
    var last = 0
    while last < least - first, from[from.count - 1 - last] == to[to.count - 1 - last] { last += 1 }
    return own.indices.map { $0 >= first && $0 < own.count - last }
  }

  /// Returns a run in parts that are changed or not, each at its place.
  private static func pieces(_ run: TextRun, _ changed: [Bool]) -> [(TextRun, Bool)] {
    let characters = Array(run.text)
    let advances = TypeMetrics.advances(run.text, run.face)
    guard characters.count == changed.count, advances.count == changed.count, run.symbol == nil,
      changed.contains(true)
    else { return [(run, false)] }
    var result: [(TextRun, Bool)] = []
    var x = run.x
    for (index, character) in characters.enumerated() {
      if let last = result.last, last.1 == changed[index] {
        result[result.count - 1].0.text.append(character)
        result[result.count - 1].0.width += advances[index]
      } else {
        var piece = run
        (piece.text, piece.x, piece.width) = (String(character), x, advances[index])
        result.append((piece, changed[index]))
      }
      x += advances[index]
    }
    return result
  }
}

extension Paint {
  /// Returns the paint seen through, where it is one or several colours.
  fileprivate func faded(_ opacity: Double) -> Paint {
    func stops(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop($0.color.opacity(opacity), at: $0.location) }
    }
    return switch self {
    case .color(let color): .color(color.opacity(opacity))
    case .linear(let list, let start, let end): .linear(stops(list), start: start, end: end)
    case .radial(let list, let center, let start, let end, let height):
      .radial(stops(list), center: center, startRadius: start, endRadius: end, height: height)
    case .angular(let list, let center, let start, let end):
      .angular(stops(list), center: center, startAngle: start, endAngle: end)
    case .material, .image, .mesh: opacity < 0.5 ? .color(.clear) : self
    }
  }
}
