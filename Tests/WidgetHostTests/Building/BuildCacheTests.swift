import Foundation
import Testing

@testable import WidgetHost

@Suite("The folder of compiled widgets")
struct BuildCacheTests {
  private let path = FileManager.default.temporaryDirectory.path + "/islet-\(UUID().uuidString)"

  private func make(_ name: String, age: Double = 0) throws {
    let folder = "\(path)/\(name)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try date(folder, age: age)
  }

  private func date(_ place: String, age: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: place)
  }

  private var names: Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
  }

  private func key(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  @Test func `what an ended process left goes, what a running one makes stays`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    // No process has a number above the kernel's limit of four million.
    try make("\(key(1))-1999999999")
    try make("\(key(1))-1999999999-2")
    let own = "\(key(1))-\(ProcessInfo.processInfo.processIdentifier)"
    for name in [own, own + "-2"] { try make(name) }
    BuildCache(path: path).tidy()
    #expect(names == [own, own + "-2"])
  }

  @Test func `the newest libraries stay, and everything that is none`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    for number in 0..<BuildCache.limit + 3 { try make(key(number), age: Double(number) * 60) }
    for name in ["modules", "clang-modules", "home", "notes"] { try make(name, age: 1e6) }
    BuildCache(path: path).tidy()
    #expect(names.count == BuildCache.limit + 4)
    #expect(names.isSuperset(of: ["modules", "clang-modules", "home", "notes", key(0)]))
    #expect(!names.contains(key(BuildCache.limit)))
  }

  @Test func `C modules that no compiler finished go when they are old, finished ones stay`() throws
  {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let cache = BuildCache(path: path)
    let folder = "\(path)/clang-modules/1A2B"
    try make("clang-modules/1A2B")
    func write(_ name: String, age: Double) throws {
      try Data("x".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
      try date("\(folder)/\(name)", age: age)
    }
    func left() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }
    try write("Glibc-3.pcm", age: 1e6)
    try write("Glibc-3-0f.pcm.tmp", age: 7200)
    try write("Glibc-3-1f.pcm.tmp", age: 0)
    cache.tidy()
    #expect(try left() == ["Glibc-3-1f.pcm.tmp", "Glibc-3.pcm"])
    cache.removeUnfinishedCModules(olderThan: 0)
    #expect(try left() == ["Glibc-3.pcm"])
  }

  @Test func `what the compiler said is kept beside the libraries, where it tells of an error`()
    throws
  {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let cache = BuildCache(path: path)
    cache.keep(complaints: "W.swift:1:1: error: oh no", of: "\(path)/\(key(1))")
    cache.keep(complaints: "W.swift:1:1: warning: oh well", of: "\(path)/\(key(2))")
    cache.tidy()
    #expect(cache.complaints(of: "\(path)/\(key(1))") == "W.swift:1:1: error: oh no")
    #expect(cache.complaints(of: "\(path)/\(key(2))") == nil)
  }

  @Test func `of what the compiler said as much is kept as there is room for, the newest first`()
    throws
  {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let cache = BuildCache(path: path)
    let words = "error: " + String(repeating: "x", count: BuildCache.complaintSize / 3)
    for number in 0..<4 {
      cache.keep(complaints: words, of: "\(path)/\(key(number))")
      try date("\(path)/\(key(number))/complaints.txt", age: Double(number) * 60)
    }
    cache.tidy()
    #expect(names == [key(0), key(1)])
  }

  @Test
  func `a folder that is not there is no trouble, and a failure is told in the system's words`() {
    BuildCache(path: path).tidy()
    #expect(!BuildCache(path: path).isFull)
    let error = #expect(throws: (any Error).self) {
      try FileManager.default.createDirectory(
        atPath: "/dev/null/here", withIntermediateDirectories: true)
    }
    #expect(error.map(BuildCache.reason) == "Not a directory")
  }
}
