extension StringProtocol {
  /// The text with control characters and direction marks made visible, so that it can stand in a line that a person
  /// reads: a name from outside must neither move the cursor of a terminal nor turn the text around it.
  public var printable: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.printable(keepsTurns: false)) }
    return String(result)
  }

  /// Lines that a terminal may get: control characters beside line breaks and tabs are made visible, and what turns
  /// the direction of letters stays, for whole texts are written in such languages.
  public var printableLines: String {
    // Nearly all texts are harmless, and a gallery is long.
    if unicodeScalars.allSatisfy({ $0.isInLines || $0.printable(keepsTurns: true) == $0 }) {
      return String(self)
    }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      result.append(scalar.isInLines ? scalar : scalar.printable(keepsTurns: true))
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var isInLines: Bool { self == "\n" || self == "\t" }

  /// Returns the scalar, or a visible one in the place of a control character.
  fileprivate func printable(keepsTurns: Bool) -> Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "?"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0: "\u{FFFD}"
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: keepsTurns ? self : "\u{FFFD}"
    default: self
    }
  }
}
