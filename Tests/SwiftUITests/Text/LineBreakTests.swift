import Drawing
import Testing

@testable import SwiftUI

/// Where lines end; LAYOUT.md "Lines".
@MainActor
@Suite("Where lines end")
struct LineBreakTests {
  /// The lines of a body text in a room as wide as another text.
  private func lines(_ text: String, room: String, more: Double = 0.5) -> [TextLine] {
    let width = TypeMetrics.width(room, Face(size: 17)) + more
    return draw(Text(verbatim: text), width: width).items.compactMap {
      if case .text(let line) = $0 { line } else { nil }
    }
  }

  private func words(_ text: String, room: String, more: Double = 0.5) -> [String] {
    lines(text, room: room, more: more).map(\.string)
  }

  @Test func `a soft hyphen shows where a line ends at it, and nowhere else`() {
    let text = "Donau\u{AD}dampf\u{AD}schiff"
    #expect(words(text, room: "Donaudampfschiff") == ["Donaudampfschiff"])
    #expect(words(text, room: "Donaudampf-") == ["Donaudampf-", "schiff"])
    // The hyphen has to fit, too.
    #expect(words(text, room: "Donaudampf") == ["Donau-", "dampfschiff"])
    let whole = TypeMetrics.width("Donaudampfschiff", Face(size: 17)).roundedUp(to: 1.0 / 3)
    #expect(abs(draw(Text(verbatim: text)).size.width - whole) < 0.01)
  }

  @Test func `words are not divided of themselves; what fits no line is cut between letters`() {
    #expect(words("a Donaudampfschiff", room: "Donaudampfschiff") == ["a", "Donaudampfschiff"])
    let cut = words("Donaudampf", room: "Donau")
    #expect(cut.count == 2 && cut.joined() == "Donaudampf")
  }

  @Test func `Chinese and Japanese lines end anywhere, and each is as full as the others`() {
    let text = "東京駅行きの電車はまもなく到着します"
    let found = lines(text, room: "東京駅行きの")
    #expect(found.map(\.string) == ["東京駅行きの", "電車はまもな", "く到着します"])
    // No gaps: each character is one em wide.
    for line in found {
      let width = line.runs.reduce(0) { $0 + $1.width }
      #expect(abs(width - 6 * 17) < 0.01)
      #expect(line.runs.first?.x == 0)
    }
  }

  @Test func `closing marks never begin a line, opening ones never end one`() {
    #expect(words("東京駅に、到着", room: "東京駅に") == ["東京駅", "に、到着"])
    #expect(words("次は「新宿」です", room: "次は「").first == "次は")
    #expect(words("次は「新宿」です", room: "次は「新宿") == ["次は「新", "宿」です"])
    #expect(words("Gate A東京駅", room: "Gate A東") == ["Gate A東", "京駅"])
    #expect(words("Gate東京", room: "Gate東", more: -2) == ["Gate", "東京"])
  }

  @Test func `Thai lines end between words, which have no spaces`() {
    #expect(words("ประเทศไทยสวยงาม", room: "ประเทศไทยสว") == ["ประเทศไทย", "สวยงาม"])
  }

  @Test func `numbers stay whole at their hyphens, addresses end lines at their slashes`() {
    #expect(words("won 2-1 at home", room: "won 2-1", more: -2) == ["won", "2-1 at", "home"])
    #expect(words("call 555-1234", room: "call 555-12") == ["call", "555-1234"])
    #expect(words("well-known", room: "well-kno") == ["well-", "known"])
    #expect(words("and/or", room: "and/o") == ["and/", "or"])
    #expect(words("𝗕𝗼𝗹𝗱𝗙𝗼𝗻𝘁 a", room: "𝗕𝗼𝗹𝗱𝗙𝗼𝗻𝘁").first == "𝗕𝗼𝗹𝗱𝗙𝗼𝗻𝘁")
    #expect(words("この料理はちょっと", room: "この料理はち") == ["この料理は", "ちょっと"])
  }

  @Test func `Korean breaks at spaces, a narrow space of a time not at all`() {
    #expect(words("열차가 곧 도착합니다", room: "열차가 곧 도착") == ["열차가 곧", "도착합니다"])
    #expect(words("at 9:41\u{202F}PM", room: "at 9:41 P") == ["at", "9:41\u{202F}PM"])
    let face = Face(size: 17)
    // Measured: about half of a space (LAYOUT.md, "Type").
    #expect(TypeMetrics.advance("\u{202F}", face) == 0.15 * 17 - 0.43)
  }
}
