import Numbers

/// Text for the clipboard of the terminal that a person sits at (OSC 52), also through ssh.
enum Clipboard {
  /// Most bytes that terminals take.
  static let limit = 74_000

  /// Returns the sequence that copies a text; nil where terminals are known to take none.
  static func sequence(for text: String, in environment: [String: String]) -> [UInt8]? {
    let term = environment["TERM"] ?? ""
    guard term != "linux", !term.hasPrefix("vt"), text.utf8.count <= limit else { return nil }
    let body = "\u{1B}]52;c;\(Base64.text(text.utf8))\u{7}"
    let bytes = Array(body.utf8)
    // GNU screen passes it on in strings of its own; tmux takes it as it is, where it takes it.
    guard environment["STY"] != nil, environment["TMUX"] == nil else { return bytes }
    return stride(from: 0, to: bytes.count, by: screenPiece).flatMap { start in
      Array("\u{1B}P".utf8) + bytes[start..<min(start + screenPiece, bytes.count)]
        + Array("\u{1B}\\".utf8)
    }
  }

  /// Returns what is told when the sequence has been sent. No terminal answers it, and tmux takes it only where
  /// set-clipboard is on, which it is not by itself.
  static func notice(
    of what: String, _ note: String? = nil, in environment: [String: String]
  ) -> String {
    guard environment["TMUX"] != nil else {
      return ["Copied \(what)", note].compactMap { $0 }.joined(separator: ", ")
    }
    // A footer of 80 columns has room for both.
    return note.map { "Sent \(what), \($0), to tmux (set-clipboard on)" }
      ?? "Sent \(what) to tmux, which copies it where set-clipboard is on"
  }

  /// Bytes in one string for GNU screen, which cuts strings that are longer than 256.
  private static let screenPiece = 250
}
