import Findings
import Phone
import WidgetProtocol

extension Lint {
  /// Rules about presentations that show nothing.
  static let empty: [Lint] = [
    Lint(id: "presentation-empty") { subject in
      subject.states.flatMap { state -> [Remark] in
        func shows(nothing slot: Slot) -> Bool { isEmpty(state.picture(slot)) }
        var remarks: [Remark] = []
        func add(_ place: String, _ sentence: String, _ severity: Severity = .warning) {
          remarks.append(
            Remark(
              "presentation-empty", place, states: [state.name], sentence, severity: severity))
        }
        if shows(nothing: .lockScreen) {
          add(Slot.lockScreen.rawValue, "The Lock Screen shows nothing.", .error)
        }
        if shows(nothing: .expanded) {
          add(Slot.expanded.rawValue, "The expanded island shows nothing.")
        }
        // One side may well be left empty.
        if shows(nothing: .compactLeading), shows(nothing: .compactTrailing) {
          add("compact", "Both compact sides show nothing.")
        }
        if shows(nothing: .minimal) {
          add(Slot.minimal.rawValue, "The minimal presentation shows nothing.")
        }
        if subject.hasSmallFamily == true, shows(nothing: .small) {
          add(Slot.small.rawValue, "The view for Watch and CarPlay shows nothing.")
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
