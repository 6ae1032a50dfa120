import ActivityKit
import Findings
import Foundation
import JSON
import SwiftUI
import Testing
import WidgetProtocol

@testable import WidgetKit

/// Reads a text in a form of its own.
private struct ISODate: Codable, Hashable {
  var date: Date

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let date = try? Date(try container.decode(String.self), strategy: .iso8601) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "Expected date string to be ISO8601-formatted.")
    }
    self.date = date
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(date.formatted(.iso8601))
  }
}

/// Takes nothing that anybody could make up.
private struct Token: Codable, Hashable {
  var text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    text = try container.decode(String.self)
    guard text == "f3Zq-9" else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "No such token.")
    }
  }
}

private enum Status: String, Codable { case early, late }

private struct Leg: Codable, Hashable {
  var stop: String
  var at: ISODate
}

private struct Trip: Codable, Hashable {
  var count: Int
  var departs: Date
  var hex: Hex?
  var boards: ISODate
  var status: Status
  var extra: String?
  var legs: [Leg]
}

/// Reads a text itself, and then another one.
private struct Hex: Codable, Hashable {
  var red: Int
  var unit: String
  private enum CodingKeys: String, CodingKey { case code, unit }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let code = try container.decode(String.self, forKey: .code)
    unit = try container.decode(String.self, forKey: .unit)
    guard code.hasPrefix("#"), code.utf8.count == 7,
      let red = Int(code.dropFirst().prefix(2), radix: 16)
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .code, in: container, debugDescription: "Expected #RRGGBB.")
    }
    self.red = red
    guard unit.count == 3 else {
      throw DecodingError.dataCorruptedError(
        forKey: .unit, in: container, debugDescription: "Expected a currency.")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("#\(String(red, radix: 16))0000", forKey: .code)
    try container.encode(unit, forKey: .unit)
  }
}

private struct Pass: Codable, Hashable {
  var gate: String
  var token: Token
  var seat: String
  var stops: [Leg]?
}

/// Lists of what cannot be made up are empty.
private struct Wallet: Codable, Hashable {
  var passes: [Pass]
  var byName: [String: Pass]
  var owner: String
}

private struct Task: Codable, Hashable {
  var parts: [Task]
  var title: String
}

/// A state with types that read texts by code of their own.
@Suite("Types that refuse what is made up for them")
struct RefusingTypeTests {
  private static let good = """
    {"count":1,"departs":5,"boards":"2026-11-29T20:00:00Z","status":"early","legs":[]}
    """

  private func fault(_ json: String) -> DecodeFault? {
    if case .fault(let fault) = StateReader<Trip>.reply(json) { fault } else { nil }
  }

  @Test func `a text in a form of its own hides no key behind it`() throws {
    let shape = StateReader<Trip>.shape
    #expect(shape.keys == ["count", "departs", "hex", "boards", "status", "extra", "legs"])
    #expect(shape.at(["status"])?.allowed == ["early", "late"])
    #expect(shape.at(["legs", "[0]"])?.keys == ["stop", "at"])
    let required = shape.schema["required"]?.array?.compactMap(\.string)
    #expect(required == ["count", "departs", "boards", "status", "legs"])
  }

  @Test func `a state is made up all the same, and the type reads it`() throws {
    let sample = try #require(StateReader<Trip>.sample(now: SampleDate.now))
    #expect(sample.legs.count == 2 && sample.hex?.unit == "EUR")
    #expect(try StateReader<Trip>.value(StateReader.json(sample)) == sample)
    #expect(StateReader<Trip>.refusal(now: SampleDate.now) == nil)
  }

