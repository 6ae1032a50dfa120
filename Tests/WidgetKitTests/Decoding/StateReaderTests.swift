import Findings
import Goldens
import JSON
import Testing
import WidgetProtocol

@testable import WidgetKit

/// A state with one of each thing that real states hold.
private struct MatchState: Codable, Hashable {
  enum Phase: String, Codable {
    case before
    case firstHalf = "first-half"
    case over
  }
  enum Status: Codable, Hashable {
    case waiting
    case live(score: Int, minute: Int?)
    case after(String)
  }
  struct Event: Codable, Hashable {
    var text: String
    var at: Date
  }
  var phase: Phase
  var status: Status
  var homeScore: Int
  var minute: Int?
  var kickoff: Date
  var events: [Event]
  var interval: ClosedRange<Date>
  var odds: [String: Double]
}

private let good: String = """
  {"phase":"first-half","status":{"live":{"score":1}},"homeScore":1,"kickoff":700000000,\
  "events":[{"text":"Goal","at":700000100}],"interval":[1,2],"odds":{"home":1.5}}
  """

private func fault(_ json: String) -> DecodeFault? {
  if case .fault(let fault) = StateReader<MatchState>.reply(json) { return fault }
  return nil
}

@Suite struct StateReaderTests {
  @Test func `a state that decodes is written again with sorted keys and its dates are told`() {
    guard case .value(let canonical, let dates, _) = StateReader<MatchState>.reply(good) else {
      Issue.record("does not decode")
      return
    }
    #expect(canonical.hasPrefix(#"{"events":[{"at":"#))
    #expect(dates["kickoff"] == 1_678_307_200.0)
    #expect(dates["events[0].at"] == 1_678_307_300.0)
    #expect(dates["interval[1]"] == 978_307_202.0)
  }

