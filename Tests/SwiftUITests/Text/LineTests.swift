import Drawing
import Testing

@testable import SwiftUI

/// Lines of different fonts, and how many of them text keeps or takes; LAYOUT.md "Lines".
@MainActor
@Suite struct LineTests {
  private let pixel = 1.0 / 3

  private func lines(_ result: ViewRenderer.Result) -> [TextLine] {
    result.items.compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  /// The natural height of a line.
  private func height(_ size: Double) -> Double { TypeMetrics.lineHeight(Face(size: size)) }

  /// The height of lines of body text: 22 apart.
  private func block(_ count: Double) -> Double {
    (height(17) + (count - 1) * 22).roundedUp(to: pixel)
  }

  @Test(
    arguments: [
      (.largeTitle, 41), (.title, 34), (.title2, 28), (.title3, 25), (.headline, 22), (.body, 22),
      (.callout, 21), (.subheadline, 20), (.footnote, 18), (.caption, 16), (.caption2, 13.13),
      (.system(size: 17), 20.29), (.system(size: 20), 23.87), (.system(size: 13), 15.51),
    ] as [(Font, Double)])
  func `lines of a text style are its leading apart, lines of a given size as high as its letters`(
    _ font: Font, _ distance: Double
  ) {
    let baselines = lines(draw(Text(verbatim: "A\nB\nC").font(font))).map(\.baseline)
    #expect(abs(baselines[1] - baselines[0] - distance) < 0.01)
    #expect(abs(baselines[2] - baselines[1] - distance) < 0.01)
  }

  @Test(arguments: [(1, 20.33), (3, 64.33), (4, 86.33)] as [(Int, Double)])
  func `blocks of body text as phones show them`(_ count: Int, _ height: Double) {
    let text = Array(repeating: "A", count: count).joined(separator: "\n")
    #expect(abs(draw(Text(verbatim: text)).size.height - height) < 0.005)
  }

  @Test(
    arguments: [(.body, 16.33), (.system(size: 17), 16.33), (.caption2, 10.67), (.title2, 21)]
      as [(Font, Double)])
  func `the first baseline is the ascent below the top, rounded up to a pixel`(
    _ font: Font, _ distance: Double
  ) {
    #expect(abs(lines(draw(Text(verbatim: "A").font(font)))[0].baseline - distance) < 0.005)
  }

  @Test func `fonts say which letters are small capitals, and a line stays as high as without`() {
    func run(_ font: Font) -> TextRun? {
      lines(draw(Text(verbatim: "Ab").font(font)))[0].runs.first
    }
    let caps: [(Font, SmallCapitals?)] = [
      (.body, nil), (.body.smallCaps(), .all), (.body.lowercaseSmallCaps(), .lowercase),
      (.body.uppercaseSmallCaps().bold(), .uppercase),
      (.body.lowercaseSmallCaps().uppercaseSmallCaps(), .all),
    ]
    for (font, letters) in caps {
      #expect(run(font)?.face.smallCapitals == letters)
      #expect(run(font)?.text == "Ab")
    }
    #expect(run(.body.smallCaps())?.width ?? 0 < run(.body)?.width ?? 0)
    #expect(
      draw(Text(verbatim: "ab").font(.body.smallCaps())).size.height
        == draw(Text(verbatim: "ab")).size.height)
  }

  @Test(
    arguments: [
      (.exact(points: 30), 30), (.exact(points: 12), 12), (.multiple(factor: 2), 34),
      (.leading(increase: 3), 20), (.tight, 17), (.normal, 20.4), (.loose, 25.5),
    ] as [(AttributedString.LineHeight, Double)])
  func `lines are as high as their author says, and their letters stay below the top`(
    _ lineHeight: AttributedString.LineHeight, _ height: Double
  ) {
    let plain = Text(verbatim: "A\nB\nC")
    let result = draw(plain.lineHeight(lineHeight))
    let baselines = lines(result).map(\.baseline)
    #expect(abs(result.size.height - (3 * height).roundedUp(to: pixel)) < 1e-9)
    #expect(baselines.first == lines(draw(plain))[0].baseline)
    #expect(abs(baselines[1] - baselines[0] - height) < 1e-9)
    #expect(abs(draw(Text(verbatim: "A").lineHeight(lineHeight)).size.height - height) < pixel)
  }

