import Drawing
import Findings
import Lints
import WidgetProtocol

/// What a widget says of itself while it is drawn, and how it fails: one of a cause is told once, with all presentations
/// and states in which it came, and with its place in the source.
struct DrawnFindings {
  /// What is told once.
  private struct Key: Hashable {
    var id: FindingID
    var cause: Cause
  }

  private enum Cause: Hashable {
    case line(SourceLocation)
    /// Without a line, each sentence is a cause of its own.
    case sentence(String)
  }

  private var order: [Key] = []
  private var told: [Key: (finding: Finding, slots: [String], states: [String])] = [:]

  /// Notes a finding of one picture.
  mutating func add(_ finding: Finding, _ slot: Slot, _ state: String) {
    let key = Key(
      id: finding.id, cause: finding.location.map(Cause.line) ?? .sentence(finding.sentence))
    if told[key] == nil {
      order.append(key)
      told[key] = (finding, [], [])
    }
    if told[key]?.slots.contains(slot.rawValue) == false {
      told[key]?.slots.append(slot.rawValue)
    }
    if told[key]?.states.contains(state) == false { told[key]?.states.append(state) }
  }

  /// Returns all of them.
  ///
  /// - Parameters:
  ///   - source: where their lines are looked up.
  ///   - count: how many states were drawn.
  func findings(in source: WidgetSource?, ofStates count: Int) -> [Finding] {
    order.compactMap { told[$0] }.map { finding, slots, states in
      var finding = finding
      let place = "\(slots.joined(separator: ", ")), \(Self.words(for: states, of: count))"
      finding.path = finding.path.map { "\($0), \(place)" } ?? place
      guard finding.location == nil, let source else { return finding }
      let places = finding.mention.map(source.places) ?? []
      finding.location =
        places.count == 1 ? places[0] : slots.lazy.compactMap(source.opening).first
      if places.count > 1 {
        let end = finding.sentence.hasSuffix(".") ? "" : "."
        finding.sentence += "\(end) \(Self.choice(of: places))"
      }
      return finding
    }
  }

  private static func words(for states: [String], of count: Int) -> String {
    if states.count == 1 { return "state \(states[0])" }
    if states.count == count { return Remark.all(count) }
    return states.count > 3 ? "\(states.count) states" : "states \(states.joined(separator: ", "))"
  }

  /// Says that it is one of several places; so many are named.
  private static let named = 4
  private static func choice(of places: [SourceLocation]) -> String {
    let names = places.prefix(named).map { place in
      "\(place.file.split(separator: "/").last ?? ""):\(place.line)"
    }
    let more = places.count > named ? " and \(places.count - named) more" : ""
    return "It comes from one of \(places.count) places: \(names.joined(separator: ", "))\(more)."
  }
}
