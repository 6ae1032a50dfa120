import Drawing
import EventLoop
import Findings
import Foundation
import JSON
import Testing
import WidgetProtocol

@testable import WidgetHost

/// A widget whose states make it behave badly.
private let source = """
  import ActivityKit
  import AppIntents
  import SwiftUI
  import WidgetKit

  struct TrialAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      enum Deed: String, Codable { case draw, crash, loop, flood, memory, babble }
      var deed: Deed
      var count: Int
    }
    var name: String
  }

  struct CountUp: LiveActivityIntent {
    static var title: LocalizedStringResource = "Count"
    func perform() async throws -> some IntentResult {
      for activity in Activity<TrialAttributes>.activities {
        var state = activity.content.state
        state.count += 1
        await activity.update(ActivityContent(state: state, staleDate: nil))
      }
      return .result()
    }
  }

  private struct Misdeed: View {
    let deed: TrialAttributes.ContentState.Deed
    var body: some View {
      switch deed {
      case .draw: return Text("drawn")
      case .crash: fatalError("a crash on purpose")
      case .loop:
        while Date().timeIntervalSince1970 > 0 {}
        return Text("never")
      case .flood: while true { print(String(repeating: "flood ", count: 1000)) }
      case .babble:
        // Where the process answers.
        let noise = [UInt8](repeating: 0xFF, count: 64)
        write(4, noise, noise.count)
        while true { sleep(1) }
      case .memory:
        let bytes = [UInt8](repeating: 1, count: 400 << 20)
        return Text("\\(bytes.count)")
      }
    }
  }

  private struct TrialWidget: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: TrialAttributes.self) { context in
        VStack {
          Misdeed(deed: context.state.deed)
          Button(intent: CountUp()) { Text("Count") }
        }
      } dynamicIsland: { context in
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text("L") }
        } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
      }
    }
  }

  #Preview("Trial", as: .content, using: TrialAttributes(name: "Trial")) {
    TrialWidget()
  } contentStates: {
    TrialAttributes.ContentState(deed: .draw, count: 1)
  }
  """

/// Returns the source of a widget whose card has one button, for an intent that stands beside it.
private func widget(pressing name: String, _ intent: String) -> String {
  """
  import ActivityKit
  import AppIntents
  import SwiftUI
  import WidgetKit

  struct TrialAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var deed: String }
  }

  \(intent)

  struct TrialWidget: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: TrialAttributes.self) { _ in
        Button("Press", intent: \(name)())
      } dynamicIsland: { _ in
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text("L") }
        } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
      }
    }
  }
  """
}

