import Findings
import Testing

@testable import Simulator

@Suite struct DiaryTests {
  private func finding(_ number: Int) -> Finding { Finding("widget-absent", path: "app \(number)") }

  @Test func `the diary keeps the newest hundred findings`() {
    var diary = Diary()
    for number in 1...103 { diary.add(finding(number)) }
    #expect(diary.findings.count == 100)
    #expect(diary.findings.first == finding(4))
    #expect(diary.findings.last == finding(103))
  }

  @Test func `a finding takes the place of the last one, and of none before`() {
    var diary = Diary()
    diary.replaceLast(with: finding(1))
    diary.add(finding(2))
    diary.replaceLast(with: finding(3))
    #expect(diary.findings == [finding(1), finding(3)])
  }

  @Test func `a finding takes the place of a briefer one that came since, and of none before`() {
    var diary = Diary()
    for number in 1...100 { diary.add(finding(number)) }
    let count = diary.findingCount
    diary.add(finding(200), insteadOf: finding(100), since: count)
    #expect(diary.findings.suffix(2) == [finding(100), finding(200)])
    diary.add(finding(201), insteadOf: finding(200), since: count)
    #expect(diary.findings.suffix(2) == [finding(100), finding(201)])
    #expect(diary.findings.count == 100)
  }

  @Test func `what a journal says stands before what was said already`() {
    var diary = Diary()
    diary.add(finding(2))
    diary.begin(with: [finding(1)])
    #expect(diary.findings == [finding(1), finding(2)])
  }

  @Test func `printed lines are numbered from the first one, though old ones go`() {
    var diary = Diary()
    for _ in 1...1002 {
      diary.add(PrintedLine(number: 0, time: 0, bundle: "app", printer: .widget, text: "line"))
    }
    #expect(diary.printedLines.count == 1000)
    #expect(diary.printedLines.first?.number == 3)
    #expect(diary.lastLine == 1002)
  }
}
