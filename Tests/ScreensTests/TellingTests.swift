import Canvas
import Drawing
import Findings
import JSON
import Simulator
import Testing

@testable import Screens

@MainActor
@Suite("What the screens tell")
struct TellingTests {
  @Test func `a push that came is told on the phone screen, with its verdict`() throws {
    let world = try World()
    world.draw()
    let number = world.push(["score": 2, "text": "x", "list": []])
    #expect(world.text.contains("#\(number)"))
    world.pass(6)
    #expect(!(world.text.split(separator: "\n").last ?? "").contains("#\(number)"))
  }

  @Test func `replay sends the same state again with a timestamp of now`() throws {
    let world = try World()
    world.push(["score": 2, "text": "x", "list": []])
    world.pass(5)
    world.press("3", "r")
    #expect(world.snapshot.pushCount == 2)
    let records = Array(world.snapshot.pushes)
    #expect(records[1].verdict.outcome != .ignored)
  }

  @Test func `control characters of a payload are shown and never executed`() throws {
    let world = try World(columns: 120, rows: 40)
    world.push(["score": 1, "text": "a\u{1B}[31mb\u{7}\u{9B}c\u{202E}d", "list": []])
    world.receive(Array("{\"aps\": \u{1B}]0;evil\u{7} }".utf8))
    world.press("3")
    for _ in 0..<2 {
      for cell in world.draw().grid.cells where cell.glyph != Cell.continuation {
        for scalar in cell.glyph.unicodeScalars {
          #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
          #expect(scalar.value != 0x202E)
        }
      }
      world.press(.enter)
    }
    let raw = Key.character("j")
    world.press(raw)
    #expect(Visible.text("a\u{1B}[31m") == "a␛[31m")
  }

  @Test func `each place of a payload has one line, which is the one to be marked`() throws {
    let value = try JSONValue(
      parsing:
        #"{"aps":{"content-state":{"list":[{"a":"\#(String(repeating: "x", count: 80))"}]}}}"#)
    let paths = JSONLines.lines(of: value, width: 60).map(\.path).filter { !$0.isEmpty }
    #expect(
      paths == [
        "aps", "aps.content-state", "aps.content-state.list", "aps.content-state.list[0]",
        "aps.content-state.list[0].a",
      ])
  }

  @Test func `the frame says when it changes by itself, and never when the clock stands still`()
    throws
  {
    let world = try World(starts: false)
    let frame = world.draw()
    let change = try #require(frame.changesIn)
    #expect(change > 1 && change <= 60)
    #expect(frame.changesInReal == nil)
  }

  @Test func `a finding that is mended leaves the clock line, another stays`() throws {
    let world = try World()
    let faults = ["one", "two"].map { Finding("widget-compile", sentence: $0, severity: .error) }
    world.simulator.note(faults)
    #expect(world.text.contains("2 findings"))
    world.simulator.forget([faults[0]])
    #expect(world.text.contains("1 finding"))
    #expect(world.snapshot.findings == [faults[1]])
  }

  @Test func `of a picture that fails otherwise than before only the last reason stays`()
    throws
  {
    let world = try World(starts: false)
    let app = try #require(world.simulator.apps.first)
    let widget = try #require(app.widget as? PlainWidget)
    let key = PictureKey(
      look: GalleryLook(bundle: app.folder.bundle), state: 0, slot: .lockScreen,
      presentation: .lockScreen)
    let crash = Finding("widget-crashed", sentence: "It crashed.", severity: .error)
    let late = Finding("widget-too-slow", sentence: "It was late.", severity: .error)
    for (failure, told) in [(crash, [crash]), (late, [late]), (nil, [])] {
      widget.failure = failure
      // Another time is another picture.
      world.source.galleryTime += 1
      _ = world.source.pictures(for: [key])
      #expect(world.simulator.findings == told)
    }
  }

  @Test func `the key for findings is said where there is room for it`() throws {
    for (columns, isSaid) in [(120, true), (80, false)] {
      let world = try World(columns: columns, rows: 30)
      world.simulator.note([Finding("widget-compile", sentence: "one", severity: .error)])
      #expect(world.text.contains("1 finding"), "\(columns) columns")
      #expect(world.text.contains("1 finding: press !") == isSaid, "\(columns) columns")
    }
  }

