import Foundation
import Findings

/// What the lines of an `.xcconfig` file say, as Xcode reads them.
public enum SettingsFile {
  /// One setting, the name of a file that is included there, or what Xcode refuses.
  struct Line {
    enum Content {
      case setting(name: String, value: String)
      case include(String, mayBeMissing: Bool)
      case unknown
    }
    var content: Content
    /// From 1.
    var number: Int
  }

  /// What Xcode says is wrong with a file, and builds nothing.
  public struct Fault: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      /// A line is neither a setting nor an `#include`.
      case line
      /// A file that is included is not there.
      case missing(String)
    }
    public var kind: Kind
    public var place: SourceLocation
  }

  /// Returns the lines of a file that say anything.
  static func lines(of text: String) -> [Line] {
    var lines: [Line] = []
    // A setting whose value goes on in the next line.
    var open: (name: String, value: [String], number: Int)?
    func add(_ name: String, _ value: String, _ number: Int) {
      lines.append(Line(content: .setting(name: name, value: value), number: number))
    }
    let text = text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
    for (index, line) in text.sourceLines.enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if let (name, value, number) = open {
        open = nil
        let (more, goesOn) = Self.value(line)
        let whole = value + [more]
        if goesOn { open = (name, whole, number) } else { add(name, joined(whole), number) }
      } else if let content = include(line) {
        lines.append(Line(content: content, number: index + 1))
      } else if !line.hasPrefix("//"), !line.isEmpty {
        // A name, conditions such as `[sdk=iphoneos*]`, and the sign.
        guard
          let start = line.firstMatch(
            of: /^[A-Za-z_][A-Za-z0-9_]*\s*(?:\[[^\]]*\]\s*)*=/)?.range
        else {
          lines.append(Line(content: .unknown, number: index + 1))
          continue
        }
        let name = line[..<line.index(before: start.upperBound)]
          .trimmingCharacters(in: .whitespaces)
        let (value, goesOn) = Self.value(line[start.upperBound...])
        if goesOn { open = (name, [value], index + 1) } else { add(name, value, index + 1) }
      }
    }
    if let (name, value, number) = open { add(name, joined(value), number) }
    return lines
  }

  /// Returns what a line includes; nil when it includes nothing.
  private static func include(_ line: String) -> Line.Content? {
    // Blanks may stand behind the sign.
    guard line.first == "#", let directive = line.dropFirst().firstMatch(of: /^\s*include(\??)\s*"/)
    else { return nil }
    let name = line[directive.range.upperBound...].prefix { $0 != "\"" }
    guard name.endIndex < line.endIndex else { return nil }
    return .include(String(name), mayBeMissing: !directive.1.isEmpty)
  }

  /// Returns the value that a line ends with, without its comment and its semicolon, and whether it goes on in the next
  /// line.
  private static func value(_ text: some StringProtocol) -> (value: String, goesOn: Bool) {
    var value = text.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
    if value.hasSuffix(";") { value = value.dropLast().trimmingCharacters(in: .whitespaces) }
    guard value.hasSuffix("\\") else { return (value, false) }
    return (value.dropLast().trimmingCharacters(in: .whitespaces), true)
  }

  private static func joined(_ lines: [String]) -> String {
    lines.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
