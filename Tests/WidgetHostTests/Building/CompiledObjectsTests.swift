import Foundation
import Testing

@testable import WidgetHost

@Suite("What the compiler made of single files") struct CompiledObjectsTests {
  private let cache = FileManager.default.temporaryDirectory.path + "/islet-\(UUID().uuidString)"
  private let files = [
    ("A.swift", "func a() -> Int { 1 }"), ("B.swift", "func b() -> Int { a() }"),
  ]

  private func paths(
    _ files: [(String, String)], circumstances: String = "swift 6"
  ) -> [String] {
    CompiledObjects(
      cache: cache, files: files.map { (name: $0.0, text: $0.1) }, circumstances: circumstances
    ).paths
  }

  @Test func `an edit in a body asks for its own file's object alone`() {
    let edited = paths([("A.swift", "func a() -> Int { 2 }"), files[1]])
    #expect(edited[0] != paths(files)[0])
    #expect(edited[1] == paths(files)[1])
  }

  @Test func `an edit of a declaration asks for every object`() {
    let edited = paths([("A.swift", "func a() -> Int? { 1 }"), files[1]])
    #expect(Set(edited).isDisjoint(with: paths(files)))
  }

  @Test func `another name, another file and other options ask for every object`() {
    let old = paths(files)
    for new in [
      paths([("C.swift", files[0].1), files[1]]), paths(files + [("C.swift", "")]),
      paths(files, circumstances: "swift 7"),
    ] {
      #expect(Set(new).isDisjoint(with: old))
    }
  }

  @Test func `an object is known once it is kept; one that was not made is not`() throws {
    defer { try? FileManager.default.removeItem(atPath: cache) }
    let objects = CompiledObjects(
      cache: cache, files: files.map { (name: $0.0, text: $0.1) }, circumstances: "")
    #expect(objects.known() == [nil, nil])
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    try Data("object".utf8).write(to: URL(fileURLWithPath: "\(cache)/0.o"))
    objects.keep("\(cache)/0.o", ofFile: 0)
    objects.keep("\(cache)/1.o", ofFile: 1)
    #expect(objects.known() == [objects.paths[0], nil])
  }

  @Test func `the newest objects stay`() throws {
    defer { try? FileManager.default.removeItem(atPath: cache) }
    CompiledObjects.tidy(cache: cache)
    let folder = "\(cache)/objects"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for number in 0..<CompiledObjects.limit + 2 {
      let path = "\(folder)/\(number).o"
      try Data().write(to: URL(fileURLWithPath: path))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -60 * Double(number))], ofItemAtPath: path)
    }
    CompiledObjects.tidy(cache: cache)
    let left = Set(try FileManager.default.contentsOfDirectory(atPath: folder))
    #expect(left.count == CompiledObjects.limit)
    #expect(left.contains("0.o") && !left.contains("\(CompiledObjects.limit).o"))
  }
}