  @Test func `a line height follows the largest font on the line, and spacing comes on top`() {
    let text =
      Text(verbatim: "a").font(.system(size: 11)) + Text(verbatim: "b\n").font(.system(size: 34))
      + Text(verbatim: "c").font(.system(size: 11))
    let view = text.lineHeight(.multiple(factor: 1)).lineSpacing(5)
    #expect(abs(draw(view).size.height - (34 + 5 + 11.0).roundedUp(to: pixel)) < 1e-9)
  }

  @Test(
    arguments: [
      nil, .variable, .exact(points: -1), .exact(points: .nan), .exact(points: .infinity),
    ] as [AttributedString.LineHeight?])
  func `without a height that a line can have it is as high as its font says`(
    _ lineHeight: AttributedString.LineHeight?
  ) {
    let text = Text(verbatim: "A\nB")
    #expect(draw(text.lineHeight(lineHeight)).size.height == draw(text).size.height)
  }

  @Test func `attributed text says the height of its own lines`() {
    var high = AttributedString("high\n")
    high.lineHeight = .exact(points: 40)
    let text = Text(high + AttributedString("as set"))
    #expect(
      abs(draw(text.lineHeight(.exact(points: 10))).size.height - 50) < 1e-9)
  }

  @Test func `shrunk text has shrunk leading`() {
    let text = Text(verbatim: "one\ntwo").minimumScaleFactor(0.5)
    let result = draw(text, width: 200, height: 30)
    let scale = lines(result)[0].runs[0].face.size / 17
    let baselines = lines(result).map(\.baseline)
    #expect(scale < 0.75 && abs(baselines[1] - baselines[0] - 22 * scale) < 1e-6)
  }

  @Test func `two lines do not end in a lone word where the word before fits beside it`() {
    func words(_ text: String, _ room: String, more: Double = 1) -> [String] {
      let width = TypeMetrics.width(room, Face(size: 17)) + more
      return lines(draw(Text(verbatim: text), width: width)).map(\.string)
    }
    #expect(words("one two three four", "one two three") == ["one two", "three four"])
    // Moving would make them less alike, or there is nothing to move.
    #expect(words("a extraordinarily plain", "a extraordinarily").count == 2)
    #expect(words("a extraordinarily plain", "a extraordinarily")[0] == "a extraordinarily")
    #expect(words("extraordinarily plain", "extraordinarily") == ["extraordinarily", "plain"])
    // Three lines may end in one.
    #expect(
      words("one two three four five six seven", "one two three").last == "seven")
  }

  @Test func `a wrapped text counts the space at the end of its widest line`() {
    let room = TypeMetrics.width("wide narrow", Face(size: 17))
    let text = Text(verbatim: "wide\u{A0}narrow wide")
    let counted = TypeMetrics.width("wide narrow ", Face(size: 17)).roundedUp(to: pixel)
    #expect(abs(draw(text, width: room + 10).size.width - counted) < 1e-9)
    // A space that the author wrote counts too, and never more than there is.
    let alone = TypeMetrics.width("Env ", Face(size: 17)).roundedUp(to: pixel)
    #expect(abs(draw(Text(verbatim: "Env ")).size.width - alone) < 1e-9)
    #expect(draw(text, width: room + 1).size.width == room + 1)
  }

  @Test func `each line is as high as the largest font in it`() {
    let text =
      Text(verbatim: "Big\n").font(.system(size: 34))
      + Text(verbatim: "small\n").font(.system(size: 11)) + Text(verbatim: "body")
    let result = draw(text)
    let sum = height(34) + height(11) + height(17)
    #expect(abs(result.size.height - sum.roundedUp(to: pixel)) < 1e-9)
    let baselines = lines(result).map(\.baseline)
    // The first baseline is on a whole pixel, and the others as far from it as the fonts say.
    let rounding = (34.0 * 1950 / 2048).roundedUp(to: pixel) - 34.0 * 1950 / 2048
    #expect(abs(baselines[0] - (32 + 2.0 / 3)) < 1e-9)
    #expect(abs(baselines[1] - (height(34) + 11 * 1950 / 2048 + rounding)) < 1e-9)
    #expect(
      abs(baselines[2] - (height(34) + height(11) + 17 * 1950 / 2048 + rounding)) < 1e-9)
  }

  @Test func `fonts on one line share its baseline`() {
    let text =
      Text(verbatim: "12").font(.system(size: 34)) + Text(verbatim: "km").font(.system(size: 11))
    let result = draw(text)
    #expect(abs(result.size.height - height(34).roundedUp(to: pixel)) < 1e-9)
    #expect(lines(result).count == 1)
    #expect(lines(result)[0].runs.map(\.face.size) == [34, 11])
  }

  @Test func `an empty line is as high as its font's`() {
    let result = draw(Text(verbatim: "A\n\nB"))
    #expect(abs(result.size.height - block(3)) < 1e-9)
  }

  @Test func `a symbol of the text's size fits its line, a larger one makes it higher`() {
    let plain = draw(Text(verbatim: "A")).size.height
    #expect(draw(Text("\(Image(systemName: "star")) A")).size.height == plain)
    let large = Text(Image(systemName: "star")).font(.system(size: 34)) + Text(verbatim: "A")
    #expect(draw(large).size.height > 40)
  }

  @Test func `lines of different heights are cut where the room ends`() {
    let text =
      Text(verbatim: "A\n").font(.system(size: 34)) + Text(verbatim: "b\nc\nd").font(.caption)
    // 40.57, a line of 16 and one of 14.32 make 70.9.
    #expect(lines(draw(text, width: 100, height: 71)).map(\.string) == ["A", "b", "c…"])
    #expect(lines(draw(text, width: 100, height: 42)).count == 1)
    #expect(lines(draw(text, width: 100, height: 90)).map(\.string) == ["A", "b", "c", "d"])
  }

  @Test func `a range of lines keeps the least and takes at most the most`() {
    func height(_ text: some View) -> Double { draw(text, width: 100).size.height }
    let one = height(Text(verbatim: "A"))
    let many = Text(verbatim: "one two three four five six seven eight nine ten eleven twelve")
    let lines = block
    #expect(abs(height(Text(verbatim: "A").lineLimit(2...4)) - lines(2)) < 1e-9)
    #expect(abs(height(many.lineLimit(2...4)) - lines(4)) < 1e-9)
    #expect(abs(height(Text(verbatim: "A").lineLimit(3...)) - lines(3)) < 1e-9)
    #expect(height(many.lineLimit(3...)) > lines(4))
    #expect(height(Text(verbatim: "A").lineLimit(...3)) == one)
    #expect(abs(height(many.lineLimit(...3)) - lines(3)) < 1e-9)
    #expect(height(Text(verbatim: "A").lineLimit(2, reservesSpace: false)) == one)
    // A limit of zero or less is one line, as one that reserves nothing.
    #expect(height(many.lineLimit(0)) == one)
  }

  @Test func `reserved lines count the room between lines too`() {
    let text = Text(verbatim: "A").lineSpacing(6).lineLimit(3, reservesSpace: true)
    #expect(abs(draw(text).size.height - block(3) - 12) < 1e-9)
  }

  @Test func `a tight leading takes two points from each line, a loose one adds two`() {
    let text = Text(verbatim: "A\nB")
    let plain = draw(text.font(.body)).size.height
    let tight = draw(text.font(.body.leading(.tight))).size.height
    let loose = draw(text.font(.body.leading(.loose))).size.height
    #expect(abs(plain - tight - 4) < 0.34 && abs(loose - plain - 4) < 0.34)
    #expect(draw(text.font(.body.leading(.standard))).size.height == plain)
  }

  @Test func `text on one baseline meets there, whatever its size`() {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: "A").font(.system(size: 34))
      Text(verbatim: "B\nC").font(.system(size: 11))
    }
    let result = draw(row)
    let baselines = lines(result).map(\.baseline)
    #expect(abs(baselines[0] - baselines[1]) < 1e-9)
    let last = draw(
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text(verbatim: "A").font(.system(size: 34))
        Text(verbatim: "B\nC").font(.system(size: 11))
      })
    let ends = lines(last).map(\.baseline)
    #expect(abs(ends[0] - ends[2]) < 1e-9 && abs(ends[0] - ends[1]) > 10)
  }

  @Test func `a view without text has its baselines at its bottom`() {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: "A").font(.system(size: 20))
      Color.red.frame(width: 10, height: 10)
    }
    let frames = draw(row).outline.children[0].children.map(\.frame)
    #expect(abs(frames[1].maxY - (20.0 * 1950 / 2048).roundedUp(to: pixel)) < 1e-9)
  }

  @Test func `shrunk text is as high as its smaller font, on its own baseline`() {
    let text = Text(verbatim: "The quick brown fox").lineLimit(1).minimumScaleFactor(0.5)
    let width = draw(text).size.width
    let result = draw(text, width: width * 0.6)
    let scale = lines(result)[0].runs[0].face.size / 17
    #expect(scale > 0.5 && scale <= 0.6)
    #expect(abs(result.size.height - (height(17) * scale).roundedUp(to: pixel)) < 1e-9)
    // One hundredth more would not have fitted.
    #expect(width * (scale + 0.01) > width * 0.6)
  }

  @Test func `shrinking text to a given height counts its lines anew`() {
    let text = Text(verbatim: "one two three four five six").minimumScaleFactor(0.3)
    let result = draw(text, width: 80, height: 24)
    #expect(!lines(result).contains { $0.isTruncated })
    #expect(result.size.height <= 24 + pixel)
  }

  @Test(arguments: [TextAlignment.leading, .center, .trailing])
  func `the usual cures of a greedy timer hold it to the width that they name`(
    _ alignment: TextAlignment
  ) {
    let range = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 300)
    let timer = Text(timerInterval: range).multilineTextAlignment(alignment)
    #expect(draw(timer.frame(width: 60), width: 300).size.width == 60)
    #expect(draw(timer.frame(maxWidth: 80), width: 300).size.width == 80)
    let template = Text(verbatim: "00:00").hidden().overlay { timer }
    #expect(draw(template, width: 300).size.width == draw(Text(verbatim: "00:00")).size.width)
    // The digits stand at the side that the alignment names.
    let line = lines(draw(timer.frame(width: 100), width: 300))[0]
    let run = line.runs[0]
    switch alignment {
    case .leading: #expect(abs(run.x) < 0.01)
    case .center: #expect(abs(run.x + run.width / 2 - 50) < 0.01)
    case .trailing: #expect(abs(run.x + run.width - 100) < 0.01)
    }
  }

  @Test func `letters come nearer before a text is cut, by a twentieth at most`() {
    let text = Text(verbatim: "Departure in ten minutes").lineLimit(1)
    let wide = draw(text).size.width
    func setting(_ view: some View, _ width: Double) -> TextLine? {
      lines(draw(view, width: width)).first
    }
    let room = wide * 0.97
    #expect(setting(text, room)?.isTruncated == true)
    let tight = setting(text.allowsTightening(true), room)
    #expect(tight?.isTruncated == false)
    #expect((tight?.runs.first?.face.tracking ?? 0) < 0)
    #expect((tight?.frame.width ?? .infinity) <= room + pixel)
    // A tenth too wide is too much.
    #expect(setting(text.allowsTightening(true), wide * 0.9)?.isTruncated == true)
    #expect(setting(text.allowsTightening(true), wide + 1)?.runs.first?.face.tracking == 0)
  }

  @Test(arguments: [
    ("wide narrow", ["wide ", "narrow"]), ("wide-narrow", ["wide-", "narrow"]),
    ("wide–narrow", ["wide–", "narrow"]), ("wide—narrow", ["wide—", "narrow"]),
    ("wide\u{200B}narrow", ["wide\u{200B}", "narrow"]), ("夜夜夜夜夜", ["夜夜夜", "夜夜"]),
    ("밤밤 밤밤", ["밤밤 ", "밤밤"]),
  ])
  func
    `a line may end behind a blank, a dash or any ideograph, and else only where a word is too long`(
      _ text: String, _ pieces: [String]
    )
  {
    let room = pieces.map { TypeMetrics.width($0, Face(size: 17)) }.max() ?? 0
    let result = draw(Text(verbatim: text).frame(width: room + 1))
    #expect(
      lines(result).map { $0.string.filter { $0 != " " && $0 != "\u{200B}" } }
        == pieces.map { $0.filter { $0 != " " && $0 != "\u{200B}" } })
  }
}
