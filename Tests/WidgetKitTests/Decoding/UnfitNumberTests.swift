import Findings
import Goldens
import Testing
import WidgetProtocol

@testable import WidgetKit

/// A number from 0 to 255 by code of its own, so that its shape says nothing of it.
private struct Share: Codable, Hashable {
  var value: UInt8

  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(UInt8.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

/// Divides by what it reads: a 0 ends the program.
private struct Part: Codable, Hashable {
  var share: Int

  init(from decoder: any Decoder) throws {
    let total = try decoder.singleValueContainer().decode(Int.self)
    share = 100_000 / total
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(100_000 / share)
  }
}

private enum Level: Int, Codable { case low = 1000, high = 2000 }

private struct Poll: Codable, Hashable {
  var parts: [Part]
  var shares: [Share]
  var level: Level?
  var counts: [Double]?
}

/// Takes one text alone, so that nobody sees what comes behind it.
private struct Ticket: Codable, Hashable {
  struct Code: Codable, Hashable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard try container.decode(String.self) == "f3Zq-9" else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "No such code.")
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode("f3Zq-9")
    }
  }
  var code: Code
  var seat: UInt8
}

@Suite("Numbers that do not fit, where no shape tells which")
struct UnfitNumberTests {
  private func fault<Value: Codable>(_ type: Value.Type, _ json: String) -> DecodeFault? {
    if case .fault(let fault) = StateReader<Value>.reply(json) { fault } else { nil }
  }

  @Test(arguments: [
    (#"{"parts":[],"shares":[300,301]}"#, "shares[0]"),
    (#"{"parts":[500],"shares":[200,1,301,302]}"#, "shares[2]"),
    (#"{"parts":[500],"shares":[300],"level":2000}"#, "shares[0]"),
    (#"{"parts":[9223372036854775808,500],"shares":[2]}"#, "parts[0]"),
  ])
  func `the first one is told, and what the code divides by stays`(json: String, place: String) {
    #expect(fault(Poll.self, json).map { TypeShape.place($0.path) } == place)
  }

  @Test func `it is found among very many in no time`() {
    let numbers = (1...20_000).map { "\($0)" }.joined(separator: ",")
    let json = #"{"parts":[\#(numbers)],"shares":[300],"counts":[\#(numbers)]}"#
    var found: DecodeFault?
    let time = ProcessorTime.of { found = fault(Poll.self, json) }
    #expect(found?.path == ["shares", "[0]"])
    #expect(time < 20)
  }

  @Test func `of a key that nobody saw being read no type is told`() {
    let fault = fault(Ticket.self, #"{"code":"f3Zq-9","seat":300}"#)
    #expect(fault?.path == ["seat"])
    #expect(fault?.message == "The number 300 does not fit into the app's type.")
  }
}
