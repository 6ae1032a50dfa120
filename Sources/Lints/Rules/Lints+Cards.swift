import Drawing
import Findings
import Foundation
import Phone
import WidgetProtocol

extension Lint {
  /// Rules about the Lock Screen card.
  static let cards: [Lint] = [
    each("card-margin-narrow", in: [.lockScreen]) { review, _ in
      let bounds = Rect(review.size)
      func distance(_ mark: DrawnMark) -> Double {
        let frame = mark.frame
        let aside = min(frame.minX, bounds.maxX - frame.maxX)
        // What is cut off above and below is said by content-too-tall.
        return review.isCutOff ? aside : min(aside, frame.minY, bounds.maxY - frame.maxY)
      }
      let near = review.content.filter { mark in
        // A picture that fills the card is its background.
        if case .image = mark.kind, mark.frame.width > 0.9 * bounds.width { return false }
        return distance(mark) < 13.5
      }
      guard let least = near.map(distance).min() else { return [] }
      return [
        review.remark(
          "card-margin-narrow",
          names(near, "stands", "stand")
            + " \(points(least)) from the card's edge; the margin is 14 pt.", measure: -least,
          tokens: near.flatMap(\.tokens)
        )
      ]
    },
    each("buttons-not-essential", in: Slot.allCases) { review, _ in
      let count = review.picture.regions.count { region in
        if case .link = region.action { false } else { true }
      }
      switch review.slot {
      case .lockScreen, .expanded:
        return count > 2
          ? [
            review.remark(
              "buttons-not-essential", "There are \(count) buttons and toggles; two are plenty.",
              measure: Double(count))
          ]
          : []
      case .small:
        return count > 0
          ? [
            review.remark(
              "buttons-not-essential",
              "Buttons and toggles do nothing in CarPlay (\(count) here).",
              // On a Watch they work, and one may be needed there.
              severity: count == 1 ? .info : nil, fix: idleButtonFix)
          ] : []
      default:
        return count > 0
          ? [
            review.remark(
              "buttons-not-essential",
              "Buttons and toggles do nothing in this presentation (\(count) here).",
              severity: .error, fix: idleButtonFix)
          ] : []
      }
    },
    each("system-button-unreadable", in: [.lockScreen]) { review, _ in
      guard let ink = review.picture.actionColor, let tint = review.picture.backgroundTint else {
        return []
      }
      let ground = tint.over(.black)
      let contrast = ink.over(ground).contrast(with: ground)
      return contrast < 4.5
        ? [
          review.remark(
            "system-button-unreadable",
            "The system's button has a contrast of \(ratio(contrast)) on the card; 4.5 is needed.",
            measure: -contrast,
            tokens: ["activitySystemActionForegroundColor"])
        ] : []
    },
    each("content-too-tall", in: [.lockScreen, .expanded]) { review, _ in
      guard review.isCutOff else { return [] }
      let ideal = review.picture.idealSize.height
      let height = points(ideal)
      if review.slot == .lockScreen {
        return [
          review.remark(
            "content-too-tall",
            "The content is \(height) high; what is beyond 160 pt is cut off above and below.",
            measure: ideal)
        ]
      }
      // The gap above the bottom region and the lower margin give way first.
      let isCut = (review.contentBox?.maxY ?? 0) > review.size.height + 0.5
      return [
        review.remark(
          "content-too-tall",
          isCut
            ? "The content is \(height) high; what is below 160 pt is cut off."
            : "The content is \(height) high; in 160 pt it loses the gaps and margins that it asks for.",
          severity: isCut ? .error : .warning, measure: ideal)
      ]
    },
    each("content-too-tall", in: sides) { review, _ in
      let cut = review.picture.marksCutInHeight
      guard !cut.isEmpty else { return [] }
      let (room, own) = (review.size.height, review.picture.contentFrame.height)
      let worst = cut.map { max(-$0.reach.minY, $0.reach.maxY - room) }.max() ?? 0
      let height = "the island is \(room.short(places: 2)) pt high"
      return [
        review.remark(
          "content-too-tall",
          names(
            cut, "goes beyond the island's upper or lower edge and is cut: ",
            "go beyond the island's upper or lower edge and are cut: ")
            + (own > room + 0.5 ? "the content is \(points(own)) high, " : "") + height + ".",
          severity: worst > mostlyUnseen ? .error : .warning, measure: worst,
          tokens: cut.flatMap(\.tokens))
      ]
    },
    each("standby-edge-touched", in: [.lockScreen]) { review, _ in
      let bounds = Rect(review.size)
      guard review.picture.backgroundTint == nil else { return [] }
      let touching = review.marks.filter { mark in
        switch mark.kind {
        case .fill, .image, .stroke:
          return mark.frame.minX <= 1 || mark.frame.maxX >= bounds.maxX - 1
        default: return false
        }
      }
      return touching.isEmpty
        ? []
        : [
          review.remark(
            "standby-edge-touched",
            "A shape or image ends at the card's edge; in StandBy that edge shows in the middle of the screen."
          )
        ]
    },
    each("night-red-illegible", in: [.lockScreen]) { review, _ in
      let base = (review.picture.backgroundTint ?? .black).over(.black)
      let weak = Legibility.texts(of: review.marks, on: base).filter { text in
        // Only hue tells them apart: by luminance alone they are too near.
        text.contrast < 3 && text.ink != text.ground
      }
      guard let told = WeakTexts(weak) else { return [] }
      return [
        review.remark(
          "night-red-illegible",
          quoted(told.words, "differs from its", "differ from their")
            + " ground too little in lightness (contrast \(told.spread)); at night only lightness is left.",
          measure: -told.least, tokens: weak.flatMap(\.mark.tokens), kind: "contrast")
      ]
    },
    each("image-too-large", in: Slot.allCases) { review, subject in
      guard let room = subject.device.guidedRoom(for: review.slot) else { return [] }
      let scale = subject.device.scale
      let (width, height) = (room.width * scale, room.height * scale)
      return review.marks.compactMap { mark in
        // Whatever its name says of its scale: pixels are what a phone has to hold.
        guard let size = subject.pixels(of: mark),
          size.width > width + 1 || size.height > height + 1,
          // Of still larger ones `archive-image-area` tells what was seen.
          size.width * size.height <= Lint.areaLimit
        else { return nil }
        let shown = mark.frame.size
        return review.remark(
          "image-too-large",
          "An image of \(pixels(size)) is shown in \(pixels(shown, scale)); the presentation has "
            + "\(pixels(room, scale)).",
          // On the card no phone is known to have minded.
          severity: review.slot == .lockScreen || review.slot == .expanded ? .info : nil,
          tokens: mark.tokens)
      }
    },
    Lint(id: "stale-looks-fresh") { subject in
      let slots: [Slot] = [.lockScreen, .expanded]
      // A card that could not be drawn may well say that it is stale.
      let comparable = subject.states.filter { state in
        // Where a card shows nothing at all, that is told.
        state.picture(.lockScreen) != nil && state.picture(.lockScreen, .stale) != nil
          && !isEmpty(state.picture(.lockScreen))
      }
      guard !comparable.isEmpty,
        comparable.allSatisfy({ state in
          slots.allSatisfy { looks(state.picture($0), like: state.picture($0, .stale)) }
        })
      else { return [] }
      return [
        Remark(
          "stale-looks-fresh", "lockScreen",
          "Fresh and stale look the same in every state, on the Lock Screen and in the expanded island."
        )
      ]
    },
    Lint(id: "text-on-tint-illegible") { subject in
      subject.states.flatMap { state in
        [LintSubject.Condition.dark, .light].flatMap { condition -> [Remark] in
          guard let picture = state.picture(.lockScreen, condition),
            let tint = picture.backgroundTint
          else { return [] }
          let review = ReviewedPicture(picture, slot: .lockScreen, state: state.name)
          let system: RGBA = condition == .dark ? .black : .white
          let weak = Legibility.texts(of: review.marks, on: tint.over(system))
            .filter { $0.contrast < $0.needed }
          guard let told = WeakTexts(weak) else { return [] }
          let appearance = condition == .dark ? "dark" : "light"
          let since = condition == .light && subject.device.hasDarkCards ? ", before iOS 26" : ""
          return [
            review.remark(
              "text-on-tint-illegible",
              "\(told.sentence) in \(appearance) appearance\(since).",
              measure: -told.least,
              tokens: weak.flatMap(\.mark.tokens) + ["activityBackgroundTint"], kind: appearance)
          ]
        }
      }
    },
  ]

