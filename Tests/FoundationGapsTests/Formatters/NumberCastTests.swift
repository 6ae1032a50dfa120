import Foundation
import FoundationGaps
import Testing

@Suite struct NumberCastTests {
  @Test func `a number among values of which nothing is known is a CGFloat, too`() {
    let values: [String: Any] = [
      "number": NSNumber(value: 2.5), "word": "2.5", "length": CGFloat(3),
    ]
    #expect(values["number"] as? CGFloat == 2.5)
    #expect(values["number"] as? Double == 2.5)
    #expect(values["word"] as? CGFloat == nil)
    #expect(values["length"] as? NSNumber == 3)
  }
}
