import CLinux
import EventLoop
import Findings
import Foundation
import WidgetProtocol

/// A widget in a process of its own: requests are answered one after another, each with its deadline.
///
/// Some requests are sent ahead, so that the process need not wait for the next one. Whatever it does — crash, loop,
/// flood — becomes the failed reply of the one request that it was working on; the others go to a new process.
@MainActor
public final class ProcessWidget: WidgetRunner {
  /// How long requests may take, in seconds.
  public struct Deadlines: Sendable {
    /// What the first request of a process may take beside its own time: the program starts and loads the widget.
    public var start = 3.0
    public var describe = 6.0
    public var decode = 3.0
    public var render = 3.0
    public var perform = 12.0
    public init() {}
  }

  /// Where the widget's code is.
  public enum Code: Hashable, Sendable {
    /// A library that was compiled from the user's source.
    case library(String)
    /// Linked into the program, under this name.
    case linked(String)
  }

  /// Code, with what is known of the source that it was made of.
  struct Build {
    var code: Code
    var crashes: CrashPlace?
    /// What of the code that was left out of it is the author's to mend.
    var mistakes: [Finding] = []
  }

  /// What a process is for.
  enum Role: Hashable, Sendable {
    /// Drawing, and pressing where no phone is attached.
    case widget
    /// The app's own code: intents, which go on beside the answers.
    case app
  }

  /// Requests that are sent before the first of them is answered; an app's intents run one after another.
  private var lead: Int { role == .app ? 1 : 16 }

  private struct Job {
    var request: WidgetRequest
    var reply: @MainActor (WidgetReply) -> Void
  }

  private let loop: EventLoop
  private let program: String
  private var code: Code
  /// What the next process runs, and the intents that this one lacks.
  private var nextCode: (build: Build, adding: Set<String>)?
  private let files: Files
  private let home: AppHome
  private let deadlines: Deadlines
  private var crashes: CrashPlace?
  private let role: Role

  /// Told when a process has started, before its first request.
  var onStart: (() -> Void)?
  /// Told what the process says by itself.
  var onNotice: ((AppNotice) -> Void)?
  /// Called with the lines that the process prints, when they are whole.
  var onPrint: (([String]) -> Void)?
  /// Told when it ended and nobody waited for an answer.
  var onLoss: ((Finding) -> Void)?
  public private(set) var appCode: AppCode?
  /// The code that the app's process runs, where it is more than the widget's.
  private var buildOfApp: Build?
  /// Processes that tell what intents the app has.
  private var listing: [ProcessWidget] = []
  private var phone: AppPhone?
  private var printed = OutputLines()

  private var queue: [Job] = []
  /// What the process has been sent and has not answered, in this order.
  private var sent: [Job] = []
  private var child: ChildProcess?
  private var frames = MessageFrames()
  private var unsent: [UInt8] = []
  private let timer: LoopTimer
  /// Whether this process has answered something.
  private var hasAnswered = false
  /// How long the process had waited for a processor, as of a moment ago.
  private var processorWait: ProcessorWait?
  /// How long it may have waited for us to read what it printed and what it answered, since its deadline began.
  private var pipeWaits = (output: PipeWait(), replies: PipeWait())
  /// Ends a process that does not tell where it is.
  private let lastTimer: LoopTimer
  /// Why the process is being ended, when we end it.
  private var verdict: Finding?
  /// Whether this process ends because its app is quit.
  private var hasQuit = false
  /// Whether this process has ended, and its last answers are read.
  private var isEnding = false
  /// Whether an answer of this process could not be read.
  private var isUnreadable = false
  private var isStopped = false
  private var skipsPreviews = false
  /// Whether a type is not tried out with values that are made up, since it ended the process while it read a payload.
  private var skipsShapes = false
  private var makesUpDefaults = false
  /// Whether its code names the user defaults: a date that is missing there is 0.
  var readsDefaults = false
  /// What of the code that was left out of this version is the author's to mend.
  var mistakes: [Finding] = []
  /// Whether dates among them count thousandths of a second, which is tried last.
  private var makesUpThousandths = false
  /// Whether making up was tried and did not help.
  private var neverMakesUp = false
  /// Whether it was tried for a range and did not help, and while it is tried, whether values were made up before.
  private var neverForRanges = false
  private var beforeRange: Bool?
  /// The crash after which values are made up, until a picture succeeds with them.
  private var firstCrash: Finding?

