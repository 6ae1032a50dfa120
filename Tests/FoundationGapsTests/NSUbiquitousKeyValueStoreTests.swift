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

  @Test func `what comes with a change is called as on a phone`() {
    let note = Notification(
      name: NSUbiquitousKeyValueStore.didChangeExternallyNotification,
      userInfo: [
        NSUbiquitousKeyValueStoreChangeReasonKey: NSUbiquitousKeyValueStoreInitialSyncChange,
        NSUbiquitousKeyValueStoreChangedKeysKey: ["unit"],
      ])
    #expect(note.userInfo?["NSUbiquitousKeyValueStoreChangeReasonKey"] as? Int == 1)
    #expect(note.userInfo?["NSUbiquitousKeyValueStoreChangedKeysKey"] as? [String] == ["unit"])
    let others = [
      NSUbiquitousKeyValueStoreServerChange, NSUbiquitousKeyValueStoreQuotaViolationChange,
      NSUbiquitousKeyValueStoreAccountChange,
    ]
    #expect(others == [0, 2, 3])
  }
}
