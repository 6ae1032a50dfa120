import Canvas
import EventLoop
import Findings
import JSON
import LiveActivities
import Simulator
import Testing
import WidgetHost

@testable import Screens

@MainActor
@Suite("What keys and mouse do")
struct BehaviourTests {
  @Test("w locks, wakes and unlocks the phone")
  func lock() throws {
    let world = try World()
    world.press("w")
    #expect(world.simulator.phone.device.screen != .unlocked)
    world.press("w", "w")
    #expect(world.simulator.phone.device.screen == .unlocked)
  }

  @Test("Enter taps the activity that is chosen, and no other one's card or island")
  func tap() throws {
    let world = try World()
    let ride = try #require(world.simulator.app(named: "ride"))
    world.simulator.startActivity(of: ride)
    world.simulator.settle()
    for row in 0..<2 {
      let id = world.snapshot.activities[row].id
      // What can be tapped is what has been drawn.
      world.draw()
      world.press(.enter)
      let intent = try #require(world.intents.last)
      switch intent {
      case .touch(.card(id, _)), .touch(.island(id, _, _)): break
      default: Issue.record("\(intent) is no tap on \(id)")
      }
      world.press("j")
    }
  }

  @Test("a button on a locked phone says why it does nothing, and nothing when it works")
  func lockedButton() throws {
    let world = try World()
    let id = try #require(world.simulator.phone.activities.first).id
    let button = Intent.touch(
      .action(activityID: id, slot: .lockScreen, .button(0)))
    #expect(world.source.perform(button) == nil)
    world.press("w")
    let told = try #require(world.source.perform(button))
    #expect(told.text.hasPrefix("The phone is locked"))
  }

  @Test("on its side the phone says how it gets up again, and Esc does it")
  func standBy() throws {
    let world = try World()
    #expect(!world.text.contains("b upright"))
    world.press("b")
    #expect(world.simulator.settings.isStandBy)
    #expect(world.text.contains("b upright"))
    world.press(.escape)
    #expect(!world.simulator.settings.isStandBy)
    #expect(!world.text.contains("b upright"))
  }

  @Test(
    "a hold on a locked phone says why nothing happens, and expands the island of an unlocked one")
  func holdWhileLocked() throws {
    let world = try World()
    world.press("w", " ")
    #expect(world.text.contains("w unlocks it"))
    #expect(world.simulator.phone.selection.expanded == nil)
    world.press("w", "w", " ")
    #expect(world.simulator.phone.selection.expanded != nil)
  }

  @Test("the menu that ends an activity names its app")
  func endNamesApp() throws {
    let world = try World()
    world.press("e")
    #expect(world.text.contains("End Match:"))
  }

  @Test("the menu of the token gives the activity a new one")
  func rotateToken() throws {
    let world = try World()
    let before = try #require(world.simulator.phone.activities.first?.token)
    world.press("t", Key(.end), .enter)
    #expect(world.simulator.phone.activities.first?.token != before)
    #expect(world.text.contains("answers 410"))
  }

  @Test("what is typed in a list marks the first that it finds")
  func typedInList() throws {
    let world = try World()
    world.press("a", "j", "m")
    #expect(world.model.menus.last?.filter == "m")
    #expect(world.model.menus.last?.selected == 0)
  }

  @Test("an activity starts from the list of apps, by keys alone")
  func start() throws {
    let world = try World(starts: false)
    world.press("a", "j", .enter, .enter, "j", "j", .enter)
    let activity = try #require(world.simulator.phone.activities.first)
    #expect(activity.bundle == "com.example.ride")
    #expect(activity.state.string.contains("Ride is at 3"))
    #expect(world.model.menus.isEmpty)
    world.draw()
    world.press("a", .enter, .enter, .enter)
    world.draw()
    #expect(world.model.selectedActivity(world.snapshot)?.appTitle == "Match")
  }

  @Test("u sends a sample state, e ends with a dismissal")
  func updateAndEnd() throws {
    let world = try World()
    world.press("u", "j", "j", "j", .enter)
    #expect(world.simulator.phone.activities.first?.state.string.contains("Match is at 4") == true)
    world.press("e", "j", .enter)
    #expect(world.simulator.phone.activities.filter { $0.isRunning }.isEmpty)
  }

  @Test("the clock pauses, jumps to the next moment, speeds up")
  func clock() throws {
    let world = try World()
    world.press("p")
    #expect(world.simulator.clock.isPaused)
    #expect(world.text.contains("‖"))
    let next = try #require(world.snapshot.moments.first)
    world.press("n")
    #expect(world.simulator.now >= next.time)
    world.press("p", "+", "+")
    #expect(world.simulator.clock.speed == 5)
    #expect(world.text.contains("×5"))
  }

