import FoundationGaps
import Testing

/// Orders by properties, as fetches and lists take them.
@Suite struct NSSortDescriptorTests {
  private final class Ride: NSObject {
    let start: Date?
    let tags: [Int]
    init(_ start: Double?, tags: [Int] = []) {
      self.start = start.map { Date(timeIntervalSince1970: $0) }
      self.tags = tags
    }
  }

  @Test func `an order by an optional property puts nothing first`() {
    let order = NSSortDescriptor(keyPath: \Ride.start, ascending: true)
    #expect(order.compare(Ride(1), to: Ride(2)) == .orderedAscending)
    #expect(order.compare(Ride(2), to: Ride(1)) == .orderedDescending)
    #expect(order.compare(Ride(2), to: Ride(2)) == .orderedSame)
    #expect(order.compare(Ride(nil), to: Ride(1)) == .orderedAscending)
    #expect(order.compare(Ride(1), to: Ride(nil)) == .orderedDescending)
    #expect(order.compare(Ride(nil), to: Ride(nil)) == .orderedSame)
    let back = NSSortDescriptor(keyPath: \Ride.start, ascending: false)
    #expect(back.compare(Ride(1), to: Ride(2)) == .orderedDescending)
  }

  @Test func `what cannot be compared stays in its order`() {
    let order = NSSortDescriptor(keyPath: \Ride.tags, ascending: true)
    #expect(order.compare(Ride(1, tags: [1]), to: Ride(1, tags: [2])) == .orderedSame)
  }
}
