import Findings
import JSON
import Testing

@testable import LiveActivities

@Suite("Small values")
struct ValueTests {
  @Test(
    arguments: [
      ("match_state", "matchState"), ("match-state", "matchState"), ("MATCHSTATE", "matchState"),
      ("mtachState", "matchState"), ("matchStat", "matchState"), ("zzz", nil), ("matchState", nil),
    ] as [(String, String?)])
  func `what was meant is found by spelling`(word: String, meant: String?) {
    #expect(NearestKey.nearest(to: word, in: ["homeScore", "matchState", "minute"]) == meant)
  }

  @Test func `a rule's sentence goes on after a colon, particulars stay as they are`() {
    #expect(
      Finding("aps-not-object", path: "aps").told == "aps: aps is not an object")
    #expect(Finding("payload-not-object").clause == "the body is JSON, but not an object")
    #expect(Finding("aps-not-object", sentence: "Aps is odd.").clause == "Aps is odd.")
  }

  @Test(
    arguments: [
      (0, "1970-01-01 00:00:00 UTC"), (978_307_200, "2001-01-01 00:00:00 UTC"),
      (951_782_400, "2000-02-29 00:00:00 UTC"), (-1, "1969-12-31 23:59:59 UTC"),
      (4_102_444_799.9, "2099-12-31 23:59:59 UTC"), (.infinity, "a moment beyond all calendars"),
      (1e18, "a moment beyond all calendars"), (1_800_000_000_000, "the year 59009"),
    ] as [(Double, String)])
  func `dates are told in UTC, leap days and all`(seconds: Double, text: String) {
    #expect(CalendarDate.text(seconds) == text)
  }

  @Test func `a number is a moment where it lies within ten years of now`() {
    let now = 1_800_000_000.0
    #expect(TimeUnit.likely(now + TimeUnit.plausible - 1, now: now) == .unix)
    #expect(TimeUnit.likely(now + TimeUnit.plausible, now: now) == nil)
    #expect(TimeUnit.likely(now * 1000, now: now) == .milliseconds)
    #expect(TimeUnit.likely(now * 1e6, now: now) == .microseconds)
    #expect(TimeUnit.likely(now - TimeUnit.referenceDate, now: now) == .since2001)
  }

  @Test func `only a type that the app declares can have a widget`() {
    let app = AppState(Stage.app(hasWidget: true))
    #expect(app.hasWidget(for: Stage.type))
    #expect(!app.hasWidget(for: "OtherAttributes"))
  }

  @Test
  func `what is drawn for a push stands beside it: an id for a start, a loss where some are lost`()
  {
    func prepared(_ event: String, loss: Double) -> PushPreparation {
      var stage = Stage()
      stage.send(.set(.loss(loss, seed: 1)))
      let body = #"{"aps":{"timestamp":1,"event":"\#(event)"}}"#
      return stage.phone.prepareHere(
        for: Push(target: .app(bundle: nil), carrier: .http2, body: Array(body.utf8)))
    }
    let start = prepared("start", loss: 0)
    #expect(start.isLost == nil && start.startID?.count == 36 && start.marks.drawn == 2)
    let update = prepared("update", loss: 1)
    #expect(update.isLost == true && update.startID == nil && update.marks.drawn == nil)
  }

  @Test func `a journal's numbers go on where its lines say, unless no push could have them`() {
    func next(after number: Int) -> Int {
      var stage = Stage()
      let body = Array(#"{"aps":{}}"#.utf8)
      var line = EventLine(
        time: stage.time,
        event: .push(PushArrival(Push(target: .app(bundle: nil), carrier: .udp, body: body))))
      line.marks = LineMarks(number: number)
      _ = stage.phone.replay(line)
      return stage.phone.nextRecordNumber
    }
    #expect(next(after: 10) == 11)
    #expect(next(after: -5) == 2)
  }

  @Test(arguments: [
    ("%@ leads %@", ["A", "B"], "A leads B", 2), ("%2$@ before %1$@", ["A", "B"], "B before A", 2),
    ("100 %% of %d", ["7"], "100 % of 7", 1), ("%lld left", ["3"], "3 left", 1), ("%@", [], "", 1),
    ("50 %", [], "50 %", 0), ("50 % are there", [], "50 % are there", 0),
    ("5%, no", [], "5%, no", 0),
    ("%1$@, %1$@!", ["A"], "A, A!", 1),
    ("%.1f km in %02d min", ["3.5", "7"], "3.5 km in 7 min", 2),
    ("no holes", ["x"], "no holes", 0),
  ])
  func `formats are filled as the system fills them`(
    format: String, arguments: [String], text: String, count: Int
  ) {
    #expect(AlertText.fill(format, arguments) == text)
    #expect(AlertText.placeholders(in: format) == count)
  }

  @Test(arguments: [
    (0, "0 s"), (119.4, "119 s"), (119.6, "2 min"), (121, "2 min 1 s"), (7199, "119 min 59 s"),
    (7200, "2 h"), (172_799, "47 h 59 min"), (172_800, "2 days"), (63_072_000, "730 days"),
    (63_115_200, "2 years"), (1e15, "for ever"),
  ])
  func `a length of time is told in words`(seconds: Double, words: String) {
    #expect(duration(seconds) == words)
  }

  @Test(arguments: 1...5)
  func `the heap gives the least key, whatever is set and taken out`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var heap = IndexedHeap<Double>()
    var known: [Int: Double] = [:]
    for _ in 0..<2000 {
      let number = Int(random.next() % 50)
      let key = random.unit() < 0.3 ? nil : Double(random.next() % 20)
      heap.set(number, to: key)
      known[number] = key
      let least = known.min { ($0.value, $0.key) < ($1.value, $1.key) }
      #expect(heap.first?.number == least?.key)
      #expect(heap.first?.key == least?.value)
    }
    #expect(heap.numbers == known.keys.sorted())
    #expect(
      heap.sorted.map(\.number)
        == known.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key))
  }

  @Test func `the log keeps the newest records, found by number, within its bounds`() {
    var log = PushLog()
    let body = [UInt8](repeating: 0x20, count: 100)
    for number in 1...PushLog.countLimit * 3 {
      let arrival = PushArrival(Push(target: .token(""), carrier: .udp, body: body))
      #expect(log.append(arrival, at: 0) == number)
    }
    let last = PushLog.countLimit * 3
    #expect(log.records.count == PushLog.countLimit)
    #expect(log[last]?.number == last)
    #expect(log[last - PushLog.countLimit + 1]?.number == last - PushLog.countLimit + 1)
    #expect(log[last - PushLog.countLimit] == nil)
    #expect(log[last + 1] == nil)
    #expect(log[0] == nil)
    log.change(last) { $0.activity = ActivityID("x") }
    #expect(log[last]?.activityID == "x")
  }

  /// The traits with one of them set; nil when that is refused.
  private func traits(_ name: String, _ value: TraitValue) -> PhoneTraits? {
    var traits = PhoneTraits()
    return traits.set(name, to: value) ? traits : nil
  }

  @Test func `every trait can be set by its name, and by nothing else`() throws {
    for name in PhoneTraits.names {
      let value: TraitValue
      switch try #require(PhoneTraits()[name]) {
      case .flag(let flag): value = .flag(!flag)
      case .number: value = .number(3)
      }
      #expect(traits(name, value)?[name] == value)
    }
    #expect(traits("hasIsland", .number(1)) == nil)
    #expect(traits("hourlyBudget", .number(-1)) == nil)
    #expect(traits("hourlyBudget", .number(.infinity)) == nil)
    #expect(traits("nothing", .flag(true)) == nil)
  }

  @Test(arguments: [
    (#"{"aps":{}}"#, Envelope.Form.payload), ("[]", .notObject), ("{}", .withoutAPS),
    (#"{"aps":1}"#, .apsNotObject), ("{", .notJSON), ("", .notJSON), (#"{"aps":{}} x"#, .notJSON),
    (#"{"a":{"aps":{}}}"#, .withoutAPS), (#"{"aps":{"a":[}}"#, .notJSON),
  ])
  func `a payload's outside is read as the parser reads it`(body: String, form: Envelope.Form) {
    #expect(Envelope(Array(body.utf8)).form == form)
  }

  @Test func `members are found wherever they stand; the first of two wins`() {
    let body = Array(
      #"{"x":[{"aps":{"event":"end"}}],"aps":{"content-state":{"event":"start"},"timestamp" : 1.5e3,"event":"update","event":"end"}}"#
        .utf8)
    let envelope = Envelope(body)
    #expect(envelope.kind == .update)
    #expect(envelope.number(envelope.timestamp, in: body) == 1500)
    #expect(envelope.text(envelope.contentState, in: body)?.string == #"{"event":"start"}"#)
    #expect(envelope.lineCount == body.count)
    #expect(!envelope.staleDate.isPresent)
  }
}
