import Foundation
import Testing

@testable import SwiftUI

private enum Unit: String { case metric, imperial }
private enum Level: Int { case low, high }

@Suite("Values in the user defaults")
struct StoredValueTests {
  /// Calls `body` with user defaults that nobody else has.
  private func withStore(_ body: (UserDefaults) throws -> Void) throws {
    let name = "islet.tests.\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    try body(store)
  }

  @Test func `a value that may be missing is so until it is written, and after nil was`() throws {
    let address = try #require(URL(string: "https://example.com/a"))
    try withStore { store in
      func check<Value: Equatable>(_ stored: AppStorage<Value?>, _ value: Value) {
        #expect(stored.wrappedValue == nil)
        stored.wrappedValue = value
        #expect(stored.wrappedValue == value)
        stored.projectedValue.wrappedValue = nil
        #expect(stored.wrappedValue == nil)
      }
      check(AppStorage("text", store: store), "Harbour")
      check(AppStorage("number", store: store), 3)
      check(AppStorage("fraction", store: store), 0.5)
      check(AppStorage("truth", store: store), true)
      check(AppStorage("bytes", store: store), Data([1, 2]))
      check(AppStorage("moment", store: store), Date(timeIntervalSince1970: 1_795_000_000))
      check(AppStorage("address", store: store), address)
      check(AppStorage("unit", store: store), Unit.imperial)
      check(AppStorage("level", store: store), Level.high)
    }
  }

  @Test func `a value of another kind under the same key counts as missing`() throws {
    try withStore { store in
      store.set("fathoms", forKey: "unit")
      store.set(7, forKey: "level")
      let unit: AppStorage<Unit?> = AppStorage("unit", store: store)
      let level: AppStorage<Level?> = AppStorage("level", store: store)
      let bytes: AppStorage<Data?> = AppStorage("unit", store: store)
      #expect(unit.wrappedValue == nil && level.wrappedValue == nil && bytes.wrappedValue == nil)
    }
  }

  @Test func `a moment starts as it is given and is read as it was written`() throws {
    try withStore { store in
      let first = Date(timeIntervalSince1970: 1_000)
      let stored = AppStorage(wrappedValue: first, "moment", store: store)
      #expect(stored.wrappedValue == first)
      stored.wrappedValue = first.addingTimeInterval(60)
      #expect(stored.wrappedValue == Date(timeIntervalSince1970: 1_060))
    }
  }

  @Test func `what a scene keeps may be missing at first`() {
    let kept: SceneStorage<String?> = SceneStorage("tab")
    #expect(kept.wrappedValue == nil)
  }
}