  /// The last lines that the widget printed.
  public private(set) var output = OutputTail()

  /// Creates a widget whose process starts with the first request, or with `warm()`.
  ///
  /// - Parameters:
  ///   - program: this program, which starts itself again as the widget's process.
  ///   - home: the folders that the widget's code may write.
  ///   - originals: the user's files, by the names that the compiler was given.
  public convenience init(
    _ code: Code, _ files: Files, home: AppHome, program: String, loop: EventLoop,
    compiler: String? = nil, deadlines: Deadlines = Deadlines(),
    originals: @escaping (String) -> String?
  ) {
    self.init(
      code, files, home: home, program: program, loop: loop,
      crashes: CrashPlace(compiler: compiler, original: originals), deadlines: deadlines)
  }

  init(
    _ code: Code, _ files: Files, home: AppHome, program: String, loop: EventLoop,
    crashes: CrashPlace? = nil, deadlines: Deadlines = Deadlines(), role: Role = .widget
  ) {
    (self.code, self.files, self.home, self.role) = (code, files, home, role)
    (self.program, self.loop) = (program, loop)
    (timer, lastTimer) = (LoopTimer(loop), LoopTimer(loop))
    (self.crashes, self.deadlines) = (crashes, deadlines)
  }

  public func send(_ request: WidgetRequest, reply: @escaping @MainActor (WidgetReply) -> Void) {
    guard !isStopped else { return reply(.failed(Finding("widget-stopped"))) }
    if let appCode, request.isForApp { return appCode.send(request, reply: reply) }
    if let buildOfApp, let phone, request.isListing {
      return list(request, of: buildOfApp, phone, reply: reply)
    }
    queue.append(Job(request: request, reply: reply))
    sendAhead()
  }

  public func attach(_ phone: AppPhone) {
    guard role == .widget else { return }
    onPrint = { phone.printed(.widget, $0) }
    self.phone = phone
    appCode?.stop()
    let own = Build(code: code, crashes: crashes, mistakes: mistakes)
    appCode = AppCode(process(of: buildOfApp ?? own), phone)
  }

  /// Returns a process of the app's.
  private func process(of build: Build) -> ProcessWidget {
    let process = ProcessWidget(
      build.code, files, home: home, program: program, loop: loop, crashes: build.crashes,
      deadlines: deadlines, role: .app)
    process.mistakes = build.mistakes
    return process
  }

  /// Has the app's process run other code from its next start: the widget's with more of the app.
  ///
  /// What runs goes on as it is. The app starts anew only for one of these intents, which it lacks.
  ///
  /// - Parameters:
  ///   - mistakes: what of the code that was left out of it is the author's to mend.
  ///   - originals: the user's files, by the names that the compiler was given.
  func runApp(
    _ code: Code, adding intents: Set<String>, mistakes: [Finding] = [],
    originals: @escaping (String) -> String?
  ) {
    let crashes = CrashPlace(compiler: crashes?.compiler, original: originals)
    let build = Build(code: code, crashes: crashes, mistakes: mistakes)
    buildOfApp = build
    appCode?.change(to: build, adding: intents)
  }

  /// Has the next process run other code.
  func change(to build: Build, adding intents: Set<String>) {
    nextCode = (build, intents)
  }

  /// Asks a process of its own for the app's intents: the app's may be paused, busy, or have other code.
  private func list(
    _ request: WidgetRequest, of build: Build, _ phone: AppPhone,
    reply: @escaping @MainActor (WidgetReply) -> Void
  ) {
    let process = process(of: build)
    process.onStart = { [weak process] in process?.tell(.standing(phone.standing())) }
    listing.append(process)
    process.send(request) { [weak self, weak process] answer in
      self?.listing.removeAll { $0 === process }
      process?.stop()
      reply(answer)
    }
  }

  /// Whether there is a process now.
  var isRunning: Bool { child != nil }

  /// Tells the process something that it does not answer, when there is one.
  func tell(_ news: PhoneNews) {
    guard child != nil, let frame = try? MessageFrames.frame(WidgetRequest.news(news)) else {
      return
    }
    unsent += frame
    sendUnsent()
  }

