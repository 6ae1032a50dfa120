extension SourceScanner {
  /// Returns the condition of an `#if`, with platforms replaced by what an iPhone would say.
  mutating func condition(_ tokens: Range<Int>) -> String {
    var condition = ""
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      // Blanks stay as they are: `swift(>= 6)` is no condition.
      if index > tokens.lowerBound,
        file.tokens[index - 1].range.upperBound < file.tokens[index].range.lowerBound
      {
        condition += " "
      }
      let text = file.text(at: index)
      if file.text(at: index + 1) == "(", file.text(at: index + 3) == ")",
        let answer = Self.answer(text, file.text(at: index + 2))
      {
        let range = file.bytes(of: index..<index + 4)
        let word = answer ? "true" : "false"
        replace(range, with: word + String(repeating: " ", count: max(0, range.count - word.count)))
        condition += word
        index += 4
      } else {
        condition += text
        index += 1
      }
    }
    return condition
  }

  /// Returns what an iPhone answers; nil leaves the question to the compiler.
  static func answer(_ question: String, _ argument: String) -> Bool? {
    switch question {
    case "os": argument == "iOS"
    case "canImport":
      switch argument {
      case "AppKit", "Cocoa", "WatchKit", "Glibc", "FoundationNetworking": false
      case "Darwin", "UIKit", "SwiftUI", "WidgetKit", "ActivityKit": true
      default: nil
      }
    default: nil
    }
  }
}
