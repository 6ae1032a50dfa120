import Phone

// What is marked on the phone, and bringing it or a chosen activity's card into sight.
extension AppModel {
  /// The part of the phone that is marked.
  var markedRegion: PhoneRegion? {
    phone.mark?.number.flatMap(region)
  }

  /// Returns a part of the phone by its number in the picture.
  private func region(_ number: Int) -> PhoneRegion? {
    guard let regions = phone.picture?.regions, regions.indices.contains(number) else { return nil }
    return regions[number]
  }

  mutating func unmark() { phone.mark = nil }

  /// Keeps the mark on what it was on when the picture has changed, or drops it.
  mutating func keepMark(in picture: PhonePicture) {
    guard let mark = phone.mark else { return }
    let regions = picture.regions
    if let number = mark.number, regions.indices.contains(number),
      regions[number].target == mark.target
    {
      return
    }
    let number =
      regions.firstIndex { $0.target == mark.target }
      ?? regions.firstIndex { AppModel.isSame($0.target, mark.target) }
    phone.mark = number.map { PhoneState.Mark(number: $0, target: regions[$0].target) }
  }

  /// Returns whether two targets are the same thing, whatever URL it leads to and however the island shows it.
  private static func isSame(_ one: PhoneRegion.Target, _ other: PhoneRegion.Target) -> Bool {
    switch (one, other) {
    case (.card(let a, _), .card(let b, _)), (.island(let a, _, _), .island(let b, _, _)): a == b
    default: false
    }
  }

  /// Marks the next part of the phone that can be touched, activities before everything else, and brings it into sight.
  /// Its activity is the chosen one then: what keys do to one activity they do to what is marked.
  mutating func moveRegion(by step: Int, _ snapshot: Snapshot) {
    let parts = partsToMark
    guard !parts.isEmpty else { return }
    let here = phone.mark.flatMap(parts.firstIndex) ?? (step > 0 ? -1 : parts.count)
    let next = parts[(here + step + parts.count) % parts.count]
    phone.mark = next
    if let id = next.target.activityID, snapshot.activities.contains(where: { $0.id == id }) {
      phone.activity = id
    }
    if let sight = scrollingScene?.sight(of: next.target) { scroll(to: sight.scroll) }
  }

  /// What can be touched, in the order in which it is marked: of cards that scroll also what is out of sight.
  private var partsToMark: [PhoneState.Mark] {
    let picture = phone.picture ?? .nothing
    let seen = picture.regions.enumerated().map {
      PhoneState.Mark(number: $0.offset, target: $0.element.target)
    }
    var parts = seen
    if picture.overflow > 0, let scene = phone.scene {
      let numbered = Dictionary(grouping: seen, by: \.target)
      var known: Set<PhoneRegion.Target> = []
      let listed = scene.regions.map(\.target).filter { known.insert($0).inserted }
      // What the body adds is no part of the list.
      parts =
        listed.flatMap { numbered[$0] ?? [PhoneState.Mark(target: $0)] }
        + seen.filter { !known.contains($0.target) }
    }
    return parts.enumerated()
      .map { (rank: AppModel.rank(of: $0.element.target), place: $0.offset, part: $0.element) }
      .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.part)
  }

  /// Brings a part of the list that can be touched into sight; gives whether there is one.
  mutating func bringIntoSight(_ isWanted: (PhoneRegion.Target) -> Bool) -> Bool {
    guard let scene = scrollingScene,
      let target = scene.regions.lazy.map(\.target).first(where: isWanted),
      let sight = scene.sight(of: target)
    else { return false }
    scroll(to: sight.scroll)
    return true
  }

  private static func rank(of target: PhoneRegion.Target) -> Int {
    switch target {
    case .action, .card, .island, .dismiss, .allow, .deny: 0
    case .notification, .stack: 1
    case .app: 2
    case .sensor, .homeIndicator, .glass: 3
    }
  }

  /// Returns whether an activity's card has scrolled away, by the picture: to lay the scene out for it takes long.
  func isOutOfSight(_ activity: String) -> Bool {
    guard let picture = phone.picture, picture.overflow > 0,
      phone.scene?.cards.contains(where: { $0.activityID == activity }) == true
    else { return false }
    return !picture.regions.contains { region in
      if case .card(activity, _) = region.target { true } else { false }
    }
  }

  /// The scene whose cards scroll, as far as they are scrolled now; nil where none do.
  private var scrollingScene: PhoneScene? {
    guard phone.device == nil, let picture = phone.picture, picture.overflow > 0,
      var scene = phone.scene
    else { return nil }
    scene.scroll = phone.scroll
    return scene
  }

  /// Scrolls the cards until all of an activity's is seen; gives whether nothing of it was seen before.
  @discardableResult
  mutating func bringIntoSight(_ activity: String) -> Bool {
    guard let sight = scrollingScene?.sight(ofCard: activity) else { return false }
    scroll(to: sight.scroll)
    return !sight.isSeen
  }

  /// Scrolls a scene's cards until all of the one that was chosen is seen. A card that is new waits for its picture.
  mutating func bringSoughtIntoSight(of scene: inout PhoneScene) {
    guard let activity = phone.sought else { return }
    let isThere = scene.cards.contains { $0.activityID == activity }
    if scene.place == .lockScreen, !isThere { return }
    phone.sought = nil
    guard let sight = scene.sight(ofCard: activity) else { return }
    (phone.scroll, scene.scroll) = (sight.scroll, sight.scroll)
  }
}
