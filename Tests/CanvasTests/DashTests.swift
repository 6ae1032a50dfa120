import Drawing
import Testing

@testable import Canvas

@Suite("Where dashes begin") struct DashTests {
  private static let box = Rect(x: 10, y: 10, width: 40, height: 40)

  /// A quarter of the way around is drawn, and the rest is not.
  @Test(arguments: [Contour.ellipse(box), .rounded(box, radius: 20, isContinuous: false)])
  func `they go from three o'clock to six`(_ contour: Contour) {
    let style = StrokeStyleMark(width: 4, dash: [20 * Double.pi / 2, 1_000])
    let list = DisplayList(
      size: Size(width: 60, height: 60), items: [.stroke(contour, .color(.white), style)])
    let image = PixelPainter(scale: 1).paint(list, on: .color(.black), at: 0).image
    func light(_ x: Int, _ y: Int) -> UInt8 { image.bytes[(y * 60 + x) * 4] }
    #expect(light(44, 44) == 255, "below at the right")
    #expect([light(15, 15), light(44, 15), light(15, 44)] == [0, 0, 0])
    let text = VectorPicture.document(list, on: nil, at: 0, title: "").text
    #expect(text.contains("d=\"M50 30"))
  }

  @Test func `those of a rectangle begin at its upper left corner`() {
    let style = StrokeStyleMark(width: 4, dash: [40, 1_000])
    let list = DisplayList(
      size: Size(width: 60, height: 60),
      items: [.stroke(.rect(Self.box), .color(.white), style)])
    let image = PixelPainter(scale: 1).paint(list, on: .color(.black), at: 0).image
    #expect(image.bytes[(10 * 60 + 30) * 4] == 255 && image.bytes[(30 * 60 + 50) * 4] == 0)
  }

  @Test(arguments: [true, false])
  func `The outline is the same wherever it begins`(_ isContinuous: Bool) {
    let radii = CornerRadii(topLeft: 4, topRight: 9, bottomLeft: 0, bottomRight: 15)
    for contour in [
      Contour.ellipse(Self.box), .rounded(Self.box, radii, isContinuous: isContinuous),
    ] {
      func light(_ contour: Contour) -> [UInt8] {
        PixelPainter(scale: 2).paint(
          DisplayList(
            size: Size(width: 60, height: 60), items: [.fill(contour, .color(.white))]),
          on: .color(.black), at: 0
        ).image.bytes
      }
      let (one, other) = (light(.path(contour.elements, isEvenOdd: false)), light(contour.dashed))
      #expect(zip(one, other).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }
  }
}
