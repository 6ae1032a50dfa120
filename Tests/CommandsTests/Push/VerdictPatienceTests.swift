import Testing

@testable import Commands

@Suite("How long a push waits for its verdict") struct VerdictPatienceTests {
  @Test func `a widget that is still reading is waited for, a stored push is not`() {
    let usual = VerdictPatience()
    #expect(!usual.isOver(after: 4.9, whileRead: false) && usual.isOver(after: 5, whileRead: false))
    #expect(!usual.isOver(after: 30, whileRead: true) && usual.isOver(after: 60, whileRead: true))
  }

  @Test func `who says how long waits no longer`() {
    let wished = VerdictPatience(wish: 1)
    #expect(wished.isOver(after: 1, whileRead: true) && !wished.isOver(after: 0.9, whileRead: true))
  }
}
