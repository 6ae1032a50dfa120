import Findings

// Pushes that waited for the phone while others reached it.
extension SimulatedPhone {
  /// Returns why the timestamp of a push is not the newest, where its sender did nothing wrong: the push waited, and
  /// something that came later has reached the activity before it. Nil: the sender is told what is wrong.
  func overtaking(
    _ number: Int, slot: Int, taken: Double, _ reading: PayloadReading, _ fault: Finding
  ) -> Finding? {
    guard number > 0, taken < now, fault.id == "timestamp-older" || fault.id == "timestamp-equal",
      slots[slot].activity.aheadPush == nil,
      let last = slots[slot].lastOrder, last.isAfter(number, taken: taken),
      let sent = reading.envelope.number(reading.envelope.timestamp, in: reading.body)
    else { return nil }
    let age = taken - sent - reading.clock.shift
    guard age <= traits.timestampAgeRemark, -age <= traits.timestampAheadRemark else { return nil }
    // What the app itself did has no number.
    let newer = last.number > 0 ? "push \(last.number)" : "a newer state"
    let isUnshown = log[last.number]?.verdict.outcome == .ignored
    let outcome =
      isUnshown
      ? "its timestamp counts, though the phone could show nothing of it"
      : "the phone keeps the newer one"
    let advice =
      isUnshown
      ? "Send the state of now: \(newer) has a fault of its own."
      : "Nothing: send whole states, so that the newest is enough."
    return Finding(
      fault.id, path: fault.path,
      sentence:
        "timestamp \(spelled(sent)) is right, but the push waited \(duration(now - taken)) for the phone, and \(newer) overtook it: \(outcome)",
      fix: waitedForWaking(number)
        ? advice + " With apns-priority 10 a push does not wait for a phone that sleeps." : advice)
  }

  /// Returns whether a push waited because it wakes no phone. One that the service kept for a phone that was offline says
  /// so until it is judged.
  private func waitedForWaking(_ number: Int) -> Bool {
    guard let record = log[number], (record.push.headers.priority ?? 10) < 10 else { return false }
    return record.verdict != SimulatedPhone.storedOffline
  }
}
