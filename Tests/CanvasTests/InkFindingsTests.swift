import Drawing
import Findings
import Testing

@testable import Canvas

@Suite("What a picture of outlines lacks")
struct InkFindingsTests {
  private let frame = Rect(x: 0, y: 0, width: 40, height: 20)

  private func line(_ text: String) -> DisplayItem {
    let face = Face(size: 17)
    return .text(
      TextLine(
        frame: frame, baseline: 15,
        runs: [
          TextRun(
            text, face: face, paint: .color(RGBA(255, 255, 255)), x: 0,
            width: TypeMetrics.width(text, face))
        ]))
  }

  private func image(_ bytes: [UInt8]) -> ImageMark {
    ImageMark(source: .data(bytes), frame: frame)
  }

  @Test func `is the same as writing it tells, for letters and images, in groups and paints`() {
    let list = DisplayList(
      size: Size(width: 200, height: 200),
      items: [
        line("Goal"), line("\u{0378} \u{0379}"), line("\u{0378} \u{0379}"),
        .group(GroupMark([line("\u{0380}"), .image(image([1, 2]))])),
        .fill(.rect(frame), .image(image([3]))),
      ])
    let told = InkFindings.of(list, at: 0)
    let pixels = PixelPainter(scale: 1).paint(list, on: nil, at: 0).findings
    let vectors = VectorPicture.document(list, on: nil, at: 0, title: "").findings
    #expect(told.map(\.id).filter { $0 == "canvas-letters-missing" }.count == 2)
    #expect(Set(told) == Set(pixels))
    #expect(Set(told) == Set(vectors))
  }

  @Test func `what cannot be drawn is told by its name, in cells, pixels and vectors`() {
    let list = DisplayList(
      size: Size(width: 200, height: 200), items: [.placeholder(frame, label: "Map")])
    for findings in [
      Painter().paint(list, at: 0).findings,
      PixelPainter(scale: 1).paint(list, on: nil, at: 0).findings,
      VectorPicture.document(list, on: nil, at: 0, title: "").findings,
    ] {
      #expect(findings.map(\.id) == ["canvas-placeholder"])
      #expect(findings.first?.sentence.hasPrefix("“Map” cannot be drawn here") == true)
    }
  }

  @Test func `a letter that no font has is told after lines with letters that are there`() {
    let list = DisplayList(
      size: Size(width: 200, height: 200), items: [line("ab"), line("ba"), line("a\u{0378}b")])
    #expect(InkFindings.of(list, at: 0).map(\.path) == ["\u{0378}"])
  }

  @Test func `images are read no longer than a painter may take, whether they are at hand or not`()
  {
    func told(of list: DisplayList, _ reading: inout InkFindings) -> Int {
      reading.found(in: list).filter { $0.id == "image-unreadable" }.count
    }
    let reasons: [[UInt8]] = [
      [1], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0xFF, 0xD8, 0xFF],
    ]
    let list = DisplayList(
      size: Size(width: 200, height: 200), items: reasons.map { .image(image($0)) })
    var whole = InkFindings(at: 0)
    // Each counts as two million steps at least, and is told by its reason.
    let all = told(of: list, &whole)
    var short = InkFindings(at: 0, work: Work(left: 1_000_000))
    #expect(all > 1)
    #expect(told(of: list, &short) == 1)
    #expect(told(of: list, &short) == 1)
    // The next list has a budget of its own.
    let other = DisplayList(
      size: Size(width: 200, height: 200), items: reasons.reversed().map { .image(image($0)) })
    #expect(told(of: other, &short) == 1)
  }

  @Test func `letters of an optional package are told once, by its name`() {
    func told(_ text: String, isThere: Bool = false) -> Finding {
      TextInk.finding(Array(text), isStarved: false, isThere: { _ in isThere })
    }
    #expect(told("시간").path == "fonts-noto-cjk")
    #expect(told("時間") == told("시간") && told("じかん") == told("시간"))
    #expect(told("시간").sentence.contains("apt-get install fonts-noto-cjk"))
    // What the package has not, and what it should have and has not, is told by the letters.
    #expect(told("시\u{0378}").path == "시\u{0378}")
    #expect(told("時間", isThere: true).path == "時間")
  }

  @Test func `fonts that could not be opened are told as that, and not as fonts without letters`() {
    let finding = TextInk.finding(["a"], isStarved: true)
    #expect(finding.id == "canvas-letters-missing")
    #expect(finding.sentence.contains("cannot be opened"))
    #expect(finding.sentence.contains("ulimit -n"))
    // It is told once, whatever the letters.
    #expect(finding == TextInk.finding(["b", "c"], isStarved: true))
    #expect(TextInk.finding(["a"], isStarved: false).sentence.contains("No font here has"))
  }
}
