import Drawing
import Testing
import WidgetProtocol

@testable import Simulator

@MainActor
@Suite struct PictureCacheTests {
  private let cache = PictureCache()

  /// Returns a card of this height.
  private func card(_ height: Double) -> Picture {
    let size = Size(width: 365, height: height)
    return Picture(
      list: DisplayList(size: size, items: []), idealSize: size,
      outline: OutlineNode(kind: "Text", frame: Rect(size)))
  }

  private func key(revision: Int, isStale: Bool, isDimmed: Bool = false) -> PictureCache.Key {
    PictureCache.Key(
      bundle: "com.example", subject: "A", revision: revision, isStale: isStale,
      room: SlotRoom(slot: .lockScreen, width: 365, minHeight: 0, maxHeight: 160),
      environment: WidgetEnvironment(isDimmed: isDimmed, now: 1_000 + Double(revision)))
  }

  /// Asks for a picture that the widget draws at once.
  private func draw(_ key: PictureCache.Key, height: Double) {
    _ = cache.picture(key, ask: { $0(.rendered(card(height))) }, ready: {})
  }

  /// Returns the height of what is shown while the widget draws.
  private func heightMeanwhile(_ key: PictureCache.Key) -> Double? {
    cache.picture(key, ask: { _ in }, ready: {}).best?.idealSize.height
  }

  @Test func `while a new state is drawn, each picture of the old one stands in for its own kind`()
  {
    draw(key(revision: 1, isStale: true), height: 143)
    draw(key(revision: 1, isStale: false), height: 117)
    #expect(heightMeanwhile(key(revision: 2, isStale: true)) == 143)
    #expect(heightMeanwhile(key(revision: 2, isStale: false)) == 117)
  }

  @Test func `what was never drawn shows what its slot showed last`() {
    draw(key(revision: 1, isStale: false), height: 117)
    #expect(heightMeanwhile(key(revision: 1, isStale: true)) == 117)
    #expect(heightMeanwhile(key(revision: 1, isStale: false, isDimmed: true)) == 117)
  }

  @Test func `who waits for the picture of an activity that has left looks again`() {
    var answer: (@MainActor (WidgetReply) -> Void)?
    var calls = 0
    _ = cache.picture(key(revision: 1, isStale: false), ask: { answer = $0 }, ready: { calls += 1 })
    cache.forget(activity: "A")
    answer?(.rendered(card(100)))
    #expect(calls == 1)
  }

  @Test func `a picture is missing until it comes, whatever is asked for after it`() {
    var answers: [@MainActor (WidgetReply) -> Void] = []
    for revision in 1...3 {
      for _ in 1...2 {
        let state = cache.picture(
          key(revision: revision, isStale: false), ask: { answers.append($0) }, ready: {})
        #expect(state == .pending(number: revision, last: nil))
      }
    }
    answers[0](.rendered(card(100)))
    #expect(!cache.isMissing(upTo: 1) && cache.isMissing(upTo: 2))
    answers[2](.rendered(card(100)))
    #expect(cache.isMissing(upTo: 2))
    answers[1](.rendered(card(100)))
    #expect(!cache.isMissing(upTo: 3))
  }

  @Test func `what a widget that was replaced answers late is no picture of the new one`() {
    var answers: [@MainActor (WidgetReply) -> Void] = []
    func ask() -> PictureState {
      cache.picture(key(revision: 1, isStale: false), ask: { answers.append($0) }, ready: {})
    }
    _ = ask()
    cache.forget(bundle: "com.example")
    _ = ask()
    answers[0](.rendered(card(100)))
    #expect(ask() == .pending(number: 2, last: nil))
    answers[1](.rendered(card(117)))
    #expect(ask().best?.idealSize.height == 117)
  }

  @Test func `an activity that is forgotten leaves nothing to show`() {
    draw(key(revision: 1, isStale: false), height: 117)
    cache.forget(activity: "A")
    #expect(heightMeanwhile(key(revision: 2, isStale: false)) == nil)
  }

  /// Returns whether a picture is kept: nobody is asked for it.
  private func isKept(_ key: PictureCache.Key) -> Bool {
    var isAsked = false
    _ = cache.picture(key, ask: { _ in isAsked = true }, ready: {})
    return !isAsked
  }

  @Test func `the oldest pictures give way for new ones, those in use stay`() {
    let used = key(revision: 0, isStale: false)
    draw(used, height: 100)
    for revision in 1...cache.limit * 2 {
      draw(key(revision: revision, isStale: false), height: 100)
      if revision.isMultiple(of: cache.limit / 4) { #expect(isKept(used)) }
    }
    #expect(isKept(key(revision: cache.limit * 2, isStale: false)))
    #expect(!isKept(key(revision: cache.limit, isStale: false)))
  }

  @Test func `the oldest picture that nobody has used since gives way, and no other`() {
    for revision in 1...cache.limit { draw(key(revision: revision, isStale: false), height: 100) }
    #expect(isKept(key(revision: 1, isStale: false)))
    draw(key(revision: cache.limit + 1, isStale: false), height: 100)
    for revision in [1, 3, 4] { #expect(isKept(key(revision: revision, isStale: false))) }
    #expect(!isKept(key(revision: 2, isStale: false)))
  }
}
