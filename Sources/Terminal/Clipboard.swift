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
    // GNU screen passes it on in a string of its own; tmux takes it as it is (set-clipboard).
    if environment["STY"] != nil, environment["TMUX"] == nil {
      return Array("\u{1B}P\(body)\u{1B}\\".utf8)
    }
    return Array(body.utf8)
  }
}
