extension Unicode.Scalar {
  /// Whether an iPhone draws a character in colours where the text's font lacks it: ⏱ and ☎ are letters by Unicode's
  /// default, and pictures on iOS, which asks its font of emoji before those of symbols.
  package var isPictureOnPhones: Bool { properties.isEmoji && value > 0xFF }
}
