import CLinux
import CNghttp2
import Testing

@testable import PushGateway

struct HTTP2MemoryTests {
  @Test(arguments: [0, 1, 63, 64, 65, 300, 1024, 1025, 20_000])
  func `blocks of a size are apart, aligned, and one given back is the next`(_ size: Int) throws {
    let memory = HTTP2Memory()
    let blocks = try (0..<20).map { _ in try #require(memory.allocate(size)) }
    for (number, block) in blocks.enumerated() {
      #expect(Int(bitPattern: block) % 16 == 0)
      memset(block, Int32(number), size)
    }
    for (number, block) in blocks.enumerated() {
      #expect((0..<size).allSatisfy { block.load(fromByteOffset: $0, as: UInt8.self) == number })
    }
    for block in blocks { memory.free(block) }
    if size <= 1024 { #expect(memory.allocate(size) == blocks.last) }
  }

  @Test func `a block that grows keeps its bytes`() throws {
    let memory = HTTP2Memory()
    var block = try #require(memory.allocate(10))
    memset(block, 7, 10)
    for size in [40, 64, 65, 900, 2000, 2001, 90_000] {
      block = try #require(memory.grow(block, to: size))
      #expect((0..<10).allSatisfy { block.load(fromByteOffset: $0, as: UInt8.self) == 7 })
    }
    memory.free(block)
  }

  @Test func `a block in place of one that was given back is cleared where that is asked for`()
    throws
  {
    let memory = HTTP2Memory()
    let functions = memory.functions
    let first = try #require(functions.malloc(100, functions.mem_user_data))
    memset(first, 0xFF, 100)
    functions.free(first, functions.mem_user_data)
    let second = try #require(functions.calloc(10, 10, functions.mem_user_data))
    #expect(second == first)
    #expect((0..<100).allSatisfy { second.load(fromByteOffset: $0, as: UInt8.self) == 0 })
    functions.free(second, functions.mem_user_data)
  }

  @Test func `a size that cannot be is refused`() {
    let memory = HTTP2Memory()
    let functions = memory.functions
    #expect(memory.allocate(-1) == nil)
    #expect(memory.allocate(.max) == nil)
    #expect(functions.calloc(.max / 2, 3, functions.mem_user_data) == nil)
  }

  @Test func `more spare blocks than are kept go back to the system, and can be had again`() throws
  {
    let memory = HTTP2Memory()
    for _ in 0..<2 {
      let blocks = try (0..<3000).map { _ in try #require(memory.allocate(1000)) }
      for block in blocks { memory.free(block) }
    }
    #expect(memory.spareBytes <= HTTP2Memory.mostSpareBytes)
  }
}

struct HeadScratchTests {
  @Test
  func `only the first value of a name is indexed, and from then on a number stands for the name`()
  {
    var scratch = AnswerHead()
    defer { scratch.deallocate() }
    func isIndexed(_ name: StaticString) -> Bool {
      scratch.begin(status: 200)
      "value".utf8.withContiguousStorageIfAvailable { scratch.add(name, Bytes($0)) }
      let last = scratch.fields.start[scratch.fields.count - 1]
      return last.flags & UInt8(NGHTTP2_NV_FLAG_NO_INDEX.rawValue) == 0
    }
    let (id, unique): (StaticString, StaticString) = ("apns-id", "apns-unique-id")
    #expect(
      [isIndexed(id), isIndexed(id), isIndexed(unique), isIndexed(id), isIndexed(unique)] == [
        true, false, true, false, false,
      ])
  }
}
