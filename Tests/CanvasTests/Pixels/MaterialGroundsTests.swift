import Drawing
import Goldens
import Testing

@testable import Canvas

@Suite("What lies below glass in pictures of vectors") struct MaterialGroundsTests {
  private let room = Rect(x: 20, y: 10, width: 160, height: 80)
  private var glass: DisplayItem { .fill(.rect(room), .material(material)) }
  private let material = Material(.ultraThin, isDark: true)
  private let red = RGBA(200, 40, 40)

  private func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(size: Size(width: 200, height: 100), items: items)
  }

  private func svg(_ items: [DisplayItem]) -> String {
    VectorPicture.document(list(items), on: nil, at: 0, title: "").text
  }

  private func left(_ color: RGBA) -> DisplayItem {
    .fill(.rect(Rect(x: 0, y: 0, width: 100, height: 100)), .color(color))
  }

  @Test func `it is what lies in the groups around, in their clips and moved as they are`() throws {
    let moved = Transform.translation(x: 7, y: 3)
    let card = GroupMark(
      [left(red), glass], transform: moved, clip: .rect(Rect(x: 0, y: 0, width: 190, height: 90)))
    let items = [DisplayItem.group(card)]
    var grounds = MaterialGrounds.of(list(items), on: .color(.black), at: 0)
    let found = grounds.take(.rect(room), moved)
    let ground = try #require(found)
    let others = [grounds.take(.rect(room), moved), grounds.take(.rect(room), .identity)]
    #expect(others.allSatisfy { $0 == nil })
    // Below the veil each place is as it is in pixels.
    let pixels = PixelPainter(scale: 1).paint(list(items), on: .color(.black), at: 0).image
    let veil = Materials.veil(material)
    let square = ground.frame.width / Double(ground.image.width)
    for (x, y) in [(40, 40), (90, 50), (110, 60), (150, 80)] {
      let (column, row) = (
        Int((Double(x) - ground.frame.x) / square), Int((Double(y) - ground.frame.y) / square)
      )
      let at = (row * ground.image.width + column) * 4
      let painted = (y * 200 + x) * 4
      for part in 0..<3 {
        let light = [veil.red, veil.green, veil.blue][part] * 255
        let below = Double(ground.image.bytes[at + part])
        let mixed = light * veil.alpha + below * (1 - veil.alpha)
        #expect(abs(mixed - Double(pixels.bytes[painted + part])) < 5, "\(x), \(y)")
      }
    }
  }

  @Test func `it is a colour where it is the same everywhere`() {
    let whole = DisplayItem.fill(
      .rect(Rect(x: -100, y: -100, width: 400, height: 300)), .color(RGBA(90, 90, 90)))
    let text = svg([.group(GroupMark([whole, glass], clip: .rect(Rect(room.size))))])
    #expect(!text.contains("<image"))
    #expect(text.ranges(of: "fill=\"#5a5a5a\"").count == 2)
  }

  @Test func `it is nothing where nothing lies`() {
    #expect(!svg([glass]).contains("<image"))
  }

  @Test func `it shows symbols' and letters' glass what lies below these`() {
    let mark = SymbolMark(
      name: "heart.circle", frame: Rect(x: 80, y: 20, width: 40, height: 40),
      face: Face(size: 34), paints: [.material(material)])
    let whole = DisplayItem.fill(.rect(Rect(x: 0, y: 0, width: 200, height: 100)), .color(.black))
    #expect(svg([whole, left(red), .symbol(mark)]).contains("<image"))
  }

  @Test func `No piece of glass repeats another: viewers would draw twice as much with each`() {
    let piece = DisplayItem.group(
      GroupMark([left(red), glass], transform: .translation(x: 1, y: 0)))
    let text = svg(Array(repeating: piece, count: 30))
    #expect(text.ranges(of: "<use").count == 30)
    // Only pictures are shown again.
    #expect(text.ranges(of: "<g id=").isEmpty)
    #expect(!text.contains("feGaussianBlur"))
  }

  @Test func `Glass costs pictures of pixels what it covers, not what the picture has`() {
    func seconds(_ side: Double) -> Double {
      let small = DisplayItem.fill(
        .rect(Rect(x: 9, y: 9, width: 6, height: 6)), .material(material))
      let list = DisplayList(
        size: Size(width: side, height: side), items: Array(repeating: small, count: 400))
      return ProcessorTime.of { _ = PixelPainter(scale: 1).paint(list, at: 0) }
    }
    _ = seconds(100)
    let (small, large) = (seconds(150), seconds(1_500))
    #expect(large < 4 * small + 0.5, "\(large) s against \(small) s")
  }
}
