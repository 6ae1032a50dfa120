import JSON

/// The push log: the newest records, bounded in count and in bytes, found by number at once.
struct PushLog: Hashable, Sendable, Codable {
  /// As many as stay in the processor's cache: a push that falls out of the log must be fetched to be given back,
  /// and with 4000 that cost a fifth of a push.
  static let countLimit = 1000
  /// Bodies and remarks together, bytes.
  static let sizeLimit = 4 << 20

  private var kept: [PushRecord] = []
  private var start = 0
  private var size = 0
  /// The number that the next record gets.
  private(set) var nextNumber = 1

  init() {}

  var records: ArraySlice<PushRecord> { kept[start...] }

  /// Replaces a push that is no longer kept, so that the memory of its body is freed.
  private static let forgotten = Push(target: .app(bundle: nil), carrier: .scenario, body: [])

  private var firstNumber: Int { nextNumber - (kept.count - start) }

  /// Whether its numbers are those of pushes: those of a file may be any.
  var isSound: Bool { SimulatedPhone.counts.contains(nextNumber) && firstNumber > 0 }

  private func place(_ number: Int) -> Int? {
    // Requests and scenarios name any number: only one of the log's is counted with.
    guard number >= firstNumber, number < nextNumber else { return nil }
    return start + (number - firstNumber)
  }

  subscript(number: Int) -> PushRecord? { place(number).map { kept[$0] } }

  /// Adds a push that has just come and gives its number.
  mutating func append(_ arrival: PushArrival, at time: Double) -> Int {
    let number = nextNumber
    if kept.count == PushLog.countLimit / 2 {
      // Room for all that is ever kept: growing by doubling would take nearly twice of it.
      kept.reserveCapacity(PushLog.countLimit * 5 / 4 + 2)
    }
    size += arrival.push.sizeInLog
    var record = PushRecord(
      number: number, time: time, push: arrival.push, status: arrival.status,
      reason: arrival.reason, verdict: .onItsWay)
    if arrival.ahead != 0 { record.ahead = arrival.ahead }
    kept.append(record)
    nextNumber += 1
    makeRoom()
    return number
  }

  private mutating func makeRoom() {
    while kept.count - start > PushLog.countLimit
      || size > PushLog.sizeLimit && kept.count - start > 1
    {
      size -= kept[start].push.sizeInLog
      kept[start].push = PushLog.forgotten
      kept[start].stateBefore = nil
      start += 1
    }
    // Moving the rest forward only now and then keeps an append cheap; later, the places of what is gone would take as
    // much memory as what is kept.
    if start > PushLog.countLimit / 4, start * 5 > kept.count {
      kept.removeFirst(start)
      start = 0
    }
  }

  /// Continues the count up to a number, with records that say why nothing is known of the pushes between.
  mutating func skip(to number: Int, at time: Double, _ verdict: Verdict) {
    guard number > nextNumber else { return }
    if number - nextNumber > PushLog.countLimit {
      (kept, start, size) = ([], 0, 0)
      nextNumber = number - PushLog.countLimit
    }
    while nextNumber < number {
      kept.append(
        PushRecord(
          number: nextNumber, time: time, push: PushLog.forgotten, status: 200, reason: nil,
          verdict: verdict))
      size += PushLog.forgotten.sizeInLog
      nextNumber += 1
    }
    makeRoom()
  }

  /// Takes the records out, to be put back by `add`; their numbers stay given.
  mutating func removeRecords() { (kept, start, size) = ([], 0, 0) }

  /// Puts records back behind those that are there.
  mutating func add(_ records: [PushRecord]) {
    kept += records
    size += records.reduce(0) { $0 + $1.push.sizeInLog }
  }

  /// Brings the times to another clock.
  mutating func shift(by seconds: Double) {
    for place in start..<kept.count {
      kept[place].time += seconds
      kept[place].ahead = (kept[place].ahead ?? 0) + seconds
      kept[place].moved = (kept[place].moved ?? 0) + seconds
    }
  }

  /// Keeps what the activity of a push showed before it.
  mutating func setStateBefore(_ state: JSONText, of number: Int) {
    if let place = place(number) { kept[place].stateBefore = state }
  }

  mutating func change(_ number: Int, _ change: (inout PushRecord) -> Void) {
    if let place = place(number) { change(&kept[place]) }
  }
}

extension Push {
  /// What it counts in the log, in bytes: its body, and what the gateway said of it.
  fileprivate var sizeInLog: Int {
    remarks.isEmpty
      ? body.count
      : remarks.reduce(body.count) { $0 + $1.detail.utf8.count + $1.fix.utf8.count }
  }
}

// What is no longer kept is neither compared nor written.
extension PushLog {
  static func == (left: PushLog, right: PushLog) -> Bool {
    left.nextNumber == right.nextNumber && left.records.elementsEqual(right.records)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(nextNumber)
    hasher.combine(kept.count - start)
  }

  private enum CodingKeys: String, CodingKey { case records, nextNumber }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    kept = try values.decode([PushRecord].self, forKey: .records)
    nextNumber = try values.decode(Int.self, forKey: .nextNumber)
    size = kept.reduce(0) { $0 + $1.push.sizeInLog }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Array(records), forKey: .records)
    try values.encode(nextNumber, forKey: .nextNumber)
  }
}
