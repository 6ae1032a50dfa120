import Drawing
import Testing

@testable import SwiftUI

/// Every colour of LAYOUT.md "Colours", as published: red, green, blue, light and dark.
@MainActor
@Suite struct ColorTableTests {
  private func value(
    _ color: SystemColor, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard
  ) -> RGBA {
    var environment = EnvironmentValues()
    environment.system.colorScheme = scheme
    environment.system.contrast = contrast
    return color.value(in: environment)
  }

  @Test(
    arguments: [
      (.red, [255, 56, 60, 255, 66, 69]), (.orange, [255, 141, 40, 255, 146, 48]),
      (.yellow, [255, 204, 0, 255, 214, 0]), (.green, [52, 199, 89, 48, 209, 88]),
      (.mint, [0, 200, 179, 0, 218, 195]), (.teal, [0, 195, 208, 0, 210, 224]),
      (.cyan, [0, 192, 232, 60, 211, 254]), (.blue, [0, 136, 255, 0, 145, 255]),
      (.indigo, [97, 85, 245, 107, 93, 255]), (.purple, [203, 48, 224, 219, 52, 242]),
      (.pink, [255, 45, 85, 255, 55, 95]), (.brown, [172, 127, 94, 183, 138, 102]),
      (.gray, [142, 142, 147, 142, 142, 147]),
    ] as [(SystemColor, [Int])])
  func `iOS 26 has colours of its own, but for those that did not change`(
    _ color: SystemColor, _ parts: [Int]
  ) {
    var new = EnvironmentValues()
    new.system.systemVersion = 26
    #expect(color.value(in: new) == RGBA(parts[0], parts[1], parts[2]))
    new.system.colorScheme = .dark
    #expect(color.value(in: new) == RGBA(parts[3], parts[4], parts[5]))
  }

  @Test(
    arguments: [
      (.red, [233, 21, 45, 255, 97, 101]), (.orange, [197, 83, 0, 255, 160, 86]),
      (.yellow, [161, 106, 0, 254, 223, 67]), (.green, [0, 137, 50, 74, 217, 104]),
      (.mint, [0, 133, 117, 84, 223, 203]), (.teal, [0, 129, 152, 59, 221, 236]),
      (.cyan, [0, 126, 174, 109, 217, 255]), (.blue, [30, 110, 244, 92, 184, 255]),
      (.indigo, [86, 74, 222, 167, 170, 255]), (.purple, [176, 47, 194, 234, 141, 255]),
      (.pink, [231, 18, 77, 255, 138, 196]), (.brown, [149, 109, 81, 219, 166, 121]),
      (.gray, [108, 108, 112, 174, 174, 178]),
    ] as [(SystemColor, [Int])])
  func `iOS 26 has colours of its own with increased contrast, too`(
    _ color: SystemColor, _ parts: [Int]
  ) {
    var new = EnvironmentValues()
    (new.system.systemVersion, new.system.contrast) = (26, .increased)
    #expect(color.value(in: new) == RGBA(parts[0], parts[1], parts[2]))
    new.system.colorScheme = .dark
    #expect(color.value(in: new) == RGBA(parts[3], parts[4], parts[5]))
  }

  @Test(
    arguments: [
      (.gray2, RGBA(142, 142, 147), RGBA(124, 124, 128)),
      (.gray3, RGBA(174, 174, 178), RGBA(84, 84, 86)),
      (.gray4, RGBA(188, 188, 192), RGBA(68, 68, 70)),
      (.gray5, RGBA(216, 216, 220), RGBA(54, 54, 56)),
      (.gray6, RGBA(235, 235, 240), RGBA(36, 36, 38)),
      (.label, .black, .white),
      (.secondaryLabel, RGBA(60, 60, 67, alpha: 0.8), RGBA(235, 235, 245, alpha: 0.7)),
      (.tertiaryLabel, RGBA(60, 60, 67, alpha: 0.7), RGBA(235, 235, 245, alpha: 0.55)),
      (.quaternaryLabel, RGBA(60, 60, 67, alpha: 0.55), RGBA(235, 235, 245, alpha: 0.4)),
      (.fill, RGBA(120, 120, 128, alpha: 0.2), RGBA(120, 120, 128, alpha: 0.36)),
    ] as [(SystemColor, RGBA, RGBA)])
  func `greys and grey labels are stronger with increased contrast, a fill stays`(
    _ color: SystemColor, _ light: RGBA, _ dark: RGBA
  ) {
    #expect(value(color, .light, .increased) == light)
    #expect(value(color, .dark, .increased) == dark)
  }

