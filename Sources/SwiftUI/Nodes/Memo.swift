/// A node's last few answers by what it was asked: parents ask for the same few again and again.
struct Memo<Question: Equatable, Answer> {
  /// Oldest first.
  private var entries: [(question: Question, answer: Answer)] = []
  private let limit: Int

  /// Creates a memory that keeps so many answers.
  init(limit: Int) { self.limit = limit }

  /// The answer to a question that was not asked before is nil; a new one takes the place of the oldest.
  subscript(question: Question) -> Answer? {
    get {
      for entry in entries where entry.question == question { return entry.answer }
      return nil
    }
    set {
      guard let newValue else { return }
      if entries.count >= limit { entries.removeFirst() }
      entries.append((question, newValue))
    }
  }
}
