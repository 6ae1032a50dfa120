import CNcurses

/// The pairs of ink and ground that ncurses knows by number, given out and taken back.
///
/// ncurses has at most 65,535 of them. When all are given out, those that no cell of the screen uses any more are
/// taken back; were there still none (a screen of more cells than pairs), the nearest thing is the pair given last.
@MainActor
struct ColorPairs {
  private var numbers: [UInt64: Int32] = [:]
  private var free: [Int32] = []
  private var next: Int32 = 1
  private let limit: Int32
  private var last: Int32 = 0
  /// The pair that was asked for last: cells beside one another often have the same.
  private var recent: (key: UInt64, number: Int32)?

  /// Creates pairs up to a highest number.
  init(limit: Int) { self.limit = Int32(min(limit, 65_535)) }

  private static func key(_ ink: Int32, _ ground: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: ink)) << 32 | UInt64(UInt32(bitPattern: ground))
  }

  /// Returns the number of a pair; `inUse` is asked, when numbers have run out, which pairs the screen holds.
  mutating func number(ink: Int32, ground: Int32, inUse: () -> Set<UInt64>) -> Int32 {
    let key = Self.key(ink, ground)
    if let recent, recent.key == key { return recent.number }
    if let number = numbers[key] {
      recent = (key, number)
      return number
    }
    if free.isEmpty, next > limit { reclaim(except: inUse()) }
    let number: Int32
    if let recycled = free.popLast() {
      number = recycled
    } else if next <= limit {
      number = next
      next += 1
    } else {
      return last
    }
    init_extended_pair(number, ink, ground)
    numbers[key] = number
    last = number
    return number
  }

  private mutating func reclaim(except used: Set<UInt64>) {
    recent = nil
    for (key, number) in numbers where !used.contains(key) {
      free.append(number)
      numbers[key] = nil
    }
  }

  /// Returns the key by which `inUse` names a pair.
  static func name(ink: Int32, ground: Int32) -> UInt64 { key(ink, ground) }
}
