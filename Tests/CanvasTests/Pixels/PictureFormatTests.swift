import Testing

@testable import Canvas

@Suite("Formats of pictures") struct PictureFormatTests {
  @Test func `A name, an ending and a writer lead to one format`() {
    let names = PictureFormat.allCases.map(\.name)
    let endings = PictureFormat.allCases.flatMap(\.endings)
    #expect(Set(names).count == names.count)
    #expect(Set(endings).count == endings.count)
    for writer in PictureFormat.Writer.allCases { #expect(!PictureFormat.of(writer).isEmpty) }
  }

  @Test(arguments: [
    ("goal.png", "png"), ("a/b/goal.SVG", "svg"), ("goal.cells.svg", "cells"),
    ("goal.ans", "ansi"), ("goal.ansi", "ansi"), ("page.html", "html"), ("demo.cast", "cast"),
  ])
  func `A file's name says what it holds`(_ path: String, _ name: String) {
    #expect(PictureFormat.ofFile(path)?.name == name)
  }

  @Test func `A name without a known ending says nothing`() {
    #expect(PictureFormat.ofFile("goal") == nil)
    #expect(PictureFormat.ofFile("goal.bmp") == nil)
    #expect(PictureFormat.ofFile("svg") == nil)
  }
}
