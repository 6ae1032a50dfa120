import Foundation
import Testing

@testable import LiveActivities

/// What activities keep in fewer bytes than a text has.
@Suite struct CompactValueTests {
  @Test(arguments: [
    "00000000-0000-0000-0000-000000000000", "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
    "70C5B7AE-5CF2-4313-B5A2-614A424168EF", "70c5b7ae-5cf2-4313-b5a2-614a424168ef",
    "70C5B7AE-5CF2-4313-B5A2-614A424168E", "70C5B7AE-5CF2-4313-B5A2-614A424168EG",
    "70C5B7AE+5CF2-4313-B5A2-614A424168EF", "goal", "", "é",
  ])
  func `an id is the text that it was made of`(text: String) throws {
    let id = ActivityID(text)
    #expect(id.text == text)
    #expect(id == ActivityID(text))
    let written = try JSONEncoder().encode([id])
    #expect(try JSONDecoder().decode([String].self, from: written) == [text])
    #expect(try JSONDecoder().decode([ActivityID].self, from: written) == [id])
  }

  @Test func `an id in lower case is another one`() {
    let text = "70C5B7AE-5CF2-4313-B5A2-614A424168EF"
    #expect(ActivityID(text) != ActivityID(text.lowercased()))
  }

  @Test(arguments: ["", "00", "0123456789abcdef", "abc", "ABCD", "zz", "é"])
  func `a token is the text that it was made of`(text: String) throws {
    let token = StoredToken(text)
    #expect(token.text == text)
    let written = try JSONEncoder().encode([token])
    #expect(try JSONDecoder().decode([String].self, from: written) == [text])
    #expect(try JSONDecoder().decode([StoredToken].self, from: written) == [token])
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `a table of slots answers as a dictionary does`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var (table, expected) = (SlotTable<Crowd>(), [Crowd: Int]())
    for _ in 0..<5_000 {
      let key = Crowd(number: Int(random.next() % 300))
      let slot = random.next() % 3 == 0 ? nil : Int(random.next() % 1000)
      (table[key], expected[key]) = (slot, slot)
      #expect(table[key] == slot)
      #expect(table.count == expected.count)
    }
    for number in 0..<300 {
      let key = Crowd(number: number)
      #expect(table[key] == expected[key])
    }
    let pairs = table.pairs.map { ($0.key, $0.slot) }
    #expect(Dictionary(uniqueKeysWithValues: pairs) == expected)
  }

  /// A key of which many have the same hash.
  private struct Crowd: Hashable {
    var number: Int

    func hash(into hasher: inout Hasher) { hasher.combine(number / 20) }
  }
}
