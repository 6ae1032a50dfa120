import Findings

// States that were read and cannot be drawn.
extension SimulatedPhone {
  /// Returns the push that brought the state that an activity shows; 0: the app did.
  public func pushShown(by id: String) -> Int {
    slotPlaces[id].map { slots[$0].shownBy } ?? 0
  }

  /// Notes that a phone would show something else than was drawn here.
  private mutating func remark(
    _ undrawn: Undrawn, _ verdict: Verdict, _ effects: inout [Effect]
  ) {
    guard [.shown, .shownWithRemarks].contains(verdict.outcome),
      !verdict.findings.contains(where: { $0.id == undrawn.finding.id })
    else { return }
    change(
      undrawn.push,
      Verdict(
        .shownWithRemarks, findings: [undrawn.finding] + verdict.findings,
        summary: "shown with remarks: \(undrawn.finding.told)"), &effects)
  }

  /// Notes that there is a picture after all: the push is shown, and its failures are over.
  private mutating func mend(
    _ undrawn: Undrawn, _ verdict: Verdict, _ effects: inout [Effect]
  ) {
    let others = verdict.findings.filter { !undrawn.mends($0) && $0.id != Undrawn.mended }
    guard others.count < verdict.findings.count else { return }
    // Without the card's picture the push is not shown, whatever else there is.
    let isShown = verdict.outcome != .ignored || undrawn.slot == "lockScreen"
    let left = others.first { Undrawn.failures.contains($0.id) }
    change(
      undrawn.push,
      Verdict(
        isShown ? .shownWithRemarks : .ignored, findings: others + [undrawn.finding],
        summary: isShown
          ? "shown with remarks: \((left ?? undrawn.finding).told)" : verdict.summary), &effects)
  }

  /// Notes that a widget failed while drawing: the old picture stays, and the push's verdict says so.
  mutating func take(_ undrawn: Undrawn, _ effects: inout [Effect]) {
    guard let record = log[undrawn.push] else { return }
    let verdict = record.verdict
    if undrawn.finding.id == Undrawn.mended { return mend(undrawn, verdict, &effects) }
    if !undrawn.isFailure { return remark(undrawn, verdict, &effects) }
    let isCard = undrawn.slot == "lockScreen"
    // One part of it is enough to know, the card above all.
    let isKnown = verdict.findings.contains { $0.id == undrawn.finding.id }
    guard [.shown, .shownWithRemarks].contains(verdict.outcome), isCard || !isKnown else { return }
    let stays = isCard ? "the old picture stays" : "the old picture stays in \(undrawn.slot)"
    change(
      undrawn.push,
      Verdict(
        isCard ? .ignored : .shownWithRemarks,
        findings: [undrawn.finding]
          + verdict.findings.filter { $0.id != undrawn.finding.id && $0.id != Undrawn.mended },
        summary:
          "\(isCard ? "ignored" : "shown with remarks"): \(stays): \(undrawn.finding.sentence)"),
      &effects)
  }
}
