import Findings
import SwiftUI
import Testing
import WidgetProtocol

@testable import WidgetKit

/// A state with one member of each type that a content state may have; all may be missing.
private struct TableState: Codable, Hashable {
  enum Side: String, Codable, CodingKeyRepresentable { case home, away }
  enum Bare: Codable { case before, after }
  enum Level: Int, Codable { case low = 1, high }
  struct Flags: OptionSet, Codable, Hashable {
    var rawValue: Int
  }
  struct Share: Codable, Hashable {
    var percent: UInt8
    init(from decoder: any Decoder) throws {
      percent = try decoder.singleValueContainer().decode(UInt8.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(percent)
    }
  }
  enum Kind: Codable, Hashable {
    case live(score: Int, minute: Int?)
    case after(String, Int)
  }
  struct Team: Codable, Hashable {
    var name: String
    var playerCount: Int
  }
  struct Custom: Codable, Hashable {
    var level = 0
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard let level = Int(try container.decode(String.self)) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no level")
      }
      self.level = level
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode("\(level)")
    }
  }
  var date: Date?
  var data: Data?
  var url: URL?
  var uuid: UUID?
  var decimal: Decimal?
  var int: Int?
  var tiny: Int8?
  var double: Double?
  var float: Float?
  var level: Level?
  var flags: Flags?
  var shares: [Share]?
  var tinyByID: [UUID: UInt8]?
  var bool: Bool?
  var string: String?
  var strings: [String]?
  var unique: Set<Int>?
  var byName: [String: Int]?
  var byNumber: [Int: String]?
  var bySide: [Side: Int]?
  var byID: [UUID: Int]?
  var side: Side?
  var bare: Bare?
  var kind: Kind?
  var point: CGPoint?
  var rect: CGRect?
  var range: Range<Int>?
  var interval: DateInterval?
  var duration: Duration?
  var zone: TimeZone?
  var team: Team?
  var custom: Custom?
}

private struct TableAttributes: ActivityAttributes {
  typealias ContentState = TableState
  var name = "Default"
  var seats = 2
}

private struct TableWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TableAttributes.self) { _ in
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

/// Which JSON the system's decoder takes for which Swift type, asked of a widget as pushes ask it.
@MainActor
@Suite struct DecodingTableTests {
  private let catalog = WidgetCatalog()

  init() { catalog.register(TableWidget.self) }

  private func reply(_ json: String, _ subject: DecodeRequest.Subject = .contentState)
    -> DecodeReply?
  {
    let request = DecodeRequest(
      attributesType: "TableAttributes", subject: subject, json: json)
    guard case .decoded(let reply)? = catalog.answer(.decode(request)) else { return nil }
    return reply
  }

  private func fault(_ json: String, _ subject: DecodeRequest.Subject = .contentState)
    -> DecodeFault?
  {
    if case .fault(let fault)? = reply(json, subject) { return fault }
    return nil
  }

