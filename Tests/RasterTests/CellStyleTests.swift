import Testing

@testable import Raster

@Suite struct CellStyleTests {
  @Test func `no style is a part of another`() {
    let styles: [CellStyle] = [
      .bold, .dim, .italic, .underline, .strikethrough, .reverse, .flat,
    ]
    for (place, style) in styles.enumerated() {
      #expect(!style.isEmpty)
      for other in styles[(place + 1)...] { #expect(style.isDisjoint(with: other)) }
    }
  }
}
