import Foundation
import Goldens
import Testing

@testable import Drawing

/// A string whose width was measured on an Apple platform (SwiftUI/LAYOUT.md, "Type").
struct MeasuredString: Sendable {
  var text: String
  var size: Double
  var weight = 400
  /// As measured, and how far below it rounding may hide the true width.
  var width: Double
  var hidden = 0.0

  /// How far Islet is from the middle of what was measured.
  var error: Double {
    (TypeMetrics.width(text, Face(size: size, weight: weight)) + hidden / 2) / width - 1
  }

  /// The strings that the tables of widths were fitted to.
  static let all: [MeasuredString] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Drawing/Advances/measured.tsv").standardized
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.filter { !$0.hasPrefix("#") }.dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5, let size = Double(fields[0]), let weight = Int(fields[1]),
        let width = Double(fields[3])
      else { return nil }
      return MeasuredString(
        text: fields[4], size: size, weight: weight, width: width,
        hidden: fields[2].hasPrefix("goldens") ? 0.5 : 0)
    }
  }()

  /// Those whose width says more of the letters than of its rounding.
  static var wide: [MeasuredString] { all.filter { $0.width >= 25 } }
}

@Suite struct TypeMetricsTests {
  @Test(arguments: [
    ("20%", 17.0, 600, 37.1), ("20%", 12, 600, 27.9), ("40%", 13, 600, 30.2),
    ("84%", 24.5, 700, 54.8), ("54%", 12, 700, 28.5),
  ])
  func `per cent are as wide as on pictures of phones`(
    _ text: String, _ size: Double, _ weight: Int, _ width: Double
  ) {
    let sum = TypeMetrics.advances(text, Face(size: size, weight: weight)).reduce(0, +)
    #expect(abs(sum - width) < 0.8, "\(sum)")
  }

  @Test(
    arguments: [
      // Ink on pictures, which Islet's letters had 2.8 to 4 % wider, with the sides of Islet's letters.
      ("TOUGE DASH", 11.0, 77.4), ("BOOST", 8, 30.9), ("COOL", 8, 25.1), ("AFR", 8, 17.6),
    ])
  func `capitals of weight 900 are as wide as on pictures of phones`(
    _ text: String, _ size: Double, _ width: Double
  ) {
    let ours = TypeMetrics.width(text, Face(size: size, weight: 900))
    #expect(abs(ours / width - 1) < 0.01, "\(ours)")
  }

  @Test(arguments: [15.0, 17, 23, 32])
  func `monospaced digits of weight 900 are 1.145 times as wide as regular ones`(size: Double) {
    func width(_ weight: Int) -> Double {
      TypeMetrics.advance(
        "8", Face(size: size, weight: weight, design: .rounded, hasMonospacedDigits: true))
    }
    let plain = Face(size: size, design: .rounded, hasMonospacedDigits: true)
    let own = TypeMetrics.Calibration.tracking(plain)
    #expect(abs((width(900) - own) / (width(400) - own) - 1.145) < 0.001)
    // Up to bold they are what they were.
    #expect(abs((width(700) - own) / (width(400) - own) - 1.0526) < 0.001)
  }

