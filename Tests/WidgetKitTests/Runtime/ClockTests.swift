import AppIntents
import Drawing
import FoundationGaps
import Synchronization
import Testing
import WidgetProtocol
import WidgetSamples

@testable import WidgetKit

/// What a widget in this process calls now is the simulator's time and not the machine's.
@MainActor
@Suite struct ClockTests {
  private let catalog = WidgetCatalog()

  init() { catalog.register(ClockWidget.self) }

  private func lines(at now: Double, in timeZone: String = "Asia/Tokyo") -> [String] {
    let request = RenderRequest(
      attributesType: "ClockAttributes",
      room: SlotRoom(slot: .lockScreen, width: 371, minHeight: 84, maxHeight: 260),
      environment: WidgetEnvironment(
        locale: "de_DE", timeZone: timeZone, now: now), attributes: "{}", state: "{}",
      activityID: "c", isStale: false)
    guard case .rendered(let picture)? = catalog.answer(.render(request)) else { return [] }
    var lines: [String] = []
    func add(_ node: OutlineNode) {
      if node.kind == "Text" { lines.append(node.content ?? "") }
      node.children.forEach(add)
    }
    add(picture.outline)
    return lines
  }

  @Test func `a paused clock stands still in a widget's body, however often it is asked`() {
    let first = lines(at: 1_700_000_000)
    #expect(
      first == [
        "1700000000", "1700000000", "1700000060", "-1700000000", "5:00", "7",
        "de_DE Asia/Tokyo",
      ])
    #expect(lines(at: 1_700_000_000) == first)
  }

  @Test func `a clock that jumps, forward or back, takes the widget along`() {
    #expect(lines(at: 1_800_000_000).first == "1800000000")
    #expect(lines(at: 1_800_000_000)[4] == "5:00")
    #expect(lines(at: 1_600_000_000).prefix(2) == ["1600000000", "1600000000"])
  }

  @Test
  func `after a press the app's clock goes on, also where nothing ran or an intent did not end`() {
    let press = PerformRequest(
      render: RenderRequest(
        attributesType: "ClockAttributes",
        room: SlotRoom(slot: .lockScreen, width: 371, minHeight: 84, maxHeight: 260),
        environment: WidgetEnvironment(
          locale: "de_DE", timeZone: "Asia/Tokyo", now: 1_700_000_000), attributes: "{}",
        state: "{}", activityID: "c", isStale: false), action: .button(7), now: 1_700_000_000)
    let replies = Mutex(0)
    catalog.begin(.perform(press)) { _ in replies.withLock { $0 += 1 } }
    #expect(replies.withLock { $0 } == 1 && Surroundings.current.now == nil)
    Surroundings.current.now = Date(timeIntervalSince1970: 1_700_000_000)
    let journal = IntentJournal()
    _ = WidgetCatalog.performed(journal, error: "The intent did not end.")
    #expect(journal.hasReplied && Surroundings.current.now == nil)
  }

  /// Darwin's zone by a name of which no system has a file, as with any zone where tzdata is not installed.
  @Test func `a time zone of which the system has no file is the widget's all the same`() {
    #expect(lines(at: 1_700_000_000, in: "ACT").last == "de_DE ACT")
  }
}
