/// The answers that a terminal has yet to give. They would be typed into whatever gets the terminal next.
struct OwedAnswers {
  /// What was asked.
  enum Question: Hashable {
    /// A round of questions; what comes last of its answers.
    case fence
    /// Whether the terminal has a picture.
    case picture
  }

  /// How long answers are waited for, in seconds.
  static let patience = 1.0

  private var questions: Set<Question> = []
  /// Until when they are waited for, in seconds of the monotonic clock.
  private(set) var end = -Double.infinity

  /// Whether there are any.
  var isAny: Bool { !questions.isEmpty }

  /// Notes that something was asked.
  mutating func ask(_ question: Question, now: Double) {
    questions.insert(question)
    end = now + OwedAnswers.patience
  }

  /// Notes that something was answered, or that no answer will come.
  mutating func remove(_ question: Question) { questions.remove(question) }
}
