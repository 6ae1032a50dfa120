import Canvas
import Drawing
import Goldens
import Testing
import WidgetProtocol

@testable import Phone

/// Whole phones as text pictures that a person can review.
struct SceneGoldenTests {
  private func check(_ picture: PhonePicture, _ scene: PhoneScene, named name: String) {
    let painted = Painter().paint(picture.list, at: 0)
    let size = picture.list.size
    let header =
      "\(name) · \(scene.device.name) · \(Int(size.width)) × \(Int(size.height)) pt · 5 pt a pixel"
    let difference = Golden.difference(header + "\n\n" + painted.grid.text(), named: name)
    #expect(difference == nil, "\(difference ?? "")")
  }

  private func words(_ text: String, _ width: Double, _ height: Double) -> Picture {
    var picture = Samples.picture(width, height)
    picture.list.items = [
      SystemText.line(
        text, size: 15, weight: 600, color: .white, at: width / 2, y: height / 2 - 9,
        alignment: .center)
    ]
    return picture
  }

  private func part(_ text: String, _ width: Double, _ height: Double = 36.67) -> PhoneScene.Part {
    PhoneScene.Part(activityID: text, picture: words(text, width, height))
  }

  @Test func `a Lock Screen of 24 rows keeps a card whole`() {
    var scene = Samples.scene()
    scene.room = Size(width: 393, height: 240)
    scene.cards = [
      PhoneScene.Card(activityID: "a", appTitle: "A", picture: words("one card", 365, 140))
    ]
    check(scene.picture, scene, named: "lock-screen-short")
  }

  @Test func `a first card asks below itself, and notifications follow`() {
    var scene = Samples.scene()
    scene.room = Size(width: 393, height: 430)
    scene.cards = [
      PhoneScene.Card(
        activityID: "a", appTitle: "A", picture: words("one card", 365, 100), question: .allow)
    ]
    scene.notifications = [
      PhoneScene.Notification(
        app: PhoneScene.AppIcon(bundle: "mail", title: "Mail", glyph: "M"),
        title: "Dinner on Saturday?", body: "A table for six")
    ]
    check(scene.picture, scene, named: "lock-screen-asks")
  }

  @Test func `the island stands between time and battery`() {
    var scene = Samples.scene(.home)
    scene.room = Size(width: 393, height: 200)
    scene.island = .compact(leading: part("HAR", 47), trailing: part("2–1", 40))
    scene.apps = [
      PhoneScene.AppIcon(bundle: "a", title: "Match", glyph: "M"),
      PhoneScene.AppIcon(bundle: "b", title: "Ride", glyph: "R"),
    ]
    check(scene.picture, scene, named: "home-compact")
    scene.island = .minimal(attached: part("2–1", 25), detached: part("7", 10))
    check(scene.picture, scene, named: "home-minimal")
  }

  @Test func `apps side by side have grounds of their own`() {
    var scene = Samples.scene(.home)
    scene.apps = (0..<8).map {
      PhoneScene.AppIcon(bundle: "com.example.app\($0)", title: "App \($0)", glyph: "A")
    }
    let grounds = scene.picture.list.items.flatMap { item -> [Paint] in
      guard case .group(let group) = item else { return [] }
      return group.items.compactMap {
        if case .fill(.rounded(let square, _, _), let paint) = $0, square.width == 60 {
          paint
        } else {
          nil
        }
      }
    }
    #expect(Set(grounds).count == 8)
  }

  @Test func `halfway between compact and expanded the island is neither`() {
    var compact = Samples.scene(.home)
    compact.room = Size(width: 393, height: 200)
    compact.island = .compact(leading: part("HAR", 47), trailing: part("2–1", 40))
    var expanded = compact
    expanded.island = .expanded(part("the whole story", 371, 140))
    let motion = PhoneMotion(from: compact, to: expanded, start: 0)
    check(motion.picture(after: 0.12), compact, named: "motion-opening")
  }
}
