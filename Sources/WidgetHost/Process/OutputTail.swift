import Findings
import Foundation
import FoundationGaps

/// The end of what a program printed, and how much it printed lately.
public struct OutputTail: Sendable {
  /// More output than this is a flood, in bytes.
  static let floodLimit = 4 << 20
  /// How much is kept, in bytes.
  static let kept = 16 << 10

  /// For so many seconds it is counted: who prints a little for hours floods nothing.
  private static let countedTime = 60.0

  private var bytes: [UInt8] = []
  private var total = 0
  private var countBegan = -Double.infinity

  var isFlood: Bool { total > Self.floodLimit }

  /// Counts from nothing again: what was printed so far belongs to requests that were answered.
  mutating func restartCount() { total = 0 }

  /// Takes what was printed by a moment, in seconds of the monotonic clock.
  mutating func append(_ more: [UInt8], at now: Double = 0) {
    if now - countBegan > Self.countedTime { (total, countBegan) = (0, now) }
    total += more.count
    bytes += more
    if bytes.count > 2 * Self.kept { bytes.removeFirst(bytes.count - Self.kept) }
  }

  /// The lines that were kept, without control characters and without those that a crash adds.
  public var lines: [String] { allLines.filter { !Self.isOfCrash($0) } }

  /// Returns whether a line is one that a crash adds: a stack, or what the user defaults lack.
  static func isOfCrash(_ line: String) -> Bool {
    CrashPlace.isTrace(line) || line.hasPrefix(MissingDefault.mark)
  }

  /// What code that ended with a value that is not there had asked the user defaults for last, in vain.
  var missingDefault: MissingDefault? {
    guard endsInNil else { return nil }
    return allLines.last { $0.hasPrefix(MissingDefault.mark) }.flatMap(MissingDefault.init(line:))
  }

  var allLines: [String] {
    String(decoding: bytes.suffix(Self.kept), as: UTF8.self)
      .split(whereSeparator: \.isNewline)
      .map { String(String.UnicodeScalarView($0.unicodeScalars.filter { $0.value >= 32 })) }
  }

  /// What a Swift program says before it crashes: `Index out of range` of `Fatal error: Index out of range`.
  var lastWords: String? {
    for line in lines.reversed() {
      guard let mark = Self.trap(in: line) else { continue }
      let words = line[mark.upperBound...].drop { $0 == ":" || $0 == " " }
      return words.isEmpty ? String(line[mark]) : String(words)
    }
    return lines.last {
      $0.hasPrefix(WidgetCrash.notLoaded) || $0.hasPrefix("terminate called")
        || $0.hasPrefix("libc++abi: terminating")
    }
  }

  /// What Swift writes before the words of a trap.
  private static let traps = [
    "Fatal error", "fatal error", "Precondition failed", "Assertion failed",
  ]

  /// Returns where a line says that code ended the program: at its beginning, or after the code's place.
  private static func trap(in line: String) -> Range<String.Index>? {
    traps.lazy.compactMap { trap in
      line.hasPrefix(trap)
        ? line.range(of: trap)
        : line.range(of: ": \(trap)").map { line.index($0.lowerBound, offsetBy: 2)..<$0.upperBound }
    }.first
  }

  /// Whether it ended with a range that ends before it begins.
  var endsInRange: Bool { lastWords?.contains("Range requires lowerBound <= upperBound") == true }

  /// Whether it ended with a value that is not there.
  var endsInNil: Bool { lastWords?.contains("found nil") == true }

  /// What helps against a crash whose words say little.
  var fix: String? {
    guard endsInRange else { return nil }
    return
      "A range ends before it begins, as Date.now...end does once end is past: write start...max(start, end)."
  }

  /// Where it crashed: `MatchCard-0.swift:12: Fatal error: …`.
  var place: SourceLocation? {
    for line in lines.reversed() {
      guard let mark = Self.trap(in: line) else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":").filter { $0 != " " }
      // A line of Swift's own library is none that could be mended.
      guard place.count >= 2, let number = Int(place[place.count - 1]),
        !place[0].hasPrefix("Swift/")
      else { return nil }
      return SourceLocation(
        file: place.dropLast().joined(separator: ":"), line: number)
    }
    return nil
  }
}