  @Test func `each of several mistakes is told, behind such a text too`() {
    let json = Self.good.replacing("2026-11-29T20:00:00Z", with: "tomorrow")
      .replacing("early", with: "Early").replacing("[]", with: #"[{"stop":"a","at":"soon"}]"#)
    let fault = fault(json)
    #expect(fault?.path == ["boards"] && fault?.expected == "ISODate")
    #expect(fault?.message == "Expected date string to be ISO8601-formatted.")
    #expect(fault?.others.map(\.path) == [["status"], ["legs", "[0]", "at"]])
    #expect(fault?.others.first?.allowed == ["early", "late"])
  }

  @Test func `where nothing is taken the keys behind it are known by their names`() {
    let shape = StateReader<Pass>.shape
    #expect(shape.keys == ["gate", "token", "seat", "stops"])
    let schema = shape.schema
    #expect(schema["required"] == ["gate", "token"])
    let words = schema["properties"]?["seat"]?["description"]?.string
    #expect(words?.hasSuffix("the type read nothing after “token”.") == true)
    #expect(StateReader<Pass>.sample(now: SampleDate.now) == nil)
    #expect(StateReader<Pass>.refusal(now: SampleDate.now) == "Token: No such token.")
    // What is not known is not said.
    let fault = StateReader<Pass>.reply(#"{"gate":"a","token":"f3Zq-9","seat":5}"#).fault
    #expect(fault?.expected == "String" && fault?.place.isOptional == false)
  }

  @Test func `a list of what cannot be made up is empty, and what comes behind it is read`() throws
  {
    let shape = StateReader<Wallet>.shape
    #expect(shape.at(["passes", "[0]"])?.keys == ["gate", "token", "seat", "stops"])
    #expect(shape.at(["owner"]) == .value("String"))
    let sample = try #require(StateReader<Wallet>.sample(now: SampleDate.now))
    #expect(sample.passes.isEmpty && sample.byName.isEmpty && sample.owner == "Owner")
  }

  @Test func `what comes behind a list of the type itself is read`() {
    #expect(StateReader<Task>.shape.schema["required"] == ["parts", "title"])
    #expect(StateReader<Task>.sample(now: SampleDate.now)?.title == "Title")
  }
}

/// An enum whose case stands in a value, and what it holds beside that.
private enum Event: Codable, Hashable {
  case goal(String, minute: Int)
  case card(color: String, minute: Int?)
  case whistle
  enum Kind: String, Codable { case goal, card, whistle }
  private enum CodingKeys: String, CodingKey { case type, player, minute, color }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .type) {
    case .goal:
      self = .goal(
        try container.decode(String.self, forKey: .player),
        minute: try container.decode(Int.self, forKey: .minute))
    case .card:
      let hasMinute = container.contains(.minute)
      self = .card(
        color: try container.decode(String.self, forKey: .color),
        minute: hasMinute ? try container.decode(Int.self, forKey: .minute) : nil)
    case .whistle: self = .whistle
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .goal(let player, let minute):
      try container.encode(Kind.goal, forKey: .type)
      try container.encode(player, forKey: .player)
      try container.encode(minute, forKey: .minute)
    case .card(let color, let minute):
      try container.encode(Kind.card, forKey: .type)
      try container.encode(color, forKey: .color)
      try container.encodeIfPresent(minute, forKey: .minute)
    case .whistle: try container.encode(Kind.whistle, forKey: .type)
    }
  }
}

/// The same, whose case is a text that nobody can make up.
private enum Call: Codable, Hashable {
  case goal(String)
  case card(String)
  private enum CodingKeys: String, CodingKey { case type, player, color }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "goal": self = .goal(try container.decode(String.self, forKey: .player))
    case "card": self = .card(try container.decode(String.self, forKey: .color))
    case let type:
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: "No case \(type).")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .goal(let player):
      try container.encode("goal", forKey: .type)
      try container.encode(player, forKey: .player)
    case .card(let color):
      try container.encode("card", forKey: .type)
      try container.encode(color, forKey: .color)
    }
  }
}

/// An enum that is written as the compiler would, by code of its own.
private enum Turn: Codable, Hashable {
  case left(Int)
  case right(Int)
  private enum CodingKeys: String, CodingKey { case left, right }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.left) {
      self = .left(try container.decode(Int.self, forKey: .left))
    } else {
      self = .right(try container.decode(Int.self, forKey: .right))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .left(let value): try container.encode(value, forKey: .left)
    case .right(let value): try container.encode(value, forKey: .right)
    }
  }
}

