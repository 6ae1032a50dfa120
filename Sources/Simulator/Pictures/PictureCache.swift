import Drawing
import Findings
import WidgetProtocol

/// A widget's picture as far as it is known.
public enum PictureState: Hashable, Sendable {
  case ready(Picture)
  /// Asked for, by a number that counts pictures; the last one of this slot meanwhile.
  case pending(number: Int, last: Picture?)
  /// The widget could not draw it.
  case failed(Finding, last: Picture?)

  /// The picture that can be shown: the right one, or the last one that worked.
  public var best: Picture? {
    switch self {
    case .ready(let picture): picture
    case .pending(_, let last), .failed(_, let last): last
    }
  }
}

/// Keeps the pictures that widgets drew, by everything that they depend on.
@MainActor
final class PictureCache {
  /// Everything that a picture depends on.
  struct Key: Hashable {
    var bundle: String
    /// An activity's id, or a sample state's name.
    var subject: String
    var revision: Int
    var isStale: Bool
    var room: SlotRoom
    var environment: WidgetEnvironment

    /// The same for every state of its subject.
    fileprivate var ofAnyState: Key {
      var key = self
      (key.revision, key.environment.now) = (0, 0)
      return key
    }
  }

  private struct Place: Hashable {
    var bundle: String
    var subject: String
    var slot: Slot
    /// The width of a small card: those of Watch and car cannot replace one another.
    var width: Double?

    init(_ key: Key) {
      (bundle, subject, slot) = (key.bundle, key.subject, key.room.slot)
      width = slot == .small ? key.room.width : nil
    }
  }

  private enum Entry {
    case ready(Picture, used: Int)
    case failed(Finding, used: Int)
    case asked(number: Int, used: Int)

    var used: Int {
      switch self {
      case .ready(_, let used), .failed(_, let used), .asked(_, let used): used
      }
    }
  }

  private var entries: [Key: Entry] = [:]
  /// The newest pictures, by their keys without a revision.
  private var last: [Key: Picture] = [:]
  /// The newest pictures of each slot, whatever else they depend on.
  private var lastOfSlot: [Place: Picture] = [:]
  private var uses = 0
  /// The keys in the order in which they were asked for, each with its last use as of when `hand` passed it. One picture
  /// gives way for each new one: to look for many at once would hold up one push in a hundred for milliseconds.
  private var ring: [(key: Key, used: Int)] = []
  private var hand = 0
  /// How many pictures are kept; a gallery of 8 states in 5 presentations and 2 appearances has 80.
  let limit = 600
  /// How many have been asked for, which is the number of the last one.
  private(set) var asked = 0
  /// The numbers of those that have not come.
  private var missing: Set<Int> = []
  /// The number of the one that is being asked for; nil: none is.
  private var asking: Int?

  /// Returns the picture of a key, and asks the widget for it the first time.
  func picture(
    _ key: Key, ask: (@escaping @MainActor (WidgetReply) -> Void) -> Void,
    ready: @escaping @MainActor () -> Void
  ) -> PictureState {
    uses += 1
    switch entries[key] {
    case .ready(let picture, _):
      entries[key] = .ready(picture, used: uses)
      return .ready(picture)
    case .failed(let finding, _):
      return .failed(finding, last: lastPicture(for: key))
    case .asked(let number, _):
      return .pending(number: number, last: lastPicture(for: key))
    case nil: break
    }
    makeRoom(for: key)
    asked += 1
    let number = asked
    entries[key] = .asked(number: number, used: uses)
    missing.insert(number)
    asking = number
    ask { [weak self] reply in
      guard let self else { return }
      missing.remove(number)
      // Ignores the answer of a widget that was replaced meanwhile, or of an activity that has left; whoever waits for it
      // looks again.
      guard case .asked(number, _) = entries[key] else {
        if asking != number { ready() }
        return
      }
      switch reply {
      case .rendered(let picture):
        entries[key] = .ready(picture, used: uses)
        last[key.ofAnyState] = picture
        lastOfSlot[Place(key)] = picture
      case .failed(let finding): entries[key] = .failed(finding, used: uses)
      default:
        let sentence = "The widget answered something else than a picture."
        entries[key] = .failed(Finding("widget-answer", sentence: sentence), used: uses)
      }
      // An immediate widget has answered by now: its caller needs no call.
      if asking != number { ready() }
    }
    asking = nil
    switch entries[key] {
    case .ready(let picture, _): return .ready(picture)
    case .failed(let finding, _): return .failed(finding, last: lastPicture(for: key))
    case .asked, nil: return .pending(number: number, last: lastPicture(for: key))
    }
  }

  /// Returns whether one of the pictures up to a number has not come.
  var isWaiting: Bool { !missing.isEmpty }

  func isMissing(upTo number: Int) -> Bool { missing.contains { $0 <= number } }

  /// Returns what is shown until a picture is there: the same of the state before, so that nothing else changes its
  /// size meanwhile, or else what its slot showed last.
  private func lastPicture(for key: Key) -> Picture? {
    last[key.ofAnyState] ?? lastOfSlot[Place(key)]
  }

  /// Forgets an app's pictures; the last ones stay until new ones come.
  func forget(bundle: String) {
    entries = entries.filter { $0.key.bundle != bundle }
  }

  /// Forgets an activity.
  func forget(activity: String) {
    entries = entries.filter { $0.key.subject != activity }
    last = last.filter { $0.key.subject != activity }
    lastOfSlot = lastOfSlot.filter { $0.key.subject != activity }
  }

  /// Takes a place in the ring for a new key, that of the first picture which nobody has used since `hand` passed it.
  private func makeRoom(for key: Key) {
    guard ring.count >= limit else { return ring.append((key, uses)) }
    while let used = entries[ring[hand].key]?.used, used > ring[hand].used {
      ring[hand].used = used
      hand = (hand + 1) % ring.count
    }
    entries[ring[hand].key] = nil
    ring[hand] = (key, uses)
    hand = (hand + 1) % ring.count
    if last.count > limit { last.removeAll() }
    if lastOfSlot.count > limit { lastOfSlot.removeAll() }
  }
}
