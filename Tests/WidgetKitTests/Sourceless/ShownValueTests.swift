import Foundation
import JSON
import Testing

@testable import WidgetKit

@MainActor
struct ShownValueTests {
  private func content(_ json: String) throws -> ShownValue.Content {
    let value = try JSONValue(parsing: json)
    return ShownValue.content(of: value, .learned(from: [value, value]))
  }

  private func line(_ value: ShownValue) -> String {
    switch value.kind {
    case .text(let text): "\(value.name): \(text)"
    case .date(let date): "\(value.name): at \(Int(date.timeIntervalSinceReferenceDate))"
    case .truth(let truth): "\(value.name): \(truth ? "yes" : "no")"
    case .progress(let share): "\(value.name): \(share) of 1"
    }
  }

  @Test func `values have the names of their keys, with those above where they would be alike`()
    throws
  {
    let content = try content(
      #"{"homeScore":2,"home":{"name":"HAR"},"away":{"name":"NOR"},"is_open":true,"progress":0.4}"#)
    #expect(
      content.values.map(line) == [
        "Home score: 2", "Home name: HAR", "Away name: NOR", "Is open: yes", "Progress: 0.4 of 1",
      ])
  }

  @Test func `the word of an enum is the phase, and lists are told short`() throws {
    let content = try content(
      #"{"step":"onTheWay","items":["a","b"],"stops":[{"x":1},{"x":2}],"none":null}"#)
    #expect(content.phase == "On the way")
    #expect(content.values.map(line) == ["Items: a, b", "Stops: 2"])
  }

  @Test func `a date counts, and a long number loses digits that nobody reads`() throws {
    let content = try content(#"{"eta":790000000,"km":12.3456789}"#)
    #expect(content.values.map(line) == ["Eta: at 790000000", "Km: 12.35"])
  }

  @Test(arguments: [
    ("0.00123456", "0.0012"), ("-0.00987654", "-0.0099"), ("0.0456789", "0.046"),
    ("0.123456", "0.12"), ("0.0000000", "0"), ("1.5e-320", "0"), ("1.234567e300", "1.234567e+300"),
    ("1.2345e308", "1.2345e308"), ("1.0e999", "1.0e999"), ("-1.00e999", "-1.00e999"),
    ("1.0000e-400", "0"),
  ])
  func `A small number keeps two of its digits`(_ number: String, _ shown: String) throws {
    #expect(try content("{\"price\":\(number)}").values.map(line) == ["Price: \(shown)"])
  }
}
