import Canvas
import Findings
import Foundation
import Goldens
import JSON
import Testing

@testable import Commands

@Suite("Reports for other programs")
struct ReportTests {
  private static let reports = [
    CheckReport(
      name: "a/goal.json", file: "a/goal.json", about: "payload for match, 151 of 4096 bytes",
      findings: [
        Finding(
          "timestamp-milliseconds", path: "aps.timestamp",
          location: SourceLocation(file: "/code/a/goal.json", line: 3, column: 10),
          sentence: "1 < 2 & \"so\": 100 %", fix: "Divide by 1000."),
        Finding("aps-key-unknown", path: "aps.x", sentence: "nobody reads x", severity: .info),
      ]),
    CheckReport(name: "good.json", about: "payload, 90 of 4096 bytes", findings: []),
  ]
  private static let place = ReportPlace(workingDirectory: "/code")

  @Test func `JUnit: a suite for each operand, a case for each finding; remarks do not fail`() {
    let xml = JUnitReport.text(Self.reports, Self.place, failingFrom: .error)
    #expect(xml.contains(#"<testsuites name="islet check" tests="3" failures="1">"#))
    #expect(xml.contains(#"<failure type="error" message="1 &lt; 2 &amp; &quot;so&quot;: 100 %">"#))
    #expect(xml.contains(#"line="3">"#) && xml.contains("Divide by 1000."))
    #expect(xml.contains(#"<testcase classname="good.json" name="payload, 90 of 4096 bytes"/>"#))
    #expect(XMLText.escaped("a\u{1}\u{7F}b\n", .references) == "a\u{7F}b&#10;")
  }

  @Test func `JUnit: no two cases have one class and name, whatever is told twice`() {
    let cut = ["lockScreen", "lockScreen", "lockScreen", "lockScreen (2)"].map {
      Finding("large-text-cut", path: $0)
    }
    let reports = [
      CheckReport(name: "match", about: "match", findings: cut),
      CheckReport(name: "a.json", about: "payload", findings: []),
      CheckReport(name: "a.json", about: "payload", findings: []),
      CheckReport(name: "b.json", about: "payload", findings: []),
    ]
    let cases = JUnitReport.text(reports, Self.place, failingFrom: .error)
      .matches(of: /<testcase (classname="[^"]*" name="[^"]*")/).map { String($0.1) }
    #expect(cases.count == 7 && Set(cases).count == 7, "\(cases)")
    #expect(cases.contains(#"classname="match" name="large-text-cut lockScreen""#))
    #expect(cases.contains(#"classname="b.json" name="payload""#))
  }

  @Test func `JUnit: a warning fails where it fails the command, and is told where not`() {
    let warning = Finding("aps-key-unknown", sentence: "nobody reads x", severity: .warning)
    let reports = [CheckReport(name: "a.json", about: "payload", findings: [warning])]
    let usual = JUnitReport.text(reports, Self.place, failingFrom: .error)
    #expect(usual.contains(#"tests="1" failures="0">"#) && !usual.contains("<failure"))
    #expect(usual.contains("<system-out>warning: nobody reads x"))
    let strict = JUnitReport.text(reports, Self.place, failingFrom: .warning)
    #expect(strict.contains(#"tests="1" failures="1">"#))
    #expect(strict.contains(#"<failure type="warning" message="nobody reads x">"#))
    #expect(!strict.contains("<system-out>"))
  }

  @Test(arguments: [([], ExitCode.done, 0), (["--strict"], ExitCode.failed, 1)])
  @MainActor func `JUnit: the report and the exit code agree`(
    options: [String], code: Int32, failures: Int
  ) throws {
    let folder = try TestFolder.path("junit", with: ["late.json": Self.warned])
    let result = HelpTests.run(
      ["check", folder + "/late.json", "--report", "junit"] + options)
    #expect(result.code == code, "\(result.out)")
    #expect(result.out.contains("failures=\"\(failures)\""), "\(result.out)")
  }

  @Test(arguments: [
    (["--rule", "nope"], "there is no rule “nope”"),
    (["--report", "junit=/proc/x"], "/proc/x cannot be written"),
    (["--report", "junit", "--report", "sarif"], "junit and --report sarif both go to standard"),
    (["--json", "--report", "junit"], "--json and --report junit both go to standard output"),
    (
      ["--report", "gcc=a.txt", "--report", "sarif=a.txt"],
      "gcc and --report sarif both go to a.txt"
    ),
    (["--report", "junit=-"], "--report junit= takes no “-”"),
  ])
  @MainActor func `what is wrong with options is told before anything is looked at`(
    options: [String], words: String
  ) {
    let result = HelpTests.run(["check", "/nowhere"] + options)
    #expect(result.code == ExitCode.usage)
    #expect(result.error.contains(words), "\(result.error)")
  }

