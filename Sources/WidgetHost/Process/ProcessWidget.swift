import CLinux
import EventLoop
import Findings
import Foundation
import WidgetProtocol

/// A widget in a process of its own: requests one after another, each with its deadline.
///
/// Whatever the process does — crash, loop, flood — becomes the failed reply of one request; the
/// next request starts a new process.
@MainActor
public final class ProcessWidget: WidgetRunner {
  /// How long requests may take, in seconds.
  public struct Deadlines: Sendable {
    public var describe = 6.0
    public var decode = 3.0
    public var render = 3.0
    public var perform = 12.0
    /// The usual deadlines.
    public init() {}
  }

  private struct Job {
    var request: WidgetRequest
    var reply: @MainActor (WidgetReply) -> Void
  }

  private let loop: EventLoop
  private let program: String
  private let library: String
  private let folder: String
  private let home: String
  private let deadlines: Deadlines

  private var queue: [Job] = []
  private var current: Job?
  private var child: ChildProcess?
  private var frames = MessageFrames()
  private var unsent: [UInt8] = []
  private var timer: EventLoop.Timer?
  /// Why the process is being ended, when we end it.
  private var verdict: Finding?
  private var isStopped = false
  private var skipsPreviews = false
  private var makesUpDefaults = false
  /// Whether making up was tried and did not help.
  private var neverMakesUp = false
  /// The crash after which values are made up, until a picture succeeds with them.
  private var firstCrash: Finding?

  /// The last lines that the widget printed.
  public private(set) var output = OutputTail()

  /// A widget of a library.
  ///
  /// - Parameters:
  ///   - program: this program, which starts itself again as the widget's process.
  ///   - folder: the folder of the app's own files.
  ///   - home: a folder that the widget may take for its home.
  public init(
    library: String, folder: String, home: String, program: String, loop: EventLoop,
    deadlines: Deadlines = Deadlines()
  ) {
    (self.library, self.folder, self.home) = (library, folder, home)
    (self.program, self.loop, self.deadlines) = (program, loop, deadlines)
  }

