import SwiftUI
import Testing

private struct FastKey: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  fileprivate var isFast: Bool {
    get { self[FastKey.self] }
    set { self[FastKey.self] = newValue }
  }
}

@Suite struct TransactionKeyTests {
  @Test func `a transaction has the value that it was given, and a copy its own`() {
    var one = Transaction()
    let other = one
    one.isFast = true
    #expect(one.isFast && !other.isFast)
    #expect(withTransaction(\.isFast, true) { 3 } == 3)
  }
}
