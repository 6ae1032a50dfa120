import Testing
import WidgetProtocol

@testable import AppIntents
@testable import WidgetKit

private struct Park: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Park"
  static let defaultQuery = Parks()
  var id: Int
  var name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

/// Knows the parks below nine, and is not there for a negative one.
private struct Parks: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Park] {
    guard identifiers.allSatisfy({ $0 >= 0 }) else { throw Spoken() }
    return identifiers.filter { $0 < 9 }.map { Park(id: $0, name: "Park \($0)") }
  }
}

private struct Answer: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Answer"
  var displayRepresentation: DisplayRepresentation { "Answer" }
  var text = ""
}

private struct Visit: AppIntent {
  static let title: LocalizedStringResource = "Visit"
  @Parameter(title: "Park") var park: Park
  @Parameter(title: "Next") var next: Park?
  @Parameter(title: "Others", default: []) var others: [Park]
  @Parameter(title: "Answer") var answer: Answer?
  @Parameter(title: "Nights", default: 2, inclusiveRange: (1, 10)) var nights: Int
  @Parameter(title: "Rests", inclusiveRange: (0.5, 1.5)) var rest: Double?
  var guide = "nobody"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Stop: CustomStringConvertible {
  var number: Int
  var description: String { "stop \(number)" }
}

private final class Service: Sendable {}

private struct Call: AppIntent {
  static let title: LocalizedStringResource = "Call"
  @Parameter(title: "Number", default: 1) var number: Int
  @Dependency private var dependency: Service
  var guide = ""
  var stop: Stop? = Stop(number: 1)
  let identifier = UUID()
  var stops = ["a": Stop(number: 1), "b": Stop(number: 2), "c": Stop(number: 3)]
  lazy var length = guide.count
  let made = Date.now
  let service = Service()
  init() {}
  init(guide: String, stop: Stop?) { (self.guide, self.stop) = (guide, stop) }
  func perform() async throws -> some IntentResult { .result() }
}

@Suite("An intent whose button is pressed") struct PassedIntentTests {
  private func park(_ id: Int) -> Park { Park(id: id, name: "as it was drawn") }

  @Test func `arrives with its parameters, and without what else it held`() async throws {
    let visit = Visit()
    (visit.park, visit.nights, visit.answer) = (park(1), 5, Answer(text: "yes"))
    var drawn = visit
    drawn.guide = "Ada"
    let passed = try await drawn.passed()
    #expect(passed.nights == 5 && passed.answer?.text == "yes")
    #expect(passed.guide == "nobody")
  }