  @Test func `JUnit: a suite has all counts that schemas ask for`() {
    let xml = JUnitReport.text(Self.reports, Self.place, failingFrom: .error)
    #expect(
      xml.contains(
        #"<testsuite name="a/goal.json" tests="2" failures="1" errors="0" skipped="0" time="0">"#))
  }

  /// Each form of a report, and what says in it that a finding stands in a file.
  private static let forms: [(form: String, sign: String)] = [
    ("junit", "file="), ("sarif", "\"uri\""), ("github", "file="), ("gcc", ":1: "),
  ]

  private func written(_ form: String, _ reports: [CheckReport]) throws -> String {
    let row = try #require(ReportFormat.all.first { $0.name == form })
    return row.write(reports, Self.place, .error)
  }

  @Test(arguments: forms) func `all reports write one path for one place`(
    form: String, sign: String
  ) throws {
    let text = try written(form, Self.reports)
    #expect(text.contains("a/goal.json") && !text.contains("/code/"), "\(text)")
    #expect(text.contains(sign))
  }

  @Test(arguments: forms) func `what stands in no file names none`(form: String, sign: String)
    throws
  {
    var report = CheckReport(
      name: "match", about: "7 states", findings: [Finding("check-states", sentence: "none")])
    #expect(try !written(form, [report]).contains(sign))
    report.file = "/code/Match.swift"
    let text = try written(form, [report])
    #expect(text.contains(sign) && text.contains("Match.swift"), "\(text)")
    // Standard input has lines, and no name.
    report.findings[0].location = SourceLocation(file: "-", line: 1)
    #expect(try !written(form, [report]).contains(sign))
  }

  @Test @MainActor func `of a demo app no file is named`() throws {
    let out = HelpTests.run(["check", "match", "--report", "github"]).out
    #expect(!out.isEmpty && !out.contains("file="), "\(out)")
  }

  @Test(arguments: [
    ("a//Card.swift", "a/Card.swift"), (".//bad.json", "bad.json"), ("./a/./b", "a/b"),
    ("a/../bad.json", "bad.json"), ("../code/a", "a"), ("../other/a", "../other/a"),
    ("../../../a", "../../../a"), ("/code//bad.json", "bad.json"), ("/code/a/../b/", "b"),
    ("//code/./a", "a"), ("/codes/a", "/codes/a"), ("/other//a/../b", "/other/b"),
    (".", "."), ("sub dir/../ä.json", "ä.json"),
  ])
  func `a file has one path, however it was typed`(typed: String, path: String) {
    #expect(Self.place.path(typed) == path)
  }

  @Test func `a file has one path, also where a link leads to the folder`() throws {
    let folder = try TestFolder.path("linked", with: ["Card.swift": ""])
    let link = folder + "-link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder)
    defer { try? FileManager.default.removeItem(atPath: link) }
    #expect(ReportPlace(workingDirectory: folder).path(link + "/Card.swift") == "Card.swift")
    #expect(ReportPlace(workingDirectory: link).path(folder + "/Card.swift") == "Card.swift")
    #expect(ReportPlace(workingDirectory: link).path(link + "/gone/a.json") == "gone/a.json")
  }

  @Test func `the folder above a link is that of what it leads to`() throws {
    let folder = try TestFolder.path("above-link", with: ["wd/a.json": "", "other/dir/b.json": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/wd/link", withDestinationPath: "../other/dir")
    let place = ReportPlace(workingDirectory: folder + "/wd")
    #expect(place.path("link/../p.json") == "../other/p.json")
    #expect(place.path("link/../../wd/./a.json") == "a.json")
    #expect(place.path("link/b.json") == "link/b.json")
    let whole = place.path(folder + "/wd/link/../p.json")
    #expect(whole.hasSuffix("/other/p.json") && whole.hasPrefix("/"))
  }

  /// A payload of which a warning is the worst to be said.
  private static let warned =
    #"{"aps": {"timestamp": 1763718060, "event": "update", "content-state": {}, "stale-date": 1763718000}}"#

  @Test func `SARIF: rules once, results on lines, paths from the checkout's root`() throws {
    let log = try JSONValue(parsing: SARIFReport.text(Self.reports, Self.place))
    let run = try #require(log["runs"]?.array?.first)
    let rules = run["tool"]?["driver"]?["rules"]?.array ?? []
    #expect(rules.compactMap { $0["id"]?.string } == ["aps-key-unknown", "timestamp-milliseconds"])
    let result = try #require(run["results"]?.array?.first)
    #expect((result["level"]?.string, result["ruleIndex"]?.int) == ("error", 1))
    let location = result["locations"]?.array?.first?["physicalLocation"]
    #expect(location?["artifactLocation"]?["uri"]?.string == "a/goal.json")
    #expect(location?["region"] == ["startLine": 3, "startColumn": 10])
    #expect(run["results"]?.array?.last?["level"]?.string == "note")
    #expect(SARIFReport.uri("a b/ü#.json") == "a%20b/%C3%BC%23.json")
  }

  @Test func `GitHub: one command a line, with what would break it escaped`() {
    let lines = GitHubReport.text(Self.reports, Self.place).split(separator: "\n")
    #expect(
      lines.first
        == "::error file=a/goal.json,line=3,col=10,title=timestamp-milliseconds::aps.timestamp: 1 < 2 & \"so\": 100 %25%0ADivide by 1000."
    )
    #expect(lines.count == 2 && lines[1].hasPrefix("::notice file=a/goal.json,line=1,"))
  }

  /// A finding whose words, path and file are a stranger's, who would have a line of their own.
  private static let forged = [
    CheckReport(
      name: "x", about: "payload",
      findings: [
        Finding(
          "aps-key-unknown", path: "aps.a\r\n::error::path",
          location: SourceLocation(file: "/code/b:\r\n::error::file,\u{301}.json", line: 1),
          sentence: "%\u{301} nobody reads\n::error::words\r::error::more", fix: "",
          severity: .info)
      ])
  ]

  @Test func `GitHub: names from outside add no command and stay whole`() throws {
    let text = GitHubReport.text(Self.forged, Self.place)
    #expect(
      text == "::notice file=b%3A%0D%0A%3A%3Aerror%3A%3Afile%2C\u{301}.json,line=1,"
        + "title=aps-key-unknown::aps.a%0D%0A::error::path: %25\u{301} nobody reads%0A"
        + "::error::words%0D::error::more\n")
  }

  @Test func `gcc: names from outside add no line`() {
    let text = CompilerReport.text(Self.forged, Self.place)
    #expect(
      text == "b: ::error::file,\u{301}.json:1: note: aps.a ::error::path: %\u{301} nobody "
        + "reads ::error::words ::error::more [aps-key-unknown]\n")
  }

