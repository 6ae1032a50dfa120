import Drawing
import Findings
import Numbers
import Phone
import WidgetProtocol

extension Lint {
  /// Rules about what differs: between states, between light and dark.
  static let change: [Lint] = [
    Lint(id: "hue-turns-with-appearance") { subject in
      subject.states.flatMap { state in
        [Slot.lockScreen].compactMap { slot -> Remark? in
          guard let dark = state.picture(slot), let light = state.picture(slot, .light),
            let one = DominantHue.of(dark), let other = DominantHue.of(light),
            DominantHue.distance(one, other) > 30
          else { return nil }
          return ReviewedPicture(dark, slot: slot, state: state.name).remark(
            "hue-turns-with-appearance",
            "The colour turns by \(Int(bounded: DominantHue.distance(one, other).rounded()))° between dark and light."
          )
        }
      }
    },
    Lint(id: "number-without-transition") { subject in
      [Slot.lockScreen, .expanded, .compactLeading, .compactTrailing, .minimal].compactMap { slot in
        var (nodes, states): ([OutlineNode], [String]) = ([], [])
        for (before, after) in pairs(of: subject, in: [slot]) {
          let changed = changedNumbers(before.picture.outline, after.picture.outline)
          if !changed.isEmpty { states.append(after.state) }
          nodes += changed
        }
        guard !nodes.isEmpty else { return nil }
        return Remark(
          "number-without-transition", slot.rawValue, states: states,
          quoted(
            nodes.compactMap(\.content), "differs from the state before in its",
            "differ from the state before in their") + " digits only, without numericText.",
          tokens: literals(nodes.compactMap(\.content))
        )
      }
    },
    Lint(id: "too-much-moves") { subject in
      pairs(of: subject, in: [.lockScreen, .expanded]).compactMap { before, after in
        let (moved, shared) = moves(from: before, to: after)
        guard moved.count >= 3, 2 * moved.count > shared else { return nil }
        return after.remark(
          "too-much-moves",
          "\(moved.count) of \(shared) elements that stay change their place from \(before.state): \(quoted(moved.map(name)))."
        )
      }
    },
  ]

  /// Returns what a mark's identity is called in a sentence: a file by its name.
  private static func name(_ identity: String) -> String {
    identity.split(separator: "/").last.map(String.init) ?? identity
  }

  /// Returns the pictures of each state and the one after it, slot by slot.
  private static func pairs(
    of subject: LintSubject, in slots: [Slot]
  ) -> [(before: ReviewedPicture, after: ReviewedPicture)] {
    zip(subject.states, subject.states.dropFirst()).flatMap { before, after in
      slots.compactMap { slot in
        guard let one = before.picture(slot), let other = after.picture(slot) else { return nil }
        return (
          ReviewedPicture(one, slot: slot, state: before.name),
          ReviewedPicture(other, slot: slot, state: after.name)
        )
      }
    }
  }

  /// Returns texts at the same place of both trees that differ in their digits only, and change without a
  /// transition.
  private static func changedNumbers(
    _ before: OutlineNode, _ after: OutlineNode
  ) -> [OutlineNode] {
    guard before.kind == after.kind else { return [] }
    if after.kind == "Text", let old = before.content, let new = after.content, old != new,
      new.contains(where: \.isNumber), old.contains(where: \.isNumber),
      withoutDigits(old) == withoutDigits(new), !after.traits.contains("dynamic"),
      !after.traits.contains("numericTransition")
    {
      return [after]
    }
    // Another number of parts is another layout: nothing there stays what it was.
    guard before.children.count == after.children.count else { return [] }
    return zip(before.children, after.children).flatMap(changedNumbers)
  }

  private static func withoutDigits(_ text: String) -> String {
    String(text.filter { !$0.isNumber })
  }

  /// Returns what both pictures show once each, and which of it stands elsewhere.
  private static func moves(
    from before: ReviewedPicture, to after: ReviewedPicture
  ) -> (moved: [String], shared: Int) {
    func places(_ review: ReviewedPicture) -> [String: Rect] {
      var places: [String: Rect] = [:]
      var twice: Set<String> = []
      for mark in review.content {
        guard let name = mark.identity else { continue }
        if places.updateValue(mark.frame, forKey: name) != nil { twice.insert(name) }
      }
      return places.filter { !twice.contains($0.key) }
    }
    let (old, new) = (places(before), places(after))
    let shared = old.keys.filter { new[$0] != nil }.sorted()
    let moved = shared.filter { name in
      guard let one = old[name], let other = new[name] else { return false }
      return abs(one.midX - other.midX) > 8 || abs(one.midY - other.midY) > 8
    }
    return (moved, shared.count)
  }
}
