import EventLoop
import Findings
import Foundation

/// Finds the widget's own line where its process crashed.
///
/// The process tells the addresses of its open calls before it dies (`crash.h`); the toolchain's `llvm-symbolizer`
/// knows their lines.
@MainActor
struct CrashPlace {
  /// A line, and what the compiler calls the fault where the program said nothing: `arithmetic overflow`.
  struct Answer: Equatable {
    var location: SourceLocation?
    var words: String?
  }

  /// One call that was open.
  struct Frame: Equatable {
    /// The program or library; `-` is the program itself.
    var file: String
    var offset: String
  }

  /// The compiler; the program that knows lines stands beside it.
  var compiler: String?
  /// The user's file by the path that the compiler was given; nil: none of the widget's.
  var original: (String) -> String?

  /// What a line of a crash begins with.
  nonisolated static let mark = "islet-frame "
  /// What Swift's runtime writes before the open calls of a crash, each with its number, library and address.
  nonisolated private static let traceHead = "Current stack trace:"

  /// Returns whether a line is one of those in which a crash tells addresses, of this process or of Swift's runtime.
  nonisolated static func isTrace(_ line: String) -> Bool {
    if line.hasPrefix(mark) || line == traceHead { return true }
    guard let first = line.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return false }
    let words = line.split(separator: " ", maxSplits: 3)
    return words.count == 4 && words[0].allSatisfy { $0.isASCII && $0.isNumber }
      && words[2].utf8.count == 18 && words[2].hasPrefix("0x")
      && words[2].dropFirst(2).allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// More calls than these do not matter: the fault is in the innermost ones.
  static let limit = 40
  /// Longer than this nobody waits for a line, in seconds.
  static let patience = 10.0

  /// Returns the frames in what a process printed.
  static func frames(in lines: [String]) -> [Frame] {
    lines.compactMap { line in
      guard line.hasPrefix(mark), let gap = line.lastIndex(of: " ") else { return nil }
      let file = line[..<gap].dropFirst(mark.count)
      let offset = line[gap...].dropFirst()
      // A widget can print such a line too, and the program that is asked about it is not confined.
      guard offset.hasPrefix("0x"), (3...18).contains(offset.utf8.count),
        offset.dropFirst(2).allSatisfy({ $0.isASCII && $0.isHexDigit })
      else { return nil }
      return Frame(file: String(file), offset: String(offset))
    }
  }

  /// Returns whether calls of one code are so many that one of them leads to itself, until the stack is full.
  static func hasNoEnd(_ frames: [Frame]) -> Bool {
    Dictionary(grouping: frames, by: \.offset).values.contains { $0.count >= 8 }
  }

  /// Returns where the toolchain's `llvm-symbolizer` is: beside the compiler, wherever links lead to it; else in
  /// the search path.
  static func symbolizer(beside compiler: String?, path: String) -> String? {
    let name = "llvm-symbolizer"
    let folders = [compiler].compactMap {
      $0.map {
        URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path
      }
    }
    return (folders + path.split(separator: ":").map(String.init)).map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Asks for the innermost line of the widget's own files; answers once, with nothing when there is none.
  ///
  /// - Parameters:
  ///   - module: the library or program whose lines are wanted.
  ///   - isStopped: whether the process was stopped anywhere, also at what the compiler gives no line, as a jump back to
  ///     the beginning of a loop: then what stands before it counts.
  func find(
    _ frames: [Frame], in module: String, named names: Set<String>, isStopped: Bool = false,
    loop: EventLoop, then done: @escaping @MainActor (Answer) -> Void
  ) {
    var own = frames.filter { names.contains($0.file) }.prefix(Self.limit).map(\.offset)
    let before = isStopped ? own.first.map(Self.before) ?? [] : []
    own.insert(contentsOf: before, at: min(1, own.count))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    guard !own.isEmpty, let symbolizer = Self.symbolizer(beside: compiler, path: path) else {
      return done(Answer())
    }
    let work = Work()
    let launch = ChildProcess.Launch(
      program: symbolizer, arguments: ["--obj=\(module)", "--output-style=JSON"] + own,
      environment: ["PATH": path])
    work.child = try? ChildProcess(launch, loop: loop, onOutput: { work.output += $0 }) { _ in
      work.deadline?.cancel()
      done(answer(work.output, near: before.count))
      work.child = nil
    }
    guard let child = work.child else { return done(Answer()) }
    work.deadline = ChildDeadline(of: child, Self.patience, loop: loop)
  }

  /// The program at work, and what it has said.
  @MainActor
  private final class Work {
    var child: ChildProcess?
    var output: [UInt8] = []
    var deadline: ChildDeadline?
  }

  private struct Entry: Decodable {
    struct Symbol: Decodable {
      var FileName: String
      var FunctionName: String
      var Line: Int
      var Column: Int?
      /// Where its function begins.
      var StartAddress: String?
    }
    var Symbol: [Symbol]?
  }

  /// Returns the addresses of what stands before one, the nearest first.
  private static func before(_ offset: String) -> [String] {
    guard let address = UInt64(offset.dropFirst(2), radix: 16) else { return [] }
    return (1...16).compactMap { step in
      address.subtractingReportingOverflow(4 * step).overflow
        ? nil : "0x" + String(address - 4 * step, radix: 16)
    }
  }

  /// Returns the first line that is the widget's own, innermost first.
  ///
  /// - Parameter near: how many answers behind the first are about what stands before it: they count where they are of
  ///   the same function.
  func answer(_ output: [UInt8], near: Int = 0) -> Answer {
    var words: String?
    var (count, start): (Int, String?) = (0, nil)
    for line in output.split(separator: UInt8(ascii: "\n")) {
      let decoder = JSONDecoder()
      // One answer for each address in a list of its own, or all in one.
      let entries =
        (try? decoder.decode([Entry].self, from: Data(line)))
        ?? (try? decoder.decode(Entry.self, from: Data(line))).map { [$0] } ?? []
      let kept = entries.filter { entry in
        defer { count += 1 }
        let begin = entry.Symbol?.last?.StartAddress
        if count == 0 { start = begin }
        return count == 0 || count > near || begin == start
      }
      for symbol in kept.flatMap({ $0.Symbol ?? [] }) {
        let failure = "Swift runtime failure: "
        if symbol.FunctionName.hasPrefix(failure), words == nil {
          words = String(symbol.FunctionName.dropFirst(failure.count))
        }
        guard symbol.Line > 0, let file = original(symbol.FileName) else { continue }
        return Answer(location: SourceLocation(file: file, line: symbol.Line), words: words)
      }
    }
    return Answer(words: words)
  }
}
