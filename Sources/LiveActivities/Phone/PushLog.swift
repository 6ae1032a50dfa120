/// The push log: the newest records, bounded in count and in bytes, found by number at once.
struct PushLog: Hashable, Sendable, Codable {
  static let countLimit = 5000
  /// Bodies together, bytes.
  static let sizeLimit = 16 << 20

  private var kept: [PushRecord] = []
  private var start = 0
  private var size = 0
  /// The number that the next record gets.
  private(set) var nextNumber = 1

  var records: ArraySlice<PushRecord> { kept[start...] }

  private var firstNumber: Int { nextNumber - (kept.count - start) }

  private func place(_ number: Int) -> Int? {
    let place = start + number - firstNumber
    return place >= start && place < kept.count ? place : nil
  }

  subscript(number: Int) -> PushRecord? { place(number).map { kept[$0] } }

  mutating func append(_ record: consuming PushRecord) {
    size += record.push.body.count
    kept.append(record)
    nextNumber += 1
    while kept.count - start > PushLog.countLimit
      || size > PushLog.sizeLimit && kept.count - start > 1
    {
      size -= kept[start].push.body.count
      start += 1
    }
    // Moving the rest forward only now and then keeps an append cheap.
    if start > PushLog.countLimit, start * 2 > kept.count {
      kept.removeFirst(start)
      start = 0
    }
  }

  mutating func change(_ number: Int, _ change: (inout PushRecord) -> Void) {
    if let place = place(number) { change(&kept[place]) }
  }
}
