import CLinux
import EventLoop
import Findings
import Foundation

/// Tells what became of a widget's process that ended by itself.
@MainActor
struct WidgetCrash {
  /// The last lines that it printed.
  var output: OutputTail
  /// Where its lines are looked up.
  var place: CrashPlace?
  /// Which code ran.
  var code = RunningCode.widget

  /// Returns how it ended, with the widget's own line where the process named one.
  func finding(_ end: ChildEnd, while task: String) -> Finding {
    let words = output.lastWords
    let isMemory = ranOutOfMemory(end)
    let what: String
    switch end {
    case .signal where isMemory: what = "ran out of memory"
    case .exit(let code): what = "ended with code \(code)"
    case .signal(let number): what = "crashed (\(Self.signalName(number)))"
    case .unknown: what = "ended"
    }
    let line = output.place.flatMap { line in
      place.map { known in
        known.original(line.file).map { SourceLocation(file: $0, line: line.line) }
      } ?? line
    }
    if let words,
      let gap = LeftOutCode.finding(
        lastWords: words, at: line, while: task, of: code)
    {
      return code.advising(gap).naming(line)
    }
    var finding = code.advising(
      Finding(
        isMemory ? "widget-out-of-memory" : "widget-crashed", location: line,
        sentence: "\(code.subject) \(what) while \(task)" + (words.map { ": \($0)" } ?? ".")))
    if let missing = output.missingDefault {
      let isSure = line.map(missing.isAsked) ?? false
      if isSure || line == nil {
        finding.sentence += "; \(missing.words)"
        finding.fix = missing.fix(isSure: isSure)
      } else {
        // The line asks for no value: what code asked for before it is a hint, no cause.
        finding.fix = [finding.fix, missing.fix(isSure: false)].compactMap { $0 }.joined(
          separator: " ")
      }
    } else if let fix = output.fix {
      finding.fix = fix
    } else if case .exit = end, let words, let fix = Self.fixOfLoading(words) {
      finding.fix = fix
    } else if case .exit = end, line == nil, !isMemory {
      // It trapped nowhere, and no line is known.
      finding.fix = "Take out what ends the process, such as exit(); \(code.afterCrash)."
    }
    return finding.naming(line)
  }

  /// Returns whether a process came to the limit of its memory, by the words of Swift, C++ or a library of theirs: what
  /// the widget's own line says is no proof.
  private func ranOutOfMemory(_ end: ChildEnd) -> Bool {
    guard case .signal = end, let words = output.lastWords,
      ["allocat", "memory", "bad_alloc"].contains(where: words.contains)
    else { return false }
    guard let line = output.place else { return true }
    return place.map { known in known.original(line.file) == nil } ?? false
  }

  /// What a process says whose library the system refuses, before the system's reason.
  nonisolated static let notLoaded = "The library cannot be loaded: "

  /// Returns what helps when the system does not load the library, by its words; nil for other words.
  private static func fixOfLoading(_ words: String) -> String? {
    guard words.hasPrefix(notLoaded) else { return nil }
    if words.contains("undefined symbol") {
      return
        "No file here defines it: add the one that does, or put what calls it behind #if !os(Linux)."
    }
    if words.contains("failed to map segment") {
      return "Set XDG_CACHE_HOME to a folder on a disk from which programs may run."
    }
    return "Delete the file, so that it is compiled again; islet doctor names the compiler in use."
  }

  /// Adds the widget's own line to a crash, and what the compiler calls it where the widget said nothing; or the line at
  /// which its time was up.
  func locate(
    _ crash: Finding, in module: ProcessWidget.Code, of program: String, loop: EventLoop,
    then done: @escaping @MainActor (Finding) -> Void
  ) {
    let frames = CrashPlace.frames(in: output.allLines)
    guard let place, crash.location == nil, !frames.isEmpty else { return done(crash) }
    let hasNoWords = crash.sentence.hasSuffix(".")
    let (module, names): (String, Set<String>) =
      switch module {
      case .library(let path): (path, [path])
      case .linked: (program, ["-", program])
      }
    let isStopped = crash.id == "widget-too-slow"
    place.find(frames, in: module, named: names, isStopped: isStopped, loop: loop) { answer in
      var crash = crash
      let own = frames.filter { names.contains($0.file) }
      if isStopped {
        if hasNoWords, answer.location != nil { crash.sentence.removeLast() }
      } else if hasNoWords, crash.sentence.contains(Self.signalName(SIGSEGV)),
        CrashPlace.hasNoEnd(own)
      {
        crash.sentence = "\(crash.sentence.dropLast()): a call leads to itself without end"
        crash.fix = "Give it an end; \(code.afterCrash)."
      } else if hasNoWords, let words = answer.words {
        crash.sentence = "\(crash.sentence.dropLast()): \(words)"
      }
      crash.location = answer.location
      done(crash.naming(answer.location))
    }
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

extension Finding {
  /// Returns the same with its line in the sentence, for whoever sees only that.
  fileprivate func naming(_ place: SourceLocation?) -> Finding {
    guard let place, let file = place.file.split(separator: "/").last else { return self }
    var finding = self
    finding.sentence += " (\(file):\(place.line))"
    return finding
  }
}
