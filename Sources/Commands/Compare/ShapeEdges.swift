import Canvas
import Drawing
import Numbers

/// Finds the edges of shapes in a picture, side by side.
struct ShapeEdges {
  /// A side of a shape.
  enum Side: CaseIterable { case left, right, top, bottom }

  /// Where a side is, and the colours inside less those outside.
  struct Edge {
    /// In points of the picture.
    var place: Double
    var step: SIMD3<Double>
  }

  let image: PixelImage
  /// Pixels a point.
  let scale: Double

  /// How far from where it should be an edge of Islet's own picture is, where a line has its width on both sides of it.
  static let ownReach = 4.0
  /// How far from Islet's an edge is looked for in a screenshot, in points.
  static let reach = 6.5
  /// The least step of a colour, of 255, that is an edge.
  private static let contrast = 20.0
  /// The part of a side along which the edge has to be seen: what stands before it hides the rest.
  private static let share = 0.3
  /// The same of the middle of a round side, which is short.
  private static let roundShare = 0.5
  /// What an edge loses against one that is seen along another part of the side, at the end of the reach.
  private static let nearness = 0.4
  /// Lines are thinner, in points: their ends are short, and often something stands there.
  private static let thin = 4.0

  /// Returns the edge of a side near to where it should be; nil where none is seen along enough of it.
  ///
  /// `like` is the edge's step of colour in another picture: this one has to go the same way.
  func edge(
    _ side: Side, of frame: Rect, isRound: Bool, within reach: Double,
    like step: SIMD3<Double>? = nil
  ) -> Edge? {
    let isLevel = side == .top || side == .bottom
    let (start, end) = isLevel ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    // A round side is near its end only in its middle.
    let part = isRound ? 0.4 : 0.05
    let (from, to) = (start + part * (end - start), end - part * (end - start))
    let expected =
      switch side {
      case .left: frame.minX
      case .right: frame.maxX
      case .top: frame.minY
      case .bottom: frame.maxY
      }
    let inward = side == .left || side == .top ? 1 : -1
    let first = Int(bounded: from * scale)
    let last = max(first, Int(bounded: (to * scale).rounded(.up)) - 1)
    let middle = Int(bounded: (expected * scale).rounded())
    let far = Int(reach * scale)
    var counts = [Int](repeating: 0, count: 2 * far + 1)
    var steps = [SIMD3<Double>](repeating: .zero, count: 2 * far + 1)
    let lines = last - first + 1
    // Beside the picture, where a widget may put a shape of any size, no edge is seen.
    let length = isLevel ? image.width : image.height
    for along in max(0, first)..<max(0, first, min(last + 1, length)) {
      // The steps of this line, of which only the highest of neighbours are edges.
      let own = (-far...far).map { offset -> SIMD3<Double> in
        let across = middle + offset
        // Half a pixel of every edge is mixed: one pixel at each side of it tells.
        let (inside, outside) = inward > 0 ? (across + 1, across - 2) : (across - 2, across + 1)
        guard let one = color(isLevel, along, inside), let other = color(isLevel, along, outside)
        else { return .zero }
        return one - other
      }
      let sizes = own.map(size)
      for index in own.indices where sizes[index] >= Self.contrast {
        if let step, !isAlike(own[index], step) { continue }
        let before = index > 0 ? sizes[index - 1] : 0
        let after = index + 1 < sizes.count ? sizes[index + 1] : 0
        guard sizes[index] >= before, sizes[index] >= after else { continue }
        counts[index] += 1
        steps[index] += own[index]
      }
    }
    // The edge may waver by a pixel; a near one is meant rather than one farther away that is seen a little better.
    func seen(_ index: Int) -> Int {
      (max(0, index - 1)...min(counts.count - 1, index + 1)).reduce(0) { $0 + counts[$1] }
    }
    func worth(_ index: Int) -> Double {
      let part = Double(min(lines, seen(index))) / Double(max(1, lines))
      return part - Self.nearness * Double(abs(index - far)) / Double(max(1, far))
    }
    let least = (isRound ? Self.roundShare : Self.share) * Double(lines)
    let best = counts.indices.filter { counts[$0] > 0 && Double(seen($0)) >= least }
      .max { (worth($0), counts[$0]) < (worth($1), counts[$1]) }
    guard let best, lines > 1 else { return nil }
    // Where it wavers, the mean of what was seen.
    let near = (max(0, best - 1)...min(counts.count - 1, best + 1))
    let all = near.reduce(0) { $0 + counts[$1] }
    let mean = near.reduce(0.0) { $0 + Double(counts[$1] * ($1 - far)) } / Double(max(1, all))
    return Edge(
      place: (Double(middle) + mean) / scale, step: steps[best] / Double(max(1, counts[best])))
  }

