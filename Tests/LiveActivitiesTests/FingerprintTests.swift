import JSON
import Testing

@testable import LiveActivities

@Suite("A fingerprint")
struct FingerprintTests {
  @Test func `is that of the bytes, whatever holds them`() {
    let text = #"{"homeScore":1,"awayScore":0}"#
    let body = Array("xx\(text)yy".utf8)
    let slice = body[2..<body.count - 2]
    #expect(Fingerprint(text) == Fingerprint(JSONText(slice)))
    #expect(Fingerprint(text) == Fingerprint(text + ""))
  }

  @Test(arguments: [1, 15, 16, 17, 32, 33, 160])
  func `differs when one byte does, wherever it stands`(length: Int) {
    let text = [UInt8](repeating: 0x61, count: length)
    var seen: Set<Fingerprint> = [Fingerprint(JSONText(text[...]))]
    for place in text.indices {
      for bit in 0..<7 {
        var other = text
        other[place] ^= 1 << bit
        seen.insert(Fingerprint(JSONText(other[...])))
      }
    }
    #expect(seen.count == 1 + 7 * length)
  }

  @Test func `differs when bytes are added or change places`() {
    let block = "0123456789abcdef"
    let other = "fedcba9876543210"
    let texts =
      (0...64).map { String(repeating: "\0", count: $0) }
      + [block + other, other + block, block + block + other, block + other + block]
      + [
        String(block.prefix(8)) + String(other.prefix(8)),
        String(other.prefix(8)) + String(block.prefix(8)),
      ]
    #expect(Set(texts.map { Fingerprint($0) }).count == texts.count)
  }

  @Test func `differs for every number that a score can have`() {
    let prints = Set(
      (0..<100_000).map { Fingerprint(#"{"matchState":{"live":{"score":{"home":\#($0)"#) })
    #expect(prints.count == 100_000)
  }
}
