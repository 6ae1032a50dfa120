import Testing

@testable import FoundationGaps

struct NSUbiquitousKeyValueStoreTests {
  @Test func `a process finds what it has put in, and nothing of others`() {
    let store = NSUbiquitousKeyValueStore()
    #expect(store.string(forKey: "name") == nil && !store.bool(forKey: "isOn"))
    store.set("Ferry", forKey: "name")
    store.set(true, forKey: "isOn")
    store.set(Int64(7), forKey: "count")
    store.set(["a", "b"], forKey: "list")
    #expect(store.string(forKey: "name") == "Ferry" && store.bool(forKey: "isOn"))
    #expect(store.longLong(forKey: "count") == 7 && store.array(forKey: "list")?.count == 2)
    store.removeObject(forKey: "name")
    #expect(store.dictionaryRepresentation.keys.sorted() == ["count", "isOn", "list"])
    #expect(store.synchronize())
  }
}
