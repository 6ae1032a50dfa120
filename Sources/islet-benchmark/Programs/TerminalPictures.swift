/// The pictures that a terminal takes, by the word of `--graphics`.
enum TerminalPictures: String, CaseIterable {
  case kitty, sixel

  /// What such a terminal answers to all questions: its abilities, and what ends each wait.
  var answers: [UInt8] {
    let fence = "\u{1B}[0n"
    let text =
      switch self {
      case .kitty: "\u{1B}[?62c" + fence + "\u{1B}_Gi=31;OK\u{1B}\\" + fence
      case .sixel: "\u{1B}[?62;4c" + fence + "\u{1B}[?1;0;256S\u{1B}[?2;0;2000;1200S" + fence
      }
    return Array(text.utf8)
  }

  /// What a picture begins with.
  var mark: String { self == .kitty ? "\u{1B}_G" : "\u{1B}P" }
}