  /// Sends the process a signal.
  func signal(_ number: Int32) { child?.signal(number) }

  /// Ends the process; the next request starts another one.
  func quit() {
    hasQuit = child != nil
    child?.kill()
  }

  /// Starts the process, so that the first request need not wait for that.
  public func warm() {
    // The first request says why it cannot be started.
    if !isStopped { try? startProcess() }
  }

  public func stop() {
    isStopped = true
    appCode?.stop()
    for process in listing { process.stop() }
    timer.cancel()
    lastTimer.cancel()
    child?.closeMessages()
    child?.kill()
    child = nil
    let waiting = sent + queue
    (sent, queue) = ([], [])
    for job in waiting { job.reply(.failed(Finding("widget-stopped"))) }
  }

  // MARK: One request after another

  private static func tooLarge(_ request: WidgetRequest) -> Finding {
    Finding(
      "widget-request-too-large",
      sentence:
        "What the widget needs for \(request.task) takes more than \(MessageFrames.limit >> 20) MB, or is nested too deeply."
    )
  }

  /// Whether this process is being ended: what is asked from now on is for the next one.
  private var isBeingEnded: Bool { child != nil && (hasQuit || verdict != nil) }

  /// Gives the process requests ahead of its answers; one that ends gets no more.
  private func sendAhead() {
    while sent.count < lead, !queue.isEmpty, !isStopped, !isEnding, !isBeingEnded {
      if let nextCode, isRunning, case .run(let run) = queue[0].request,
        nextCode.adding.contains(run.name)
      {
        onLoss?(
          Finding(
            "widget-app-quit",
            sentence:
              "The app was started anew for \(run.name), which it lacked: it began before its intents were listed. What it had left running is gone.",
            fix: "List the app's intents before its first one runs: islet intent APP."))
        // Its end sends what waits to the next process.
        return quit()
      }
      let job = queue.removeFirst()
      guard let frame = try? MessageFrames.frame(job.request) else {
        job.reply(.failed(Self.tooLarge(job.request)))
        continue
      }
      do throws(ChildProcess.NotStarted) {
        try startProcess()
      } catch {
        job.reply(
          .failed(
            Finding(
              "widget-process-not-started",
              sentence: "The widget's process could not be started: \(error.reason).")))
        continue
      }
      sent.append(job)
      unsent += frame
      if sent.count == 1 { setDeadline() }
    }
    sendUnsent()
  }

  /// Ends the process unless it answers the first request in time.
  private func setDeadline() {
    timer.cancel()
    guard let job = sent.first, let child else { return }
    let limit = limit(of: job.request) + (hasAnswered ? 0 : deadlines.start)
    let now = EventLoop.monotonicNow
    let waited =
      processorWait.flatMap { $0.process == child.id && $0.isFresh(at: now) ? $0 : nil }
      ?? ProcessorWait(of: child.id, at: now)
    processorWait = waited
    pipeWaits = (PipeWait(at: now), PipeWait(at: now))
    wait(limit, for: job.request, until: AnswerDeadline(limit, from: waited))
  }

  private func wait(_ seconds: Double, for request: WidgetRequest, until deadline: AnswerDeadline) {
    let due = EventLoop.monotonicNow + seconds
    timer.set(at: due) { [weak self] in
      guard let self else { return }
      var deadline = deadline
      let late = EventLoop.monotonicNow - due
      let unread = pipeWaits.output.takeSeconds() + pipeWaits.replies.takeSeconds()
      if let more = deadline.extended(late: late + unread) {
        return wait(more, for: request, until: deadline)
      }
      endTelling(
        Finding(
          Self.tooSlow,
          sentence:
            "\(running.subject) did not answer within \(Self.seconds(deadline.limit)): \(request.task)."
        ))
    }
  }

  private static func seconds(_ value: Double) -> String {
    value == 1 ? "1 second" : "\(Int(value.rounded(.up))) seconds"
  }

  private func limit(of request: WidgetRequest) -> Double {
    switch request {
    case .describe, .schema, .intents, .news: deadlines.describe
    case .decode: deadlines.decode
    case .render: deadlines.render
    case .perform, .run: deadlines.perform
    }
  }

