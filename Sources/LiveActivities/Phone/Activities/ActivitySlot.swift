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

  init(
    _ activity: LiveActivity, app: Int, canonicalState: Fingerprint, startRecord: Int
  ) {
    (self.activity, self.app, self.startRecord) = (activity, app, startRecord)
    (state, self.canonicalState) = (Fingerprint(activity.state), canonicalState)
    shownBy = startRecord
  }
}

// As it stands in a journal's snapshot.
extension ActivitySlot {
  private enum CodingKeys: String, CodingKey {
    case activity, app, canonicalState, queue, budget, startRecord, shownBy
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
  }
}
