import Drawing

/// What one layer does on the way from one scene to the next.
enum Track: Sendable {
  case still(Layer)
  case change(LayerChange)
  case fade(LayerFade)
  case passage(LayerPassage)
  case island(IslandMotion)
  case flight(AppFlight)

  /// Seconds until the layer is still.
  var duration: Double {
    switch self {
    case .still: 0
    case .change(let change): change.duration
    case .fade(let fade): fade.duration
    case .passage(let passage): passage.duration
    case .island(let motion): motion.duration
    case .flight(let flight): flight.duration
    }
  }

  /// Whose layer it is.
  var id: Layer.ID? {
    switch self {
    case .still(let layer): layer.id
    case .change(let change): change.new.id
    case .fade(let fade): (fade.new ?? fade.old)?.id
    case .passage(let passage): passage.layer.id
    case .island(let motion): motion.new.id
    case .flight(let flight): flight.layer.id
    }
  }

  /// Returns the widgets' pictures of the layer as they stand after so many seconds; nil while they give way to others.
  func casts(at seconds: Double) -> [LayerCast]? {
    switch self {
    case .still(let layer): layer.casts
    case .change(let change): change.casts(at: seconds)
    case .fade(let fade): fade.new?.casts
    case .passage(let passage): passage.layer.casts
    case .island(let motion): motion.casts(at: seconds)
    case .flight: nil
    }
  }

  /// Returns the layer after so many seconds; nil when there is nothing of it.
  func layer(at seconds: Double) -> Layer? {
    switch self {
    case .still(let layer): layer
    case .change(let change): change.layer(at: seconds)
    case .fade(let fade): fade.layer(at: seconds)
    case .passage(let passage): passage.layer(at: seconds)
    case .island(let motion): motion.layer(at: seconds)
    case .flight(let flight): flight.layer(at: seconds)
    }
  }
}

extension Layer {
  /// What the phone itself draws in the layer.
  var marks: DisplayList {
    DisplayList(
      size: frame.size,
      items: content.enumerated().map {
        let id = contentIDs.indices.contains($0.offset) ? contentIDs[$0.offset] : UInt64($0.offset)
        return .view(ViewMark(id: id, items: [$0.element], content: .opacity))
      })
  }
}

/// A layer that stays where it is and shows something else.
struct LayerFade: Sendable {
  let old: Layer?
  let new: Layer?
  /// Nil: by the standard spring.
  let seconds: Double?
  /// Marks that move to their new places, such as time and signal beside the island.
  private let marks: ListMotion?
  /// Seconds until they do.
  private let delay: Double

  init(from old: Layer?, to new: Layer?, seconds: Double?) {
    (self.old, self.new, self.seconds, marks, delay) = (old, new, seconds, nil, 0)
  }

  /// Creates a layer whose marks move from their old places to their new ones.
  init(moving old: Layer, to new: Layer, after delay: Double) {
    (self.old, self.new, seconds, self.delay) = (old, new, nil, delay)
    marks = ListMotion(from: old.marks, to: new.marks, now: 0)
  }

  var duration: Double { marks.map { $0.duration + delay } ?? seconds ?? Pace.standard.duration }

  func layer(at time: Double) -> Layer? {
    if let marks, var layer = new {
      layer.content = marks.frame(at: time - delay).items
      return layer
    }
    let share = seconds.map { min(1, max(0, time / $0)) } ?? Pace.standard.progress(at: time)
    guard var layer = new else {
      var layer = old
      layer?.opacity *= 1 - share
      return layer
    }
    guard let old else {
      layer.opacity *= share
      return layer
    }
    layer.fill = share < 0.5 ? old.fill : layer.fill
    layer.opacity = old.opacity + (layer.opacity - old.opacity) * share
    if old.content != layer.content {
      let map = Transform.translation(
        x: old.frame.x - layer.frame.x, y: old.frame.y - layer.frame.y)
      layer.content = [
        .group(.passing(old.content, transform: map, opacity: 1 - share)),
        .group(.passing(layer.content, opacity: share)),
      ]
    }
    return layer
  }
}

/// A card that comes or leaves while its screen stays: it grows about its centre and fades (MOTION.md).
struct LayerPassage: Sendable {
  let layer: Layer
  let isArriving: Bool
  private let pace = Pace(.spring(SpringCurve(response: Guess.cardResponse, damping: 1)))

  init(_ layer: Layer, isArriving: Bool) { (self.layer, self.isArriving) = (layer, isArriving) }

  /// Light comes a little before size: 0.83 of it at 0.77 of the size.
  private static let lead = 1.2

  var duration: Double { pace.duration }

  func layer(at time: Double) -> Layer? {
    let share = pace.progress(at: time)
    let there = isArriving ? share : 1 - share
    var layer = layer
    layer.scale *= Guess.cardStart + (1 - Guess.cardStart) * there
    layer.opacity *= min(1, there * Self.lead)
    return layer
  }
}
