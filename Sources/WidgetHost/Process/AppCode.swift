import CLinux
import Findings
import WidgetProtocol

/// The phone as an app's own code meets it.
@MainActor
public struct AppPhone {
  /// Which of an app's processes printed something.
  public enum Printer: String, Hashable, Sendable, Codable, CaseIterable {
    /// The process that draws, as the widget's extension does.
    case widget
    /// The process in which intents run, as they do in the app.
    case app
  }

  /// Does what a call asks, and says what became of it.
  public var answer: (ActivityCall) -> CallAnswer
  /// What the app can know now.
  public var standing: () -> AppStanding
  /// Takes whole lines that were printed.
  public var printed: (Printer, [String]) -> Void
  /// Takes the end of the app's process, when nobody waited for it.
  public var ended: (Finding) -> Void

  public init(
    answer: @escaping (ActivityCall) -> CallAnswer, standing: @escaping () -> AppStanding,
    printed: @escaping (Printer, [String]) -> Void, ended: @escaping (Finding) -> Void
  ) {
    (self.answer, self.standing, self.printed, self.ended) = (answer, standing, printed, ended)
  }
}

/// Where an app's own code runs: a process beside the one that draws, as on a phone, started by the first intent.
///
/// The tasks that an intent leaves behind go on there. A pause stops the process whole, as iOS does with an app in the
/// background; what the app missed is told as one standing when it goes on.
@MainActor
public final class AppCode {
  private let phone: AppPhone
  private let process: ProcessWidget
  private(set) var isPaused = false

  init(_ process: ProcessWidget, _ phone: AppPhone) {
    (self.process, self.phone) = (process, phone)
    process.onStart = { [weak self, weak process] in
      self?.isPaused = false
      process?.tell(.standing(phone.standing()))
    }
    process.onNotice = { [weak process] notice in
      switch notice {
      case .call(let number, let call):
        process?.tell(.answered(call: number, phone.answer(call)))
      }
    }
    process.onPrint = { phone.printed(.app, $0) }
    process.onLoss = { phone.ended($0) }
  }

  /// Whether the process runs, paused or not.
  public var isRunning: Bool { process.isRunning }

  /// Tells news when the code runs; a paused one is told all at once later.
  public func tell(_ news: PhoneNews) {
    if isRunning, !isPaused { process.tell(news) }
  }

  /// Runs an intent.
  func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    wake()
    // The phone's clock may have been moved since.
    process.tell(.standing(phone.standing()))
    process.send(request, reply: reply)
  }

  /// Has the code be another at its next start.
  func change(to build: ProcessWidget.Build, adding intents: Set<String>) {
    process.change(to: build, adding: intents)
  }

  /// Stops the code until it is woken.
  public func pause() {
    guard isRunning, !isPaused else { return }
    isPaused = true
    process.signal(SIGSTOP)
  }

  /// Lets the code go on, with what happened meanwhile.
  public func wake() {
    guard isRunning, isPaused else { return }
    isPaused = false
    process.signal(SIGCONT)
    process.tell(.standing(phone.standing()))
  }

  /// Ends the code, as a person does who quits the app.
  public func quit() { process.quit() }

  func stop() { process.stop() }
}
