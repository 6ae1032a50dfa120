/// Finds the activity that was asked for here, once it runs.
struct AwaitedActivity: Sendable {
  /// The activities that ran when this was looked for last.
  private var known: Set<String> = []
  /// Whose activity was asked for, and when, in real seconds.
  private var awaited: (app: AppRow.ID, since: Double)?

  /// Real seconds after which what starts was not asked for here.
  static let patience = 10.0

  /// Notes that an activity of an app was asked for at a real time.
  mutating func expect(_ app: AppRow.ID, at time: Double) { awaited = (app, time) }

  /// Notes that it was refused.
  mutating func forget() { awaited = nil }

  /// Returns the awaited activity among those that run, once; of several the first.
  mutating func arrived(among rows: [ActivityRow], at time: Double) -> String? {
    defer { known = Set(rows.map(\.id)) }
    guard let awaited else { return nil }
    guard time - awaited.since <= AwaitedActivity.patience else {
      forget()
      return nil
    }
    let (bundle, type) = AppRow.parts(of: awaited.app)
    let new = rows.first { row in
      !known.contains(row.id) && row.activity.bundle == bundle
        && (type.isEmpty || row.activity.attributesType == type)
    }
    if new != nil { forget() }
    return new?.id
  }
}
