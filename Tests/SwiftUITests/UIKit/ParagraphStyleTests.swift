import Foundation
import Testing

@testable import SwiftUI

/// How UIKit says that paragraphs stand.
@MainActor
@Suite struct ParagraphStyleTests {
  @Test func `a paragraph's style is set, copied and compared`() {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing, style.lineBreakMode) = (.center, 4, .byTruncatingTail)
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    #expect(copy == style && copy !== style)
    copy?.maximumLineHeight = 20
    #expect(copy != style && style.maximumLineHeight == 0)
    #expect((style.copy() as? NSParagraphStyle)?.alignment == .center)
    #expect(NSParagraphStyle.default.alignment == .natural)
    copy?.setParagraphStyle(.default)
    #expect(copy == NSParagraphStyle.default)
  }

  @Test func `attributed text keeps its paragraphs' style, of which a text draws nothing`() {
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 3
    let old = NSAttributedString(
      string: "One\nTwo", attributes: [.paragraphStyle: style, .kern: 2])
    var text = AttributedString(old)
    #expect(text.paragraphStyle == style && text.kern == 2)
    let size = draw(Text(text)).size
    text.paragraphStyle = nil
    #expect(draw(Text(text)).size == size)
  }
}
