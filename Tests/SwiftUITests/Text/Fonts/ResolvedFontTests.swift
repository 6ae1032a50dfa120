import Testing

@testable import SwiftUI

@MainActor
@Suite struct ResolvedFontTests {
  @Test func `a style is resolved in the size of text that its surroundings have`() {
    var environment = EnvironmentValues()
    #expect(Font.body.resolve(in: environment.fontResolutionContext).pointSize == 17)
    environment.dynamicTypeSize = .xxxLarge
    #expect(Font.body.resolve(in: environment.fontResolutionContext).pointSize == 23)
    let fixed = Font.system(size: 20, weight: .light)
    #expect(fixed.resolve(in: environment.fontResolutionContext).pointSize == 20)
    #expect(fixed.resolve(in: environment.fontResolutionContext).weight == .light)
  }

  @Test func `a font is bold from semibold on, and not any more when it is asked not to be`() {
    let context = EnvironmentValues().fontResolutionContext
    #expect(Font.headline.resolve(in: context).isBold && !Font.body.resolve(in: context).isBold)
    #expect(Font.body.bold().resolve(in: context).isBold)
    #expect(!Font.body.bold().bold(false).resolve(in: context).isBold)
    // An implicit member that takes the font, as authors write it behind a dot.
    let (bold, italic): (Font, Font) = (.bold(.title)(), .italic(.title)())
    #expect(bold.resolve(in: context).isBold && italic.resolve(in: context).isItalic)
    #expect(Font.body.italic().resolve(in: context).isItalic)
    #expect(!Font.body.italic().italic(false).resolve(in: context).isItalic)
  }

  @Test func `a font tells its letters and its lines`() {
    let context = EnvironmentValues().fontResolutionContext
    let plain = Font.body.resolve(in: context)
    #expect(!plain.isMonospaced && !plain.isLowercaseSmallCaps && plain.leading == .standard)
    let font = Font.body.monospaced().lowercaseSmallCaps().leading(.tight).width(.condensed)
      .resolve(in: context)
    #expect(font.isMonospaced && font.isLowercaseSmallCaps && !font.isSmallCaps)
    #expect(!font.isUppercaseSmallCaps && font.leading == .tight && font.width == .condensed)
    #expect(Font.body.smallCaps().resolve(in: context).isUppercaseSmallCaps)
  }
}
