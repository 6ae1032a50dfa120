import Goldens
import JSON
import Testing

@testable import Commands

@Suite("Payloads with apps named beside them")
@MainActor
struct AppsBesideTests {
  /// A folder with two apps without source.
  private static func folder() throws -> String {
    try TestFolder.path(
      "apps",
      with: [
        "shop/app.json": #"{"bundle": "com.example.shop", "attributesType": "OrderAttributes"}"#,
        "shop/states/1.json": #"{"step": "sent", "left": 3}"#,
        "taxi/app.json": #"{"bundle": "com.example.taxi", "attributesType": "RideAttributes"}"#,
        "taxi/states/1.json": #"{"metres": 250}"#,
      ])
  }

  /// Returns what the first report is about, and the rules of its findings.
  private func check(_ state: String, _ apps: String...) throws -> (about: String, rules: [String])
  {
    let folder = try Self.folder()
    let payload =
      #"{"aps":{"timestamp":1790000000,"event":"update","content-state":\#(state)}}"#
    var output = ""
    let console = Console(
      write: { output += $0 }, complain: { _ in }, readInput: { _ in Array(payload.utf8) })
    _ = IsletCommand.run(
      ["check", "--json", "-"] + apps.map { $0 == "match" ? $0 : "\(folder)/\($0)" },
      console: console)
    let report = try JSONValue(parsing: output)["checked"]?.array?.first
    return (
      report?["about"]?.string ?? "",
      (report?["findings"]?.array ?? []).compactMap { $0["id"]?.string }
    )
  }

  @Test func `one app beside a payload is the one that it is judged by`() throws {
    let good = try check(#"{"step": "paid", "left": 2}"#, "shop")
    #expect(good.about.hasPrefix("payload for shop, ") && !good.rules.contains("check-no-app"))
    let bad = try check(#"{"step": "paid", "Left": 2}"#, "shop")
    #expect(bad.about.hasPrefix("payload for shop, "))
    #expect(bad.rules.contains("key-spelled-differently"), "\(bad.rules)")
  }

  @Test func `of several apps the one that fits is`() throws {
    for (state, name) in [(#"{"metres": 1}"#, "taxi"), (#"{"step": "a", "left": 1}"#, "shop")] {
      let found = try check(state, "shop", "match", "taxi")
      #expect(found.about.hasPrefix("payload for \(name), "), "\(found)")
    }
    let none = try check(#"{"nobody": 1}"#, "shop", "taxi")
    #expect(none.rules.contains("check-no-app"))
  }

  @Test func `without an app beside it a demo app may fit`() throws {
    #expect(try check(#"{"matchState":{"before":{}}}"#).about.hasPrefix("payload for match, "))
    #expect(try check(#"{"nobody": 1}"#).rules.contains("check-no-app"))
  }
}
