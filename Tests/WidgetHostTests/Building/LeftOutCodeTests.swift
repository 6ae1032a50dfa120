import Findings
import Testing

@testable import WidgetHost

@Suite("Code that is left out of a version")
struct LeftOutCodeTests {
  private func leftOut(_ files: String...) -> [Finding] {
    files.map {
      Finding(
        "widget-code-left-out", location: SourceLocation(file: $0, line: 7),
        sentence: "Left out around line 7")
    }
  }

  private func warned(_ findings: [Finding]) -> [String] {
    findings.filter { $0.severity >= .warning }.compactMap(\.location?.file)
  }

  @Test func `what could not be compiled from the start is no trouble`() {
    var code = LeftOutCode()
    #expect(warned(code.judge(leftOut("Shop.swift"))) == [])
    #expect(warned(code.judge(leftOut("Shop.swift"))) == [])
  }

  @Test func `what could be compiled before is warned of until it is mended`() {
    var code = LeftOutCode()
    _ = code.judge(leftOut("Shop.swift"))
    for _ in 0..<2 {
      let findings = code.judge(leftOut("Shop.swift", "Card.swift"))
      #expect(warned(findings) == ["Card.swift"])
      #expect(findings.map(\.sentence) == leftOut("", "").map(\.sentence))
      #expect(findings.last?.fix?.hasPrefix("Mend it") == true)
    }
    #expect(warned(code.judge(leftOut("Shop.swift"))) == [])
    // A file that was whole meanwhile is known to be able to.
    _ = code.judge([])
    #expect(warned(code.judge(leftOut("Shop.swift"))) == ["Shop.swift"])
  }

  private func mistake(_ file: String) -> [Finding] {
    [Finding("widget-does-not-compile", location: SourceLocation(file: file, line: 7))]
  }

  @Test func `a mistake is new in a file that was whole, and not in one that never was`() {
    var code = LeftOutCode()
    #expect(!code.hasNewMistake(mistake("Card.swift")), "there is no version before")
    _ = code.judge(leftOut("Shop.swift"))
    #expect(code.hasNewMistake(mistake("Card.swift")))
    #expect(!code.hasNewMistake(mistake("Shop.swift")))
    #expect(!code.hasNewMistake(leftOut("Card.swift")), "Islet may lack what it names")
    _ = code.judge([])
    #expect(code.hasNewMistake(mistake("Card.swift")))
  }

  @Test func `other findings stay as they are`() {
    var code = LeftOutCode()
    let other = Finding("widget-unknown-import", sentence: "Firebase")
    _ = code.judge([])
    #expect(code.judge([other]) == [other])
  }
}
