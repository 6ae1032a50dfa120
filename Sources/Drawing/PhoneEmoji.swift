extension Unicode.Scalar {
  /// Whether an iPhone draws a character in colours: ⏱ and ☎ are letters by Unicode's default, and pictures on iOS, which
  /// asks its font of emoji before those of symbols. Those that Inter has count as letters.
  package var isPictureOnPhones: Bool {
    properties.isEmoji && value > 0xFF && !Self.lettersOfInter.contains(value)
  }

  /// What of those symbols Inter has: ‼ ⁉ ™ ↔ ↕ ↖ ↗ ↘ ↙ ↩ ↪ ⏏ Ⓜ ▪ ▶ ◀ ☀ ♥ ⚠ ❤ ⬆.
  private static let lettersOfInter: Set<UInt32> = [
    0x203C, 0x2049, 0x2122, 0x2194, 0x2195, 0x2196, 0x2197, 0x2198, 0x2199, 0x21A9, 0x21AA, 0x23CF,
    0x24C2, 0x25AA, 0x25B6, 0x25C0, 0x2600, 0x2665, 0x26A0, 0x2764, 0x2B06,
  ]
}
