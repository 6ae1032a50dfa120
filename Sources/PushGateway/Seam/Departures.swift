import EventLoop
import Findings

/// What goes to the wire.
struct Departures: Mail {
  var answers: [AnswerRecord] = []
  /// What the answers of `AnswerRecord.content` say beside their status.
  var contents: [AnswerContent] = []
  var orders: [WireOrder] = []
  /// The weight of the arrivals that were handled.
  var handled = 0

  var isEmpty: Bool { answers.isEmpty && orders.isEmpty && handled == 0 }

  mutating func append(_ later: Departures) {
    for var answer in later.answers {
      if answer.content >= 0 { answer.content += Int32(contents.count) }
      answers.append(answer)
    }
    contents += later.contents
    orders += later.orders
    handled += later.handled
  }

  mutating func removeAll() {
    answers.removeAll(keepingCapacity: true)
    contents.removeAll()
    orders.removeAll()
    handled = 0
  }
}

/// An answer to a request outside of the inspection API; the wire adds the ids.
struct AnswerRecord: Sendable {
  var connection: ConnectionID
  var stream: Int32
  var status = 200
  var refusal: PushReason?
  /// For 410: since when, in UNIX seconds.
  var timestamp: Double?
  var idHeader = Answer.IDHeader.apnsID
  /// Whether `apns-unique-id` is given.
  var isUnique = false
  /// Whether it answers a push, since some habits of APNs count pushes.
  var isOfPush = false
  /// Where its content is in the batch; negative: nowhere.
  var content: Int32 = -1

  init(_ request: ArrivedRequest) {
    (connection, stream) = (request.record.connection, request.record.stream)
  }
}

/// What the answers of channel management say.
struct AnswerContent: Sendable {
  /// `apns-channel-id` of a new channel.
  var channelID: [UInt8] = []
  /// JSON.
  var body: [UInt8] = []
}

/// What the wire is asked to do beside answering.
enum WireOrder: Sendable {
  /// Begins an inspection answer, with all of its body or a first piece.
  case begin(ConnectionID, stream: Int32, InspectionHead, body: [UInt8], isWhole: Bool)
  /// Adds a piece to an endless answer.
  case add(ConnectionID, stream: Int32, [UInt8])
  /// Ends an endless answer.
  case end(ConnectionID, stream: Int32)
  /// Takes on another manner, clock or limit.
  case configure(GatewayConfiguration)
  /// Shows another certificate from now on.
  case show(TLSContext)
  /// Tells every client to go away, finishes what has begun, and closes.
  case stop
  /// Closes everything, and ends the thread.
  case leave
}
