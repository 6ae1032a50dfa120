import CLinux
import EventLoop
import Findings
import Foundation
import Numbers

/// One run of the compiler over a widget's source.
@MainActor
final class WidgetBuild {
  /// What came of it.
  struct Outcome {
    /// The library, when there is one.
    var library: String?
    var findings: [Finding]
    /// What of the code that was left out is the author's to mend, in the compiler's words.
    var mistakes: [Finding] = []
    /// The user's files, by the names that the compiler was given.
    var originals: [String: String] = [:]
    /// Start code, with what is in the way of running it and what had to be left out of it.
    var starts: [StartFunction] = []

    /// Returns the user's file by the path that the compiler was given; nil for another one's.
    func original(_ path: String) -> String? { originals[ProjectPath.name(path)] }

    /// The same with types of packages as the source names them: `Store.Order`.
    fileprivate var withNamesOfModules: Outcome {
      func plain(_ text: String) -> String { text.replacing(PackageNames.dot, with: ".") }
      var outcome = self
      for place in findings.indices {
        outcome.findings[place].sentence = plain(findings[place].sentence)
        outcome.findings[place].fix = findings[place].fix.map(plain)
      }
      return outcome
    }
  }

  private let frameworks: Frameworks
  private let cache: String
  private let loop: EventLoop
  private var child: ChildProcess?
  private var output: [UInt8] = []
  private var childDeadline: ChildDeadline?
  private var isCancelled = false
  /// Where it is being compiled.
  private var folder: String?

  /// The user's texts by path, as they are before types of packages get names of their own.
  private var texts: [String: String] = [:]

  /// The files that are not the widget's.
  private var foreign: Set<String> = []

  /// What is known of the source, for all tries.
  private var basis: SourceReach.Basis?

  /// Knows names that only begin like Apple's, for all tries, once one of them has to.
  private var ownNames: ErrorHints?

  /// Whether the compiler reads C modules anew already.
  private var hasNewCModules = false

  /// How much of their time all tries have left, in seconds.
  private var timeLeft = 0.0

  /// A compiler that runs longer is stopped, all tries together, in seconds. What it waits for a processor does not count.
  static let timeLimit = 120.0
  /// More output than this is not read, in bytes.
  static let outputLimit = 1 << 20

  /// Creates a build that has not begun.
  ///
  /// - Parameter cache: a folder for build copies and libraries.
  init(frameworks: Frameworks, cache: String, loop: EventLoop) {
    (self.frameworks, self.cache, self.loop) = (frameworks, cache, loop)
  }

  /// Compiles, and tells the outcome once, unless it is cancelled.
  ///
  /// - Parameters:
  ///   - wanted: names that are needed although nothing of the widget leads to them.
  ///   - starts: functions that are needed, and can be run as intents.
  func start(
    _ sources: WidgetSources, wanted: Set<String> = [], starts: [StartFunction] = [],
    then done: @escaping @MainActor (Outcome) -> Void
  ) {
    guard !sources.declaresOtherWidgetsOnly else {
      return done(
        Outcome(library: nil, findings: [sources.noActivity] + sources.fileFindings))
    }
    timeLeft = Self.timeLimit
    texts = Dictionary(
      sources.files.map { ($0.path, $0.text) }, uniquingKeysWith: { one, _ in one })
    foreign = Set(sources.foreign.map { sources.files[$0].path })
    var sources = sources
    var parsed = sources.hasFolders ? sources.parsed : []
    let hasNames = sources.namePackages(in: &parsed)
    basis = sources.hasFolders ? sources.reachBasis(parsed) : nil
    start(BuildAttempt(sources, wanted: wanted, starts: starts)) { outcome in
      done(hasNames ? outcome.withNamesOfModules : outcome)
    }
  }

  /// Stops the compiler.
  func cancel() {
    isCancelled = true
    childDeadline?.cancel()
    child?.kill()
    child = nil
    if let folder { try? FileManager.default.removeItem(atPath: folder) }
  }

  /// One try, and what is known before the compiler runs.
  private struct Plan {
    let attempt: BuildAttempt
    let needed: WidgetSources.Needed
    let copy: BuildCopy
    let texts: [String: String]
    /// Where the library comes to stand, or what the compiler says.
    let finished: String
    var library: String { "\(finished)/widget.so" }

    /// Returns what is told when the library is there.
    ///
    /// - Parameter judgement: what the compiler said of code that was left out and that is the author's to mend, and what
    ///   helps with the rest.
    func success(besides judgement: CertainMistakes.Judgement) -> Outcome {
      let limits = ExtensionLimits.findings(
        in: needed.files.map { ($0.path, $0.text) }, own: needed.own, spare: needed.unshown)
      return Outcome(
        library: library,
        findings: attempt.sources.fileFindings
          + (attempt.left.isEmpty ? [] : attempt.sources.absenceFindings)
          + needed.findings + copy.findings + limits
          + attempt.assets.guessedFindings
          + attempt.leftFindings(besides: judgement.mistakes, advice: judgement.advice),
        originals: Dictionary(
          copy.files.map { ($0.name, $0.original) }, uniquingKeysWith: { one, _ in one }),
        starts: attempt.starts + attempt.leftStarts)
    }