  /// Answers the first request.
  private func finish(_ reply: WidgetReply) {
    guard !sent.isEmpty else { return }
    let job = sent.removeFirst()
    hasAnswered = true
    output.restartCount()
    setDeadline()
    if case .rendered = reply { (firstCrash, beforeRange) = (nil, nil) }
    job.reply(reply.naming(mistakes))
    sendAhead()
  }

  // MARK: The process

  private func startProcess() throws(ChildProcess.NotStarted) {
    guard child == nil else { return }
    if let nextCode {
      (code, crashes, mistakes) =
        (nextCode.build.code, nextCode.build.crashes, nextCode.build.mistakes)
      self.nextCode = nil
    }
    frames = MessageFrames()
    hasAnswered = false
    verdict = nil
    hasQuit = false
    isUnreadable = false
    output = OutputTail()
    home.makeIfMissing()
    var environment = ProcessInfo.processInfo.environment.filter {
      ["PATH", "LD_LIBRARY_PATH", "LANG"].contains($0.key)
    }
    environment.merge(home.environment(of: role)) { $1 }
    environment["TZ"] = "UTC"
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let launch = ChildProcess.Launch(
      program: program,
      arguments: [WidgetProcessMain.subcommand, code.word] + files.arguments
        + (skipsPreviews ? [WidgetProcessMain.skippingOption] : [])
        + (skipsShapes ? [WidgetProcessMain.shapelessOption] : [])
        + (makesUpDefaults ? [WidgetProcessMain.makingUpOption] : [])
        + (makesUpThousandths ? [WidgetProcessMain.thousandthsOption] : [])
        + (role == .app ? [WidgetProcessMain.appOption] : []),
      environment: environment, folder: home.folder(of: role), hasMessages: true)
    let child = try ChildProcess(
      launch, loop: loop, onOutput: { [weak self] in self?.take(output: $0) },
      onEnd: { [weak self] end in self?.ended(end) })
    self.child = child
    loop.watch(child.fromChild, for: .read) { [weak self] _ in self?.takeReplies() }
    onStart?()
  }

  private func sendUnsent() {
    guard let child, child.toChild >= 0 else { return }
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { write(child.toChild, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EAGAIN {
          loop.watch(child.toChild, for: .write) { [weak self] _ in self?.sendUnsent() }
        } else {
          // Nobody reads any more: the process is ending, and its exit says how.
          loop.forget(child.toChild)
        }
        return
      }
      unsent.removeFirst(count)
    }
    loop.forget(child.toChild)
  }

  private func takeReplies() {
    guard !isUnreadable, let child, child.fromChild >= 0 else { return }
    guard let bytes = ChildProcess.readAll(child.fromChild) else { return }
    pipeWaits.replies.read(bytes.count, of: child.pipeSize)
    if bytes.isEmpty {
      // The process is ending; its exit says how.
      loop.forget(child.fromChild)
      return
    }
    guard let messages = try? frames.take(bytes) else { return endUnreadable() }
    for message in messages {
      guard let reply = MessageFrames.reply(in: message) else { return endUnreadable() }
      if case .noticed(let notice) = reply { onNotice?(notice) } else { finish(reply) }
      // Whoever got the answer may have stopped the widget.
      guard self.child != nil else { return }
    }
  }

  private func take(output bytes: [UInt8]) {
    if let child { pipeWaits.output.read(bytes.count, of: child.pipeSize) }
    output.append(bytes, at: EventLoop.monotonicNow)
    if let onPrint {
      let lines = printed.take(bytes)
      if !lines.isEmpty { onPrint(lines) }
    }
    if output.isFlood {
      end(
        Finding(
          "widget-flood",
          sentence:
            "\(running.subject) wrote more than \(OutputTail.floodLimit >> 20) MB of output."))
    }
  }

  /// Ends a process whose answer cannot be read: to which request a later one belongs, nothing says.
  private func endUnreadable() {
    isUnreadable = true
    if let child { loop.forget(child.fromChild) }
    end(Finding("widget-broken-reply"))
  }

  /// Which code runs now: an intent in either process, and between requests what intents left behind in the app's.
  private var running: RunningCode {
    sent.first?.request.isForApp ?? (role == .app) ? .intent : .widget
  }

  /// Ends the process for a reason of Islet's own.
  private func end(_ finding: Finding) {
    guard verdict == nil else { return }
    verdict = running.advising(finding)
    child?.kill()
  }

