import Foundation

extension SourceScanner {
  /// Returns the condition of an `#if`, with platforms replaced by what an iPhone would say.
  mutating func condition(_ tokens: Range<Int>) -> String {
    var words: [String] = []
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let text = file.text(at: index)
      if file.text(at: index + 1) == "(", file.text(at: index + 3) == ")",
        let answer = Self.answer(text, file.text(at: index + 2))
      {
        let range = file.bytes(of: index..<index + 4)
        let word = answer ? "true" : "false"
        replace(range, with: word + String(repeating: " ", count: max(0, range.count - word.count)))
        words.append(word)
        index += 4
      } else {
        words.append(text)
        index += 1
      }
    }
    return words.joined(separator: " ").replacingOccurrences(of: "& &", with: "&&")
      .replacingOccurrences(of: "| |", with: "||").replacingOccurrences(of: "! ", with: "!")
      .replacingOccurrences(of: "> =", with: ">=").replacingOccurrences(of: "= =", with: "==")
      .replacingOccurrences(of: " . ", with: ".")
  }

  /// Returns what an iPhone answers; nil leaves the question to the compiler.
  private static func answer(_ question: String, _ argument: String) -> Bool? {
    switch question {
    case "os": argument == "iOS"
    case "canImport":
      switch argument {
      case "AppKit", "Cocoa", "WatchKit", "Glibc", "FoundationNetworking": false
      case "UIKit", "SwiftUI", "WidgetKit", "ActivityKit": true
      default: nil
      }
    default: nil
    }
  }
}
