import Drawing
import Foundation
import Testing
import WidgetProtocol

@testable import WidgetHost

@Suite struct MessageFramesTests {
  @Test func `messages come whole however the pipe cuts them`() throws {
    let bytes = try MessageFrames.frame(WidgetRequest.describe) + MessageFrames.frame("x")
    var frames = MessageFrames()
    var messages: [[UInt8]] = []
    for byte in bytes { messages += try frames.take([byte]) }
    #expect(messages.count == 2)
    #expect(MessageFrames.request(in: messages[0]) == .describe)
  }

  @Test func `a picture that cannot be sent is a finding instead`() throws {
    var item = DisplayItem.placeholder(.zero, label: "deep")
    for _ in 0..<300 { item = .group(GroupMark([item])) }
    let large = DisplayItem.placeholder(
      .zero, label: String(repeating: "x", count: MessageFrames.limit))
    for item in [item, large] {
      let picture = Picture(
        list: DisplayList(size: .zero, items: [item]), idealSize: .zero,
        outline: OutlineNode(kind: "Root", frame: .zero))
      let frame = try MessageFrames.frame(of: .rendered(picture))
      var frames = MessageFrames()
      let message = try #require(try frames.take(frame).first)
      guard case .failed(let finding) = MessageFrames.reply(in: message) else {
        Issue.record("no finding")
        return
      }
      #expect(finding.id == "widget-picture-too-large")
    }
  }

  @Test func `a length beyond the limit is refused`() {
    var frames = MessageFrames()
    #expect(throws: MessageFrames.Broken.self) { try frames.take([255, 255, 255, 255]) }
  }
}

@Suite struct OutputTailTests {
  @Test func `the last words and the place of a Swift crash are found`() {
    var tail = OutputTail()
    tail.append(Array("hello\nUserWidget/Card-0.swift:12: Fatal error: Index out of range\n".utf8))
    #expect(tail.lastWords == "Index out of range")
    #expect(tail.place?.line == 12)
  }

  @Test func `control characters are left out and a flood is noticed`() {
    var tail = OutputTail()
    tail.append(Array("\u{1b}[31mred\n".utf8))
    #expect(tail.lines == ["[31mred"])
    #expect(!tail.isFlood)
    for _ in 0..<80 { tail.append([UInt8](repeating: 65, count: 65536)) }
    #expect(tail.isFlood)
  }

  @Test func `what was printed before an answer, or more than a minute ago, is part of no flood`() {
    var tail = OutputTail()
    let part = [UInt8](repeating: 65, count: 3 << 20)
    tail.append(part, at: 0)
    tail.restartCount()
    tail.append(part, at: 1)
    #expect(!tail.isFlood)
    tail.append(part, at: 70)
    #expect(!tail.isFlood)
    tail.append(part, at: 71)
    #expect(tail.isFlood)
  }

  @Test func `a range that ends too early has a fix and no line of Swift's library`() {
    var tail = OutputTail()
    tail.append(
      Array(
        "Swift/ClosedRange.swift:411: Fatal error: Range requires lowerBound <= upperBound\n".utf8))
    #expect(tail.place == nil)
    #expect(tail.fix?.contains("max(start, end)") == true)
    var other = OutputTail()
    other.append(Array("W-0.swift:12: Fatal error: Index out of range\n".utf8))
    #expect(other.place?.line == 12 && other.fix == nil)
  }
}

@Suite struct OutputLinesTests {
  @Test func `lines are given when they are whole, without control characters and frames`() {
    var lines = OutputLines()
    #expect(lines.take(Array("one\n\u{1b}[31mtwo\t2\u{7f}\n\nthr".utf8)) == ["one", "[31mtwo\t2"])
    #expect(
      lines.take(Array("ee\n\(CrashPlace.mark)W-0.swift 0x10\nislet-missing data - a\nfour".utf8))
        == ["three"])
    #expect(lines.finish() == ["four"])
    #expect(lines.finish() == [])
  }

  @Test func `the stack that Swift's runtime tells of a crash is left out, and its words are kept`()
  {
    let printed = [
      "hello", "W.swift:14: Fatal error: Unexpectedly found nil", "Current stack trace:",
      "0    libswiftCore.so                    0x00007fb4c1d5f130 swift_reportError + 33",
      "11   islet                              0x0000560b28be0771 <unavailable> + 20440945",
      "3 goals 0x00007fb4c1d5f13 so far", "12 0x00007fb4c1d5f130", "4 one two three",
    ]
    let kept = printed.filter { !$0.contains("stack") && !$0.contains(" + ") }
    var lines = OutputLines()
    #expect(lines.take(Array((printed.joined(separator: "\n") + "\n").utf8)) == kept)
    var tail = OutputTail()
    tail.append(Array(printed.joined(separator: "\n").utf8))
    #expect(tail.lines == kept && tail.allLines == printed)
  }

  @Test func `a line without an end is cut`() {
    var lines = OutputLines()
    let longest = OutputLines.longest
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 2 * longest + 3)
    #expect(lines.take(bytes).map(\.count) == [longest, longest])
    #expect(lines.finish() == ["xxx"])
  }

  @Test func `a long line is cut whether its end comes with it or later, and one that fits is not`()
  {
    let longest = OutputLines.longest
    for count in [longest, longest + 1, 2 * longest, 2 * longest + 3] {
      let line = [UInt8](repeating: UInt8(ascii: "x"), count: count) + [10]
      var (whole, parted) = (OutputLines(), OutputLines())
      let pieces = stride(from: 0, to: count, by: longest).map { min(longest, count - $0) }
      #expect(whole.take(line).map(\.count) == pieces)
      #expect((parted.take(line.dropLast()) + parted.take([10])).map(\.count) == pieces)
    }
  }

  @Test(arguments: ["é", "漢", "🎈"])
  func `no character is cut in two`(character: Character) {
    for offset in 0..<4 {
      let text =
        String(repeating: "x", count: offset)
        + String(repeating: character, count: OutputLines.longest)
      var lines = OutputLines()
      let pieces = lines.take(Array("\(text)\n".utf8))
      #expect(pieces.joined() == text)
      #expect(pieces.allSatisfy { $0.utf8.count <= OutputLines.longest })
    }
    // What is no text is cut as well.
    var lines = OutputLines()
    #expect(lines.take([UInt8](repeating: 0x80, count: OutputLines.longest + 1)).count == 1)
  }
}