  private static let tooSlow: FindingID = "widget-too-slow"
  /// Seconds in which a process tells where its code is; one that cannot is ended without it.
  private static let tellingPatience = 1.0

  /// Ends a process that takes too long, and has it tell before where its code is.
  private func endTelling(_ finding: Finding) {
    guard verdict == nil, let child else { return }
    verdict = running.advising(finding)
    child.signal(Int32(ISLET_TELL_PLACE))
    lastTimer.set(at: EventLoop.monotonicNow + Self.tellingPatience) { child.kill() }
  }

  private func ended(_ end: ChildEnd) {
    lastTimer.cancel()
    // What it answered before it ended is not lost.
    isEnding = true
    takeReplies()
    isEnding = false
    child = nil
    unsent = []
    let rest = printed.finish()
    if !rest.isEmpty { onPrint?(rest) }
    guard !isStopped else { return }
    let crash = WidgetCrash(output: output, place: crashes, code: running)
    if hasQuit { verdict = Finding("widget-app-quit") }
    if sent.isEmpty, role == .app, !hasQuit, end != .signal(SIGKILL) || verdict != nil {
      let failure = verdict ?? crash.finding(end, while: "running in the app")
      if verdict == nil {
        crash.locate(failure, in: code, of: program, loop: loop) { [onLoss, mistakes] in
          onLoss?(LeftOutCode.naming(mistakes, in: $0))
        }
      } else {
        onLoss?(failure)
      }
    }
    guard !sent.isEmpty else { return sendAhead() }
    let job = sent.removeFirst()
    // The others are for the next process.
    queue = sent + queue
    sent = []
    setDeadline()
    if case .describe = job.request { skipsPreviews = true }
    let failure = verdict ?? crash.finding(end, while: job.request.task)
    if mayTryAgain(job.request, after: failure) {
      queue.insert(job, at: 0)
      return sendAhead()
    }
    // Made-up values did not help: the crash is told as it was without them.
    var told = failure
    let first = firstCrash
    firstCrash = nil
    if let first, verdict == nil {
      if let beforeRange {
        (makesUpDefaults, makesUpThousandths) = (beforeRange, false)
        (neverForRanges, self.beforeRange) = (true, nil)
      } else {
        makesUpDefaults = false
        neverMakesUp = true
      }
      told = first
    }
    if verdict == nil && told == failure || told.id == Self.tooSlow {
      crash.locate(told, in: code, of: program, loop: loop) { [mistakes] in
        job.reply(.failed($0).naming(mistakes))
      }
    } else {
      job.reply(.failed(told).naming(mistakes))
    }
    sendAhead()
  }

  /// Returns whether the next process may do what this one ended at, and notes what it does otherwise.
  private func mayTryAgain(_ request: WidgetRequest, after failure: Finding) -> Bool {
    switch request {
    case .decode:
      // What a type does with values that are made up for its shape says nothing of the payload.
      guard !skipsShapes, verdict == nil || failure.id == "widget-too-slow" else { return false }
      skipsShapes = true
      return true
    case .schema:
      guard !skipsPreviews, verdict == nil else { return false }
      skipsPreviews = true
      return true
    case .render where verdict == nil:
      // What the app leaves in the user defaults for its widget is not here: many a widget unwraps it, or makes a range
      // of a date that is 0.
      if output.endsInNil, !makesUpDefaults, !neverMakesUp {
        makesUpDefaults = true
      } else if output.endsInRange, readsDefaults, !neverForRanges, !makesUpThousandths {
        beforeRange = beforeRange ?? makesUpDefaults
        if makesUpDefaults { makesUpThousandths = true } else { makesUpDefaults = true }
      } else {
        return false
      }
      firstCrash = firstCrash ?? failure
      return true
    default: return false
    }
  }
}

extension WidgetReply {
  /// Returns the same, in which findings on code that was left out name the line to mend.
  fileprivate func naming(_ mistakes: [Finding]) -> WidgetReply {
    guard !mistakes.isEmpty else { return self }
    switch self {
    case .failed(let finding): return .failed(LeftOutCode.naming(mistakes, in: finding))
    case .rendered(var picture):
      picture.findings = picture.findings.map { LeftOutCode.naming(mistakes, in: $0) }
      return .rendered(picture)
    default: return self
    }
  }
}
