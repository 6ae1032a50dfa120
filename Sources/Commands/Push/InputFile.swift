import Files

/// What the user names on the command line: a file, or `-` for standard input.
@MainActor
enum InputFile {
  /// Returns how a message calls it.
  static func words(_ name: String) -> String { name == "-" ? "standard input" : name }

  static func read(
    _ name: String, _ console: Console, limit: Int = 64 << 20
  ) throws(UsageError) -> [UInt8] {
    do {
      return name == "-"
        ? try console.readInput(limit)
        : try FileBytes.read(console.absolute(name), limit: limit)
    } catch {
      let fix =
        switch error.cause {
        case .missing: "is the path right?"
        case .folder: "name a file in it"
        case .tooLarge: "is this the right file?"
        case .other: "may you read it? ls -l tells"
        }
      throw UsageError("\(words(printable(name))) cannot be read: \(error.reason)", fix: fix)
    }
  }
}
