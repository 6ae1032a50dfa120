import Drawing
import Foundation
import Testing

@testable import SwiftUI

/// Pictures in lines of text.
@MainActor
@Suite struct TextPictureTests {
  @Test func `a picture in a text is drawn in its own size and stands on the line`() throws {
    try SampleCatalogue.with {
      let image = Image("loose")
      for text in [Text("A\(image)B"), Text(verbatim: "A") + Text(image) + Text(verbatim: "B")] {
        let items = draw(text).items
        guard case .image(let mark)? = items.first,
          case .text(let before)? = items.dropFirst().first, case .text(let after)? = items.last
        else {
          Issue.record("no picture between two letters: \(items)")
          return
        }
        #expect(mark.frame.size == Size(width: 20, height: 10))
        #expect(mark.frame.maxY == before.baseline && before.baseline == after.baseline)
        #expect(abs(before.frame.maxX - mark.frame.minX) < 1e-6)
        #expect(abs(after.frame.minX - mark.frame.maxX) < 1e-6)
        #expect([before.string, after.string] == ["A", "B"])
      }
      let crest = Text(Image("crest")).foregroundStyle(.red)
      guard case .image(let mark)? = draw(crest).items.first else {
        Issue.record("no picture")
        return
      }
      #expect(mark.tint == .color(RGBA(255, 59, 48)))
    }
  }

  @Test func `a picture that is higher than its text makes the line higher above the letters`() {
    let tall = UIImage(data: SampleCatalogue.png(10, 60)).map { Image(uiImage: $0) }
    let plain = draw(Text(verbatim: "A")).size.height
    let descent = TypeMetrics.descent(Face(size: 17))
    let height = draw(Text("A\(tall ?? Image("none"))")).size.height
    #expect(height > plain && abs(height - 60 - descent) < 1.0 / 3 + 1e-9)
  }

  @Test func `a picture that a text names and nobody has is a marked box and a finding`() {
    let result = draw(Text("A\(Image("nowhere"))"))
    #expect(result.findings.map(\.id) == ["widget-image-missing"])
    #expect(
      result.items.contains { if case .placeholder(_, "nowhere") = $0 { true } else { false } })
  }
}
