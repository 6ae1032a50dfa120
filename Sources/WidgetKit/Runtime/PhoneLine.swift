import ActivityKit
import Dispatch
import Synchronization
import WidgetProtocol

/// The line from an app's code to the simulated phone: a call goes out with a number, and whoever made it waits until
/// the answer with that number has come in.
package final class PhoneLine: PhoneLink {
  private final class Waiting: Sendable {
    let answered = DispatchSemaphore(value: 0)
    let answer = Mutex<CallAnswer?>(nil)
  }

  private struct State: Sendable {
    var lastCall = 0
    var waiting: [Int: Waiting] = [:]
    var isClosed = false
  }

  private let state = Mutex(State())
  private let send: @Sendable (AppNotice) -> Bool

  /// Creates a line whose notices go out through `send`, which gives false when nobody reads them any more.
  package init(send: @escaping @Sendable (AppNotice) -> Bool) { self.send = send }

  package var owesAnswer: Bool { state.withLock { !$0.waiting.isEmpty } }

  package func answer(to call: ActivityCenter.Call) -> ActivityCenter.Answer {
    let waiting = Waiting()
    let number: Int? = state.withLock { state in
      guard !state.isClosed else { return nil }
      state.lastCall += 1
      state.waiting[state.lastCall] = waiting
      return state.lastCall
    }
    guard let number, send(.call(number, ActivityCall(call))) else { return .done }
    waiting.answered.wait()
    return waiting.answer.withLock { $0 }.map(ActivityCenter.Answer.init) ?? .done
  }

  /// Takes news as they come in, on the thread that reads them: what comes before an answer is known before the answer.
  package func take(_ news: PhoneNews) {
    guard case .answered(let number, let answer) = news else {
      return ActivityCenter.ofProcess.take(news)
    }
    guard let waiting = state.withLock({ $0.waiting.removeValue(forKey: number) }) else { return }
    waiting.answer.withLock { $0 = answer }
    waiting.answered.signal()
  }
}