  public func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    guard !isStopped else { return reply(.failed(Finding("widget-stopped"))) }
    queue.append(Job(request: request, reply: reply))
    startNext()
  }

  public func stop() {
    isStopped = true
    if let timer { loop.cancel(timer) }
    child?.closeMessages()
    child?.kill()
    child = nil
    let waiting = (current.map { [$0] } ?? []) + queue
    current = nil
    queue = []
    for job in waiting { job.reply(.failed(Finding("widget-stopped"))) }
  }

  // MARK: One request after another

  private func startNext() {
    guard current == nil, !queue.isEmpty, !isStopped else { return }
    let job = queue.removeFirst()
    current = job
    guard startProcess(), let frame = try? MessageFrames.frame(job.request) else {
      return finish(.failed(Finding("widget-process-not-started")))
    }
    unsent = frame
    sendUnsent()
    let limit = limit(of: job.request)
    timer = loop.schedule(at: EventLoop.monotonicNow + limit) { [weak self] in
      self?.end(
        Finding(
          "widget-too-slow",
          sentence: "The widget did not answer within \(Self.seconds(limit)): \(job.request.task).")
      )
    }
  }

  private static func seconds(_ value: Double) -> String {
    value == 1 ? "1 second" : "\(Int(value.rounded(.up))) seconds"
  }

  private func limit(of request: WidgetRequest) -> Double {
    switch request {
    case .describe: deadlines.describe
    case .decode: deadlines.decode
    case .render: deadlines.render
    case .perform: deadlines.perform
    }
  }

  private func finish(_ reply: WidgetReply) {
    guard let job = current else { return }
    current = nil
    if let timer { loop.cancel(timer) }
    timer = nil
    if case .rendered = reply { firstCrash = nil }
    job.reply(reply)
    startNext()
  }

  // MARK: The process

  private func startProcess() -> Bool {
    if child != nil { return true }
    frames = MessageFrames()
    verdict = nil
    output = OutputTail()
    var environment = ProcessInfo.processInfo.environment.filter {
      ["PATH", "LD_LIBRARY_PATH", "LANG"].contains($0.key)
    }
    environment["HOME"] = home
    environment["XDG_CONFIG_HOME"] = home
    environment["CFFIXED_USER_HOME"] = home
    environment["TMPDIR"] = home
    environment["TZ"] = "UTC"
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let launch = ChildProcess.Launch(
      program: program,
      arguments: [WidgetProcessMain.subcommand, library, folder]
        + (skipsPreviews ? ["--no-previews"] : [])
        + (makesUpDefaults ? ["--make-up-defaults"] : []),
      environment: environment, folder: home, hasMessages: true)
    child = ChildProcess(
      launch, loop: loop, onOutput: { [weak self] in self?.take(output: $0) },
      onEnd: { [weak self] end in self?.ended(end) })
    guard let child else { return false }
    loop.watch(child.fromChild, for: .read) { [weak self] _ in self?.takeReplies() }
    return true
  }

  private func sendUnsent() {
    guard let child, child.toChild >= 0 else { return }
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { write(child.toChild, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EAGAIN {
          loop.watch(child.toChild, for: .write) { [weak self] _ in self?.sendUnsent() }
        }
        return
      }
      unsent.removeFirst(count)
    }
    loop.forget(child.toChild)
  }

  private func takeReplies() {
    guard let child, child.fromChild >= 0 else { return }
    guard let bytes = ChildProcess.read(child.fromChild) else { return }
    if bytes.isEmpty {
      // The process is ending; its exit says how.
      loop.forget(child.fromChild)
      return
    }
    guard let messages = try? frames.take(bytes) else {
      return end(Finding("widget-broken-reply"))
    }
    for message in messages {
      if let reply = MessageFrames.reply(in: message) {
        finish(reply)
      } else {
        end(Finding("widget-broken-reply"))
      }
    }
  }

  private func take(output bytes: [UInt8]) {
    output.append(bytes)
    if output.isFlood {
      end(
        Finding(
          "widget-flood",
          sentence: "The widget wrote more than \(OutputTail.floodLimit >> 20) MB of output."))
    }
  }

  /// Ends the process for a reason of ours.
  private func end(_ finding: Finding) {
    guard verdict == nil else { return }
    verdict = finding
    child?.kill()
  }

  private func ended(_ end: ChildEnd) {
    child = nil
    guard !isStopped else { return }
    if case .describe? = current?.request { skipsPreviews = true }
    guard let job = current else { return }
    let failure = verdict ?? crash(end)
    // What the app leaves in the user defaults for its widget is not here: many a widget unwraps it.
    if case .render = job.request, verdict == nil, !makesUpDefaults, !neverMakesUp,
      output.lastWords?.contains("found nil") == true
    {
      makesUpDefaults = true
      firstCrash = failure
      current = nil
      if let timer { loop.cancel(timer) }
      queue.insert(job, at: 0)
      return startNext()
    }
    // Made-up values did not help: the crash is told as it was without them.
    if let first = firstCrash, verdict == nil {
      firstCrash = nil
      makesUpDefaults = false
      neverMakesUp = true
      return finish(.failed(first))
    }
    finish(.failed(failure))
  }

  /// What became of a process that ended by itself.
  private func crash(_ end: ChildEnd) -> Finding {
    let task = current?.request.task ?? "waiting"
    let words = output.lastWords
    let what: String
    switch end {
    case .exit(let code): what = "ended with code \(code)"
    case .signal(let number): what = "crashed (\(Self.signalName(number)))"
    case .unknown: what = "ended"
    }
    let isMemory = words?.contains("allocate") == true || words?.contains("memory") == true
    var finding = Finding(
      isMemory ? "widget-out-of-memory" : "widget-crashed", location: output.place,
      sentence: "The widget \(what) while \(task)" + (words.map { ": \($0)" } ?? "."))
    if let fix = output.fix { finding.fix = fix }
    return finding
  }

  private static func signalName(_ number: Int32) -> String {
    switch number {
    case SIGILL, SIGTRAP: "a Swift trap"
    case SIGSEGV: "a wrong address"
    case SIGBUS: "a wrong address"
    case SIGABRT: "abort"
    case SIGKILL: "killed"
    case SIGFPE: "an arithmetic fault"
    default: "signal \(number)"
    }
  }
}

extension WidgetRequest {
  /// What the widget is doing while it answers.
  fileprivate var task: String {
    switch self {
    case .describe: "being loaded"
    case .decode(let request):
      request.subject == .attributes ? "reading attributes" : "reading a content state"
    case .render(let request): "drawing \(request.surface.slot.rawValue)"
    case .perform: "performing an intent"
    }
  }
}
