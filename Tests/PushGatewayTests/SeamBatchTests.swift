import Testing

@testable import PushGateway

/// Batches that cross the seam are put together in whatever pieces the threads meet in: what comes out must be what
/// went in, in its order, with values where their records say.
struct SeamBatchTests {
  /// Numbers that are the same for the same seed.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }

    mutating func bytes(_ limit: Int) -> [UInt8] {
      (0..<roll(limit + 1)).map { _ in UInt8(roll(256)) }
    }
  }

  /// What crosses towards the gateway.
  private enum Piece {
    case request(number: Int, headers: [(HeaderName, String)], body: [UInt8])
    case news(String, weight: Int)
  }

  private static func pieces(_ dice: inout Dice) -> [Piece] {
    (0..<dice.roll(40)).map { number in
      switch dice.roll(5) {
      case 0: return .news("news \(number)", weight: dice.roll(3))
      default:
        let names = HeaderName.allCases.filter { _ in dice.roll(3) == 0 }
        let headers = names.map { name in
          (name, String(repeating: "\(number).", count: dice.roll(9)))
        }
        return .request(
          number: number, headers: headers, body: dice.bytes(dice.roll(8) == 0 ? 3000 : 20))
      }
    }
  }

  private static func add(_ piece: Piece, to arrivals: inout Arrivals) {
    switch piece {
    case .request(let number, let headers, let body):
      let request = Request()
      request.stream = Int32(number)
      for (name, value) in headers { Array(value.utf8).withUnsafeBytes { request.add(name, $0) } }
      body.withUnsafeBytes { request.addBody($0) }
      arrivals.append(request, of: ConnectionID(place: Int32(number % 3), use: 7), [.http2])
    case .news(let text, let weight):
      arrivals.append(.notice("gateway-flood", text), weight: weight)
    }
  }

  /// What somebody reads who handles a batch as the gateway does: news at their place among requests, and of each
  /// request all that its record leads to.
  private static func told(_ arrivals: Arrivals) -> [String] {
    var told: [String] = []
    var news = arrivals.news[...]
    func tell(_ piece: WireNews) { told.append("\(piece)") }
    arrivals.bytes.withUnsafeBytes { bytes in
      for (index, record) in arrivals.requests.enumerated() {
        while let next = news.first, next.before <= index { tell(news.removeFirst().news) }
        guard let request = ArrivedRequest(record, in: bytes) else { continue }
        let headers = HeaderName.allCases.map { request.text($0) ?? "-" }.joined(separator: "|")
        told.append("\(record.stream) of \(record.connection): \(headers) \(Array(request.body))")
      }
    }
    for piece in news { tell(piece.news) }
    return told
  }

  /// Batches of some pieces each, put together in any order that keeps neighbours neighbours.
  private static func merged<Batch>(
    _ batches: [Batch], _ dice: inout Dice, _ append: (inout Batch, Batch) -> Void
  ) -> Batch? {
    var batches = batches
    while batches.count > 1 {
      let place = dice.roll(batches.count - 1)
      let later = batches.remove(at: place + 1)
      append(&batches[place], later)
    }
    return batches.first
  }

  /// The same in groups of neighbours, some of them empty.
  private static func groups<Element>(_ all: [Element], _ dice: inout Dice) -> [[Element]] {
    var groups: [[Element]] = [[]]
    for element in all {
      while dice.roll(4) == 0 { groups.append([]) }
      groups[groups.count - 1].append(element)
    }
    return groups
  }

  @Test(arguments: 1...200)
  func `arrivals that are put together in any pieces are those of one batch`(_ seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    let pieces = Self.pieces(&dice)
    var whole = Arrivals()
    for piece in pieces { Self.add(piece, to: &whole) }
    let batches = Self.groups(pieces, &dice).map { group in
      var batch = Arrivals()
      // Memory that was used before keeps nothing of it.
      for piece in pieces.prefix(5) { Self.add(piece, to: &batch) }
      batch.removeAll()
      for piece in group { Self.add(piece, to: &batch) }
      return batch
    }
    let merged = try #require(Self.merged(batches, &dice) { $0.append($1) })
    #expect(Self.told(merged) == Self.told(whole))
    #expect(Self.told(whole).count == pieces.count)
    #expect(merged.weight == whole.weight)
    #expect(merged.isEmpty == pieces.isEmpty)
  }

  @Test(arguments: 1...200)
  func `answers find their contents in whatever pieces they are put together`(_ seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    let plain = try #require(Self.plainAnswer)
    // The content of each answer, if it has one; an order between some.
    let answers = (0..<dice.roll(60)).map { _ in dice.roll(3) == 0 ? dice.bytes(20) : nil }
    let batches = Self.groups(Array(answers.enumerated()), &dice).map { group in
      var batch = Departures()
      batch.handled = group.count
      for (number, content) in group {
        var answer = plain
        answer.stream = Int32(number)
        if let content {
          answer.content = Int32(batch.contents.count)
          batch.contents.append(AnswerContent(body: content))
        }
        batch.answers.append(answer)
        if number % 5 == 0 { batch.orders.append(.end(answer.connection, stream: answer.stream)) }
      }
      return batch
    }
    let merged = try #require(Self.merged(batches, &dice) { $0.append($1) })
    #expect(merged.answers.map(\.stream) == answers.indices.map { Int32($0) })
    let contents = merged.answers.map {
      $0.content < 0 ? nil : merged.contents[Int($0.content)].body
    }
    #expect(contents == answers)
    let ended = merged.orders.compactMap { order -> Int32? in
      if case .end(_, let stream) = order { stream } else { nil }
    }
    #expect(ended == answers.indices.filter { $0 % 5 == 0 }.map { Int32($0) })
    #expect(merged.handled == answers.count)
  }

  /// An answer without content.
  private static var plainAnswer: AnswerRecord? {
    var arrivals = Arrivals()
    arrivals.append(Request(), of: ConnectionID(place: 0, use: 0), [])
    return arrivals.bytes.withUnsafeBytes { bytes in
      arrivals.requests.first.flatMap { ArrivedRequest($0, in: bytes) }.map { AnswerRecord($0) }
    }
  }
}
