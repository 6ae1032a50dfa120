import Drawing
import Testing
import WidgetProtocol

@testable import Lints

@Suite struct LintOfArchiveTests: LintReview {
  private func card(_ text: String, dynamic: DynamicText? = nil) -> Sketch {
    Sketch(.lockScreen).text(text, x: 20, y: 20, dynamic: dynamic)
      .text("always", x: 20, y: 50)
  }

  @Test func `archive-frozen-text: a text that is made from the clock stands still on a phone`() {
    func broken(_ later: Sketch) -> Bool {
      ids([[.dark: [card("12 min left")], .later: [later]]]).contains("archive-frozen-text")
    }
    #expect(broken(card("7 min left")))
    #expect(!broken(card("12 min left")))
    // What is gone later decides by the clock, too; what comes to it is not on the first picture.
    #expect(broken(Sketch(.lockScreen).text("always", x: 20, y: 50)))
    #expect(!broken(card("12 min left").text("more", x: 20, y: 80)))
    // What differs at one moment, too, was drawn by lot.
    #expect(
      !ids([
        [.dark: [card("code 4711")], .light: [card("code 815")], .later: [card("code 1")]]
      ]).contains("archive-frozen-text"))
    // A running text changes by itself.
    let clock = DynamicText.timer(1_800_000_000)
    #expect(
      !ids([[.dark: [card("12:00", dynamic: clock)], .later: [card("7:00", dynamic: clock)]]])
        .contains("archive-frozen-text"))
  }

  @Test func `archive-image-memory: the images of a state fit into an extension`() {
    func images(_ count: Int, same: Bool = false) -> Sketch {
      (0..<count).reduce(Sketch(.lockScreen)) { sketch, number in
        // 2000 by 1000 pixels are 8 megabytes.
        let head: [UInt8] = [
          0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 73, 72, 68, 82,
          0, 0, 7, 0xD0, 0, 0, 3, 0xE8, same ? 0 : UInt8(number),
        ]
        return sketch.item(
          .image(
            ImageMark(source: .data(head), frame: Rect(x: 20, y: 20, width: 40, height: 20))))
      }
    }
    #expect(ids(images(3)).contains("archive-image-memory"))
    #expect(!ids(images(2)).contains("archive-image-memory"))
    // One image in several places is held once.
    #expect(!ids(images(9, same: true)).contains("archive-image-memory"))
    let told = remarks([[.dark: [images(3)]]]).first { $0.id == "archive-image-memory" }
    #expect(
      told?.sentence
        == "3 images together have 6 million pixels and take 24 megabytes; the extension has 30 for all that it does."
    )
  }

  @Test func `archive-image-memory: one image takes it, several take it`() {
    // The head of a PNG of 8000 by 1000 pixels.
    let head: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 73, 72, 68, 82,
      0, 0, 0x1F, 0x40, 0, 0, 3, 0xE8,
    ]
    let image = Sketch(.lockScreen).item(
      .image(ImageMark(source: .data(head), frame: Rect(x: 20, y: 20, width: 40, height: 20))))
    let told = remarks([[.dark: [image]]]).first { $0.id == "archive-image-memory" }
    #expect(
      told?.sentence
        == "One image has 8 million pixels and takes 32 megabytes; the extension has 30 for all that it does."
    )
  }

  @Test func `archive-image-area: no image has more pixels than every phone archives`() {
    func image(_ width: Int, _ height: Int, left pixels: Size? = nil) -> Sketch {
      // The head of a PNG is enough to know its size.
      let head: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 73, 72, 68, 82,
        0, 0, UInt8(width >> 8), UInt8(width & 255), 0, 0, UInt8(height >> 8), UInt8(height & 255),
      ]
      return Sketch(.lockScreen).item(
        .image(
          ImageMark(
            source: .data(head), frame: Rect(x: 20, y: 20, width: 40, height: 40), pixels: pixels)))
    }
    #expect(ids(image(1024, 1024)).contains("archive-image-area"))
    #expect(ids(image(1000, 501)).contains("archive-image-area"))
    #expect(!ids(image(1000, 500)).contains("archive-image-area"))
    // Code has made it smaller, as the fix says.
    let small = image(1024, 1024, left: Size(width: 120, height: 120))
    #expect(!ids(small).contains("archive-image-area"))
    // A side of any length can be told.
    let long = image(1024, 1024, left: Size(width: 1e30, height: 1e-24))
    #expect(ids(long).contains("archive-image-area"))
  }
}
