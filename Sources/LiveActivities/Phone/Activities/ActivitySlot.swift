/// An activity with what the phone keeps beside it.
struct ActivitySlot: Hashable, Sendable, Codable {
  var activity: LiveActivity
  /// The app's place in `SimulatedPhone.apps`.
  var app: Int
  /// Of the state that it shows, as it came.
  var state: Fingerprint
  /// Of what the type writes for this state: states that differ only in how they are written have the same.
  var canonicalState = Fingerprint()
  var queue = DecodeQueue()
  var budget = Budget()
  /// The push that started it; 0: the app.
  var startRecord = 0
  /// The push that brought the state that it shows; 0: the app.
  var shownBy = 0
  /// What gave the activity its last timestamp; nil: nothing has. Snapshots of before do not have it.
  var lastOrder: Order?
  /// The number of the newest message of its channel that it has had; nil: none that the channel stores. Snapshots of before
  /// do not have it.
  var heardNumber: Int?

  /// What an activity's order of pushes goes on from.
  struct Order: Hashable, Sendable, Codable {
    /// The push; 0: the app, or a channel's stored message, which is judged without its push's number.
    var number: Int
    /// When the activity took it.
    var time: Double

    /// Returns whether it came after a push that the service took at a time.
    func isAfter(_ number: Int, taken: Double) -> Bool {
      self.number > 0 ? self.number > number : time > taken
    }
  }

  init(
    _ activity: LiveActivity, app: Int, canonicalState: Fingerprint, startRecord: Int
  ) {
    (self.activity, self.app, self.startRecord) = (activity, app, startRecord)
    (state, self.canonicalState) = (Fingerprint(activity.state), canonicalState)
    shownBy = startRecord
    if startRecord > 0 { lastOrder = Order(number: startRecord, time: activity.startedAt) }
  }
}

// As it stands in a journal's snapshot.
extension ActivitySlot {
  private enum CodingKeys: String, CodingKey {
    case activity, app, canonicalState, queue, budget, startRecord, shownBy, lastOrder, heardNumber
  }

  /// Snapshots of before had the canonical text, as a member of the activity.
  private enum OldKeys: String, CodingKey { case canonicalState }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    activity = try values.decode(LiveActivity.self, forKey: .activity)
    state = Fingerprint(activity.state)
    if let known = try values.decodeIfPresent(Fingerprint.self, forKey: .canonicalState) {
      canonicalState = known
    } else {
      let old = try values.nestedContainer(keyedBy: OldKeys.self, forKey: .activity)
      canonicalState = Fingerprint(try old.decode(String.self, forKey: .canonicalState))
    }
    app = try values.decode(Int.self, forKey: .app)
    queue = try values.decode(DecodeQueue.self, forKey: .queue)
    budget = try values.decode(Budget.self, forKey: .budget)
    startRecord = try values.decode(Int.self, forKey: .startRecord)
    shownBy = try values.decodeIfPresent(Int.self, forKey: .shownBy) ?? 0
    lastOrder = try values.decodeIfPresent(Order.self, forKey: .lastOrder)
    heardNumber = try values.decodeIfPresent(Int.self, forKey: .heardNumber)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(activity, forKey: .activity)
    try values.encode(app, forKey: .app)
    try values.encode(canonicalState, forKey: .canonicalState)
    try values.encode(queue, forKey: .queue)
    try values.encode(budget, forKey: .budget)
    try values.encode(startRecord, forKey: .startRecord)
    try values.encode(shownBy, forKey: .shownBy)
    try values.encodeIfPresent(lastOrder, forKey: .lastOrder)
    try values.encodeIfPresent(heardNumber, forKey: .heardNumber)
  }
}
