import Findings
import JSON

// The last state of an activity that leaves with its end: nobody sees it, and its sender learns what is wrong with it.
extension SimulatedPhone {
  func job(_ number: Int, for last: DepartedState) -> DecodeJob {
    DecodeJob(
      number: number, bundle: last.activity.bundle, attributesType: last.activity.attributesType,
      activity: last.activity.key, state: last.candidate.state)
  }

  /// Has the last state of an activity that has left read.
  ///
  /// Its job has the push's number below zero: journals of before number their jobs without it. A broadcast's state is
  /// read for one of its activities.
  mutating func read(_ last: DepartedState, _ effects: inout [Effect]) {
    let record = last.candidate.record
    guard record > 0, jobs[-record] == nil, let app = place(of: last.activity.bundle) else {
      return resolve(last, [], &effects)
    }
    if broadcasts[record] == nil { change(record, .beingRead, &effects) }
    jobs[-record] = .departed(last)
    if apps[app].hasWidget(for: last.activity.attributesType) {
      return effects.append(.decode(job(-record, for: last)))
    }
    let type = apps[app].type(named: last.activity.attributesType)
    let shapes = shapes(of: last.activity.bundle, type)
    settle(
      DecodeOutcome(job: -record, state: shapes.state.read(last.candidate.state)), &effects)
  }

  mutating func settle(
    _ last: DepartedState, _ outcome: DecodeOutcome, _ effects: inout [Effect]
  ) {
    let root = "aps.content-state"
    let (state, before) = (last.candidate.state, last.activity.state)
    guard case .value(let canonical, let dates, let readKeys) = outcome.state else {
      let findings = FaultExplanation.findings(
        outcome.state, failure: outcome.failure, in: state, root: root, before: before, now: now)
      return resolve(last, findings, &effects)
    }
    var findings = DateCheck.findings(dates, in: state, root: root, now: now)
    if UnreadKeys.mayBe(in: state, canonical: canonical) {
      let type = place(of: last.activity.bundle).flatMap {
        apps[$0].type(named: last.activity.attributesType)
      }
      findings += UnreadKeys.findings(
        in: state, canonical: canonical, readKeys: readKeys, before: before,
        shape: shapes(of: last.activity.bundle, type).state, root: root)
    }
    if let moment = Moments.finding(in: state, root: root) { findings.append(moment) }
    resolve(last, findings, &effects)
  }

  /// Tells that an activity has left; what is wrong with its last state changes nothing of that.
  mutating func resolve(
    _ last: DepartedState, _ findings: [Finding], _ effects: inout [Effect]
  ) {
    let isUnread = findings.contains { $0.severity == .error }
    var (candidate, findings) = (last.candidate, findings)
    var summary =
      "shown: the activity ends and leaves at once"
      + (isUnread ? "; its last state, which nobody sees, does not decode" : "")
    let size = place(of: last.activity.bundle).map { apps[$0].hourlyBudget(traits) } ?? 0
    candidate.tellBudget(of: size, before: &findings, &summary)
    resolve(candidate, .shown, findings, summary, &effects)
  }
}
