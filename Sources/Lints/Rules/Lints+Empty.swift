import Findings
import Phone
import WidgetProtocol

extension Lint {
  /// Rules about presentations that show nothing.
  static let empty: [Lint] = [
    Lint(id: "presentation-empty") { subject in
      subject.states.flatMap { state -> [Remark] in
        func shows(nothing slot: Slot) -> Bool { isEmpty(state.picture(slot)) }
        // A text that has no room is no missing value, and other rules tell it.
        func hasGone(_ slot: Slot) -> Bool {
          state.picture(slot).map {
            !ReviewedPicture($0, slot: slot, state: state.name).goneTexts.isEmpty
          } ?? false
        }
        var remarks: [Remark] = []
        func add(_ place: String, _ subject: String, _ severity: Severity = .warning) {
          var remark = Remark(
            "presentation-empty", place, states: [state.name], "\(subject) nothing.",
            severity: severity)
          if state.isMadeUp {
            // The view may well wait for a value that the app sends, or for a file that it writes.
            remark.severity = .info
            remark.sentence =
              "\(subject) nothing with made-up values, and without what the app writes."
            remark.fix =
              "Draw something here where a value or a file is missing. For your own values write a state in states/*.json or a #Preview."
          }
          remarks.append(remark)
        }
        if shows(nothing: .lockScreen) {
          // Where other states show something, the author may have meant this one to be empty.
          let isSeen = subject.states.contains { other in
            other.picture(.lockScreen).map { !isEmpty($0) } ?? false
          }
          add(Slot.lockScreen.rawValue, "The Lock Screen shows", isSeen ? .warning : .error)
        }
        if shows(nothing: .expanded) {
          add(Slot.expanded.rawValue, "The expanded island shows")
        }
        // One side may well be left empty.
        if shows(nothing: .compactLeading), shows(nothing: .compactTrailing),
          !hasGone(.compactLeading), !hasGone(.compactTrailing)
        {
          add("compact", "Both compact sides show")
        }
        if shows(nothing: .minimal), !hasGone(.minimal) {
          add(Slot.minimal.rawValue, "The minimal presentation shows")
        }
        if subject.hasSmallFamily == true, shows(nothing: .small) {
          add(Slot.small.rawValue, "The view for Watch and CarPlay shows")
        }
        return remarks
      }
    }
  ]

  /// Returns whether a person sees nothing in a picture: no mark, no letter, no tint. Of one that could not be drawn
  /// nobody knows.
  static func isEmpty(_ picture: Picture?) -> Bool {
    guard let picture, (picture.backgroundTint?.alpha ?? 0) < 0.02 else { return false }
    return !DrawnMark.all(of: picture.list).contains { mark in
      if case .text = mark.kind { mark.isContent } else { true }
    }
  }
}
