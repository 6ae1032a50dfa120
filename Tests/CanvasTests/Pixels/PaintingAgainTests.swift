import Drawing
import Goldens
import Testing

@testable import Canvas

@Suite("Painting again what differs", .computesLong) struct PaintingAgainTests {
  private let painter = PixelPainter(scale: 2)

  /// A card on a ground with colours, as glass or not, with a shadow or not.
  private func list(
    _ words: String, bar: Double = 100, isGlass: Bool = false, hasShadow: Bool = false,
    extra: [DisplayItem] = []
  ) -> DisplayList {
    let ground = Paint.linear(
      [GradientStop(RGBA(40, 20, 90), at: 0), GradientStop(RGBA(200, 90, 40), at: 1)],
      start: .zero, end: Point(x: 0, y: 300))
    let card = Contour.rounded(Rect(x: 20, y: 120, width: 160, height: 80), radius: 20)
    let glass = Paint.material(Material(.regular, isDark: true))
    return DisplayList(
      size: Size(width: 200, height: 300),
      items: [
        .fill(.rect(Rect(x: 0, y: 0, width: 200, height: 300)), ground),
        Sample.text("9:41", 34, x: 60, y: 20, width: 80, weight: 600),
        .group(
          GroupMark(
            [
              .fill(card, isGlass ? glass : .color(.black)),
              .group(
                GroupMark(
                  [
                    Sample.text(words, 17, x: 40, y: 140, width: 60),
                    .fill(.capsule(Rect(x: 40, y: 175, width: bar, height: 4)), .color(.white)),
                  ], shadow: hasShadow ? ShadowMark(color: .black, radius: 4, x: 0, y: 2) : nil)),
            ], transform: .translation(x: 0, y: 10), clip: card)),
      ] + extra)
  }