/// An enum of which each key is tried, as people wrote them before the compiler did.
private enum Stage: Codable, Hashable {
  case goal(Int)
  case card(String)
  case off(Bool)
  private enum CodingKeys: String, CodingKey { case goal, card, off }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let value = try? container.decode(Int.self, forKey: .goal) {
      self = .goal(value)
      return
    }
    do {
      self = .card(try container.decode(String.self, forKey: .card))
    } catch {
      self = .off(try container.decode(Bool.self, forKey: .off))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .goal(let value): try container.encode(value, forKey: .goal)
    case .card(let value): try container.encode(value, forKey: .card)
    case .off(let value): try container.encode(value, forKey: .off)
    }
  }
}

/// Looks first whether the key is there that names the case, and does without it.
private enum Tagged: Codable, Hashable {
  case number(Int)
  case text(String)
  private enum CodingKeys: String, CodingKey { case type, number, text }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.contains(.type) else {
      self = .number(0)
      return
    }
    if try container.decode(String.self, forKey: .type) == "text" {
      self = .text(try container.decode(String.self, forKey: .text))
    } else {
      self = .number(try container.decode(Int.self, forKey: .number))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .number(let value):
      try container.encode("number", forKey: .type)
      try container.encode(value, forKey: .number)
    case .text(let value):
      try container.encode("text", forKey: .type)
      try container.encode(value, forKey: .text)
    }
  }
}

/// Takes the first of its keys that is not null.
private enum Either: Codable, Hashable {
  case text(String)
  case count(Int)
  private enum CodingKeys: String, CodingKey { case text, count }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let text = try container.decodeIfPresent(String.self, forKey: .text) {
      self = .text(text)
    } else if let count = try container.decodeIfPresent(Int.self, forKey: .count) {
      self = .count(count)
    } else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "Neither."))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .text(let value): try container.encode(value, forKey: .text)
    case .count(let value): try container.encode(value, forKey: .count)
    }
  }
}

/// Names its case by a key, and does without it.
private enum Loose: Codable, Hashable {
  case quiet
  case loud(Int)
  private enum Kind: String, Codable { case quiet, loud }
  private enum CodingKeys: String, CodingKey { case mode, level }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch (try? container.decode(Kind.self, forKey: .mode)) ?? .loud {
    case .quiet: self = .quiet
    case .loud: self = .loud(try container.decode(Int.self, forKey: .level))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .quiet: try container.encode(Kind.quiet, forKey: .mode)
    case .loud(let level):
      try container.encode(Kind.loud, forKey: .mode)
      try container.encode(level, forKey: .level)
    }
  }
}

@Suite("Enums with code of their own")
struct OwnEnumTests {
  private struct Match: Codable, Hashable {
    var event: Event
    var last: Call?
    var turn: Turn?
    var stage: Stage?
    var tagged: Tagged?
    var either: Either?
    var loose: Loose?
  }

  @Test(arguments: [
    #"{"event":{"type":"goal","player":"A","minute":3}}"#,
    #"{"event":{"type":"card","color":"red"}}"#, #"{"event":{"type":"whistle"}}"#,
    #"{"event":{"type":"whistle"},"last":{"type":"goal","player":"A"}}"#,
    #"{"event":{"type":"whistle"},"last":{"type":"card","color":"red"}}"#,
    #"{"event":{"type":"whistle"},"turn":{"right":3}}"#,
    #"{"event":{"type":"whistle"},"stage":{"goal":3}}"#,
    #"{"event":{"type":"whistle"},"stage":{"card":"x"}}"#,
    #"{"event":{"type":"whistle"},"stage":{"off":true}}"#,
    #"{"event":{"type":"whistle"},"tagged":{"type":"number","number":1}}"#,
    #"{"event":{"type":"whistle"},"tagged":{"type":"text","text":"a"}}"#,
    #"{"event":{"type":"whistle"},"tagged":{}}"#,
    #"{"event":{"type":"whistle"},"either":{"count":1}}"#,
    #"{"event":{"type":"whistle"},"either":{"text":null,"count":1}}"#,
    #"{"event":{"type":"whistle"},"loose":{"mode":"loud","level":1}}"#,
    #"{"event":{"type":"whistle"},"loose":{"level":1}}"#,
  ])
  func `what the type takes its schema takes`(json: String) throws {
    guard case .value = StateReader<Match>.reply(json),
      case .value = try TypeShape(schema: StateReader<Match>.shape.schema).reply(json)
    else {
      Issue.record("\(json) is refused")
      return
    }
  }

