import Drawing
import Findings
import Phone
import WidgetProtocol

extension Lint {
  private static let sides: [Slot] = [.compactLeading, .compactTrailing]
  /// The margin that the system keeps on each side of compact content, in points; not published, a guess.
  static let compactMargin = 4.0

  /// Rules about the compact island.
  static let compact: [Lint] = [
    each("L27", in: sides) { review, subject in
      guard let room = subject.device.surface(for: review.slot) else { return [] }
      let ideal = review.picture.idealSize.width
      if ideal > room.width + 0.5 {
        return [
          review.finding(
            "L27",
            "The content is \(points(ideal)) wide; this side has \(points(room.width))"
              + (review.isCut ? "." : " and shrinks it."),
            severity: review.isCut ? .error : .warning)
        ]
      }
      let spare = 2 * compactMargin + 4 + review.digitToCome
      guard let box = review.contentBox, ideal > box.width + spare else { return [] }
      return [
        review.finding(
          "L27", "The side asks for \(points(ideal)) to show \(points(box.width)) of content.",
          severity: .warning)
      ]
    },
    each("L28", in: sides) { review, _ in
      guard let box = review.contentBox else { return [] }
      let gap = review.slot == .compactLeading ? review.size.width - box.maxX : box.minX
      // A side that asks for less than its slot stands in the middle of it here; the phone moves it
      // against the sensor. What counts is the widget's own distance.
      let slack = max(0, review.size.width - review.picture.idealSize.width) / 2
      let own = gap - slack - compactMargin
      return own > 4
        ? [review.finding("L28", "Content ends \(points(own)) before the sensor.")] : []
    },
    pair("L29") { leading, trailing, _ in
      let (left, right) = (leading.picture.idealSize.width, trailing.picture.idealSize.width)
      return abs(left - right) > 12
        ? "The sides are \(points(left)) and \(points(right)) wide." : nil
    },
    each("L30", in: sides) { review, _ in
      let long = review.content.compactMap { mark -> String? in
        guard case .text(let text, _, let isTruncated, _) = mark.kind else { return nil }
        return isTruncated || text.count > 6 ? text : nil
      }
      return long.isEmpty ? [] : [review.finding("L30", "\(quoted(long)) is long for this place.")]
    },
    pair("L31") { leading, trailing, _ in
      leading.picture.url == trailing.picture.url
        ? nil
        : "The leading side leads to \(leading.picture.url ?? "the app"), "
          + "the trailing side to \(trailing.picture.url ?? "the app")."
    },
    pair("L32") { leading, trailing, subject in
      guard let island = subject.device.island else { return nil }
      let total =
        leading.picture.idealSize.width + trailing.picture.idealSize.width + IslandMetrics.sensorGap
      return total > island.totalWidth + 0.5
        ? "The island would be \(points(total)) wide and cover the status bar; "
          + "it has \(points(island.totalWidth))."
        : nil
    },
  ]

  /// A rule about both sides together.
  private static func pair(
    _ id: FindingID,
    _ judge: @escaping @Sendable (ReviewedPicture, ReviewedPicture, LintSubject) -> String?
  ) -> Lint {
    Lint(id: id) { subject in
      subject.states.compactMap { state in
        guard let leading = state.picture(.compactLeading),
          let trailing = state.picture(.compactTrailing)
        else { return nil }
        let sentence = judge(
          ReviewedPicture(leading, slot: .compactLeading, state: state.name),
          ReviewedPicture(trailing, slot: .compactTrailing, state: state.name), subject)
        return sentence.map { Finding(id, path: "compact, state \(state.name)", sentence: $0) }
      }
    }
  }
}
