import Drawing
import Findings
import Numbers
import WidgetProtocol

extension Lint {
  /// Rules about what a phone's archive of the views does not hold as the source seems to say.
  static let archive: [Lint] = [
    Lint(id: "archive-frozen-text") { subject in
      subject.states.flatMap { state in
        LintSubject.Condition.later.slots.compactMap { slot -> Remark? in
          guard let now = state.picture(slot), let later = state.picture(slot, .later) else {
            return nil
          }
          let changed = changedTexts(of: now, later)
            .filter { !changesByChance($0, state, slot) }
          guard !changed.isEmpty else { return nil }
          return ReviewedPicture(now, slot: slot, state: state.name).remark(
            "archive-frozen-text",
            quoted(
              changed, "would read differently 5 minutes later, and stays",
              "would read differently 5 minutes later, and stay")
              + " on a phone until the next update.",
            tokens: changed.map { "\"\($0)\"" })
        }
      }
    },
    .each("archive-image-area", in: Slot.allCases) { review, subject in
      var told: Set<ImageMark.Source> = []
      return review.marks.compactMap { mark in
        guard case .image(let source) = mark.kind, let size = subject.pixels(of: mark),
          size.width * size.height > areaLimit, told.insert(source).inserted
        else { return nil }
        let island = [Slot.compactLeading, .compactTrailing, .minimal].contains(review.slot)
        return review.remark(
          "archive-image-area",
          "An image of \(Int(bounded: size.width)) × \(Int(bounded: size.height)) pixels is shown at "
            + "\(points(mark.frame.width)) × \(points(mark.frame.height)): "
            + (island
              ? "a phone drew an image of this size as a grey square."
              : "some phones refuse the whole card."),
          severity: island ? .error : nil, tokens: mark.tokens)
      }
    },
    Lint(id: "archive-image-memory") { subject in
      subject.states.compactMap { state in
        var sources: [ImageMark.Source: Double] = [:]
        for slot in Slot.allCases {
          guard let picture = state.picture(slot) else { continue }
          for mark in DrawnMark.all(of: picture.list) {
            guard case .image(let source) = mark.kind, let size = subject.pixels(of: mark) else {
              continue
            }
            sources[source] = max(sources[source] ?? 0, size.width * size.height)
          }
        }
        let pixels = sources.values.reduce(0, +)
        guard pixels * 4 > memoryLimit else { return nil }
        return Remark(
          "archive-image-memory", Slot.lockScreen.rawValue, states: [state.name],
          (sources.count == 1 ? "One image has" : "\(sources.count) images together have")
            + " \((pixels / 1e6).short(places: 1)) million pixels and"
            + (sources.count == 1 ? " takes" : " take")
            + " \((pixels * 4 / 1e6).short(places: 1)) megabytes; the extension has 30 for all that it does."
        )
      }
    },
  ]

  /// Bytes of decoded images that an extension can be expected to hold beside its own code.
  static let memoryLimit = 20e6

  /// Pixels that every phone archives.
  static let areaLimit = 500_000.0

  /// Returns whether a text is another one at the same moment too: it was drawn by lot.
  private static func changesByChance(
    _ text: String, _ state: LintSubject.State, _ slot: Slot
  ) -> Bool {
    guard let light = state.picture(slot, .light) else { return false }
    return !stillTexts(light).contains(text)
  }

  /// Returns texts that stand still on a phone and are others later.
  ///
  /// Running texts change by themselves. Where the number of texts differs, the clock decides what shows at all: then
  /// those that are gone are told.
  private static func changedTexts(of now: Picture, _ later: Picture) -> [String] {
    let (first, second) = (stillTexts(now), stillTexts(later))
    guard first.count == second.count else {
      return first.filter { !second.contains($0) }
    }
    return zip(first, second).filter { $0 != $1 }.map(\.0)
  }

  private static func stillTexts(_ picture: Picture) -> [String] {
    DrawnMark.all(of: picture.list).compactMap { mark in
      guard case .text(let text, _, _, nil) = mark.kind else { return nil }
      return text.contains { !$0.isWhitespace } ? text : nil
    }
  }
}
