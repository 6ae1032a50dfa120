/// A text that grows at both ends; what it has is not copied with each piece that is added.
struct GrowingText {
  /// What stands before the rest, the last piece first.
  private var front: [String] = []
  private var rest: String

  /// Creates a text of one piece.
  init(_ text: String = "") { rest = text }

  var isEmpty: Bool { rest.isEmpty && front.isEmpty }

  /// All of it.
  var whole: String { front.isEmpty ? rest : front.reversed().joined() + rest }

  mutating func append(_ text: String) { rest += text }

  mutating func prepend(_ text: String) {
    if !text.isEmpty { front.append(text) }
  }

  /// Puts an element around what is there.
  mutating func wrap(_ start: String, _ end: String) {
    prepend(start)
    append(end)
  }
}