  @Test("a switch flips in its list and the list stays open")
  func switches() throws {
    let world = try World()
    world.press("s", .enter)
    #expect(world.simulator.phone.device.isOffline)
    #expect(world.model.menus.count == 1)
    world.press(.escape)
    #expect(world.text.contains("offline"))
  }

  @Test("q leaves with 0, Ctrl-C with 130, also from a menu")
  func leaving() throws {
    let world = try World()
    world.press("q")
    #expect(world.intents.last == .quit(0))
    world.press(.control("c"))
    #expect(world.intents.last == .quit(130))
    world.press(":", .control("c"))
    #expect(world.intents.last == .quit(130))
  }

  @Test("Escape backs out one step at a time")
  func backsOut() throws {
    let world = try World()
    world.press("a", .enter)
    #expect(world.model.menus.count == 2)
    world.press(.escape)
    #expect(world.model.menus.count == 1)
    world.press(.escape, "3", .escape)
    #expect(world.model.screen == .phone)
  }

  @Test("the filter of the push log takes letters as text and finds what matches")
  func filter() throws {
    let world = try World(columns: 120, rows: 30)
    world.push(["score": 2, "text": "alpha", "list": []])
    world.push(["score": 3, "text": "quebec", "list": []])
    world.press("3", "/")
    for letter in "quebec" { world.press(.character(letter)) }
    world.press(.enter)
    #expect(world.model.listedPushes(world.snapshot).count == 1)
    world.press(.escape)
    #expect(world.model.listedPushes(world.snapshot).count == 2)
    #expect(!world.intents.contains(.quit(0)))
  }

  @Test("a paste goes into an open filter as one line, and is no keys elsewhere")
  func paste() throws {
    let world = try World()
    world.input(.paste("q\nq"))
    #expect(world.intents.isEmpty)
    world.press("3", "/")
    world.input(.paste("abc\nq"))
    #expect(world.model.pushes.filter == "abc")
  }

  @Test("a push that came is told on the phone screen, with its verdict")
  func told() throws {
    let world = try World()
    world.draw()
    let number = world.push(["score": 2, "text": "x", "list": []])
    #expect(world.text.contains("#\(number)"))
    world.pass(6)
    #expect(!(world.text.split(separator: "\n").last ?? "").contains("#\(number)"))
  }

  @Test("replay sends the same state again with a timestamp of now")
  func replay() throws {
    let world = try World()
    world.push(["score": 2, "text": "x", "list": []])
    world.pass(5)
    world.press("3", "r")
    #expect(world.snapshot.pushCount == 2)
    let records = Array(world.snapshot.pushes)
    #expect(records[1].verdict.outcome != .ignored)
  }

  @Test("tabs, footer keys and menu lines answer a click")
  func clicks() throws {
    let world = try World()
    let top = world.text.split(separator: "\n")[0]
    let column = try #require(top.range(of: "Pushes")).lowerBound.utf16Offset(in: top)
    world.click(column, 0)
    #expect(world.model.screen == .pushes)
    world.press("1", "s")
    world.draw()
    let region = try #require(world.frame?.regions.first { $0.target == .menuItem(0) })
    world.click(region.area.column + 3, region.area.row)
    #expect(world.simulator.phone.device.isOffline)
    world.click(0, 23)
    #expect(world.model.menus.isEmpty)
  }

