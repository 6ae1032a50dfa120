import Findings
import Testing
import WidgetProtocol

@testable import WidgetKit

private enum Gate: String, Codable { case one = "1", two = "2" }
private enum Level: Int, Codable { case low = 1, high = 20 }
private enum Share: Double, Codable { case half = 0.5, whole = 1 }

private struct Entrance: Codable, Hashable {
  var gate: Gate
  var level: Level
  var share: Share?
}

/// Enums whose raw values are texts that look like numbers, and numbers.
@Suite("Raw values are texts or numbers, with the source and by its schema")
struct RawValueTests {
  private let shape = StateReader<Entrance>.shape

  @Test func `the schema and a made-up state write them as the type does`() throws {
    let properties = shape.schema["properties"]
    #expect(properties?["gate"]?["enum"] == ["1", "2"])
    #expect(properties?["level"]?["enum"] == [1, 20])
    #expect(properties?["share"]?["enum"]?.array?.first?.double == 0.5)
    #expect(try TypeShape(schema: shape.schema).at(["gate"]) == shape.at(["gate"]))
    #expect(try TypeShape(schema: shape.schema).at(["level"]) == shape.at(["level"]))
    let sample = try TypeShape(schema: shape.schema).sample()
    #expect(sample["gate"] == "1" && sample["level"] == 1)
    guard case .value = StateReader<Entrance>.reply(sample.compact) else {
      Issue.record("the type does not read \(sample.compact)")
      return
    }
  }

  @Test(
    arguments: [
      (#"{"gate":"1","level":1}"#, nil), (#"{"gate":"2","level":2e1}"#, nil),
      (#"{"gate":1,"level":1}"#, .typeMismatch), (#"{"gate":"1","level":"1"}"#, .typeMismatch),
      (#"{"gate":"3","level":1}"#, .dataCorrupted), (#"{"gate":"1","level":2}"#, .dataCorrupted),
      (#"{"gate":true,"level":1}"#, .typeMismatch),
    ] as [(String, DecodeFault.Kind?)])
  func `what the type takes its schema takes, and nothing else`(
    json: String, kind: DecodeFault.Kind?
  ) throws {
    func fault(_ reply: DecodeReply) -> DecodeFault? {
      if case .fault(let fault) = reply { fault } else { nil }
    }
    let withSource = fault(StateReader<Entrance>.reply(json))
    let bySchema = fault(try TypeShape(schema: shape.schema).reply(json))
    #expect(withSource?.kind == kind)
    #expect(bySchema?.kind == kind)
    #expect(withSource?.path == bySchema?.path)
    #expect(withSource?.allowed == bySchema?.allowed)
    #expect(withSource?.place.hasNumbers == bySchema?.place.hasNumbers)
    if kind != nil { #expect(withSource?.place.hasNumbers == (withSource?.path == ["level"])) }
  }

  @Test(arguments: [
    ("Int", "9223372036854775807", true), ("Int", "9223372036854775808", false),
    ("UInt64", "18446744073709551615", true), ("UInt64", "18446744073709551616", false),
    ("UInt8", "255", true), ("UInt8", "2.55e2", true), ("UInt8", "256", false),
    ("Float", "3.4e38", true), ("Float", "3.5e38", false), ("Decimal", "1e127", true),
    ("Decimal", "1e128", false), ("UInt8", "-1", false), ("Int8", "-128", true),
    ("Int", "1.5", false), ("Int", "1e400", false),
  ])
  func `a number takes its whole range to the last digit`(
    type: String, number: String, fits: Bool
  ) {
    #expect((UnfitNumber.first(in: number, shape: .value(type)) == nil) == fits)
  }
}
