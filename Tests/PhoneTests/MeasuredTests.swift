import Foundation
import Goldens
import Testing

@testable import Phone

/// Islet against pictures of phones: the next measurement is a row of `MeasuredLength.all`.
@MainActor
struct MeasuredTests {
  @Test func `every measured length comes out within its tolerance, or says why not`() throws {
    let stage = MeasuredStage()
    for length in MeasuredLength.all {
      let difference = try length.islet(stage) - length.measured
      #expect(
        abs(difference) <= length.tolerance,
        "\(length.what), \(length.screen): \(difference)")
      #expect(length.tolerance <= 0.5 || !length.reason.isEmpty)
    }
  }

  @Test func `the table of measured lengths reads as recorded`() throws {
    let stage = MeasuredStage()
    var differences: [Double] = []
    var lines = [
      "# Islet against phones", "",
      "Made by `ISLET_RECORD=1 swift test --filter MeasuredTests`; never typed. Lengths in points, measured on pictures of",
      "Apple's simulator or of a phone (`Sources/Phone/PHONES.md`), and what Islet draws for the same view.",
      "",
      "| length | screen, iOS | picture | measured | Islet | difference | why |",
      "| --- | --- | --- | ---: | ---: | ---: | --- |",
    ]
    for length in MeasuredLength.all {
      let ours = try length.islet(stage)
      let difference = ours - length.measured
      differences.append(abs(difference))
      lines.append(
        "| \(length.what) | \(length.screen) | \(length.source.rawValue) | \(number(length.measured))"
          + " | \(number(ours)) | \(number(difference, signed: true)) | \(length.reason) |")
    }
    let sorted = differences.sorted()
    lines += [
      "",
      "\(sorted.count) lengths: median \(number(sorted[sorted.count / 2])) pt, "
        + "90 % within \(number(sorted[sorted.count * 9 / 10])) pt, "
        + "largest \(number(sorted.last ?? 0)) pt.",
    ]
    let difference = Golden.difference(lines.joined(separator: "\n"), named: "measured", as: "md")
    #expect(difference == nil, "\(difference ?? "")")
  }

  private func number(_ value: Double, signed: Bool = false) -> String {
    let hundredths = (value * 100).rounded() / 100
    if hundredths == 0 { return "0" }
    let text = hundredths == hundredths.rounded() ? "\(Int(abs(hundredths)))" : "\(abs(hundredths))"
    return hundredths < 0 ? "−" + text : signed ? "+" + text : text
  }
}
