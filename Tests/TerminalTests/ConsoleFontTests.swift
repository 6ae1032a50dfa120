import CLinux
import Canvas
import Glibc
import Testing

@testable import Terminal

@Suite("The font of a console")
struct ConsoleFontTests {
  /// The 256 characters of the kernel's own font, code page 437.
  private static let kernels = ConsoleFont(
    "☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼"
      + "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌"
      + "█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■")

  @Test(
    arguments: [
      ("A", "A"), ("é", "é"), ("█", "█"), ("╭", "┌"), ("╯", "┘"), ("▸", "►"), ("●", "•"),
      ("–", "-"),
      ("’", "'"), ("“", "\""), ("›", ">"), ("×", "x"), ("✓", "√"), ("ż", "z"), ("⚽", "*"),
      ("漢", "?"),
    ] as [(Character, Character)])
  func `what it lacks is shown by what comes nearest`(glyph: Character, form: Character) {
    #expect(ConsoleFontTests.kernels.form(of: glyph) == form)
  }

  @Test func `what another font has is shown as it is`() {
    let font = ConsoleFont("╭–ż●")
    for glyph in "╭–ż●" { #expect(font.form(of: glyph) == glyph) }
    #expect(font.form(of: "╮") == "+")
  }

  @Test func `a grid keeps its columns: a wide character is one and a blank`() {
    var grid = CellGrid(columns: 4, rows: 1)
    for (column, glyph) in [(0, "⚽"), (1, Cell.continuation), (2, "–")] as [(Int, Character)] {
      grid[column, 0].glyph = glyph
    }
    let shown = ConsoleFontTests.kernels.shown(grid)
    #expect(shown.cells.map(\.glyph) == ["*", Cell.continuation, "-", " "])
  }

  @Test func `what is no console does not tell a font`() throws {
    var (leader, follower) = (Int32(-1), Int32(-1))
    try #require(openpty(&leader, &follower, nil, nil, nil) == 0)
    #expect(ConsoleFont(of: follower) == nil)
    close(leader)
    close(follower)
  }
}
