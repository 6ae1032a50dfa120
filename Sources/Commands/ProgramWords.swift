import Foundation

/// The words that this process was started with: the program's name, then those of the command.
struct ProgramWords: Equatable {
  var words: [String]
  /// A word that is not UTF-8, as far as it can be shown.
  ///
  /// Its text has other bytes: a file of that name would not be found, and one with another name would be made.
  var unreadable: String?

  /// Returns the words as Swift knows them, or else as `/proc` tells them; nil when neither does.
  ///
  /// Swift looks for them on the stack below the environment. A preloaded library that adds a variable (`faketime`
  /// does) has moved the environment elsewhere, and then Swift finds no word at all.
  static func ofThisProcess() -> ProgramWords? {
    let known = (0..<Int(CommandLine.argc)).prefix { CommandLine.unsafeArgv[$0] != nil }
      .compactMap { CommandLine.unsafeArgv[$0] }
    guard known.isEmpty else {
      return ProgramWords(known.map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) })
    }
    return told(in: "/proc/self/cmdline")
  }

  /// Returns the words in a file of the system, in which each ends with a zero; nil when it cannot be read.
  static func told(in path: String) -> ProgramWords? {
    guard let bytes = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd(),
      bytes.last == 0
    else { return nil }
    return ProgramWords(
      bytes.dropLast().split(separator: 0, omittingEmptySubsequences: false).map(Array.init))
  }

  init(_ words: [[UInt8]]) {
    self.words = words.map { String(decoding: $0, as: UTF8.self) }
    unreadable = words.first { String(validating: $0, as: UTF8.self) == nil }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The words of the command.
  var arguments: [String] { Array(words.dropFirst()) }
}