  @Test func `a key that names the case is the only one that is needed`() {
    let schema = StateReader<Match>.shape.schema["properties"]
    #expect(schema?["event"]?["properties"]?.object?.keys == ["type", "player", "minute", "color"])
    #expect(schema?["event"]?["required"] == ["type"])
    #expect(schema?["last"]?["required"] == ["type"])
    #expect(schema?["last"]?["oneOf"] == nil)
    #expect(schema?["turn"]?["oneOf"] != nil)
  }

  @Test func `where the first key is not needed no key is, and one that stands alone is a case`() {
    let shape = StateReader<Match>.shape
    #expect(
      shape.at(["stage"])?.allowed == [#"{"goal":Int}"#, #"{"card":String}"#, #"{"off":Bool}"#])
    let schema = shape.schema["properties"]
    #expect(schema?["stage"]?["oneOf"]?.array?.count == 4 && schema?["stage"]?["required"] == nil)
    for key in ["tagged", "either", "loose"] {
      #expect(schema?[key]?["oneOf"] == nil && schema?[key]?["required"] == nil, "\(key)")
    }
    #expect(shape.at(["either", "count"]) == .value("Int"))
    #expect(shape.at(["loose", "level"]) == .value("Int"))
    #expect(!shape.schema.compact.contains("after “goal”"))
  }

  @Test func `of a text in place of an enum with one key its cases are told`() {
    let json = #"{"event":{"type":"whistle"},"stage":"goal"}"#
    let fault = StateReader<Match>.reply(json).fault
    #expect(fault?.path == ["stage"] && fault?.knownKeys == ["goal", "card", "off"])
    #expect(fault?.allowed.first == #"{"goal":Int}"#)
  }

  @Test func `a state is made up of each case of an enum with one key`() {
    struct Game: Codable { var stage: Stage }
    let samples = StateReader<Game>.samples(now: SampleDate.now)
    #expect(samples.map(\.name) == ["goal", "card", "off"])
    #expect(samples.map { "\($0.value.stage)".prefix(3) } == ["goa", "car", "off"])
  }

  @Test func `of a text in place of such an enum its keys are told, and no cases`() {
    let fault = StateReader<Match>.reply(#"{"event":"goal"}"#).fault
    #expect(fault?.path == ["event"] && fault?.allowed == [])
    #expect(fault?.place.form.hasPrefix(#"{"type":"goal","player":String"#) == true)
    let minute = StateReader<Match>.reply(#"{"event":{"type":"goal","player":"A"}}"#).fault
    #expect(minute?.key == "minute" && minute?.place.isOptional == false)
    #expect(minute?.expected == "Int")
  }

  @Test func `a state is made up of each of its cases`() {
    let samples = StateReader<Match>.samples(now: SampleDate.now)
    #expect(samples.map(\.name) == ["goal", "card", "whistle", "no-optionals"])
  }
}

/// A state whose own code refuses it.
private struct Shift: Codable, Hashable {
  var phase: String
  var start: Double
  var count: UInt8
  private enum CodingKeys: String, CodingKey { case phase, start, count }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    phase = try container.decode(String.self, forKey: .phase)
    start = try container.decode(Double.self, forKey: .start)
    count = try container.decode(UInt8.self, forKey: .count)
    guard phase != "Done" else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "No phase \(phase)"))
    }
  }
}

@Suite("States that their own code refuses")
struct RefusedStateTests {
  @Test(arguments: ["1790000000", "0.5"])
  func `what the code says is told, and no number is blamed`(start: String) {
    let json = #"{"phase":"Done","start":\#(start),"count":1}"#
    let fault = StateReader<Shift>.reply(json).fault
    #expect(fault?.path == [] && fault?.message == "No phase Done")
  }