  @Test func `gcc: one line for each finding, with the place before and the rule behind it`() {
    let lines = CompilerReport.text(Self.reports, Self.place).split(separator: "\n")
    #expect(
      lines.first
        == "a/goal.json:3:10: error: aps.timestamp: 1 < 2 & \"so\": 100 % Divide by 1000. [timestamp-milliseconds]"
    )
    #expect(
      lines.last
        == "a/goal.json:1: note: aps.x: nobody reads x Put your own data beside aps, or into content-state. [aps-key-unknown]"
    )
  }

  @Test func `a widget that does not compile is reported with all its errors`() {
    let errors = [3, 9].map {
      Finding("widget-does-not-compile", location: SourceLocation(file: "/code/W.swift", line: $0))
    }
    let error = UsageError("The first", at: errors[0].location, findings: errors)
    let report = CheckReport(name: "W.swift", without: error)
    let lines = GitHubReport.text([report], ReportPlace(workingDirectory: "/code"))
      .split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("::error file=W.swift,line=3,") == true)
    #expect(lines.last?.hasPrefix("::error file=W.swift,line=9,") == true)
    let alone = CheckReport(name: "W.swift", without: UsageError("It is empty"))
    #expect(alone.findings.map(\.sentence) == ["It is empty"])
  }

  @Test func `a choice of rules hides what the others say, and not that nothing could be judged`() {
    let errors = ["widget-does-not-compile", "timestamp-equal", "corner-cuts-content"].map {
      Finding(FindingID(rawValue: $0))
    }
    var report = CheckReport(name: "W.swift", about: "", findings: errors)
    report.keep(only: ["corner-cuts-content"])
    #expect(report.findings == [errors[0], errors[2]])
  }

  @Test @MainActor func `JSON and a report go to standard output one at a time`() throws {
    let folder = try TestFolder.path("both", with: ["late.json": Self.warned])
    let both = HelpTests.run(["check", folder + "/late.json", "--json", "--report", "junit"])
    #expect(both.code == ExitCode.usage && both.out.isEmpty)
    let file = "junit=\(folder)/report.xml"
    let apart = HelpTests.run(["check", folder + "/late.json", "--json", "--report", file])
    #expect(apart.code == ExitCode.done && apart.out.hasPrefix("{"))
    #expect(
      try String(contentsOfFile: folder + "/report.xml", encoding: .utf8).contains("testsuite"))
  }

  @Test func `a form that is none is told, with the one that was meant`() {
    for (text, fix) in [("junt=x", "did you mean junit?"), ("xml", "--report junit=report.xml")] {
      #expect(throws: UsageError.self) { try ReportFormat.Wish(text) }
      do { _ = try ReportFormat.Wish(text) } catch { #expect(error.fix == fix) }
    }
    #expect(throws: UsageError.self) { try ReportFormat.Wish("junit=") }
    #expect((try? ReportFormat.Wish("SARIF=a=b"))?.file == "a=b")
  }
}