  /// What to do with buttons where nothing can be pressed.
  private static let idleButtonFix =
    "Show it as an image or text here; put the button on the card or in the expanded island."

  /// Returns whether a person sees the same in both pictures: the marks, and the colours of ground and edge.
  private static func looks(_ picture: Picture?, like other: Picture?) -> Bool {
    picture?.list == other?.list && picture?.backgroundTint == other?.backgroundTint
      && picture?.keylineTint == other?.keylineTint
  }

  /// Returns a contrast as a text; one just below what is needed with more digits, so that it does not read as enough.
  static func ratio(_ value: Double) -> String {
    let text = String(format: "%.1f", value)
    let isJustBelow = [3, 4.5].contains { value < $0 && text == String(format: "%.1f", $0) }
    return isJustBelow ? String(format: "%.2f", (value * 100).rounded(.down) / 100) : text
  }

  /// Returns what marks are called in a sentence, with the verb for as many as are named. It names the texts; without texts
  /// the symbols; without both it says how many marks there are.
  static func names(_ marks: [DrawnMark], _ singular: String, _ plural: String) -> String {
    let texts = marks.compactMap(\.text)
    if !texts.isEmpty { return quoted(texts, singular, plural) }
    let symbols = marks.compactMap { mark in
      if case .symbol(let name) = mark.kind { name } else { nil }
    }
    if !symbols.isEmpty { return named(symbols: symbols, singular, plural) }
    return marks.count == 1 ? "\(marks[0].name) \(singular)" : "\(marks.count) elements \(plural)"
  }
}

/// Returns a size in whole pixels: `512 × 512 pixels`.
private func pixels(_ size: Size, _ scale: Double = 1) -> String {
  "\(Int(bounded: (size.width * scale).rounded())) × \(Int(bounded: (size.height * scale).rounded())) pixels"
}

extension DeviceModel {
  /// Returns the room that the guidelines give a slot, in points: what lints compare with.
  fileprivate func guidedRoom(for slot: Slot) -> Size? {
    guard let room = room(for: slot) else { return nil }
    let width =
      switch slot {
      case .compactLeading, .compactTrailing: island?.guideline.compactSide
      case .expanded: island?.guideline.expandedWidth
      case .lockScreen, .minimal, .small: nil as Double?
      }
    return Size(width: width ?? room.width, height: room.maxHeight)
  }
}
