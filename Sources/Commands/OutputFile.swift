import Simulator

/// What the user names on the command line to be written.
enum OutputFile {
  /// Writes a text, whole or not at all.
  ///
  /// - `fix`: what to do when that fails.
  static func write(
    _ text: String, to path: String, fix: String = "choose another -o"
  ) throws(UsageError) {
    do {
      try FileBytes.write(Array(text.utf8), to: path)
    } catch {
      throw UsageError("\(printable(path)) cannot be written: \(error.reason)", fix: fix)
    }
  }
}
