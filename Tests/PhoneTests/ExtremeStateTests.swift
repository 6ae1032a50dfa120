import Canvas
import DemoApps
import Drawing
import EventLoop
import Foundation
import Goldens
import JSON
import Phone
import Testing
import WidgetHost
import WidgetProtocol

/// The program whose second self runs widgets; `swift test` builds it beside the tests.
private let program: String? = {
  let beside = URL(fileURLWithPath: Frameworks.runningProgram).deletingLastPathComponent()
    .appendingPathComponent("islet").path
  return FileManager.default.isExecutableFile(atPath: beside) ? beside : nil
}()

/// States that no backend means to send: a value of a demo app's fixture, replaced by an extreme one.
private struct ExtremeStates {
  static let numbers: [JSONValue] = [
    1e19, -1e19, 1e300, -1e300, 9_223_372_036_854_775_808.0, -9_223_372_036_854_775_809.0,
    .double(.leastNonzeroMagnitude), 0, -1, 1e12, .int(.max), .int(.min), "", "NaN", "-Infinity",
    "1e999",
  ]
  static let texts: [JSONValue] = [
    "", .string(String(repeating: "M", count: 3000)), "NaN", "\u{1B}[2J\u{202E}x", 1e19, .null,
  ]

  /// The values with one of them replaced, everywhere in turn.
  static func all(of value: JSONValue) -> [JSONValue] {
    switch value {
    case .object(let object):
      object.members.indices.flatMap { place in
        all(of: object.members[place].value).map { changed in
          var members = object.members
          members[place].value = changed
          return JSONValue.object(JSONObject(members))
        }
      }
    case .array(let elements):
      elements.indices.flatMap { place in
        all(of: elements[place]).map { changed in
          var elements = elements
          elements[place] = changed
          return JSONValue.array(elements)
        }
      }
    case .string(let text): text.hasPrefix("@") ? numbers : texts
    case .bool, .null: []
    default: numbers
    }
  }
}

/// A demo app's widget in a process of its own, and what came of each state that it was asked to read and draw.
@MainActor
private final class Asker {
  static let now = 1_763_718_060.0
  static let slots: [Slot] = [.lockScreen, .compactLeading, .compactTrailing, .minimal, .expanded]

  let name: String
  let folder: AppFolder
  let widget: ProcessWidget
  private(set) var (tried, drawn, open) = (0, 0, 0)

  init(_ name: String, _ loop: EventLoop) throws {
    let app = try #require(DemoApps.named(name))
    (self.name, folder) = (name, app.folder)
    widget = app.makeProcess(program: try #require(program), loop: loop)
  }

  func tryAll() {
    for sample in folder.states {
      for state in ExtremeStates.all(of: sample.value) { attempt(folder.attributes, state) }
    }
    guard let sample = folder.states.first?.value else { return }
    for attributes in ExtremeStates.all(of: folder.attributes) { attempt(attributes, sample) }
  }

  private func ask(_ request: WidgetRequest, then take: @escaping @MainActor (WidgetReply) -> Void)
  {
    open += 1
    widget.send(request) { [self] reply in
      open -= 1
      if case .failed(let finding) = reply {
        let place = finding.location.map { "\($0.file):\($0.line): " } ?? ""
        Issue.record("\(name): \(place)\(finding.sentence) \(request)")
      }
      take(reply)
    }
  }

  /// Has attributes and a state read, and drawn when their types read them.
  private func attempt(_ attributes: JSONValue, _ state: JSONValue) {
    tried += 1
    let number = tried
    let texts = [attributes, state].map { $0.resolvingMoments(at: Asker.now).compact }
    let type = folder.attributesType
    ask(.decode(.init(attributesType: type, subject: .attributes, json: texts[0]))) { [self] in
      guard case .decoded(.value) = $0 else { return }
      ask(.decode(.init(attributesType: type, subject: .contentState, json: texts[1]))) { [self] in
        guard case .decoded(.value) = $0 else { return }
        drawn += 1
        draw(texts[0], texts[1], number)
      }
    }
  }

  private func draw(_ attributes: String, _ state: String, _ number: Int) {
    for slot in Asker.slots {
      guard let room = DeviceModel.standard.room(for: slot) else { continue }
      let request = RenderRequest(
        attributesType: folder.attributesType, room: room,
        environment: WidgetEnvironment(now: Asker.now), attributes: attributes, state: state,
        activityID: "sample", isStale: false)
      ask(.render(request)) { reply in
        // Cells take longest: one of eight is painted.
        guard case .rendered(let picture) = reply, number % 8 == 0, slot == .lockScreen else {
          return
        }
        let exhibit = Exhibit(.lockScreen, pictures: [slot: picture], activityID: "a")
        if let picture = exhibit.picture {
          _ = Painter(zoom: 5).paint(picture.list, at: Asker.now)
        }
      }
    }
  }
}

@MainActor
@Suite("Values of any size in the demo apps", .enabled(if: program != nil))
struct ExtremeStateTests {
  @Test func `no value of a state or of attributes ends a widget, a picture or the program`()
    async throws
  {
    let loop = EventLoop()
    let askers = try DemoFolders.names.map { try Asker($0.lowercased(), loop) }
    defer { for asker in askers { asker.widget.stop() } }
    for asker in askers { asker.tryAll() }
    await loop.handle(until: { !askers.contains { $0.open > 0 } })
    let report = askers.map { asker in
      "\(asker.name): \(asker.tried) tried, \(asker.drawn) read by the app's types and drawn in \(Asker.slots.count) slots\n"
    }
    let difference = Golden.difference(report.joined(), named: "extreme-states")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
