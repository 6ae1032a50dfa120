import Drawing
import Findings

/// Judges an alert beside the screens before and after it: what caused it should be what changed.
public enum AlertReview {
  /// Says that only times changed while the alert speaks of what stands on the screen as before; nil otherwise.
  ///
  /// Alerts word things in their own way, so that a change of any text that is no time counts as the cause.
  public static func remark(
    on alert: [String], before: [OutlineNode], after: [OutlineNode]
  ) -> Remark? {
    let (old, new) = (texts(before), texts(after))
    let changed = new.filter { !old.contains($0) }
    let words = Set(alert.flatMap(words))
    guard !changed.isEmpty, changed.allSatisfy(isTime),
      words.isDisjoint(with: Set(changed.flatMap(self.words)))
    else { return nil }
    let unchanged = new.filter { text in
      old.contains(text) && !words.isDisjoint(with: Set(self.words(text)))
    }
    guard !unchanged.isEmpty else { return nil }
    return Remark(
      "alert-cause-unchanged", "expanded",
      "The alert says \(quoted(alert)), and \(quoted(unchanged, "stands", "stand")) as before: only \(quoted(changed)) changed."
    )
  }

  /// Returns the texts of some pictures; what the system renews by itself is left out.
  private static func texts(_ nodes: [OutlineNode]) -> [String] {
    nodes.flatMap { node -> [String] in
      let own =
        node.kind == "Text" && !node.traits.contains("dynamic")
        ? [node.content].compactMap { $0 } : []
      return own + texts(node.children)
    }
  }

  /// Returns the numbers of a text, and its words that are long enough to mean something.
  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      .filter { $0.count > 3 || $0.contains(where: \.isNumber) }
  }

  /// Returns whether a text is a time or a minute: figures with at most a short unit.
  private static func isTime(_ text: String) -> Bool {
    text.contains(where: \.isNumber)
      && text.split { !$0.isLetter }.allSatisfy { $0.count <= 3 }
      && !text.contains { "–-%€$£/".contains($0) }
  }
}
