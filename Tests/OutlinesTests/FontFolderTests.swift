import Foundation
import Goldens
import Testing

@testable import Outlines

@Suite("Folders of fonts") struct FontFolderTests {
  /// Makes empty files in a folder, one after the other.
  private func make(_ names: [String], in folder: String) throws {
    for name in names {
      let file = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
  }

  @Test func `Of two files of one name the first in the order of names is taken`() throws {
    let folder = TestFolder.path("fonts")
    // A folder lists its files as it likes: in either order that they were made in.
    let names = (0..<40).flatMap { number in
      number % 2 == 0
        ? ["F\(number).otf", "F\(number).ttf"] : ["F\(number).ttf", "F\(number).otf"]
    }
    try make(names, in: folder)
    try make(["a/Deep.ttf", "b/Deep.otf"], in: folder)
    let files = FontFolders.look(in: [folder]).files
    #expect(files.count == 41)
    #expect(files["Deep"] == folder + "/a/Deep.ttf")
    #expect(files.values.count { $0.hasSuffix(".otf") } == 40)
  }

  @Test
  func
    `A folder with more files than are looked at has the first ones, and the next folder its own`()
    throws
  {
    let (full, next) = (TestFolder.path("full"), TestFolder.path("next"))
    let names = (10..<60).map { "F\($0).ttf" }
    try make(names.shuffled(), in: full)
    try make(["Next.ttf", "folder/More.ttf"], in: next)
    let files = FontFolders.look(in: [full, "/nowhere", next], most: 10).files
    #expect(
      files.keys.sorted() == names.prefix(10).map { String($0.dropLast(4)) } + ["More", "Next"])
  }
}
