import Drawing
import Findings
import Numbers
import Phone
import WidgetProtocol

/// One design rule: a row of the finding table with the check that belongs to it.
struct Lint: Sendable {
  var id: FindingID
  var check: @Sendable (LintSubject) -> [Finding]

  /// All rules that can be judged on laid-out views.
  static let all: [Lint] =
    cards + order + change + islands + compact + minimal + reading + contexts + words

  /// The findings of all rules; the same finding in several states is told once, with its states.
  static func review(_ subject: LintSubject, only: Set<String> = []) -> [Finding] {
    all.filter { only.isEmpty || only.contains($0.id.rawValue) }
      .flatMap { folded($0.check(subject)) }
  }

  /// Findings that say the same of several states, as one.
  private static func folded(_ findings: [Finding]) -> [Finding] {
    struct Kind: Hashable {
      var severity: Severity
      var slot: String
      var sentence: String
    }
    var order: [Kind] = []
    var places: [Kind: [String]] = [:]
    var first: [Kind: Finding] = [:]
    for finding in findings {
      let parts = (finding.path ?? "").split(separator: ",", maxSplits: 1)
      let kind = Kind(
        severity: finding.severity, slot: parts.first.map(String.init) ?? "",
        sentence: finding.sentence)
      if first[kind] == nil {
        order.append(kind)
        first[kind] = finding
      }
      if parts.count == 2 {
        let place = parts[1].trimmingPrefix(" state ").trimmingPrefix(" states ").description
        if places[kind]?.contains(place) != true { places[kind, default: []].append(place) }
      }
    }
    return order.compactMap { kind in
      guard var finding = first[kind] else { return nil }
      let states = places[kind] ?? []
      if states.count > 1 {
        finding.path = "\(kind.slot), states \(states.joined(separator: ", "))"
      }
      return finding
    }
  }

  /// A rule that looks at one slot of each state.
  static func each(
    _ id: FindingID, in slots: [Slot],
    _ judge: @escaping @Sendable (ReviewedPicture, LintSubject) -> [Finding]
  ) -> Lint {
    Lint(id: id) { subject in
      subject.states.flatMap { state in
        slots.flatMap { slot -> [Finding] in
          guard let picture = state.picture(slot) else { return [] }
          return judge(ReviewedPicture(picture, slot: slot, state: state.name), subject)
        }
      }
    }
  }
}

extension ReviewedPicture {
  /// A finding about this picture.
  func finding(
    _ id: FindingID, _ sentence: String, severity: Severity? = nil, line: Int? = nil,
    file: String? = nil
  ) -> Finding {
    Finding(
      id, path: place,
      location: line.flatMap { line in file.map { SourceLocation(file: $0, line: line) } },
      sentence: sentence, severity: severity)
  }
}

/// A length as findings write it: whole points, or one decimal.
func points(_ length: Double) -> String {
  let tenths = (length * 10).rounded() / 10
  return tenths == tenths.rounded() ? "\(Int(bounded: tenths)) pt" : "\(tenths) pt"
}

/// Texts as findings quote them: the first three.
func quoted(_ texts: [String]) -> String {
  var seen: [String] = []
  for text in texts where !seen.contains(text) { seen.append(text) }
  let shown = seen.prefix(3).map { "“\(printable(String($0.prefix(24))))”" }.joined(separator: ", ")
  return seen.count > 3 ? shown + " and \(seen.count - 3) more" : shown
}
