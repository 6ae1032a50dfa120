import CNcurses

/// The sequences that take a terminal over, ask it questions, and give it back.
struct ModeSequences {
  let enter: [UInt8]
  let leave: [UInt8]
  let questions: [UInt8]
  /// A screen without a window around it.
  let isConsole: Bool

  static let beginFrame = Array("\u{1B}[?2026h".utf8)
  static let endFrame = Array("\u{1B}[?2026l".utf8)

  /// Creates the current terminfo entry's sequences, and the modes that terminfo has no names for.
  @MainActor
  init(profile: TerminalProfile) {
    isConsole = profile.isConsole
    // Button presses, drags, coordinates in decimal; bracketed paste; focus.
    let mouse = profile.hasMouse ? [1000, 1002, 1006] : []
    let modes = isConsole ? [] : mouse + [2004, 1004]
    // The window's title is kept on the terminal's own stack meanwhile.
    enter =
      (isConsole ? [] : Array("\u{1B}[22;2t".utf8)) + Self.capability("smcup")
      + Self.capability("smkx") + Self.capability("civis")
      + modes.flatMap { Array("\u{1B}[?\($0)h".utf8) }
    leave =
      (isConsole ? [] : Self.endFrameIfBegun)
      + modes.reversed().flatMap { Array("\u{1B}[?\($0)l".utf8) } + Self.capability("sgr0")
      + Self.capability("op") + Self.capability("rmkx") + Self.capability("cnorm")
      + Self.screenBefore + (isConsole ? [] : Array("\u{1B}[23;2t".utf8))
    // Does it know synchronized output, and how wide is an emoji?
    questions =
      isConsole
      ? [] : Array("\u{1B}[?2026$p".utf8) + (profile.isASCII ? [] : NarrowEmoji.question)
  }

  /// What brings back the screen from before; a terminal without a second screen is left empty, or the shell would
  /// write into the picture.
  @MainActor
  private static var screenBefore: [UInt8] {
    let back = capability("rmcup")
    return back.isEmpty ? capability("clear") : back
  }

  /// A crash may come in the middle of a frame.
  private static let endFrameIfBegun = endFrame

  /// Returns a capability's bytes, without the padding that old terminals needed.
  @MainActor
  private static func capability(_ name: String) -> [UInt8] {
    guard let text = islet_string(name) else { return [] }
    var bytes: [UInt8] = []
    var isPadding = false
    var index = text
    while index.pointee != 0 {
      let byte = UInt8(bitPattern: index.pointee)
      if byte == UInt8(ascii: "$"), index[1] == CChar(bitPattern: UInt8(ascii: "<")) {
        isPadding = true
      }
      if !isPadding { bytes.append(byte) }
      if isPadding, byte == UInt8(ascii: ">") { isPadding = false }
      index += 1
    }
    return bytes
  }
}
