import Foundation
import JSON
import LiveActivities

/// A whole phone in the place of the events that made it: a line with the phone, and lines with the pieces that it
/// was written without.
struct SnapshotLines: Sendable {
  /// The first line; its members' names are what such a line begins with.
  private struct First: Codable {
    var snapshot: SimulatedPhone
    var changed: [String: Double]
    /// Nil in journals of before, which have all in one line.
    var pieces: SimulatedPhone.PieceCounts?
  }

  let phone: SimulatedPhone
  /// When each activity last changed.
  let changed: [String: Double]

  /// Hands over the lines one after another, without their ends, and a copy behind each, so that one damaged line loses
  /// nothing.
  func write(to take: ([UInt8]) throws -> Void) throws {
    func line(_ value: some Encodable) throws {
      var text: [UInt8] = []
      try JSONStreamEncoder.append(value, to: &text)
      try take(text)
      try take(Array(SnapshotLines.copyBegin) + text + [UInt8(ascii: "}")])
    }
    try line(
      First(snapshot: phone.withoutPieces, changed: changed, pieces: phone.pieceCounts))
    for piece in phone.pieces { try line(piece) }
  }

  /// What was read of a snapshot so far.
  struct Reading {
    /// The number of its first line.
    let number: Int
    private(set) var phone: SimulatedPhone
    let changed: [String: Double]
    private let expected: SimulatedPhone.PieceCounts?

    /// Reads the first line.
    init(_ text: ArraySlice<UInt8>, number: Int) throws {
      let first = try JSONDecoder().decode(First.self, from: Data(text))
      self.number = number
      (phone, changed, expected) = (first.snapshot, first.changed, first.pieces)
    }

    /// Takes a line with a piece.
    mutating func add(_ text: ArraySlice<UInt8>) throws {
      phone.add(try JSONDecoder().decode(PhonePiece.self, from: Data(text)))
    }

    /// Whether all pieces are there.
    var isWhole: Bool { expected.map { $0 == phone.pieceCounts } ?? true }
  }

  private static let copyBegin = #"{"copy":"#.utf8

  /// Returns whether a line is the copy of the one before it.
  static func isCopy(_ text: ArraySlice<UInt8>) -> Bool { text.starts(with: copyBegin) }

  /// Returns what a copy is a copy of.
  static func original(of copy: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    LineSum.content(of: copy).dropFirst(copyBegin.count)
  }

  /// Returns whether a snapshot begins with this line.
  static func isFirst(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: #"{"snapshot":"#.utf8) || text.starts(with: #"{"changed":"#.utf8)
  }

  /// Returns whether a line is a piece of a snapshot.
  static func isPiece(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: #"{"activities":"#.utf8) || text.starts(with: #"{"records":"#.utf8)
  }
}
