import Testing

@testable import Screens

@Suite("Searching a menu")
struct MenuSearchTests {
  private func best(_ typed: String, _ items: [(String, String)]) -> String? {
    let search = MenuSearch(typed)
    return items.map { MenuItem(title: $0.0, detail: $0.1, choice: .none) }
      .compactMap { item in search.rank(of: item).map { ($0, item.title) } }
      .min { $0.0 < $1.0 }?.1
  }

  @Test(arguments: ["Device: iPhone 16", "device: iphone 16", "iphone 16"])
  func `a name comes before names that go on, and before what is only set now`(typed: String) {
    let items = [
      ("Device: iPhone 15", "now iPhone 16"), ("Device: iPhone 16 Pro", "now iPhone 16"),
      ("Device: iPhone 16", "is set"),
    ]
    #expect(best(typed, items) == "Device: iPhone 16")
  }

  @Test func `the beginnings of words are enough, in any order`() {
    let items = [("Start Match with 03-goal", ""), ("Start Ride with 01-searching", "")]
    #expect(best("goal match", items) == "Start Match with 03-goal")
    #expect(best("xylophone", items) == nil)
  }
}
