import Foundation
import Testing

@testable import Findings

@Suite("Where rules are named")
struct NamedRulesTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Rules that no test names: they may be shown broken by their sentences, or not at all. This list may only shrink.
  private static let unnamed: Set<FindingID> = [
    "widget-process-not-started"
  ]

  /// Rules whose names are made of reasons of APNs or FCM; the gateway's tests provoke each reason.
  private static let reasons = Set(
    PushReason.rows.map(\.reason.findingID) + FCMReason.rows.map(\.reason.findingID))

  /// Returns the rules whose names stand in the Swift files of a folder that are not left out.
  private static func named(in folder: String, without isLeftOut: (String) -> Bool) throws
    -> Set<FindingID>
  {
    let place = root.appendingPathComponent(folder)
    let ids = Dictionary(
      FindingTable.rows.map { (Array($0.id.rawValue.utf8)[...], $0.id) }, uniquingKeysWith: { $1 })
    var found: Set<FindingID> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: place.path) {
      let file = place.appendingPathComponent(path)
      guard file.pathExtension == "swift", !isLeftOut(file.lastPathComponent) else { continue }
      let words = try Array(Data(contentsOf: file)).split { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): false
        case UInt8(ascii: "-"): false
        default: true
        }
      }
      found.formUnion(words.compactMap { ids[$0] })
    }
    return found
  }

  @Test func `each rule stands in a source beside the table: something reports it`() throws {
    let named = try Self.named(in: "Sources") { $0.hasPrefix("FindingTable") }
    let silent = Set(FindingTable.rows.map(\.id)).subtracting(named).subtracting(Self.reasons)
    #expect(silent == [], "retire what nothing reports any more: FindingTable.retired")
  }

  @Test func `each rule that no payload of the fixtures breaks is named by a test`() throws {
    let own = URL(fileURLWithPath: #filePath).lastPathComponent
    let named = try Self.named(in: "Tests") { $0 == own }
    let missing = Set(FindingTable.rows.map(\.id)).subtracting(named)
      .subtracting(FindingTable.rules.map(\.id)).subtracting(Self.reasons)
    #expect(missing.subtracting(Self.unnamed) == [], "write a test that shows them broken")
    #expect(
      Self.unnamed.subtracting(missing) == [], "tests name these now: take them out of the list")
  }
}
