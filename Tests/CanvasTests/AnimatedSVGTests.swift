import Testing

@testable import Canvas

@Suite("A film is one picture that moves") struct AnimatedSVGTests {
  private func grid(_ lines: String...) -> CellGrid {
    var grid = CellGrid(columns: lines[0].count, rows: lines.count)
    for (row, line) in lines.enumerated() {
      for (column, glyph) in line.enumerated() {
        grid[column, row].glyph = glyph == "_" ? Cell.continuation : glyph
      }
    }
    return grid
  }

  private func film(_ frames: (CellGrid, Double)...) -> AnimatedSVG {
    var film = AnimatedSVG()
    for (grid, start) in frames { film.show(grid, at: start) }
    return film
  }

  @Test
  func `the frame that stands longest is the ground; of the others only what differs is kept`() {
    let text = film((grid("1-0", "abc"), 0), (grid("1-1", "abc"), 2), (grid("2-1", "abc"), 8))
      .document(duration: 10)
    #expect(text.contains(">1-1</text>"))
    #expect(text.components(separatedBy: "abc").count == 2)
    // 1-0 differs in its third column, 2-1 in its first.
    #expect(text.contains("<g transform=\"translate(20 0)\">"))
    #expect(text.contains("<g transform=\"translate(0 0)\">"))
    #expect(text.contains("@keyframes k0{0%{visibility:visible}20%{visibility:hidden}}"))
    #expect(text.contains("@keyframes k1{0%{visibility:hidden}80%{visibility:visible}}"))
  }

  @Test func `what comes back shares one timeline`() {
    let (rest, goal) = (grid("0-0"), grid("1-0"))
    let text = film((rest, 0), (goal, 4), (rest, 5), (goal, 9)).document(duration: 10)
    #expect(text.components(separatedBy: "@keyframes").count == 2)
    #expect(
      text.contains(
        "{0%{visibility:hidden}40%{visibility:visible}50%{visibility:hidden}90%{visibility:visible}}"
      ))
  }

  @Test func `a wide character is never cut`() {
    let text = film((grid("あ_x"), 0), (grid("い_x"), 8)).document(duration: 10)
    #expect(text.contains(">い</text>"))
    #expect(text.contains("width=\"20\" height=\"20\""))
  }

  @Test func `who wants no motion sees the ground alone`() {
    let text = film((grid("a"), 0), (grid("b"), 8)).document(duration: 10)
    #expect(text.contains("@media (prefers-reduced-motion:no-preference)"))
    #expect(text.contains("<g class=\"k0\" visibility=\"hidden\">"))
  }

  @Test
  func `frames of several sizes stand in the largest; equal ones and an empty film are no trouble`()
  {
    let text = film((grid("a"), 0), (grid("abc", "def"), 1), (grid("abc", "def"), 2))
      .document(duration: 3)
    #expect(text.contains("viewBox=\"0 0 30 40\""))
    #expect(text.components(separatedBy: "@keyframes").count == 2)
    #expect(AnimatedSVG().document(duration: 1).contains("viewBox=\"0 0 0 0\""))
  }
}
