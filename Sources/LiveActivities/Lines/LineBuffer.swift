import JSON

/// The bytes of lines that are still to be written, in memory that is used again.
///
/// Only one owner uses it at a time. An array would check owner, capacity and bounds for each of the hundred
/// small pieces of a push's line: see CHEAP.md of `PushGateway`.
public struct LineBuffer: ~Copyable {
  private var memory: UnsafeMutableRawPointer
  private var capacity: Int
  /// How many bytes there are.
  public internal(set) var count = 0

  public init() {
    capacity = 4096
    memory = .allocate(byteCount: capacity, alignment: 16)
  }

  deinit { memory.deallocate() }

  /// Whether the buffer holds no lines.
  public var isEmpty: Bool { count == 0 }

  /// Forgets the bytes; gives memory back when a burst has made it large.
  public mutating func removeAll() {
    count = 0
    guard capacity > LineBuffer.keptCapacity else { return }
    memory.deallocate()
    capacity = 4096
    memory = .allocate(byteCount: capacity, alignment: 16)
  }

  private static let keptCapacity = 1 << 20

  /// Forgets the whole lines among the first bytes; gives how many bytes those are.
  public mutating func removeLines(within length: Int) -> Int {
    let end = withBytes { $0[..<min(length, count)].lastIndex(of: UInt8(ascii: "\n")) }
    guard let end else { return 0 }
    let removed = end + 1
    memory.copyMemory(from: memory + removed, byteCount: count - removed)
    count -= removed
    return removed
  }

  /// Forgets the bytes from a place on.
  public mutating func removeBytes(from start: Int) { count = min(count, max(0, start)) }

  /// Returns the bytes, while nothing is added.
  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    body(UnsafeRawBufferPointer(start: memory, count: count))
  }

  /// The bytes, copied.
  public var bytes: [UInt8] { withBytes { Array($0) } }

  /// Makes room for so many more bytes, which the caller fills.
  private mutating func more(_ size: Int) -> UnsafeMutableRawPointer {
    if count + size > capacity { grow(to: count + size) }
    defer { count += size }
    return memory + count
  }

  private mutating func grow(to size: Int) {
    capacity = max(size, capacity * 2)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    larger.copyMemory(from: memory, byteCount: count)
    memory.deallocate()
    memory = larger
  }

  /// Adds a byte.
  public mutating func append(_ byte: UInt8) {
    more(1).storeBytes(of: byte, as: UInt8.self)
  }

  /// Adds bytes.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    more(bytes.count).copyMemory(from: start, byteCount: bytes.count)
  }

  /// Adds a word of the program.
  mutating func append(_ word: StaticString) {
    more(word.utf8CodeUnitCount)
      .copyMemory(from: word.utf8Start, byteCount: word.utf8CodeUnitCount)
  }

  /// Adds a member's name, with the comma between it and the member before.
  mutating func appendKey(_ key: StaticString, isFirst: Bool) {
    let count = key.utf8CodeUnitCount
    var place = more(count + (isFirst ? 3 : 4))
    func put(_ byte: UInt8) {
      place.storeBytes(of: byte, as: UInt8.self)
      place += 1
    }
    if !isFirst { put(UInt8(ascii: ",")) }
    put(UInt8(ascii: "\""))
    place.copyMemory(from: key.utf8Start, byteCount: count)
    place += count
    put(UInt8(ascii: "\""))
    put(UInt8(ascii: ":"))
  }

  /// Adds a text as it is.
  mutating func append(_ text: String) {
    text.utf8Span.span.withUnsafeBytes { append($0) }
  }

  /// Adds a text as a JSON string.
  mutating func appendQuoted(_ text: String) {
    text.utf8Span.span.withUnsafeBytes { appendQuoted($0) }
  }

  private mutating func appendQuoted(_ text: UnsafeRawBufferPointer) {
    let room = JSONQuoting.room(for: text.count)
    if count + room > capacity { grow(to: count + room) }
    count += JSONQuoting.write(
      text, to: UnsafeMutableRawBufferPointer(start: memory + count, count: room))
  }

  /// Adds a whole number in decimal.
  mutating func append(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    appendDigits(number.magnitude, atLeast: 1)
  }

  /// Adds a number so that reading it gives the same number.
  mutating func append(_ number: Double) {
    guard number.isFinite else { return append(0) }
    let micros = number * 1e6
    // Whole and decimal numbers down to a millionth, as times are: division rounds to the nearest, as
    // a reader does.
    guard abs(micros) < 9e15, let whole = Int(exactly: micros.rounded()),
      Double(whole) / 1e6 == number
    else { return append("\(number)") }
    if whole < 0 { append(UInt8(ascii: "-")) }
    let (seconds, fraction) = whole.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    appendDigits(seconds, atLeast: 1)
    if fraction == 0 { return }
    append(UInt8(ascii: "."))
    appendDigits(fraction, atLeast: 6)
    while memory.load(fromByteOffset: count - 1, as: UInt8.self) == UInt8(ascii: "0") { count -= 1 }
  }

  private mutating func appendDigits(_ number: UInt, atLeast least: Int) {
    // From the last digit on, at the end of the room for the longest number; then to where they belong.
    let start = more(LineBuffer.mostDigits)
    let end = start + LineBuffer.mostDigits
    var place = end
    var rest = number
    repeat {
      place -= 1
      let (tenth, digit) = rest.quotientAndRemainder(dividingBy: 10)
      place.storeBytes(of: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit), as: UInt8.self)
      rest = tenth
    } while rest > 0 || end - place < least
    start.copyMemory(from: place, byteCount: end - place)
    count -= LineBuffer.mostDigits - (end - place)
  }

  /// Digits of the largest number of 64 bits.
  private static let mostDigits = 20
}
