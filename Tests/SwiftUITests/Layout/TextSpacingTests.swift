import Drawing
import Testing

@testable import SwiftUI

/// The distances beside text, LAYOUT.md "Distances".
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
    arguments: [
      (.largeTitle, 12.53, 20.95), (.title, 10.42, 17.35), (.title2, 7.97, 13.42),
      (.title3, 7.49, 12.44), (.body, 6.43, 10.64), (.callout, 5.86, 9.82),
      (.subheadline, 5.62, 9.33), (.footnote, 4.80, 8.02), (.caption, 4.56, 7.53),
      (.caption2, 3.99, 6.71),
    ] as [(Font, Double, Double)])
  func `the distances above and below text of a style`(
    _ font: Font, _ above: Double, _ below: Double
  ) {
    let text = Text(verbatim: "Text").font(font)
    #expect(abs(gap(box, text) - above) < 0.01)
    #expect(abs(gap(text, box) - below) < 0.01)
  }

  @Test(
    arguments: [
      (.largeTitle, 0.67), (.title, 0.67), (.title2, 2), (.title3, 1.33), (.headline, 2),
      (.body, 2), (.callout, 2), (.subheadline, 2.33), (.footnote, 2.67), (.caption, 2),
      (.caption2, 0), (.system(size: 17), 0), (.custom("Some", size: 17), 0),
    ] as [(Font, Double)])
  func `text below text stands as far off as its own style's lines, in whole pixels`(
    _ font: Font, _ distance: Double
  ) {
    for upper in [Font.largeTitle, .body, .caption2, .system(size: 30)] {
      let first = Text(verbatim: "A").font(upper)
      #expect(abs(gap(first, Text(verbatim: "B").font(font)) - distance) < 0.005)
    }
  }

  @Test func `a row of an image and a text has both distances, the larger counts`() {
    let title = Text(verbatim: "Score").font(.title)
    let body = Text(verbatim: "News")
    // Measured on a phone: 17.7 between an image with a title and an image with body text.
    #expect(
      abs(
        gap(
          HStack {
            box
            title
          },
          HStack {
            box
            body
          }) - 17.35) < 0.01)
    #expect(
      abs(
        gap(
          HStack {
            box
            title
          }, body) - 6.43) < 0.01)
    #expect(
      abs(
        gap(
          title,
          HStack {
            box
            body
          }) - 17.35) < 0.01)
    // A Spacer is nothing that text keeps clear of.
    #expect(
      abs(
        gap(
          HStack {
            title
            Spacer()
          },
          HStack {
            body
            Spacer()
          }) - 2) < 0.01)
  }

  @Test func `a row of text and a button in a frame keeps the distance of its text alone`() {
    let title = Text(verbatim: "Alarm").font(.title3)
    let time = Text(verbatim: "0:04").font(.system(size: 36))
    let button = Button("Done") {}.buttonStyle(.borderedProminent).frame(width: 96, height: 30)
    // Measured on a phone: none, whatever order they have and whatever stands between them.
    #expect(
      gap(
        title,
        HStack {
          time
          Spacer()
          button
          button
        }) == 0)
    #expect(
      gap(
        title,
        HStack {
          button
          Spacer()
          time
        }) == 0)
    // What is no control, and a row without text, is kept clear of.
    #expect(
      abs(
        gap(
          title,
          HStack {
            box
            button
            time
          }) - 12.44) < 0.01)
    #expect(abs(gap(title, HStack { button }) - 12.44) < 0.01)
    #expect(gap(box, HStack { button }) == 8)
  }

  @Test func `the distance follows Dynamic Type, and a device's pixels`() {
    func gap(_ change: (inout EnvironmentValues) -> Void) -> Double {
      var environment = EnvironmentValues()
      change(&environment)
      let column = VStack {
        Text(verbatim: "A")
        Text(verbatim: "B")
      }
      let children = draw(column, environment: environment).outline.children[0].children
      return children[1].frame.minY - children[0].frame.maxY
    }
    // 24 − 19 × 1.1934 = 1.33 at xLarge, 13 − 13.13 at none.
    #expect(abs(gap { $0.dynamicTypeSize = .xLarge } - 4.0 / 3) < 0.005)
    #expect(abs(gap { $0.displayScale = 2 } - 2) < 1e-9)
    #expect(gap { $0.system.isWatch = true } == 0)
  }

  @Test func `iOS 16 keeps 4 points where later ones keep a tenth of the line`() {
    func frames(_ font: Font, _ isBelow: Bool) -> [Rect] {
      var old = EnvironmentValues()
      old.system.systemVersion = 16
      let text = Text(verbatim: "A").font(font)
      let column = VStack {
        if isBelow { box }
        text
        if !isBelow { box }
      }
      return draw(column, environment: old).outline.children[0].children.map(\.frame)
    }
    func gap(_ font: Font, isBelow: Bool) -> Double {
      let pair = frames(font, isBelow)
      return pair[1].minY - pair[0].maxY
    }
    // As on phones: below body 12.33, below caption 2 9.33, above body 8.0, each to a pixel.
    #expect(abs(gap(.body, isBelow: false) - 12.33) < 0.34)
    #expect(abs(gap(.caption2, isBelow: false) - 9.33) < 0.34)
    #expect(abs(gap(.body, isBelow: true) - 8) < 0.34)
  }

  @Test func `a control keeps its distance to text too, where text would stand nearer`() {
    let bar = ProgressView(value: 0.5)
    #expect(gap(Text(verbatim: "A").font(.caption), bar) == 8)
    #expect(abs(gap(Text(verbatim: "A"), bar) - 10.64) < 0.01)
    #expect(gap(bar, Text(verbatim: "A")) == 8)
    #expect(gap(bar, box) == 8)
    // A button is one, also where nothing shows but its text.
    let button = Button("Go") {}.buttonStyle(.borderless)
    #expect(abs(gap(Text(verbatim: "A"), button) - 10.64) < 0.01)
  }

  @Test func `beside text 8 points are kept horizontally`() {
    let row = draw(
      HStack {
        Text(verbatim: "A")
        Text(verbatim: "B")
      }
    ).outline.children[0].children
    #expect(abs(row[1].frame.minX - row[0].frame.maxX - 8) < 1e-9)
  }

  @Test func `a fixed frame on the axis forgets that it holds text`() {
    let framed = Text(verbatim: "A").frame(height: 40)
    // 8 between the frames, and what the two frames leave around a line of 20.33.
    #expect(abs(gap(framed, framed) - 8 - (40 - 20 - 1.0 / 3)) < 1e-9)
    #expect(gap(Text(verbatim: "A").frame(width: 50), Text(verbatim: "B")) == 2)
  }

  @Test func `padding forgets it on the edges that it pads`() {
    // The point of padding and the 8 of two views that are no text.
    #expect(gap(Text(verbatim: "A").padding(.bottom, 1), box) == 9)
    #expect(gap(box, Text(verbatim: "A").padding(.top, 1)) == 9)
    #expect(gap(Text(verbatim: "A").padding(.horizontal), Text(verbatim: "B")) == 2)
  }

  @Test func `a spacer in a frame of a width of its own is kept clear of as any view`() {
    func width(_ spacer: some View) -> Double {
      draw(
        HStack {
          box
          spacer
          box
        }
      ).size.width
    }
    #expect(width(Spacer().frame(width: 10)) == 10 + 8 + 10 + 8 + 10)
    #expect(width(Spacer(minLength: 10).frame(height: 10)) == 10 + 10 + 10)
  }

  @Test func `padding of a spacer's end is kept clear of`() {
    func width(_ edge: Edge.Set) -> Double {
      draw(
        HStack {
          box
          Spacer(minLength: 5).padding(edge, 1)
          box
        }
      ).size.width
    }
    #expect([.leading, .trailing, .top].map(width) == [34, 34, 25])
  }

  @Test func `a spacer needs no distance to text`() {
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

  @Test func `a stack prefers what the view at its end does, whatever else is in it`() {
    let column = VStack {
      Color.red.frame(width: 1, height: 1)
      Text(verbatim: "A")
    }
    #expect(gap(box, column) == 8)
    // A spacer asks for no distance, but the other view stands at the end of the row.
    let ends = HStack {
      Color.red.frame(width: 10, height: 1)
      HStack {
        Color.red.frame(width: 10, height: 1)
        Spacer(minLength: 5)
      }
    }
    #expect(draw(ends).size.width == 10 + 8 + 15)
    let starts = HStack {
      HStack {
        Spacer(minLength: 5)
        Color.red.frame(width: 10, height: 1)
      }
      Color.red.frame(width: 10, height: 1)
    }
    #expect(draw(starts).size.width == 15 + 8 + 10)
  }
}
