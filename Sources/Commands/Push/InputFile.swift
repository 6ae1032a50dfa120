import Simulator

/// What the user names on the command line: a file, or `-` for standard input.
@MainActor
enum InputFile {
  static func read(
    _ name: String, _ console: Console, limit: Int = 64 << 20
  ) throws(UsageError) -> [UInt8] {
    if name == "-" { return console.readInput() }
    do {
      return try FileBytes.read(console.absolute(name), limit: limit)
    } catch {
      throw UsageError(
        "\(printable(name)) cannot be read: \(error.reason)", fix: "is the path right?")
    }
  }
}
