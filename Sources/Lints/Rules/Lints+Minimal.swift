import Drawing
import Findings
import Numbers
import Phone
import WidgetProtocol

extension Lint {
  /// Rules about the minimal island, and about the app's icon in any island.
  static let minimal: [Lint] = [
    Lint(id: "island-shows-logo") { subject in
      var findings: [Remark] = []
      for state in subject.states {
        for slot in [Slot.compactLeading, .compactTrailing, .minimal, .expanded] {
          guard let picture = state.picture(slot) else { continue }
          let review = ReviewedPicture(picture, slot: slot, state: state.name)
          let named = review.nodes.filter { $0.kind == "Image" }.compactMap(\.content)
            .filter(isIconName)
          if !named.isEmpty {
            findings.append(
              review.remark(
                "island-shows-logo", quoted(named, "is the app's icon", "are the app's icon") + ".",
                tokens: literals(named)))
          } else if let mark = review.marks.first(where: subject.isIcon) {
            findings.append(
              review.remark(
                "island-shows-logo", "\(mark.name) is the app's icon, byte for byte.",
                tokens: mark.tokens))
          }
        }
      }
      if let mark = loneImage(subject) {
        findings.append(
          Remark(
            "island-shows-logo", "minimal",
            "In every state the minimal presentation is only \(mark), the same one."))
      }
      return findings
    },
    Lint(id: "minimal-never-changes") { subject in
      let pictures = subject.states.compactMap { $0.picture(.minimal) }
      guard pictures.count > 1, loneImage(subject) == nil, areOneStill(pictures),
        !pictures.allSatisfy(isEmpty)
      else { return [] }
      return [
        Remark(
          "minimal-never-changes", "minimal",
          "The minimal presentation looks the same in \(Remark.all(pictures.count)).")
      ]
    },
    each("minimal-too-large", in: [.minimal]) { review, subject in
      let added = subject.device.room(for: .minimal)?.margins ?? Insets()
      let (ideal, taken) = (review.asked, review.picture.contentFrame.size)
      let room = Size(width: IslandMetrics.minimalWidths.widest, height: IslandMetrics.height)
      let told =
        "there is room for \(room.width.short(places: 2)) × \(room.height.short(places: 2)) pt"
      func fits(_ size: Size) -> Bool {
        size.width <= room.width + 0.5 && size.height <= room.height + 0.5
      }
      /// Returns a length without margins, which give way before anything is cut; of a view that has a size and is not
      /// shrunk that size.
      func own(_ ideal: Double, _ taken: Double, _ room: Double, margins: Double) -> Double {
        if taken > room + 0.5 { return taken }
        let bare = ideal - margins
        return review.margins > 0 || abs(bare - taken) < 0.5 ? bare : ideal
      }
      let size = Size(
        width: own(ideal.width, taken.width, room.width, margins: added.left + added.right),
        height: own(ideal.height, taken.height, room.height, margins: added.top + added.bottom))
      let beyond = review.picture.marksCut
      if !fits(size) {
        let (isCut, gone) = (review.isCut || !beyond.isEmpty, review.goneTexts)
        return [
          review.remark(
            "minimal-too-large",
            "The content is \(points(size.width)) × \(points(size.height)); "
              + told
              + (gone.isEmpty ? "" : ", and nothing is seen of \(quoted(gone))")
              + (isCut || !fits(taken) ? "." : " and it is shrunk."),
            severity: isCut ? .error : .warning)
        ]
      }
      if !beyond.isEmpty {
        let worst = beyond.map { $0.overshoot(of: review.size) }.max() ?? 0
        return [
          review.remark(
            "minimal-too-large",
            names(beyond, "goes", "go")
              + " beyond the island's edge; \(told).",
            severity: worst > mostlyUnseen ? .error : .warning, tokens: beyond.flatMap(\.tokens))
        ]
      }
      // Lines that have no room are left out, so that the rest is no higher than it.
      let cut = review.cutTexts
      let words =
        cut.isEmpty
        ? []
        : [
          review.remark(
            "minimal-too-large",
            quoted(cut, "is", "are") + " cut off; \(told).")
        ]
      return words + review.dashedTimes("minimal-too-large", severity: .warning)
    },
  ]

  /// Returns whether an image is called as the set of an asset catalogue that holds the app's icon: a logo by itself, or a
  /// team's, is welcome in an island.
  private static func isIconName(_ name: String) -> Bool {
    let last = name.split(separator: "/").last ?? ""
    return last.lowercased().filter(\.isLetter).hasPrefix("appicon")
  }

  /// Returns whether pictures look the same and stand still: a running time or ring changes by itself.
  static func areOneStill(_ pictures: [Picture]) -> Bool {
    guard let first = pictures.first else { return true }
    let marks = first.list.items.withoutViews
    guard pictures.allSatisfy({ $0.list.items.withoutViews == marks }) else { return false }
    return !DrawnMark.all(of: first.list).contains { mark in
      switch mark.kind {
      case .progress, .text(_, _, isTruncated: _, dynamic: .some): true
      default: false
      }
    }
  }

  /// Returns the one image or symbol that is all that the minimal presentation shows in every state. What has another
  /// colour or another shape around it tells something.
  private static func loneImage(_ subject: LintSubject) -> String? {
    var names: Set<String> = []
    var count = 0
    for state in subject.states {
      guard let picture = state.picture(.minimal) else { continue }
      let content = DrawnMark.all(of: picture.list).filter(\.isContent)
      guard content.count == 1 else { return nil }
      switch content[0].kind {
      case .symbol(let name): names.insert("the symbol \(name)")
      case .image(.file(let path)):
        names.insert("the image \(path.split(separator: "/").last ?? "")")
      case .image(.data): names.insert("an image")
      default: return nil
      }
      count += 1
    }
    guard count > 1, names.count == 1,
      areOneStill(subject.states.compactMap { $0.picture(.minimal) })
    else { return nil }
    return names.first
  }
}
