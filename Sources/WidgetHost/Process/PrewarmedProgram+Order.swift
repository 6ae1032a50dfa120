extension PrewarmedProgram {
  /// What a process is to become, as bytes: their number, then texts with a 0 behind each. A text ends before its first 0,
  /// as in the words of a program.
  struct Order: Equatable {
    var folder: String?
    var places: [Int32]
    var words: [String]
    var environment: [String: String]

    init(_ launch: ChildProcess.Launch, places: [Int32]) {
      (folder, self.places) = (launch.folder, places)
      (words, environment) = (launch.arguments, launch.environment)
    }

    var bytes: [UInt8] {
      var texts = [folder ?? "", "\(places.count)"] + places.map { "\($0)" }
      texts += ["\(words.count)"] + words
      for (name, value) in environment { texts += [name, value] }
      var bytes: [UInt8] = [0, 0, 0, 0]
      for text in texts { bytes += text.utf8.prefix { $0 != 0 } + [0] }
      for index in 0..<4 {
        bytes[index] = UInt8(truncatingIfNeeded: (bytes.count - 4) >> (8 * index))
      }
      return bytes
    }

    /// Reads an order; nil while it is not whole.
    init?(_ bytes: [UInt8]) {
      guard bytes.count >= 4 else { return nil }
      let count = bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      guard bytes.count == count + 4 else { return nil }
      var texts = bytes.dropFirst(4).split(separator: 0, omittingEmptySubsequences: false)
        .dropLast().map { String(decoding: $0, as: UTF8.self) }[...]
      let folder = texts.popFirst() ?? ""
      self.folder = folder.isEmpty ? nil : folder
      places = Self.take(&texts).compactMap { Int32($0) }
      words = Self.take(&texts)
      environment = [:]
      while let name = texts.popFirst(), let value = texts.popFirst() { environment[name] = value }
    }

    /// Takes as many texts as the first one says.
    private static func take(_ texts: inout ArraySlice<String>) -> [String] {
      let count = min(texts.count, max(0, texts.popFirst().flatMap { Int($0) } ?? 0))
      defer { texts.removeFirst(min(count, texts.count)) }
      return Array(texts.prefix(count))
    }
  }
}
