import Testing

@testable import WidgetHost

@Suite("The name that was meant") struct NearestNameTests {
  @Test func `a name with few other letters is near, and a far one is not`() {
    #expect(
      NearestName.of("foregroundStle", in: ["foregroundStyle", "foreground"])
        == "foregroundStyle")
    #expect(NearestName.of("paddin", in: ["padding", "padded"]) == "padding")
    #expect(NearestName.of("red", in: ["read", "green"]) == "read")
    #expect(NearestName.of("timer", in: ["titles", "Route"]) == nil)
  }

  @Test func `a short name may have one slip, one of eight letters two`() {
    #expect(NearestName.of("tier", in: ["tiers"]) == "tiers")
    #expect(NearestName.of("tier", in: ["tiles"]) == nil)
    #expect(NearestName.of("timer", in: ["tiles"]) == nil)
    #expect(NearestName.of("spacnig", in: ["spacing"]) == "spacing")
    #expect(NearestName.of("subtitle", in: ["subtotal", "subhead"]) == nil)
    #expect(NearestName.of("linelimitt", in: ["lineLimit"]) == "lineLimit")
    #expect(NearestName.of("id", in: ["idea", "di"]) == "di")
    #expect(NearestName.of("id", in: ["idea", "name"]) == nil)
  }

  @Test
  func
    `among thousands of names a short one is like one by chance, and a longer one needs to be nearer`()
  {
    #expect(NearestName.of("left", in: ["lift", "Left"], amongMany: true) == "Left")
    #expect(NearestName.of("left", in: ["lift"], amongMany: true) == nil)
    #expect(NearestName.of("headlin", in: ["headline"], amongMany: true) == "headline")
    #expect(NearestName.of("countdown", in: ["countsDown"], amongMany: true) == nil)
    #expect(
      NearestName.of("monospaceDigits", in: ["monospacedDigit"], amongMany: true)
        == "monospacedDigit")
  }

  @Test func `of short names that differ in case alone the nearest is told, each time`() {
    // A set hands over its names in another order with each size.
    for count in 0..<32 {
      let names = Set(["TEXT", "Text", "text"] + (0..<count).map { "other\($0)" })
      #expect(NearestName.of("text", in: names, amongMany: true) == "Text")
    }
    #expect(NearestName.of("text", in: ["text"], amongMany: true) == nil)
  }
}