  @Test func `the linear reading has the screen's words and no picture`() throws {
    var options = AppModel.Options()
    options.isAccessible = true
    let world = try World(columns: 100, rows: 30, options: options)
    world.simulator.send(.person(.lock))
    world.simulator.send(.person(.wake))
    let text = world.text
    #expect(text.contains("Match, card: Match is at 1."))
    #expect(text.contains("Keys:"))
    #expect(!text.contains("█") && !text.contains("▀"))
  }

  @Test func `the linear reading tells the parts of an island apart`() throws {
    var options = AppModel.Options()
    options.isAccessible = true
    let world = try World(columns: 100, rows: 30, options: options)
    #expect(world.text.contains("Match island leading, Match island trailing,"))
    world.simulator.startActivity(of: world.simulator.apps[1])
    let words = world.text.replacing("\n", with: " ")
    #expect(words.contains("Match island minimal, ") && words.contains("Ride island minimal, "))
  }

  @Test func `what a view hides from screen readers is not read, whatever its label`() {
    func image(_ traits: [String]) -> OutlineNode {
      OutlineNode(
        kind: "Image", frame: .zero, content: "crest-harbour", label: "crest-harbour",
        traits: traits)
    }
    func row(_ traits: [String]) -> OutlineNode {
      OutlineNode(
        kind: "HStack", frame: .zero,
        children: [
          image(traits), OutlineNode(kind: "Text", frame: .zero, content: "Harbour"),
        ])
    }
    #expect(AppModel.spoken(row(["bitmap"])) == "crest-harbour, Harbour")
    #expect(AppModel.spoken(row(["bitmap", "accessibilityHidden", "decorative"])) == "Harbour")
  }

  @Test func `a label keeps the value of its bar or gauge, and a value of one's own is read`() {
    func bar(_ label: String?, _ traits: [String] = []) -> OutlineNode {
      OutlineNode(
        kind: "ProgressView", frame: .zero, content: "40 %", label: label, traits: traits)
    }
    #expect(AppModel.spoken(bar(nil)) == "40 %")
    #expect(AppModel.spoken(bar("Way")) == "Way, 40 %")
    #expect(AppModel.spoken(bar("Way", ["accessibilityValue=halfway"])) == "Way, halfway")
    let row = OutlineNode(kind: "HStack", frame: .zero, label: "Way", children: [bar(nil)])
    #expect(AppModel.spoken(row) == "Way, 40 %")
    let text = OutlineNode(
      kind: "Text", frame: .zero, content: "Gate", traits: ["accessibilityValue=B 12"])
    #expect(AppModel.spoken(text) == "Gate, B 12")
  }

  @Test
  func `why pictures of a state failed is taken back with the app's next build, in every look`()
    throws
  {
    var options = AppModel.Options()
    options.startsInGallery = true
    let world = try World(apps: ["Match", "Ride"], options: options)
    func install(_ title: String, failing: Bool) {
      let widget = PlainWidget()
      if failing {
        widget.failure = Finding(
          "decode-key", path: "state.score", sentence: "\(title) reads a number", severity: .error)
      }
      world.simulator.install(SimulatedApp(World.app(title).folder, widget: widget))
      // As at the end of a pass of the loop.
      world.simulator.settle()
      world.model.forgetPictures()
    }
    install("Match", failing: true)
    install("Ride", failing: true)
    world.draw()
    world.press("]")
    world.draw()
    #expect(world.snapshot.findings.count == 2)
    world.press("]", "d")
    world.draw()
    install("Match", failing: false)
    #expect(world.text.contains("light"))
    #expect(world.snapshot.findings.map(\.sentence) == ["Ride reads a number"])
    // What still fails is told anew.
    install("Ride", failing: true)
    #expect(world.snapshot.findings.isEmpty)
    world.press("]")
    world.draw()
    #expect(world.snapshot.findings.map(\.sentence) == ["Ride reads a number"])
  }
}
