import LiveActivities
import Testing

@testable import Simulator

@Suite struct EffectQueueTests {
  /// Takes all effects that wait; nil where somebody takes them already.
  private func drain(_ queue: inout EffectQueue) -> [Effect]? {
    guard queue.begin() else { return nil }
    var taken: [Effect] = []
    while let effect = queue.next() { taken.append(effect) }
    return taken
  }

  @Test func `what follows from an effect comes after all that were there before`() {
    var queue = EffectQueue()
    queue.add([.recordChanged(1), .recordChanged(2)])
    _ = queue.begin()
    var taken = [queue.next()]
    let answer = queue.gather { effects in
      effects.append(.recordChanged(3))
      return 7
    }
    while let effect = queue.next() { taken.append(effect) }
    #expect(answer == 7)
    #expect(taken == [.recordChanged(1), .recordChanged(2), .recordChanged(3)])
  }

  @Test func `only one takes effects at a time, and after the last one another may`() {
    var queue = EffectQueue()
    queue.add([.presentationChanged])
    _ = queue.begin()
    let first = queue.next()
    #expect(first == .presentationChanged)
    let meanwhile = drain(&queue)
    #expect(meanwhile == nil)
    let end = queue.next()
    #expect(end == nil)
    // What was applied is not applied again.
    let later = drain(&queue)
    #expect(later == [])
    queue.add([.recordChanged(1)])
    let new = drain(&queue)
    #expect(new == [.recordChanged(1)])
  }

  @Test(arguments: [false, true])
  func `effects that are held wait, and those of what did not happen are forgotten`(
    forgets: Bool
  ) {
    var queue = EffectQueue()
    let hold = queue.hold()
    queue.add([.recordChanged(1)])
    let meanwhile = drain(&queue)
    #expect(meanwhile == nil)
    queue.release(hold, forgets: forgets)
    let later = drain(&queue)
    #expect(later == (forgets ? [] : [.recordChanged(1)]))
  }

  @Test func `what is held while somebody applies effects leaves his to him`() {
    var queue = EffectQueue()
    queue.add([.recordChanged(1), .recordChanged(2)])
    _ = queue.begin()
    var taken = [queue.next()]
    let hold = queue.hold()
    queue.add([.recordChanged(3)])
    queue.release(hold, forgets: true)
    let isFree = queue.begin()
    #expect(!isFree)
    while let effect = queue.next() { taken.append(effect) }
    #expect(taken == [.recordChanged(1), .recordChanged(2)])
  }
}
