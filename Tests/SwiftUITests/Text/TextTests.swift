import Drawing
import Testing

@testable import SwiftUI

/// How text is measured and broken, LAYOUT.md "Lines".
@MainActor
@Suite struct TextTests {
  private let pixel = 1.0 / 3
  private let sentence = "The quick brown fox jumps over the lazy dog"

  private func lines(_ result: ViewRenderer.Result) -> [TextLine] {
    result.items.compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  @Test func `a text with an emoji is as wide as on a phone`() {
    let width = draw(Text(verbatim: "See stats 📊")).size.width
    #expect((97...98).contains(width), "\(width)")
  }

  @Test func `a custom font is told to be drawn as the system's, which is told of nothing`() {
    let told = draw(Text(verbatim: "A").font(.custom("FugazOne-Regular", size: 28))).findings
    #expect(told.map(\.id) == ["widget-custom-font"])
    #expect(told.first?.sentence.contains("Inter") == true)
    #expect(told.first?.sentence.contains("FugazOne-Regular") == true)
    #expect(draw(Text(verbatim: "A").font(.system(size: 28))).findings.isEmpty)
  }

  @Test func `a descriptor's font has its weight, its design and its size`() {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(UIFont(descriptor: body, size: 0) == .preferredFont(forTextStyle: .body))
    #expect(UIFont(descriptor: body, size: 20).pointSize == 20)
    let bold = body.withSymbolicTraits(.traitBold)
    #expect(
      bold?.symbolicTraits.contains(.traitBold) == true && !body.symbolicTraits.contains(.traitBold)
    )
    #expect(bold.map { UIFont(descriptor: $0, size: 20) } == .boldSystemFont(ofSize: 20))
    #expect(
      bold?.withSymbolicTraits([]).map { UIFont(descriptor: $0, size: 0) }
        == UIFont(descriptor: body, size: 0))
    let semibold = UIFont.systemFont(ofSize: 20, weight: .semibold).fontDescriptor
    #expect(semibold.symbolicTraits.contains(.traitBold))
    #expect(semibold.withSymbolicTraits([.traitBold, .traitItalic])?.font.weight == .semibold)
    let mono = body.withDesign(.monospaced)?.withSize(20)
    #expect(
      mono.map { UIFont(descriptor: $0, size: 0) }
        == .monospacedSystemFont(ofSize: 20, weight: .regular))
    let heavy = body.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy], .size: CGFloat(20),
    ])
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 20, weight: .heavy))
    #expect(body.addingAttributes() == body && body != heavy)
  }

  @Test func `text of UIKit's keeps its fonts, colours and lines`() {
    let text = NSMutableAttributedString(string: "plain ")
    text.append(
      NSAttributedString(
        string: "bold",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
          .underlineStyle: 1, .strikethroughStyle: 0,
        ]))
    let both = AttributedString(text)
    #expect(both.runs.map { String(both[$0.range].characters) } == ["plain ", "bold"])
    #expect(both.runs.map { $0.font != nil } == [false, true])
    #expect(both.runs.map { $0.foregroundColor != nil } == [false, true])
    #expect(both.runs.map { $0.underlineStyle != nil } == [false, true])
    #expect(both.runs.allSatisfy { $0.strikethroughStyle == nil })
  }

  @Test func `the line below or through a text keeps its own colour and pattern`() {
    func run(_ view: some View) -> TextRun? { lines(draw(view)).first?.runs.first }
    let text = Text(verbatim: "A")
    let red = TextRule(color: RGBA(255, 59, 48))
    let own = run(text.underline(color: .red).strikethrough(pattern: .dash))
    #expect(own?.underline == red && own?.strike == TextRule(pattern: .dash))
    #expect(own?.isUnderlined == true && own?.isStruckThrough == true)
    // The environment's line goes around; the text's own wins, also where it is none.
    #expect(run(HStack { text }.underline(color: .red))?.underline == red)
    #expect(run(HStack { text.underline(false) }.underline(color: .red))?.isUnderlined == false)
    #expect(run(text.underline())?.underline == nil)
    var string = AttributedString("A")
    string[SwiftUIUnderlineAttribute.self] =
      Text.LineStyle(pattern: .dot, color: .red)
    let attributed = run(Text(string))
    #expect(attributed?.underline == TextRule(pattern: .dot, color: RGBA(255, 59, 48)))
  }

  @Test func `attributed text has its colour behind it and stands above its line`() throws {
    var string = AttributedString("A")
    string.backgroundColor = .red
    string.baselineOffset = 4
    let items = draw(Text(AttributedString("B") + string)).items
    guard case .fill(.rect(let place), let paint)? = items.first else {
      Issue.record("nothing behind the letters")
      return
    }
    let lines = lines(draw(Text(AttributedString("B") + string)))
    let (plain, raised) = (try #require(lines.first), try #require(lines.last))
    #expect(plain.string == "B" && raised.string == "A" && plain.baseline - raised.baseline == 4)
    #expect(paint == .color(RGBA(255, 59, 48)))
    #expect(abs(place.minX - raised.frame.minX) < 1e-9)
    #expect(abs(place.width - raised.frame.width) < 1e-9)
    #expect(place.minY < raised.baseline - 10 && place.maxY > raised.baseline + 2)
  }

  @Test func `fonts of UIKit with and without equal digits are two`() {
    let plain = UIFont.systemFont(ofSize: 12)
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    #expect(plain != digits && Set([plain, digits, .systemFont(ofSize: 12)]).count == 2)
  }

  @Test func `a font of UIKit keeps its design and its equal digits`() {
    func face(_ font: UIFont) -> Face {
      Font(font).face(in: EnvironmentValues(), FontTraits())
    }
    let mono = face(.monospacedSystemFont(ofSize: 12, weight: .bold))
    #expect(mono.design == .monospaced && mono.weight == 700 && mono.size == 12)
    let digits = face(.monospacedDigitSystemFont(ofSize: 12, weight: .regular))
    #expect(digits.hasMonospacedDigits && digits.design == .standard)
    #expect(!face(.systemFont(ofSize: 12)).hasMonospacedDigits)
    #expect(Font(UIFont.systemFont(ofSize: 12)) == .system(size: 12, weight: .regular))
  }

  @Test(
    arguments: [
      (34, 40.67), (28, 33.67), (22, 26.33), (20, 24.0), (17, 20.33), (16, 19.33), (15, 18.0),
      (13, 15.67), (12, 14.33), (11, 13.33),
    ] as [(CGFloat, Double)])
  func `one line is as high as the font's line, rounded up to a pixel`(
    _ size: CGFloat, _ height: Double
  ) {
    #expect(abs(draw(Text(verbatim: "Ag").font(.system(size: size))).size.height - height) < 0.01)
  }

  @Test func `the width is the text's, rounded up to a pixel, and never more than offered`() {
    let natural = TypeMetrics.width(sentence, Face(size: 17))
    let size = draw(Text(verbatim: sentence)).size
    #expect(size.width >= natural && size.width < natural + pixel)
    for width in stride(from: 20.0, through: 400, by: 37) {
      #expect(draw(Text(verbatim: sentence), width: width).size.width <= width)
    }
  }

  @Test func `text wraps at words; each line more is the leading of its style more`() {
    let result = draw(Text(verbatim: sentence), width: 150)
    let lines = lines(result)
    #expect(lines.map(\.string) == ["The quick brown", "fox jumps over the", "lazy dog"])
    #expect(abs(result.size.height - (17 * 2444 / 2048 + 2 * 22).roundedUp(to: pixel)) < 1e-9)
    #expect(result.size.width < 150)
  }

  @Test func `a word that is wider than the room is broken`() {
    let lines = lines(draw(Text(verbatim: "Donaudampfschifffahrt"), width: 80))
    #expect(lines.count > 1)
    #expect(lines.map(\.string).joined() == "Donaudampfschifffahrt")
  }

  @Test func `a line limit cuts the last line with an ellipsis`() {
    let result = draw(Text(verbatim: sentence).lineLimit(2), width: 150)
    let lines = lines(result)
    #expect(lines.count == 2)
    #expect(lines[1].string == "fox jumps over th…")
    #expect(lines[1].isTruncated && !lines[0].isTruncated)
    #expect(result.outline.children[0].traits.contains("truncated"))
    #expect(lines[1].frame.width <= 150)
  }

  @Test func `too little height cuts as a line limit does`() {
    let result = draw(Text(verbatim: sentence), width: 150, height: 25)
    #expect(lines(result).count == 1)
    #expect(lines(result)[0].isTruncated)
  }

  @Test(
    arguments: [(.tail, "The qui…"), (.head, "…azy dog"), (.middle, "The…dog")]
      as [(Text.TruncationMode, String)])
  func `text is cut at its end, its start or in its middle`(
    _ mode: Text.TruncationMode, _ expected: String
  ) {
    let text = Text(verbatim: sentence).lineLimit(1).truncationMode(mode)
    #expect(lines(draw(text, width: 76))[0].string == expected)
  }

  @Test(arguments: [Text.TruncationMode.tail, .head, .middle])
  func `where no letter has room a cut text is its ellipsis alone`(_ mode: Text.TruncationMode) {
    let text = Text(verbatim: sentence).lineLimit(1).truncationMode(mode)
    #expect(lines(draw(text, width: 16)).map(\.string) == ["…"])
  }

  @Test(arguments: [0.0, 2, 6, 10], [Text.TruncationMode.tail, .head, .middle])
  func `where not even an ellipsis has room nothing is drawn, and the text is told as cut`(
    _ width: Double, _ mode: Text.TruncationMode
  ) {
    let text = Text(verbatim: "Hello").lineLimit(1).truncationMode(mode)
    let result = draw(text.frame(width: width), width: 100)
    #expect(lines(result).isEmpty)
    #expect(String(describing: result.outline).contains("\"truncated\""))
  }

  @Test func `a text without room leaves its neighbour alone`() {
    let label = Text(verbatim: "Fixed label").fixedSize()
    let width = draw(label).size.width
    let row = HStack(spacing: 0) {
      label.layoutPriority(1)
      Text(verbatim: "unit").lineLimit(1)
    }
    #expect(lines(draw(row.frame(width: width + 3))).map(\.string) == ["Fixed label"])
    #expect(lines(draw(row)).map(\.string) == ["Fixed label", "unit"])
  }

  @Test func `a part of a string stands in a text as a string does`() {
    let score = "2:1 (1:0)"
    #expect(lines(draw(Text("Half \(score.suffix(5))"))).map(\.string) == ["Half (1:0)"])
  }

  @Test func `reserved lines keep their room`() {
    let text = Text(verbatim: "A").lineLimit(3, reservesSpace: true)
    #expect(abs(draw(text).size.height - (17 * 2444 / 2048 + 2 * 22).roundedUp(to: pixel)) < 1e-9)
  }

  @Test func `a minimum scale shrinks text before it is cut, and 1 shrinks nothing`() {
    let width = draw(Text(verbatim: sentence)).size.width
    let shrunk = Text(verbatim: sentence).lineLimit(1).minimumScaleFactor(0.5)
    let result = draw(shrunk, width: width * 0.8)
    #expect(!lines(result)[0].isTruncated)
    let size = lines(result)[0].runs[0].face.size / 17
    #expect(size <= 0.8 && size > 0.78)
    #expect(lines(draw(shrunk, width: width * 0.3))[0].isTruncated)
    #expect(lines(draw(shrunk.minimumScaleFactor(1), width: width * 0.8))[0].isTruncated == false)
    #expect(lines(draw(Text(verbatim: sentence).lineLimit(1), width: width * 0.8))[0].isTruncated)
  }

  @Test func `dynamic text takes the whole width that is offered`() {
    let range = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 600)
    let timer = Text(timerInterval: range)
    #expect(draw(timer, width: 200).size.width == 200)
    #expect(draw(timer).size.width < 50)
    // So it pushes its neighbours aside: the greedy timer.
    let row = draw(
      HStack(spacing: 0) {
        timer
        Text(verbatim: "left")
      }, width: 200)
    #expect(row.outline.children[0].children[0].frame.width > 150)
    let framed = draw(timer.frame(width: 60), width: 200)
    #expect(framed.size.width == 60)
  }

  @Test func `digits that find no room are dashes`() {
    let range = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 4500)
    let line = lines(draw(Text(timerInterval: range).monospacedDigit(), width: 54))[0]
    #expect(line.string == "1:15:--")
    #expect(line.isTruncated)
  }

  @Test func `digits that are a hair too wide stay digits`() {
    let range = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 11)
    let timer = Text(timerInterval: range).font(.title.weight(.medium)).monospacedDigit()
    // A phone shows them in a frame of 60.
    let result = draw(timer.frame(width: 60), width: 200)
    #expect(lines(result).map(\.string) == ["0:11"])
    #expect(result.size.width == 60)
    #expect(lines(draw(timer.frame(width: 58), width: 200)).map(\.string) == ["0:--"])
  }

  @Test(arguments: [36.0, 40, 44, 50]) func `digits that are made smaller to fit are no dashes`(
    _ width: Double
  ) {
    let range = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 4500)
    let timer = Text(timerInterval: range).lineLimit(1).minimumScaleFactor(0.5)
    let line = lines(draw(timer, width: width))[0]
    #expect(line.string == "1:15:00")
    #expect(line.runs[0].face.size < 17)
  }

  @Test(arguments: [nil, 21, 60] as [Double?])
  func `a timer may be made smaller without a limit of lines, since it is never broken into lines`(
    _ height: Double?
  ) {
    let range = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 4500)
    let timer = Text(timerInterval: range).minimumScaleFactor(0.5)
    let line = lines(draw(timer, width: 44, height: height))[0]
    #expect(line.string == "1:15:00")
    #expect(line.runs[0].face.size < 17)
    // Not smaller than it may be, and not where it fits.
    #expect(lines(draw(timer, width: 20, height: height)).map(\.string) == ["-:--:--"])
    #expect(lines(draw(timer, width: 80, height: height))[0].runs[0].face.size == 17)
  }

  @Test func `what the system renews is never broken into lines`() {
    let range = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 4500)
    let result = draw(Text(timerInterval: range), width: 30, height: 60)
    #expect(lines(result).map(\.string) == ["-:--:--"])
    #expect(result.size.width == 30)
    let sentence = Text("Ends in \(Text(timerInterval: range))")
    #expect(lines(draw(sentence, width: 70)).map(\.string) == ["Ends in", "1:15:00"])
  }

  @Test func `lines stand as multilineTextAlignment says, mirrored from right to left`() {
    func starts(_ alignment: TextAlignment, _ direction: LayoutDirection) -> [Double] {
      var environment = EnvironmentValues()
      environment.layoutDirection = direction
      let text = Text(verbatim: "A long first line\nB").multilineTextAlignment(alignment)
      return lines(draw(text, environment: environment)).map(\.frame.x)
    }
    #expect(starts(.leading, .leftToRight) == [0, 0])
    #expect(starts(.trailing, .leftToRight)[1] > 100)
    #expect(starts(.leading, .rightToLeft)[1] > 100)
    #expect(starts(.trailing, .rightToLeft)[1] == 0)
  }

  @Test func `line spacing stands between lines, tracking between letters`() {
    let plain = draw(Text(verbatim: "A\nB"))
    let spaced = draw(Text(verbatim: "A\nB").lineSpacing(5))
    #expect(abs(spaced.size.height - plain.size.height - 5) <= 1.0 / 3)
    for spacing in [-100, -.infinity, .nan] as [CGFloat] {
      #expect(draw(Text(verbatim: "A\nB").lineSpacing(spacing)).size == plain.size)
      #expect(
        draw(Text(verbatim: "A\nB").environment(\.lineSpacing, spacing)).size == plain.size)
    }
    let tracked = draw(Text(verbatim: "ABCD").tracking(2)).size.width
    #expect(abs(tracked - draw(Text(verbatim: "ABCD")).size.width - 8) <= 1.0 / 3)
  }

  @Test func `texts add up, each with its own font and colour`() {
    let text =
      Text(verbatim: "2").bold().foregroundColor(.red) + Text(verbatim: " goals").font(.caption)
    let runs = lines(draw(text))[0].runs
    #expect(runs.map(\.text) == ["2", " goals"])
    #expect(runs.map(\.face.size) == [17, 12])
    #expect(runs[0].face.weight == 600)
    #expect(runs[0].paint == .color(RGBA(255, 59, 48)))
  }

  @Test func `numbers in a key are grouped, in a plain string they are not`() {
    let environment = EnvironmentValues()
    #expect(Text("\(2026) steps").string(in: environment) == "2,026 steps")
    #expect(Text(verbatim: "\(2026) steps").string(in: environment) == "2026 steps")
    #expect(Text("\(1.5)").string(in: environment) == "1.500000")
    #expect(Text("\(0.4567, specifier: "%.2f") %").string(in: environment) == "0.46 %")
    let name = "A%d"
    #expect(Text("100 % \(name)").string(in: environment) == "100 % A%d")
  }

  @Test func `emphasis in a key is drawn, in a plain string it is not`() {
    let runs = lines(draw(Text("A **bold** _word_")))[0].runs
    #expect(runs.map(\.text) == ["A ", "bold", " ", "word"])
    #expect(runs[1].face.weight == 600 && runs[3].face.isItalic)
    #expect(lines(draw(Text(verbatim: "**")))[0].string == "**")
    #expect(lines(draw(Text("2 * 3 * 4_a_b")))[0].string == "2 * 3 * 4_a_b")
  }

  @Test func `attributed text is drawn as its Markdown means it`() throws {
    let text = try AttributedString(markdown: "A **bold** _word_ of `code`, ~~struck~~")
    let runs = lines(draw(Text(text)))[0].runs
    #expect(runs.map(\.text) == ["A ", "bold", " ", "word", " of ", "code", ", ", "struck"])
    #expect(runs[0].face.weight == 400 && runs[1].face.weight == 600)
    #expect(runs[3].face.isItalic && !runs[2].face.isItalic)
    #expect(runs[5].face.design == .monospaced)
    #expect(runs[7].isStruckThrough && !runs[6].isStruckThrough)
  }

  @Test func `text sizes follow Dynamic Type`() {
    func size(_ type: DynamicTypeSize) -> Double {
      var environment = EnvironmentValues()
      environment.dynamicTypeSize = type
      return lines(draw(Text(verbatim: "A"), environment: environment))[0].runs[0].face.size
    }
    #expect([.xSmall, .large, .xxxLarge, .accessibility5].map(size) == [14, 17, 23, 53])
  }

  @Test func `a baseline offset lifts a run and makes its line higher`() {
    let text = Text(verbatim: "H") + Text(verbatim: "2").baselineOffset(6)
    let lines = lines(draw(text))
    #expect(abs(lines[0].baseline - lines[1].baseline - 6) < 1e-9)
    #expect(draw(text).size.height > draw(Text(verbatim: "H2")).size.height + 5)
  }

  @Test(
    arguments: [
      ("^[1 apple](inflect: true) left", "1 apple left"),
      ("^[2 apple](inflect: true) left", "2 apples left"),
      ("^[0 dish](inflect: true)", "0 dishes"), ("^[3 party](inflect: true)", "3 parties"),
      ("^[4 day](inflect: true)", "4 days"), ("^[2 Person](inflect: true)", "2 People"),
      ("2^[3]", "2^[3]"),
    ])
  func `words agree with their number when they are asked to`(_ text: String, _ shown: String) {
    let view = Text(LocalizedStringKey(text))
    #expect(draw(view).outline.children.first?.content == shown)
  }
}