  @Test(
    arguments: [
      (.red, [255, 59, 48, 255, 69, 58, 215, 0, 21, 255, 105, 97]),
      (.orange, [255, 149, 0, 255, 159, 10, 201, 52, 0, 255, 179, 64]),
      (.yellow, [255, 204, 0, 255, 214, 10, 178, 80, 0, 255, 212, 38]),
      (.green, [52, 199, 89, 48, 209, 88, 36, 138, 61, 48, 219, 91]),
      (.mint, [0, 199, 190, 99, 230, 226, 12, 129, 123, 99, 230, 226]),
      (.teal, [48, 176, 199, 64, 200, 224, 0, 130, 153, 93, 230, 255]),
      (.cyan, [50, 173, 230, 100, 210, 255, 0, 113, 164, 112, 215, 255]),
      (.blue, [0, 122, 255, 10, 132, 255, 0, 64, 221, 64, 156, 255]),
      (.indigo, [88, 86, 214, 94, 92, 230, 54, 52, 163, 125, 122, 255]),
      (.purple, [175, 82, 222, 191, 90, 242, 137, 68, 171, 218, 143, 255]),
      (.pink, [255, 45, 85, 255, 55, 95, 211, 15, 69, 255, 100, 130]),
      (.brown, [162, 132, 94, 172, 142, 104, 127, 101, 69, 181, 148, 105]),
      (.gray, [142, 142, 147, 142, 142, 147, 108, 108, 112, 174, 174, 178]),
    ] as [(SystemColor, [Int])])
  func `system colours in light and dark, and with increased contrast`(
    _ color: SystemColor, _ numbers: [Int]
  ) {
    func expected(_ start: Int) -> RGBA {
      RGBA(numbers[start], numbers[start + 1], numbers[start + 2])
    }
    #expect(value(color, .light) == expected(0))
    #expect(value(color, .dark) == expected(3))
    #expect(value(color, .light, .increased) == expected(6))
    #expect(value(color, .dark, .increased) == expected(9))
  }

  @Test(
    arguments: [
      (.gray2, RGBA(174, 174, 178), RGBA(99, 99, 102)),
      (.gray3, RGBA(199, 199, 204), RGBA(72, 72, 74)),
      (.gray4, RGBA(209, 209, 214), RGBA(58, 58, 60)),
      (.gray5, RGBA(229, 229, 234), RGBA(44, 44, 46)),
      (.gray6, RGBA(242, 242, 247), RGBA(28, 28, 30)),
      (.label, RGBA(0, 0, 0), RGBA(255, 255, 255)),
      (.secondaryLabel, RGBA(60, 60, 67, alpha: 0.6), RGBA(235, 235, 245, alpha: 0.6)),
      (.tertiaryLabel, RGBA(60, 60, 67, alpha: 0.3), RGBA(235, 235, 245, alpha: 0.3)),
      (.quaternaryLabel, RGBA(60, 60, 67, alpha: 0.18), RGBA(235, 235, 245, alpha: 0.16)),
      (.quinaryLabel, RGBA(0, 0, 0, alpha: 0.05), RGBA(255, 255, 255, alpha: 0.05)),
      (.fill, RGBA(120, 120, 128, alpha: 0.2), RGBA(120, 120, 128, alpha: 0.36)),
      (.secondaryFill, RGBA(120, 120, 128, alpha: 0.16), RGBA(120, 120, 128, alpha: 0.32)),
      (.tertiaryFill, RGBA(120, 120, 128, alpha: 0.12), RGBA(118, 118, 128, alpha: 0.24)),
      (.quaternaryFill, RGBA(116, 116, 128, alpha: 0.08), RGBA(116, 116, 128, alpha: 0.18)),
      (.separator, RGBA(60, 60, 67, alpha: 0.29), RGBA(84, 84, 88, alpha: 0.6)),
      (.opaqueSeparator, RGBA(198, 198, 200), RGBA(56, 56, 58)),
      (.background, RGBA(255, 255, 255), RGBA(0, 0, 0)),
      (.secondaryBackground, RGBA(242, 242, 247), RGBA(28, 28, 30)),
      (.tertiaryBackground, RGBA(255, 255, 255), RGBA(44, 44, 46)),
      (.groupedBackground, RGBA(242, 242, 247), RGBA(0, 0, 0)),
      (.secondaryGroupedBackground, RGBA(255, 255, 255), RGBA(28, 28, 30)),
      (.tertiaryGroupedBackground, RGBA(242, 242, 247), RGBA(44, 44, 46)),
      (.placeholder, RGBA(60, 60, 67, alpha: 0.3), RGBA(235, 235, 245, alpha: 0.3)),
    ] as [(SystemColor, RGBA, RGBA)])
  func `grays and semantic colours with their opacities`(
    _ color: SystemColor, _ light: RGBA, _ dark: RGBA
  ) {
    #expect(value(color, .light) == light)
    #expect(value(color, .dark) == dark)
  }

  @Test func `no colour of the table is left out of these tests`() {
    #expect(SystemColor.allCases.count == 13 + 23 + 1)
  }
}