  private func color(_ isLevel: Bool, _ along: Int, _ across: Int) -> SIMD3<Double>? {
    let (x, y) = isLevel ? (along, across) : (across, along)
    guard x >= 0, y >= 0, x < image.width, y < image.height else { return nil }
    let at = (y * image.width + x) * 4
    return SIMD3(
      Double(image.bytes[at]), Double(image.bytes[at + 1]), Double(image.bytes[at + 2]))
  }

  private func size(_ step: SIMD3<Double>) -> Double { max(abs(step.x), abs(step.y), abs(step.z)) }

  /// Returns whether two steps go the same way: both to lighter, or to the same hue.
  private func isAlike(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Bool {
    let product = (one * other).sum()
    let lengths = ((one * one).sum() * (other * other).sum()).squareRoot()
    return product > 0.6 * lengths
  }
}

extension ShapeEdges {
  /// Returns where a shape stands in Islet's picture and in the screenshot; nil where Islet's shows none of its edges,
  /// without the second where the screenshot lacks one of those.
  static func compare(
    _ frame: Rect, isRound: Bool, ours: ShapeEdges, theirs: ShapeEdges
  ) -> (ours: Rect, theirs: Rect?)? {
    var (mine, other) = (Sides(frame), Sides(frame))
    var (isSeen, isFound) = (false, true)
    // The long sides first: where they are says along what the short ones are to be looked for.
    let isWide = frame.width >= frame.height
    let order: [Side] = isWide ? [.top, .bottom, .left, .right] : [.left, .right, .top, .bottom]
    for (place, side) in order.enumerated() {
      guard let own = ours.edge(side, of: frame, isRound: isRound, within: ownReach) else {
        other[side] =
          mine[side] + (place % 2 == 1 ? other[order[place - 1]] - mine[order[place - 1]] : 0)
        continue
      }
      isSeen = true
      mine[side] = own.place
      var wanted = other
      wanted[side] = own.place
      let edge = theirs.edge(side, of: wanted.rect, isRound: isRound, within: reach, like: own.step)
      if let edge {
        other[side] = edge.place
      } else if place > 1, min(frame.width, frame.height) < thin {
        other[side] = own.place
      } else {
        isFound = false
      }
    }
    guard isSeen else { return nil }
    let isWhole = other.right > other.left && other.bottom > other.top
    return (mine.rect, isFound && isWhole ? other.rect : nil)
  }

  /// A rectangle by its sides.
  private struct Sides {
    var (left, right, top, bottom): (Double, Double, Double, Double)

    init(_ rect: Rect) {
      (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    }

    subscript(side: Side) -> Double {
      get {
        switch side {
        case .left: left
        case .right: right
        case .top: top
        case .bottom: bottom
        }
      }
      set {
        switch side {
        case .left: left = newValue
        case .right: right = newValue
        case .top: top = newValue
        case .bottom: bottom = newValue
        }
      }
    }

    var rect: Rect { Rect(x: left, y: top, width: right - left, height: bottom - top) }
  }
}