@MainActor
@Suite(.enabled(if: Trial.program != nil)) struct UserWidgetTests {
  @Test func `a made-up state at which the widget stops is guessed again with its dates swapped`()
    async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(
      """
      import ActivityKit
      import SwiftUI
      import WidgetKit

      struct BusAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var departedAt: Date }
      }

      struct BusWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: BusAttributes.self) { context in
            Text(timerInterval: Date.now...context.state.departedAt)
          } dynamicIsland: { _ in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Text("L") }
            } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
          }
        }
      }
      """)
    try await trial.start()
    let date = trial.widget.app?.states.first?.value["departedAt"]?.string
    #expect(date?.hasPrefix("@date+") == true, "\(date ?? "none")")
  }

  @Test func `a type that ends the program at a made-up value reads its payloads all the same`()
    async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(
      """
      import ActivityKit
      import SwiftUI
      import WidgetKit

      struct TrialAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable {
          var hour = 1
          init() {}
          enum CodingKeys: CodingKey { case slot }
          init(from decoder: any Decoder) throws {
            let text = try decoder.container(keyedBy: CodingKeys.self)
              .decode(String.self, forKey: .slot)
            guard text.contains(":") else {
              throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no colon"))
            }
            hour = Int(text.split(separator: ":")[0])!
          }
          func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode("\\(hour):00", forKey: .slot)
          }
        }
      }

      struct SlotWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: TrialAttributes.self) { context in
            Text("\\(context.state.hour)")
          } dynamicIsland: { _ in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Text("L") }
            } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
          }
        }
      }

      #Preview("Slot", as: .content, using: TrialAttributes()) {
        SlotWidget()
      } contentStates: {
        TrialAttributes.ContentState()
      }
      """)
    try await trial.start()
    func reply(_ json: String) async -> DecodeReply? {
      let request = DecodeRequest(
        attributesType: "TrialAttributes", subject: .contentState, json: json)
      if case .decoded(let reply)? = await trial.ask(.decode(request)) { return reply }
      return nil
    }
    guard case .value(let canonical, _, _)? = await reply(#"{"slot":"12:30","extra":1}"#) else {
      Issue.record("a payload that decodes has no value")
      return
    }
    #expect(canonical == #"{"slot":"12:00"}"#)
    guard case .fault(let fault)? = await reply(#"{"slot":"noon"}"#) else {
      Issue.record("a payload that does not decode has no fault")
      return
    }
    #expect(fault.message == "no colon")
  }

  @Test func `keys that an extension in another file gives a state are those that payloads have`()
    async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    try Data(
      """
      import ActivityKit
      import Foundation
      struct TrialAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable {
          var endTime: Date
          var spot: String
        }
      }
      extension TrialAttributes.ContentState {
        enum CodingKeys: String, CodingKey {
          case endTime = "end_time"
          case spot
        }
      }
      """.utf8
    ).write(to: trial.folder.appendingPathComponent("Attributes.swift"))
    try trial.save(
      """
      import ActivityKit
      import SwiftUI
      import WidgetKit

      struct ParkWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: TrialAttributes.self) { context in
            Text(context.state.spot)
          } dynamicIsland: { _ in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Text("L") }
            } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
          }
        }
      }
      """)
    try await trial.start()
    let request = DecodeRequest(
      attributesType: "TrialAttributes", subject: .contentState,
      json: #"{"end_time":785410860,"spot":"A1"}"#)
    guard case .decoded(.value(let canonical, _, _))? = await trial.ask(.decode(request)) else {
      Issue.record("the payload's own keys are not read")
      return
    }
    #expect(canonical.contains("end_time"))
  }

  /// Returns the source of a widget that has the user defaults of a group, by the lines of its card.
  private static func tea(_ card: String) -> String {
    let lines = card.replacing("\n", with: "\n      ")
    return """
      import ActivityKit
      import SwiftUI
      import WidgetKit

      struct TrialAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var count = 1 }
      }

      struct TeaWidget: Widget {
        private let shared = UserDefaults(suiteName: "group.tea")!

        var body: some WidgetConfiguration {
          ActivityConfiguration(for: TrialAttributes.self) { _ in
            \(lines)
          } dynamicIsland: { _ in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Text("L") }
            } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
          }
        }
      }
      """
  }

  @Test(arguments: ["endTime\")", "endTime\") / 1000"])
  func `a date that only the app's user defaults have is made up, in seconds or in thousandths`(
    end: String
  ) async throws {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(
      Self.tea(
        """
        let end = Date(timeIntervalSince1970: shared.double(forKey: "\(end))
        Text(timerInterval: Date.now...end)
        """))
    try await trial.start()
    guard case .rendered(let picture)? = await trial.ask(.render(trial.render(""))) else {
      Issue.record("nothing was drawn")
      return
    }
    #expect(picture.findings.map(\.id) == ["widget-made-up-defaults"])
    #expect(picture.findings.first?.sentence.contains("endTime") == true)
  }

  @Test func `a value of the user defaults that nobody can make up is told by its key`()
    async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(
      Self.tea(
        """
        let _ = shared.string(forKey: "nobody")
        Text("\\(shared.data(forKey: "leaves")!.count)")
        """))
    try await trial.start()
    let finding = try #require(await trial.finding(""))
    #expect(
      finding.sentence.hasSuffix(
        "the user defaults of group.tea have no “leaves” (Trial.swift:15)"),
      "\(finding.sentence)")
    #expect(finding.fix?.hasPrefix("Write it into defaults.json") == true, "\(finding.fix ?? "")")
    // With what the fix says it is drawn.
    try Data(#"{"leaves": [1, 2]}"#.utf8)
      .write(to: trial.folder.appendingPathComponent("defaults.json"))
    let next = try Trial(in: trial.folder)
    defer { next.widget.stop() }
    try await next.start()
    #expect(await next.said("") == "5")
  }

  @Test func `intents to which nothing of the widget leads are listed and run in the app`()
    async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    // The compiler may take longer than an intent may.
    trial.widget.deadlines.perform = 3600
    try Data(
      """
      import AppIntents
      import SomePackageThatIsNotHere

      struct RefuelIntent: LiveActivityIntent {
        static let title: LocalizedStringResource = "Refuel"
        @Parameter(title: "Litres") var litres: Int
        func perform() async throws -> some IntentResult & ReturnsValue<Int> {
          .result(value: litres * 2)
        }
      }

      struct WaitIntent: LiveActivityIntent {
        static let title: LocalizedStringResource = "Wait"
        func perform() async throws -> some IntentResult {
          print("it waits")
          try await Task.sleep(for: .seconds(3600))
          return .result()
        }
      }
      """.utf8
    ).write(to: trial.folder.appendingPathComponent("Refuel.swift"))
    try trial.save(
      """
      import ActivityKit
      import SwiftUI
      import WidgetKit

      struct BusAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var fare: Double }
      }

      struct BusWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: BusAttributes.self) { _ in Text("B") } dynamicIsland: { _ in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Text("L") }
            } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
          }
        }
      }
      """)
    try await trial.start()
    var (printed, losses): ([String], [Finding]) = ([], [])
    trial.widget.attach(
      AppPhone(
        answer: { _ in .done }, standing: { AppStanding(now: 0) }, printed: { printed += $1 },
        ended: { losses.append($0) }))
    guard case .intents(let offered)? = await trial.ask(.intents) else {
      Issue.record("\(trial.widget.findings.map(\.sentence))")
      return
    }
    #expect(offered.map(\.name) == ["RefuelIntent", "WaitIntent"])
    // An app that is quit did not crash, and the next press starts it anew.
    var quit: WidgetReply?
    trial.widget.send(.run(IntentRun(name: "WaitIntent"))) { quit = $0 }
    await trial.wait { printed == ["it waits"] }
    trial.widget.appCode?.quit()
    await trial.wait { quit != nil }
    guard case .failed(let finding)? = quit else {
      Issue.record("\(String(describing: quit))")
      return
    }
    #expect(finding.id == "widget-app-quit" && losses.isEmpty)
    let run = await trial.ask(.run(IntentRun(name: "RefuelIntent", parameters: ["litres": "21"])))
    guard case .performed(let performed)? = run else {
      Issue.record("it did not run")
      return
    }
    #expect(performed.value == "42" && performed.error == nil)
  }

  @Test func `a list of intents leaves the app's code as it is, also where it has more than runs`()
    async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    try Data(
      """
      import AppIntents

      struct RefuelIntent: LiveActivityIntent {
        static let title: LocalizedStringResource = "Refuel"
        func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 42) }
      }
      """.utf8
    ).write(to: trial.folder.appendingPathComponent("Refuel.swift"))
    try trial.save(
      widget(
        pressing: "CountIntent",
        """
        /// Tells how often it has run in its process.
        struct CountIntent: LiveActivityIntent {
          static let title: LocalizedStringResource = "Count"
          @MainActor static var runs = 0
          @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Int> {
            Self.runs += 1
            return .result(value: Self.runs)
          }
        }
        """))
    try await trial.start()
    var losses: [Finding] = []
    trial.widget.attach(
      AppPhone(
        answer: { _ in .done }, standing: { AppStanding(now: 0) }, printed: { _, _ in },
        ended: { losses.append($0) }))
    let code = try #require(trial.widget.appCode)
    func value(of reply: WidgetReply?) -> String? {
      guard case .performed(let done)? = reply else { return reply.map { "\($0)" } }
      return done.value
    }
    func pressed() async -> String? {
      let press = PerformRequest(render: trial.render("draw"), action: .button(0))
      return value(of: await trial.ask(.perform(press)))
    }
    func listed() async -> [String]? {
      guard case .intents(let offered)? = await trial.ask(.intents) else { return nil }
      return offered.map(\.name).sorted()
    }
    let all = ["CountIntent", "RefuelIntent"]
    // The app runs when the list is asked for, for which more is compiled.
    #expect(await pressed() == "1")
    #expect(await listed() == all)
    #expect(trial.widget.appCode === code && code.isRunning)
    #expect(await pressed() == "2")
    // Code that is paused stays so.
    code.pause()
    #expect(await listed() == all)
    #expect(code.isPaused)
    #expect(await pressed() == "3" && losses.isEmpty)
    // What starts after that has all of them.
    code.quit()
    #expect(await pressed() == "1")
    let refuelled = await trial.ask(.run(IntentRun(name: "RefuelIntent")))
    #expect(value(of: refuelled) == "42" && losses.isEmpty)
  }

  @Test(arguments: [false, true])
  func `what is asked of an app that is being quit is for the next one`(isPaused: Bool) async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(
      widget(
        pressing: "LeaveIntent",
        """
        struct LeaveIntent: LiveActivityIntent {
          static let title: LocalizedStringResource = "Leave"
          func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 42) }
        }
        """))
    try await trial.start()
    var losses: [Finding] = []
    trial.widget.attach(
      AppPhone(
        answer: { _ in .done }, standing: { AppStanding(now: 0) }, printed: { _, _ in },
        ended: { losses.append($0) }))
    let code = try #require(trial.widget.appCode)
    let press = PerformRequest(render: trial.render("draw"), action: .button(0))
    var values: [String?] = []
    for _ in 1...2 {
      guard case .performed(let done)? = await trial.ask(.perform(press)) else {
        Issue.record("it did not run")
        return
      }
      values.append(done.value)
      if isPaused { code.pause() }
      // Nothing waits for the process's end here.
      code.quit()
    }
    #expect(values == ["42", "42"] && losses.isEmpty)
  }

  @Test func `code that lacks an intent starts anew for it, and that is told`() async throws {
    let trial = try Trial()
    defer { trial.end() }
    try Data(
      """
      import AppIntents

      struct RefuelIntent: LiveActivityIntent {
        static let title: LocalizedStringResource = "Refuel"
        func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 42) }
      }
      """.utf8
    ).write(to: trial.folder.appendingPathComponent("Refuel.swift"))
    try trial.save(
      widget(
        pressing: "LeaveIntent",
        """
        struct LeaveIntent: LiveActivityIntent {
          static let title: LocalizedStringResource = "Leave"
          func perform() async throws -> some IntentResult { .result() }
        }
        """))
    try await trial.start()
    var losses: [Finding] = []
    trial.widget.attach(
      AppPhone(
        answer: { _ in .done }, standing: { AppStanding(now: 0) }, printed: { _, _ in },
        ended: { losses.append($0) }))
    let press = PerformRequest(render: trial.render("draw"), action: .button(0))
    guard case .performed? = await trial.ask(.perform(press)),
      case .performed(let done)? = await trial.ask(.run(IntentRun(name: "RefuelIntent")))
    else {
      Issue.record("they did not run: \(losses.map(\.sentence))")
      return
    }
    #expect(done.value == "42" && losses.map(\.id) == ["widget-app-quit"])
    #expect(losses.first?.sentence.contains("started anew for RefuelIntent") == true)
  }

  @Test func `a mistake in the app's own code is told where an intent comes to it, with its line`()
    async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    for (name, text) in [
      "Far.swift": """
      import AppIntents

      struct FarIntent: LiveActivityIntent {
        static let title: LocalizedStringResource = "Far"
        func perform() async throws -> some IntentResult {
          print(kettles())
          return .result()
        }
      }

      struct LateIntent: LiveActivityIntent {
        static let title: LocalizedStringResource = "Late"
        func perform() async throws -> some IntentResult {
          Task { print(kettles()) }
          return .result()
        }
      }
      """,
      "Kettles.swift": """
      import Foundation

      func kettles() -> Int {
        let count: Int = "a"
        return count
      }
      """,
    ] { try Data(text.utf8).write(to: trial.folder.appendingPathComponent(name)) }
    try trial.save(
      """
      import ActivityKit
      import SwiftUI
      import WidgetKit

      struct TrialAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var deed: String }
      }

      struct TrialWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: TrialAttributes.self) { _ in
            Text("card")
          } dynamicIsland: { _ in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Text("L") }
            } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
          }
        }
      }
      """)
    try await trial.start()
    var losses: [Finding] = []
    trial.widget.attach(
      AppPhone(
        answer: { _ in .done }, standing: { AppStanding(now: 0) }, printed: { _, _ in },
        ended: { losses.append($0) }))
    guard case .failed(let finding)? = await trial.ask(.run(IntentRun(name: "FarIntent"))) else {
      Issue.record("it ran")
      return
    }
    #expect(finding.id == "widget-code-needed", "\(finding.sentence)")
    #expect(finding.location?.file.hasSuffix("/Kettles.swift") == true)
    #expect(finding.fix == "Mend line 4 of Kettles.swift.")

    // So is one in a task that an intent leaves behind, whether or not its answer comes first.
    if case .failed(let finding)? = await trial.ask(.run(IntentRun(name: "LateIntent"))) {
      losses.append(finding)
    }
    await trial.wait { !losses.isEmpty }
    #expect(losses.map(\.fix) == ["Mend line 4 of Kettles.swift."], "\(losses.map(\.sentence))")
  }

  @Test func `numbers are written in the phone's language, dates and durations too`() async throws {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(
      """
      import ActivityKit
      import SwiftUI
      import WidgetKit

      struct BusAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var fare: Double }
      }

      struct BusWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: BusAttributes.self) { context in
            VStack {
              Text(verbatim: context.state.fare.formatted())
              Text(verbatim: context.state.fare.formatted(.number.precision(.fractionLength(2))))
              Text(verbatim: context.state.fare.formatted(.currency(code: "PLN")))
              Text(verbatim: 12345.formatted())
              Text(verbatim: Decimal(2.5).formatted())
              Text(verbatim: context.state.fare.formatted(.number.locale(Locale(identifier: "en_US"))))
              Text(verbatim: ["z", "ö"].sorted { $0.localizedCompare($1) == .orderedAscending }.joined())
              Text(verbatim: "izmir".localizedUppercase + "AI".localizedLowercase)
              Text(verbatim: Bundle.main.localizations.joined() + (Bundle.main.developmentLocalization ?? "-"))
              Text(verbatim: Bundle.preferredLocalizations(from: ["en", "pl", "tr"]).joined())
            }
          } dynamicIsland: { _ in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Text("L") }
            } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
          }
        }
      }
      """)
    try await trial.start()
    func texts(_ node: OutlineNode) -> [String] {
      (node.kind == "Text" ? [node.content ?? ""] : []) + node.children.flatMap(texts)
    }
    func texts(in locale: String) async -> [String] {
      var environment = WidgetEnvironment(now: 1_800_000_000)
      environment.locale = locale
      let reply = await trial.ask(
        .render(
          RenderRequest(
            attributesType: "BusAttributes",
            room: SlotRoom(slot: .lockScreen, width: 371, minHeight: 84, maxHeight: 160),
            environment: environment, attributes: "{}", state: #"{"fare":1.5}"#, activityID: "a",
            isStale: false)))
      guard case .rendered(let picture)? = reply else {
        Issue.record("\(trial.widget.findings.map(\.sentence))")
        return []
      }
      return texts(picture.outline)
    }
    let blank = "\u{A0}"
    let polish = await texts(in: "pl_PL")
    #expect(
      polish.prefix(6) == ["1,5", "1,50", "1,50\(blank)zł", "12\(blank)345", "2,5", "1.5"])
    #expect(polish.suffix(4) == ["öz", "IZMIRai", "en", "pl"])
    #expect(await texts(in: "tr_TR").suffix(4) == ["öz", "İZMİRaı", "en", "tr"])
    #expect(await texts(in: "sv_SE").suffix(4) == ["zö", "IZMIRai", "en", "en"])
  }

  @Test func `a widget is compiled, drawn and pressed, and survives whatever it does`() async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(source)
    try await trial.start()

    // Its preview is its sample state.
    #expect(trial.widget.app?.attributesType == "TrialAttributes")
    #expect(trial.widget.app?.states.first?.value["deed"]?.string == "draw")
    #expect(await trial.draws)

    // A press runs the intent in the widget's process.
    let press = PerformRequest(render: trial.render("draw"), action: .button(0))
    let pressed = await trial.ask(.perform(press))
    guard case .performed(let done)? = pressed else {
      Issue.record("the press was not performed: \(String(describing: pressed))")
      return
    }
    #expect(done.error == nil)
    guard case .update(let update)? = done.calls.first else {
      Issue.record("the intent did not update the activity")
      return
    }
    #expect(update.activityID == "a1")
    #expect(try JSONValue(parsing: update.state)["count"]?.int == 2)

    // Misdeeds are one finding each, and the next request is served.
    let crash = await trial.finding("crash")
    #expect(crash?.id == "widget-crashed")
    #expect(crash?.sentence.contains("a crash on purpose") == true)
    #expect(await trial.draws)
    #expect(await trial.finding("flood")?.id == "widget-flood")
    #expect(await trial.draws)
    let memory = await trial.finding("memory")
    #expect(memory?.id == "widget-out-of-memory")
    #expect(memory?.sentence.hasPrefix("The widget ran out of memory while ") == true)
    #expect(await trial.draws)
    // What no pipe takes is told, and costs the process nothing.
    let huge = DecodeRequest(
      attributesType: "TrialAttributes", subject: .contentState,
      json: String(repeating: " ", count: MessageFrames.limit))
    guard case .failed(let large)? = await trial.ask(.decode(huge)) else {
      Issue.record("the request is too large")
      return
    }
    #expect(large.id == "widget-request-too-large")
    #expect(large.sentence.contains("16 MB"))
    // A state that does not decode is told in the type's own terms.
    let decode = DecodeRequest(
      attributesType: "TrialAttributes", subject: .contentState, json: #"{"deed":"draw"}"#)
    guard case .decoded(.fault(let fault))? = await trial.ask(.decode(decode)) else {
      Issue.record("the state decodes")
      return
    }
    #expect(fault.key == "count")
    #expect(fault.knownKeys == ["deed", "count"])
  }

  @Test func `a widget that never answers is stopped, and the next request is served`() async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    trial.widget.deadlines.render = 1
    try trial.save(source)
    try await trial.start()
    #expect(await trial.finding("loop")?.id == "widget-too-slow")
    #expect(await trial.draws)
  }

  @Test func `a widget that never answers is told with the line at which it was`() async throws {
    let trial = try Trial()
    defer { trial.end() }
    trial.widget.deadlines.render = 1
    try trial.save(
      """
      import ActivityKit
      import SwiftUI
      import WidgetKit

      struct TrialAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var deed = "draw"; var count = 1 }
        var name = "Trial"
      }
      func spin(_ count: Int) -> Int { var sum = 0; while count > 0 { sum = (sum &+ 1) & 7 }; return sum }

      struct TrialWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: TrialAttributes.self) { context in
            Text("\\(context.state.deed == "loop" ? spin(context.state.count) : 0)")
          } dynamicIsland: { _ in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Text("L") }
            } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
          }
        }
      }

      #Preview("Trial", as: .content, using: TrialAttributes()) {
        TrialWidget()
      } contentStates: {
        TrialAttributes.ContentState()
      }
      """)
    try await trial.start()
    let finding = try #require(await trial.finding("loop"))
    #expect(finding.id == "widget-too-slow")
    #expect(finding.sentence.hasSuffix("second: drawing lockScreen (Trial.swift:9)"))
    #expect(finding.location?.line == 9)
    #expect(await trial.draws)
  }

  @Test func `a widget whose answer cannot be read is stopped, and the next request is served`()
    async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(source)
    try await trial.start()
    #expect(await trial.finding("babble")?.id == "widget-broken-reply")
    #expect(await trial.draws)
  }

  @Test func `a sample state and strings are told while they are broken, and no longer`()
    async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    let states = trial.folder.appendingPathComponent("states")
    try FileManager.default.createDirectory(at: states, withIntermediateDirectories: true)
    func save(_ text: String) throws {
      try Data(text.utf8).write(to: states.appendingPathComponent("01-draw.json"))
    }
    try trial.save(source)
    let strings = trial.folder.appendingPathComponent("Localizable.strings")
    try Data("a = b".utf8).write(to: strings)
    try save(#"{"deed": "draw", "count": 1"#)
    try await trial.start()
    for file in ["01-draw.json", "Localizable.strings"] {
      #expect(trial.widget.findings.contains { $0.location?.file.hasSuffix(file) == true })
    }
    try save(#"{"deed": "draw", "count": 1}"#)
    try Data("a = b;".utf8).write(to: strings)
    trial.widget.reload()
    await trial.wait { trial.widget.findings.isEmpty }
    #expect(trial.widget.findings.isEmpty)
  }

  @Test
  func `a version that does not compile is told, the one before goes on, and a save mends it`()
    async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(source)
    try await trial.start(watching: true)
    let version = trial.widget.version
    try trial.save(source.replacingOccurrences(of: "Text(\"drawn\")", with: "Txt(\"drawn\")"))
    await trial.wait { trial.widget.status == .failed }
    #expect(trial.widget.findings.first?.location?.line == 31)
    #expect(trial.widget.version == version)
    #expect(await trial.draws)

    // The next save recovers.
    try trial.save(source.replacingOccurrences(of: "\"drawn\"", with: "\"drawn again\""))
    await trial.wait { trial.widget.version > version }
    #expect(trial.widget.status == .ready)
    #expect(trial.widget.findings.isEmpty)
    #expect(await trial.draws)
  }

  @Test func `a folder that goes and comes again, as with another branch, is compiled again`()
    async throws
  {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("islet-trial-\(UUID().uuidString)")
    let app = root.appendingPathComponent("App")
    func checkOut(_ text: String) throws {
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: app.appendingPathComponent("Trial.swift"))
    }
    let trial = try Trial(in: root, of: [app.path])
    defer { trial.end() }
    try checkOut(source)
    try await trial.start(watching: true)
    let version = trial.widget.version
    try FileManager.default.removeItem(at: app)
    await trial.wait { trial.widget.status == .failed }
    #expect(trial.widget.status == .failed)
    #expect(await trial.draws)
    // What was compiled before still answers for its intents.
    #expect(await trial.ask(.intents) != nil)
    try checkOut(source.replacingOccurrences(of: "\"drawn\"", with: "\"drawn again\""))
    await trial.wait { trial.widget.version > version }
    #expect(trial.widget.status == .ready && trial.widget.findings.isEmpty)
    #expect(await trial.said("draw") == "drawn again")

    // The same text, too: the branch before is checked out again.
    let second = trial.widget.version
    try FileManager.default.removeItem(at: app)
    await trial.wait { trial.widget.status == .failed }
    try checkOut(source.replacingOccurrences(of: "\"drawn\"", with: "\"drawn again\""))
    await trial.wait { trial.widget.version > second }
    #expect(trial.widget.status == .ready && trial.widget.findings.isEmpty)
  }

  @Test func `what is saved beside the source while it is compiled starts no second version`()
    async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save(source)
    trial.widget.start(watching: false)
    // As if the folder changed at every moment until the first version is there, and once more.
    await trial.wait {
      trial.widget.reload()
      return trial.widget.version > 0
    }
    trial.widget.reload()
    _ = await trial.ask(.describe)
    #expect(trial.widget.version == 1)
  }

  @Test func `a preview that crashes is left out, and the widget is drawn with a made-up state`()
    async throws
  {
    let trial = try Trial()
    defer { trial.end() }
    let crashing = source.replacingOccurrences(
      of: "count: 1)", with: "count: [1][Int(\"1\") ?? 0])")
    #expect(crashing != source)
    try trial.save(crashing)
    try await trial.start(watching: true)
    #expect(trial.widget.app?.attributesType == "TrialAttributes")
    #expect(trial.widget.app?.states.first?.value["deed"]?.string == "draw")
    #expect(await trial.draws)
  }

  @Test func `a file without a widget, and a path without a file, are told`() throws {
    let trial = try Trial()
    defer { trial.end() }
    try trial.save("import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n")
    trial.widget.start(watching: false)
    #expect(trial.widget.findings.first?.id == "widget-none-found")
    try FileManager.default.removeItem(at: trial.folder)
    trial.widget.start(watching: false)
    #expect(trial.widget.findings.first?.id == "app-folder-missing")
  }
}
