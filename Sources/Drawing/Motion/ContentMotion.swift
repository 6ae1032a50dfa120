/// The change of one view's content in place: it moves, its text or image gives way to the next, its digits roll.
struct ContentMotion {
  let old: ViewMark
  let new: ViewMark
  let pace: Pace
  /// UNIX seconds.
  let now: Double

  init(from old: ViewMark, to new: ViewMark, pace: Pace, now: Double) {
    (self.old, self.new, self.pace, self.now) = (old, new, pace, now)
  }

  /// Seconds until the content is the new one.
  var duration: Double {
    if paired(1) != nil { return pace.duration }
    switch form {
    case .atOnce: return 0
    case .roll: return RolledLine.length * pace.contentFactor
    case .replace: return ReplacedText.ink.end * pace.contentFactor
    case .fade(let course): return course.map { $0.end * pace.contentFactor } ?? pace.duration
    }
  }

  /// Returns the marks after so many seconds.
  func frame(at time: Double) -> [DisplayItem] {
    let share = pace.progress(at: time)
    if let items = paired(share) { return items }
    let own = time / pace.contentFactor
    switch form {
    case .atOnce: return new.items
    case .roll(let from, let to, let isUp):
      return own >= RolledLine.length
        ? new.items : [.text(RolledLine(from: from, to: to, isUp: isUp).line(at: own, share))]
    case .replace:
      return ReplacedText(from: old.items, to: new.items).items(at: own, share)
    case .fade(let course):
      return crossFaded(course?.value(at: own) ?? min(1, max(0, share)), share)
    }
  }

  /// What kind of change it is where the marks cannot become one another.
  private enum Form {
    case atOnce
    case roll(TextLine, TextLine, isUp: Bool)
    case replace
    /// By a measured course, or by the view's own animation.
    case fade(Course?)
  }

  private var form: Form {
    if new.content == .identity { return .atOnce }
    guard new.items.contains(where: \.isText), old.items.contains(where: \.isText) else {
      let isImage = new.items.contains { $0.isImage } && old.items.contains { $0.isImage }
      return .fade(isImage ? Self.symbolFade : nil)
    }
    switch new.content {
    case .numeric(let countsDown, let value)?:
      guard case .text(let from)? = old.items.first, case .text(let to)? = new.items.first,
        old.items.count == 1, new.items.count == 1
      else { return .replace }
      var isUp = !countsDown
      if case .numeric(_, let before?)? = old.content, let value { isUp = value >= before }
      return .roll(from.resolved(at: now), to.resolved(at: now), isUp: isUp)
    case .opacity?, .interpolate?: return .fade(nil)
    case .identity?, nil: return .replace
    }
  }

  /// How far a symbol has given way to another one: 10 % after 0.045 s, 50 % after 0.175, 90 % after 0.315 (MOTION.md).
  static let symbolFade = Course([(0, 0), (0.045, 0.1), (0.175, 0.5), (0.315, 0.9), (0.4, 1)])

  /// Returns the marks half way, where each can become its counterpart.
  private func paired(_ share: Double) -> [DisplayItem]? {
    guard old.items.count == new.items.count else { return nil }
    var items: [DisplayItem] = []
    for (one, other) in zip(old.items, new.items) {
      guard let item = one.mixed(with: other, share) else { return nil }
      items.append(item)
    }
    return items
  }

  /// Returns the marks on the way: old ones go while new ones come, and those that can become one another do.
  private func crossFaded(_ faded: Double, _ share: Double) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for index in 0..<max(old.items.count, new.items.count) {
      let one = old.items.indices.contains(index) ? old.items[index] : nil
      let other = new.items.indices.contains(index) ? new.items[index] : nil
      if let one, let other, let mixed = one.mixed(with: other, share) {
        items.append(mixed)
        continue
      }
      if let one { items.append(.group(.passing([one], opacity: 1 - faded))) }
      if let other { items.append(.group(.passing([other], opacity: faded))) }
    }
    return items
  }
}

extension DisplayItem {
  /// Whether the mark is text, perhaps with a shadow.
  var isText: Bool {
    switch self {
    case .text: true
    case .group(let group): group.items.contains(where: \.isText)
    default: false
    }
  }

  /// Whether a terminal shows letters for the mark: text, or a symbol.
  var hasLetters: Bool {
    switch self {
    case .text, .symbol: true
    case .group(let group): group.items.contains(where: \.hasLetters)
    case .view(let view): view.items.contains(where: \.hasLetters)
    default: false
    }
  }

  fileprivate var isImage: Bool {
    switch self {
    case .symbol, .image: true
    case .group(let group): group.items.contains { $0.isImage }
    default: false
    }
  }
}