  @Test func `each measured string comes within 2.5 %, short ones within half a point`() {
    #expect(MeasuredString.all.count > 500)
    for string in MeasuredString.all {
      let allowed = string.width < 25 ? 0.5 / string.width : 0.025
      #expect(
        abs(string.error) <= allowed,
        "\(string.text) at \(string.size), weight \(string.weight): \(string.error * 100) %")
    }
  }

  @Test func `the measured strings are off by less than half a per cent, and to neither side`() {
    let errors = MeasuredString.wide.map(\.error)
    #expect(errors.reduce(0) { $0 + abs($1) } / Double(errors.count) < 0.005)
    #expect(abs(errors.reduce(0, +) / Double(errors.count)) < 0.001)
  }

  @Test func `a space with a width in its name is as wide as it says`() {
    let face = Face(size: 100)
    func space(_ text: String) -> Double {
      TypeMetrics.width("x\(text)x", face) - TypeMetrics.width("xx", face)
    }
    #expect(abs(space("\u{2009}") - 20) < 0.01)
    #expect(abs(space("\u{200A}") - 10) < 0.01)
    #expect(abs(space("\u{2003}") - 100) < 0.01)
    #expect(space("\u{2009}") < space(" "), "a thin one is narrower than a usual one")
    #expect(
      TypeMetrics.width("9:51\u{2009}–\u{2009}10:11", face)
        < TypeMetrics.width("9:51 – 10:11", face))
  }

  @Test func `the table of measured strings reads as recorded`() {
    func percent(_ error: Double) -> String {
      let tenths = Int((abs(error) * 1000).rounded())
      return "\(tenths == 0 ? "" : error < 0 ? "−" : "+")\(tenths / 10).\(tenths % 10) %"
    }
    func mean(_ strings: [MeasuredString]) -> String {
      let sum = strings.reduce(0) { $0 + abs($1.error) }
      return String(percent(sum / Double(max(1, strings.count))).drop { $0 == "+" })
    }
    let strings = MeasuredString.wide
    let groups = Dictionary(grouping: strings) { [$0.size, Double($0.weight)] }
    var lines = [
      "# How true the widths of text are", "",
      "Made by `ISLET_RECORD=1 swift test --filter TypeMetricsTests`; never typed. The strings of",
      "`Sources/Drawing/Advances/measured.tsv` that are at least 25 points wide, and what Islet makes of them.",
      "",
      "| size, pt | weight | strings | mean error | largest error | of |",
      "| ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    for (key, group) in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      guard let worst = group.max(by: { abs($0.error) < abs($1.error) }) else { continue }
      lines.append(
        "| \(Int(key[0])) | \(Int(key[1])) | \(group.count) | \(mean(group)) | \(percent(worst.error)) | \(worst.text.prefix(30)) |"
      )
    }
    lines += ["", "Mean \(mean(strings)) of \(strings.count) strings."]
    let difference = Golden.difference(lines.joined(separator: "\n"), named: "widths", as: "md")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func `a check with a wrong figure would fail`() {
    #expect(abs(MeasuredString(text: "Subheadline", size: 15, width: 80).error) > 0.025)
  }

  @Test(
    arguments: [
      ("0", 1249), ("1", 915), ("2", 1166), ("3", 1219), ("4", 1245), ("5", 1205), ("6", 1271),
      ("7", 1127), ("8", 1235), ("9", 1271),
    ] as [(String, Double)])
  func `a big digit is as wide as San Francisco's, in 2048ths of an em`(
    _ digit: String, _ width: Double
  ) {
    // 0.22 points of tracking follow each.
    let ours = (TypeMetrics.width(digit, Face(size: 64)) - 0.22) / 64 * 2048
    #expect(abs(ours / width - 1) < 0.002, "\(ours)")
  }

  @Test(
    arguments: [(11, 400, 7, 3), (13, 400, 8, 3.67), (17, 400, 10.67, nil), (20, 500, 12.33, 4.67)]
      as [(Double, Int, Double, Double?)])
  func `monospaced digits and the colon beside them, tracking included, come near those on phones`(
    _ size: Double, _ weight: Int, _ digit: Double, _ colon: Double?
  ) {
    let face = Face(size: size, weight: weight, hasMonospacedDigits: true)
    let widths = Set("0123456789".map { TypeMetrics.advance($0, face) })
    #expect(widths.count == 1)
    #expect(abs((widths.first ?? 0) - digit) < 0.5)
    if let colon { #expect(abs(TypeMetrics.advance(":", face) - colon) < 0.7) }
    #expect(TypeMetrics.width("11", face) == 2 * (widths.first ?? 0))
  }

  @Test func `a timer in footnote with monospaced digits is 47.3 points wide`() {
    let width = TypeMetrics.width("2:20:13", Face(size: 13, hasMonospacedDigits: true))
    #expect(abs(width - 47.3) < 0.7, "\(width)")
  }

  @Test func `designs have widths of their own`() {
    func width(_ design: Face.Design) -> Double {
      TypeMetrics.width("The quick brown fox", Face(size: 20, design: design))
    }
    // As Apple's SwiftUI measures them, rounded up to half a point.
    #expect(abs(width(.monospaced) - 234.75) < 0.5)
    #expect(abs(width(.rounded) - 174.75) < 2)
    #expect(abs(width(.serif) - 185.25) < 2)
  }

  @Test
  func `pairs of letters are kerned, and an advance holds what the next letter takes from it`() {
    let face = Face(size: 17, weight: 600)
    #expect(
      TypeMetrics.width("To", face) < TypeMetrics.advance("T", face)
        + TypeMetrics.advance("o", face) - 1)
    // iOS: 33 points for "Two".
    #expect(abs(TypeMetrics.width("Two", face) - 32.75) < 0.5)
    let advances = TypeMetrics.advances("Tö", face)
    #expect(advances[0] < TypeMetrics.advance("T", face) - 1)
    #expect(advances[1] == TypeMetrics.advance("ö", face))
    for text in ["AVATAR", "Wi-Fi", "", "T", "10:47", "L’été", "ТО"] {
      let sum = TypeMetrics.advances(text, face).reduce(0, +)
      #expect(abs(sum - TypeMetrics.width(text, face)) < 1e-9)
    }
    let fixed = Face(size: 17, design: .monospaced)
    #expect(abs(TypeMetrics.width("To", fixed) - 2 * 17 * 0.6184) < 1e-9)
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
    #expect(TypeMetrics.advance("漢", face) == 10)
    #expect(TypeMetrics.advance("👍", face) > 11)
    #expect(TypeMetrics.advance("👍🏽", face) == TypeMetrics.advance("⚽️", face))
    // A symbol that is an emoji, too, is as wide as one, unless it asks to be text or Inter has it.
    #expect(TypeMetrics.advance("☎", face) == TypeMetrics.advance("☎️", face))
    #expect(TypeMetrics.advance("☎\u{FE0E}", face) < TypeMetrics.advance("☎️", face))
    #expect(TypeMetrics.advance("☀", face) < TypeMetrics.advance("☀️", face))
    let plain = TypeMetrics.advance("e", face)
    #expect(abs(TypeMetrics.advance("e\u{301}", face) - plain) < 0.01)
  }

  @Test func `emoji are larger in small fonts, and have room at their sides`() {
    // Pixels at two a point that who asked iOS was told (flutter/flutter, issue 28894).
    for (size, pixels) in [
      (11.0, 28.0), (12, 30), (13, 32), (14, 34), (15, 38), (16, 40), (17, 40), (18, 40), (19, 41),
      (20, 42), (21, 43), (22, 44), (23, 46), (24, 48), (25, 50), (26, 52), (27, 54), (28, 56),
    ] {
      #expect(abs(TypeMetrics.emojiSide(size) - pixels / 2) <= 0.5, "\(size)")
    }
    // Measured on pictures of phones.
    #expect((21.8...22.9).contains(TypeMetrics.advance("📊", Face(size: 17))))
    #expect((18...19).contains(TypeMetrics.advance("⚽️", Face(size: 13))))
    // A report of 45 at 40.
    #expect(TypeMetrics.advance("📊", Face(size: 40)) == 45)
  }

  @Test func `letters of other alphabets that Inter has are as wide as theirs`() {
    let face = Face(size: 13)
    // The caron is one of pinyin's: the letter is no wider than an i.
    #expect(TypeMetrics.advance("ǐ", Face(size: 100)) < 30)
    // As on a picture of a phone: 43.7 of ink, less what Inter leaves beside the brackets, .118 em each.
    let ink = TypeMetrics.width("[ˈæktɪv]", face) - 2 * 0.118 * 13
    #expect(abs(ink - 43.7) < 1, "\(ink)")
    for (letter, base) in [("ғ", "г"), ("қ", "к"), ("ế", "e"), ("ά", "α"), ("ɪ", "i")] {
      let (one, other) = (
        TypeMetrics.width(letter, face), TypeMetrics.width(base, face)
      )
      #expect(abs(one - other) < 0.12 * 13, "\(letter): \(one), \(base): \(other)")
    }
    // Small digits are narrower than digits, whether they are raised or lowered.
    #expect(TypeMetrics.width("₂", face) == TypeMetrics.width("²", face))
  }

  @Test(arguments: [("٠", "٩"), ("۰", "۹"), ("०", "९"), ("๐", "๙")] as [(Character, Character)])
  func `digits of every script have one width where it is asked for`(
    _ zero: Character, _ nine: Character
  ) throws {
    let (first, last) = try (
      #require(zero.unicodeScalars.first), #require(nine.unicodeScalars.first)
    )
    let digits = (first.value...last.value).compactMap { Unicode.Scalar($0).map(Character.init) }
    #expect(digits.count == 10)
    let natural = digits.map { TypeMetrics.advance($0, Face(size: 100)) }
    for face in [
      Face(size: 100, hasMonospacedDigits: true), Face(size: 100, design: .monospaced),
    ] {
      #expect(Set(digits.map { TypeMetrics.advance($0, face) }) == [natural.max() ?? 0])
    }
  }

  @Test func `the natural line of San Francisco is 1.19336 em`() {
    #expect(abs(TypeMetrics.lineHeight(Face(size: 17)) - 20.28711) < 1e-4)
  }
}
