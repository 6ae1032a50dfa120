import Drawing
import Testing

@testable import SwiftUI

/// The distances beside text, layout.md §4.4.
@MainActor
@Suite struct TextSpacingTests {
  private func gap(_ first: some View, _ second: some View) -> Double {
    let children = draw(
      VStack {
        first
        second
      }
    ).outline.children[0].children
    return children[1].frame.minY - children[0].frame.maxY
  }

  private var box: some View { Color.red.frame(width: 10, height: 10) }

  @Test(
    "§4.4 the distances above and below text of a style",
    arguments: [
      (.largeTitle, 12.53, 20.95), (.title, 10.42, 17.35), (.title2, 7.97, 13.42),
      (.title3, 7.49, 12.44), (.body, 6.43, 10.64), (.callout, 5.86, 9.82),
      (.subheadline, 5.62, 9.33), (.footnote, 4.80, 8.02), (.caption, 4.56, 7.53),
      (.caption2, 3.99, 6.71),
    ] as [(Font, Double, Double)])
  func styles(_ font: Font, _ above: Double, _ below: Double) {
    let text = Text(verbatim: "Text").font(font)
    #expect(abs(gap(box, text) - above) < 0.01)
    #expect(abs(gap(text, box) - below) < 0.01)
  }

  @Test func `§4.4 lines of text touch`() {
    #expect(gap(Text(verbatim: "A"), Text(verbatim: "B").font(.caption)) == 0)
  }

  @Test func `§4.4 beside text 8 points are kept horizontally`() {
    let row = draw(
      HStack {
        Text(verbatim: "A")
        Text(verbatim: "B")
      }
    ).outline.children[0].children
    #expect(abs(row[1].frame.minX - row[0].frame.maxX - 8) < 1e-9)
  }

  @Test func `§4.4 a fixed frame on the axis forgets that it holds text`() {
    let framed = Text(verbatim: "A").frame(height: 40)
    // 8 between the frames, and what the two frames leave around a line of 20.33.
    #expect(abs(gap(framed, framed) - 8 - (40 - 20 - 1.0 / 3)) < 1e-9)
    #expect(gap(Text(verbatim: "A").frame(width: 50), Text(verbatim: "B")) == 0)
  }

  @Test func `padding forgets it on the edges that it pads`() {
    // The point of padding and the 8 of two views that are no text.
    #expect(gap(Text(verbatim: "A").padding(.bottom, 1), box) == 9)
    #expect(gap(Text(verbatim: "A").padding(.horizontal), Text(verbatim: "B")) == 0)
  }

  @Test func `§4.1 a spacer needs no distance to text`() {
    let column = VStack {
      Text(verbatim: "A")
      Spacer(minLength: 0)
      Text(verbatim: "B")
    }
    #expect(abs(draw(column).size.height - 2 * (20 + 1.0 / 3)) < 1e-9)
  }

  @Test func `a column takes the preferences of its outer views`() {
    let inner = VStack {
      Text(verbatim: "A")
      Color.red.frame(width: 1, height: 1)
    }
    #expect(gap(inner, box) == 8)
    #expect(abs(gap(box, inner) - 6.43) < 0.01)
  }
}
