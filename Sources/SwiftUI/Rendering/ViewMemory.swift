import Drawing

/// What a property keeps for its view, whichever value of the view is asked.
class KeptStorage {
  /// Makes this storage stand for an earlier one.
  func take(over earlier: KeptStorage) {}
}

/// A property that is kept while its view is made again, as `@State` is.
protocol KeptProperty {
  var storage: KeptStorage { get }
}

/// What views keep and hear while one picture is built several times.
///
/// A picture is built again when a view hears of a value (`onPreferenceChange`, `onGeometryChange`), since what it does
/// then may change its state.
final class ViewMemory {
  /// A body that is evaluated, or a value that is listened to; the number tells those apart that are otherwise alike.
  private struct Place: Hashable {
    var view: UInt64
    var depth: Int
    var type: ObjectIdentifier
    var number = 0
  }
  private struct Property: Hashable {
    var owner: Place
    var index: Int
  }

  /// Whether what views keep is noted. To look for it takes as long as some bodies: a picture in which no view hears of
  /// anything is built without it.
  private var isKeeping = false
  private var storages: [Property: KeptStorage] = [:]
  /// The types that are known to keep nothing.
  private var plain: Set<ObjectIdentifier> = []
  /// How often each place has been met since the picture was begun, and until it was built.
  private var met: [Place: Int] = [:]
  private var built: [Place: Int]?
  private var heard: [Place: Any] = [:]
  private var calls: [() -> Void] = []
  /// Whether a view listens, or may listen once the picture is drawn.
  var isListening = false

  /// Begins to build the picture once more.
  func beginBuilding() { (met, built) = ([:], nil) }

  /// Begins to draw what is built once more, with what is built only then.
  func beginDrawing() {
    built = built ?? met
    met = built ?? [:]
  }

  /// Gives a view what it kept when it was met the last time.
  func restore<Owner>(_ owner: Owner, at view: ViewIdentity, depth: Int) {
    let type = ObjectIdentifier(Owner.self)
    guard isKeeping, !plain.contains(type) else { return }
    let kept = Mirror(reflecting: owner).children.compactMap {
      ($0.value as? KeptProperty)?.storage
    }
    if kept.isEmpty {
      plain.insert(type)
      return
    }
    let place = numbered(Place(view: view.path, depth: depth, type: type))
    for (index, storage) in kept.enumerated() {
      let property = Property(owner: place, index: index)
      if let earlier = storages[property] {
        storage.take(over: earlier)
      } else {
        storages[property] = storage
      }
    }
  }

  /// Returns what a listener tells the values that it meets while the picture is drawn.
  func listener<Key, Value: Equatable>(
    _ key: Key.Type, at view: ViewIdentity, _ action: @escaping (_ old: Value?, Value) -> Void
  ) -> (Value) -> Void {
    isListening = true
    let place = numbered(Place(view: view.path, depth: 0, type: ObjectIdentifier(key)))
    return { [self] value in
      let old = heard[place] as? Value
      guard old != value else { return }
      heard[place] = value
      calls.append { action(old, value) }
    }
  }

  /// Tells listeners what they heard; returns whether the picture is to be built again.
  ///
  /// The first time nobody is told: the picture is built with what its views keep, and they hear the same once more.
  func tellListeners() -> Bool {
    defer { calls = [] }
    guard !calls.isEmpty else { return false }
    if isKeeping {
      for call in calls { call() }
    } else {
      (isKeeping, heard) = (true, [:])
    }
    return true
  }

  private func numbered(_ place: Place) -> Place {
    var place = place
    place.number = met[place, default: 0]
    met[Place(view: place.view, depth: place.depth, type: place.type), default: 0] += 1
    return place
  }
}

/// A node that reports its value once it is drawn.
final class ListeningNode: WrapperNode {
  private let tell: (LayoutNode, GeometryProxy) -> Void

  init(_ child: LayoutNode, tell: @escaping (LayoutNode, GeometryProxy) -> Void) {
    self.tell = tell
    super.init(child)
  }

  override func drawPlaced(_ painter: MarkCollector, at origin: Point, _ proposal: Proposal) {
    super.drawPlaced(painter, at: origin, proposal)
    tell(
      child,
      GeometryProxy(size: CGSize(size(proposal)), origin: origin, spaces: painter.spaces))
  }
}
