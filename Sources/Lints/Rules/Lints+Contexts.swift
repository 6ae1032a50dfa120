import Drawing
import Findings
import Numbers
import Phone
import WidgetProtocol

extension Lint {
  /// Rules about other places than the phone in the hand: StandBy, Always-On, Watch, CarPlay, a narrow island.
  static let contexts: [Lint] = [
    each("image-too-coarse", in: [.lockScreen]) { review, subject in
      let scale = subject.device.scale
      return review.marks.compactMap { mark in
        guard case .image(let source) = mark.kind, let size = subject.pixels(of: source) else {
          return nil
        }
        let wanted = mark.frame.width * 2 * scale
        guard size.width < wanted - 1 else { return nil }
        let isBlurred = size.width < mark.frame.width * scale - 1
        return review.remark(
          "image-too-coarse",
          "An image of \(Int(bounded: size.width)) pixels is \(points(mark.frame.width)) wide; at StandBy's size that takes \(Int(bounded: wanted.rounded())).",
          severity: isBlurred ? .warning : .info, tokens: mark.tokens)
      }
    },
    each("standby-ground-ends", in: [.lockScreen]) { review, subject in
      guard review.picture.backgroundTint == nil, paintsGround(review),
        let standBy = subject.states.first(where: { $0.name == review.state })?
          .picture(.lockScreen, .standBy), standBy.list == review.picture.list
      else { return [] }
      return [
        review.remark(
          "standby-ground-ends",
          "The card paints its own ground, in StandBy too: there it ends at the card's edge."
        )
      ]
    },
    Lint(id: "always-on-unsuitable") { subject in
      subject.states.flatMap { state -> [Remark] in
        guard let picture = state.picture(.lockScreen, .dimmed) else { return [] }
        return dimmed(ReviewedPicture(picture, slot: .lockScreen, state: state.name))
      }
    },
    Lint(id: "small-family-missing") { subject in
      guard let hasSmall = subject.hasSmallFamily, !hasSmall else { return [] }
      return [
        Remark(
          "small-family-missing", "small",
          "The activity has no view for Watch and CarPlay: they show both compact sides.")
      ]
    },
    small("carplay-content-cut", on: .carPlay) { review, size in
      cutRemark(review, "carplay-content-cut", "At CarPlay's", size)
    },
    small("watch-content-cut", on: .watch) { review, size in
      cutRemark(review, "watch-content-cut", "On an \(size.title), at", size)
    },
    small("carplay-too-wordy", on: .carPlay) { review, size in
      guard size == Presentation.carPlay.sizes.first else { return nil }
      let words = review.nodes.filter { $0.kind == "Text" }.compactMap(\.content)
        .flatMap { $0.split(whereSeparator: \.isWhitespace) }
        .filter { $0.contains(where: \.isLetter) }
      guard words.count > mostWordsInCar else { return nil }
      return review.remark(
        "carplay-too-wordy",
        "There are \(words.count) words to read while driving; \(mostWordsInCar) are plenty.",
        measure: Double(words.count))
    },
    each("keyline-color-foreign", in: [.expanded]) { review, _ in
      guard let keyline = review.picture.keylineTint, keyline.hue.saturation > 0.25,
        let hue = DominantHue.of(review.picture),
        DominantHue.distance(hue, keyline.hue.degrees) > 60
      else { return [] }
      return [
        review.remark(
          "keyline-color-foreign", "The keyline's colour does not occur in the island's content.",
          tokens: ["keylineTint"])
      ]
    },
    Lint(id: "narrow-island-ignored") { subject in
      guard let source = subject.source, !source.contains("isDynamicIslandLimitedInWidth") else {
        return []
      }
      let widest = subject.states.flatMap { state in
        [Slot.compactLeading, .compactTrailing].compactMap {
          state.picture($0)?.list.size.width
        }
      }.max()
      guard let widest, widest > 40 else { return [] }
      return [
        Remark(
          "narrow-island-ignored", "compact",
          "A compact side is \(points(widest)) wide, and nothing reads isDynamicIslandLimitedInWidth."
        )
      ]
    },
  ]

  /// Words that a glance at a dashboard takes in: Islet's own threshold.
  private static let mostWordsInCar = 8

  /// Returns a rule about the small view on another device, in each of its sizes that are to be verified.
  private static func small(
    _ id: FindingID, on row: Presentation,
    _ check: @escaping @Sendable (ReviewedPicture, SurfaceSize) -> Remark?
  ) -> Lint {
    Lint(id: id) { subject in
      guard subject.hasSmallFamily == true else { return [] }
      return subject.states.flatMap { state in
        row.sizesToVerify.compactMap { size -> Remark? in
          guard let picture = state.picture(.small, .small(row, size)) else { return nil }
          return check(ReviewedPicture(picture, slot: .small, state: state.name), size)
        }
      }
    }
  }

  private static func cutRemark(
    _ review: ReviewedPicture, _ id: FindingID, _ place: String, _ size: SurfaceSize
  ) -> Remark? {
    let isTooHigh = review.picture.idealSize.height > review.size.height + 0.5
    guard review.isCut || isTooHigh else { return nil }
    return review.remark(
      id,
      "\(place) \(points(size.room.width)) × \(points(size.room.height)) something is cut off.")
  }

  /// Returns whether something fills the card as its ground.
  private static func paintsGround(_ review: ReviewedPicture) -> Bool {
    review.marks.contains { mark in
      switch mark.kind {
      case .fill, .image:
        mark.frame.width > 0.95 * review.size.width && mark.frame.height > 0.95 * review.size.height
      default: false
      }
    }
  }

  /// How far the system dims an Always-On display, as a share of the light.
  private static let alwaysOnLight = 0.5

  private static func dimmed(_ review: ReviewedPicture) -> [Remark] {
    let ground = (review.picture.backgroundTint ?? .black).over(.black)
    var findings: [Remark] = []
    let weak = Legibility.texts(of: review.marks, on: ground).compactMap {
      text -> (text: String, contrast: Double)? in
      let (ink, ground) = (
        text.ink.luminance * alwaysOnLight, text.ground.luminance * alwaysOnLight
      )
      let contrast = (max(ink, ground) + 0.05) / (min(ink, ground) + 0.05)
      return contrast < 3 ? (text.mark.text ?? "", contrast) : nil
    }
    if let told = WeakTexts(weak) {
      findings.append(
        review.remark(
          "always-on-unsuitable", "On an Always-On display \(told.sentence).",
          measure: -told.least, tokens: literals(weak.map(\.text)), kind: "contrast"))
    }
    let bright = review.marks.filter { mark in
      if case .fill = mark.kind { (mark.color?.over(ground).luminance ?? 0) > 0.5 } else { false }
    }.map { $0.frame.width * $0.frame.height }.reduce(0, +)
    let area = review.size.width * review.size.height
    let share = ground.luminance > 0.5 ? 1 : area > 0 ? min(1, bright / area) : 0
    if share > 0.4 {
      findings.append(
        review.remark(
          "always-on-unsuitable",
          "\(Percent.text(of: share)) of the card stay bright on an Always-On display.",
          measure: share))
    }
    return findings
  }
}
