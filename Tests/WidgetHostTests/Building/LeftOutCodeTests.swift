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

  @Test
  func `where a widget comes to a mistake, its line is to be mended, and no phone to be asked`() {
    let mistake = Finding(
      "widget-does-not-compile", location: SourceLocation(file: "/tea/Card.swift", line: 7),
      sentence: "Cannot find 'total' in scope.")
    func fix(_ id: FindingID, _ sentence: String, file: String? = nil) -> String? {
      let place = file.map { SourceLocation(file: $0, line: 5) }
      return LeftOutCode.naming([mistake], in: Finding(id, location: place, sentence: sentence)).fix
    }
    let needed = "While drawing, the widget came to code that Islet could not compile: "
    let view =
      "A view of Card.swift (line 7) cannot be drawn here: its code could not be compiled: "
    let mend = "Mend line 7 of Card.swift."
    #expect(fix("widget-code-needed", needed + mistake.sentence, file: "/tea/Card.swift") == mend)
    #expect(fix("widget-view-placeholder", view + mistake.sentence) == mend)
    // Another file's code, and what only Islet lacks.
    #expect(fix("widget-code-needed", needed + mistake.sentence, file: "/tea/Tea.swift") != mend)
    #expect(fix("widget-view-placeholder", view + "MKShop is missing.") != mend)
    #expect(fix("widget-crashed", mistake.sentence, file: "/tea/Card.swift") != mend)
  }

  @Test func `of two places with the same mistake the one is named that the widget came to`() {
    let mistakes = [("/tea", 4), ("/tea", 8), ("/pot", 6)].map { folder, line in
      Finding(
        "widget-does-not-compile",
        location: SourceLocation(file: "\(folder)/Card.swift", line: line),
        sentence: "Cannot find 'total' in scope.")
    }
    func fix(_ id: FindingID, _ beginning: String, line: Int? = nil) -> String? {
      let place = line.map { SourceLocation(file: "/tea/Card.swift", line: $0) }
      let sentence = beginning + ": Cannot find 'total' in scope."
      return LeftOutCode.naming(mistakes, in: Finding(id, location: place, sentence: sentence)).fix
    }
    for (start, mended) in [(3, 4), (4, 4), (7, 8), (8, 8)] {
      #expect(
        fix("widget-code-needed", "It came to code", line: start)
          == "Mend line \(mended) of Card.swift.")
    }
    // A view tells its line, and not its folder.
    #expect(
      fix("widget-view-placeholder", "A view of Card.swift (line 6) cannot be drawn here")
        == "Mend line 6 of Card.swift.")
  }

  @Test func `other findings stay as they are`() {
    var code = LeftOutCode()
    let other = Finding("widget-unknown-import", sentence: "Firebase")
    _ = code.judge([])
    #expect(code.judge([other]) == [other])
  }
}