  @Test func `a number that does not fit is told all the same`() {
    let fault = StateReader<Shift>.reply(#"{"phase":"A","start":1790000000,"count":300}"#).fault
    #expect(fault?.path == ["count"])
    #expect(fault?.message == "The number 300 does not fit into UInt8.")
  }
}

private struct PassAttributes: ActivityAttributes {
  typealias ContentState = Pass
  var name: String
}

private struct PassWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PassAttributes.self) { _ in
      Text(verbatim: "A")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) {}
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}

@MainActor
@Suite struct RefusalTests {
  @Test func `a widget without states says which type refuses those that are made up`() {
    let catalog = WidgetCatalog()
    catalog.register(PassWidget.self)
    let described = catalog.describe()
    #expect(described.map(\.refusal) == ["Token: No such token."])
    #expect(described.map(\.previews.count) == [0])
  }
}

extension DecodeReply {
  /// Why the value does not decode.
  fileprivate var fault: DecodeFault? { if case .fault(let fault) = self { fault } else { nil } }

  fileprivate var readKeys: [String: [String]]? {
    if case .value(_, _, let keys) = self { keys } else { nil }
  }
}

/// A type that writes in another way than it reads.
private struct Bill: Codable, Hashable {
  enum Mode: String, Codable { case air, sea }
  struct Item: Codable, Hashable {
    var name: String
    var count: Int
    private enum CodingKeys: String, CodingKey { case name, count }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 0
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      if count != 0 { try container.encode(count, forKey: .count) }
    }
  }
  var total: Int
  var mode: Mode?
  var isPaid: Bool
  var items: [Item]
  private enum CodingKeys: String, CodingKey { case total, old = "cnt", mode, items, isPaid }
  private enum WireKeys: String, CodingKey { case isPaid = "is_paid", driver }
  private enum DriverKeys: String, CodingKey { case name }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    total =
      try container.decodeIfPresent(Int.self, forKey: .total)
      ?? container.decode(Int.self, forKey: .old)
    mode = try? container.decodeIfPresent(Mode.self, forKey: .mode)
    items = try container.decode([Item].self, forKey: .items)
    let wire = try decoder.container(keyedBy: WireKeys.self)
    isPaid = try wire.decode(Bool.self, forKey: .isPaid)
    _ = try wire.nestedContainer(keyedBy: DriverKeys.self, forKey: .driver)
      .decode(String.self, forKey: .name)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(total, forKey: .total)
    try container.encodeIfPresent(mode, forKey: .mode)
    try container.encode(items, forKey: .items)
    try container.encode(isPaid, forKey: .isPaid)
  }
}

@Suite("Keys that a type reads and does not write")
struct ReadKeysTests {
  @Test func `an old name, another one on the wire, a value that was passed over are known`() throws
  {
    let reply = StateReader<Bill>.reply(
      #"{"cnt":5,"mode":"Air","is_paid":true,"driver":{"name":"a"},"items":[{"name":"a","count":0}]}"#
    )
    let keys = try #require(reply.readKeys)
    let whole = Set(keys[""] ?? [])
    #expect(whole.isSuperset(of: ["total", "cnt", "mode", "items", "is_paid", "driver"]))
    #expect(!whole.contains("name"))
    #expect(keys["items[]"] == ["name", "count"])
    #expect(keys.count == 2)
  }

  @Test func `where all keys are written nothing more is told`() throws {
    struct Plain: Codable { var name: String }
    #expect(StateReader<Plain>.reply(#"{ "name" : "a" }"#).readKeys == [:])
    #expect(StateReader<Plain>.reply(#"{"name":"a","nam":1}"#).readKeys == ["": ["name"]])
  }

  @Test func `what it declares and does not ask for is no part of its schema`() {
    let properties = StateReader<Bill>.shape.schema["properties"]
    #expect(properties?["total"] != nil && properties?["cnt"] == nil)
    #expect(properties?["driver"]?["required"] == ["name"])
  }
}