  @Test(arguments: [
    (#"{"date":700000000}"#, #"{"date":700000000}"#),
    (#"{"data":"aGk="}"#, #"{"data":"aGk="}"#),
    (#"{"url":"https://example.com/a"}"#, #"{"url":"https://example.com/a"}"#),
    (
      #"{"uuid":"6f9619ff-8b86-d011-b42d-00cf4fc964ff"}"#,
      #"{"uuid":"6F9619FF-8B86-D011-B42D-00CF4FC964FF"}"#
    ),
    (#"{"decimal":12.5}"#, #"{"decimal":12.5}"#), (#"{"int":1}"#, #"{"int":1}"#),
    (#"{"int":1.0}"#, #"{"int":1}"#), (#"{"int":1e2}"#, #"{"int":100}"#),
    (#"{"double":3}"#, #"{"double":3}"#), (#"{"bool":true}"#, #"{"bool":true}"#),
    (#"{"strings":["a"]}"#, #"{"strings":["a"]}"#), (#"{"unique":[3]}"#, #"{"unique":[3]}"#),
    (#"{"byName":{"a":1}}"#, #"{"byName":{"a":1}}"#),
    (#"{"byNumber":{"7":"a"}}"#, #"{"byNumber":{"7":"a"}}"#),
    (#"{"bySide":{"home":1}}"#, #"{"bySide":{"home":1}}"#),
    (
      #"{"byID":["6F9619FF-8B86-D011-B42D-00CF4FC964FF",1]}"#,
      #"{"byID":["6F9619FF-8B86-D011-B42D-00CF4FC964FF",1]}"#
    ),
    (#"{"side":"away"}"#, #"{"side":"away"}"#),
    (#"{"bare":{"before":{}}}"#, #"{"bare":{"before":{}}}"#),
    (#"{"kind":{"live":{"score":1}}}"#, #"{"kind":{"live":{"score":1}}}"#),
    (#"{"kind":{"live":{"score":1,"minute":null}}}"#, #"{"kind":{"live":{"score":1}}}"#),
    (#"{"kind":{"after":{"_0":"a","_1":2}}}"#, #"{"kind":{"after":{"_0":"a","_1":2}}}"#),
    (#"{"point":[1,2]}"#, #"{"point":[1,2]}"#),
    (#"{"rect":[[1,2],[3,4]]}"#, #"{"rect":[[1,2],[3,4]]}"#),
    (#"{"range":[1,5]}"#, #"{"range":[1,5]}"#),
    (
      #"{"interval":{"start":5,"duration":10}}"#, #"{"interval":{"duration":10,"start":5}}"#
    ),
    (#"{"duration":[0,1500000000000000000]}"#, #"{"duration":[0,1500000000000000000]}"#),
    (#"{"zone":{"identifier":"Asia/Tokyo"}}"#, #"{"zone":{"identifier":"Asia/Tokyo"}}"#),
    (
      #"{"team":{"playerCount":11,"name":"A","coach":"B"}}"#,
      #"{"team":{"name":"A","playerCount":11}}"#
    ),
    (#"{"custom":"7"}"#, #"{"custom":"7"}"#),
    // Absent, null and unknown: nothing.
    ("{}", "{}"), (#"{"int":null}"#, "{}"), (#"{"noSuchKey":[1,{"a":2}]}"#, "{}"),
    // Keys are compared as written: another case or spelling is another key.
    (#"{"Int":"x","INT":"x","in_t":"x"}"#, "{}"),
    // The first of two equal keys counts.
    (#"{"int":1,"int":2}"#, #"{"int":1}"#),
  ])
  func `what the type takes, and how the system would write it`(
    _ json: String, _ canonical: String
  ) {
    guard case .value(let written, _, _)? = reply(json) else {
      Issue.record("\(json) is refused: \(String(describing: reply(json)))")
      return
    }
    #expect(written == canonical)
  }

  @Test(
    arguments: [
      (#"{"date":"2024-01-01T00:00:00Z"}"#, .typeMismatch, "date", "Date"),
      (#"{"data":"a-_="}"#, .dataCorrupted, "data", "Data"),
      (#"{"data":"aGk"}"#, .dataCorrupted, "data", "Data"),
      (#"{"url":""}"#, .dataCorrupted, "url", "URL"),
      (#"{"uuid":"7"}"#, .dataCorrupted, "uuid", "UUID"),
      (#"{"decimal":"12.5"}"#, .typeMismatch, "decimal", "Decimal"),
      (#"{"int":1.5}"#, .dataCorrupted, "int", "Int"),
      (#"{"int":"1"}"#, .typeMismatch, "int", "Int"),
      (#"{"int":true}"#, .typeMismatch, "int", "Int"),
      (#"{"tiny":128}"#, .dataCorrupted, "tiny", "Int8"),
      (#"{"int":9223372036854775808}"#, .dataCorrupted, "int", "Int"),
      (#"{"float":1e39}"#, .dataCorrupted, "float", "Float"),
      (#"{"float":1e-50}"#, .dataCorrupted, "float", "Float"),
      (#"{"decimal":1e200}"#, .dataCorrupted, "decimal", "Decimal"),
      (#"{"level":9223372036854775808}"#, .dataCorrupted, "level", "Level"),
      (#"{"level":1.5}"#, .dataCorrupted, "level", "Level"),
      (#"{"flags":100000000000000000000}"#, .dataCorrupted, "flags", "Flags"),
      (#"{"shares":[255,256,1]}"#, .dataCorrupted, "shares[1]", "Share"),
      (#"{"double":1e400}"#, .dataCorrupted, "double", "Double"),
      (
        #"{"tinyByID":["6F9619FF-8B86-D011-B42D-00CF4FC964FF",300]}"#, .dataCorrupted,
        "tinyByID[1]", "UInt8"
      ),
      (#"{"double":"3"}"#, .typeMismatch, "double", "Double"),
      (#"{"bool":1}"#, .typeMismatch, "bool", "Bool"),
      (#"{"bool":0}"#, .typeMismatch, "bool", "Bool"),
      (#"{"string":7}"#, .typeMismatch, "string", "String"),
      (#"{"strings":["a",null]}"#, .valueNotFound, "strings[1]", "String"),
      (#"{"strings":{"0":"a"}}"#, .typeMismatch, "strings", "[String]"),
      (#"{"byName":["a",1]}"#, .typeMismatch, "byName", "[String: Int]"),
      (#"{"byName":{"a":"1"}}"#, .typeMismatch, "byName.a", "Int"),
      (
        #"{"byID":{"6F9619FF-8B86-D011-B42D-00CF4FC964FF":1}}"#, .typeMismatch, "byID",
        "[UUID: Int]"
      ),
      (#"{"side":"Home"}"#, .dataCorrupted, "side", "Side"),
      (#"{"bare":"before"}"#, .typeMismatch, "bare", "Bare"),
      (#"{"bare":{"before":{},"after":{}}}"#, .typeMismatch, "bare", "Bare"),
      (#"{"bare":{}}"#, .typeMismatch, "bare", "Bare"),
      (#"{"kind":{"after":"a"}}"#, .typeMismatch, "kind.after", ""),
      (#"{"kind":{"live":{"minute":1}}}"#, .keyNotFound, "kind.live.score", "Int"),
      (#"{"point":{"x":1,"y":2}}"#, .typeMismatch, "point", "CGPoint"),
      (#"{"range":[5,1]}"#, .dataCorrupted, "range", "Range<Int>"),
      (#"{"duration":1.5}"#, .typeMismatch, "duration", "Duration"),
      (#"{"team":{"name":"A","player_count":11}}"#, .keyNotFound, "team.playerCount", "Int"),
      (#"{"custom":"x"}"#, .dataCorrupted, "custom", "Custom"),
      (#"{"custom":7}"#, .typeMismatch, "custom", ""),
    ] as [(String, DecodeFault.Kind, String, String)])
  func `what the type refuses, as which error and where`(
    _ json: String, _ kind: DecodeFault.Kind, _ place: String, _ type: String
  ) {
    guard let fault = fault(json) else {
      Issue.record("\(json) is taken: \(String(describing: reply(json)))")
      return
    }
    #expect(fault.kind == kind)
    let steps = fault.path + (fault.key.map { [$0] } ?? [])
    let path = steps.reduce("") { text, step in
      step.hasPrefix("[") || text.isEmpty ? text + step : "\(text).\(step)"
    }
    #expect(path == place)
    if !type.isEmpty { #expect(fault.expected == type) }
  }

  @Test func `each of several numbers that do not fit is told, and in no words about JSON`() {
    let fault = fault(
      #"{"int":5000,"level":1e20,"double":2.5,"shares":[300],"tiny":128,"float":0.5}"#)
    let all = ([fault].compactMap { $0 } + (fault?.others ?? []))
    #expect(Set(all.map { TypeShape.place($0.path) }) == ["tiny", "shares[0]", "level"])
    #expect(all.allSatisfy { $0.message.hasPrefix("The number") })
  }

  @Test func `a default value does not stand in for a missing key`() {
    let fault = fault(#"{"name":"A"}"#, .attributes)
    #expect(fault?.kind == .keyNotFound && fault?.key == "seats")
    guard case .value? = reply(#"{"name":"A","seats":4}"#, .attributes) else {
      Issue.record("complete attributes are refused")
      return
    }
  }

  @Test func `a UNIX time as a date decodes, 31 years ahead, and is told as a date`() {
    guard case .value(_, let dates, _)? = reply(#"{"date":1735689600}"#) else {
      Issue.record("a number is refused")
      return
    }
    #expect(dates["date"] == 2_713_996_800.0)
  }

  @Test func `a state that is no object is refused at its root`() {
    for json in ["[]", "7", #""text""#, "null"] {
      #expect(fault(json)?.path == [])
    }
  }
}
