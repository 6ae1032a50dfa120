import Findings
import WidgetProtocol

/// One remark of a design rule: the place, the states and the sentence.
public struct Remark: Sendable, Hashable {
  /// The rule, a row of `FindingTable`.
  public var id: FindingID
  /// The presentation or slot: `lockScreen`, `compact`, `compactLeading`.
  public var place: String
  /// The states of which it is true; none when it is true of the widget as a whole.
  public var states: [String]
  /// Whether those are all states that there are.
  public var isInAllStates = false
  public var severity: Severity
  /// What was found. Where several states differ in their figures, those of the worst.
  public var sentence: String
  /// What to do about it where that is something else than the rule says.
  public var fix: String?
  /// How bad it is, in the rule's own unit: the larger the worse.
  public var measure = 0.0
  /// What makes remarks of several states one; nil: the sentence without its figures and quoted texts.
  var kind: String?
  /// What to look for in the source, most telling first: a literal or the name of a modifier.
  public var tokens: [String]

  /// Creates a remark; without a severity it has the rule's own.
  public init(
    _ id: FindingID, _ place: String, states: [String] = [], _ sentence: String,
    severity: Severity? = nil, measure: Double = 0, tokens: [String] = []
  ) {
    self.measure = measure
    (self.id, self.place, self.states, self.sentence) = (id, place, states, sentence)
    self.severity = severity ?? FindingTable.row(id)?.severity ?? .warning
    self.tokens = tokens
  }

  /// Returns the remark as a finding, at its place in the source when that is at hand.
  public func finding(in source: WidgetSource? = nil) -> Finding {
    Finding(
      id, path: path, location: source?.location(of: self), sentence: sentence, fix: fix,
      severity: severity)
  }

  /// The place and the states, as findings write them: `expanded, states 01-start, 02-goal`.
  public var path: String {
    switch states.count {
    case 0: place
    case 1: "\(place), state \(states[0])"
    case _ where isInAllStates: "\(place), \(Remark.all(states.count))"
    default: "\(place), states \(states.joined(separator: ", "))"
    }
  }

  /// Returns how a sentence speaks of all states, of which there are several: `both states`, `all 5 states`.
  public static func all(_ count: Int) -> String {
    count == 2 ? "both states" : "all \(count) states"
  }

  /// Tells remarks of one rule once that differ in their states, figures and quoted texts only: the worst, or the
  /// first of equal ones.
  static func folded(_ remarks: [Remark]) -> [Remark] {
    struct Kind: Hashable {
      var place: String
      var severity: Severity
      var words: String
    }
    var order: [Kind] = []
    var first: [Kind: Remark] = [:]
    for remark in remarks {
      let kind = Kind(
        place: remark.place, severity: remark.severity, words: remark.kind ?? words(remark.sentence)
      )
      guard let known = first[kind] else {
        order.append(kind)
        first[kind] = remark
        continue
      }
      var worst = remark.measure > known.measure ? remark : known
      worst.states = known.states + remark.states.filter { !known.states.contains($0) }
      first[kind] = worst
    }
    return order.compactMap { first[$0] }
  }

  /// Returns a sentence without its figures and quoted texts.
  private static func words(_ sentence: String) -> String {
    var words = ""
    var isQuoted = false
    for character in sentence {
      switch character {
      case "“": isQuoted = true
      case "”": isQuoted = false
      default: if !isQuoted, !character.isNumber, character != "." { words.append(character) }
      }
    }
    return words.replacing(",  and  more", with: "").replacing(", , ", with: "")
  }
}