  /// The most that a byte differs from that of a whole picture, and how many pixels were spared.
  private func difference(_ old: DisplayList, _ new: DisplayList) -> Int {
    var again = painter.paint(old, on: .color(.black), at: 0).image
    painter.paint(
      new, on: .color(.black), at: 0, into: &again, of: old, at: 0, using: PaintBuffer())
    let whole = painter.paint(new, on: .color(.black), at: 0).image
    return zip(again.bytes, whole.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  @Test func `Words and bars that change give the picture that a whole painting gives`() {
    #expect(difference(list("1–0"), list("2–0")) == 0)
    #expect(difference(list("1–0"), list("1–0", bar: 60)) == 0)
    #expect(difference(list("1–0", hasShadow: true), list("8–0", bar: 20, hasShadow: true)) == 0)
    let dot = DisplayItem.fill(.ellipse(Rect(x: 90, y: 250, width: 20, height: 20)), .color(.white))
    #expect(difference(list("1–0"), list("1–0", extra: [dot])) == 0)
    #expect(difference(list("1–0", extra: [dot]), list("1–0")) == 0)
  }

  @Test func `What changes on glass or under it gives the same to a step of colour`() {
    #expect(difference(list("1–0", isGlass: true), list("2–0", isGlass: true)) <= 2)
    var moved = list("1–0", isGlass: true)
    moved.items[1] = Sample.text("9:42", 34, x: 60, y: 60, width: 80, weight: 600)
    #expect(difference(list("1–0", isGlass: true), moved) <= 2)
  }

  /// Lists of marks, and of groups with clips and opacity, at random places.
  private struct Dice {
    var dice: HostileListTests.Dice

    mutating func rect() -> Rect {
      Rect(
        x: Double(dice.roll(180)), y: Double(dice.roll(250)), width: Double(5 + dice.roll(60)),
        height: Double(5 + dice.roll(60)))
    }

    mutating func item(_ depth: Int = 0) -> DisplayItem {
      let color = Paint.color(RGBA(dice.roll(256), dice.roll(256), dice.roll(256)))
      let rect = rect()
      switch dice.roll(depth > 2 ? 5 : 7) {
      case 0: return .fill(.ellipse(rect), color)
      case 1: return .fill(.rect(rect), color)
      case 2: return .fill(.rounded(rect, radius: 6), color)
      case 3:
        return .stroke(
          .rounded(rect, radius: 8), color, StrokeStyleMark(width: Double(1 + dice.roll(4))))
      case 4: return Sample.text("Goal", 17, x: rect.x, y: rect.y, width: 60)
      default:
        return .group(
          GroupMark(
            (0..<1 + dice.roll(3)).map { _ in item(depth + 1) },
            transform: .translation(x: Double(dice.roll(20)), y: Double(dice.roll(20))),
            opacity: dice.roll(2) == 0 ? 1 : 0.5,
            clip: dice.roll(3) == 0 ? .rounded(rect, radius: 8) : nil))
      }
    }
  }

  @Test(arguments: 0..<60)
  func `Whatever comes, goes or changes, the picture is that of a whole painting`(seed: Int) {
    var dice = Dice(dice: HostileListTests.Dice(state: UInt64(seed) &* 7_919 &+ 3))
    var old = list("1–0")
    old.items += (0..<5).map { _ in dice.item() }
    var new = old
    let index = 3 + dice.dice.roll(5)
    switch seed % 3 {
    case 0: new.items.remove(at: index)
    case 1: new.items.insert(dice.item(), at: index)
    default: new.items[index] = dice.item()
    }
    #expect(difference(old, new) == 0)
  }

  @Test(arguments: [0, 1, 2])
  func `What comes or goes under glass takes its light along`(place: Int) {
    let dot = DisplayItem.fill(
      .ellipse(Rect(x: 90, y: 155, width: 20, height: 20)), .color(.white))
    let without = list("1–0", isGlass: true)
    var with = without
    with.items.insert(dot, at: place)
    #expect(difference(with, without) <= 2)
    #expect(difference(without, with) <= 2)
  }

  @Test(arguments: [false, true])
  func `Glass that comes shows what is beside it, and what glass below it shows`(isInGroup: Bool) {
    let light = DisplayItem.fill(.rect(Rect(x: 0, y: 240, width: 60, height: 60)), .color(.white))
    func glass(_ left: Double) -> DisplayItem {
      let paint = Paint.material(Material(.ultraThin, isDark: true))
      let box = Contour.rect(Rect(x: left, y: 240, width: 60, height: 60))
      let item = DisplayItem.fill(box, paint)
      return isInGroup ? .group(GroupMark([item], transform: .translation(x: 1, y: 0))) : item
    }
    let (one, two) = (list("a", extra: [light]), list("a", extra: [light, glass(59)]))
    let three = list("a", extra: [light, glass(59), glass(118)])
    #expect(difference(one, two) <= 2)
    #expect(difference(two, three) <= 2)
    #expect(difference(three, one) <= 2)
  }

  @Test func `Glass on glass is painted with what lies beside the lower one`() throws {
    func glass(_ left: Double, _ width: Double) -> DisplayItem {
      .fill(
        .rect(Rect(x: left, y: 240, width: width, height: 60)),
        .material(Material(.regular, isDark: true)))
    }
    let old = list("a", extra: [glass(100, 20)])
    let new = list("a", extra: [glass(100, 20), glass(118, 60)])
    let difference = ListDifference(from: old, at: 0, to: new, at: 0)
    #expect(try #require(difference.area).minX > 110)
    let painted = try #require(difference.paintedArea)
    #expect(painted.minX < 100 - 3 * Materials.deviation)
  }

  @Test func `Only what differs is painted, with room for what depends on it`() throws {
    let words = ListDifference(from: list("1–0"), at: 0, to: list("2–0"), at: 0)
    let area = try #require(words.area)
    #expect(area.minY > 130 && area.maxY < 200 && area.width < 100)
    #expect(words.paintedArea == area)
    let onGlass = ListDifference(
      from: list("1–0", isGlass: true), at: 0, to: list("2–0", isGlass: true), at: 0)
    #expect(onGlass.area == area)
    #expect((onGlass.paintedArea?.height ?? 0) > area.height + 60)
    #expect(ListDifference(from: list("a"), at: 0, to: list("a"), at: 5).area == nil)
    var larger = list("a")
    larger.size.width += 1
    #expect(ListDifference(from: list("a"), at: 0, to: larger, at: 0).isWhole)
  }

  @Test func `A picture that was put into another and grows is compared by its marks`() {
    func board(_ text: String, height: Double) -> DisplayList {
      let inner = list(text)
      let size = Size(width: inner.size.width, height: height)
      return DisplayList(
        size: inner.size, items: [.group(.placed(inner.items, of: size, transform: .identity))])
    }
    let words = ListDifference(from: list("1–0"), at: 0, to: list("2–0"), at: 0)
    let (old, new) = (board("1–0", height: 84), board("2–0", height: 85))
    #expect(words.area != nil)
    #expect(ListDifference(from: old, at: 0, to: new, at: 0).area == words.area)
  }

  @Test func `A picture that has room beside the list, or not enough, keeps its size and its rest`()
  {
    let (old, new) = (list("1–0"), list("2–0"))
    let whole = painter.paint(new, on: .color(.black), at: 0).image
    let before = painter.paint(old, on: .color(.black), at: 0).image
    for (width, height) in [(420, 640), (300, 330)] {
      var image = before.placed(width: width, height: height)
      painter.paint(
        new, on: .color(.black), at: 0, into: &image, of: old, at: 0, using: PaintBuffer())
      #expect(image == whole.placed(width: width, height: height))
    }
  }

  @Test(arguments: [false, true])
  func `A clock that goes on is painted again, though its list is the same`(isMask: Bool) throws {
    var items = list("a").items
    let face = Face(size: 17, hasMonospacedDigits: true)
    let room = Rect(x: 10, y: 260, width: 60, height: 20)
    let clock = DisplayItem.text(
      TextLine(
        frame: room, baseline: 276,
        runs: [
          TextRun(
            "0:00", face: face, paint: .color(.white), x: 10, width: 40,
            dynamic: .timer(0))
        ]))
    items.append(
      isMask ? .group(GroupMark([.fill(.rect(room), .color(.white))], mask: [clock])) : clock)
    let list = DisplayList(size: Size(width: 200, height: 300), items: items)
    #expect(ListDifference(from: list, at: 0.2, to: list, at: 0.7).area == nil)
    let area = try #require(ListDifference(from: list, at: 0.2, to: list, at: 1.3).area)
    #expect(area.minY > 240)
    var again = painter.paint(list, on: .color(.black), at: 0.2).image
    painter.paint(
      list, on: .color(.black), at: 8.3, into: &again, of: list, at: 0.2, using: PaintBuffer())
    #expect(again == painter.paint(list, on: .color(.black), at: 8.3).image)
  }
}

extension PixelImage {
  /// The picture in the upper left of another size, with transparent pixels beside it.
  fileprivate func placed(width: Int, height: Int) -> PixelImage {
    var rows: [UInt8] = []
    for row in 0..<height {
      let kept = row < self.height ? min(width, self.width) : 0
      rows +=
        bytes[
          min(row, self.height - 1) * self.width
            * 4..<(min(row, self.height - 1) * self.width + kept) * 4]
      rows += [UInt8](repeating: 0, count: (width - kept) * 4)
    }
    return PixelImage(width: width, height: height, bytes: rows)
  }
}
