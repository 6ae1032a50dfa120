import ActivityKit
import Dispatch
import Synchronization
import Testing
import WidgetProtocol

@testable import WidgetKit

@Suite("The line from an app's code to the phone") struct PhoneLineTests {
  @Test func `owes an answer from the call on until it has come`() {
    let called = DispatchSemaphore(value: 0)
    let number = Mutex(0)
    let line = PhoneLine { notice in
      if case .call(let call, _) = notice { number.withLock { $0 = call } }
      called.signal()
      return true
    }
    #expect(!line.owesAnswer)
    let answered = DispatchSemaphore(value: 0)
    DispatchQueue(label: "caller").async {
      _ = line.answer(to: .end(id: "a", state: nil, dismissal: nil, timestamp: nil))
      answered.signal()
    }
    #expect(called.wait(timeout: .now() + 60) == .success)
    #expect(line.owesAnswer)
    line.take(.answered(call: number.withLock { $0 }, .done))
    #expect(answered.wait(timeout: .now() + 60) == .success)
    #expect(!line.owesAnswer)
  }
}
