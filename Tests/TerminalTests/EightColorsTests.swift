import Testing

@testable import Terminal

@Suite("Sixteen colours on a terminal that has eight")
struct EightColorsTests {
  @Test func `grey text stays readable on every ground`() {
    #expect(EightColors(ink: 8, ground: 0, isText: true).ink == 7)
    #expect(!EightColors(ink: 8, ground: 0, isText: true).isBold)
    #expect(EightColors(ink: 8, ground: 7, isText: true).ink == 0)
  }

  @Test(arguments: 0..<16)
  func `no text has the ink of its ground`(ink: Int32) {
    for ground in Int32(0)..<16 {
      let eight = EightColors(ink: ink, ground: ground, isText: true)
      #expect(eight.ink != eight.ground)
      #expect((0..<8).contains(eight.ink) && (0..<8).contains(eight.ground))
    }
  }

  @Test func `bright colours are bold, and pictures keep what they are made of`() {
    #expect(EightColors(ink: 12, ground: 0, isText: true).isBold)
    #expect(EightColors(ink: 12, ground: 0, isText: true).ink == 4)
  }

  @Test func `a grey bar is seen on black and on white, as ink and as ground`() {
    #expect(EightColors(ink: 8, ground: 0, isText: false).ink == 7)
    #expect(EightColors(ink: 0, ground: 8, isText: false).ground == 7)
    #expect(EightColors(ink: 8, ground: 7, isText: false).ink == 0)
    #expect(EightColors(ink: 8, ground: 8, isText: false).ground == 7)
  }
}