    /// Returns what the compiler said, in the user's own places.
    func messages(_ said: String) -> CompilerMessages {
      CompilerMessages(
        said,
        files: Dictionary(copy.files.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one }),
        texts: texts)
    }
  }

  private func start(
    _ attempt: BuildAttempt, then done: @escaping @MainActor (Outcome) -> Void
  ) {
    let needed = attempt.sources.needed(
      wanted: attempt.wanted, emptied: attempt.emptied, unwanted: attempt.unwanted,
      starts: attempt.starts, left: attempt.left, basis: basis)
    let copy = BuildCopy(
      needed.files.map { ($0.path, $0.text) }, modules: frameworks.known,
      own: attempt.sources.ownModules, assets: attempt.assets, strings: attempt.strings,
      silenced: attempt.silenced, starts: attempt.starts,
      bridged: attempt.sources.bridgedByPath, listed: attempt.sources.listedWidgets)
    let links = attempt.sources.fileFindings
    guard copy.hasWidgets else {
      return done(
        Outcome(library: nil, findings: [attempt.sources.noWidget] + links + copy.findings))
    }
    guard copy.undeclaredAttributes.isEmpty else {
      let hints = hints(attempt, copy)
      return done(
        Outcome(
          library: nil, findings: hints.helping(copy.undeclaredAttributes) + links + copy.findings)
      )
    }
    let plan = Plan(
      attempt: attempt, needed: needed, copy: copy, texts: texts,
      finished: "\(cache)/\(Self.key(copy, frameworks, attempt))")
    if Seal.holds(on: plan.library) { return done(success(of: plan)) }
    if let said = BuildCache(path: cache).complaints(of: plan.finished) {
      return failed(.exit(code: 1), said, plan, then: done)
    }
    compile(plan, then: done)
  }

  /// Has the compiler make the library, and goes on when it has ended.
  private func compile(_ plan: Plan, then done: @escaping @MainActor (Outcome) -> Void) {
    BuildCache(path: cache).tidy()
    CompiledObjects.tidy(cache: cache)
    // Another Islet may be compiling the same source, and so may another build of this one.
    Self.count += 1
    let folder = "\(plan.finished)-\(getpid())-\(Self.count)"
    if let finding = write(plan.copy, to: folder) {
      return done(Outcome(library: nil, findings: [finding]))
    }
    let objects = CompiledObjects(
      cache: cache, files: plan.copy.files.map { ($0.name, $0.text) },
      circumstances: Self.circumstances(frameworks, isMainActor: plan.attempt.isMainActor))
    let steps = steps(
      plan.copy, objects.known(), in: folder, output: "\(folder)/\(Self.unfinishedName)",
      plan.attempt)
    output = []
    self.folder = folder
    do throws(ChildProcess.NotStarted) {
      let child = try ChildProcess(
        launch(steps, in: folder), loop: loop,
        onOutput: { [weak self] bytes in
          guard let self, self.output.count < Self.outputLimit else { return }
          self.output += bytes
        },
        onEnd: { [weak self] end in
          guard let self, !self.isCancelled else { return }
          self.timeLeft -= self.childDeadline?.take(end) ?? 0
          self.child = nil
          // The compiler writes an object only when it has no error in it, and then at once.
          for (place, object) in steps.made { objects.keep(object, ofFile: place) }
          self.compiled(
            end, plan, in: folder, areObjectsMade: !objects.known().contains(nil), then: done)
        })
      self.child = child
      childDeadline = ChildDeadline(of: child, timeLeft, ofWhole: Self.timeLimit, loop: loop)
    } catch {
      // This program is what is started: it becomes the compiler.
      let finding = Finding(
        "widget-process-not-started",
        sentence: "The compiler's process could not be started: \(error.reason).")
      done(Outcome(library: nil, findings: [finding]))
    }
  }

  private static let unfinishedName = "unfinished.so"
  /// How many compilers this process has been about to start.
  private static var count = 0

  /// Returns how this program becomes the compiler.
  private func launch(_ steps: CompilerSteps, in folder: String) -> ChildProcess.Launch {
    var environment = ProcessInfo.processInfo.environment
    // The compiler may write to the cache only.
    environment["TMPDIR"] = folder
    return ChildProcess.Launch(
      program: frameworks.program,
      arguments: [
        CompilerProcessMain.subcommand, cache, frameworks.modules, frameworks.compiler,
      ] + steps.words,
      environment: environment, folder: folder)
  }

  /// Goes on when the compiler has ended.
  ///
  /// - Parameter areObjectsMade: whether all was compiled, so that only the linker may have failed.
  private func compiled(
    _ end: ChildEnd, _ plan: Plan, in folder: String, areObjectsMade: Bool,
    then done: @escaping @MainActor (Outcome) -> Void
  ) {
    var obstacle: String?
    let unfinished = "\(folder)/\(Self.unfinishedName)"
    let isLibraryMissing = end == .exit(code: 0) && FileStatus(unfinished)?.size ?? 0 == 0
    if end == .exit(code: 0), !isLibraryMissing {
      obstacle = Self.move(unfinished, in: folder, to: plan.library)
      if obstacle == nil { return done(success(of: plan)) }
    }
    let said = String(decoding: output, as: UTF8.self)
    try? FileManager.default.removeItem(atPath: folder)
    let built = BuildCache(path: cache)
    if built.isFull {
      // No other compiler can finish one here either.
      built.removeUnfinishedCModules(olderThan: 0)
      return done(Outcome(library: nil, findings: [fullDisk]))
    }
    if let obstacle {
      let finding = Finding(
        "widget-cache-unwritable", sentence: "\(plan.library) cannot be written: \(obstacle).")
      return done(Outcome(library: nil, findings: [finding]))
    }
    if isLibraryMissing {
      let finding = Finding(
        "widget-does-not-compile",
        sentence: "The compiler says that it succeeded, and wrote no library.",
        fix: CompilerMessages.fixOfOthers)
      return done(Outcome(library: nil, findings: [finding]))
    }
    if end == .exit(code: 1) {
      if !plan.messages(said).blamesOthers {
        built.keep(complaints: said, of: plan.finished)
      } else if !areObjectsMade, renewsCModules(after: said) {
        return start(plan.attempt, then: done)
      }
    }
    failed(end, said, plan, then: done)
  }

  /// Writes what the compiler reads; a finding when that cannot be done.
  private func write(_ copy: BuildCopy, to folder: String) -> Finding? {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for file in copy.files {
        try Data(file.text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(file.name)"))
      }
      for (number, share) in CModules.shares.enumerated() {
        try Data(CModules.source(of: share).utf8).write(
          to: URL(fileURLWithPath: CModules.path(number, in: folder)))
      }
      try frameworks.link(into: frameworks.links(in: cache))
      return nil
    } catch {
      return Finding(
        "widget-cache-unwritable",
        sentence: "\(cache) cannot be written: \(BuildCache.reason(error)).")
    }
  }

  /// Removes the C modules that the compiler keeps, once, so that it reads them anew; whether it does.
  ///
  /// The compiler trusts what it finds there. It blames nothing in the source when a file is damaged or the cache was
  /// moved, and would do so for ever.
  private func renewsCModules(after said: String) -> Bool {
    guard !hasNewCModules, !said.contains(CompilerMessages.endedFromOutside) else { return false }
    hasNewCModules = true
    return BuildCache(path: cache).removeCModules()
  }

  private var fullDisk: Finding {
    Finding(
      "widget-cache-unwritable", sentence: "\(cache) is on a disk that is full.",
      fix: "Make room there, or set XDG_CACHE_HOME to a folder on another disk.")
  }

  /// Goes on from what the compiler said, now or when it compiled the same before: with another try, or to the end.
  private func failed(
    _ end: ChildEnd, _ said: String, _ plan: Plan,
    then done: @escaping @MainActor (Outcome) -> Void
  ) {
    let (attempt, needed, copy) = (plan.attempt, plan.needed, plan.copy)
    var messages = plan.messages(said)
    // What is left out is told, and stops the widget, in the words of the first try.
    if messages.findings.contains(where: ErrorHints.looksLikeApples) {
      let names = ownNames ?? hints(attempt, copy)
      ownNames = names
      messages.findings = names.ownNames(in: messages.findings)
    }
    let isInTime = timeLeft > 0
    let next = attempt.next(after: messages, needed, previews: copy.previewLines)
    if isInTime, let next { return start(next, then: done) }
    if let next = attempt.withoutStarts(after: messages) {
      // Intents can be had without start code.
      timeLeft = Self.timeLimit
      return start(next, then: done)
    }
    if isInTime, let next = attempt.withForeignFiles(after: messages, needed) {
      basis = next.sources.reachBasis()
      return start(next, then: done)
    }
    var findings = attempt.told(after: messages, needed)
    if next != nil {
      findings.append(
        Finding(
          "widget-does-not-compile",
          sentence:
            "The compiler was stopped after \(Int(Self.timeLimit)) seconds; without code that the widget may not need it might compile.",
          fix: "Name the widget's own folder, or try again when the machine is less busy."))
    }
    if case .signal(let number) = end, messages.troubles.isEmpty {
      let sentence =
        isInTime
        ? "The compiler was ended by signal \(number)."
        : "The compiler took longer than \(Int(Self.timeLimit)) seconds and was stopped."
      findings =
        attempt.firstErrors + [
          Finding(
            "widget-does-not-compile", sentence: sentence,
            fix: "Name the widget's own folder, or try again when the machine is less busy.")
        ]
    }
    done(
      Outcome(
        library: nil,
        findings: hints(attempt, copy).helping(findings) + attempt.sources.fileFindings
          + attempt.sources.absenceFindings + needed.findings + copy.findings,
        starts: attempt.starts + attempt.leftStarts))
  }

  /// Returns what is told when the library is there; previews that are left out, and mistakes in code that is, with what
  /// helps with them.
  private func success(of plan: Plan) -> Outcome {
    let attempt = plan.attempt
    guard !attempt.left.isEmpty || !attempt.leftPreviews.isEmpty else {
      return plan.success(besides: CertainMistakes.Judgement())
    }
    let hints = hints(attempt, plan.copy)
    // The app's own files are no part of the widget, which Xcode compiles without them.
    let own = attempt.leftLines.filter { line in
      line.finding.location.map { !foreign.contains($0.file) } == true && !line.isBorrowed
    }
    let judgement = CertainMistakes(hints, isWhole: attempt.sources.isWhole).judge(own)
    let mistakes = judgement.mistakes
    var outcome = plan.success(besides: judgement)
    for (place, finding) in outcome.findings.enumerated()
    where finding.id == "widget-preview-left-out" {
      outcome.findings[place] = hints.helping([finding]).first ?? finding
    }
    guard !mistakes.isEmpty else { return outcome }
    outcome.mistakes = mistakes
    let general = Finding("widget-does-not-compile", sentence: "").fix
    let told = hints.helping(mistakes).map { finding in
      var finding = finding
      if finding.fix == general { finding.fix = "Mend the line: Xcode refuses it, too." }
      return finding
    }
    outcome.findings.insert(contentsOf: told, at: 0)
    return outcome
  }

  /// Returns what helps with errors of a try.
  private func hints(_ attempt: BuildAttempt, _ copy: BuildCopy) -> ErrorHints {
    ErrorHints(
      attempt.sources.files, in: attempt.sources.folder, imports: copy.findings,
      own: attempt.sources.ownModules, strings: attempt.strings, frameworks: frameworks)
  }

  /// Keeps what has been compiled and takes the folder away that it was compiled in. Returns why it cannot be kept.
  private static func move(_ library: String, in folder: String, to finished: String) -> String? {
    try? FileManager.default.createDirectory(
      atPath: ProjectPath.folder(finished), withIntermediateDirectories: true)
    guard Seal.put(on: library) else { return "what the compiler wrote cannot be completed" }
    guard rename(library, finished) == 0 else {
      let reason = String(cString: strerror(errno))
      // Who compiled the same may have been faster.
      return Seal.holds(on: finished) ? nil : reason
    }
    try? FileManager.default.removeItem(atPath: folder)
    return nil
  }

  /// Returns the steps that make a library of the copy.
  private func steps(
    _ copy: BuildCopy, _ known: [String?], in folder: String, output: String,
    _ attempt: BuildAttempt
  ) -> CompilerSteps {
    CompilerSteps(
      zip(copy.files, known).map { file, object in
        .init(path: "\(folder)/\(file.name)", size: file.weight, object: object)
      },
      output: output,
      options: CompilerSteps.Options(
        modules: frameworks.links(in: cache), moduleCache: BuildCache(path: cache).cModules,
        readsCModules: !CModules.areKept(in: BuildCache(path: cache).cModules), folder: folder,
        isMainActor: attempt.isMainActor, patience: attempt.patience),
      compiler: frameworks.compiler,
      toolchain: CompilerProcessMain.toolchain(of: frameworks.compiler),
      cores: ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Returns what a library depends on beside its source.
  private static func circumstances(_ frameworks: Frameworks, isMainActor: Bool) -> String {
    frameworks.stamp + (isMainActor ? " MainActor" : "")
  }

  /// Returns the name of a source's library: the same source and the same frameworks give the same library.
  private static func key(
    _ copy: BuildCopy, _ frameworks: Frameworks, _ attempt: BuildAttempt
  ) -> String {
    var hash = ContentHash(
      circumstances(frameworks, isMainActor: attempt.isMainActor), String(attempt.patience))
    for file in copy.files {
      hash.add(file.name)
      hash.add(file.text)
    }
    return hash.text
  }
}
