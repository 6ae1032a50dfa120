import Drawing
import Testing
import WidgetProtocol

@testable import Phone

struct SleepingScreenTests {
  @Test func `a screen is always on where Apple says so`() {
    let models = DeviceModel.all.filter(\.hasAlwaysOn).map(\.name)
    for name in ["iPhone 14 Pro", "iPhone 15 Pro Max", "iPhone 16 Pro", "iPhone 17", "iPhone Air"] {
      #expect(models.contains(name))
    }
    for name in ["iPhone 16", "iPhone 15 Plus", "iPhone 16e", "iPhone 13 Pro", "iPad Pro 13"] {
      #expect(!models.contains(name))
    }
  }

  @Test func `a display that is off is black glass that wakes at a touch`() {
    var scene = Samples.scene(.screenOff)
    scene.cards = [Samples.card("a")]
    let picture = scene.picture
    #expect(picture.regions.map(\.target) == [.glass])
    #expect(picture.placements.isEmpty)
  }

  private func timer(at x: Double) -> DisplayItem {
    let face = Face(size: 15)
    return .text(
      TextLine(
        frame: Rect(x: x, y: 0, width: 60, height: 18), baseline: 14,
        runs: [
          TextRun("0:00", face: face, paint: .color(.white), x: x, width: 30, dynamic: .timer(1000))
        ]))
  }

  @Test func `a sleeping display says what it said when it was written last`() throws {
    var scene = Samples.scene(.alwaysOn, device: "iPhone 16 Pro")
    var card = Samples.card("a")
    let bar = ProgressMark(
      track: .rect(Rect(x: 0, y: 30, width: 100, height: 4)), trackPaint: .color(.black),
      fillPaint: .color(.white), start: 1000, end: 1200, countsDown: true)
    card.picture.list.items = [timer(at: 10), .progress(bar)]
    scene.cards = [card]
    #expect(scene.picture.list.nextChange(after: 1060) == 1061)
    scene.standingSince = 1050
    let list = scene.picture.list
    #expect(try #require(list.nextChange(after: 1060)) > 1e8)
    #expect(texts(list.items, at: 1119).contains("0:50"))
    #expect(abs(fraction(list.items, at: 1119) - 0.75) < 0.001)
  }

  @Test func `a sleeping display goes on with minutes, without the seconds that it cannot show`()
    throws
  {
    var scene = Samples.scene(.alwaysOn, device: "iPhone 16 Pro")
    var card = Samples.card("a")
    guard case .text(var line) = timer(at: 10) else { return }
    line.runs[0].isDimmed = true
    card.picture.list.items = [.text(line)]
    scene.cards = [card]
    scene.standingSince = 13_620
    #expect(texts(scene.picture.list.items, at: 13_620).contains("3:30:‒‒"))
    #expect(scene.picture.list.nextChange(after: 13_620) == 13_660)
    #expect(texts(scene.picture.list.items, at: 13_670).contains("3:31:‒‒"))
    // A display that has just gone to sleep counts a few seconds.
    (scene.standingSince, scene.isCounting) = (nil, true)
    #expect(texts(scene.picture.list.items, at: 13_620).contains("3:30:20"))
  }

  private func texts(_ items: [DisplayItem], at time: Double) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .text(let line): line.resolved(at: time).runs.map(\.text)
      case .group(let group): texts(group.items, at: time)
      case .view(let view): texts(view.items, at: time)
      default: []
      }
    }
  }

  private func fraction(_ items: [DisplayItem], at time: Double) -> Double {
    for item in items {
      switch item {
      case .progress(let bar): return bar.fraction(at: time)
      case .group(let group):
        let inside = fraction(group.items, at: time)
        if inside >= 0 { return inside }
      default: continue
      }
    }
    return -1
  }
}
