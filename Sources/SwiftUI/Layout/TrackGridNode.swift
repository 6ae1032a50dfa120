import Drawing
import Numbers

/// Children in tracks of given lengths, line after line along an axis.
final class TrackGridNode: ContainerNode {
  let tracks: [GridItem]
  /// The axis that lines follow one another on.
  let axis: Axis
  let lineSpacing: Double
  /// Where a child stands in a track that has no alignment of its own.
  let alignment: Alignment

  init(
    _ children: [LayoutNode], tracks: [GridItem], axis: Axis, alignment: Alignment,
    spacing: Double?
  ) {
    (self.tracks, self.axis, self.alignment) = (tracks, axis, alignment)
    lineSpacing = spacing ?? Spacing.defaultDistance
    super.init(children, kind: axis == .vertical ? "LazyVGrid" : "LazyHGrid")
  }

  private struct Track {
    var length: Double
    var gap: Double
    var alignment: Alignment
  }

  /// Returns the tracks for a length; an adaptive track becomes as many as fit.
  private func resolved(_ length: Double) -> [Track] {
    let gaps = tracks.map { $0.spacing.map { Double($0) } ?? Spacing.defaultDistance }
    var remaining = length - gaps.dropLast().reduce(0, +)
    var flexible = 0
    for track in tracks {
      if case .fixed(let own) = track.size { remaining -= Double(own) } else { flexible += 1 }
    }
    var result: [Track] = []
    for (track, gap) in zip(tracks, gaps) {
      let alignment = track.alignment ?? alignment
      switch track.size {
      case .fixed(let own):
        result.append(Track(length: Double(own), gap: gap, alignment: alignment))
      case .flexible(let least, let most):
        let share = min(max(remaining / Double(max(1, flexible)), Double(least)), Double(most))
        result.append(Track(length: share, gap: gap, alignment: alignment))
        remaining -= share
        flexible -= 1
      case .adaptive(let least, let most):
        let share = max(0, remaining / Double(max(1, flexible)))
        let count = min(
          1000, max(1, ((share + gap) / (max(1, Double(least)) + gap)).rounded(.down)))
        let own = min((share - (count - 1) * gap) / count, Double(most))
        for _ in 0..<(count.isFinite ? Int(bounded: count) : 1) {
          result.append(Track(length: max(0, own), gap: gap, alignment: alignment))
        }
        remaining -= share
        flexible -= 1
      }
    }
    return result
  }

  /// Whether more room across always makes the grid larger.
  private var growsWithoutEnd: Bool {
    tracks.contains { track in
      switch track.size {
      case .fixed: false
      case .flexible(_, let most): most == .infinity
      case .adaptive: true
      }
    }
  }

  override func arrange(_ proposal: Proposal) -> Arrangement {
    let ideal = Double(tracks.count) * 100
    var length = proposal[axis.other] ?? ideal
    if !length.isFinite { length = ideal }
    let tracks = resolved(length)
    guard !tracks.isEmpty else { return Arrangement(size: .zero, places: placeholders) }
    var places: [Arrangement.Place] = []
    var position = 0.0
    var line = 0
    while line * tracks.count < children.count {
      let cells = children[
        (line * tracks.count)..<min(children.count, (line + 1) * tracks.count)]
      if line > 0 { position += lineSpacing }
      let offers = zip(cells, tracks).map { $0.placed(offer($1.length)) }
      let thickness = zip(cells, offers).map { $0.size($1)[axis] }.max() ?? 0
      var start = 0.0
      for ((cell, offer), track) in zip(zip(cells, offers), tracks) {
        var room = Size.zero
        room[axis] = thickness
        room[axis.other] = track.length
        let inner = track.alignment.origin(of: cell, offer, in: room)
        var origin = Point.zero
        origin[axis] = position + inner[axis]
        origin[axis.other] = start + inner[axis.other]
        places.append(
          Arrangement.Place(
            origin: origin, proposal: offer, anchor: track.alignment.horizontal))
        start += track.length + track.gap
      }
      position += thickness
      line += 1
    }
    var size = Size.zero
    size[axis] = position
    if proposal[axis.other] == .infinity, growsWithoutEnd {
      size[axis.other] = .infinity
      return Arrangement(size: size, places: places)
    }
    size[axis.other] =
      tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.gap }
    return Arrangement(size: size, places: places)
  }

  private var placeholders: [Arrangement.Place] {
    children.map { _ in Arrangement.Place(origin: .zero, proposal: .zero) }
  }

  /// Returns what a cell of a track is offered: its length, and along the lines as much as it likes.
  private func offer(_ length: Double) -> Proposal {
    var offer = Proposal.unspecified
    offer[axis.other] = length
    return offer
  }
}
