import Drawing
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct UIFontTests {
  @Test func `a font that neither a file nor an iPhone has is nil, and that is told`() {
    WidgetFonts.current = WidgetFonts(files: [])
    _ = MissingFonts.takeFindings()
    #expect(UIFont(name: "NoSuchFont-Bold", size: 12) == nil)
    #expect(UIFont(name: "Avenir-Heavy", size: 12)?.familyName == "Avenir")
    #expect(UIFont(name: "Helvetica Neue", size: 12) != nil)
    let told = MissingFonts.takeFindings()
    #expect(told.count == 1 && told[0].sentence.contains("NoSuchFont-Bold"))
    #expect(UIFont.familyNames.contains("Georgia") && UIFont.fontNames(forFamilyName: "x").isEmpty)
  }

  @Test func `fonts and lengths grow as a text style does`() {
    var large = EnvironmentValues()
    large.system.dynamicTypeSize = .accessibility5
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 17) == 17)
    EnvironmentValues.within(large) {
      #expect(metrics.scaledValue(for: 17) == 53)
      #expect(metrics.scaledFont(for: .boldSystemFont(ofSize: 34)).pointSize == 106)
      let limited = metrics.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 40)
      #expect(limited.pointSize == 40)
      let small = UITraitCollection(preferredContentSizeCategory: .large)
      #expect(metrics.scaledValue(for: 17, compatibleWith: small) == 17)
      #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: small).pointSize == 17)
    }
  }

  @Test func `slanted and narrow fonts are drawn so`() {
    func face(_ font: UIFont?) -> Face? { font.map { Font($0).face(in: EnvironmentValues()) } }
    #expect(face(.italicSystemFont(ofSize: 17))?.isItalic == true)
    let narrow = UIFont.systemFont(ofSize: 17, weight: .bold, width: .condensed)
    #expect(face(narrow)?.stretch == 0.8 && face(narrow)?.weight == 700)
    #expect(face(narrow.withSize(12))?.stretch == 0.8)
    let slanted = UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitItalic)
    #expect(face(slanted.map { UIFont(descriptor: $0, size: 0) })?.isItalic == true)
    #expect(narrow.fontDescriptor.symbolicTraits == [.traitBold, .traitCondensed])
  }

  @Test func `a font tells its names and heights, and is written the same each time`() {
    let font = UIFont.systemFont(ofSize: 20, weight: .semibold)
    #expect(font.familyName == ".AppleSystemUIFont" && font.fontName == ".SFUI-Semibold")
    #expect(font.xHeight > 9 && font.xHeight < font.capHeight && font.leading == 0)
    #expect(
      "\(font)" == "<UICTFont> font-family: \".SFUI-Semibold\"; font-weight: bold; "
        + "font-style: normal; font-size: 20.00pt")
  }

  @Test func `text is measured on one line, or on the lines that a width leaves`() {
    let text = NSString(string: "A text of several words that does not fit")
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let wide = text.boundingRect(
      with: CGSize(width: 100, height: 0), attributes: attributes, context: nil)
    #expect(wide.size == text.size(withAttributes: attributes) && wide.width > 200)
    let lines = text.boundingRect(
      with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes, context: nil)
    #expect(lines.width <= 100 && lines.height > 3 * wide.height)
    #expect(NSAttributedString(string: "").boundingRect(with: .zero, context: nil) == .zero)
    let pair = NSString(string: "one\ntwo").size(withAttributes: attributes)
    #expect(NSString(string: "one\r\ntwo").size(withAttributes: attributes) == pair)
  }
}
