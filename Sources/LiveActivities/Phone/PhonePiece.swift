/// A part of a phone: some of its activities, or some of its push log. The phone without them and its pieces
/// together are the whole.
///
/// A phone with ten thousand activities is written and read in pieces, so that only one is in memory as text.
public struct PhonePiece: Sendable, Codable {
  var activities: [ActivitySlot]?
  var records: [PushRecord]?

  /// Activities or records of one piece.
  static let size = 256
}

extension SimulatedPhone {
  /// How many activities and records the pieces have together.
  public struct PieceCounts: Hashable, Sendable, Codable {
    var activities: Int
    var records: Int
  }

  /// What the pieces must have together.
  public var pieceCounts: PieceCounts {
    PieceCounts(activities: slots.count, records: log.records.count)
  }

  /// The phone without what its pieces have.
  public var withoutPieces: SimulatedPhone {
    var phone = self
    phone.slots = []
    phone.log.removeRecords()
    return phone
  }

  /// The pieces, one after another, each made when it is asked for.
  public var pieces: some Sequence<PhonePiece> {
    let starts = { (count: Int) in stride(from: 0, to: count, by: PhonePiece.size).lazy }
    let records = log.records
    let first = starts(slots.count).map { [slots] start in
      PhonePiece(activities: Array(slots[start...].prefix(PhonePiece.size)))
    }
    let second = starts(records.count).map { start in
      PhonePiece(records: Array(records.dropFirst(start).prefix(PhonePiece.size)))
    }
    return [AnySequence(first), AnySequence(second)].lazy.joined()
  }

  /// Puts a piece back.
  public mutating func add(_ piece: PhonePiece) {
    slots += piece.activities ?? []
    log.add(piece.records ?? [])
  }
}
