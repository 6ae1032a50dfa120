import Goldens
import Testing

@testable import Drawing

/// A string whose width was measured on an Apple platform (layout.md §2.5).
struct MeasuredString: CustomTestStringConvertible, Sendable {
  var text: String
  var size: Double
  var weight = 400
  var width: Double

  var testDescription: String { "\(text.prefix(24)) at \(size), weight \(weight): \(width)" }

  var error: Double {
    TypeMetrics.width(text, Face(size: size, weight: weight)) / width - 1
  }

  private static let latin =
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit. Quisque ornare ornare mi"

  /// WebKit's expectations for iOS, but for "This is a test string", which the community measured.
  static let all: [MeasuredString] =
    [
      MeasuredString(text: "Body Text: \(latin)", size: 17, width: 702),
      MeasuredString(text: "Tall Body Text: \(latin)", size: 17, width: 732),
      MeasuredString(text: "Short Body Text: \(latin)", size: 17, width: 749),
      MeasuredString(text: "This is a test string", size: 17, width: 144.093),
      MeasuredString(text: "Subheadline", size: 15, width: 85),
      MeasuredString(text: "Short Subheadline", size: 15, width: 127),
      MeasuredString(text: "FN / Footnote", size: 13, width: 83),
      MeasuredString(text: "Short FN / Footnote", size: 13, width: 120),
      MeasuredString(text: "Cap 1 / Caption 1", size: 12, width: 95),
      MeasuredString(text: "Short Cap 1 / Caption 1", size: 12, width: 130),
      MeasuredString(text: "Cap 2 / Caption 2", size: 11, width: 92),
      MeasuredString(text: "H1 / Headline", size: 17, weight: 600, width: 104),
      MeasuredString(text: "Short H1 / Headline", size: 17, weight: 600, width: 153),
      MeasuredString(text: "T2 / Title2", size: 20, width: 88),
      MeasuredString(text: "T3 / Title3", size: 20, width: 89),
      MeasuredString(text: "T0 / Title0", size: 30, width: 132),
    ]
    + zip(
      5..., [30, 36, 41, 46, 51, 56, 61, 65, 70, 75, 79, 84, 88, 92, 97, 100, 104] as [Double]
    ).map { MeasuredString(text: "Test Button", size: Double($0), width: $1) }
}

@Suite struct TypeMetricsTests {
  @Test("a measured string comes within 2 %", arguments: MeasuredString.all)
  func measured(_ string: MeasuredString) {
    #expect(abs(string.error) <= 0.02, "\(string.error * 100) %")
  }

  @Test func `on average the measured strings come within half a per cent`() {
    let errors = MeasuredString.all.map(\.error)
    #expect(abs(errors.reduce(0, +) / Double(errors.count)) < 0.005)
  }

  @Test func `the table of measured strings reads as recorded`() {
    let percent: (Double) -> String = { error in
      let tenths = Int((abs(error) * 1000).rounded())
      return "\(tenths == 0 ? "" : error < 0 ? "−" : "+")\(tenths / 10).\(tenths % 10) %"
    }
    var lines = [
      "# How true the widths of text are", "",
      "Made by `ISLET_RECORD=1 swift test --filter TypeMetricsTests`; never typed. Strings whose width was measured on an",
      "Apple platform, and what Islet makes of them.", "",
      "| text | size, pt | weight | measured, pt | Islet, pt | error |",
      "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for string in MeasuredString.all {
      let face = Face(size: string.size, weight: string.weight)
      let ours = (TypeMetrics.width(string.text, face) * 10).rounded() / 10
      lines.append(
        "| \(string.text.prefix(30)) | \(string.size) | \(string.weight) | \(string.width) | \(ours) | \(percent(string.error)) |"
      )
    }
    let errors = MeasuredString.all.map(\.error)
    let largest = errors.max { abs($0) < abs($1) } ?? 0
    lines += [
      "",
      "Mean \(percent(errors.reduce(0, +) / Double(errors.count))), largest \(percent(largest)), of \(errors.count) strings.",
    ]
    let difference = Golden.difference(lines.joined(separator: "\n"), named: "widths", as: "md")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func `a check with a wrong figure would fail`() {
    #expect(abs(MeasuredString(text: "Subheadline", size: 15, width: 80).error) > 0.02)
  }

  @Test(
    "a big digit is as wide as San Francisco's, in 2048ths of an em",
    arguments: [
      ("0", 1249), ("1", 915), ("2", 1166), ("3", 1219), ("4", 1245), ("5", 1205), ("6", 1271),
      ("7", 1127), ("8", 1235), ("9", 1271),
    ] as [(String, Double)])
  func digits(_ digit: String, _ width: Double) {
    let ours = TypeMetrics.width(digit, Face(size: 64)) / 64 * 2048
    #expect(abs(ours / width - 1) < 0.001, "\(ours)")
  }

  @Test func `monospaced digits all have one width, near 0.62 em`() {
    let face = Face(size: 17, hasMonospacedDigits: true)
    let widths = Set("0123456789".map { TypeMetrics.advance($0, face) })
    #expect(widths.count == 1)
    #expect(
      abs(TypeMetrics.advance("1", Face(size: 12, hasMonospacedDigits: true)) / 12 - 0.62) < 0.01)
    #expect(TypeMetrics.advance("1", Face(size: 17)) < TypeMetrics.advance("0", Face(size: 17)))
  }

  @Test func `heavier letters are wider, and tracking adds to each`() {
    let widths = [100, 200, 400, 600, 900].map {
      TypeMetrics.width("Score", Face(size: 17, weight: $0))
    }
    #expect(widths == widths.sorted())
    let loose = TypeMetrics.width("Score", Face(size: 17, tracking: 2))
    #expect(abs(loose - TypeMetrics.width("Score", Face(size: 17)) - 10) < 1e-9)
  }

  @Test func `wide scripts, emoji and combining marks have their widths`() {
    let face = Face(size: 10, design: .standard)
    #expect(abs(TypeMetrics.advance("漢", face) - 10.12) < 0.01)
    #expect(TypeMetrics.advance("👍", face) > 11)
    #expect(TypeMetrics.advance("👍🏽", face) == TypeMetrics.advance("⚽️", face))
    let plain = TypeMetrics.advance("e", face)
    #expect(abs(TypeMetrics.advance("e\u{301}", face) - plain) < 0.01)
  }

  @Test func `the natural line of San Francisco is 1.19336 em`() {
    #expect(abs(TypeMetrics.lineHeight(Face(size: 17)) - 20.28711) < 1e-4)
  }
}
