import Foundation
import Testing

@testable import WidgetHost

@Suite("The mark by which what was compiled is known to be whole") struct SealTests {
  private let path = FileManager.default.temporaryDirectory.path + "/islet-\(UUID().uuidString)"

  private func write(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  private var bytes: [UInt8] { FileManager.default.contents(atPath: path).map(Array.init) ?? [] }

  @Test(arguments: [1, 7, 8, 9, 4099])
  func `a file with its mark is whole; cut off, emptied or changed in any byte it is not`(
    count: Int
  ) throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let content = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try write(content)
    #expect(!Seal.holds(on: path))
    #expect(Seal.put(on: path))
    #expect(Seal.holds(on: path))
    let whole = bytes
    #expect(whole.starts(with: content))
    for end in [0, 1, whole.count / 2, whole.count - 1] {
      try write(Array(whole[..<end]))
      #expect(!Seal.holds(on: path), "cut off at \(end)")
    }
    try write([UInt8](repeating: 0, count: whole.count))
    #expect(!Seal.holds(on: path))
    for place in Set(stride(from: 0, to: whole.count, by: 1 + count / 64)).union([whole.count - 1])
    {
      var changed = whole
      changed[place] ^= 0x40
      try write(changed)
      #expect(!Seal.holds(on: path), "changed at \(place)")
    }
    try write(whole)
    #expect(Seal.holds(on: path))
  }

  @Test func `what is empty or not there gets no mark`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(!Seal.put(on: path) && !Seal.holds(on: path))
    try write([])
    #expect(!Seal.put(on: path) && !Seal.holds(on: path))
  }
}