  @Test("a click on the phone taps what is there, a drag to the left swipes the card away")
  func touch() throws {
    let world = try World()
    world.simulator.send(.person(.lock))
    world.simulator.send(.person(.wake))
    world.draw()
    let card = try #require(
      world.model.phone.picture?.regions.first {
        if case .card = $0.target { true } else { false }
      })
    let (column, row) = (Int(card.frame.midX / 5), Int(card.frame.midY / 10) + 1)
    world.input(.mouse(Mouse(.press, column: column, row: row)))
    world.input(.mouse(Mouse(.release, column: column, row: row)))
    #expect(world.intents.contains { if case .touch(.card) = $0 { true } else { false } })
    world.simulator.send(.person(.lock))
    world.simulator.send(.person(.wake))
    world.draw()
    world.input(.mouse(Mouse(.press, column: column, row: row)))
    for step in 1...9 { world.input(.mouse(Mouse(.drag, column: column - step, row: row))) }
    world.input(.mouse(Mouse(.release, column: column - 9, row: row)))
    #expect(world.simulator.phone.activities.filter { $0.isOnLockScreen }.isEmpty)
  }

  @Test("a press that lasts expands the island")
  func hold() throws {
    let world = try World()
    world.draw()
    let island = try #require(
      world.model.phone.picture?.regions.first {
        if case .island = $0.target { true } else { false }
      })
    let (column, row) = (Int(island.frame.midX / 5), Int(island.frame.midY / 10) + 1)
    world.input(.mouse(Mouse(.press, column: column, row: row)))
    world.input(.mouse(Mouse(.hold, column: column, row: row)))
    world.input(.mouse(Mouse(.release, column: column, row: row)))
    #expect(world.simulator.phone.selection.expanded != nil)
  }

  @Test("the gallery moves through states and looks without asking twice for a picture")
  func gallery() throws {
    let world = try World(columns: 120, rows: 40)
    world.press("2")
    world.draw()
    #expect(world.draw().wanted.isEmpty)
    world.press("j", "j", "l")
    #expect(world.model.gallery.row == 2)
    world.press("d")
    #expect(world.text.contains("light"))
    world.press("w")
    #expect(world.text.contains("\"aps\""))
    world.press(.enter)
    #expect(world.simulator.phone.activities.first?.state.string.contains("Match is at 3") == true)
  }

  @Test("only what is visible is asked for, however many states there are")
  func onlyVisible() throws {
    let world = try World(columns: 80, rows: 24)
    world.press("2")
    let wanted = world.model.draw(world.snapshot, columns: 80, rows: 24, at: 0).wanted
    #expect(Set(wanted.map(\.state)).count <= 3)
  }

  @Test("control characters of a payload are shown and never executed")
  func hostileText() throws {
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

  @Test("each place of a payload has one line, which is the one to be marked")
  func placesOfJSON() throws {
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

  @Test("the frame says when it changes by itself, and never when the clock stands still")
  func idle() throws {
    let world = try World(starts: false)
    let frame = world.draw()
    let change = try #require(frame.changesIn)
    #expect(change > 1 && change <= 60)
    #expect(frame.changesInReal == nil)
  }

  @Test("the ready curl line carries the next sample state, so that pasting it shows")
  func readyCurl() throws {
    let world = try World()
    world.press("c")
    guard case .copy(let first, _) = world.intents.last else {
      Issue.record("nothing was copied")
      return
    }
    #expect(first.contains("Match is at 2") && !first.contains("Match is at 1"))
    world.push(["score": 5, "text": "Match is at 5", "list": [1, 2]])
    world.press("c")
    guard case .copy(let second, _) = world.intents.last else {
      Issue.record("nothing was copied")
      return
    }
    #expect(second.contains("Match is at 1"))
  }

  @Test("samples with moments are sent, copied and shown as the numbers that a push carries")
  func moments() throws {
    let world = try World()
    var folder = World.app("Tea").folder
    folder.states = [
      ("brewing", ["ready": "@now+60", "cup": 1]), ("ready", ["ready": "@now-5", "cup": 1]),
    ]
    let tea = try RunningSimulator(
      loop: EventLoop(), options: RunningSimulator.Options(),
      apps: [SimulatedApp(folder, widget: PlainWidget())])
    tea.setPaused(true)
    tea.startActivity(of: tea.apps[0])
    let source = SimulatorSource(tea)
    let row = try #require(source.snapshot().activities.first)
    world.model.screen = .gallery
    let app = try #require(source.snapshot().apps.first)
    let shown = world.model.galleryPayload(app, source.snapshot())
    #expect(shown["ready"]?.double == tea.now.rounded(.down) + 60)
    // The sample that is shown is known although its moment has become a number.
    #expect(CurlLine.ready(for: row, source.snapshot()).contains("content-state"))
    _ = source.perform(.update(activity: row.id, state: 1))
    let state = try #require(source.snapshot().activities.first?.activity.state.value)
    #expect(state["ready"]?.double == tea.now - 5)
  }

  @Test("a finding that is mended leaves the clock line, another stays")
  func mended() throws {
    let world = try World()
    let faults = ["one", "two"].map { Finding("widget-compile", sentence: $0, severity: .error) }
    world.simulator.note(faults)
    #expect(world.text.contains("2 found"))
    world.simulator.forget([faults[0]])
    #expect(world.text.contains("1 found"))
    #expect(world.snapshot.findings == [faults[1]])
  }

  @Test("the linear reading has the screen's words and no picture")
  func reading() throws {
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
}