  @Test func `a missing key is told with its type and the keys that the type reads`() {
    let fault = fault(good.replacingOccurrences(of: "homeScore", with: "home_score"))
    #expect(fault?.kind == .keyNotFound)
    #expect(fault?.key == "homeScore")
    #expect(fault?.path == [])
    #expect(fault?.expected == "Int")
    #expect(
      fault?.knownKeys == [
        "phase", "status", "homeScore", "minute", "kickoff", "events", "interval", "odds",
      ])
  }

  @Test func `a missing key inside a list is told with its index`() {
    let fault = fault(good.replacingOccurrences(of: #""text""#, with: #""title""#))
    #expect(fault?.path == ["events", "[0]"])
    #expect(fault?.key == "text")
    #expect(fault?.knownKeys == ["text", "at"])
  }

  @Test func `an unknown raw value is told with those that exist`() {
    let fault = fault(good.replacingOccurrences(of: "first-half", with: "firstHalf"))
    #expect(fault?.kind == .dataCorrupted)
    #expect(fault?.path == ["phase"])
    #expect(fault?.expected == "Phase")
    #expect(fault?.allowed == ["before", "first-half", "over"])
  }

  @Test func `an enum with payloads that comes as a string is told with its shapes`() {
    let fault = fault(
      good.replacingOccurrences(of: #"{"live":{"score":1}}"#, with: #""live""#))
    #expect(fault?.kind == .typeMismatch)
    #expect(fault?.path == ["status"])
    #expect(fault?.expected == "Status")
    #expect(
      fault?.allowed == [
        #"{"waiting":{}}"#, #"{"live":{"score":Int,"minute":Int}}"#,
        #"{"after":{"_0":String}}"#,
      ])
  }

  @Test(arguments: [
    (#""homeScore":1"#, #""homeScore":"1""#, "typeMismatch", "Int"),
    (#""homeScore":1"#, #""homeScore":1.5"#, "dataCorrupted", "Int"),
    (#""homeScore":1"#, #""homeScore":null"#, "valueNotFound", "Int"),
    (#""kickoff":700000000"#, #""kickoff":"2024-01-01T00:00:00Z""#, "typeMismatch", "Date"),
  ])
  func `a wrong value is told with the Swift type`(
    right: String, wrong: String, kind: String, type: String
  ) {
    let fault = fault(good.replacingOccurrences(of: right, with: wrong))
    #expect(fault?.kind.rawValue == kind)
    #expect(fault?.expected == type)
  }

  @Test func `a state sent as a string of JSON is told as such`() {
    let fault = fault(#""{\"phase\":\"before\"}""#)
    #expect(fault?.kind == .typeMismatch)
    #expect(fault?.expected == "MatchState")
  }

  @Test func `what the type reads at a place is told with the fault`() {
    let bare = fault(good.replacingOccurrences(of: #"{"live":{"score":1}}"#, with: #"{"live":1}"#))
    #expect(bare?.path == ["status", "live"])
    #expect(bare?.place.owner == "Status")
    #expect(bare?.place.isCase == true)
    #expect(bare?.place.form == #"{"score":Int,"minute":Int}"#)
    let optional = fault(good.replacingOccurrences(of: #""score":1"#, with: #""minute":"1""#))
    #expect(optional?.path == ["status", "live"] && optional?.key == "score")
    let minute = fault(
      good.replacingOccurrences(of: #""score":1"#, with: #""score":1,"minute":"1""#))
    #expect(minute?.place.isOptional == true)
  }

  private struct Board: Codable {
    private enum CodingKeys: Int, CodingKey { case counts = 1, days = 2, nested = 3, lists = 4 }
    struct Stop: Codable { var eta: Date }
    var counts: [String: UInt8]?
    var days: [Int: Date]?
    var nested: [String: [String: Stop]]?
    var lists: [Int: [Int]]?
  }

  @Test(arguments: [
    (#"{"counts":{"1":"3"}}"#, "counts.1", "UInt8"),
    (#"{"counts":{"1":256}}"#, "counts.1", "UInt8"),
    (#"{"days":{"2026":"2026-11-30"}}"#, "days.2026", "Date"),
    (#"{"days":{"2026":null}}"#, "days.2026", "Date"),
    (#"{"nested":{"7":{"8":{"eta":"x"}}}}"#, "nested.7.8.eta", "Date"),
    (#"{"lists":{"7":[1,"2"]}}"#, "lists.7[1]", "Int"),
    (#"{"lists":{"7":[1,null]}}"#, "lists.7[1]", "Int"),
  ])
  func `a key that is a number is a key and no index`(json: String, place: String, type: String) {
    guard case .fault(let fault) = StateReader<Board>.reply(json) else {
      Issue.record("\(json) decodes")
      return
    }
    #expect(TypeShape.place(fault.path) == place)
    #expect(fault.expected == type)
  }

  @Test func `dates under keys that are numbers are told under these`() {
    let json = #"{"days":{"2026":5},"nested":{"7":{"8":{"eta":6}}}}"#
    guard case .value(_, let dates, _) = StateReader<Board>.reply(json) else {
      Issue.record("it does not decode")
      return
    }
    #expect(dates == ["days.2026": 978_307_205, "nested.7.8.eta": 978_307_206])
  }

  @Test func `an array that ends too early is at fault itself`() {
    let fault = fault(good.replacingOccurrences(of: "[1,2]", with: "[1]"))
    #expect(fault?.kind == .dataCorrupted)
    #expect(fault?.path == ["interval"] && fault?.expected == "ClosedRange<Date>")
  }

  @Test func `the faults behind the first one are told, and the dates that are read all the same`()
  {
    let json =
      good
      .replacingOccurrences(of: #""homeScore":1"#, with: #""homeScore":"1""#)
      .replacingOccurrences(of: #""text":"Goal""#, with: #""Text":5"#)
      .replacingOccurrences(of: #""phase":"first-half""#, with: #""phase":"FIRST""#)
      .replacingOccurrences(of: #"{"home":1.5}"#, with: #"{"home":"x"}"#)
    let fault = fault(json)
    #expect(fault?.path == ["phase"])
    let others = fault?.others.map { $0.path + ($0.key.map { [$0] } ?? []) } ?? []
    // The misspelt key's value is read, too.
    #expect(
      others == [
        ["homeScore"], ["events", "[0]", "text"], ["events", "[0]", "text"], ["odds", "home"],
      ])
    #expect(fault?.dates["kickoff"] == 1_678_307_200.0)
  }

  @Test func `of a value that is wrong as a whole nothing more is told`() {
    #expect(fault("[]")?.others.isEmpty == true)
    #expect(fault("[]")?.dates.isEmpty == true)
  }

  @Test func `a sample of a type decodes again`() throws {
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    let sample = try #require(StateReader<MatchState>.sample(now: now))
    let json = try StateReader.json(sample)
    #expect(try StateReader<MatchState>.value(json) == sample)
    #expect(sample.events.count == 2)
  }

  @Test func `a text with attributes is made up, and its schema allows each way to write it`()
    throws
  {
    struct Flight: Codable, Hashable {
      var title: AttributedString
      var note: AttributedString?
    }
    let sample = try #require(StateReader<Flight>.sample(now: SampleDate.now))
    #expect(!sample.title.characters.isEmpty)
    let shape = StateReader<Flight>.shape
    let title = shape.schema["properties"]?["title"]?["type"]
    #expect(title == ["string", "array", "object"])
    #expect(
      shape.schema["properties"]?["note"]?["type"] == ["string", "array", "object", "null"])
    let read = TypeShape.object(
      "Flight", [.init(key: "title", shape: .value("AttributedString"), isOptional: false)])
    for json in [#""A""#, #"["A",{}]"#, #"{"runs":["A",{}],"attributeTable":[]}"#] {
      guard case .value = StateReader<Flight>.reply(#"{"title":\#(json)}"#),
        case .value = read.reply(#"{"title":\#(json)}"#)
      else {
        Issue.record("\(json) is not read")
        continue
      }
    }
    guard case .fault(let fault) = StateReader<Flight>.reply(#"{"title":[],"note":7}"#) else {
      Issue.record("a text without runs is read")
      return
    }
    #expect(fault.path == ["title"] && fault.kind == .dataCorrupted)
    #expect(fault.others.first?.path == ["note"])
  }

  @Test func `a made-up interval has begun and is not over`() throws {
    struct Shift: Codable {
      var lower: ClosedRange<Date>
      var half: Range<Date>?
      var pause: DateInterval
      var startDate: Date
      var duration: Double
    }
    let now = SampleDate.now
    let sample = try #require(StateReader<Shift>.sample(now: now))
    let (begin, end) = (now - 600, now + 900)
    #expect(sample.lower == begin...end && sample.half == begin..<end)
    #expect(sample.pause == DateInterval(start: begin, end: end))
    #expect(sample.startDate + sample.duration == end)
    // What the type reads is told as before.
    #expect(fault(good.replacingOccurrences(of: "[1,2]", with: "[1]"))?.path == ["interval"])
  }
}

@Suite("Dictionaries whose keys are enums or ids")
struct PairsTests {
  private struct Line: Codable, Hashable {
    enum Side: String, Codable { case left = "L", right = "R" }
    struct Stop: Codable, Hashable {
      var name: String
      var eta: Date
    }
    var sides: [Side: Stop]
    var opened: [UUID: Date]?
    var counts: [Side: UInt8]?
    var lists: [[String: Int]]?
  }

  private static let stop = #"{"name":"A","eta":5}"#

  private func fault(_ json: String) -> DecodeFault? {
    if case .fault(let fault) = StateReader<Line>.reply(json) { fault } else { nil }
  }

  @Test func `keys and values have shapes of their own`() {
    let shape = StateReader<Line>.shape
    #expect(shape.at(["sides", "[2]"])?.allowed == ["L", "R"])
    #expect(shape.at(["sides", "[3]"])?.keys == ["name", "eta"])
    #expect(shape.at(["sides"])?.example == #"["L",{"name":String,"eta":Date}]"#)
    #expect(shape.at(["opened", "[0]"]) == .value("UUID"))
    #expect(shape.at(["opened", "[1]"]) == .value("Date"))
    #expect(shape.at(["lists", "[1]", "a"]) == .value("Int"))
  }

  @Test(
    arguments: [
      (#"{"sides":["L",\#(stop),"R",\#(stop)]}"#, nil), (#"{"sides":[]}"#, nil),
      (#"{"sides":{"L":\#(stop)}}"#, "sides: [Side: Stop]"),
      (#"{"sides":["L"]}"#, "sides: [Side: Stop]"),
      (#"{"sides":["X",\#(stop)]}"#, "sides[0]: Side"),
      (#"{"sides":["L","3"]}"#, "sides[1]: Stop"), (#"{"sides":["L",null]}"#, "sides[1]: Stop"),
      (#"{"sides":["L",{"name":"A"}]}"#, "sides[1].eta: Date"),
      (#"{"sides":[\#(stop),"L"]}"#, "sides[0]: Side, sides[1]: Stop"),
      (
        #"{"sides":[],"opened":["6F9619FF-8B86-D011-B42D-00CF4FC964FF","2026"]}"#, "opened[1]: Date"
      ),
      (#"{"sides":[],"counts":["L",300]}"#, "counts[1]: UInt8"),
    ] as [(String, String?)])
  func `faults are told in the terms of the key or of the value, by the schema as well`(
    json: String, wanted: String?
  ) throws {
    func told(_ fault: DecodeFault?) -> String? {
      fault.map { first in
        ([first] + first.others).map {
          "\(TypeShape.place($0.path + ($0.key.map { [$0] } ?? []))): \($0.expected)"
        }.joined(separator: ", ")
      }
    }
    #expect(told(fault(json)) == wanted)
    let reply = try TypeShape(schema: StateReader<Line>.shape.schema).reply(json)
    if case .fault(let fault) = reply {
      let place = TypeShape.place(fault.path + (fault.key.map { [$0] } ?? []))
      #expect(wanted?.hasPrefix(place + ":") == true)
    } else {
      #expect(wanted == nil)
    }
  }

  @Test func `what is made up of the schema is read by the type, and so is what the fix says`()
    throws
  {
    let shape = try TypeShape(schema: StateReader<Line>.shape.schema)
    let sample = #"{"sides":\#(shape.at(["sides"])?.sample().compact ?? "")}"#
      .replacing(#/"@date[+-][0-9]+"/#, with: "5")
    #expect(fault(sample) == nil, "\(sample)")
    let form = fault(#"{"sides":{"L":1}}"#)?.place.form
    let sent = form?.replacing("String", with: #""A""#).replacing("Date", with: "5") ?? ""
    #expect(fault(#"{"sides":\#(sent)}"#) == nil, "\(sent)")
  }
}

@Suite("Dictionaries whose keys are written as keys of an object")
struct CodedKeyTests {
  private enum Language: String, Codable, CodingKeyRepresentable { case en, de }
  private struct Code: Hashable, Codable, CodingKeyRepresentable {
    var text: String
    var codingKey: any CodingKey { Text(stringValue: text) }
    init?(codingKey: some CodingKey) {
      guard codingKey.stringValue.hasPrefix("code-") else { return nil }
      text = codingKey.stringValue
    }
    private struct Text: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
  }
  private struct Notice: Codable, Hashable {
    var score: Float
    var texts: [Language: String]
    var counts: [Code: Int]
    var last: Int
  }

  @Test func `what the keys refuse hides nothing behind the dictionary`() throws {
    let shape = StateReader<Notice>.shape
    #expect(shape.keys == ["score", "texts", "counts", "last"])
    #expect(shape.at(["texts", "de"]) == .value("String"))
    #expect(shape.at(["last"]) == .value("Int"))
    #expect(shape.schema["required"] == ["score", "texts", "counts", "last"])
    #expect(
      shape.schema["properties"]?["texts"]?["additionalProperties"] == ["type": "string"])
    let sample = try #require(StateReader<Notice>.sample(now: SampleDate.now))
    #expect(sample.texts.keys.map(\.rawValue) == ["en"] && sample.counts.isEmpty)
  }

  @Test func `an array in its place is told as what stands where an object is read`() {
    guard
      case .fault(let fault) = StateReader<Notice>.reply(
        #"{"score":1,"texts":["en","x"],"counts":{},"last":1}"#)
    else {
      Issue.record("it decodes")
      return
    }
    #expect(fault.path == ["texts"] && fault.expected == "Object")
    #expect(fault.place.form == #"{"…":String}"#)
  }
}

@Suite struct SampleDateTests {
  struct Countdown: Codable, Hashable {
    var end: Date
    var founded: Date
    var interval: ClosedRange<Date>
  }

  @Test func `a sample's dates near the present are told by their distance from it`() throws {
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    let sample = Countdown(
      end: now + 600, founded: Date(timeIntervalSinceReferenceDate: 0),
      interval: (now - 60)...now)
    #expect(
      try StateReader.sampleJSON(sample, around: now)
        == #"{"end":"@date+600","founded":0,"interval":["@date-60","@date+0"]}"#)
  }

  @Test
  func `UNIX dates near the present are told by their distance, of seconds and of milliseconds`()
    throws
  {
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    let numbers = [
      "seconds": 1_799_999_940.0, "thousandths": 1_800_000_600_000, "steps": 1_800,
      "far": 1_600_000_000_000,
    ]
    #expect(
      try StateReader.sampleJSON(numbers, around: now)
        == #"{"far":1600000000000,"seconds":"@now-60","steps":1800,"thousandths":"@millis+600"}"#)
  }
}

private indirect enum Tree: Codable, Hashable {
  case leaf
  case branch(Tree)
}

private struct Chain: Codable, Hashable {
  var next: [Chain]
}

/// A list of which each element is read by itself, so that one that cannot be read is left out.
private struct Lossy: Codable, Hashable {
  struct Item: Codable, Hashable {
    var name: String
    var counts: [Int]
  }
  var items: [Item] = []
  var twigs: [Lossy] = []
  var base = 0
  private enum Keys: String, CodingKey { case items, twigs, base }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    var list = try container.nestedUnkeyedContainer(forKey: .items)
    while !list.isAtEnd {
      let one = try list.superDecoder()
      if let item = try? Item(from: one) { items.append(item) }
    }
    if var list = try? container.nestedUnkeyedContainer(forKey: .twigs) {
      while !list.isAtEnd {
        if let twig = try? Lossy(from: list.superDecoder()) { twigs.append(twig) }
      }
    }
    base = try container.superDecoder().container(keyedBy: Keys.self).decode(
      Int.self, forKey: .base)
  }
}

/// Holds itself in many places: what it reads grows twelvefold with each round.
private indirect enum Sum: Codable {
  case number(Double)
  case add(Sum, Sum)
  case subtract(Sum, Sum)
  case multiply(Sum, Sum)
  case divide(Sum, Sum)
  case power(Sum, Sum)
  case root(Sum, Sum)
}

/// Reads a list until nothing comes.
private struct Greedy: Codable {
  var values: [Int] = []

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while let value = try? list.decode(Int.self) { values.append(value) }
  }
}

@Suite struct ShapeWalkTests {
  @Test func `elements that are read one by one have a shape and samples, and end`() throws {
    let shape = StateReader<Lossy>.shape
    #expect(shape.keys == ["items", "twigs", "super"])
    #expect(shape.at(["items", "[0]", "name"]) == .value("String"))
    #expect(shape.at(["items", "[0]", "counts"]) == .list("[Int]", .value("Int")))
    #expect(shape.at(["twigs", "[0]", "items", "[0]", "name"]) == .value("String"))
    #expect(shape.at(["super", "base"]) == .value("Int"))
    let sample = try #require(StateReader<Lossy>.sample(now: SampleDate.now))
    #expect(sample.items.count == 2)
    #expect(StateReader<Greedy>.sample(now: SampleDate.now)?.values.isEmpty == false)
  }

  @Test func `a type that holds itself in many places has its shape and its samples in no time`() {
    var shape = TypeShape.anything
    var sample: Sum?
    let time = ProcessorTime.of {
      (shape, sample) = (StateReader<Sum>.shape, StateReader<Sum>.sample(now: SampleDate.now))
    }
    #expect(time < 1)
    #expect(shape.at(["root", "_1", "power", "_0"]) != nil && sample != nil)
    let samples = StateReader<Sum>.samples(now: SampleDate.now)
    let names = ["number", "add", "subtract", "multiply", "divide", "power", "root"]
    #expect(shape.keys == names && samples.map(\.name) == names)
    #expect(samples.map { "\($0.value)".prefix { $0 != "(" } } == names.map { $0[...] })
  }

  @Test func `a type that contains itself has a shape of limited depth`() {
    #expect(StateReader<Tree>.shape.keys == ["leaf", "branch"])
    #expect(StateReader<Chain>.shape.keys == ["next"])
  }

  @Test func `cases are found without CaseIterable, and not for other types`() {
    enum Plain { case a, b, c }
    enum Single { case only }
    enum Payload {
      case a(Int)
      case b
    }
    #expect(EnumReflection.cases(of: Plain.self) == [.a, .b, .c])
    #expect(EnumReflection.cases(of: Single.self).count == 1)
    #expect(EnumReflection.cases(of: Payload.self).isEmpty)
    #expect(EnumReflection.cases(of: Int.self).isEmpty)
    #expect(EnumReflection.cases(of: String.self).isEmpty)
  }

  private struct Order: Codable, Hashable {
    enum Phase: String, Codable { case queued, brewing, ready }
    var phase: Phase
    var other: Phase
    var note: String?
    var totalSteps: Int
    var errorMessage: String?
  }

  @Test func `samples are made for each case of the first enum, and one without optionals`() {
    let samples = StateReader<Order>.samples(now: SampleDate.now)
    #expect(samples.map(\.name) == ["queued", "brewing", "ready", "no-optionals"])
    #expect(samples.map(\.value.phase) == [.queued, .brewing, .ready, .queued])
    #expect(samples.allSatisfy { $0.value.other == samples[0].value.phase || $0.name != "queued" })
    #expect(samples.map(\.value.note) == ["Note", "Note", "Note", nil])
    // An error is no usual state.
    #expect(samples.allSatisfy { $0.value.errorMessage == nil })
  }

  /// A number that is a date by its type's name.
  private struct EpochSecondsDate: Codable, Hashable {
    var seconds: Int64
    init(from decoder: any Decoder) throws {
      seconds = try decoder.singleValueContainer().decode(Int64.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(seconds)
    }
  }

  @Test func `a type of dates that reads a number gets one near, by the key's words`() throws {
    struct Parcel: Codable, Hashable {
      var arrival: EpochSecondsDate
      var sent: EpochSecondsDate
    }
    let sample = try #require(StateReader<Parcel>.sample(now: SampleDate.now))
    let now = Int64(SampleDate.now.timeIntervalSince1970)
    #expect([sample.arrival.seconds - now, sample.sent.seconds - now] == [900, -600])
  }

  private enum Stage: Codable, Hashable {
    case waiting
    case riding(minutes: Int)
  }

  @Test func `an enum with values has a sample of each case as well`() {
    struct Ride: Codable, Hashable { var stage: Stage }
    let samples = StateReader<Ride>.samples(now: SampleDate.now)
    #expect(samples.map(\.name) == ["waiting", "riding"])
    #expect(samples.map(\.value.stage) == [.waiting, .riding(minutes: 12)])
  }
}
