import CLinux
import CNghttp2

/// Memory for libnghttp2: small blocks that one stream has given back are kept for the next.
///
/// Each request takes four and gives them back. The C library keeps seven of a size for a thread; beyond
/// that, where a client has ten streams open, it takes a lock for each block. CHEAP.md tells what that earns.
final class HTTP2Memory {
  /// Spare blocks by size in steps: each begins with the address of the next.
  private let spare = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(
    capacity: HTTP2Memory.largest / HTTP2Memory.step + 1)
  private(set) var spareBytes = 0

  private static let step = 64
  /// Larger blocks, and more spare ones than this, belong to the C library.
  private static let largest = 1024
  static let mostSpareBytes = 1 << 20
  /// Before each block stands how many bytes it has.
  private static let head = 16

  init() {
    spare.initialize(repeating: nil, count: HTTP2Memory.largest / HTTP2Memory.step + 1)
  }

  deinit {
    for place in 0...HTTP2Memory.largest / HTTP2Memory.step {
      while let block = takeSpare(place) { CLinux.free(block - HTTP2Memory.head) }
    }
    spare.deallocate()
  }

  /// Returns a block of at least so many bytes; nil when there is no memory.
  func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
    guard count >= 0, count < Int.max / 2 else { return nil }
    let steps = max(1, (count + HTTP2Memory.step - 1) / HTTP2Memory.step)
    let size = steps * HTTP2Memory.step
    if size <= HTTP2Memory.largest, let block = takeSpare(steps) {
      spareBytes -= size
      return block
    }
    guard let start = malloc(HTTP2Memory.head + size) else { return nil }
    start.storeBytes(of: size, as: Int.self)
    return start + HTTP2Memory.head
  }

  /// Takes a block back.
  func free(_ block: UnsafeMutableRawPointer) {
    let size = size(of: block)
    guard size <= HTTP2Memory.largest, spareBytes + size <= HTTP2Memory.mostSpareBytes else {
      return CLinux.free(block - HTTP2Memory.head)
    }
    let place = size / HTTP2Memory.step
    block.storeBytes(of: spare[place], as: UnsafeMutableRawPointer?.self)
    spare[place] = block
    spareBytes += size
  }

  /// Returns a block with the bytes of another one, which is gone then.
  func grow(_ block: UnsafeMutableRawPointer, to count: Int) -> UnsafeMutableRawPointer? {
    let size = size(of: block)
    if count <= size { return block }
    guard let larger = allocate(count) else { return nil }
    larger.copyMemory(from: block, byteCount: size)
    free(block)
    return larger
  }

  private func size(of block: UnsafeMutableRawPointer) -> Int {
    (block - HTTP2Memory.head).load(as: Int.self)
  }

  private func takeSpare(_ place: Int) -> UnsafeMutableRawPointer? {
    guard let block = spare[place] else { return nil }
    spare[place] = block.load(as: UnsafeMutableRawPointer?.self)
    return block
  }

  /// How libnghttp2 calls this memory, which must outlive its session.
  var functions: nghttp2_mem {
    nghttp2_mem(
      mem_user_data: Unmanaged.passUnretained(self).toOpaque(),
      malloc: { count, owner in HTTP2Memory.with(owner) { $0.allocate(count) } },
      free: { block, owner in
        guard let block else { return }
        HTTP2Memory.with(owner) { $0.free(block) }
      },
      calloc: { each, size, owner in
        let (count, isTooMuch) = each.multipliedReportingOverflow(by: size)
        guard !isTooMuch, let block = HTTP2Memory.with(owner, { $0.allocate(count) }) else {
          return nil
        }
        return memset(block, 0, count)
      },
      realloc: { block, count, owner in
        HTTP2Memory.with(owner) { memory in
          block.map { memory.grow($0, to: count) } ?? memory.allocate(count)
        }
      })
  }

  private static func with<Result>(
    _ owner: UnsafeMutableRawPointer?, _ call: (HTTP2Memory) -> Result?
  ) -> Result? {
    guard let owner else { return nil }
    return Unmanaged<HTTP2Memory>.fromOpaque(owner)._withUnsafeGuaranteedRef(call)
  }
}
