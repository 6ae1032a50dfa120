/// Bytes of a request, one piece after another, in memory that the next request uses again.
///
/// By hand, since looking at an array of an object counts references.
struct ByteStore {
  private var memory: UnsafeMutableRawBufferPointer
  private(set) var count = 0

  init(capacity: Int) { memory = .allocate(byteCount: capacity, alignment: 8) }

  /// Gives the memory back.
  func deallocate() { memory.deallocate() }

  /// How many bytes fit without more memory.
  var capacity: Int { memory.count }

  /// What is there, until something is added.
  var bytes: Bytes { Bytes(rebasing: memory[..<count]) }

  /// Adds a piece at the end.
  mutating func append(_ piece: Bytes) {
    guard let start = piece.baseAddress else { return }
    if count + piece.count > memory.count { grow(to: count + piece.count) }
    memory.baseAddress?.advanced(by: count).copyMemory(from: start, byteCount: piece.count)
    count += piece.count
  }

  /// Removes all bytes and keeps the memory.
  mutating func removeAll() { count = 0 }

  private mutating func grow(to size: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(size, memory.count * 2), alignment: 8)
    larger.copyMemory(from: bytes)
    memory.deallocate()
    memory = larger
  }
}
