import Foundation
import Findings

/// What the lines of an `.xcconfig` file say, as Xcode reads them.
enum SettingsFile {
  /// One setting, or the name of a file that is included there.
  struct Line {
    enum Content {
      case setting(name: String, value: String)
      case include(String)
    }
    var content: Content
    /// From 1.
    var number: Int
  }

  /// Returns the lines of a file that say anything.
  static func lines(of text: String) -> [Line] {
    var lines: [Line] = []
    // A setting whose value goes on in the next line.
    var open: (name: String, value: [String], number: Int)?
    func add(_ name: String, _ value: String, _ number: Int) {
      lines.append(Line(content: .setting(name: name, value: value), number: number))
    }
    for (index, line) in text.sourceLines.enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if let (name, value, number) = open {
        open = nil
        let (more, goesOn) = Self.value(line)
        let whole = value + [more]
        if goesOn { open = (name, whole, number) } else { add(name, joined(whole), number) }
      } else if line.hasPrefix("#include") {
        guard let open = line.firstIndex(of: "\""), let end = line.lastIndex(of: "\""), open < end
        else { continue }
        let name = String(line[line.index(after: open)..<end])
        lines.append(Line(content: .include(name), number: index + 1))
      } else if !line.hasPrefix("//"), let equals = equals(in: line) {
        let name = line[..<equals].trimmingCharacters(in: .whitespaces)
        let (value, goesOn) = Self.value(line[line.index(after: equals)...])
        if goesOn { open = (name, [value], index + 1) } else { add(name, value, index + 1) }
      }
    }
    if let (name, value, number) = open { add(name, joined(value), number) }
    return lines
  }

  /// Returns the sign between the name and the value of a line: the one in `[sdk=iphoneos*]` is not it.
  private static func equals(in line: String) -> String.Index? {
    var isCondition = false
    return line.indices.first { place in
      switch line[place] {
      case "[": isCondition = true
      case "]": isCondition = false
      case "=": return !isCondition
      default: break
      }
      return false
    }
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