  @Test func `tells which of its values are lost, and of none that is the same or new each time`()
    async throws
  {
    let journal = IntentJournal()
    let drawn = Call(guide: "Ada", stop: nil)
    try await IntentJournal.$ofPress.withValue(journal) { _ = try await drawn.passed() }
    #expect(
      journal.lostProperties == [
        LostProperty(intent: "Call", name: "guide", held: "Ada", arrived: ""),
        LostProperty(
          intent: "Call", name: "stop", held: nil, arrived: "stop 1"),
      ])
    let findings = PerformReply(journal, error: nil).findings
    #expect(findings.map(\.id) == ["intent-property-lost", "intent-property-lost"])
    #expect(
      findings.map(\.sentence) == [
        "Call.guide is “Ada” where its button is drawn, and an empty text when the intent is performed: iOS passes its parameters alone.",
        "Call.stop is nil where its button is drawn, and “stop 1” when the intent is performed: iOS passes its parameters alone.",
      ])
    let usual = IntentJournal()
    var same = Call()
    same.stops.reserveCapacity(64)
    _ = same.length
    try await IntentJournal.$ofPress.withValue(usual) { [same] in _ = try await same.passed() }
    #expect(usual.lostProperties.isEmpty)
  }

  @Test func `has its entities as their query finds them by their ids`() async throws {
    let visit = Visit()
    (visit.park, visit.next, visit.others) = (park(7), park(8), [park(1), park(12), park(2)])
    let passed = try await visit.passed()
    #expect(passed.park.name == "Park 7" && passed.next?.name == "Park 8")
    #expect(passed.others.map(\.name) == ["Park 1", "Park 2"])
  }

  @Test func `is not performed without an entity that it needs`() async throws {
    let visit = Visit()
    (visit.park, visit.next) = (park(7), park(12))
    #expect(try await visit.passed().next == nil)
    visit.park = park(12)
    let error = await #expect(throws: UnpassedIntent.self) { try await visit.passed() }
    #expect(error?.description == "Park.defaultQuery finds no Park with the id 12")
    let none = await #expect(throws: UnpassedIntent.self) { try await Visit().passed() }
    #expect(none?.description == "Visit needs a value for park")
  }

  @Test func `is not performed where a query throws, also of an entity that it need not have`()
    async throws
  {
    for part in ["park", "next", "others"] {
      let visit = Visit()
      visit.park = park(part == "park" ? -1 : 1)
      if part == "next" { visit.next = park(-1) }
      if part == "others" { visit.others = [park(-1)] }
      let error = await #expect(throws: UnpassedIntent.self) { try await visit.passed() }
      #expect(error?.description == "Park.defaultQuery threw: The park is closed.", "\(part)")
    }
    // Nor is one that is run by its name.
    var catalog = IntentCatalog()
    catalog.add(Visit.self)
    await #expect(throws: UnpassedIntent.self) {
      try await catalog.intent(named: "Visit", ["park": "-1"])
    }
  }

  @MainActor @Test func `is told as not performed where it did not arrive, and else by its error`()
  {
    let told = WidgetCatalog.unperformed(
      UnpassedIntent(description: "Visit needs a value for park"))
    guard case .failed(let finding)? = told else {
      Issue.record("\(String(describing: told))")
      return
    }
    #expect(finding.id == "intent-not-run" && finding.fix?.contains("perform()") == false)
    #expect(finding.sentence == "The intent was not performed: Visit needs a value for park.")
    let thrown = UnpassedIntent(description: "Park.defaultQuery threw: The park is closed.")
    guard case .failed(let closed)? = WidgetCatalog.unperformed(thrown) else {
      Issue.record("it is told by its error")
      return
    }
    #expect(closed.sentence == "The intent was not performed: \(thrown.description)")
    #expect(WidgetCatalog.unperformed(Spoken()) == nil && WidgetCatalog.unperformed(nil) == nil)
  }

  @Test func `names the entity's own type where its parameter need not have one`() {
    #expect("\(IntentParameter<Park?>().wrapped)" == "Park")
    #expect("\(IntentParameter<Park>().wrapped)" == "Park")
  }

  @Test func `takes no number beyond its range from who names it`() async throws {
    var catalog = IntentCatalog()
    catalog.add(Visit.self)
    let offered = catalog.entries.map { OfferedIntent($0) }.flatMap(\.parameters)
    #expect(offered.compactMap(\.range) == ["1...10", "0.5...1.5"])
    for good in ["1", "10"] {
      _ = try await catalog.intent(named: "Visit", ["park": "1", "nights": good, "rest": "1.5"])
    }
    for (name, bad) in [("nights", "11"), ("nights", "0"), ("rest", "1.6")] {
      await #expect(throws: UnfitParameter.self) {
        try await catalog.intent(named: "Visit", ["park": "1", name: bad])
      }
    }
  }
}

private struct Spoken: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "The park is closed." }
}

private struct Described: LocalizedError {
  var errorDescription: String? { "The park is full." }
}

private struct Silent: LocalizedError {}

@Suite("What an intent's error tells") struct ErrorWordsTests {
  @Test func `is what the app has written for people, and otherwise the error's value`() {
    #expect(Spoken().words == "The park is closed.")
    #expect(Described().words == "The park is full.")
    #expect(Silent().words == "Silent()")
    #expect(AppIntentError.restartPerform.words == "restartPerform")
  }

  @Test func `is the parameter and the question where a person would be asked`() async throws {
    let visit = Visit()
    #expect(visit.$park.needsValueError("Which park?").words == "“Park” needs a value: Which park?")
    #expect(visit.$park.needsValueError().words == "“Park” needs a value")
    let choice = visit.$nights.needsDisambiguationError(among: [1, 2], dialog: "How long?")
    #expect(choice.words == "“Nights” needs a choice among 2 values: How long?")
    await #expect(throws: (any Error).self) { try await visit.$nights.requestValue() }
    let plain = IntentParameter<Int>()
    #expect(plain.needsValueError().words == "a parameter of type Int needs a value")
  }
}
