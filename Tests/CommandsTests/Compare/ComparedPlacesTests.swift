import Canvas
import Drawing
import Goldens
import Testing

@testable import Commands

/// Two pictures of which one has something smaller, or moved, and where that is found.
@Suite(.computesLong) struct ComparedPlacesTests {
  private let size = Size(width: 120, height: 60)

  private func image(_ items: [DisplayItem]) -> PixelImage {
    PixelPainter(scale: 3).paint(DisplayList(size: size, items: items), on: .color(.black), at: 0)
      .image
  }

  private func places(
    _ marks: [ComparedMark], _ ours: [DisplayItem], _ theirs: [DisplayItem]
  ) -> ComparedPlaces {
    ComparedPlaces(marks, ours: image(ours), theirs: image(theirs), scale: 3)
  }

  private let white = Paint.color(.white)

  /// A pause sign of two bars in a ring.
  private func sign(_ box: Rect) -> [DisplayItem] {
    let bar = box.width / 3
    return [
      .stroke(
        .ellipse(Rect(x: 10, y: 10, width: 40, height: 40)), white, StrokeStyleMark(width: 3)),
      .fill(.rect(Rect(x: box.x, y: box.y, width: bar, height: box.height)), white),
      .fill(.rect(Rect(x: box.maxX - bar, y: box.y, width: bar, height: box.height)), white),
    ]
  }

  private let ring = ComparedMark(
    name: "ring", frame: Rect(x: 10, y: 10, width: 40, height: 40), kind: .shape(isRound: true))

  @Test func `a symbol in a ring is measured by its own ink`() throws {
    let (ours, theirs) = (
      Rect(x: 22, y: 20, width: 16, height: 20), Rect(x: 24, y: 22, width: 12, height: 16)
    )
    let symbol = ComparedMark(name: "pause.fill", frame: ours, kind: .ink)
    let found = places([symbol, ring], sign(ours), sign(theirs))
    try expectNear(found.ours[0], ours)
    try expectNear(found.theirs[0], theirs)
    // The ring stands where it stood.
    let (here, there) = (try #require(found.ours[1]), try #require(found.theirs[1]))
    #expect(abs(here.width - there.width) < 0.4 && abs(here.midX - there.midX) < 0.4)
  }

  @Test func `an image with a shape of its own is found by its ink`() throws {
    // A shield that touches its frame at one point of each side.
    func shield(_ x: Double) -> [DisplayItem] {
      let points = [
        Point(x: x + 20, y: 10), Point(x: x + 40, y: 22), Point(x: x + 20, y: 50),
        Point(x: x, y: 22),
      ]
      let path = [.move(points[0])] + points.dropFirst().map { PathElement.line($0) } + [.close]
      return [.fill(.path(path, isEvenOdd: false), white)]
    }
    let mark = ComparedMark(
      name: "crest", frame: Rect(x: 30, y: 10, width: 40, height: 40), kind: .image)
    for moved in [0.0, 2] {
      let found = places([mark], shield(30), shield(30 + moved))
      let (here, there) = (try #require(found.ours[0]), try #require(found.theirs[0]))
      #expect(abs(there.midX - here.midX - moved) < 0.4)
      #expect(abs(there.width - here.width) < 0.4)
    }
  }

  @Test func `a line that stands elsewhere is found there`() throws {
    func line(_ y: Double) -> [DisplayItem] {
      [.fill(.rect(Rect(x: 20, y: y, width: 80, height: 2)), white)]
        + [30.0, 60, 90].map {
          .fill(.ellipse(Rect(x: $0 - 3, y: y - 2, width: 6, height: 6)), white)
        }
    }
    let mark = ComparedMark(
      name: "line", frame: Rect(x: 20, y: 20, width: 80, height: 2), kind: .shape(isRound: false))
    let found = places([mark], line(20), line(25))
    try expectNear(found.ours[0], mark.frame)
    let there = try #require(found.theirs[0])
    #expect(abs(there.minY - 25) < 0.4 && abs(there.height - 2) < 0.4)
    #expect(places([mark], line(20), []).theirs == [nil])
  }

  @Test func `what has the colour of its ground is not measured`() {
    let mark = ComparedMark(
      name: "box", frame: Rect(x: 20, y: 20, width: 40, height: 20), kind: .shape(isRound: false))
    let symbol = ComparedMark(name: "star", frame: mark.frame, kind: .ink)
    let found = places([mark, symbol], [.fill(.rect(mark.frame), .color(RGBA(6, 6, 6)))], [])
    #expect(found.ours == [nil, nil])
  }

  @Test func `what a widget puts far away or makes endless is not measured`() {
    let frames = [
      Rect(x: 1e30, y: -1e30, width: 20, height: 20),
      Rect(x: -1e30, y: 10, width: 2e30, height: 1e300),
      Rect(x: 20, y: 20, width: .infinity, height: 20),
    ]
    let marks = frames.flatMap { frame in
      [ComparedMark.Kind.shape(isRound: false), .ink].map {
        ComparedMark(name: "far", frame: frame, kind: $0)
      }
    }
    let found = places(marks, [], [])
    #expect(found.ours.allSatisfy { $0 == nil } && found.theirs.allSatisfy { $0 == nil })
  }

  @Test func `a dot that moved with its text is found, and is none of the letters`() throws {
    func letters(_ x: Double, _ y: Double) -> [DisplayItem] {
      [20.0, 28, 36].map {
        .fill(.rect(Rect(x: x + $0, y: y, width: 5, height: 12)), white)
      }
    }
    func dot(_ x: Double, _ y: Double) -> DisplayItem {
      .fill(.ellipse(Rect(x: x + 8, y: y + 3, width: 7, height: 7)), white)
    }
    let marks = [
      ComparedMark(
        name: "dot", frame: Rect(x: 28, y: 23, width: 7, height: 7), kind: .shape(isRound: true)),
      ComparedMark(name: "“III”", frame: Rect(x: 40, y: 20, width: 21, height: 12), kind: .text),
    ]
    let found = places(marks, letters(20, 20) + [dot(20, 20)], letters(15, 23) + [dot(15, 23)])
    try expectNear(found.theirs[0], Rect(x: 23, y: 26, width: 7, height: 7))
    try expectNear(found.theirs[1], Rect(x: 35, y: 23, width: 21, height: 12))
  }

  @Test func `a text that moved far aside is as long as it was`() {
    let letters = (0..<6).map { Rect(x: 10 + 8 * Double($0), y: 10, width: 5, height: 12) }
    let there = letters.map { $0.offset(x: 40, y: 1) }
    let stranger = Rect(x: 110, y: 12, width: 6, height: 8)
    let frame = Rect(x: 10, y: 8, width: 45, height: 16)
    #expect(
      InkMatching.boxes(of: [frame], in: there + [stranger])
        == [Rect(x: 50, y: 11, width: 45, height: 12)])
  }

  @Test func `a number in a ring is not as wide as the ring`() throws {
    let box = Rect(x: 24, y: 24, width: 12, height: 12)
    let mark = ComparedMark(name: "“5”", frame: box, kind: .text)
    let found = places([mark, ring], sign(box), sign(box))
    try expectNear(found.ours[0], box)
    try expectNear(found.theirs[0], box)
  }

  private func expectNear(_ found: Rect?, _ expected: Rect) throws {
    let found = try #require(found)
    for (one, other) in [
      (found.minX, expected.minX), (found.maxX, expected.maxX), (found.minY, expected.minY),
      (found.maxY, expected.maxY),
    ] { #expect(abs(one - other) < 0.4, "\(found) \(expected)") }
  }
}
